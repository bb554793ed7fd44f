#include "backend/cluster/emr/plan/emr_names.h"

#include <map>
#include <string>

#include "backend/cluster/cloud/records/emr_requests.h"
#include "backend/cluster/plan/membership.h"
#include "backend/cluster/plan/resource_tags.h"

namespace trainyard::cluster {

std::vector<EmrNode> namedEmrNodes(std::vector<EmrNode> nodes, const std::vector<ledger::Resource> &known)
{
    int last = lastWorkerNumber(known);
    std::map<std::string, std::string> names; // by instance
    for (const ledger::Resource &r : known) {
        if (r.isInstance() && isNodeName(r.name))
            names[r.id] = r.name;
    }
    for (EmrNode &node : nodes) {
        const auto name = names.find(node.instance.value);
        if (node.role == "MASTER")
            node.node = "head";
        else if (name != names.end() && isWorkerName(name->second))
            node.node = name->second;
        else
            node.node = "worker-" + std::to_string(++last);
    }
    return nodes;
}

} // namespace trainyard::cluster
