#pragma once

#include "backend/cluster/operate/interruptions.h"
#include "backend/cluster/plan/membership.h"
#include "backend/training/recovery/spot_policy.h"

namespace trainyard::training {

inline const Timestamp kNow{std::chrono::hours(24 * 365 * 56 + 14)};

/// worker-2 of three is gone, and nothing is in the way of another one.
inline SpotFacts oneLost()
{
    SpotFacts facts;
    facts.history.open = {{"worker-2", kNow - std::chrono::seconds(10)}};
    facts.workers = 2;
    facts.plannedWorkers = 3;
    facts.now = kNow;
    facts.deadline = kNow + std::chrono::hours(6);
    facts.usdPerHour = 0.1;
    return facts;
}

inline ledger::Event event(const char *kind, const std::string &subject, Timestamp at, bool failed = false)
{
    ledger::Event e;
    e.kind = kind;
    e.subject = subject;
    e.at = at;
    e.failed = failed;
    return e;
}

inline ledger::Event added(const std::string &node, Timestamp at)
{
    auto e = event(cluster::kMembershipEvent, node, at);
    e.text = membershipText(node, cluster::MembershipChange::Added);
    return e;
}

inline ledger::Event removed(const std::string &node, Timestamp at)
{
    auto e = event(cluster::kMembershipEvent, node, at);
    e.text = membershipText(node, cluster::MembershipChange::Removed);
    return e;
}

inline ledger::Event replaced(const std::string &lost, const std::string &by, Timestamp at)
{
    auto e = event(cluster::kReplacementEvent, lost, at);
    e.text = lost + " was interrupted" + replacedBy(by);
    return e;
}

} // namespace trainyard::training
