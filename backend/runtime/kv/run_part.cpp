#include "backend/runtime/kv/run_part.h"

#include <algorithm>
#include <cstring>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "backend/core/overloaded.h"
#include "backend/core/try.h"
#include "backend/runtime/kv/c/trainyard_kv.h"
#include "backend/runtime/ps/worker/control_link.h"

/// Joining, tasks and steps. The state of training, blobs and barriers: run_part_state.cpp.
namespace trainyard::kv {

using protocol::BatchMetrics;

namespace {

constexpr int kMostReturns = 1000; ///< the scheduler excludes a host whose workers die too often

double secondsSince(std::chrono::steady_clock::time_point start)
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

} // namespace

RunPart::RunPart(ps::JoinOptions options, std::shared_ptr<ps::KvWorker> entered, std::stop_token stop)
    : m_options(std::move(options))
    , m_stop(std::move(stop))
    , m_worker(std::move(entered))
{
}

std::shared_ptr<ps::KvWorker> RunPart::worker() const
{
    const std::lock_guard lock(m_mutex);
    return m_worker;
}

void RunPart::setWorker(std::shared_ptr<ps::KvWorker> worker)
{
    std::shared_ptr<ps::KvWorker> before; // ends outside of the lock: it waits for its thread
    const std::lock_guard lock(m_mutex);
    before = std::exchange(m_worker, std::move(worker));
    if (m_worker && m_leaving)
        m_worker->control().leave(*m_leaving);
}

bool RunPart::started() const
{
    const std::lock_guard lock(m_mutex);
    return m_started;
}

int RunPart::rank() const
{
    const auto kv = worker();
    return kv ? kv->rank() : -1;
}

Status RunPart::start(const Memory &memory, std::int64_t samples)
{
    m_memory = memory;
    m_samples = samples;
    TY_TRY(connect());
    const std::lock_guard lock(m_mutex);
    m_started = true;
    return {};
}

Status RunPart::connect()
{
    const auto kv = worker();
    TY_TRY(kv->connect(m_memory.floats, m_memory.arrays));
    kv->announceReady(m_samples);
    return {};
}

/// Whether the run continues without this worker, which then comes back as a new one.
bool RunPart::cutOff(const Error &error)
{
    const auto kv = worker();
    if (!kv || error.code != ErrorCode::PeerLost || !kv->canRejoin() || m_stop.stop_requested() ||
        ++m_returns > kMostReturns)
        return false;
    spdlog::warn("{}; comes back as a new worker", error.detail);
    m_openStep = false;
    setWorker(nullptr);
    return true;
}

Status RunPart::rejoin()
{
    m_inPartition = m_openStep = m_abandoned = m_around = false;
    m_lacking = true;
    m_settled.clear();
    m_epochDone.reset();
    m_saved.reset();
    m_options.rank = -1;
    const Deadline back = Deadline::after(std::chrono::seconds(m_options.job.reconnectSeconds));
    for (;;) {
        auto entered = ps::KvWorker::enter(m_options, m_stop);
        Status joined = entered ? Status() : fail(entered.error());
        if (entered) {
            setWorker(std::move(*entered));
            joined = connect();
        }
        if (joined)
            return {};
        setWorker(nullptr);
        if (!joined.error().retryable() || !pause(std::chrono::milliseconds(200), {back, m_stop}))
            return joined;
    }
}

NextTask RunPart::end(Status outcome)
{
    {
        const std::lock_guard lock(m_mutex);
        m_outcome = std::move(outcome);
        m_over = true;
    }
    return taskOf(TY_KV_END);
}

NextTask RunPart::taskOf(int task)
{
    NextTask next;
    next.task = task;
    next.rank = m_membership.view > 0 ? m_membership.rank : rank();
    next.place = m_membership.index;
    next.workers = m_membership.workers;
    next.view = m_membership.view;
    next.epoch = m_membership.epoch;
    next.step = m_membership.step + m_done;
    return next;
}

Result<NextTask> RunPart::next()
{
    if (m_openStep && m_maySkip) {
        std::ranges::fill(arrays(), 0.0F);
        TY_TRY(reduce(0));
    }
    if (m_openStep)
        return fail(ErrorCode::InvalidArgument, "program",
                    fmt::format("step {} is not done: call ty_kv_allreduce() or ty_kv_pushpull() in each step, also in "
                                "those without samples",
                                m_membership.step + m_done));
    for (;;) {
        if (m_over)
            return m_outcome || m_outcome.error().code == ErrorCode::Cancelled ? Result<NextTask>(taskOf(TY_KV_END))
                                                                               : fail(m_outcome.error());
        auto task = advance();
        if (task || task.error().code == ErrorCode::InvalidArgument)
            return task;
        if (cutOff(task.error())) {
            if (m_coasting)
                return end({});
            continue;
        }
        const bool stopped = task.error().code == ErrorCode::Cancelled && !m_stop.stop_requested();
        NextTask last = end(fail(task.error()));
        return stopped ? Result<NextTask>(last) : fail(task.error());
    }
}

Result<NextTask> RunPart::advance()
{
    if (!worker()) {
        TY_TRY(rejoin());
    }
    for (;;) {
        if (m_inPartition) {
            TY_ASSIGN(auto step, nextStep());
            if (step)
                return std::move(*step);
            endPartition();
        }
        const auto kv = worker();
        if (m_epochDone)
            kv->control().epochDone(*m_epochDone);
        if (m_saved)
            kv->control().saved(*m_saved);
        m_epochDone.reset();
        m_saved.reset();
        TY_ASSIGN(auto task, onTask());
        if (task)
            return std::move(*task);
    }
}

/// \return unset: a partition begins, or nothing for the program
Result<std::optional<NextTask>> RunPart::onTask()
{
    TY_ASSIGN(const auto task, worker()->task());
    if (std::holds_alternative<ps::RunOver>(task)) {
        if (!m_around || m_coasting)
            return std::optional(end({}));
        setWorker(nullptr);
        TY_TRY(rejoin());
        return std::optional<NextTask>();
    }
    if (const auto *membership = std::get_if<ps::Membership>(&task)) {
        TY_TRY(beginPartition(*membership));
        return std::optional<NextTask>();
    }
    if (const auto *part = std::get_if<ps::Validation>(&task)) {
        m_epochDone = protocol::EpochDone{part->epoch, part->parts, part->index, {}};
        NextTask next = taskOf(TY_KV_EPOCH_END);
        next.epoch = part->epoch;
        return m_coasting ? std::optional<NextTask>() : std::optional(next);
    }
    const auto &request = std::get<ps::CheckpointRequest>(task);
    m_saved =
        protocol::CheckpointSaved{request.epochs, "", "the program named no checkpoint: ty_kv_saved()", request.step};
    NextTask next = taskOf(TY_KV_SAVE);
    next.step = request.step;
    return m_coasting ? std::optional<NextTask>() : std::optional(next);
}

Status RunPart::beginPartition(const ps::Membership &membership)
{
    m_changed = m_changed || m_membership.ranks != membership.ranks;
    if (m_membership.view > 0 && m_membership.ranks != membership.ranks)
        spdlog::info("Resetting data iterator as worker count changed from {} to {}", m_membership.workers,
                     membership.workers);
    if (m_membership.epoch != membership.epoch || m_membership.view == 0)
        m_window = {0, 0, 0, Clock::now()};
    m_membership = membership;
    m_inPartition = true;
    m_abandoned = false;
    m_done = 0;
    m_barriers = 0;
    m_train = {};
    m_began = Clock::now();
    const auto &ranks = membership.ranks;
    const bool initial = membership.step == 0; // no step was done: the lead's state counts
    if (initial && membership.index == 0)
        m_lacking = false;
    const auto has = [&](int rank) { return initial ? rank == ranks.front() : m_settled.contains(rank); };
    const auto first = std::ranges::find_if(ranks, has);
    m_source =
        !m_lacking && first != ranks.end() && *first == membership.rank &&
        std::ranges::any_of(ranks, [&](int rank) { return rank != membership.rank && !m_settled.contains(rank); });
    return shareWeights();
}

/// \return unset: the partition ends here
Result<std::optional<NextTask>> RunPart::nextStep()
{
    if (m_abandoned || m_coasting) {
        TY_TRY(coast());
        return std::optional<NextTask>();
    }
    const auto &partition = m_membership.partition;
    if (m_done >= partition.steps())
        return std::optional<NextTask>();
    TY_ASSIGN(const bool going, worker()->canContinue());
    if (!going)
        return std::optional<NextTask>();
    m_openStep = true;
    m_maySkip = false;
    NextTask next = taskOf(TY_KV_STEP);
    next.changed = std::exchange(m_changed, false);
    next.fresh = m_lacking;
    next.source = std::exchange(m_source, false);
    next.stepsLeft = partition.steps() - m_done - 1;
    next.positions = partition.batchRanges(m_done, m_membership.index);
    m_stepSamples = partition.batchSize(m_done, m_membership.index);
    return std::optional(next);
}

void RunPart::endPartition()
{
    const auto kv = worker();
    m_inPartition = false;
    kv->control().partitionDone({m_membership.view, kv->round(), m_train, secondsSince(m_began)});
    if (std::exchange(m_abandoned, false) && m_done > 0 && !m_coasting) {
        // The others take it for one that has the state: it joins again as one that lacks it.
        m_around = true;
        kv->control().leave(false);
    }
}

/// Takes part without samples until the partition ends.
Status RunPart::coast()
{
    for (; m_done < m_membership.partition.steps(); ++m_done) {
        TY_ASSIGN(const bool going, worker()->canContinue());
        if (!going)
            break;
        std::ranges::fill(arrays(), 0.0F);
        TY_TRY(worker()->pushPull(arrays(), 0, results()));
    }
    return {};
}

Result<bool> RunPart::reduce(std::int64_t weight)
{
    if (!m_openStep)
        return fail(ErrorCode::InvalidArgument, "program", "no step has begun: call ty_kv_next() before each step");
    m_openStep = m_maySkip = false;
    if (const Status status = worker()->pushPull(arrays(), weight, results()); !status) {
        std::ranges::fill(arrays(), 0.0F); // a mixture of rounds
        if (cutOff(status.error()))
            return false;
        const bool stopped = status.error().code == ErrorCode::Cancelled && !m_stop.stop_requested();
        (void)end(fail(status.error()));
        return stopped ? Result<bool>(false) : fail(status.error());
    }
    ++m_done;
    m_lacking = false;
    m_settled = {m_membership.ranks.begin(), m_membership.ranks.end()};
    report(m_stepSamples);
    return true;
}

std::optional<NextTask> RunPart::following()
{
    if (!m_inPartition || m_openStep || m_over)
        return std::nullopt;
    return nextStep().value_or(std::nullopt); // next() meets the same error
}

/// Counts the samples of a step; logs and reports the speed every displayBatches steps, as far as ReportRate takes it.
void RunPart::report(std::int64_t samples)
{
    m_train.samples += samples;
    m_window.samples += samples;
    if (++m_window.batches % m_options.job.displayBatches != 0 || !m_reportRate.takes(Clock::now()))
        return;
    const double seconds = secondsSince(m_window.since);
    const double speed = seconds > 0 ? double(m_window.samples) / seconds : 0;
    const std::int64_t last = m_window.batches - 1;
    spdlog::info("Epoch[{}] Batch [{}-{}]\tSpeed: {:.2f} samples/sec", m_membership.epoch, m_window.first, last, speed);
    const auto kv = worker();
    const auto traffic = kv->takeTraffic();
    BatchMetrics train;
    train.samples = m_window.samples;
    protocol::Progress progress{m_membership.epoch, kv->round(), m_window.first, last, train, speed};
    progress.bytesPerStep = traffic.steps ? double(traffic.bytes) / double(traffic.steps) : 0;
    progress.waitShare = traffic.waitShare(seconds);
    kv->control().progress(progress);
    m_window = {m_window.batches, last + 1, 0, Clock::now()};
}

void RunPart::values(std::vector<protocol::TaskValue> values)
{
    if (const auto kv = worker())
        kv->control().values(std::move(values));
}

void RunPart::leave(bool preempted)
{
    const std::lock_guard lock(m_mutex);
    m_leaving = preempted || m_leaving.value_or(false);
    if (m_worker)
        m_worker->control().leave(*m_leaving);
}

void RunPart::failed(const Error &error)
{
    if (const auto kv = worker())
        kv->failed(error);
}

bool RunPart::over() const
{
    const std::lock_guard lock(m_mutex);
    return m_over || (m_worker && m_worker->over());
}

bool RunPart::failedRun() const
{
    const std::lock_guard lock(m_mutex);
    return m_worker && m_worker->over() ? m_worker->overWithFailure() : m_over && !m_outcome;
}

Status RunPart::coastToEnd()
{
    m_coasting = true;
    m_openStep = false; // the step that the program has not completed is completed without it
    if (!worker())
        return {}; // it was cut off, and has not come back
    for (;;) {
        TY_ASSIGN(const auto task, next());
        if (task.task == TY_KV_END)
            return m_outcome || m_outcome.error().code == ErrorCode::Cancelled ? Status() : m_outcome;
    }
}

} // namespace trainyard::kv
