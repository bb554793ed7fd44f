#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "backend/protocol/control/control.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/runtime/nn/optimizer.h"
#include "backend/runtime/ps/membership.h"
#include "backend/runtime/ps/transport/handshake.h"
#include "backend/runtime/ps/worker/gradient_sync.h"

namespace trainyard::ps {

class ControlLink;

struct JoinOptions {
    protocol::JobSpec job;
    JobSecret secret;
    Endpoint scheduler;
    std::string bind; ///< this node's own address
    std::string host; ///< name of this node in messages and leave requests
    int rank = -1;    ///< requested rank; -1: any
    /// The initial state, for a local kv-store, which has no server to pull it from.
    std::function<Result<nn::TrainingState>()> first;
    nn::ParameterRules rules; ///< of the model's elements
    bool saver = false;       ///< protocol::JoinRequest::saver
};

/// A worker's side of the parameter server. In the order of use:
///     join           connects to the scheduler and all servers: a candidate
///     announceReady  the data is loaded: may be admitted at any boundary
///     task           waits until admitted, or until the run is over; for a partition:
///         pull if fresh, then for each batch canContinue and pushPull; or, overlapped with the computation, a step with
///         observer(), and finishStep before any other call; then partitionDone. For a validation: epochDone. For a
///         checkpoint: pull, optimizerState, saved
///     task           again, until it returns RunOver
/// Called from one thread; an internal thread handles heartbeats and the end of the run.
class KvWorker {
public:
    /// Joins the run. Where the scheduler excludes this host for a while, waits for that long.
    /// \param parameters  of the model
    /// \param stop        ends every wait of this worker
    /// \error Unreachable, Timeout, WrongSecret, ProtocolMismatch (as the peer reports them); Conflict (no place in the
    ///     job); PeerLost; Cancelled
    static Result<std::unique_ptr<KvWorker>> join(const JoinOptions &, std::size_t parameters, std::stop_token stop);
    /// The same in two parts, for a worker whose program has to start before it knows the number of its parameters. In
    /// the meantime the scheduler waits for it.
    /// \error as join
    static Result<std::unique_ptr<KvWorker>> enter(const JoinOptions &, std::stop_token stop);
    /// Connects to the servers; in a KvStore run, they wait for the number of parameters.
    /// \param gradients  the memory in which they read the gradient, one place of gradientFloats(parameters); null: as
    ///     gradientMemory()
    /// \error as join
    Status connect(std::size_t parameters, std::shared_ptr<SharedSlices> gradients = nullptr);
    ~KvWorker();
    KvWorker(const KvWorker &) = delete;
    KvWorker &operator=(const KvWorker &) = delete;

    bool running() const;        ///< the job was running when this worker joined: the weights can be pulled already
    int expectedWorkers() const; ///< of the job, with this worker, when it joined

    /// Reports that the data is loaded. The parameters of the model and the samples of the training set must be the
    /// same on all workers.
    void announceReady(std::int64_t samples);

    /// Waits for the next task.
    /// \param onProposal  called meanwhile with the batch of a partition that is being agreed upon, and will probably be
    ///     the next task; may be empty
    /// \error the failure of the run as the scheduler reports it; PeerLost; Cancelled; those of onProposal
    Result<Task> task(const std::function<Status(int batch)> &onProposal = {});
    /// A checkpoint that the scheduler requests while this worker evaluates; task() does not return it then.
    std::optional<CheckpointRequest> takeCheckpointRequest();
    /// Call before each step of a partition.
    /// \return false if the partition ends here, before its last step
    /// \error as task
    Result<bool> canContinue();
    std::int64_t round() const; ///< the next one
    int rank() const;           ///< after join or connect

    /// Memory in which servers on this host read the gradient: a gradient computed there, [parameters] and
    /// nn::AlignedBuffer::kSlack, is not copied. Null without such servers; outlives this object.
    std::shared_ptr<float> gradientMemory() const;

    /// Fetches the current weights from all servers; if workers apply the optimizer, also its state.
    /// \param weights  [parameters]
    /// \error as pushPull
    Status pull(std::span<float> weights);

    /// The optimizer state for a checkpoint. It belongs to the weights of this worker as long as it has begun no
    /// further step (in dist_async the other workers continue in the meantime).
    /// \error as pushPull
    Result<nn::OptimizerState> optimizerState();
    /// Replaces the optimizer state of a worker that applies the optimizer.
    void setOptimizerState(const nn::OptimizerState &);

    /// In a KvStore run: leaves bytes for the other members of the present view under a name, on servers.
    /// \error QuotaExceeded (more than 4 GiB, or than the servers have room for), PeerLost, Timeout, Cancelled
    Status putBlob(std::string_view name, std::span<const std::byte>);
    /// Waits for the bytes that another member of the view leaves.
    /// \param hopeless  looked at every 100 ms: whether they will not come any more
    /// \return unset when they do not
    /// \error PeerLost, Timeout (after the job's stepSeconds), Cancelled
    Result<std::optional<std::vector<std::byte>>> getBlob(std::string_view name, const std::function<bool()> &hopeless);
    bool ended() const; ///< the partition ends before the next round, or the run is over
    int losses() const; ///< members of the partition that died

    /// One step: sends the gradient and receives the weights after the update that contains it. In a KvStore run without
    /// the job's optimizer: receives the mean, the sum of the gradients divided by that of the samples, and `weights` may
    /// be the memory of the gradient.
    /// \param gradient  [parameters], summed over `samples` samples; must not change before this returns
    /// \param weights   [parameters], overwritten slice by slice; complete only after success
    /// \error PeerLost or the failure of the run (the run is over), Timeout (names the server that did not answer),
    ///     Cancelled
    Status pushPull(std::span<const float> gradient, std::int64_t samples, std::span<float> weights);

    /// \return the observer of one step, whose backward pass begins the communication. It continues in the background,
    ///     until finishStep at the latest, and both spans, as in pushPull, must live until then.
    /// \error of its calls: as pushPull; Diverged (the loss is not finite)
    nn::StepObserver &observer(std::span<const float> gradient, std::span<float> weights);
    Status finishStep();
    /// Traffic since the last call; all zero with a local kv-store.
    GradientSync::Traffic takeTraffic();
    /// Whether weights arrive rounded in steps (bf16, unless workers apply the optimizer): pull before they are saved.
    bool rounded() const;

    /// For what the worker reports to the scheduler: progress, checkpoints, ends of partitions, its leave. From any thread.
    ControlLink &control();
    bool over() const;            ///< the run, or this worker's part in it
    bool overWithFailure() const; ///< the run has failed or was stopped, or the scheduler is gone
    /// After PeerLost: whether the run may continue without this worker, which may rejoin as a new one.
    bool canRejoin() const;
    /// Reports to the scheduler that this worker cannot continue.
    void failed(const Error &);

    struct Impl;

private:
    explicit KvWorker(std::unique_ptr<Impl>);
    std::unique_ptr<Impl> m;
};

} // namespace trainyard::ps
