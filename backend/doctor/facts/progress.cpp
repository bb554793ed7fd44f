#include "backend/doctor/facts/progress.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace trainyard::doctor {
namespace {

constexpr std::size_t kWindows = 40; ///< the last ones of all ranks count

double median(std::vector<double> values)
{
    if (values.empty())
        return 0;
    const auto middle = values.begin() + std::ptrdiff_t(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

void keepLast(std::vector<double> &values, double value)
{
    if (values.size() == kWindows)
        values.erase(values.begin());
    values.push_back(value);
}

bool isProgress(const protocol::MetricRecord &record)
{
    namespace metric = protocol::metric;
    return record.name == metric::kSpeed || record.name == metric::kTrainAccuracy ||
           record.name == metric::kTrainLoss || record.name == metric::kValidationAccuracy ||
           record.name == metric::kEpochSeconds;
}

struct Member {
    std::string host;
    double t = 0;
    std::int64_t step = 0;
    bool present = false;
};

} // namespace

RunPace paceOf(std::span<const protocol::MetricRecord> records)
{
    namespace metric = protocol::metric;
    RunPace pace;
    std::map<int, Member> members;
    std::vector<double> stepTimes, intervals;
    std::optional<std::pair<int, double>> straggler; ///< rank and time
    int attempt = 0;
    for (const protocol::MetricRecord &record : records) {
        Member &member = members[record.rank];
        if (record.attempt > std::exchange(attempt, std::max(attempt, record.attempt)))
            pace.paused = false; // all processes have started again, perhaps on another head
        if (record.name == metric::kMemberJoined) {
            member = {record.note, record.t, record.step, true};
        } else if (record.name == metric::kMemberLeft || record.name == metric::kMemberDied) {
            member.present = false;
        } else if (record.name == metric::kStraggler) {
            straggler = {record.rank, record.t};
        } else if (record.name == metric::kPaused) {
            pace.paused = true;
            pace.note = record.note;
        } else if (record.name == metric::kResumed) {
            pace.paused = false;
        } else if (record.name == metric::kRunFinished) {
            pace.finished = true;
        } else if (isProgress(record) && record.t > 0) {
            pace.last = std::max(pace.last, record.t);
            pace.step = std::max(pace.step, record.step);
            if (record.name != metric::kSpeed || record.rank < 0)
                continue;
            if (member.t > 0 && record.t > member.t) {
                keepLast(intervals, record.t - member.t);
                if (record.step > member.step)
                    keepLast(stepTimes, (record.t - member.t) / double(record.step - member.step));
            }
            member.t = record.t;
            member.step = record.step;
        }
    }
    pace.stepSeconds = median(stepTimes);
    pace.interval = median(intervals);
    const auto named = [&](int rank) { return RunPace::Rank{rank, members.contains(rank) ? members[rank].host : ""}; };
    if (straggler && straggler->second >= pace.last - 3 * std::max(pace.interval, 1.0)) {
        pace.awaited = named(straggler->first);
    } else {
        // Without a record of the scheduler, the member whose last window ended first is behind, if the others went on.
        const Member *behind = nullptr;
        int rank = -1;
        std::int64_t most = 0;
        for (const auto &[number, member] : members) {
            if (number < 0 || !member.present)
                continue;
            most = std::max(most, member.step);
            if (!behind || member.step < behind->step)
                behind = &member, rank = number;
        }
        if (behind && behind->step < most)
            pace.awaited = named(rank);
    }
    return pace;
}

std::chrono::seconds hangTime(const RunPace &pace)
{
    const double seconds = std::max({60.0, kHangSteps * pace.stepSeconds, 3 * pace.interval});
    return std::chrono::seconds(std::int64_t(std::min(seconds, 7 * 86400.0)));
}

} // namespace trainyard::doctor
