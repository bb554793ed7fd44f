#include "backend/cluster/plan/milestones.h"

#include <algorithm>
#include <chrono>

#include "backend/cluster/plan/instance_facts.h"

namespace trainyard::cluster {

double NodeTimeline::secondsTo(Milestone m) const
{
    const auto begin = std::ranges::find(reached, Milestone::Asked, &ReachedMilestone::milestone);
    const auto at = std::ranges::find(reached, m, &ReachedMilestone::milestone);
    if (begin == reached.end() || at == reached.end())
        return -1;
    return std::max(0.0, std::chrono::duration<double>(at->at - begin->at).count());
}

std::vector<NodeTimeline> timelines(std::span<const ledger::Event> events)
{
    std::vector<NodeTimeline> all;
    for (const ledger::Event &e : events) {
        if (e.kind != kMilestoneEvent)
            continue;
        const auto m = parseEnum<Milestone>(e.text);
        if (!m)
            continue; // written by a newer version
        auto line = std::ranges::find(all, e.subject, &NodeTimeline::node);
        if (line == all.end())
            line = all.insert(all.end(), {e.subject, {}});
        if (std::ranges::find(line->reached, *m, &ReachedMilestone::milestone) == line->reached.end())
            line->reached.push_back({*m, e.at});
    }
    for (NodeTimeline &line : all)
        std::ranges::stable_sort(line.reached, {}, &ReachedMilestone::at);
    std::ranges::sort(all, nodeBefore, &NodeTimeline::node);
    return all;
}

} // namespace trainyard::cluster
