#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <string_view>

#include "backend/core/enum_names.h"

/// Enumerations of a job, with their names in job.json and options.
namespace trainyard::protocol {

using trainyard::toString;

/// What a job runs; backend/jobs has one file for each.
enum class JobType { Trainer, Command, Mxnet, TensorFlow, Pytorch, Horovod, Dask, Ray, Docker, KvStore };
constexpr auto namesOf(JobType)
{
    return std::to_array<std::string_view>(
        {"trainer", "command", "mxnet", "tensorflow", "pytorch", "horovod", "dask", "ray", "docker", "kvstore"});
}

/// How the processes of a job come to the machines; backend/launchers has one file for each but Ssh, which is the
/// agents of the machines.
enum class Launcher { Ssh, Local, Mpi, Sge, Slurm, Yarn };
constexpr auto namesOf(Launcher)
{
    return std::to_array<std::string_view>({"ssh", "local", "mpi", "sge", "slurm", "yarn"});
}

/// What follows when a process of a task fails.
enum class TaskFailure {
    End,    ///< the others are ended, and the run has failed
    Shrink, ///< the others go on, as long as there are minWorkers
    Restart ///< all start again, at most TaskSpec::restarts times
};
constexpr auto namesOf(TaskFailure)
{
    return std::to_array<std::string_view>({"end", "shrink", "restart"});
}

/// Of activations and arithmetic; weights are always float32.
enum class Precision { Float32, BFloat16 };
constexpr auto namesOf(Precision)
{
    return std::to_array<std::string_view>({"float32", "bfloat16"});
}

enum class OptimizerKind { Sgd, Nag, Adam }; ///< Nag: SGD with Nesterov's momentum
constexpr auto namesOf(OptimizerKind)
{
    return std::to_array<std::string_view>({"sgd", "nag", "adam"});
}

/// Applies the optimizer in dist_sync. With Workers, servers return gradient sums.
enum class OptimizerPlacement { Servers, Workers };
constexpr auto namesOf(OptimizerPlacement)
{
    return std::to_array<std::string_view>({"servers", "workers"});
}

/// The machines of the servers. A client that starts a run replaces Auto (runs/layout.h); in the job of a run that an
/// older version started Auto means Head, where all its servers are.
enum class ServersOn { Auto, Workers, Head };
constexpr auto namesOf(ServersOn)
{
    return std::to_array<std::string_view>({"auto", "workers", "head"});
}

/// The measure of the validation by which the best checkpoint is kept.
enum class KeepBest { Accuracy, Loss, None };
constexpr auto namesOf(KeepBest)
{
    return std::to_array<std::string_view>({"accuracy", "loss", "none"});
}

/// How long workers wait for the end of an epoch before they join or leave within it.
inline constexpr std::chrono::seconds kNearEpochEnd{5};

/// Where workers join and leave. Auto: at the end of the epoch where that is near, else between two batches.
enum class Boundary { Epoch, Batch, Auto };
constexpr auto namesOf(Boundary)
{
    return std::to_array<std::string_view>({"epoch", "batch", "auto"});
}

/// Of gradients and weights on the wire (gc-type).
enum class Compression { None, BFloat16, TwoBit };
constexpr auto namesOf(Compression)
{
    return std::to_array<std::string_view>({"none", "bf16", "2bit"});
}

/// Protection of gradients and weights on the wire; runtime/ps/transport/wire.h describes what each mode prevents. The
/// numbers are part of the handshake.
enum class WireMode : std::uint8_t {
    Auto = 0,  ///< Aead if one end sees the connection leave the private network, else Plain
    Plain = 1, ///< frames can be read and altered on the path
    Aead = 2,  ///< each frame is encrypted and authenticated (FrameCipher)
};
constexpr auto namesOf(WireMode)
{
    return std::to_array<std::string_view>({"auto", "plain", "aead"});
}

} // namespace trainyard::protocol
