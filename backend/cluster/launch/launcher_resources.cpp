// The resources around the machines: key pair, placement group, security group.

#include <algorithm>

#include "backend/cluster/account/network.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/launch/launcher_internal.h"
#include "backend/core/async/poll.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"

namespace trainyard::cluster {

Status Launcher::recordResource(std::string_view kind, const std::string &id)
{
    ledger::Resource r;
    r.kind = kind;
    r.id = id;
    r.cluster = m_row.id;
    r.profile = m_cloud.profile;
    r.region = m_row.region;
    r.name = resourceName(m_row);
    r.state = "available";
    r.tags = commonTags();
    r.created = now();
    TY_ASSIGN(const auto intents, m_cloud.ledger->intents(m_row.id));
    const auto asked = std::ranges::find(intents, r.kind, &ledger::Intent::kind); // a role has none
    return asked == intents.end() ? m_cloud.ledger->saveResource(r)
                                  : m_cloud.ledger->recordIntentResource(asked->token, r);
}

Status Launcher::ensureKeyPair()
{
    auto report = step("key-pair", "Importing the public key");
    report.begin();
    if (!m_plan.keyName.empty()) {
        report.skipped(m_plan.keyName + " exists");
        return {};
    }
    TY_ASSIGN(const auto line, readFile(folder() / "id_ed25519.pub"));
    const std::string name = resourceName(m_row);
    const auto imported =
        m_ec2->importKeyPair(name, line.substr(0, line.find('\n')), commonTags(), {callDeadline(), m_stop});
    // The name contains a part of the cluster's id: an existing key pair is from an earlier attempt.
    if (!imported && imported.error().code != ErrorCode::AlreadyExists)
        return report.failed(imported.error());
    return report.end(recordResource(toString(ResourceKind::KeyPair), name), name);
}

Status Launcher::ensurePlacementGroup()
{
    const std::string name = resourceName(m_row);
    const auto made = m_ec2->createPlacementGroup(name, commonTags(), {callDeadline(), m_stop});
    if (!made && made.error().code != ErrorCode::AlreadyExists)
        return fail(made.error());
    return recordResource(toString(ResourceKind::PlacementGroup), name);
}

Status Launcher::makeGroup()
{
    const std::string name = resourceName(m_row);
    std::string vpc; // a group can be used in its own VPC only
    if (!m_plan.subnet.empty()) {
        TY_ASSIGN(auto found, vpcOf(*m_ec2, m_plan.subnet, {callDeadline(), m_stop}));
        vpc = std::move(found);
    }
    auto made = m_ec2->createSecurityGroup(name, "Trainyard cluster " + m_row.name, vpc, commonTags(),
                                           {callDeadline(), m_stop});
    if (made) {
        m_groupId = *made;
    } else {
        // It exists from an earlier attempt, or the reply to this one was lost.
        const auto found = groupByName(*m_ec2, name, {callDeadline(), m_stop});
        if (!found || found->empty())
            return fail(made.error());
        m_groupId = *found;
    }
    return recordResource(toString(ResourceKind::SecurityGroup), m_groupId);
}

Status Launcher::ensureGroup()
{
    auto report = step("security-group", "Creating the security group");
    report.begin();
    if (!m_plan.securityGroup.empty()) {
        m_groupId = m_plan.securityGroup;
        if (!m_plan.repairGroup) {
            report.skipped(m_groupId + " is used as it is");
            return {};
        }
    } else if (auto made = makeGroup(); !made) {
        return report.failed(made.error());
    }
    const auto range = sshRange(m_cloud, m_plan.sshFrom, {callDeadline(), m_stop});
    if (!range)
        return report.failed(range.error());
    const std::string &from = *range;
    // A group that was just created may be unknown for a while.
    const auto unknown = [](const Error &e) { return e.code == ErrorCode::NotFound; };
    const CallContext known{Deadline::after(m_cloud.polling.consistency), m_stop};
    const auto allowed = retryWhile(Backoff(m_cloud.polling.initialInterval), known, unknown, [&]() -> Status {
        TY_TRY(m_ec2->authorizeIngress(m_groupId, {sshRule(from)}, {callDeadline(), m_stop}));
        TY_TRY(m_ec2->authorizeIngress(m_groupId, {memberRule(m_groupId)}, {callDeadline(), m_stop}));
        if (m_plan.usesEfa(m_plan.instanceType, *m_cloud.catalog)) {
            TY_TRY(m_ec2->authorizeEgress(m_groupId, {memberRule(m_groupId)}, {callDeadline(), m_stop}));
        }
        return m_plan.allTcpFromAnywhere ? m_ec2->authorizeIngress(m_groupId, {allTcpRule()}, {callDeadline(), m_stop})
                                         : Status();
    });
    if (!allowed)
        return report.failed(allowed.error());
    recordEvent(m_cloud, m_row.id, "launch", m_groupId,
                m_plan.allTcpFromAnywhere ? say("every TCP port is open to the Internet, as was accepted")
                                          : say("SSH is open to %1 only", from));
    report.done("SSH from " + from);
    return {};
}

} // namespace trainyard::cluster
