#include "backend/cluster/plan/milestones.h"

#include <algorithm>
#include <chrono>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/cluster/plan/catalog/instance_facts.h"
#include "backend/core/units.h"

namespace trainyard::cluster {

double NodeTimeline::secondsTo(Milestone m) const
{
    const auto begin = std::ranges::find(reached, Milestone::Requested, &ReachedMilestone::milestone);
    const auto at = std::ranges::find(reached, m, &ReachedMilestone::milestone);
    if (begin == reached.end() || at == reached.end())
        return -1;
    return std::max(0.0, std::chrono::duration<double>(at->at - begin->at).count());
}

std::string describeStages(const NodeTimeline &line)
{
    constexpr std::pair<Milestone, std::string_view> kStages[] = {{Milestone::Running, "start"},
                                                                  {Milestone::Ssh, "SSH"},
                                                                  {Milestone::SetUp, "set-up"},
                                                                  {Milestone::Joined, "data and admission"}};
    const auto find = [&](Milestone m) { return std::ranges::find(line.reached, m, &ReachedMilestone::milestone); };
    if (find(Milestone::Joined) == line.reached.end() || line.reached.front().milestone == Milestone::Joined)
        return {};
    const auto took = [](Timestamp from, Timestamp to) {
        return formatDuration(std::chrono::duration_cast<std::chrono::milliseconds>(to - from));
    };
    const Timestamp begin = line.reached.front().at;
    Timestamp from = begin;
    std::vector<std::string> stages;
    for (const auto &[milestone, name] : kStages) {
        const auto at = find(milestone);
        if (at == line.reached.end() || at == line.reached.begin() || at->at < from)
            continue;
        stages.push_back(fmt::format("{} {}", name, took(from, at->at)));
        from = at->at;
    }
    return fmt::format("{} in all: {}", took(begin, from), fmt::join(stages, ", "));
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
