#include "backend/runtime/worker/worker.h"

#include <algorithm>
#include <chrono>
#include <cmath>

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

    Status run(std::stop_token leave)
    {
        auto kv = ps::KvWorker::join(m_options, m_learner.parameterCount(), m_stop);
        if (!kv)
            return fail(kv.error());
        m_kv = std::move(*kv);
        const std::stop_callback onLeave(leave, [this] { m_kv->leave(); });
        Status status = train();
        if (!status && ours(status.error().code))
            m_kv->failed(status.error());
        return status;
    }

private:
    /// Failures that the scheduler cannot know of by itself.
    static bool ours(ErrorCode code)
    {
        return code != ErrorCode::PeerLost && code != ErrorCode::Cancelled && code != ErrorCode::NeverJoined;
    }

    Status train()
    {
        if (auto status = m_learner.load(); !status)
            return status;
        if (auto status = m_learner.prepare(guessBatch()); !status)
            return status;
        if (m_kv->running()) { // in the background: nobody waits for us yet
            if (auto status = m_kv->pull(m_learner.parameters(), m_stop); !status)
                return status;
        }
        m_kv->ready(m_learner.trainingSamples());
        for (;;) {
            const auto place = m_kv->membership(m_stop);
            if (!place)
                return fail(place.error());
            if (!*place)
                return {};
            if (auto status = epoch(**place); !status)
                return status;
        }
    }

    /// What a step will most likely have, so that the kernels are compiled before we are admitted.
    int guessBatch() const
    {
        return m_job.globalBatch ? std::max(1, m_job.batchSize / std::max(1, m_job.workers + (m_kv->running() ? 1 : 0)))
                                 : m_job.batchSize;
    }

    Status epoch(const ps::Membership &place)
    {
        if (m_place.workers != place.workers && m_place.view > 0)
            spdlog::info("Resetting data iterator as worker count changed from {} to {}", m_place.workers,
                         place.workers);
        m_place = place;
        if (auto status = m_learner.prepare(place.batch); !status)
            return status;
        if (place.fresh) {
            if (auto status = m_kv->pull(m_learner.parameters(), m_stop); !status)
                return status;
        }
        m_learner.beginEpoch(place.epoch, place.workers, place.index);
        protocol::EpochDone done{place.epoch, place.step, {}, {}, 0};
        const auto start = Clock::now();
        if (auto status = steps(done); !status)
            return status;
        if (m_kv->rounded()) {
            if (auto status = m_kv->pull(m_learner.parameters(), m_stop); !status)
                return status;
        }
        done.seconds = secondsSince(start);
        spdlog::info("Epoch[{}] Train-accuracy={:.6f}", place.epoch, done.train.accuracy());
        spdlog::info("Epoch[{}] Time cost={:.3f}", place.epoch, done.seconds);
        auto validation = m_learner.validate(place.workers, place.index);
        if (!validation)
            return fail(validation.error());
        done.validation = *validation;
        if (validation->samples > 0)
            spdlog::info("Epoch[{}] Validation-accuracy={:.6f}", place.epoch, validation->accuracy());
        if (m_job.savePeriod > 0 && ((place.epoch + 1) % m_job.savePeriod == 0 || place.epoch + 1 == m_job.epochs))
            save(place.epoch + 1);
        m_kv->epochDone(done);
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

    Status steps(protocol::EpochDone &done)
    {
        Tally window;
        std::int64_t first = 0;
        auto since = Clock::now();
        const std::int64_t batches = m_learner.batches();
        for (std::int64_t batch = 0; batch < batches; ++batch) {
            auto tally = m_learner.step(*this);
            if (!tally)
                return fail(tally.error());
            ++done.step;
            done.train += *tally;
            window += *tally;
            if ((batch + 1) % m_job.displayBatches != 0)
                continue;
            const double seconds = secondsSince(since);
            const double speed = seconds > 0 ? double(window.samples) / seconds : 0;
            spdlog::info("Epoch[{}] Batch [{}-{}]\tSpeed: {:.2f} samples/sec\taccuracy={:.6f}", done.epoch, first,
                         batch, speed, window.accuracy());
            const auto traffic = m_kv->takeTraffic();
            m_kv->progress({done.epoch, done.step, first, batch, window, speed,
                            traffic.steps ? double(traffic.bytes) / double(traffic.steps) : 0,
                            traffic.seconds > 0 ? std::max(0.0, 1 - traffic.waited / traffic.seconds) : 0});
            window = {};
            first = batch + 1;
            since = Clock::now();
        }
        return m_kv->finishStep(m_stop);
    }

    /// Only the lead writes. A full disk costs the checkpoint, not the run.
    void save(int epochsDone)
    {
        if (m_place.index != 0)
            return;
        const auto path = m_learner.save(epochsDone, m_place.view, m_place.step);
        if (path)
            spdlog::info("Saved checkpoint to \"{}\"", *path);
        else
            spdlog::error("no checkpoint of epoch {}: {}: {}", epochsDone, path.error().source, path.error().detail);
        m_kv->saved(
            path ? protocol::Saved{epochsDone, *path, ""}
                 : protocol::Saved{epochsDone, "", fmt::format("{}: {}", path.error().source, path.error().detail)});
    }

    const ps::JoinOptions &m_options;
    const protocol::JobSpec &m_job;
    Learner &m_learner;
    std::stop_token m_stop;
    std::unique_ptr<ps::KvWorker> m_kv;
    ps::Membership m_place;
};

} // namespace

Status runWorker(const ps::JoinOptions &options, Learner &learner, std::stop_token leave, std::stop_token stop)
{
    return Worker(options, learner, stop).run(leave);
}

} // namespace trainyard::worker
