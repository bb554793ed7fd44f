#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/protocol/control.h"
#include "backend/protocol/job_spec.h"
#include "backend/runtime/nn/optimizer.h"
#include "backend/runtime/ps/gradient_sync.h"
#include "backend/runtime/ps/handshake.h"
#include "backend/runtime/ps/membership.h"

namespace trainyard::ps {

struct JoinOptions {
    protocol::JobSpec job;
    JobSecret secret;
    Endpoint scheduler;
    std::string bind; ///< this node's own address
    std::string host; ///< how people call this node
    int rank = -1;    ///< wish, -1 any
    /// What to begin with: with a local kv-store there is no server to pull it from.
    std::function<Result<nn::TrainingState>()> first;
    nn::ParameterRules rules; ///< of the model's elements
};

/// A worker's side of the parameter server. In the order of use:
///     join      -> known to the scheduler, connected to all servers: a candidate
///     ready     -> data is loaded; may be admitted at any boundary
///     task      -> waits until admitted (or until the run is over); for a deal:
///     pull when fresh, then canContinue and pushPull for each batch, or the same in pieces beside the computation:
///         beginStep, gradientsFinal ..., of the next step weightsNeeded ..., finishStep before anything else
///     then partitionDone, then task again ...
/// One thread; heartbeats and the end of the run are handled by a thread inside.
class KvWorker {
public:
    /// errors  Unreachable, Timeout, WrongSecret, ProtocolMismatch (their words); Conflict (no place); PeerLost;
    /// Cancelled
    static Result<std::unique_ptr<KvWorker>> join(const JoinOptions &, std::size_t parameters, std::stop_token);
    ~KvWorker();
    KvWorker(const KvWorker &) = delete;
    KvWorker &operator=(const KvWorker &) = delete;

    int rank() const;
    int attempt() const;
    bool running() const; ///< the job was under way when we came: its weights can be pulled beforehand

    /// parameters of the model and samples of the training set, which all workers must agree about
    void announceReady(std::int64_t samples);

    /// Wait for what to do next.
    /// errors  the run's failure as the scheduler told it; PeerLost; Cancelled
    Result<Task> task(std::stop_token);
    /// Ask before each step of a deal: false when the deal ends here, before its last step. errors as task
    Result<bool> canContinue(std::stop_token);
    std::int64_t round() const; ///< the next one

    /// Memory in which servers of this host read the gradient: one that is computed there, [parameters] and
    /// nn::AlignedBuffer::kSlack, is not copied. Null when there are none; outlives this.
    std::shared_ptr<float> gradientMemory() const;

    /// Fetch the current weights [parameters] from all servers. errors as pushPull
    Status pull(std::span<float> weights, std::stop_token);

    /// What the optimiser remembers, for a checkpoint: of the weights that this worker has, as long as it has begun no
    /// further step (in dist_async others go on meanwhile). errors as pushPull
    Result<nn::OptimizerState> optimizerState(std::stop_token);

    /// One exchange: give the gradient, take the weights after the step that it became part of.
    /// gradient  [parameters] summed over `samples` samples; must not change until this returns
    /// weights   [parameters] overwritten slice by slice; only whole after success
    /// errors    PeerLost or the run's failure (the run is over), Timeout (names the server that did not answer),
    /// Cancelled
    Status pushPull(std::span<const float> gradient, std::int64_t samples, std::span<float> weights, std::stop_token);

    /// Begin an exchange that goes on in the background; gradientsFinal tells what of the gradient may be sent. The one
    /// before is finished first. Both spans live until finishStep. errors as pushPull
    Status beginStep(std::span<const float> gradient, std::int64_t samples, std::span<float> weights, std::stop_token);
    void gradientsFinal(std::size_t begin, std::size_t end); ///< floats of the arena
    /// Wait until weights [begin, end) are those after the last step. errors as pushPull
    Status weightsNeeded(std::size_t begin, std::size_t end, std::stop_token);
    Status finishStep(std::stop_token);
    /// What the exchanges since the last call cost; all zero with a local kv-store.
    GradientSync::Traffic takeTraffic();
    /// What comes back in steps is rounded: pull before weights are kept.
    bool rounded() const;

    void progress(const protocol::Progress &);
    void saved(const protocol::CheckpointSaved &);
    void partitionDone(const protocol::PartitionDone &);
    void epochDone(const protocol::EpochDone &);
    /// Ask to go at the next boundary; task() then says Over. From any thread.
    /// soon   the machine will be taken away: after the current step
    void leave(bool preempted = false);
    /// After PeerLost: the run may go on without this worker, which may come back as a new one.
    bool canRejoin() const;
    /// Tell the scheduler that this worker cannot go on.
    void failed(const Error &);

    struct Impl;

private:
    explicit KvWorker(std::unique_ptr<Impl>);
    std::unique_ptr<Impl> m;
};

} // namespace trainyard::ps
