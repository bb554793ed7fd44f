#include <algorithm>
#include <optional>

#include "backend/core/async/poll.h"
#include "backend/core/async/steps.h"
#include "backend/core/try.h"
#include "backend/runs/agent_client_internal.h"
#include "backend/runs/run_control.h"

/// One worker of a run that is waited for.
namespace trainyard::runs {

using namespace std::chrono_literals;
using protocol::Role;

Result<ProcessStatus> RunControl::watchWorker(const ssh::Host &node, const CallContext &context,
                                              const std::function<Result<bool>(const ProcessStatus &)> &look)
{
    constexpr auto kReply = 20s;
    std::optional<NodeLink> link(std::in_place, node, m_options.agentCommand);
    Deadline silence = Deadline::after(m_options.silence);
    return pollUntil(Backoff(200ms, 2s), context, [&]() -> Result<std::optional<ProcessStatus>> {
        const CallContext call{Deadline::after(kReply).earlier(silence), context.stop};
        const auto reply = link->call(protocol::AgentStatus{m_run}, call);
        if (!reply) {
            link.emplace(node, m_options.agentCommand);
            if (!reply.error().retryable() || silence.expired())
                return fail(reply.error());
            return std::nullopt;
        }
        silence = Deadline::after(m_options.silence);
        auto worker = std::ranges::find_if(
            reply->roles, [](const protocol::RoleStatus &role) { return role.role == Role::Worker && role.alive; });
        if (worker == reply->roles.end())
            worker = std::ranges::find(reply->roles, Role::Worker, &protocol::RoleStatus::role);
        if (worker == reply->roles.end())
            return fail(ErrorCode::NotFound, node.target.source(),
                        "no worker of the run " + m_run.value + " runs on " + node.name);
        const ProcessStatus status{node.name,          std::string(toString(Role::Worker)),
                                   int(worker->pid),   worker->alive,
                                   worker->exitStatus, worker->lastLines};
        if (!status.alive)
            return status;
        TY_ASSIGN(const bool enough, look(status));
        return enough ? std::optional(status) : std::nullopt;
    });
}

Status RunControl::removeWorker(const ssh::Host &node, const CallContext &context,
                                const std::function<std::string()> &until)
{
    const auto once = [](const ProcessStatus &) -> Result<bool> { return true; };
    TY_ASSIGN(const auto now, watchWorker(node, context, once));
    if (!now.alive)
        return fail(ErrorCode::NotFound, node.target.source(),
                    "no worker of the run " + m_run.value + " runs on " + node.name);
    StepReporter report(m_options.sink, {.step = "leave",
                                         .title = "Leaving the run",
                                         .host = node.name,
                                         .subject = {StepSubject::kNode, node.name, m_options.cluster.value}});
    report.begin();
    protocol::AgentLeave leave;
    leave.run = m_run;
    leave.host = node.name;
    const CallContext call{Deadline::after(m_options.call).earlier(context.deadline), context.stop};
    NodeLink head(m_head, m_options.agentCommand);
    const auto here = NodeLink(node, m_options.agentCommand).call(protocol::AgentStatus{m_run}, call);
    if (!here)
        return report.failed(here.error());
    const auto alive = std::ranges::count_if(
        here->roles, [](const protocol::RoleStatus &role) { return role.role == Role::Worker && role.alive; });
    for (std::ptrdiff_t worker = 0; worker < std::max<std::ptrdiff_t>(alive, 1); ++worker) {
        if (const auto asked = head.call(leave, call); !asked)
            return report.failed(asked.error());
    }
    const auto waiting = [&](const ProcessStatus &) -> Result<bool> {
        if (until)
            report.progress(until());
        return false;
    };
    auto left = watchWorker(node, context, waiting);
    if (!left && (left.error().code == ErrorCode::Timeout || left.error().code == ErrorCode::Cancelled))
        left = fail(left.error().code, node.target.source(),
                    "the worker on " + node.name + " was asked to leave and has not left yet" +
                        (until ? " (" + until() + ")" : std::string()) + ": it leaves later, and its machine stays");
    return report.end(left ? Status() : fail(left.error()));
}

} // namespace trainyard::runs
