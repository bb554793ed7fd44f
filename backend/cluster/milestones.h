#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/clock.h"
#include "backend/ledger/rows.h"

namespace trainyard::cluster {

/// What a machine passes on its way to work. In the order of a life; EC2's own checks may come later than SSH.
enum class Milestone { Asked, Pending, Running, Checks, Ssh, SetUp, Joined };
inline constexpr Milestone kMilestones[] = {Milestone::Asked, Milestone::Pending, Milestone::Running, Milestone::Checks,
                                            Milestone::Ssh,   Milestone::SetUp,   Milestone::Joined};
std::string_view toString(Milestone) noexcept; ///< "asked", "pending", "running", "checks", "ssh", "set up", "joined"

/// Kind of the ledger's events that say when a machine (subject) passed a milestone (text).
inline constexpr const char *kMilestoneEvent = "milestone";

struct ReachedMilestone {
    Milestone milestone;
    Timestamp at{};
    bool operator==(const ReachedMilestone &) const = default;
};

/// One machine from the moment it was asked for.
struct NodeTimeline {
    std::string node;
    std::vector<ReachedMilestone> reached; ///< by time; each milestone once, the first time
    /// Since it was asked for; negative when it was not passed.
    double secondsTo(Milestone) const;
    bool operator==(const NodeTimeline &) const = default;
};

/// Head first, then workers by number.
std::vector<NodeTimeline> timelines(std::span<const ledger::Event> ofOneCluster);

} // namespace trainyard::cluster
