// C17, C25: names of the nodes of an EMR cluster, which stay while its groups change.
#include "backend/cluster/emr/plan/emr_names.h"

#include <gmock/gmock.h>

namespace trainyard::cluster {
namespace {

using testing::ElementsAre;

EmrNode nodeOf(const std::string &id, const std::string &role)
{
    EmrNode node;
    node.instance = InstanceId(id);
    node.role = role;
    return node;
}

ledger::Resource rowOf(const std::string &id, const std::string &name, bool closed = false)
{
    ledger::Resource row;
    row.kind = "instance";
    row.id = id;
    row.name = name;
    if (closed)
        row.closed = Timestamp(std::chrono::seconds(1));
    return row;
}

std::vector<std::string> namesOf(const std::vector<EmrNode> &nodes)
{
    std::vector<std::string> names;
    for (const EmrNode &node : nodes)
        names.push_back(node.instance.value + " " + node.node);
    return names;
}

TEST(EmrNames, AreTheHeadAndNumbersForANewCluster)
{
    EXPECT_THAT(namesOf(namedEmrNodes({nodeOf("i-m", "MASTER"), nodeOf("i-1", "CORE"), nodeOf("i-t", "TASK")}, {})),
                ElementsAre("i-m head", "i-1 worker-1", "i-t worker-2"));
}

TEST(EmrNames, StayWhileOthersComeAndGo)
{
    const std::vector<ledger::Resource> known{rowOf("i-m", "head"), rowOf("i-1", "worker-1", true),
                                              rowOf("i-2", "worker-2"), rowOf("i-3", "worker-3", true)};
    EXPECT_THAT(namesOf(namedEmrNodes({nodeOf("i-m", "MASTER"), nodeOf("i-2", "CORE"), nodeOf("i-4", "CORE")}, known)),
                ElementsAre("i-m head", "i-2 worker-2", "i-4 worker-4"));
}

TEST(EmrNames, IgnoreRowsThatAreNoNodes)
{
    auto stack = rowOf("j-1", "worker-9");
    stack.kind = "emr-cluster";
    EXPECT_THAT(namesOf(namedEmrNodes({nodeOf("i-1", "CORE")}, {stack, rowOf("i-1", "../x"), rowOf("i-9", "")})),
                ElementsAre("i-1 worker-1"));
}

} // namespace
} // namespace trainyard::cluster
