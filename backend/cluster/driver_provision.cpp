// From machines that run to machines that are ready: backend/provision, with the states of a cluster around it.

#include <algorithm>
#include <set>

#include "backend/cluster/driver_internal.h"
#include "backend/cluster/inventory_internal.h"
#include "backend/provision/standard.h"

namespace trainyard::cluster {

Status Driver::provision(const std::vector<std::string> &nodes)
{
    const auto all = hosts(m_cloud, m_row.id);
    if (!all)
        return fail(all.error());
    std::vector<provision::Host> chosen;
    for (const Host &host : *all) {
        if (nodes.empty() || std::ranges::find(nodes, host.name) != nodes.end())
            chosen.push_back(
                {host.name, host.role == "head" ? provision::Role::Head : provision::Role::Worker, host.target});
    }
    if (chosen.empty())
        return fail(ErrorCode::NotFound, "cluster " + m_row.name, "it has no machine to set up");

    provision::StandardOptions standard;
    standard.bundle = m_options.bundle;
    if (standard.bundle.empty()) {
        const auto found = provision::findBundle();
        if (!found)
            return fail(found.error());
        standard.bundle = *found;
    }
    const auto sum = provision::bundleChecksum(standard.bundle);
    if (!sum)
        return fail(sum.error());
    standard.bundleSha256 = *sum;
    standard.sshTimeout = m_cloud.pace.sshAnswers;
    standard.refusedGrace = m_cloud.pace.sshRefuses;
    standard.retryPause = std::min(standard.retryPause, std::chrono::milliseconds(m_cloud.pace.first));

    // A cluster that trains goes on training while a worker is added: only a new one passes through these states.
    const bool wholeCluster = nodes.empty();
    if (wholeCluster) {
        if (auto set = setState(ClusterState::WaitingForSsh); !set)
            return set;
    }
    std::mutex mutex;
    std::set<std::string> answering;
    bool settingUp = false;
    provision::StepJournal journal(folder() / "steps.json");
    provision::RunOptions run;
    run.width = m_options.width;
    run.journal = &journal;
    run.sink = [&](const StepEvent &event) {
        if (event.step == "wait-ssh" && (event.state == StepState::Done || event.state == StepState::Skipped)) {
            note(m_cloud, m_row.id, "provision", event.host, event.host + " answers over SSH");
            const std::lock_guard lock(mutex);
            answering.insert(event.host);
            if (wholeCluster && answering.size() == chosen.size() && !settingUp) {
                settingUp = true;
                (void)setState(ClusterState::SettingUp);
            }
        } else if (event.state == StepState::Failed) {
            note(m_cloud, m_row.id, "provision", event.host,
                 event.host + ": " + event.title + " failed: " + event.message);
        }
        if (m_sink)
            m_sink(event);
    };
    const auto results = provision::run(provision::standardRecipe(standard), chosen, run,
                                        Deadline::after(std::chrono::minutes(30)), m_stop);
    if (auto status = provision::summary(results); !status)
        return status;
    for (const provision::Host &host : chosen)
        note(m_cloud, m_row.id, "provision", host.name, host.name + " is set up");
    return {};
}

} // namespace trainyard::cluster
