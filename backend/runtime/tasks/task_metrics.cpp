#include "backend/runtime/tasks/task_metrics.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace trainyard::tasks {

namespace metric = protocol::metric;

namespace {

constexpr int kMostEpochs = 1'000'000;
constexpr std::int64_t kMostSteps = std::int64_t(1) << 53;
constexpr std::size_t kLongestNote = 256;
constexpr double kClockTolerance = 3600; ///< a machine's clock that differs by more is not believed

protocol::MetricRecord recordOf(int rank, const protocol::TaskValue &value, double now)
{
    protocol::MetricRecord record;
    record.rank = rank;
    record.epoch = value.epoch;
    record.step = value.step;
    record.samples = value.samples;
    record.t = std::max(0.0, std::abs(value.t - now) <= kClockTolerance ? value.t : now);
    record.name = value.name;
    record.value = value.value;
    record.note = value.note.substr(0, kLongestNote);
    return record;
}

bool isPlausible(const protocol::TaskValue &value)
{
    return isValueName(value.name) && !std::isinf(value.value) && value.epoch >= 0 && value.epoch <= kMostEpochs &&
           value.step >= 0 && value.step <= kMostSteps && value.samples >= 0 && value.samples <= kMostSteps;
}

} // namespace

bool isValueName(std::string_view name)
{
    constexpr std::size_t kLongest = 64;
    constexpr auto kReserved = std::to_array<std::string_view>(
        {metric::kWorkers,     metric::kGlobalBatch,  metric::kMemberJoined,  metric::kMemberLeft,
         metric::kMemberDied,  metric::kNeverJoined,  metric::kServerDied,    metric::kServerLeft,
         metric::kPreempted,   metric::kWorkerWanted, metric::kStraggler,     metric::kPaused,
         metric::kResumed,     metric::kCoolingDown,  metric::kSchedulerBack, metric::kCheckpoint,
         metric::kTaskEnded,   metric::kRootCause,    metric::kRestarted,     metric::kSetUp,
         metric::kDataAwaited, metric::kDataBack,     metric::kRunFinished,   metric::kDiskFull,
         kServiceRecord,       kNoMetricsRecord});
    const auto fits = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '_' ||
               c == '-';
    };
    return !name.empty() && name.size() <= kLongest && std::ranges::all_of(name, fits) &&
           std::ranges::find(kReserved, name) == kReserved.end();
}

bool TaskMetrics::Budget::take(double now, double perSecond, double most)
{
    tokens = std::min(most, tokens + std::max(0.0, now - at) * perSecond);
    at = std::max(at, now);
    if (tokens < 1)
        return false;
    tokens -= 1;
    return true;
}

bool TaskMetrics::keep(int rank, const protocol::TaskValue &value, double now)
{
    auto &names = m_series[rank];
    if (!names.contains(value.name) && names.size() >= kMostNames)
        return false;
    Series &series = names[value.name];
    const bool newEpoch = value.epoch != series.epoch && series.epochs.take(now, 10, 20);
    const double perSecond = series.kept < 10'000 ? 10 : series.kept < 100'000 ? 1 : 0.1;
    if (!newEpoch && !series.values.take(now, perSecond, perSecond < 10 ? 1 : 10))
        return false;
    series.epoch = value.epoch;
    ++series.kept;
    return true;
}

TaskMetrics::Records TaskMetrics::add(int rank, const protocol::TaskValue &value, double now,
                                      const std::set<int> &living)
{
    if (!isPlausible(value) || !keep(rank, value, now)) {
        ++m_dropped;
        return {};
    }
    m_any = true;
    Records records;
    if (rank >= 0)
        toJob(records, rank, value, now, living);
    records.insert(records.begin(), recordOf(rank, value, now));
    return records;
}

void TaskMetrics::toJob(Records &records, int rank, const protocol::TaskValue &value, double now,
                        const std::set<int> &living)
{
    JobSeries &job = m_job[value.name];
    if (value.epoch < job.epoch)
        return; // a rank that is behind: its epoch is written
    if (job.epoch < 0)
        job.first = now;
    if (value.epoch > job.epoch) {
        if (job.waiting)
            emit(records, value.name, job, now);
        job.epoch = value.epoch;
    }
    job.step = std::max(job.step, value.step);
    Latest &latest = job.ranks[rank];
    job.fresh += latest.fresh ? 0 : 1;
    latest = {value.value, now, value.samples, true, false, false};
    if (!job.waiting)
        job.waiting = now;
    // In the first moments it is not known who will report this name: often only one rank does.
    const bool known = now - job.first > kPatience;
    if (job.fresh >= (known ? job.ranks.size() : living.size()))
        emit(records, value.name, job, now);
}

void TaskMetrics::Ended::add(const Latest &latest)
{
    total += latest.value;
    samples += latest.samples;
    ++count;
}

void TaskMetrics::emit(Records &records, const std::string &name, JobSeries &job, double now)
{
    const bool sum = name == metric::kSpeed;
    const bool again = !sum && job.writtenEpoch == job.epoch && job.writtenStep == job.step; // a rank was late
    if (!again)
        job.ended = {};
    double total = job.ended.total;
    int count = job.ended.count;
    std::int64_t samples = job.ended.samples;
    for (auto &[rank, latest] : job.ranks) {
        latest.counted = sum ? now - latest.t <= kSpeedSeconds : latest.fresh || (again && latest.counted);
        latest.fresh = false;
        if (!latest.counted)
            continue;
        total += latest.value;
        samples += latest.samples;
        ++count;
        if (latest.left && !sum)
            job.ended.add(latest);
    }
    std::erase_if(job.ranks, [](const auto &one) { return one.second.left; });
    job.fresh = 0;
    job.writtenEpoch = job.epoch;
    job.writtenStep = job.step;
    job.waiting.reset();
    if (count == 0)
        return;
    protocol::MetricRecord record;
    record.epoch = job.epoch;
    record.step = job.step;
    record.samples = samples;
    record.t = now;
    record.name = name;
    record.value = sum ? total : total / count;
    records.push_back(std::move(record));
}

TaskMetrics::Records TaskMetrics::onTick(double now)
{
    Records records;
    for (auto &[name, job] : m_job) {
        if (job.waiting && now - *job.waiting > kPatience)
            emit(records, name, job, now);
    }
    return records;
}

TaskMetrics::Records TaskMetrics::finish(double now)
{
    Records records;
    for (auto &[name, job] : m_job) {
        if (job.waiting)
            emit(records, name, job, now);
    }
    return records;
}

void TaskMetrics::forget(int rank)
{
    for (auto &[name, job] : m_job) {
        const auto at = job.ranks.find(rank);
        if (at != job.ranks.end() && at->second.fresh)
            at->second.left = true;
        else if (at != job.ranks.end()) {
            if (at->second.counted && name != metric::kSpeed)
                job.ended.add(at->second);
            job.ranks.erase(at);
        }
    }
}

} // namespace trainyard::tasks
