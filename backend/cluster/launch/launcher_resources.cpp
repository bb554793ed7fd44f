// The resources around the machines: key pair, placement group, security group.

#include <algorithm>
#include <array>

#include "backend/cluster/account/network.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/launch/launcher_internal.h"
#include "backend/core/async/poll.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/sshkeys/keys.h"

namespace trainyard::cluster {
namespace {

/// Repeats a call while AWS does not know what was created a moment ago.
template <class Call>
auto onceKnown(const CloudContext &cloud, const std::stop_token &stop, Call call)
{
    const auto unknown = [](const Error &e) { return e.code == ErrorCode::NotFound; };
    const CallContext known{Deadline::after(cloud.polling.consistency), stop};
    return retryWhile(Backoff(cloud.polling.initialInterval), known, unknown, call);
}

/// Whether sshRange() may be this range. At an earlier attempt, this computer may have had another address (IPv4).
bool isLaunchRange(const std::string &cidr, const std::string &sshFrom)
{
    if (!sshFrom.empty() && sshFrom.front() != '/')
        return cidr == sshFrom;
    return cidr.find(':') == std::string::npos && cidr.ends_with(sshFrom.empty() ? "/32" : sshFrom);
}

/// Whether ensureGroup() adds such a rule.
bool isLaunchRule(const aws::IngressRule &rule, const std::string &group, const LaunchPlan &plan)
{
    const bool isSsh = rule == sshRule(rule.cidr) && isLaunchRange(rule.cidr, plan.sshFrom);
    return isSsh || rule == memberRule(group) || (plan.allTcpFromAnywhere && rule == allTcpRule());
}

/// Whether a resource has the tags with which this launch requests it. The token was not known to others before the request.
bool isOfLaunch(const TagMap &tags, const TagMap &ours)
{
    return std::ranges::all_of(std::array{tag::kCluster, tag::kLedger, kRequestTag}, [&](const char *key) {
        const std::string expected = tagOf(ours, key);
        return !expected.empty() && tagOf(tags, key) == expected;
    });
}

} // namespace

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

Result<TagMap> Launcher::tagsOf(std::string_view kind) const
{
    TagMap tags = commonTags();
    TY_ASSIGN(const auto intents, m_cloud.ledger->intents(m_row.id));
    if (const auto asked = std::ranges::find(intents, kind, &ledger::Intent::kind); asked != intents.end())
        tags[kRequestTag] = asked->token;
    return tags;
}

/// Whether the key pair that has the name is of an earlier attempt. Anyone can import a key of his own under that name,
/// and log in to the machines with it.
/// \error Conflict (it is another key)
Status Launcher::checkImported(const std::string &name, const std::string &publicLine) const
{
    TY_ASSIGN(const auto ours, sshkeys::readPublicKey(publicLine));
    TY_ASSIGN(const auto known, onceKnown(m_cloud, m_stop, [&] {
                  return keyFingerprint(*m_ec2, name, {callDeadline(), m_stop});
              }));
    if (ours.isImportedAs(known))
        return {};
    return fail(ErrorCode::Conflict, "launch",
                "the key pair " + name + " in " + m_row.region +
                    " has another public key than this cluster: its fingerprint is " + known + ", not " +
                    ours.importedFingerprint +
                    ". Its owner could log in to the machines, so it is not used: delete it at AWS and try again, or "
                    "launch another cluster");
}

Status Launcher::ensureKeyPair()
{
    auto report = step("key-pair", "Importing the public key");
    report.begin();
    if (!m_plan.keyName.empty()) {
        report.skipped(say("%1 exists", m_plan.keyName));
        return {};
    }
    TY_ASSIGN(const auto text, readFile(folder() / "id_ed25519.pub"));
    TY_ASSIGN(const auto tags, tagsOf(toString(ResourceKind::KeyPair)));
    const std::string name = resourceName(m_row), line = text.substr(0, text.find('\n'));
    const auto imported = m_ec2->importKeyPair(name, line, tags, {callDeadline(), m_stop});
    if (!imported && imported.error().code != ErrorCode::AlreadyExists)
        return report.failed(imported.error());
    if (const Status ours = imported ? Status() : checkImported(name, line); !ours)
        return report.failed(ours.error());
    return report.end(recordResource(toString(ResourceKind::KeyPair), name), name);
}

/// Whether the placement group that has the name is of an earlier attempt. One of others would be deleted with the
/// cluster, and its owner's machines would stand in the way of ours. Its id is its name, so the ledger is not enough.
/// \error Conflict (it is of others)
Status Launcher::checkPlacementGroup(const std::string &name, const TagMap &ours) const
{
    const auto known = onceKnown(m_cloud, m_stop, [&]() -> Result<aws::PlacementGroup> {
        TY_ASSIGN(const auto found, m_ec2->describePlacementGroups({{"group-name", {name}}}, {callDeadline(), m_stop}));
        const auto group = std::ranges::find(found, name, &aws::PlacementGroup::name);
        if (group == found.end())
            return fail(ErrorCode::NotFound, "ec2:DescribePlacementGroups",
                        "the placement group " + name + " is not listed in " + m_row.region);
        return *group;
    });
    if (!known)
        return fail(known.error());
    const std::string kind(toString(ResourceKind::PlacementGroup));
    TY_ASSIGN(const auto row, m_cloud.ledger->resource(kind, name, m_cloud.profile, m_row.region));
    // What an earlier version created, or another ledger, has no token of ours.
    const bool recorded = row && !row->closed && row->cluster == m_row.id;
    if (recorded ? tagOf(known->tags, tag::kCluster) == m_row.id.value : isOfLaunch(known->tags, ours))
        return {};
    return fail(ErrorCode::Conflict, "launch",
                "the placement group " + name + " in " + m_row.region +
                    " was not created by this launch, so it is not used: delete it at AWS and try again, or launch "
                    "another cluster");
}

Status Launcher::ensurePlacementGroup()
{
    const std::string name = resourceName(m_row);
    TY_ASSIGN(const auto tags, tagsOf(toString(ResourceKind::PlacementGroup)));
    const auto made = m_ec2->createPlacementGroup(name, tags, {callDeadline(), m_stop});
    if (!made && made.error().code != ErrorCode::AlreadyExists)
        return fail(made.error());
    if (!made)
        TY_TRY(checkPlacementGroup(name, tags));
    return recordResource(toString(ResourceKind::PlacementGroup), name);
}

/// The group that has the name, if an earlier attempt has created it. Anyone can create a group of that name with rules
/// of his own: unless the ledger has its id, it is ours by the token of its intent, and only with rules of a launch.
/// \error Conflict (it is of others, or others have added rules)
Result<std::string> Launcher::earlierGroup(const std::string &name, const std::string &vpc) const
{
    TY_ASSIGN(const auto found, m_ec2->describeSecurityGroups({}, {{"group-name", {name}}}, {callDeadline(), m_stop}));
    const auto group = std::ranges::find(found, vpc, &aws::SecurityGroup::vpcId); // a name is unique in its VPC
    if (group == found.end())
        return fail(ErrorCode::NotFound, "ec2:DescribeSecurityGroups",
                    "the security group " + name + " is not listed in " + vpc);
    const std::string kind(toString(ResourceKind::SecurityGroup));
    TY_ASSIGN(const auto row, m_cloud.ledger->resource(kind, group->id, m_cloud.profile, m_row.region));
    if (row && !row->closed && row->cluster == m_row.id)
        return group->id; // its user may have added rules
    TY_ASSIGN(const auto ours, tagsOf(kind));
    const std::string known = "the security group " + name + " (" + group->id + ") in " + vpc;
    if (!isOfLaunch(group->tags, ours))
        return fail(ErrorCode::Conflict, "launch",
                    known + " was not created by this launch. Its owner could open the machines to others, so it "
                            "is not used: delete it at AWS and try again, or launch another cluster");
    for (const aws::IngressRule &rule : group->ingress) {
        if (!isLaunchRule(rule, group->id, m_plan))
            return fail(ErrorCode::Conflict, "launch",
                        known + " has rules that this launch did not add, so it is not used: remove them or delete "
                                "the group at AWS and try again");
    }
    return group->id;
}

Status Launcher::makeGroup()
{
    const std::string name = resourceName(m_row);
    std::string vpc; // a group can be used in its own VPC only
    if (!m_plan.subnet.empty()) {
        TY_ASSIGN(auto found, vpcOf(*m_ec2, m_plan.subnet, {callDeadline(), m_stop}));
        vpc = std::move(found);
    }
    TY_ASSIGN(const auto tags, tagsOf(toString(ResourceKind::SecurityGroup)));
    auto made =
        m_ec2->createSecurityGroup(name, "Trainyard cluster " + m_row.name, vpc, tags, {callDeadline(), m_stop});
    if (!made && made.error().code == ErrorCode::AlreadyExists) {
        if (vpc.empty()) {
            TY_ASSIGN(vpc, defaultVpc(*m_ec2, {callDeadline(), m_stop}));
        }
        made = onceKnown(m_cloud, m_stop, [&] { return earlierGroup(name, vpc); });
    }
    if (!made)
        return fail(made.error());
    m_groupId = *made;
    return recordResource(toString(ResourceKind::SecurityGroup), m_groupId);
}

Status Launcher::ensureGroup()
{
    auto report = step("security-group", "Creating the security group");
    report.begin();
    if (!m_plan.securityGroup.empty()) {
        m_groupId = m_plan.securityGroup;
        if (!m_plan.repairGroup) {
            report.skipped(say("%1 is used as it is", m_groupId));
            return {};
        }
    } else if (auto made = makeGroup(); !made) {
        return report.failed(made.error());
    }
    const auto range = sshRange(m_cloud, m_plan.sshFrom, {callDeadline(), m_stop});
    if (!range)
        return report.failed(range.error());
    const std::string &from = *range;
    const auto allowed = onceKnown(m_cloud, m_stop, [&]() -> Status {
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
    report.done(say("SSH from %1", from));
    return {};
}

} // namespace trainyard::cluster
