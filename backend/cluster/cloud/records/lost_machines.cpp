#include "backend/cluster/cloud/records/lost_machines.h"

#include <algorithm>
#include <map>
#include <set>

#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/plan/catalog/instance_facts.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"

namespace trainyard::cluster {
namespace {

bool isLostRow(const ledger::Resource &r)
{
    return r.isInstance() && r.closed && r.facts.contains(kLostFact);
}

} // namespace

Result<std::vector<NodeSnapshot>> lostMachines(ledger::Ledger &ledger, const ClusterId &id)
{
    TY_ASSIGN(const auto rows, ledger.resources(id, false));
    std::set<std::string> existing;
    std::map<std::string, const ledger::Resource *> latest;
    for (const ledger::Resource &r : rows) {
        if (!r.isInstance())
            continue;
        const std::string name = nodeNameOf(r);
        if (!r.closed)
            existing.insert(name);
        if (!isLostRow(r))
            continue;
        const ledger::Resource *&known = latest[name];
        if (!known || *known->closed < *r.closed)
            known = &r;
    }
    std::vector<NodeSnapshot> lost;
    for (const auto &[name, row] : latest) {
        if (existing.contains(name))
            continue;
        NodeSnapshot node = toNode(*row);
        node.lost = row->facts.at(kLostFact);
        lost.push_back(std::move(node));
    }
    std::ranges::sort(lost, nodeBefore, &NodeSnapshot::name);
    return lost;
}

Status dismissLost(ledger::Ledger &ledger, const ClusterId &id, const std::string &node)
{
    TY_ASSIGN(const auto rows, ledger.resources(id, false));
    bool any = false;
    for (ledger::Resource row : rows) {
        if (!isLostRow(row) || nodeNameOf(row) != node)
            continue;
        row.facts.erase(kLostFact);
        TY_TRY(ledger.saveResource(row));
        any = true;
    }
    return any ? Status() : fail(ErrorCode::NotFound, "ledger", "no machine " + node + " was lost");
}

} // namespace trainyard::cluster
