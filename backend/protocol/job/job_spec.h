#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/field_table.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/protocol/job/input_spec.h"
#include "backend/protocol/job/job_enums.h"
#include "backend/protocol/job/schedule.h"
#include "backend/protocol/job/task_spec.h"

namespace trainyard::protocol {

/// One training job. The client writes it to runs/RUN/job.json, and every role of the run reads it. Names follow
/// MXNet's train_mnist.py where that has one.
struct JobSpec {
    static constexpr std::size_t kLargestNetwork = 48 * 1024;
    static constexpr int kMostGpus = 64; ///< of a machine
    static constexpr double kSaveMinutes = 10;
    /// Only of a file that is being read: a job in memory has 1, and is written with versionOf().
    int version = 1;
    RunId run;
    JobType type = JobType::Trainer;
    TaskSpec task;             ///< of other types than Trainer; its launcher also of that one
    std::string model = "mlp"; ///< one of modelNames(), or the name of `network`
    std::string network;       ///< a model as JSON (runtime/nn/formats/model_json.h); up to 48 KiB
    int classes = 0;           ///< of the model's last layer; 0: the model's own number; up to 65,536
    Precision precision = Precision::Float32;
    std::string gpus; ///< GPUs of each machine: CUDA indices "0,1", "none", or empty or "auto" for all (gpusOf, gpusOn)
    std::string kvStore = "dist_sync"; ///< dist_sync, dist_async, their device spellings, local, device (kvStoreKind)
    std::string data;                  ///< s3:// or file:/// paths: a folder, files, patterns, lists joined by `;`
    InputSpec input;                   ///< format, augmentation and normalisation of `data`
    int epochs = 20;                   ///< 1 to 100,000
    int batchSize = 64; ///< samples of one step: of all workers if globalBatch, else of each; 1 to 1,048,576
    bool globalBatch = true;
    double learningRate = 0.05;                         ///< above 0, at most 1000; for the initial number of workers
    Schedule::Kind schedule = Schedule::Kind::Constant; ///< of the learning rate; cosine: until the last epoch
    std::vector<double> stepEpochs; ///< step: multiplies the rate by stepFactor at each; increasing, up to 64
    double stepFactor = 0.1;        ///< above 0, at most 1000
    double finalRate = 0;           ///< cosine: the final rate; 0 to learningRate
    double warmupEpochs = 0;        ///< the rate rises linearly from warmupRate for so long; 0 to 100,000
    double warmupRate = 0;          ///< 0 to 1000
    int rampSteps = 100;            ///< without globalBatch: steps in which the rate adapts to a new number of workers
    OptimizerKind optimizer = OptimizerKind::Sgd;
    double momentum = 0.9;        ///< of sgd and nag; at least 0, below 1
    double weightDecay = 0.0001;  ///< 0 to 1
    std::uint64_t seed = 1;       ///< of the initial weights and of the order of samples
    int displayBatches = 100;     ///< batches between speed records and log lines, or 1 to 5 s; 1 to 1,000,000
    int displaySamples = 0;       ///< validation samples whose predicted classes come with each speed record; 0 to 64
    int threads = 0;              ///< compute threads of each worker; 0: its share of its machine; up to 1024
    std::string checkpointFolder; ///< s3://, or of the node that writes them; empty: checkpoints/ of the run folder
    int savePeriod = 1;           ///< epochs between checkpoints; 0: only when the run is stopped; up to 100,000
    double saveMinutes = kSaveMinutes; ///< see minutesBetweenSaves(); 0 to 100,000
    int keep = 3; ///< newest checkpoints at the ends of epochs that are kept; 0: all; up to 100,000
    KeepBest keepBest = KeepBest::Accuracy; ///< beside them the best one
    std::string resume;        ///< checkpoint to resume from, or a folder for its newest: s3://, or of this machine
    int workers = 1;           ///< initially; 1 to 4096
    int workersPerMachine = 1; ///< on a cluster with GPUs: one for each of them; 1 to 64
    int servers = 1;           ///< 0 to 1024; 0 if and only if kvStore is local or device, also as its default
    ServersOn serversOn = ServersOn::Auto; ///< Workers: 1 server means one on each worker machine
    bool serverReplicas = true;            ///< with at least 2 servers: a replica of every slice on the next server
    int minWorkers = 1;                    ///< the run pauses with fewer; 1 to `workers`
    int maxWorkers = 4096;                 ///< most members at a time
    int spares = 0;                        ///< most candidates beyond maxWorkers, ready to replace members; 0 to 4096
    int pauseSeconds = -1; ///< a longer pause ends the run; 0: at once; up to 86,400; -1: see pauseLimit()
    Boundary boundary = Boundary::Auto;
    int hostDeaths = 3;          ///< so many worker deaths on a host within cooldownSeconds exclude it; 0: never
    int cooldownSeconds = 300;   ///< 1 to 86,400
    bool deterministic = false;  ///< adds gradients in rank order: bit-identical weights
    int sliceBytes = 256 * 1024; ///< largest unit of gradient sync with servers; 4,096 to 16,777,216, a multiple of 64
    int serverThreads = 0;       ///< threads of a server, and connections of each worker to it; 0: by size; up to 64
    OptimizerPlacement optimizerPlacement = OptimizerPlacement::Servers;
    Compression compression = Compression::None;
    double compressionThreshold = 0.5; ///< 2bit: value sent for a gradient element beyond it; above 0, at most 1e6
    WireMode wire = WireMode::Auto;
    bool sharedMemory = true;      ///< between a worker and a server of one host
    int startSeconds = 120;        ///< for all roles to join; then the run waits only for those that load; 1 to 86,400
    int candidateSeconds = 86'400; ///< for a worker that sends heartbeats to load its data, or to reach it again in the
                                   ///< middle of a run; 1 to 86,400
    int stepSeconds = 300;         ///< a member that sends nothing for so long in a step is removed; 1 to 86,400
    double heartbeatSeconds = 1;   ///< 0.05 to 3600
    int heartbeatMisses = 3;       ///< a process that misses so many heartbeats counts as dead; 2 to 1000
    int stragglerSeconds = 10;     ///< a rank that delays a step for so long is reported; 1 to 86,400
    int reconnectSeconds = 60;     ///< workers and servers try so long to reach a lost scheduler; 1 to 86,400
    int stopSeconds = 60;          ///< a run that is stopped may save a checkpoint for so long; 1 to 3600
    int schedulerRestarts = 5;     ///< restarts of a dead scheduler in an hour; 0 to 1000

