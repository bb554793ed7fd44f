#include "backend/cluster/launch/machine_gates.h"

#include <algorithm>

#include "backend/cluster/cloud/records/inventory_internal.h"

namespace trainyard::cluster {

provision::GateOptions machineGates(const CloudContext &cloud, const ClusterId &cluster,
                                    const std::vector<ssh::Host> &hosts)
{
    provision::GateOptions gates;
    if (cloud.clockOffset)
        gates.clockCorrection = cloud.clockOffset();
    const auto resources = cloud.ledger->resources(cluster);
    for (const ledger::Resource &machine : resources ? *resources : std::vector<ledger::Resource>()) {
        const auto host = std::ranges::find(hosts, machine.id, [](const ssh::Host &one) { return one.instance.value; });
        const auto type = machine.facts.find(fact::kType);
        if (!machine.isInstance() || host == hosts.end() || type == machine.facts.end())
            continue;
        if (const InstanceType *known = cloud.catalog->type(type->second); known && known->gpus > 0)
            gates.gpus[host->name] = known->gpus;
    }
    return gates;
}

} // namespace trainyard::cluster
