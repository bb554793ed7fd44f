// EMR clusters, Auto Scaling groups and stacks: found by the machines that they started, and deleted before these
// machines terminate.

#include <algorithm>
#include <set>

#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/teardown/teardown_internal.h"
#include "backend/cluster/teardown/teardown_region_internal.h"
#include "backend/core/async/poll.h"
#include "backend/core/try.h"

namespace trainyard::cluster {

Result<std::vector<InstanceController>> findControllers(const CloudContext &cloud, const RegionResources &here,
                                                        const RegionQuery &asked, const CallContext &context)
{
    std::vector<InstanceController> found;
    const auto controllers = cloud.controllerApiOf ? cloud.controllerApiOf(here.region) : nullptr;
    if (!controllers)
        return found;
    const auto add = [&](std::vector<InstanceController> more) {
        for (InstanceController &k : more) {
            const auto same = [&](const InstanceController &known) { return known.kind == k.kind && known.id == k.id; };
            if (std::ranges::none_of(found, same))
                found.push_back(std::move(k));
        }
    };
    if (asked.wholeAccount) {
        for (const ControllerKind kind : kControllerKinds) {
            TY_ASSIGN(auto all, controllers->all(kind, context));
            add(std::move(all));
        }
        return found;
    }
    // Only controllers that the ledger or these tags name: a plain cluster needs no permission for these services.
    std::set<std::pair<ControllerKind, std::string>> named(asked.controllers.begin(), asked.controllers.end());
    const auto addStackOf = [&](const TagMap &tags) {
        if (auto stack = tagOf(tags, kStackIdTag); !stack.empty())
            named.emplace(ControllerKind::Stack, std::move(stack));
    };
    for (const aws::Instance &m : here.machines) {
        if (m.isTerminated())
            continue;
        if (auto controller = controllerOf(m.tags))
            named.insert(std::move(*controller));
        addStackOf(m.tags);
    }
    for (const Ec2Resource &resource : here.resources) // the machines may have ended, and the NAT gateway is paid for
        addStackOf(resource.tags);
    for (const auto &[kind, id] : named) {
        TY_ASSIGN(auto one, controllers->find(kind, id, context));
        if (one)
            add({std::move(*one)});
    }
    return found;
}

void TerminationRunner::terminateControllers(const std::string &region, const std::vector<Target> &targets, bool stacks)
{
    const auto controllers = m_cloud.controllerApiOf ? m_cloud.controllerApiOf(region) : nullptr;
    for (const ControllerKind kind : kControllerKinds) {
        if ((kind == ControllerKind::Stack) != stacks)
            continue;
        for (const Target &t : targets) {
            if (controllers && t.kind == toString(kind))
                terminateController(*controllers, kind, t);
        }
    }
}

/// Requests the deletion and waits until the service confirms it.
/// \param refused  set when it remains because of its protection
Status TerminationRunner::deleteController(ControllerApi &controllers, ControllerKind kind, const Target &t,
                                           bool &refused)
{
    bool asked = false, repeated = false;
    const PollingPolicy &limits = m_cloud.polling;
    const Deadline deadline =
        Deadline::after(kind == ControllerKind::Stack ? limits.stackDeleted : limits.groupFree + limits.terminated);
    return pollUntil(m_cloud.polling.backoff(), {deadline, m_stop}, [&]() -> Result<bool> {
        const auto is = controllers.find(kind, t.id, {callDeadline(), m_stop});
        if (!is && is.error().retryable())
            return false;
        if (!is || !*is)
            return is ? Result<bool>(true) : fail(is.error());
        const InstanceController &found = **is;
        if (asked) {
            if (!found.failed)
                return false;
            const auto why = kind == ControllerKind::Stack
                                 ? stackBlockers(m_cloud, t.region, t.id, {callDeadline(), m_stop})
                                 : StackBlockers();
            if (repeated || !endBlockers(t, why))
                return fail(ErrorCode::StillRunning, found.state, why.text.empty() ? found.detail : why.text);
            repeated = true;
            asked = false; // once more, without what prevented it
        }
        if (found.isProtected) {
            refused = !m_liftProtection;
            if (!mayLift(t))
                return fail(ErrorCode::StillRunning, "", describe(kind, t.name) + " has termination protection");
            const auto lifted = controllers.liftProtection(found, {callDeadline(), m_stop});
            refused = !lifted;
            TY_TRY(lifted);
            recordEvent(m_cloud, t.cluster, "terminate", t.id, say("its termination protection was lifted"));
        }
        if (kind == ControllerKind::Stack)
            releaseGroups(t);
        const auto ending = controllers.end(found, {callDeadline(), m_stop});
        asked = ending.has_value();
        if (!ending && ending.error().code != ErrorCode::Conflict && !ending.error().retryable())
            return fail(ending.error());
        return false;
    });
}

void TerminationRunner::terminateController(ControllerApi &controllers, ControllerKind kind, const Target &t)
{
    auto step = stepOf(t);
    step.begin(t.id);
    bool refused = false;
    const Status ended = deleteController(controllers, kind, t, refused);
    if (const Sentence why = ended ? doubt(t) : Sentence(); !why.empty())
        return record(step, t, Outcome::Remaining, why);
    if (ended) {
        record(step, t, Outcome::Terminated, say("deleted"));
        recordEvent(m_cloud, t.cluster, "terminate", t.id, say("%1 was terminated", describe(kind, t.name)));
        return;
    }
    // Recorded, since it was found by its machines, and these may be gone next time.
    if (!t.cluster.empty() && !t.inLedger && !m_foreign.contains(t.id))
        (void)m_cloud.ledger->saveResource(
            {t.kind, t.id, t.cluster, m_cloud.profile, t.region, t.name, t.state, {}, {}, now(), {}});
    record(step, t, Outcome::Remaining,
           ended.error().code == ErrorCode::Cancelled ? say("the waiting was cancelled")
           : ended.error().code == ErrorCode::Timeout ? say("it was not terminated in time")
                                                      : errorText(ended.error()),
           refused ? Remedy::Consent : Remedy::Repetition);
}

} // namespace trainyard::cluster
