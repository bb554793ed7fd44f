#include "backend/services/machines/live_tunnels.h"

#include <algorithm>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/core/async/poll.h"
#include "backend/core/async/steps.h"
#include "backend/core/try.h"
#include "backend/services/interfaces.h"
#include "backend/ssh/command_journal.h"
#include "backend/ssh/session.h"
#include "backend/ssh/tunnel.h"

namespace trainyard::services {

using namespace std::chrono_literals;

namespace {

constexpr auto kConnectTime = 30s, kShellLoginTime = 60s;
constexpr auto kPatience = 60s; ///< for a machine that does not answer any more

std::string urlOf(const TunnelPlan &plan, std::uint16_t localPort)
{
    if (plan.kind == TunnelKind::Port || plan.kind == TunnelKind::Jupyter || localPort == 0)
        return {};
    const std::string page = plan.kind == TunnelKind::Dask ? "/status" : "/";
    return "http://127.0.0.1:" + std::to_string(localPort) + page;
}

/// Forwards connections until stopped, over a new SSH connection when one breaks.
Status serve(ssh::Tunnel &tunnel, const ssh::Host &host, const TunnelPlan &plan, StepReporter &report,
             std::stop_token stop)
{
    auto patience = Deadline::after(kPatience);
    bool connected = false;
    while (!stop.stop_requested()) {
        auto session = ssh::SshSession::open(host.target, {Deadline::after(kConnectTime), stop});
        if (session) {
            if (!std::exchange(connected, true))
                report.progress(Sentence::verbatim("127.0.0.1:" + std::to_string(tunnel.port())));
            const Status ended = tunnel.serve(*session, plan.host, plan.port, stop);
            patience = Deadline::after(kPatience);
            if (!stop.stop_requested())
                report.progress(say("connecting again: %1", ended.error().detail));
        } else if (!stop.stop_requested() && (patience.expired() || !connected)) {
            return report.failed(session.error());
        }
        if (!pause(500ms, {Deadline::never(), stop}))
            break;
    }
    report.done();
    return {};
}

} // namespace

LiveTunnelService::LiveTunnelService(CloudSource &source, Operations &operations, ClusterService &clusters,
                                     QObject *parent)
    : TunnelService(parent)
    , m_source(source)
    , m_operations(operations)
    , m_clusters(clusters)
{
    connect(&operations, &Operations::changed, this, &LiveTunnelService::forget);
}

OperationId LiveTunnelService::open(const TunnelPlan &plan)
{
    OpenTunnel made;
    made.plan = plan;
    if (plan.kind == TunnelKind::Jupyter) {
        made.id = m_clusters.openNotebook(plan.cluster, plan.node);
    } else {
        const std::uint64_t number = ++m_last;
        const auto work = [this, plan, number](const auto &cloud, const ProgressSink &sink,
                                               std::stop_token stop) -> Status {
            TY_ASSIGN(const auto host, cluster::host(cloud, plan.cluster, plan.node));
            StepReporter report(sink,
                                {.step = "tunnel", .title = "Forwarding until this is cancelled", .host = plan.node});
            report.begin();
            auto tunnel = ssh::Tunnel::listen(plan.localPort);
            if (!tunnel)
                return report.failed(tunnel.error());
            setPort(number, tunnel->port());
            return serve(*tunnel, host, plan, report, std::move(stop));
        };
        made.id = m_operations.start("Tunnel to port " + std::to_string(plan.port) + " of " + plan.node,
                                     m_source.operation(work)); // opened again from the list
        m_numbers[made.id.value] = number;
    }
    m_open.push_back(made);
    emit changed();
    return made.id;
}

void LiveTunnelService::setPort(std::uint64_t number, std::uint16_t port)
{
    postTo(this, [this, number, port] {
        for (OpenTunnel &tunnel : m_open) {
            const auto known = m_numbers.find(tunnel.id.value);
            if (known == m_numbers.end() || known->second != number)
                continue;
            tunnel.localPort = port;
            tunnel.url = urlOf(tunnel.plan, port);
            emit changed();
        }
    });
}

/// A tunnel whose operation has ended is closed.
void LiveTunnelService::forget(const OperationSnapshot &operation)
{
    if (operation.state == OperationState::Running)
        return;
    const auto ended = std::erase_if(m_open, [&](const OpenTunnel &tunnel) { return tunnel.id == operation.id; });
    if (ended == 0)
        return;
    m_numbers.erase(operation.id.value);
    emit changed();
}

LiveTerminalService::LiveTerminalService(Tasks &tasks, CloudSource &source, QObject *parent)
    : TerminalService(parent)
    , m_tasks(tasks)
    , m_source(source)
{
}

QFuture<Result<std::vector<std::string>>> LiveTerminalService::loginTo(const ClusterId &cluster,
                                                                       const std::string &node, bool forwardAgent)
{
    return m_tasks.run(m_source.query(
        true, kShellLoginTime,
        [cluster, node, forwardAgent](const auto &cloud, const auto &) -> Result<std::vector<std::string>> {
            TY_ASSIGN(const auto host, cluster::host(cloud, cluster, node));
            if (!forwardAgent)
                return ssh::sshArguments(host.target);
            return ssh::withOwnAgent(host.target.keyFile, ssh::sshArguments(host.target, ssh::AgentForwarding::On));
        }));
}

} // namespace trainyard::services
