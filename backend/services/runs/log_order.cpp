#include "backend/services/runs/log_order.h"

#include <algorithm>
#include <map>
#include <utility>

#include "backend/core/time/clock.h"
#include "backend/training/logs/log_selection.h"

namespace trainyard::services {

void sortByTime(std::vector<LogLine> &lines)
{
    std::map<LogSource, Timestamp> last; // at first that of its first line with a time
    for (const LogLine &line : lines) {
        if (last.contains(line.source))
            continue;
        if (const auto first = training::timeOfLine(line.text))
            last.emplace(line.source, *first);
    }
    std::vector<std::pair<Timestamp, LogLine>> timed;
    timed.reserve(lines.size());
    for (LogLine &line : lines) {
        const auto known = last.find(line.source);
        if (known == last.end()) {
            timed.emplace_back(Timestamp::max(), std::move(line));
            continue;
        }
        Timestamp &at = known->second;
        at = std::max(at, training::timeOfLine(line.text).value_or(at)); // a clock that went back
        timed.emplace_back(at, std::move(line));
    }
    std::ranges::stable_sort(timed, {}, [](const auto &one) { return one.first; });
    lines.clear();
    for (auto &[at, line] : timed)
        lines.push_back(std::move(line));
}

bool isReadProblem(const Error &error, bool began)
{
    return error.code != ErrorCode::Cancelled && (began || error.code != ErrorCode::NotFound);
}

} // namespace trainyard::services
