#include "backend/cluster/operate/removals.h"

#include "backend/cluster/cloud/inventory_internal.h"

namespace trainyard::cluster {

void recordRemoval(const CloudContext &cloud, const ClusterId &id, const std::string &node)
{
    recordEvent(cloud, id, kRemovalEvent, node, node + " did not join the run: its machine is to be terminated");
}

std::set<std::string> nodesToRemove(std::span<const ledger::Event> events)
{
    std::set<std::string> nodes;
    for (const ledger::Event &e : events) {
        if (e.kind == kRemovalEvent)
            nodes.insert(e.subject);
    }
    return nodes;
}

} // namespace trainyard::cluster
