#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/enum_names.h"
#include "backend/core/time/clock.h"
#include "backend/ledger/rows.h"

namespace trainyard::cluster {

/// Milestones of a machine on its way to a cluster, in their usual order; the EC2 status checks may pass after SSH.
enum class Milestone { Requested, Pending, Running, Checks, Ssh, SetUp, Joined };
inline constexpr Milestone kMilestones[] = {Milestone::Requested, Milestone::Pending, Milestone::Running,
                                            Milestone::Checks,    Milestone::Ssh,     Milestone::SetUp,
                                            Milestone::Joined};
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

/// How long each stage took until the machine joined a run: "3 min 12 s in all: start 45.0 s, SSH 20.0 s, set-up
/// 1 min 20 s, data and admission 47.0 s". Stages whose end is not known count for the next one.
/// \return empty when it has not joined, or when only that is known
std::string describeStages(const NodeTimeline &);

/// Head first, then workers by number.
std::vector<NodeTimeline> timelines(std::span<const ledger::Event> ofOneCluster);

} // namespace trainyard::cluster
