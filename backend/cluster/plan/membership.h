#pragma once

#include <array>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include "backend/core/enum_names.h"
#include "backend/ledger/rows.h"

namespace trainyard::cluster {

/// Whether a node is a worker's: "worker-1". The other one is "head".
inline bool isWorkerName(std::string_view node)
{
    return node.starts_with("worker-");
}

/// A machine that became a worker of its cluster, or that was removed from it.
enum class MembershipChange { Added, Removed };
constexpr auto namesOf(MembershipChange)
{
    return std::to_array<std::string_view>({"was added", "was removed"});
}
using trainyard::toString;

/// Kind of the ledger events about the machines of a cluster (subject). Those whose text is not that of a change report
/// that one failed or was stopped.
inline constexpr const char *kMembershipEvent = "membership";

/// Kind of the ledger events that record that a worker's process died during a run. The subject is its host.
inline constexpr const char *kWorkerDiedEvent = "worker-died";
/// Kind of the ledger events that record that a run (subject) continues on a new machine in place of its head.
inline constexpr const char *kHeadReplacedEvent = "head-replaced";
/// Kind of the ledger events that record, before the termination, that a machine (subject) is removed from a run without
/// waiting until its worker has left.
inline constexpr const char *kRemovedAtOnceEvent = "removed-at-once";

/// The text of the event that records a change. It is the stored format: readers use membershipChange().
inline std::string membershipText(const std::string &node, MembershipChange change)
{
    return node + " " + std::string(toString(change));
}

/// \return empty: the event records no change
inline std::optional<MembershipChange> membershipChange(const ledger::Event &event)
{
    if (event.kind != kMembershipEvent || event.failed)
        return std::nullopt;
    for (const MembershipChange change : {MembershipChange::Added, MembershipChange::Removed}) {
        if (event.text == membershipText(event.subject, change))
            return change;
    }
    return std::nullopt;
}

/// The nodes that were removed from their cluster. Their names are not used again.
inline std::set<std::string> removedNodes(std::span<const ledger::Event> events)
{
    std::set<std::string> removed;
    for (const ledger::Event &event : events) {
        if (membershipChange(event) == MembershipChange::Removed)
            removed.insert(event.subject);
    }
    return removed;
}

} // namespace trainyard::cluster
