// What starts machines again: EMR clusters, Auto Scaling groups and stacks are found by the machines that they started,
// and end before those do.

#include <algorithm>
#include <set>

#include "backend/cluster/teardown_internal.h"

namespace trainyard::cluster {
namespace {

constexpr const char *kTitle = "Ending what starts machines";

} // namespace

Result<std::vector<Keeper>> findKeepers(const CloudContext &cloud, const std::string &region,
                                        const std::vector<Machine> &machines, bool wholeAccount,
                                        const Deadline &deadline, std::stop_token stop)
{
    std::vector<Keeper> found;
    const auto keepers = cloud.keepersOf ? cloud.keepersOf(region) : nullptr;
    if (!keepers)
        return found;
    const auto add = [&](std::vector<Keeper> more) {
        for (Keeper &k : more) {
            const auto same = [&](const Keeper &known) { return known.kind == k.kind && known.id == k.id; };
            if (std::ranges::none_of(found, same))
                found.push_back(std::move(k));
        }
    };
    if (wholeAccount) {
        for (const KeeperKind kind : kKeeperKinds) {
            auto all = keepers->all(kind, deadline, stop);
            if (!all)
                return fail(all.error());
            add(std::move(*all));
        }
        return found;
    }
    // Only what the machines name: a plain cluster needs no right to ask these services.
    std::set<std::pair<KeeperKind, std::string>> named;
    for (const Machine &m : machines) {
        if (m.gone())
            continue;
        if (auto keeper = keeperOf(m.tags))
            named.insert(std::move(*keeper));
        if (auto stack = tagOf(m.tags, "aws:cloudformation:stack-id"); !stack.empty())
            named.emplace(KeeperKind::Stack, std::move(stack));
    }
    for (const auto &[kind, id] : named) {
        auto one = keepers->find(kind, id, deadline, stop);
        if (!one)
            return fail(one.error());
        if (*one)
            add({std::move(**one)});
    }
    return found;
}

void Ending::endKeepers(const std::string &region, const std::vector<Target> &targets, bool stacks)
{
    const auto keepers = m_cloud.keepersOf ? m_cloud.keepersOf(region) : nullptr;
    for (const KeeperKind kind : kKeeperKinds) {
        if ((kind == KeeperKind::Stack) != stacks)
            continue;
        for (const Target &t : targets) {
            if (keepers && t.kind == word(kind))
                endKeeper(*keepers, kind, t);
        }
    }
}

/// Ask, and wait for its word that it is over.
void Ending::endKeeper(Keepers &keepers, KeeperKind kind, const Target &t)
{
    tell("terminate", kTitle, t, StepState::Started, t.id);
    const auto leave = [&](const std::string &why, bool isProtected = false) {
        // Its machines named it, and they may be gone by the next time.
        if (!t.cluster.empty())
            (void)m_cloud.ledger->saveResource(
                {t.kind, t.id, t.cluster, m_cloud.profile, t.region, t.name, t.state, {}, {}, now(), {}});
        record(t, Outcome::Left, why, isProtected);
        tell("terminate", kTitle, t, StepState::Failed, why);
    };
    const Deadline deadline = Deadline::after(m_cloud.pace.groupFree + m_cloud.pace.terminated);
    auto interval = m_cloud.pace.first;
    for (bool asked = false;;) {
        const auto is = keepers.find(kind, t.id, callDeadline(), m_stop);
        if (is && !*is) {
            record(t, Outcome::Ended, "deleted");
            tell("terminate", kTitle, t, StepState::Done, "deleted");
            note(m_cloud, t.cluster, "terminate", t.id, describe(kind, t.name) + " has ended");
            return;
        }
        if (!is && !is.error().retryable())
            return leave(saidBy(is.error()));
        if (is && asked && (*is)->failed)
            return leave((*is)->state + ": " + (*is)->detail);
        if (is && !asked) {
            if ((*is)->isProtected) {
                if (!mayLift(t))
                    return leave(describe(kind, t.name) + " is protected against termination", !m_liftProtection);
                if (auto lifted = keepers.liftProtection(**is, callDeadline(), m_stop); !lifted)
                    return leave(saidBy(lifted.error()), true);
                note(m_cloud, t.cluster, "terminate", t.id, "its protection against termination was lifted");
            }
            const auto ended = keepers.end(**is, callDeadline(), m_stop);
            asked = ended.has_value();
            const bool again = ended || ended.error().code == ErrorCode::Conflict || ended.error().retryable();
            if (!again)
                return leave(saidBy(ended.error()));
        }
        if (auto waited = pause(interval, deadline, m_stop); !waited)
            return leave(waited.error().code == ErrorCode::Cancelled ? "the waiting was cancelled"
                                                                     : "it did not end in time");
        interval = std::min(interval * 2, m_cloud.pace.then);
    }
}

} // namespace trainyard::cluster
