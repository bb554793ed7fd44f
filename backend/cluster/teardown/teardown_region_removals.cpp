// Removal of what the machines of one region held.

#include <algorithm>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/teardown/teardown_region_internal.h"
#include "backend/core/async/task_pool.h"

namespace trainyard::cluster {

using std::chrono::milliseconds;

std::string quoted(std::string text)
{
    std::erase_if(text, [](unsigned char c) { return c < 0x20 || c == 0x7f; });
    return text.size() > 60 ? text.substr(0, 57) + "..." : text;
}

bool RegionTermination::blocked(const Removal &removal)
{
    const auto holdsAddress = [](const Removal &t) { return !t.done && t.kind == ResourceKind::NatGateway; };
    if (removal.kind == ResourceKind::NatGateway)
        return false;
    if (removal.kind == ResourceKind::Address && std::ranges::any_of(m_removals, holdsAddress))
        return true;
    const auto &cluster = removal.target.cluster;
    return std::ranges::any_of(m_machines, [&](const auto &m) { return !m->done && m->target.cluster == cluster; }) ||
           std::ranges::any_of(m_requests, [&](const ledger::Intent &i) { return i.cluster == cluster; });
}

/// AWS reports a machine "terminated" before its network interface and its volume are released. Therefore resources
/// that waited for machines are retried a few more times after the common limit.
RegionTermination::Moment RegionTermination::limitOf(const Removal &removal)
{
    const bool held = removal.kind != ResourceKind::KeyPair && removal.kind != ResourceKind::LaunchTemplate &&
                      removal.kind != ResourceKind::NatGateway && m_runner.hasRemainingMachine(removal.target.cluster);
    if (held || !removal.patient)
        return m_begun; // a machine of its cluster remains: waiting would only delay the receipt
    const milliseconds patience = m_cloud.polling.groupFree;
    return std::max(m_begun + patience, m_lastMachineEnded + std::min(patience, 4 * m_cloud.polling.maxInterval));
}

void RegionTermination::removeDue()
{
    for (const ResourceKind kind : kResourceKinds) {
        std::vector<Removal *> due;
        for (Removal &removal : m_removals) {
            if (removal.kind == kind && !removal.done && removal.next <= Deadline::Clock::now() && !blocked(removal))
                due.push_back(&removal);
        }
        const auto results = parallelMap(due, 8, m_runner.stop(), [&](Removal *removal, std::stop_token stop) {
            removal->step.begin(removal->target.id);
            return removeResources(*m_ec2, kind, {removal->target.id}, {m_runner.callDeadline(), std::move(stop)});
        });
        for (std::size_t i = 0; i < due.size(); ++i)
            recordRemoval(*due[i], results[i]);
    }
}

void RegionTermination::recordRemoval(Removal &removal, const Status &done)
{
    const Target &t = removal.target;
    if (done) {
        const auto age = t.created ? now() - *t.created : m_cloud.polling.consistency;
        if (t.inCloud || age >= m_cloud.polling.consistency || age < milliseconds(0)) {
            removal.done = true;
            m_runner.recordAbsent(removal.step, t, say("deleted"));
            return;
        }
        removal.next =
            Deadline::Clock::now() + removal.wait.next(); // too new for "not known" to be conclusive: try again
        return;
    }
    const bool again = done.error().code == ErrorCode::Conflict || done.error().retryable();
    if (!again)
        return leave(removal, errorText(done.error()));
    if (done.error().code == ErrorCode::Conflict && !resolveDependents(removal, done.error()))
        return;
    if (blocked(removal)) {
        removal.next = Deadline::Clock::now();
        return; // its holder terminates first
    }
    if (Deadline::Clock::now() >= limitOf(removal))
        return leave(removal, errorText(done.error()));
    removal.next = Deadline::Clock::now() + removal.wait.next();
}

bool RegionTermination::resolveDependents(Removal &removal, const Error &error)
{
    const auto holders = holdersOf(*m_ec2, removal.kind, removal.target.id, {m_runner.callDeadline(), m_runner.stop()});
    std::string foreign;
    for (const aws::Instance &m : holders ? *holders : std::vector<aws::Instance>()) {
        if (m.isTerminating())
            continue;
        if (m_runner.isOf(removal.target.cluster, m)) {
            Target t;
            t.kind = "instance";
            t.id = m.id.value;
            t.region = removal.target.region;
            t.name = quoted(tagOf(m.tags, tag::kNode));
            t.state = m.state;
            t.type = m.type;
            t.cluster = removal.target.cluster;
            t.clusterName = removal.target.clusterName;
            t.created = m.launched;
            t.inCloud = true;
            t.why = "it uses " + removal.target.kind + " " + removal.target.id;
            if (!m_runner.isRemaining(t))
                addMachine(std::move(t));
            continue;
        }
        const std::string owner = quoted(tagOf(m.tags, tag::kOwner)), name = quoted(tagOf(m.tags, tag::kName));
        foreign += (foreign.empty() ? "" : ", ") + m.id.value + (name.empty() ? "" : " \"" + name + "\"") +
                   (owner.empty() ? ", not launched by Trainyard" : " of " + owner);
    }
    if (foreign.empty())
        return true;
    leave(removal, say("the machine %1 uses it (%2)", foreign, errorText(error)));
    return false;
}

void RegionTermination::leave(Removal &removal, const Sentence &note)
{
    removal.done = true;
    m_runner.record(removal.step, removal.target, Outcome::Remaining, note);
}

} // namespace trainyard::cluster
