#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/protocol/input_spec.h"
#include "backend/protocol/schedule.h"

namespace trainyard::protocol {

/// One training job, as the client writes it into runs/RUN/job.json and every role of the run reads it.
/// Names follow train_mnist.py (contracts.md 5) where it has one.
struct JobSpec {
    static constexpr std::size_t kLargestNetwork = 48 * 1024;
    int version = 1;
    RunId run;
    std::string model = "mlp";         ///< one of modelNames(), or what `network` is called
    std::string network;               ///< a model as JSON (runtime/nn/formats/model_json.h); up to 48 KiB
    int classes = 0;                   ///< of the model's last layer; 0: the model's own number; up to 65,536
    std::string precision = "float32"; ///< of activations and arithmetic: float32, bfloat16; weights are float32 always
    std::string gpus;                  ///< cards of each machine that its workers use, as CUDA counts: "0,1" (gpusOf)
    std::string kvStore = "dist_sync"; ///< dist_sync, dist_async, their device spellings, local, device (kvStoreKind)
    std::string data;                  ///< s3:// or file:/// paths: a folder, files, patterns, lists joined by `;`
    InputSpec input;                   ///< what `data` holds and how it is changed before training
    int epochs = 20;                   ///< 1 to 100,000
    int batchSize = 64; ///< samples of one step: of all workers if globalBatch, else of each; 1 to 1,048,576
    bool globalBatch = true;
    double learningRate = 0.05; ///< above 0, at most 1000; for as many workers as the job starts with
    std::string schedule =
        "constant";                 ///< of the learning rate (Schedule): constant, step, cosine down to the last epoch
    std::vector<double> stepEpochs; ///< step: the rate is multiplied by stepFactor at each; rising, up to 64
    double stepFactor = 0.1;        ///< above 0, at most 1000
    double finalRate = 0;           ///< cosine: what it goes down to; 0 to learningRate
    double warmupEpochs = 0;        ///< the rate rises linearly from warmupRate for so long; 0 to 100,000
    double warmupRate = 0;          ///< 0 to 1000
    int rampSteps = 100;            ///< without globalBatch: in so many steps the rate follows the number of workers
    std::string optimizer = "sgd";  ///< sgd, nag (Nesterov's), adam
    double momentum = 0.9;          ///< of sgd and nag; 0 up to, not including, 1
    double weightDecay = 0.0001;    ///< 0 to 1
    std::uint64_t seed = 1;         ///< of the first weights and of the order of samples
    int displayBatches = 100;       ///< a speed record and a log line every so many batches; 1 to 1,000,000
    int threads = 1;                ///< compute threads of each worker; 1 to 1024
    std::string checkpointFolder;   ///< on the node that writes them; empty: checkpoints/ of the run folder
    int savePeriod = 1;             ///< epochs between checkpoints; 0: none, up to 100,000
    double saveMinutes = 0;         ///< and minutes; 0: only by epochs, up to 100,000
    std::string resume;             ///< checkpoint to go on from, on the head: a file, or a folder for its newest
    int workers = 1;                ///< at the start; 1 to 4096
    int servers = 1;                ///< 0 to 1024; 0 with kvStore local and device, and only there
    bool serverReplicas = true;     ///< with 2 servers and more: a second copy of every slice on the next one
    int minWorkers = 1;             ///< with fewer the run pauses; 1 to `workers`
    int maxWorkers = 4096;          ///< members at a time
    int spares = 0;                 ///< candidates beyond them that are kept ready to step in; 0 to 4096
    int pauseSeconds = 300;         ///< a pause that lasts longer ends the run; 0: it ends at once; to 86,400
    std::string boundary = "epoch"; ///< where workers come and go: "epoch" or "batch"
    int hostDeaths = 3;             ///< so many dead workers of a host within cooldownSeconds keep it out; 0: never
    int cooldownSeconds = 300;      ///< 1 to 86,400
    bool deterministic = false;     ///< add gradients in rank order: the same weights bit for bit
    int sliceBytes = 256 * 1024; ///< largest unit of exchange with the servers; 4,096 to 16,777,216, a multiple of 64
    int serverThreads = 0;       ///< threads of a server, and connections of each worker to it; 0: by size; up to 64
    std::string optimizerPlacement =
        "servers";                     ///< who steps in dist_sync: servers, or workers, by summed gradients from them
    std::string compression = "none";  ///< of what workers and servers exchange (gc-type): none, bf16, 2bit
    double compressionThreshold = 0.5; ///< 2bit: what is sent for a gradient's element over it; above 0, at most 1e6
    std::string wire = "auto";         ///< gradients and weights on their way: auto, plain, aead (runtime/ps/wire.h)
    bool sharedMemory = true;          ///< between a worker and a server of one host
    int startSeconds = 120;            ///< for all roles to say hello and be ready; 1 to 86,400
    int candidateSeconds = 120;        ///< for one later worker to get ready; 1 to 86,400
    int stepSeconds = 300;             ///< a member that sends nothing for so long in a step is removed; 1 to 86,400
    double heartbeatSeconds = 1;       ///< 0.05 to 3600
    int heartbeatMisses = 3;           ///< silent for so many heartbeats means dead; 2 to 1000
    int stragglerSeconds = 10;         ///< a step that waits so long for a rank is told; 1 to 86,400
    int reconnectSeconds = 60;         ///< workers and servers look so long for a lost scheduler; 1 to 86,400
    int schedulerRestarts = 5;         ///< times that its watcher starts a scheduler that died; 0 to 1000

    bool synchronous() const;
    bool local() const;                             ///< one worker that steps by itself, without servers
    bool optimizerOnWorkers() const;                ///< servers answer with summed gradients, not with weights
    std::int64_t samplesPerStep(int workers) const; ///< of all of them together
    bool operator==(const JobSpec &) const = default;
};

enum class KvStoreKind { Local, Sync, Async };

/// What a spelling of MXNet's kv-store types means: local and device; dist_sync, dist_device_sync and dist_sync_device;
/// dist_async, dist_device_async and dist_async_device. Device names where MXNet adds the gradients of one machine's
/// cards; here a worker has one. errors InvalidArgument
Result<KvStoreKind> kvStoreKind(std::string_view);

/// The learning rate of a job over its epochs.
Schedule scheduleOf(const JobSpec &);

/// The cards of a list such as "0,1,2,3": each worker computes on one of them, and the workers of one machine take
/// different ones as long as there are any. Empty: on the processor. errors  InvalidArgument
Result<std::vector<int>> gpusOf(std::string_view);

/// Checks lengths and ranges. errors InvalidArgument (detail begins with the field's name), ProtocolMismatch
Status validate(const JobSpec &);

/// Pretty JSON, all fields.
std::string toJson(const JobSpec &);

/// Reads at most 64 KiB; fields left out keep their default, `run` and `data` are required.
/// errors  InvalidArgument (not JSON, unknown field, wrong type, out of range: the field is named), ProtocolMismatch
Result<JobSpec> jobSpecFromJson(std::string_view text);

/// Usable as a file name: 1 to 64 of A-Z a-z 0-9 . _ - and not starting with a dot or a dash.
bool isSafeName(std::string_view);

} // namespace trainyard::protocol
