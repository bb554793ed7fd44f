#include "backend/cluster/cloud/access/ssh_rules.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

constexpr char kSeparator = '|'; // in no group, range or cluster id

struct SshRuleId {
    std::string group, range, cluster;
};

std::optional<SshRuleId> parseRuleId(std::string_view id)
{
    std::array<std::string, 3> parts;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto end = i + 1 < parts.size() ? id.find(kSeparator) : id.size();
        if (end == std::string_view::npos || end == 0)
            return std::nullopt;
        parts[i] = id.substr(0, end);
        id.remove_prefix(std::min(end + 1, id.size()));
    }
    return SshRuleId{parts[0], parts[1], parts[2]};
}

/// Whether a rule already allows SSH from the range.
Result<bool> isOpen(aws::Ec2Client &ec2, const std::string &group, const std::string &range, const CallContext &context)
{
    TY_ASSIGN(const auto groups, ec2.describeSecurityGroups({group}, {}, context));
    for (const aws::SecurityGroup &one : groups) {
        for (const aws::IngressRule &rule : one.ingress) {
            const aws::IngressRule ssh = sshRule(range);
            if (rule.cidr == range && rule.protocol == ssh.protocol && rule.fromPort == ssh.fromPort &&
                rule.toPort == ssh.toPort)
                return true;
        }
    }
    return false;
}

} // namespace

Result<std::vector<SshRule>> sshRulesOf(const CloudContext &cloud, const ClusterId &cluster)
{
    TY_ASSIGN(const auto rows, cloud.ledger->resources(cluster));
    std::vector<SshRule> rules;
    for (const ledger::Resource &r : rows) {
        if (const auto id = r.kind == kSshRuleKind ? parseRuleId(r.id) : std::nullopt)
            rules.push_back({id->group, id->range, r.id});
    }
    return rules;
}

Result<bool> openSshFor(const CloudContext &cloud, const ledger::Cluster &cluster, const std::string &group,
                        const std::string &range, const CallContext &context)
{
    const auto ec2 = cloud.ec2Of(cluster.region);
    TY_ASSIGN(const auto exists, isOpen(*ec2, group, range, context));
    if (exists) {
        TY_ASSIGN(const auto rows, cloud.ledger->resources({}));
        const std::string prefix = group + kSeparator + range + kSeparator;
        const bool isOurs = std::ranges::any_of(rows, [&](const ledger::Resource &r) {
            return r.kind == kSshRuleKind && r.region == cluster.region && r.profile == cloud.profile &&
                   r.id.starts_with(prefix);
        });
        if (!isOurs)
            return false;
    }
    ledger::Resource row;
    row.kind = kSshRuleKind;
    row.id = group + kSeparator + range + kSeparator + cluster.id.value;
    row.cluster = cluster.id;
    row.profile = cloud.profile;
    row.region = cluster.region;
    row.name = "SSH from " + range + " to " + group;
    row.state = "available";
    row.created = now();
    TY_TRY(cloud.ledger->saveResource(row)); // before the call: a teardown removes it, whether it was added or not
    TY_TRY(ec2->authorizeIngress(group, {sshRule(range)}, context));
    return !exists;
}

Result<Sentence> closeSshRule(const CloudContext &cloud, const std::string &region, const std::string &rowId,
                              const CallContext &context)
{
    const auto id = parseRuleId(rowId);
    if (!id)
        return fail(ErrorCode::CorruptData, "ledger", "\"" + rowId + "\" is not the ID of an SSH rule");
    TY_ASSIGN(const auto rows, cloud.ledger->resources({}));
    for (const ledger::Resource &r : rows) {
        const auto other = r.kind == kSshRuleKind ? parseRuleId(r.id) : std::nullopt;
        if (other && r.region == region && r.profile == cloud.profile && other->group == id->group &&
            other->range == id->range && other->cluster != id->cluster)
            return say("another cluster uses it");
    }
    const auto closed = cloud.ec2Of(region)->revokeIngress(id->group, {sshRule(id->range)}, context);
    if (!closed && closed.error().code == ErrorCode::NotFound)
        return say("the group is gone");
    TY_TRY(closed);
    return say("removed");
}

} // namespace trainyard::cluster
