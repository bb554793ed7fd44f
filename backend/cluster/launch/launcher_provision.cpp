// From running to ready machines: runs backend/provision and maintains the cluster's states.

#include <algorithm>
#include <set>
#include <system_error>
#include <thread>

#include "backend/cluster/cloud/access/console_text.h"
#include "backend/cluster/cloud/access/host_keys.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/launch/launcher_internal.h"
#include "backend/cluster/launch/machine_gates.h"
#include "backend/cluster/launch/schedule/auto_termination.h"
#include "backend/cluster/plan/probe_mismatches.h"
#include "backend/core/async/guarded.h"
#include "backend/core/async/poll.h"
#include "backend/core/system/files.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/provision/probe.h"
#include "backend/provision/standard.h"

namespace trainyard::cluster {

Result<Bundle> bundleFor(const LaunchOptions &options)
{
    Bundle bundle{options.bundle, {}};
    if (bundle.file.empty()) {
        auto found = provision::findBundle();
        if (!found)
            return fail(found.error().code, found.error().source, "BundleMissing: " + found.error().detail);
        bundle.file = std::move(*found);
    }
    TY_ASSIGN(auto sum, provision::bundleChecksum(bundle.file));
    bundle.sha256 = std::move(sum);
    return bundle;
}

/// Saves the console output of a machine that cannot be reached to a file.
/// \return text to append to the error
std::string Launcher::saveConsoleOutput(const std::vector<Host> &hosts, const std::string &node)
{
    const auto host = std::ranges::find(hosts, node, &Host::name);
    if (host == hosts.end())
        return {};
    // A machine that hangs before its console can be read may show the reason on its screen.
    std::string picture;
    if (const auto screen = m_ec2->getConsoleScreenshot(host->instance, {callDeadline(), m_stop});
        screen && !screen->empty()) {
        const auto file = folder() / ("console-" + node + ".jpg");
        if (writeFileAtomically(file, *screen))
            picture = "; its screen: " + file.string();
    }
    const auto console = m_ec2->getConsoleOutput(host->instance, {callDeadline(), m_stop});
    if (!console)
        return "; the console of " + node + " cannot be read: " + console.error().detail;
    const std::string line = lastLine(console->text);
    if (line.empty())
        return "; the console of " + node + " is still empty" + picture;
    const auto file = folder() / ("console-" + node + ".txt");
    if (auto wrote = writeFileAtomically(file, console->text); !wrote)
        return "; the console of " + node + " cannot be kept: " + wrote.error().detail;
    recordFailure(m_cloud, m_row.id, "provision", node,
                  say("%1 is not reached; its console ends with: %2", node, line));
    return "; the console of " + node + " ends with \"" + line + "\" (complete: " + file.string() + ")" + picture;
}

/// Polls the two EC2 status checks, which take minutes.
void Launcher::pollStatusChecks(std::vector<Host> waiting, const std::stop_token &stop) const
{
    const CallContext context{Deadline::never(), stop};
    if (!pause(m_cloud.polling.maxInterval, context))
        return;
    (void)pollUntil(Backoff(m_cloud.polling.maxInterval), context, [&]() -> Result<bool> {
        std::vector<InstanceId> ids;
        for (const Host &host : waiting)
            ids.push_back(host.instance);
        const auto well = passedStatusChecks(*m_ec2, ids, {callDeadline(), stop});
        std::erase_if(waiting, [&](const Host &host) {
            if (!well || std::ranges::find(*well, host.instance) == well->end())
                return false;
            recordMilestone(host.name, Milestone::Checks);
            return true;
        });
        return waiting.empty();
    });
}

/// Polls them concurrently with provisioning, without delaying it: without a thread, or after an exception, there is no
/// milestone.
std::jthread Launcher::watchStatusChecks(const std::vector<Host> &hosts) const
{
    try {
        return std::jthread([this, hosts](std::stop_token stop) {
            (void)guarded("status checks", [&] { pollStatusChecks(hosts, stop); });
        });
    } catch (const std::system_error &) { // the limit of threads
        return {};
    }
}

/// Records the accepted login and what the machine has, compared with what its type and image should provide.
void Launcher::recordFacts(const std::vector<Host> &hosts, const provision::HostResult &result)
{
    const auto host = std::ranges::find(hosts, result.host, &Host::name);
    const auto resources = m_cloud.ledger->resources(m_row.id);
    if (host == hosts.end() || !resources)
        return;
    const auto kept = std::ranges::find(*resources, host->instance.value, &ledger::Resource::id);
    const auto text = result.facts.find("probe");
    if (kept == resources->end() || text == result.facts.end()) // it was not reached
        return;
    ledger::Resource machine = *kept;
    const provision::Probe probe = provision::parseProbe(text->second);
    if (result.user != host->target.user)
        recordEvent(m_cloud, m_row.id, "provision", result.host,
                    say("%1 accepts the login user %2", result.host, result.user));
    machine.facts[fact::kUser] = result.user;
    machine.facts[fact::kProbe] = provision::describe(probe);
    machine.facts[fact::kGpus] = std::to_string(probe.gpus.size());
    (void)m_cloud.ledger->saveResource(machine); // if that fails, both are determined again later
    recordEvent(m_cloud, m_row.id, "probe", result.host, say("%1 has %2", result.host, provision::describe(probe)));
    const Image *image = m_cloud.catalog->image(m_plan.image);
    for (const std::string &missing : probeMismatches(probe, image, m_cloud.catalog->type(machine.facts[fact::kType])))
        recordFailure(m_cloud, m_row.id, "probe", result.host, say("%1: %2", result.host, missing));
    if (const auto gates = result.facts.find("gates"); gates != result.facts.end()) {
        std::string_view lines = gates->second, line;
        while (takeLine(lines, line))
            recordFailure(m_cloud, m_row.id, "probe", result.host, say("%1: %2", result.host, line));
    }
}

Result<provision::StandardOptions> Launcher::standardOptions() const
{
    TY_ASSIGN(const auto bundle, bundleFor(m_options));
    provision::StandardOptions standard;
    standard.bundle = bundle.file;
    standard.bundleSha256 = bundle.sha256;
    standard.sshTimeout = m_cloud.polling.sshAnswers;
    standard.refusedGrace = m_cloud.polling.sshRefuses;
    standard.idleLimit = m_plan.idle;
    TY_ASSIGN(auto keys, exportedKeys());
    standard.exports = std::move(keys);
    standard.retryPause = std::min(standard.retryPause, std::chrono::milliseconds(m_cloud.polling.initialInterval));
    return standard;
}

Status Launcher::provision(const std::vector<std::string> &nodes)
{
    TY_ASSIGN(const auto all, hosts(m_cloud, m_row.id));
    std::vector<Host> chosen;
    std::ranges::copy_if(all, std::back_inserter(chosen), [&](const Host &host) {
        return nodes.empty() || std::ranges::find(nodes, host.name) != nodes.end();
    });
    if (chosen.empty())
        return fail(ErrorCode::NotFound, "cluster " + m_row.name, "it has no machine to set up");

    TY_ASSIGN(auto standard, standardOptions());

    // Only a new cluster passes through these states: a training one keeps its state while a worker is added.
    const bool wholeCluster = nodes.empty();
    if (wholeCluster) {
        TY_TRY(setState(ClusterState::WaitingForSsh));
    }
    std::mutex mutex;
    std::set<std::string> answering;
    bool settingUp = false;
    provision::RunOptions run;
    run.width = m_options.width;
    run.cluster = m_row.name;
    run.sink = [&](const StepEvent &event) {
        if (event.step == "wait-ssh" && event.state == StepState::Done) {
            recordEvent(m_cloud, m_row.id, "provision", event.host, say("%1 answers over SSH", event.host));
            recordMilestone(event.host, Milestone::Ssh);
            const std::lock_guard lock(mutex);
            answering.insert(event.host);
            if (wholeCluster && answering.size() == chosen.size() && !settingUp) {
                settingUp = true;
                (void)setState(ClusterState::SettingUp);
            }
        } else if (event.state == StepState::Failed) {
            recordFailure(m_cloud, m_row.id, "provision", event.host,
                          say("%1: %2 failed: %3", event.host, event.title, event.message));
        }
        if (m_sink)
            m_sink(event);
    };
    TY_ASSIGN(const auto from, originOf(*m_cloud.ledger, m_row.id));
    std::vector<std::string> names;
    for (const Host &host : chosen)
        names.push_back(host.name);
    // Machines that another service started have host keys of their own, and no deadline yet.
    const bool isManaged = from.origin != Origin::Instances;
    standard.gates = machineGates(m_cloud, m_row.id, chosen);
    // The boot of a stack's machine may contain the preparation of its data, which takes hours.
    if (isManaged)
        standard.gates->bootPatience = std::chrono::seconds(0);
    if (isManaged) {
        TY_TRY(recordHostKeys(m_cloud, m_row.id, names, m_sink, {Deadline::after(m_cloud.polling.running), m_stop}));
    }
    const std::jthread checks = watchStatusChecks(chosen);
    const auto results = provision::run(provision::standardRecipe(standard), chosen, run,
                                        {Deadline::after(std::chrono::minutes(30)), m_stop});
    for (const provision::HostResult &result : results)
        recordFacts(all, result);
    if (auto status = provision::summary(results); !status) {
        Error error = status.error();
        for (const provision::HostResult &result : results) {
            if (result.failedStep == "wait-ssh" && error.code != ErrorCode::Cancelled)
                error.detail += saveConsoleOutput(all, result.host);
        }
        return fail(std::move(error));
    }
    if (isManaged) {
        TY_TRY(sendDeadline(m_cloud, m_row.id, names, m_sink, m_stop));
    }
    for (const Host &host : chosen)
        recordEvent(m_cloud, m_row.id, "provision", host.name, say("%1 is set up", host.name));
    for (const Host &host : chosen)
        recordMilestone(host.name, Milestone::SetUp);
    return {};
}

} // namespace trainyard::cluster
