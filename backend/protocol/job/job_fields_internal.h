#pragma once

#include <limits>
#include <tuple>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/core/field_table.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/json_fields.h"

namespace trainyard::protocol {

inline constexpr const char *kJobSource = "job";

/// The fields of a job, the options in the order of the help. Only `run` and `data` are required in a file.
inline constexpr std::tuple kJobFields{
    field(&JobSpec::version, "version", {1, std::numeric_limits<int>::max()}),
    field(&JobSpec::run, "run", {0, 64}),
    field(&JobSpec::type, "type"),
    field(&JobSpec::task, "task"),
    field(&JobSpec::model, "model", {0, 64}),
    field(&JobSpec::network, "network", {0, JobSpec::kLargestNetwork}),
    field(&JobSpec::data, "data", {0, 2048}),
    field(&JobSpec::input, "input"),
    field(&JobSpec::classes, "classes", {0, 65'536}, "--num-classes", "0: the model's own number"),
    field(&JobSpec::precision, "precision", {}, "--dtype,--precision",
          "Of activations and arithmetic: float32, bfloat16"),
    field(&JobSpec::gpus, "gpus", {0, 256}, "--gpus",
          "GPUs of each machine, such as 0,1, with a worker for each; none: the CPU; by default (auto) all that there "
          "are"),
    field(&JobSpec::kvStore, "kvStore", {0, 64}, "--kv-store",
          "dist_sync, dist_async, their device spellings, or local without servers"),
    field(&JobSpec::epochs, "epochs", {.low = 1, .high = 100'000, .inHelp = true}, "--epochs,--num-epochs",
          "Passes over the data"),
    field(&JobSpec::batchSize, "batchSize", {.low = 1, .high = 1 << 20, .inHelp = true}, "--batch-size",
          "Samples of one step, of all workers together"),
    field(&JobSpec::globalBatch, "globalBatch", {}, "!--per-worker-batch,!--batch-per-worker",
          "--batch-size is of each worker"),
    field(&JobSpec::optimizer, "optimizer", {}, "--optimizer", "sgd, nag (Nesterov's), adam"),
    field(&JobSpec::optimizerPlacement, "updateOn", {}, "--update-on",
          "Who steps in dist_sync: servers, or workers, by summed gradients from them"),
    field(&JobSpec::learningRate, "learningRate", {1e-12, 1000}, "--lr,--learning-rate",
          "Learning rate, for the workers that the job starts with"),
    field(&JobSpec::schedule, "schedule", {}, "--lr-schedule", "Of the learning rate: constant, step, cosine"),
    field(&JobSpec::stepEpochs, "stepEpochs", {0, 100'000}, "--lr-step-epochs",
          "step: multiply the rate at these epochs, such as 200,250"),
    field(&JobSpec::stepFactor, "stepFactor", {1e-12, 1000}, "--lr-factor", "step: by this"),
    field(&JobSpec::finalRate, "finalRate", {0, 1000}, "--lr-final", "cosine: down to this"),
    field(&JobSpec::warmupEpochs, "warmupEpochs", {0, 100'000}, "--warmup-epochs",
          "Let the rate rise for so long first"),
    field(&JobSpec::warmupRate, "warmupRate", {0, 1000}, "--warmup-lr", "From this"),
    field(&JobSpec::rampSteps, "rampSteps", {0, 1'000'000}, "--lr-ramp-steps",
          "--per-worker-batch: steps in which it follows the number of workers"),
    field(&JobSpec::momentum, "momentum", {0, 0.9999999}, "--mom,--momentum", "Momentum of sgd and nag"),
    field(&JobSpec::weightDecay, "weightDecay", {0, 1}, "--wd,--weight-decay", "Weight decay"),
    field(&JobSpec::compression, "compression", {}, "--gc-type",
          "Of what workers and servers exchange: none, bf16, 2bit"),
    field(&JobSpec::compressionThreshold, "compressionThreshold", {1e-12, 1e6}, "--gc-threshold",
          "2bit: what is sent for a gradient's element over it"),
    field(&JobSpec::wire, "wire", {}, "--wire",
          "Gradients and weights on their way: plain, aead (encrypted), auto (outside private networks)"),
    field(&JobSpec::seed, "seed", {}, "--seed", "Of the first weights and the order of samples"),
    field(&JobSpec::displayBatches, "displayBatches", {1, 1'000'000}, "--disp-batches",
          "Batches between speed records: at least one in 5 s; in a long run at most one a second, then one in 5 s"),
    field(&JobSpec::displaySamples, "displaySamples", {0, 64}),
    field(&JobSpec::threads, "threads", {.low = 0, .high = 1024, .zero = "auto"}, "--threads",
          "Compute threads of each worker; auto: one for each core of its machine, less what the servers there need"),
    field(&JobSpec::servers, "servers", {0, 1024}, "-s,--servers,--num-servers",
          "Parameter servers; on the workers' machines 1 means one on each; default with a local --kv-store: 0"),
    field(&JobSpec::serversOn, "serversOn", {}, "--servers-on",
          "Machines of the servers: head, workers (a part of the weights on each), or auto: head"),
    field(&JobSpec::savePeriod, "savePeriod", {0, 100'000}, "--save-period",
          "Epochs between checkpoints, with one after the last epoch; 0: none after epochs, only at a stop"),
    field(&JobSpec::saveMinutes, "saveMinutes", {0, 100'000}, "--save-minutes",
          "Minutes between checkpoints within epochs, beside --save-period; 0, or the default with --save-period 0: "
          "none"),
    field(&JobSpec::keep, "keep", {.low = 0, .high = 100'000, .zero = "all"}, "--keep",
          "Newest checkpoints that are kept, on the machine that saves them and in the bucket"),
    field(&JobSpec::keepBest, "keepBest", {}, "--keep-best",
          "Beside them the best one of the validation: by accuracy, loss, or none"),
    field(&JobSpec::stopSeconds, "stopSeconds", {.low = 1, .high = 3600, .inHelp = true}, "--stop-seconds",
          "Longest time in which a run that is stopped saves a checkpoint"),
    field(&JobSpec::resume, "resume", {0, 2048}, "--resume",
          "Continue from a checkpoint: FILE, or the newest one of a folder, here or at s3://BUCKET/PREFIX; "
          "default: none, with new weights"),
    field(&JobSpec::checkpointFolder, "checkpointFolder", {0, 2048}, "--checkpoint-folder",
          "Where checkpoints go: s3://BUCKET/PREFIX, or a folder of the machine that saves them"),
    field(&JobSpec::minWorkers, "minWorkers", {1, 4096}, "--min-workers", "With fewer the run pauses"),
    field(&JobSpec::maxWorkers, "maxWorkers", {1, 4096}, "--max-workers", "Members at a time"),
    field(&JobSpec::boundary, "boundary", {}, "--boundary",
          "Where workers come and go: epoch, batch, or auto: between two batches unless the epoch ends within 5 s"),
    field(&JobSpec::deterministic, "deterministic", {}, "--deterministic", "The same weights bit for bit"),
    field(&JobSpec::workers, "workers", {1, 4096}),
    field(&JobSpec::workersPerMachine, "workersPerMachine", {1, JobSpec::kMostGpus}, "--workers-per-machine",
          "Without GPUs: on machines with two sockets, 2 give each worker the cores and the memory of one"),
    field(&JobSpec::serverReplicas, "serverCopies"),
    field(&JobSpec::spares, "spares", {0, 4096}, "--spares",
          "Workers beyond --max-workers that may join, and wait to replace members that die"),
    field(&JobSpec::pauseSeconds, "pauseSeconds", {-1, 86'400}),
    field(&JobSpec::hostDeaths, "hostDeaths", {0, 1000}, "--host-deaths",
          "So many deaths of workers on a machine within --host-cooldown exclude it; 0: never"),
    field(&JobSpec::cooldownSeconds, "cooldownSeconds", {1, 86'400}, "--host-cooldown",
          "Seconds for which it is excluded; 'trainyardctl readmit' lets it join earlier"),
    field(&JobSpec::sliceBytes, "sliceBytes", {4096, 16 << 20}),
    field(&JobSpec::serverThreads, "lanes", {0, 64}),
    field(&JobSpec::sharedMemory, "sharedMemory"),
    field(&JobSpec::startSeconds, "startSeconds", {1, 86'400}),
    field(&JobSpec::candidateSeconds, "candidateSeconds", {1, 86'400}),
    field(&JobSpec::stepSeconds, "stepSeconds", {1, 86'400}),
    field(&JobSpec::heartbeatSeconds, "heartbeatSeconds", {0.05, 3600}),
    field(&JobSpec::heartbeatMisses, "heartbeatMisses", {2, 1000}),
    field(&JobSpec::stragglerSeconds, "awaitedSeconds", {1, 86'400}),
    field(&JobSpec::reconnectSeconds, "reconnectSeconds", {1, 86'400}),
    field(&JobSpec::schedulerRestarts, "schedulerRestarts", {0, 1000})};

/// The fields of a task, in the order of the help. Limits of a list of texts: the length of each.
inline constexpr std::tuple kTaskFields{
    field(&TaskSpec::command, "command", {0, TaskSpec::kLongestCommand}),
    field(&TaskSpec::setup, "setup", {0, TaskSpec::kLongestCommand}, "--setup",
          "A line for the shell of each machine, once before the command: "
          "\"pip install -r requirements.txt\""),
    field(&TaskSpec::code, "code", {0, 4096}, "--code", "Folder of this computer that is sent to the machines"),
    field(&TaskSpec::codeHash, "codeHash", {0, 64}),
    field(&TaskSpec::folder, "folder", {0, 4096}, "--folder",
          "Working folder on the machines: absolute, ~/..., or below the code; "
          "default: the code, else the home"),
    field(&TaskSpec::excludes, "excludes", {1, 1024}, "--exclude", "Files that are not sent: a pattern; repeatable"),
    field(&TaskSpec::environment, "environment", {1, TaskSpec::kLongestLine}, "--env",
          "A variable, NAME=value (or NAME:value); repeatable"),
    field(&TaskSpec::secrets, "secrets", {1, 256}, "--secret-env",
          "Name of a variable of this shell that is sent as a secret; "
          "repeatable"),
    field(&TaskSpec::nodes, "nodes", {1, 16}, "--nodes", "Machines: workers, head, all, or their number"),
    field(&TaskSpec::processes, "processes", {.low = 0, .high = 64, .zero = "auto"}, "--processes",
          "Processes on each machine; auto: what the type starts, for most one "
          "for each GPU, or one"),
    field(&TaskSpec::elastic, "elastic", {}, "--elastic",
          "Machines may come and go while it runs, as far as the type can"),
    field(&TaskSpec::onFailure, "onFailure", {}, "--on-failure",
          "When a process fails: end (all of them), shrink (go on with the "
          "others), restart (all of them)"),
    field(&TaskSpec::restarts, "restarts", {0, 1000}, "--restarts", "--on-failure restart: at most so often"),
    field(&TaskSpec::setupSeconds, "setupSeconds", {1, 86'400}, "--setup-seconds", "Longest time of --setup"),
    field(&TaskSpec::logFormats, "logFormats", {0, 256}, "--log-formats",
          "Formats of metrics in its output, joined by commas; auto: all; none"),
    field(&TaskSpec::patterns, "patterns", {1, 1024}, "--metric-pattern",
          "Regular expression with named groups: \"loss is (?<loss>[0-9.]+)\"; "
          "repeatable"),
    field(&TaskSpec::options, "options", {0, TaskSpec::kLongestLine}),
    field(&TaskSpec::launcher, "launcher", {}, "--launcher",
          "How the processes come to the machines: ssh (their agents), local, "
          "mpi, sge, slurm, yarn"),
    field(&TaskSpec::launcherOptions, "launcherOptions", {1, 1024}, "--launcher-option",
          "A further word for the command of the launcher; repeatable"),
    field(&TaskSpec::queueSeconds, "queueSeconds", {0, 2'592'000}, "--queue-seconds",
          "Longest time in the queue of sge, slurm or yarn; 0: no limit but those of the cluster")};

inline constexpr std::tuple kInputFields{
    field(&InputSpec::validation, "validation", {0, 2048}, "--data-val", "Default: the validation files of --data"),
    field(&InputSpec::format, "format", {0, 64}, "--data-format", "auto, idx, cifar10, cifar100, rec"),
    field(&InputSpec::threads, "threads", {1, 64}, "--data-nthreads", "Threads of each worker that prepare batches"),
    field(&InputSpec::pad, "pad", {0, 1024}, "--pad-size", "Pixels on each side before the crop"),
    field(&InputSpec::fill, "fill", {0, 255}, "--fill-value", "What they are filled with"),
    field(&InputSpec::randomCrop, "randomCrop", {}, "--random-crop", "0 or 1"),
    field(&InputSpec::randomMirror, "randomMirror", {}, "--random-mirror", "0 or 1"),
    field(&InputSpec::maxHue, "maxHue", {0, 180}, "--max-random-h", "Half degrees of hue either way"),
    field(&InputSpec::maxSaturation, "maxSaturation", {0, 255}, "--max-random-s", "255ths of saturation either way"),
    field(&InputSpec::maxLightness, "maxLightness", {0, 255}, "--max-random-l", "255ths of lightness either way"),
    field(&InputSpec::mean, "mean", {-1e6, 1e6}, "--rgb-mean", "R,G,B of 0 to 255"),
    field(&InputSpec::deviation, "deviation", {1e-6, 1e6}, "--rgb-std", "R,G,B"),
    field(&InputSpec::scale, "scale", {1e-9, 1e9}, "--scale", "A value becomes (value - mean) / std * scale"),
    field(&InputSpec::rawShape, "rawShape", {0, 16'384}),
    field(&InputSpec::cacheMegabytes, "cacheMegabytes", {0, 1 << 20})};

/// Reads the fields of a nested object.
/// \error InvalidArgument; the detail names "input.FIELD"
Status readInput(const nlohmann::json &value, InputSpec &input);

/// \error InvalidArgument; the detail names "task.FIELD"
Status readTask(const nlohmann::json &value, TaskSpec &task);

/// Reads one field if the object has it, and checks its type and limits.
template <class T>
void readField(FieldReader &in, const FieldInfo &info, T &value)
{
    const char *const name = info.name.file;
    [[maybe_unused]] const double low = info.limits.low, high = info.limits.high;
    if constexpr (std::is_same_v<T, bool>) {
        in.flag(name, value);
    } else if constexpr (std::is_same_v<T, int>) {
        in.integer(name, value, std::int64_t(low), std::int64_t(high));
    } else if constexpr (std::is_same_v<T, std::uint64_t>) {
        in.unsigned64(name, value);
    } else if constexpr (std::is_same_v<T, double>) {
        in.real(name, value, low, high);
    } else if constexpr (std::is_same_v<T, std::string>) {
        in.text(name, value, std::size_t(high));
    } else if constexpr (std::is_same_v<T, RunId>) {
        in.text(name, value.value, std::size_t(high));
    } else if constexpr (std::is_same_v<T, InputSpec>) {
        in.nested(name, [&value](const nlohmann::json &object) { return readInput(object, value); });
    } else if constexpr (std::is_same_v<T, TaskSpec>) {
        in.nested(name, [&value](const nlohmann::json &object) { return readTask(object, value); });
    } else if constexpr (std::is_same_v<T, std::vector<std::string>>) {
        in.texts(name, value, TaskSpec::kMostLines, std::size_t(low), std::size_t(high));
    } else if constexpr (std::is_same_v<T, std::map<std::string, std::string>>) {
        in.texts(name, value, TaskSpec::kMostLines, std::size_t(high));
    } else if constexpr (std::is_same_v<T, std::vector<double>>) {
        in.reals(name, value, 64, low, high);
    } else if constexpr (std::is_same_v<T, std::array<int, 3>>) {
        in.integers(name, value, int(low), int(high));
    } else if constexpr (std::is_same_v<T, std::array<double, 3>>) {
        in.reals(name, value, low, high);
    } else {
        std::string word(toString(value));
        in.text(name, word, 16);
        constexpr const char *kUnknown =
            std::is_same_v<T, Schedule::Kind> ? "unknown schedule '{}'; known are {}" : "\"{}\" is none of {}";
        if (const auto known = parseEnum<T>(word))
            value = *known;
        else
            in.reportError(name, fmt::format(kUnknown, word, fmt::join(namesOf(value), ", ")));
    }
}

} // namespace trainyard::protocol
