#include "backend/cluster/launch/schedule/usual_duration.h"

#include <algorithm>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/core/async/steps.h"
#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/ledger/ledger.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;

constexpr int kMostCreations = 10;
constexpr auto kLongestCreation = 2h; // a longer one was interrupted

/// Until the cluster was ready for the first time; empty: it never was.
Result<std::optional<std::chrono::milliseconds>> creationTime(ledger::Ledger &ledger, const ledger::Cluster &row)
{
    TY_ASSIGN(const auto events, ledger.events(row.id));
    const auto ready = std::ranges::find_if(events, [&](const ledger::Event &event) {
        return event.kind == "launch" && !event.failed && event.text == row.name + " is ready";
    });
    if (ready == events.end() || ready->at <= row.created || ready->at - row.created > kLongestCreation)
        return std::optional<std::chrono::milliseconds>();
    return std::optional(std::chrono::duration_cast<std::chrono::milliseconds>(ready->at - row.created));
}

} // namespace

std::optional<UsualDuration> usualDuration(std::vector<std::chrono::milliseconds> taken)
{
    if (taken.empty())
        return std::nullopt;
    std::ranges::sort(taken);
    const auto middle = taken.size() / 2;
    const auto median = taken.size() % 2 == 1 ? taken[middle] : (taken[middle - 1] + taken[middle]) / 2;
    return UsualDuration{median, taken.back(), static_cast<int>(taken.size())};
}

Sentence describe(const UsualDuration &usual)
{
    if (usual.creations == 1)
        return say("%1 the last time", formatDuration(usual.median));
    return say("usually %1 (the longest of %2 took %3)", formatDuration(usual.median), usual.creations,
               formatDuration(usual.longest));
}

Result<std::optional<UsualDuration>> usualDuration(const CloudContext &cloud, Origin origin)
{
    TY_ASSIGN(const auto rows, cloud.ledger->clusters()); // the newest first
    std::vector<std::chrono::milliseconds> taken;
    for (const ledger::Cluster &row : rows) {
        if (!sameCloud(cloud, row))
            continue;
        TY_ASSIGN(const auto from, originOf(*cloud.ledger, row.id));
        if (from.origin != origin)
            continue;
        TY_ASSIGN(const auto time, creationTime(*cloud.ledger, row));
        if (time)
            taken.push_back(*time);
        if (static_cast<int>(taken.size()) == kMostCreations)
            break;
    }
    return usualDuration(std::move(taken));
}

void reportUsualDuration(const CloudContext &cloud, Origin origin, const ProgressSink &sink)
{
    const auto usual = usualDuration(cloud, origin);
    if (!usual || !*usual)
        return; // a creation does not fail because of it
    StepReporter step(sink, {.step = "usual-duration", .title = "Expected duration"});
    step.begin();
    step.done(describe(**usual));
}

} // namespace trainyard::cluster
