#include "backend/cluster/stack/elastic/unjoined_workers.h"

#include <algorithm>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/unjoined_machines.h"
#include "backend/cluster/launch/cluster_operation_internal.h"
#include "backend/cluster/plan/resource_tags.h"
#include "backend/cluster/stack/elastic/elastic_workers.h"
#include "backend/core/try.h"

namespace trainyard::cluster {

Result<std::string> recordUnjoined(const CloudContext &cloud, const ClusterId &id, const InstanceId &instance,
                                   const CallContext &context)
{
    TY_ASSIGN(const auto known, cloud.ledger->resources(id));
    const auto row = std::ranges::find_if(
        known, [&](const ledger::Resource &r) { return r.isInstance() && r.id == instance.value; });
    if (row != known.end())
        return nodeNameOf(*row);
    TY_ASSIGN(const auto machines, unjoinedMachines(cloud, id, context));
    if (std::ranges::find(machines, instance, &aws::Instance::id) == machines.end())
        return fail(ErrorCode::NotFound, "cluster " + id.value,
                    printable(instance.value, 64) + " is no machine of the cluster, and was not started from the "
                                                    "launch template of its stack");
    return recordElasticWorker(cloud, id, instance, context);
}

Result<std::string> setUpUnjoined(const CloudContext &cloud, const ClusterId &id, const InstanceId &instance,
                                  const LaunchOptions &options, const ProgressSink &sink, std::stop_token stop)
{
    TY_TRY(bundleFor(options));
    TY_ASSIGN(const auto node, recordUnjoined(cloud, id, instance, {Deadline::after(std::chrono::minutes(2)), stop}));
    TY_TRY(setUpElasticWorker(cloud, id, node, options, sink, std::move(stop)));
    return node;
}

} // namespace trainyard::cluster
