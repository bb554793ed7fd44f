#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/clock.h"
#include "backend/ledger/rows.h"

namespace trainyard::cluster {

/// Milestones of a machine on its way to a cluster, in their usual order; the EC2 status checks may pass after SSH.
enum class Milestone { Asked, Pending, Running, Checks, Ssh, SetUp, Joined };
inline constexpr Milestone kMilestones[] = {Milestone::Asked, Milestone::Pending, Milestone::Running, Milestone::Checks,
                                            Milestone::Ssh,   Milestone::SetUp,   Milestone::Joined};
std::string_view toString(Milestone) noexcept; ///< "asked", "pending", "running", "checks", "ssh", "set up", "joined"

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
