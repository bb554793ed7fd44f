#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/clock.h"
#include "backend/core/enum_names.h"
#include "backend/ledger/rows.h"

namespace trainyard::cluster {

/// Milestones of a machine on its way to a cluster, in their usual order; the EC2 status checks may pass after SSH.
enum class Milestone { Asked, Pending, Running, Checks, Ssh, SetUp, Joined };
inline constexpr Milestone kMilestones[] = {Milestone::Asked, Milestone::Pending, Milestone::Running, Milestone::Checks,
                                            Milestone::Ssh,   Milestone::SetUp,   Milestone::Joined};
constexpr auto namesOf(Milestone)
{
    return std::to_array<std::string_view>({"asked", "pending", "running", "checks", "ssh", "set up", "joined"});
}
using trainyard::toString;

/// Kind of the ledger events that record when a machine (subject) reached a milestone (text).
inline constexpr const char *kMilestoneEvent = "milestone";

struct ReachedMilestone {
    Milestone milestone;
    Timestamp at{};
    bool operator==(const ReachedMilestone &) const = default;
};

/// The milestones of one machine.
struct NodeTimeline {
    std::string node;
    std::vector<ReachedMilestone> reached; ///< by time; each milestone once, at its first time
    /// Seconds since it was requested; negative when the milestone was not reached.
    double secondsTo(Milestone) const;
    bool operator==(const NodeTimeline &) const = default;
};

/// Head first, then workers by number.
std::vector<NodeTimeline> timelines(std::span<const ledger::Event> ofOneCluster);

} // namespace trainyard::cluster
