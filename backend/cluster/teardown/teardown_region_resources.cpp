// The resources of a region that a termination may concern: by tag, by the ledger's ids and tokens, or all of them.

#include <algorithm>

#include "backend/cluster/account/permissions/node_role.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/costs/cost.h"
#include "backend/cluster/teardown/teardown_internal.h"

namespace trainyard::cluster {

RegionResources describeRegion(const CloudContext &cloud, const std::string &region, const RegionQuery &asked,
                               const CallContext &context)
{
    RegionResources r;
    r.region = region;
    const auto ec2 = cloud.ec2Of(region);
    auto machines = machinesByTag(*ec2, tag::kCluster, {}, context);
    if (!machines) {
        r.error = machines.error();
        return r;
    }
    r.machines = std::move(*machines);
    const auto add = [&](Result<std::vector<aws::Instance>> more) {
        if (!more) {
            r.error = more.error();
            return;
        }
        for (aws::Instance &m : *more) {
            if (std::ranges::find(r.machines, m.id, &aws::Instance::id) == r.machines.end())
                r.machines.push_back(std::move(m));
        }
    };
    // A filter by tag may lag behind a launch that died a moment ago: ids and tokens of the ledger are queried as well.
    std::vector<InstanceId> missing;
    for (const InstanceId &id : asked.machines) {
        if (std::ranges::find(r.machines, id, &aws::Instance::id) == r.machines.end())
            missing.push_back(id);
    }
    if (!missing.empty())
        add(ec2->describeKnownInstances(missing, context));
    if (!asked.tokens.empty())
        add(machinesByTokens(*ec2, asked.tokens, context));
    for (const std::string &launchTemplate : asked.launchTemplates)
        add(machinesByTag(*ec2, kLaunchTemplateTag, launchTemplate, context));
    if (asked.wholeAccount)
        add(allMachines(*ec2, context));

    const bool grouped = asked.placementGroups || std::ranges::any_of(r.machines, [](const aws::Instance &m) {
                             return !m.placementGroup.empty();
                         });
    for (const ResourceKind kind : kResourceKinds) {
        if (kind == ResourceKind::PlacementGroup && !grouped)
            continue;
        // Of resources that never were ours, only the kinds that cost money by themselves.
        const bool all = asked.wholeAccount && (kind == ResourceKind::SpotRequest || kind == ResourceKind::Volume ||
                                                kind == ResourceKind::NatGateway || kind == ResourceKind::Address);
        auto resources = describeResources(*ec2, kind, all ? "" : tag::kCluster, {}, context);
        if (!resources) {
            r.error = resources.error();
            continue;
        }
        std::ranges::move(*resources, std::back_inserter(r.resources));
    }
    if (auto controllers = findControllers(cloud, r, asked, context))
        r.controllers = std::move(*controllers);
    else
        r.error = controllers.error();
    return r;
}

std::optional<double> listPriceOf(const CloudContext &cloud, const Target &t)
{
    if (t.kind == toString(ResourceKind::Address))
        return cloud.catalog->publicAddressUsdPerHour();
    if (t.kind == toString(ResourceKind::NatGateway))
        return cloud.catalog->natGatewayUsdPerHour(t.region);
    if (t.kind == kStackKind) {
        const auto row = cloud.ledger->resource(kStackKind, t.id, cloud.profile, t.region);
        return row && *row ? standingCost(*cloud.catalog, **row).total() : 0;
    }
    if (!t.isInstance())
        return 0;
    const auto price = cloud.catalog->price(t.type, t.region);
    return price ? std::optional(price->usdPerHour + cloud.catalog->publicAddressUsdPerHour()) : std::nullopt;
}

std::string reasonOf(const Target &t)
{
    if (t.endsWithController)
        return "it is terminated with " + t.managedBy;
    if (!t.managedBy.empty())
        return t.managedBy + " would start another: it is not touched";
    if (t.inLedger && t.inCloud)
        return "in the ledger and at AWS";
    if (t.inCloud && t.cluster.empty())
        return "in the account, not launched by Trainyard";
    if (t.inCloud)
        return "tagged at AWS, not in the ledger";
    return "in the ledger; not found at AWS (any more)";
}

void sortByEnd(std::vector<Target> &targets)
{
    const auto order = [](const Target &t) {
        if (const auto controller = parseControllerKind(t.kind))
            return *controller == ControllerKind::Stack ? 3 : 0;
        if (t.kind == kRoleKind)
            return 100; // after the machines that use it
        const auto kind = parseResourceKind(t.kind);
        return kind == ResourceKind::SpotRequest ? 1 : !kind ? 2 : 4 + static_cast<int>(*kind);
    };
    std::ranges::stable_sort(targets, [&](const Target &a, const Target &b) {
        if (order(a) != order(b))
            return order(a) < order(b);
        if (a.clusterName != b.clusterName)
            return a.clusterName < b.clusterName;
        return nodeBefore(a.name, b.name);
    });
}

} // namespace trainyard::cluster