    /// Between checkpoints within an epoch; 0: none. With savePeriod 0 only where a number was chosen.
    double minutesBetweenSaves() const { return savePeriod == 0 && saveMinutes == kSaveMinutes ? 0.0 : saveMinutes; }
    /// Whether the roles of the run are those of the parameter server (backend/runtime/ps): Trainer and KvStore. Those
    /// of other types are a coordinator in place of the scheduler, and task runners (backend/runtime/tasks).
    bool usesParameterServer() const { return type == JobType::Trainer || type == JobType::KvStore; }
    bool isTask() const { return type != JobType::Trainer; } ///< runs a program of the user
    bool synchronous() const;
    bool local() const;                             ///< one worker that applies the optimizer itself, without servers
    bool optimizerOnWorkers() const;                ///< servers return summed gradients instead of weights
    std::int64_t samplesPerStep(int workers) const; ///< of all workers together
    /// Seconds: pauseSeconds, by default 300. A client sets another default for Spot machines.
    int pauseLimit() const { return pauseSeconds < 0 ? 300 : pauseSeconds; }
    bool operator==(const JobSpec &) const = default;
};

enum class KvStoreKind { Local, Sync, Async };

/// Returns the kind of an MXNet kv-store type: local and device; dist_sync, dist_device_sync and dist_sync_device;
/// dist_async, dist_device_async and dist_async_device. In MXNet "device" means that a machine's gradients are added on
/// its GPUs; here it has no effect, because a worker uses one GPU.
/// \error InvalidArgument
Result<KvStoreKind> kvStoreKind(std::string_view);

/// Returns the learning rate of a job over its epochs.
Schedule scheduleOf(const JobSpec &);

/// Parses a list of GPUs such as "0,1,2,3". Each worker uses one; the workers of a machine use different ones as long
/// as there are any.
/// \return empty for "none", and for "auto" and "", which gpusOn() resolves
/// \error InvalidArgument
Result<std::vector<int>> gpusOf(std::string_view);

/// Returns the GPUs of a job on a machine with so many: those that it lists, or, for "auto" and "", all that there are
/// if the job's precision is available on GPUs. Empty means the CPU.
/// \error InvalidArgument
Result<std::vector<int>> gpusOn(const JobSpec &, int gpus);

/// An error in one field of a job.
struct JobProblem {
    FieldOf<JobSpec> field; ///< JobSpec::input for each of its fields
    std::string detail;     ///< in English, begins with the field's name in job.json: "epochs: 0 is not in 1 to 100000"
    bool operator==(const JobProblem &) const = default;
};

/// Checks lengths, ranges and combinations of all fields except the version.
std::vector<JobProblem> problems(const JobSpec &);

/// The version of a file of this job: 2 if it has a type or a task, which older programs do not know, else 1.
int versionOf(const JobSpec &);

/// Returns the first long option of a field: "--num-classes". Empty when it has none; of JobSpec::model "--network", of
/// JobSpec::data and JobSpec::input "--data".
std::string optionOf(FieldOf<JobSpec>);

/// \error InvalidArgument (the detail of the first problem; a task of more than 64 KiB), ProtocolMismatch
Status validate(const JobSpec &);
bool usesS3(const JobSpec &); ///< reads its data from S3

/// Returns all fields as indented JSON.
std::string toJson(const JobSpec &);

/// Parses and validates at most 64 KiB. Missing fields have their default (`servers` with a local kvStore, or of a task
/// without servers of its own: 0); `run` and, for the trainer, `data` are required.
/// \error InvalidArgument (not JSON, unknown field, wrong type, out of range; the detail names the field),
///     ProtocolMismatch
Result<JobSpec> jobSpecFromJson(std::string_view text);

/// Whether a text is safe as a file name: 1 to 64 of A-Z a-z 0-9 . _ - and not starting with a dot or a dash.
bool isSafeName(std::string_view);

} // namespace trainyard::protocol
