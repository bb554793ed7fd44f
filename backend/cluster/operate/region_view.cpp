#include "backend/cluster/operate/region_view_internal.h"

#include <algorithm>
#include <iterator>

#include "backend/cluster/cloud/ec2.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/emr_requests.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/cloud/records/requested_stack.h"
#include "backend/core/try.h"

namespace trainyard::cluster {

RegionView readRegion(const CloudContext &cloud, const std::string &region, const std::vector<InstanceId> &known,
                      const CallContext &context)
{
    const auto ec2 = cloud.ec2Of(region);
    RegionView view{region, machinesByTag(*ec2, tag::kCluster, {}, context)};
    if (!view.machines)
        return view;
    std::set<InstanceId> listed;
    for (const aws::Instance &m : *view.machines)
        listed.insert(m.id);
    std::vector<InstanceId> missing;
    std::ranges::copy_if(known, std::back_inserter(missing),
                         [&](const InstanceId &id) { return !listed.contains(id); });
    if (missing.empty())
        return view;
    auto more = ec2->describeKnownInstances(missing, context);
    if (!more)
        view.machines = fail(more.error());
    else
        std::ranges::move(*more, std::back_inserter(*view.machines));
    return view;
}

std::set<TypeInRegion> typesOf(const OwnershipResolver &owners)
{
    std::set<TypeInRegion> types;
    for (const ledger::Resource *r : owners.open("instance")) {
        if (const auto type = r->facts.find(fact::kType); type != r->facts.end())
            types.emplace(type->second, r->region);
    }
    return types;
}

Status recordRequestedStacks(const CloudContext &cloud, const CallContext &context)
{
    TY_ASSIGN(auto intents, cloud.ledger->intents({}));
    std::erase_if(intents, [&](const ledger::Intent &intent) {
        const bool isOurs = intent.kind == kStackKind || intent.kind == kEmrKind;
        return !isOurs || isWorkedOn(*cloud.ledger, intent.cluster);
    });
    std::vector<std::pair<std::string, Error>> unread; // the next list looks them up again
    for (const RequestedStack &one : requestedControllers(cloud, intents, unread, context)) {
        const bool isStack = one.row.kind == kStackKind;
        TY_TRY(cloud.ledger->recordIntentResource(one.token, one.row));
        recordEvent(cloud, one.row.cluster, isStack ? kStackKind : "emr", one.row.id,
                    isStack ? say("the stack %1 was found at AWS and taken into the ledger", one.row.name)
                            : say("the EMR cluster %1 was found at AWS and taken into the ledger", one.row.id));
    }
    return {};
}

} // namespace trainyard::cluster
