#include "backend/cluster/cloud/access/jump_host.h"

namespace trainyard::cluster {

const NodeSnapshot *jumpHostOf(const NodeSnapshot &node, const std::vector<NodeSnapshot> &nodes)
{
    if (!node.publicAddress.empty() || node.isHead())
        return nullptr;
    const NodeSnapshot *jump = nullptr;
    const auto runs = [](const NodeSnapshot &n) { return n.isRunning(); };
    for (const NodeSnapshot &head : nodes) {
        if (!head.isHead() || head.publicAddress.empty())
            continue;
        // While a head is replaced, there are two.
        if (!jump || runs(head) > runs(*jump) || (runs(head) == runs(*jump) && head.launched > jump->launched))
            jump = &head;
    }
    return jump;
}

} // namespace trainyard::cluster
