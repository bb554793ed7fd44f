#include "backend/runtime/worker/worker.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "backend/core/overloaded.h"
#include "backend/core/time/deadline.h"
#include "backend/core/try.h"
#include "backend/runtime/ps/worker/control_link.h"
#include "backend/runtime/ps/worker/report_rate.h"
#include "backend/runtime/worker/checkpoint_saver.h"
#include "backend/runtime/worker/late_load.h"

namespace trainyard::worker {

using protocol::BatchMetrics;
using Clock = std::chrono::steady_clock;

namespace {

double secondsSince(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

class Worker {
public:
    Worker(const ps::JoinOptions &options, Learner &learner, std::stop_token stop)
        : m_options(options)
        , m_job(options.job)
        , m_learner(learner)
        , m_stop(stop)
        , m_saver(learner, stop)
    {
        m_learner.onDataWait([this](const Error *error) { return waitForData(error); });
    }
    ~Worker() { m_learner.onDataWait({}); }
    Worker(const Worker &) = delete;
    Worker &operator=(const Worker &) = delete;

    Status run(std::stop_token leave, std::stop_token preempted)
    {
        const Status status = participateWhilePossible(leave, preempted);
        // The machine may end with this worker. After a stop, the scheduler has reported what was not sent in time.
        m_saver.finishUploads(status ? Deadline::never() : Deadline::after(std::chrono::seconds(m_job.stopSeconds)));
        return status;
    }

    Status saveOnly()
    {
        TY_ASSIGN(auto kv, ps::KvWorker::join(m_options, m_learner.parameterCount(), m_stop));
        setKv(std::move(kv));
        TY_TRY(m_learner.prepare(1));
        m_kv->announceReady(0);
        for (;;) {
            TY_ASSIGN(const auto task, m_kv->task());
            const auto *request = std::get_if<ps::CheckpointRequest>(&task);
            if (!request) {
                m_saver.finishUploads();
                return {};
            }
            TY_TRY(saveNow(*request));
        }
    }

private:
    static constexpr double kLongestSilence = 5; ///< seconds without a report while steps are long
    static constexpr int kReturns = 1000;        ///< the scheduler excludes a host whose workers die too often

    Status participateWhilePossible(std::stop_token leave, std::stop_token preempted)
    {
        Deadline back = Deadline::never();
        for (int returns = 0;; ++returns) {
            const Status status = participate(leave, preempted);
            if (status || leave.stop_requested() || preempted.stop_requested() || m_stop.stop_requested())
                return status;
            if (m_kv && status.error().code == ErrorCode::PeerLost && m_kv->canRejoin() && returns < kReturns) {
                // The run continues without this worker, which was suspended or cut off for a while: its state is still
                // usable.
                spdlog::warn("{}; comes back as a new worker", status.error().detail);
                setKv(nullptr);
                back = Deadline::after(std::chrono::seconds(m_job.reconnectSeconds));
            } else if (returns == 0 || m_kv || !status.error().retryable() ||
                       !pause(std::chrono::milliseconds(200), {back, m_stop})) {
                return status; // not a temporary failure to rejoin
            }
        }
    }

    Status participate(std::stop_token leave, std::stop_token preempted)
    {
        ps::JoinOptions options = m_options;
        if (m_loaded)
            options.rank = -1;
        TY_ASSIGN(auto kv, ps::KvWorker::join(options, m_learner.parameterCount(), m_stop));
        setKv(std::move(kv));
        m_dataError.reset(); // the scheduler does not know of it by this connection
        m_learner.setGradientMemory(m_kv->gradientMemory());
        const std::stop_callback onLeave(leave, [this] { m_kv->control().leave(false); });
        const std::stop_callback onPreempted(preempted, [this] { m_kv->control().leave(true); });
        Status status = train();
        m_saver.waitForFile();
        if (!status && isLocalFailure(status.error().code))
            m_kv->failed(status.error());
        return status;
    }

    void setKv(std::unique_ptr<ps::KvWorker> kv)
    {
        m_saver.setKv(kv.get());
        m_kv = std::move(kv);
    }

    /// Whether the scheduler cannot know of this failure by itself.
    static bool isLocalFailure(ErrorCode code)
    {
        return code != ErrorCode::PeerLost && code != ErrorCode::Cancelled && code != ErrorCode::NeverJoined;
    }

    Status train()
    {
        if (!m_loaded) {
            if (const Status loaded = load(); !loaded) // perhaps for the end of the run, which task() returns
                return m_kv->over() ? m_kv->task().map([](const ps::Task &) {}) : loaded;
            m_loaded = true;
        }
        TY_TRY(m_learner.prepare(guessBatch()));
        if (m_kv->running()) { // in the background: no member waits for this worker yet
            TY_TRY(m_kv->pull(m_learner.parameters()));
        }
        m_kv->announceReady(m_learner.trainingSamples());
        for (;;) {
            // Kernels are compiled while the members agree on the partition, and not in the step that all wait for.
            TY_ASSIGN(const auto task, m_kv->task([this](int batch) { return m_learner.prepare(batch); }));
            if (std::holds_alternative<ps::RunOver>(task))
                return {};
            TY_TRY(std::visit(Overloaded{
                                  [](const ps::RunOver &) { return Status(); }, // above
                                  [&](const ps::Membership &membership) { return trainPartition(membership); },
                                  [&](const ps::Validation &part) { return validate(part); },
                                  [&](const ps::CheckpointRequest &request) { return saveNow(request); },
                              },
                              task));
        }
    }

    /// Loads the data. A worker that comes to a run waits while their source fails. At the start of a run all read the
    /// same data, and a user hears of the failure at once.
    Status load()
    {
        if (!m_kv->running())
            return m_learner.load();
        const CallContext patience{Deadline::after(loadPatience(m_job)), m_stop};
        const Status loaded = loadLate(m_learner, patience, [this](const Error &e) { return waitForData(&e); });
        if (loaded && m_dataError)
            waitForData(nullptr);
        return loaded;
    }

    /// The probable batch of a step, with which the kernels are compiled before this worker is admitted.
    int guessBatch() const
    {
        const int workers = std::max(1, m_kv->expectedWorkers());
        return m_job.globalBatch ? (m_job.batchSize + workers - 1) / workers : m_job.batchSize;
    }

    Status trainPartition(const ps::Membership &membership)
    {
        if (m_membership.workers != membership.workers && m_membership.view > 0)
            spdlog::info("Resetting data iterator as worker count changed from {} to {}", m_membership.workers,
                         membership.workers);
        if (m_membership.epoch != membership.epoch || m_membership.view == 0)
            m_epoch = {};
        m_membership = membership;
        TY_TRY(m_learner.prepare(membership.partition.batch()));
        if (membership.fresh) {
            TY_TRY(m_kv->pull(m_learner.parameters()));
        }
        m_learner.beginPartition(membership.epoch, membership.partition, membership.index);
        protocol::PartitionDone done{membership.view, 0, {}, 0};
        const auto start = Clock::now();
        TY_TRY(steps(done));
        TY_TRY(fetchExactWeights());
        done.seconds = secondsSince(start);
        done.step = m_kv->round();
        m_epoch.train += done.train;
        m_epoch.seconds += done.seconds;
        m_kv->control().partitionDone(done);
        return {};
    }

    Status steps(protocol::PartitionDone &done)
    {
        BatchMetrics window;
        std::int64_t first = m_epoch.batches;
        auto since = Clock::now();
        for (std::int64_t remaining = m_membership.partition.steps(); remaining > 0; --remaining) {
            TY_ASSIGN(const auto going, m_kv->canContinue());
            if (!going)
                break;
            const auto before = m_kv->round();
            m_inStep = true;
            const auto computed = m_learner.step(m_kv->observer(m_learner.gradients(), m_learner.parameters()));
            m_inStep = false;
            if (!computed)
                return lostStep(computed.error(), m_kv->round() == before);
            const BatchMetrics metrics = *computed;
            done.train += metrics;
            window += metrics;
            TY_TRY(saveIfDue());
            const bool due = ++m_epoch.batches % m_job.displayBatches == 0 || secondsSince(since) >= kLongestSilence;
            if (!due || !m_reportRate.takes(Clock::now()))
                continue;
            const double seconds = secondsSince(since);
            const double speed = seconds > 0 ? double(window.samples) / seconds : 0;
            const std::int64_t last = m_epoch.batches - 1;
            spdlog::info("Epoch[{}] Batch [{}-{}]\tSpeed: {:.2f} samples/sec\taccuracy={:.6f}", m_membership.epoch,
                         first, last, speed, window.accuracy());
            const auto traffic = m_kv->takeTraffic();
            TY_ASSIGN(auto predicted, predict());
            m_kv->control().progress(
                protocol::Progress{m_membership.epoch, m_kv->round(), first, last, window, speed,
                                   traffic.steps ? double(traffic.bytes) / double(traffic.steps) : 0,
                                   traffic.seconds > 0 ? std::max(0.0, 1 - traffic.waited / traffic.seconds) : 0,
                                   std::move(predicted), traffic.waitShare(seconds)});
            window = {};
            first = last + 1;
            since = Clock::now();
        }
        return m_kv->finishStep();
    }

    /// The predicted classes of the samples that the job displays, which the first member alone computes. They are only
    /// shown: without them the training goes on.
    Result<std::vector<int>> predict()
    {
        if (m_job.displaySamples <= 0 || m_membership.index != 0)
            return std::vector<int>();
        TY_TRY(m_kv->finishStep()); // otherwise the weights may change meanwhile
        auto predicted = m_learner.predict(m_job.displaySamples);
        if (predicted || predicted.error().code == ErrorCode::Cancelled)
            return predicted;
        spdlog::warn("no predictions of samples: {}: {}", predicted.error().source, predicted.error().detail);
        return std::vector<int>();
    }

    Status validate(const ps::Validation &part)
    {
        spdlog::info("Epoch[{}] Train-accuracy={:.6f}", part.epoch, m_epoch.train.accuracy());
        spdlog::info("Epoch[{}] Time cost={:.3f}", part.epoch, m_epoch.seconds);
        const int finished = part.epoch + 1;
        // Before the evaluation, which may be long: whatever ends it, the epoch is saved.
        if (part.index == 0 && m_saved != finished && m_job.savePeriod > 0 &&
            (finished % m_job.savePeriod == 0 || finished == m_job.epochs)) {
            m_saved = finished;
            TY_TRY(m_saver.save({finished, m_membership.view, m_kv->round(), {}, {}, m_membership.kept}));
        }
        const auto validation = m_learner.validate(part.parts, part.index, [this] { return betweenBatches(); });
        if (!validation)
            return m_kv->over() ? Status() : fail(validation.error()); // task() returns how it ended
        if (validation->samples > 0)
            spdlog::info("Epoch[{}] Validation-accuracy={:.6f}", part.epoch, validation->accuracy());
        if (finished == m_job.epochs) {
            m_saver.waitForFile();
            m_saver.finishUploads();
        }
        m_kv->control().epochDone({part.epoch, part.parts, part.index, *validation});
        return {};
    }

    /// Of an evaluation, which a stop does not wait for.
    Status betweenBatches()
    {
        if (const auto request = m_kv->takeCheckpointRequest()) {
            TY_TRY(saveNow(*request));
        }
        return m_kv->over() ? Status(fail(ErrorCode::Cancelled, "worker", "the run is over")) : Status();
    }

    Status fetchExactWeights() { return m_kv->rounded() ? m_kv->pull(m_learner.parameters()) : Status(); }

    /// Called by the learner while it waits for data, which a run that has ended does not need. The first member saves a
    /// checkpoint before the wait, whose end is unknown.
    bool waitForData(const Error *error)
    {
        if (!error) {
            spdlog::info("the data is there again");
            m_dataError.reset();
            m_kv->control().dataWait({});
        } else if (!std::exchange(m_dataError, *error)) {
            spdlog::warn("waits for data: {}: {}", error->source, error->detail);
            m_kv->control().dataWait({fmt::format("{}: {}", error->source, error->detail)});
            if (m_inStep && m_membership.index == 0 && m_job.savePeriod > 0)
                saveWhileNoneContinues();
        }
        return !m_kv->over();
    }

    /// Of a step that was not done: for want of data, or because the run has ended. The worker ends, and perhaps all
    /// others for the same reason, so that the weights before this step are saved first.
    /// \param whole  no gradient of the step was sent
    Status lostStep(const Error &why, bool whole)
    {
        if (why.code == ErrorCode::Cancelled && m_kv->over()) {
            if (const auto going = m_kv->canContinue(); !going)
                return fail(going.error()); // the reason of the scheduler
        }
        const bool ofData = m_dataError || (why.code != ErrorCode::Timeout && why.code != ErrorCode::Diverged);
        if (whole && ofData && isLocalFailure(why.code))
            saveWhileNoneContinues();
        m_saver.waitForFile();
        return fail(why);
    }

    /// The servers have the weights before this step until this worker does it, or ends.
    void saveWhileNoneContinues()
    {
        m_saver.waitForFile();
        const bool othersMaySave = m_membership.index != 0 && m_kv->round() == m_membership.step;
        if (m_kv->round() == 0 || othersMaySave || m_saver.lastStep() == m_kv->round())
            return; // no newer weights
        if (const Status saved = saveAtStep(); !saved)
            spdlog::warn("no checkpoint: {}: {}", saved.error().source, saved.error().detail);
    }

    /// Saves a checkpoint within an epoch, by the clock. In dist_sync the others cannot complete a step in the
    /// meantime, so only the copy is made here, and none while the disk is still busy with the former one.
    Status saveIfDue()
    {
        const double minutes = m_job.minutesBetweenSaves();
        const bool due = m_membership.index == 0 && minutes > 0 && m_saver.secondsSinceSave() >= 60 * minutes;
        return due && !m_saver.isWriting() ? saveAtStep() : Status();
    }

    /// Saves a checkpoint of the weights before the next step.
    Status saveAtStep()
    {
        TY_TRY(m_kv->finishStep());
        TY_TRY(fetchExactWeights());
        const std::vector<std::int64_t> done(std::size_t(m_membership.workers), m_kv->round() - m_membership.step);
        auto remaining = m_membership.partition.remaining(done);
        const int epochs = m_membership.epoch + (remaining.empty() ? 1 : 0);
        return m_saver.save({epochs, m_membership.view, m_kv->round(), std::move(remaining), {}, m_membership.kept});
    }

    /// Saves the checkpoint that the scheduler requests, unless this worker has saved one of that position. The state
    /// of the servers counts, and a candidate has no newer one.
    Status saveNow(const ps::CheckpointRequest &request)
    {
        m_saver.waitForFile();
        if (!m_saver.repeat(request.epochs, request.step)) {
            TY_TRY(m_kv->pull(m_learner.parameters()));
            TY_TRY(m_saver.save({request.epochs, request.view, request.step, request.remaining, {}, request.kept}));
            m_saver.waitForFile();
            if (request.remaining.empty())
                m_saved = request.epochs;
        }
        m_saver.hurry();
        return {};
    }

    const ps::JoinOptions &m_options;
    const protocol::JobSpec &m_job;
    Learner &m_learner;
    std::stop_token m_stop;
    std::unique_ptr<ps::KvWorker> m_kv;
    ps::Membership m_membership;
    struct {
        BatchMetrics train;
        double seconds = 0;
        std::int64_t batches = 0;
    } m_epoch; ///< this worker's part of the epoch, over its partitions
    ps::ReportRate m_reportRate{Clock::now()};
    std::optional<Error> m_dataError; ///< while the learner waits for data
    bool m_inStep = false;
    bool m_loaded = false;
    int m_saved = -1;
    CheckpointSaver m_saver; ///< last: it reports to m_kv
};

} // namespace

Status runWorker(const ps::JoinOptions &options, Learner &learner, std::stop_token leave, std::stop_token stop,
                 std::stop_token preempted)
{
    return Worker(options, learner, stop).run(leave, preempted);
}

Status saveFromServers(const ps::JoinOptions &options, Learner &learner, std::stop_token stop)
{
    return Worker(options, learner, stop).saveOnly();
}

} // namespace trainyard::worker
