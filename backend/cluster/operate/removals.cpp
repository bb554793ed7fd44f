#include "backend/cluster/operate/removals.h"

#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/ledger/event_subjects.h"

namespace trainyard::cluster {

void recordRemoval(const CloudContext &cloud, const ClusterId &id, const std::string &node)
{
    recordEvent(cloud, id, kRemovalEvent, node, say("%1 did not join the run: its machine is to be terminated", node));
}

std::set<std::string> nodesToRemove(std::span<const ledger::Event> events)
{
    return ledger::subjectsOf(events, kRemovalEvent);
}

} // namespace trainyard::cluster
