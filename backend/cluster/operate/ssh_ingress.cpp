#include "backend/cluster/operate/ssh_ingress.h"

#include <algorithm>
#include <charconv>

#include "backend/cluster/account/network.h"
#include "backend/cluster/cloud/inventory_internal.h"
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
        if (next.group.empty())
            continue; // it has none yet, or the user's own, which is not changed
        StepReporter report(sink, {.step = "address",
                                   .title = "Allowing SSH from this computer",
                                   .host = row.name,
                                   .subject = {"security-group", next.group, row.id.value}});
        report.begin(next.group);
        if (const auto done = report.end(change(*cloud.ec2Of(row.region), next, stop), range); !done) {
            next.error = done.error();
        } else {
            recordEvent(cloud, row.id, "address", next.group, "SSH is open to " + range);
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
        if (auto group = sameCloud(cloud, row) ? groupOf(cloud, row) : std::string(); !group.empty())
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
