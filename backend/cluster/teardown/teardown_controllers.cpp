// EMR clusters, Auto Scaling groups and stacks: found by the machines that they started, and deleted before these
// machines terminate.

#include <algorithm>
#include <set>

#include "backend/cluster/teardown/teardown_internal.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

constexpr const char *kTitle = "Stopping services that start machines";

} // namespace

Result<std::vector<InstanceController>> findControllers(const CloudContext &cloud, const std::string &region,
                                                        const std::vector<Machine> &machines, bool wholeAccount,
                                                        const CallContext &context)
{
    std::vector<InstanceController> found;
    const auto controllers = cloud.controllerApiOf ? cloud.controllerApiOf(region) : nullptr;
    if (!controllers)
        return found;
    const auto add = [&](std::vector<InstanceController> more) {
        for (InstanceController &k : more) {
            const auto same = [&](const InstanceController &known) { return known.kind == k.kind && known.id == k.id; };
            if (std::ranges::none_of(found, same))
                found.push_back(std::move(k));
        }
    };
    if (wholeAccount) {
        for (const ControllerKind kind : kControllerKinds) {
            TY_ASSIGN(auto all, controllers->all(kind, context));
            add(std::move(all));
        }
        return found;
    }
    // Only controllers that the machines name: a plain cluster needs no permission for these services.
    std::set<std::pair<ControllerKind, std::string>> named;
    for (const Machine &m : machines) {
        if (m.isTerminated())
            continue;
        if (auto controller = controllerOf(m.tags))
            named.insert(std::move(*controller));
        if (auto stack = tagOf(m.tags, "aws:cloudformation:stack-id"); !stack.empty())
            named.emplace(ControllerKind::Stack, std::move(stack));
    }
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
void TerminationRunner::terminateController(ControllerApi &controllers, ControllerKind kind, const Target &t)
{
    report("terminate", kTitle, t, StepState::Started, t.id);
    const auto leave = [&](const std::string &why, bool isProtected = false) {
        // Recorded, since it was found by its machines, and these may be gone next time.
        if (!t.cluster.empty())
            (void)m_cloud.ledger->saveResource(
                {t.kind, t.id, t.cluster, m_cloud.profile, t.region, t.name, t.state, {}, {}, now(), {}});
        record(t, Outcome::Remaining, why, isProtected);
        report("terminate", kTitle, t, StepState::Failed, why);
    };
    const Deadline deadline = Deadline::after(m_cloud.polling.groupFree + m_cloud.polling.terminated);
    auto interval = m_cloud.polling.initialInterval;
    for (bool asked = false;;) {
        const auto is = controllers.find(kind, t.id, {callDeadline(), m_stop});
        if (is && !*is) {
            record(t, Outcome::Terminated, "deleted");
            report("terminate", kTitle, t, StepState::Done, "deleted");
            recordEvent(m_cloud, t.cluster, "terminate", t.id, describe(kind, t.name) + " was terminated");
            return;
        }
        if (!is && !is.error().retryable())
            return leave(errorText(is.error()));
        if (is && asked && (*is)->failed)
            return leave((*is)->state + ": " + (*is)->detail);
        if (is && !asked) {
            if ((*is)->isProtected) {
                if (!mayLift(t))
                    return leave(describe(kind, t.name) + " has termination protection", !m_liftProtection);
                if (auto lifted = controllers.liftProtection(**is, {callDeadline(), m_stop}); !lifted)
                    return leave(errorText(lifted.error()), true);
                recordEvent(m_cloud, t.cluster, "terminate", t.id, "its termination protection was lifted");
            }
            const auto ended = controllers.end(**is, {callDeadline(), m_stop});
            asked = ended.has_value();
            const bool again = ended || ended.error().code == ErrorCode::Conflict || ended.error().retryable();
            if (!again)
                return leave(errorText(ended.error()));
        }
        if (auto waited = pause(interval, {deadline, m_stop}); !waited)
            return leave(waited.error().code == ErrorCode::Cancelled ? "the waiting was cancelled"
                                                                     : "it was not terminated in time");
        interval = std::min(interval * 2, m_cloud.polling.maxInterval);
    }
}

} // namespace trainyard::cluster
