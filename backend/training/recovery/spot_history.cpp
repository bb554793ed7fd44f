// What the ledger knows about lost machines and their replacements.

#include <algorithm>
#include <set>

#include "backend/cluster/launch/launch.h"
#include "backend/cluster/operate/interruptions.h"
#include "backend/cluster/plan/membership.h"
#include "backend/cluster/plan/milestones.h"
#include "backend/training/recovery/spot_policy.h"

namespace trainyard::training {

std::string replacedBy(const std::string &node)
{
    return "; " + node + " replaces it";
}

namespace {

using cluster::isWorkerName;

/// Reads the events of a cluster in their order.
class HistoryReader {
public:
    void take(const ledger::Event &e)
    {
        if (e.kind == cluster::kInterruptionEvent && isWorkerName(e.subject)) {
            takeLoss({e.subject, e.at});
        } else if (e.kind == cluster::kReplacementEvent) {
            m_history.attempts.push_back({e.at, e.failed});
            if (!e.failed)
                settle(e);
        } else if (e.kind == kPaidFailureEvent) {
            m_history.attempts.push_back({e.at, true});
            ++m_history.paidFailures;
            m_history.lastPaidFailure = e.text;
        } else if (e.kind == kGivenUpEvent) {
            close(e.subject);
        } else if (e.kind == kSizeEvent) {
            m_history.open.clear();
            m_history.paidFailures = 0;
            m_added.clear();
            m_lostEarly.clear();
        } else if (const auto change = cluster::membershipChange(e); change && isWorkerName(e.subject)) {
            takeMember(e.subject, *change);
        }
    }

    SpotHistory result() &&
    {
        auto &open = m_history.open; // a machine that exists is never launched again
        const auto end = open.begin() + std::ptrdiff_t(std::min(m_added.size(), open.size()));
        m_history.covered.assign(open.begin(), end);
        open.erase(open.begin(), end);
        return std::move(m_history);
    }

private:
    void takeLoss(const SpotLoss &loss)
    {
        if (!m_lost.insert(loss.node).second)
            return; // two programs have recorded it
        if (m_added.erase(loss.node) != 0)
            m_lostEarly.push_back(loss); // the loss that it was to replace is still open
        else
            m_history.open.push_back(loss);
    }

    void takeMember(const std::string &node, cluster::MembershipChange change)
    {
        switch (change) {
        case cluster::MembershipChange::Added:
            if (!m_history.open.empty())
                m_added.insert(node);
            break;
        case cluster::MembershipChange::Removed:
            m_added.erase(node);
            std::erase_if(m_lostEarly, [&](const SpotLoss &loss) { return loss.node == node; });
            break;
        }
    }

    void close(const std::string &lost)
    {
        std::erase_if(m_history.open, [&](const SpotLoss &loss) { return loss.node == lost; });
    }

    void settle(const ledger::Event &e)
    {
        close(e.subject);
        m_history.paidFailures = 0;
        const auto isNamed = [&](const std::string &node) { return e.text.ends_with(replacedBy(node)); };
        if (const auto early = std::ranges::find_if(m_lostEarly, isNamed, &SpotLoss::node);
            early != m_lostEarly.end()) {
            m_history.open.push_back(*early);
            m_lostEarly.erase(early);
        } else if (const auto added = std::ranges::find_if(m_added, isNamed); added != m_added.end()) {
            m_added.erase(added);
        } else if (!m_added.empty()) {
            m_added.erase(m_added.begin());
        }
    }

    SpotHistory m_history;
    std::set<std::string> m_lost;
    std::set<std::string> m_added;     ///< while a loss was open, and not yet named as a replacement
    std::vector<SpotLoss> m_lostEarly; ///< of m_added: gone before their replacement event
};

} // namespace

SpotHistory SpotHistory::of(std::span<const ledger::Event> events, Timestamp since)
{
    HistoryReader reader;
    for (const ledger::Event &e : events) {
        if (e.at >= since)
            reader.take(e);
    }
    return std::move(reader).result();
}

std::vector<StrandedMachine> strandedMachines(std::span<const ledger::Event> events,
                                              std::span<const ledger::Intent> intents,
                                              std::span<const ledger::Resource> open, Timestamp since)
{
    using ledger::IntentState;
    const auto exists = [&](const std::string &node) {
        return std::ranges::any_of(
            open, [&](const ledger::Resource &r) { return r.isInstance() && r.name == node && !r.closed; });
    };
    const auto isOf = [](const ledger::Event &e, const std::string &node) {
        return (e.kind == cluster::kMilestoneEvent && e.subject == node &&
                e.text == toString(cluster::Milestone::Joined)) ||
               (e.kind == cluster::kReplacementEvent && !e.failed && e.text.ends_with(replacedBy(node)));
    };
    const auto wasAdded = [](const ledger::Event &e, const std::string &node) {
        return e.subject == node && cluster::membershipChange(e) == cluster::MembershipChange::Added;
    };
    const auto anyEvent = [&](const auto &matches, const std::string &node) {
        return std::ranges::any_of(events, [&](const ledger::Event &e) { return matches(e, node); });
    };
    const auto lost = cluster::interruptedNodes(events);
    std::vector<StrandedMachine> stranded;
    for (const ledger::Intent &i : intents) {
        const bool mayRun = i.state == IntentState::Open || (i.state == IntentState::Succeeded && exists(i.node));
        if (!i.isInstance() || !isWorkerName(i.node) || i.created < since || !mayRun || !cluster::isReplacement(i))
            continue;
        if (std::ranges::find(stranded, i.node, &StrandedMachine::node) != stranded.end() || anyEvent(isOf, i.node))
            continue;
        const bool ready = i.state == IntentState::Succeeded && anyEvent(wasAdded, i.node) && !lost.contains(i.node);
        stranded.push_back({i.node, ready});
    }
    return stranded;
}

} // namespace trainyard::training
