#include "backend/cluster/operate/ssh_ingress.h"

#include <algorithm>
#include <charconv>

#include "backend/cluster/account/network.h"
#include "backend/cluster/cloud/access/ssh_rules.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/async/steps.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;

constexpr int kWidestHome = 24; // wider ranges are the user's decision

bool isHome(std::string_view range)
{
    int bits = 0;
    const auto slash = range.find('/');
    return slash != std::string_view::npos &&
           std::from_chars(range.data() + slash + 1, range.data() + range.size(), bits).ec == std::errc() &&
           bits >= kWidestHome;
}

/// The cluster's own group, or the one that its plan names if rules may be added to it (repairGroup).
std::string groupOf(const CloudContext &cloud, const ledger::Cluster &row)
{
    if (const auto plan = LaunchPlan::fromJson(row.plan); plan && !plan->securityGroup.empty())
        return plan->repairGroup ? plan->securityGroup : std::string();
    const auto resources = cloud.ledger->resources(row.id);
    if (!resources)
        return {};
    const auto group =
        std::ranges::find(*resources, std::string(toString(ResourceKind::SecurityGroup)), &ledger::Resource::kind);
    return group == resources->end() ? std::string() : group->id;
}

Status change(aws::Ec2Client &ec2, SshIngressChange &what, std::stop_token stop)
{
    const auto deadline = Deadline::after(1min);
    TY_ASSIGN(const auto before, sshAllowed(ec2, what.group, {deadline, stop}));
    if (std::ranges::find(before, what.opened) == before.end()) {
        TY_TRY(ec2.authorizeIngress(what.group, {sshRule(what.opened)}, {deadline, stop}));
    }
    for (const std::string &range : before) {
        if (range == what.opened || !isHome(range))
            continue;
        TY_TRY(ec2.revokeIngress(what.group, {sshRule(range)}, {deadline, stop}));
        what.closed.push_back(range);
    }
    return {};
}

/// The group of rules that were added to a group which outlives the cluster: that of an EMR cluster's master.
std::string sharedGroupOf(const CloudContext &cloud, const ledger::Cluster &row)
{
    const auto rules = sshRulesOf(cloud, row.id);
    return rules && !rules->empty() ? rules->front().group : std::string();
}

/// Opens the new range before the former ones are closed, in a group that other clusters and computers use as well: only
/// rules of this cluster are closed.
Status changeShared(const CloudContext &cloud, const ledger::Cluster &row, SshIngressChange &what, std::stop_token stop)
{
    const CallContext context{Deadline::after(1min), std::move(stop)};
    TY_ASSIGN(const auto before, sshRulesOf(cloud, row.id));
    TY_TRY(openSshFor(cloud, row, what.group, what.opened, context));
    for (const SshRule &rule : before) {
        if (rule.range == what.opened || rule.group != what.group || !isHome(rule.range))
            continue;
        TY_TRY(closeSshRule(cloud, row.region, rule.rowId, context));
        TY_TRY(cloud.ledger->closeResource(kSshRuleKind, rule.rowId, cloud.profile, row.region, "deleted", now()));
        what.closed.push_back(rule.range);
    }
    return {};
}

} // namespace

Result<std::vector<SshIngressChange>> updateSshIngress(const CloudContext &cloud, const ClusterId &only,
                                                       const std::string &size, const ProgressSink &sink,
                                                       std::stop_token stop)
{
    TY_ASSIGN(const auto range, sshRange(cloud, size, {Deadline::after(1min), stop}));
    TY_ASSIGN(const auto clusters, cloud.ledger->clusters(true));
    std::vector<SshIngressChange> changes;
    for (const ledger::Cluster &row : clusters) {
        if (!sameCloud(cloud, row) || (!only.empty() && row.id != only))
            continue;
        if (stop.stop_requested())
            return fail(ErrorCode::Cancelled, "address", "it was stopped; some groups may have been changed");
        SshIngressChange next{row.id, row.name, groupOf(cloud, row), range, {}, {}};
        const bool isShared = next.group.empty();
        if (isShared)
            next.group = sharedGroupOf(cloud, row);
        if (next.group.empty())
            continue; // it has none yet, or the user's own, which is not changed
        StepReporter report(sink, {.step = "address",
                                   .title = "Allowing SSH from this computer",
                                   .host = row.name,
                                   .subject = {"security-group", next.group, row.id.value}});
        report.begin(next.group);
        const Status changed =
            isShared ? changeShared(cloud, row, next, stop) : change(*cloud.ec2Of(row.region), next, stop);
        if (const auto done = report.end(changed, range); !done) {
            next.error = done.error();
        } else {
            recordEvent(cloud, row.id, "address", next.group, say("SSH is open to %1", range));
        }
        changes.push_back(std::move(next));
    }
    if (changes.empty() && !only.empty())
        return fail(ErrorCode::NotFound, "ledger",
                    "the cluster " + only.value + " has no security group created by Trainyard");
    return changes;
}

Result<SshIngressDrift> sshIngressDrift(const CloudContext &cloud, const CallContext &context)
{
    TY_ASSIGN(const auto clusters, cloud.ledger->clusters(true));
    std::vector<std::pair<const ledger::Cluster *, std::string>> groups;
    for (const ledger::Cluster &row : clusters) {
        std::string group = sameCloud(cloud, row) ? groupOf(cloud, row) : std::string();
        if (group.empty() && sameCloud(cloud, row))
            group = sharedGroupOf(cloud, row);
        if (!group.empty())
            groups.emplace_back(&row, std::move(group));
    }
    SshIngressDrift drift;
    if (groups.empty())
        return drift;
    TY_ASSIGN(const auto mine, cloud.publicAddress(context));
    drift.address = mine;
    for (const auto &[row, group] : groups) {
        const auto open = sshAllowed(*cloud.ec2Of(row->region), group, context);
        if (!open && open.error().code == ErrorCode::Cancelled)
            return fail(open.error());
        if (open && std::ranges::none_of(*open, [&](const std::string &range) { return within(mine, range); }))
            drift.clusters.push_back(row->name);
    }
    return drift;
}

} // namespace trainyard::cluster
