#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "backend/runtime/input/shard_plan.h"
#include "backend/runtime/ps/worker/kv.h"
#include "backend/runtime/ps/worker/report_rate.h"

namespace trainyard::kv {

/// What the program does next (TY_KV_STEP and others of trainyard_kv.h), in the terms of ty_kv_step.
struct NextTask {
    int task = 0;
    bool changed = false, fresh = false, source = false;
    int rank = -1, place = 0, workers = 1, view = 0, epoch = 0;
    std::int64_t step = 0, stepsLeft = 0;
    std::vector<protocol::Range> positions; ///< of the samples of a step, in the order of the epoch
};

/// The part of one worker in a KvStore run: what worker::runWorker is for the trainer, turned around, because here the
/// program requests the next step. Blocking. One thread, but for the functions whose comments name others.
///
/// State. In such a run servers have no weights; each program has the state of training. A worker that joins gets it from
/// the first of those that have it ("settled": they have done a step together). At the start of the run, that is the lead.
/// If a worker cannot get it, because the other one died, it takes part without samples until the next boundary.
///
/// A worker that was cut off, and removed from a run that continues, joins again as a new one.
class RunPart {
public:
    struct Memory {
        std::shared_ptr<ps::SharedSlices> arrays,
            weights; ///< one place each; weights: null without the job's optimizer
        std::size_t floats = 0;
    };
    /// \param entered  has sent its JoinRequest
    RunPart(ps::JoinOptions, std::shared_ptr<ps::KvWorker> entered, std::stop_token stop);

    /// Connects to the servers.
    /// \error as KvWorker::connect
    Status start(const Memory &, std::int64_t samples);
    bool started() const; ///< from any thread
    int rank() const;

    /// Waits for the next task.
    /// \error InvalidArgument (the step before is not done); the failure of the run
    Result<NextTask> next();
    /// Completes the step.
    /// \param weight  of this worker's arrays
    /// \return false: this worker was cut off; the step does not count
    /// \error InvalidArgument (no step has begun); the failure of the run
    Result<bool> reduce(std::int64_t weight);
    /// After a step: the next one of the partition, which the program need not request. Unset: next() has it.
    std::optional<NextTask> following();
    /// \return false: a member is gone
    Result<bool> barrier();
    /// As KvWorker's, under a name of the program. With one worker there is none that could get it.
    /// \return false: this worker was cut off
    Result<bool> put(std::string_view name, std::span<const std::byte>);
    Result<std::optional<std::vector<std::byte>>> get(std::string_view name);
    void saved(const std::string &path);

    void values(std::vector<protocol::TaskValue>); ///< from any thread
    void leave(bool preempted);                    ///< from any thread
    void failed(const Error &);                    ///< from any thread
    bool over() const;                             ///< from any thread
    bool failedRun() const;                        ///< over without success; from any thread
    /// The program has ended: takes part without samples until the scheduler lets this worker go.
    /// \error the failure of the run
    Status coastToEnd();
    Status outcome() const { return m_outcome; } ///< of the run, once it is over

private:
    using Clock = std::chrono::steady_clock;
    std::shared_ptr<ps::KvWorker> worker() const;
    void setWorker(std::shared_ptr<ps::KvWorker>);
    bool cutOff(const Error &);
    Result<bool> stillIn(const Status &);
    Result<bool> passBarrier(ps::KvWorker &, const std::string &name);
    Status rejoin();
    Status connect();
    Result<NextTask> advance();
    Result<std::optional<NextTask>> onTask();
    Status beginPartition(const ps::Membership &);
    Status shareWeights();
    Result<std::optional<NextTask>> nextStep();
    Status coast();
    void endPartition();
    Result<bool> step(std::int64_t weight);
    void report(std::int64_t samples);
    NextTask taskOf(int task);
    NextTask end(Status outcome);
    std::vector<std::byte> packedWeights();
    Status unpackWeights(std::span<const std::byte>);
    std::function<bool()> hopeless(bool inStep) const;
    Error stateLost() const;
    std::span<float> arrays() const { return {m_memory.arrays->place(0), m_memory.floats}; }
    std::span<float> results() const
    {
        return {(m_memory.weights ? m_memory.weights : m_memory.arrays)->place(0), m_memory.floats};
    }

    ps::JoinOptions m_options;
    std::stop_token m_stop;
    mutable std::mutex m_mutex; ///< of the next ones
    std::shared_ptr<ps::KvWorker> m_worker;
    std::optional<bool> m_leaving; ///< preempted
    bool m_over = false;           ///< written by the one thread only
    bool m_started = false;

    Memory m_memory;
    std::int64_t m_samples = 0;
    ps::Membership m_membership;
    bool m_inPartition = false, m_openStep = false, m_changed = false, m_source = false;
    bool m_lacking = true;    ///< the state of training
    bool m_abandoned = false; ///< it will not come in this partition
    bool m_maySkip = false;   ///< the members have changed in this step: the program may leave it out
    bool m_around = false;    ///< leaves in order to join again, as a worker that lacks the state
    bool m_coasting = false;  ///< the program has ended
    std::set<int> m_settled;  ///< ranks
    std::int64_t m_done = 0;  ///< steps of the partition
    std::int64_t m_stepSamples = 0;
    int m_barriers = 0, m_returns = 0;
    std::optional<protocol::EpochDone> m_epochDone;
    std::optional<protocol::CheckpointSaved> m_saved;
    protocol::BatchMetrics m_train; ///< of the partition
    Clock::time_point m_began;
    struct {
        std::int64_t batches = 0, first = 0, samples = 0;
        Clock::time_point since;
    } m_window; ///< since the last Progress, of the epoch
    ps::ReportRate m_reportRate{Clock::now()};
    Status m_outcome;
};

} // namespace trainyard::kv
