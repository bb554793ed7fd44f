#include "backend/runtime/worker/worker.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <future>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

namespace trainyard::worker {

using protocol::Tally;
using Clock = std::chrono::steady_clock;

namespace {

double secondsSince(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

class Worker : StepObserver {
public:
    Worker(const ps::JoinOptions &options, Learner &learner, std::stop_token stop)
        : m_options(options)
        , m_job(options.job)
        , m_learner(learner)
        , m_stop(stop)
    {
    }

    Status run(std::stop_token leave, std::stop_token soon)
    {
        Deadline back = Deadline::never();
        for (int returns = 0;; ++returns) {
            const Status status = takePart(leave, soon);
            if (status || leave.stop_requested() || soon.stop_requested() || m_stop.stop_requested())
                return status;
            if (m_kv && status.error().code == ErrorCode::PeerLost && m_kv->mayReturn() && returns < kReturns) {
                // The run goes on without us, because we were frozen or cut off for a while: what we are is still good.
                spdlog::warn("{}; comes back as a new worker", status.error().detail);
                m_kv.reset();
                back = Deadline::after(std::chrono::seconds(m_job.reconnectSeconds));
            } else if (returns == 0 || m_kv || !status.error().retryable() ||
                       !pause(std::chrono::milliseconds(200), back, m_stop)) {
                return status; // not a moment's trouble on the way back
            }
        }
    }

private:
    static constexpr int kReturns = 1000; ///< the scheduler keeps out a host that comes back too often

    Status takePart(std::stop_token leave, std::stop_token soon)
    {
        ps::JoinOptions options = m_options;
        if (m_loaded)
            options.rank = -1;
        auto kv = ps::KvWorker::join(options, m_learner.parameterCount(), m_stop);
        if (!kv)
            return fail(kv.error());
        m_kv = std::move(*kv);
        m_learner.putGradients(m_kv->gradientMemory());
        const std::stop_callback onLeave(leave, [this] { m_kv->leave(); });
        const std::stop_callback onSoon(soon, [this] { m_kv->leave(true); });
        Status status = train();
        awaitSaved();
        if (!status && ours(status.error().code))
            m_kv->failed(status.error());
        return status;
    }

    /// Failures that the scheduler cannot know of by itself.
    static bool ours(ErrorCode code)
    {
        return code != ErrorCode::PeerLost && code != ErrorCode::Cancelled && code != ErrorCode::NeverJoined;
    }

    Status train()
    {
        if (!m_loaded) {
            if (auto status = m_learner.load(); !status)
                return status;
            m_loaded = true;
        }
        if (auto status = m_learner.prepare(guessBatch()); !status)
            return status;
        if (m_kv->running()) { // in the background: nobody waits for us yet
            if (auto status = m_kv->pull(m_learner.parameters(), m_stop); !status)
                return status;
        }
        m_kv->ready(m_learner.trainingSamples());
        for (;;) {
            const auto task = m_kv->task(m_stop);
            if (!task)
                return fail(task.error());
            if (std::holds_alternative<ps::Over>(*task))
                return {};
            const auto *place = std::get_if<ps::Membership>(&*task);
            if (Status status = place ? deal(*place) : validate(std::get<ps::Validation>(*task)); !status)
                return status;
        }
    }

    /// What a step will most likely have, so that the kernels are compiled before we are admitted.
    int guessBatch() const
    {
        const int workers = std::max(1, m_job.workers + (m_kv->running() ? 1 : 0));
        return m_job.globalBatch ? (m_job.batchSize + workers - 1) / workers : m_job.batchSize;
    }

    Status deal(const ps::Membership &place)
    {
        if (m_place.workers != place.workers && m_place.view > 0)
            spdlog::info("Resetting data iterator as worker count changed from {} to {}", m_place.workers,
                         place.workers);
        if (m_place.epoch != place.epoch || m_place.view == 0)
            m_epoch = {};
        m_place = place;
        if (auto status = m_learner.prepare(place.deal.batch()); !status)
            return status;
        if (place.fresh) {
            if (auto status = m_kv->pull(m_learner.parameters(), m_stop); !status)
                return status;
        }
        m_learner.beginDeal(place.epoch, place.deal, place.index);
        protocol::PartDone done{place.view, 0, {}, 0};
        const auto start = Clock::now();
        if (auto status = steps(done); !status)
            return status;
        if (m_kv->rounded()) {
            if (auto status = m_kv->pull(m_learner.parameters(), m_stop); !status)
                return status;
        }
        done.seconds = secondsSince(start);
        done.step = m_kv->round();
        m_epoch.train += done.train;
        m_epoch.seconds += done.seconds;
        m_kv->partDone(done);
        return {};
    }

    Status parametersNeeded(std::size_t begin, std::size_t end) override
    {
        return m_kv->weightsNeeded(begin, end, m_stop);
    }
    Status backwardBegins(const Tally &tally) override
    {
        if (!std::isfinite(tally.lossSum))
            return fail(ErrorCode::Diverged, "worker",
                        fmt::format("the loss became {} in epoch {}", tally.lossSum, m_place.epoch));
        return m_kv->beginStep(m_learner.gradients(), tally.samples, m_learner.parameters(), m_stop);
    }
    void gradientsFinal(std::size_t begin, std::size_t end) override { m_kv->gradientsFinal(begin, end); }

    Status steps(protocol::PartDone &done)
    {
        Tally window;
        std::int64_t first = m_epoch.batches;
        auto since = Clock::now();
        for (std::int64_t left = m_place.deal.steps(); left > 0; --left) {
            const auto going = m_kv->mayStep(m_stop);
            if (!going)
                return fail(going.error());
            if (!*going)
                break;
            auto tally = m_learner.step(*this);
            if (!tally)
                return fail(tally.error());
            done.train += *tally;
            window += *tally;
            if (auto status = saveIfDue(); !status)
                return status;
            if (++m_epoch.batches % m_job.displayBatches != 0)
                continue;
            const double seconds = secondsSince(since);
            const double speed = seconds > 0 ? double(window.samples) / seconds : 0;
            const std::int64_t last = m_epoch.batches - 1;
            spdlog::info("Epoch[{}] Batch [{}-{}]\tSpeed: {:.2f} samples/sec\taccuracy={:.6f}", m_place.epoch, first,
                         last, speed, window.accuracy());
            const auto traffic = m_kv->takeTraffic();
            m_kv->progress({m_place.epoch, m_kv->round(), first, last, window, speed,
                            traffic.steps ? double(traffic.bytes) / double(traffic.steps) : 0,
                            traffic.seconds > 0 ? std::max(0.0, 1 - traffic.waited / traffic.seconds) : 0});
            window = {};
            first = last + 1;
            since = Clock::now();
        }
        return m_kv->finishStep(m_stop);
    }

    Status validate(const ps::Validation &part)
    {
        spdlog::info("Epoch[{}] Train-accuracy={:.6f}", part.epoch, m_epoch.train.accuracy());
        spdlog::info("Epoch[{}] Time cost={:.3f}", part.epoch, m_epoch.seconds);
        const auto validation = m_learner.validate(part.parts, part.index);
        if (!validation)
            return fail(validation.error());
        if (validation->samples > 0)
            spdlog::info("Epoch[{}] Validation-accuracy={:.6f}", part.epoch, validation->accuracy());
        const int finished = part.epoch + 1;
        if (part.index == 0 && m_saved != finished && m_job.savePeriod > 0 &&
            (finished % m_job.savePeriod == 0 || finished == m_job.epochs)) {
            m_saved = finished;
            if (auto status = save({finished, m_place.view, m_kv->round(), {}, {}}); !status)
                return status;
            if (finished == m_job.epochs)
                awaitSaved();
        }
        m_kv->epochDone({part.epoch, part.parts, part.index, *validation});
        return {};
    }

    /// In the middle of an epoch, by the clock. The others wait for us meanwhile, so that only the copy is made here.
    Status saveIfDue()
    {
        if (m_place.index != 0 || m_job.saveMinutes <= 0 || secondsSince(m_savedAt) < 60 * m_job.saveMinutes)
            return {};
        if (auto status = m_kv->finishStep(m_stop); !status)
            return status;
        const std::vector<std::int64_t> done(std::size_t(m_place.workers), m_kv->round() - m_place.step);
        auto left = m_place.deal.remaining(done);
        const int epochs = m_place.epoch + (left.empty() ? 1 : 0);
        return save({epochs, m_place.view, m_kv->round(), std::move(left), {}});
    }

    /// Writes in the background; one checkpoint at a time. A full disk costs the checkpoint, not the run.
    Status save(SavePoint point)
    {
        awaitSaved();
        m_savedAt = Clock::now();
        auto optimizer = m_kv->optimizerState(m_stop);
        if (!optimizer)
            return fail(optimizer.error());
        point.optimizer = std::move(*optimizer);
        const int epochs = point.epochs;
        m_saving = std::async(std::launch::async, [this, epochs, write = m_learner.snapshot(std::move(point))] {
            const auto path = write();
            if (path)
                spdlog::info("Saved checkpoint to \"{}\"", *path);
            else
                spdlog::error("no checkpoint of epoch {}: {}: {}", epochs, path.error().source, path.error().detail);
            m_kv->saved(
                path ? protocol::Saved{epochs, *path, ""}
                     : protocol::Saved{epochs, "", fmt::format("{}: {}", path.error().source, path.error().detail)});
        });
        return {};
    }

    void awaitSaved()
    {
        if (m_saving.valid())
            m_saving.get();
    }

    const ps::JoinOptions &m_options;
    const protocol::JobSpec &m_job;
    Learner &m_learner;
    std::stop_token m_stop;
    std::unique_ptr<ps::KvWorker> m_kv;
    ps::Membership m_place;
    struct {
        Tally train;
        double seconds = 0;
        std::int64_t batches = 0;
    } m_epoch; ///< ours of it, over its deals
    bool m_loaded = false;
    int m_saved = -1;
    Clock::time_point m_savedAt = Clock::now();
    std::future<void> m_saving;
};

} // namespace

Status runWorker(const ps::JoinOptions &options, Learner &learner, std::stop_token leave, std::stop_token stop,
                 std::stop_token soon)
{
    return Worker(options, learner, stop).run(leave, soon);
}

} // namespace trainyard::worker
