#include "backend/cluster/emr/emr_names.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <string>

#include "backend/cluster/plan/membership.h"
#include "backend/cluster/plan/resource_tags.h"

namespace trainyard::cluster {
namespace {

int workerNumberIn(const std::string &name)
{
    constexpr std::size_t kPrefix = 7; // "worker-"
    int number = 0;
    if (!isNodeName(name) || !isWorkerName(name))
        return 0;
    const char *end = name.data() + name.size();
    return std::from_chars(name.data() + kPrefix, end, number).ec == std::errc() ? number : 0;
}

} // namespace

std::vector<EmrNode> namedEmrNodes(std::vector<EmrNode> nodes, const std::vector<ledger::Resource> &known)
{
    int last = 0;
    std::map<std::string, std::string> names; // by instance
    for (const ledger::Resource &r : known) {
        if (r.kind != "instance")
            continue;
        last = std::max(last, workerNumberIn(r.name));
        if (isNodeName(r.name))
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
