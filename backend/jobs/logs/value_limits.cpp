#include "backend/jobs/logs/value_limits_internal.h"

#include <algorithm>

namespace trainyard::jobs {

namespace {

constexpr int kInWindow = 10;

} // namespace

bool ValueLimits::fits(Name &name, double t, bool wholeEpoch, int epoch)
{
    if (wholeEpoch && (epoch != name.epoch || t >= name.epochTime + 1 || t < name.epochTime)) {
        const bool slow = t >= name.epochTime + 0.1 || t < name.epochTime || name.records < kManyRecords;
        name.epoch = epoch;
        if (slow) { // a flood of epochs is not one
            name.epochTime = t;
            return true;
        }
    }
    const double length = name.records < kVeryManyRecords ? 1 : 10;
    const int most = name.records < kManyRecords ? kInWindow : 1;
    if (t >= name.window + length || t < name.window) { // a clock may be set back
        name.window = t;
        name.inWindow = 0;
    }
    if (name.inWindow >= most)
        return false;
    ++name.inWindow;
    return true;
}

ValueLimits::Answer ValueLimits::take(const protocol::TaskValue &value, bool wholeEpoch)
{
    if (!m_ranks.contains(value.rank) && m_ranks.size() >= kMostRanks)
        return Answer::Drop;
    Rank &rank = m_ranks[value.rank];
    if (!rank.names.contains(value.name) && rank.names.size() >= kMostNames) {
        const bool first = !rank.reported;
        rank.reported = true;
        return first ? Answer::FirstNameTooMany : Answer::Drop;
    }
    Name &name = rank.names[value.name];
    name.lastStep = std::max(name.lastStep, value.step);
    if (!fits(name, value.t, wholeEpoch, value.epoch))
        return Answer::Drop;
    ++name.records;
    return Answer::Keep;
}

std::int64_t ValueLimits::nextStep(const protocol::TaskValue &value) const
{
    const auto rank = m_ranks.find(value.rank);
    if (rank == m_ranks.end())
        return 0;
    const auto name = rank->second.names.find(value.name);
    return name == rank->second.names.end() ? 0 : name->second.lastStep + 1;
}

} // namespace trainyard::jobs
