#include "backend/cluster/cloud/access/jump_host.h"

#include <gmock/gmock.h>

#include "backend/cluster/launch/launch.h"
#include "backend/cluster/plan/catalog/instance_facts.h"
#include "tests/cluster/support/fake_cloud.h"

namespace trainyard::cluster {
namespace {

NodeSnapshot nodeNamed(const std::string &name, const std::string &publicAddress, const std::string &state = "running")
{
    NodeSnapshot n;
    n.id = InstanceId("i-" + name);
    n.name = name;
    n.role = name.starts_with("head") ? "head" : "worker";
    n.state = state;
    n.publicAddress = publicAddress;
    n.privateAddress = "10.0.0.5";
    return n;
}

TEST(JumpHost, IsTheHeadForNodesWithoutPublicAddress)
{
    const std::vector<NodeSnapshot> nodes{nodeNamed("head", "1.2.3.4"), nodeNamed("worker-1", ""),
                                          nodeNamed("worker-2", "1.2.3.5")};
    EXPECT_EQ(jumpHostOf(nodes[0], nodes), nullptr);
    EXPECT_EQ(jumpHostOf(nodes[1], nodes), &nodes[0]);
    EXPECT_EQ(jumpHostOf(nodes[2], nodes), nullptr);
}

TEST(JumpHost, IsNoneWhereNoHeadHasAPublicAddress) // a VPN leads into the subnet
{
    const std::vector<NodeSnapshot> nodes{nodeNamed("head", ""), nodeNamed("worker-1", ""),
                                          nodeNamed("worker-2", "1.2.3.5")};
    for (const NodeSnapshot &n : nodes)
        EXPECT_EQ(jumpHostOf(n, nodes), nullptr) << n.name;
    EXPECT_EQ(jumpHostOf(nodes[1], {nodes[1]}), nullptr);
}

TEST(JumpHost, IsTheRunningOneOfTwoHeads)
{
    std::vector<NodeSnapshot> nodes{nodeNamed("head", "1.2.3.4", "shutting-down"), nodeNamed("head", "1.2.3.6"),
                                    nodeNamed("worker-1", "")};
    EXPECT_EQ(jumpHostOf(nodes[2], nodes), &nodes[1]);
    std::swap(nodes[0], nodes[1]);
    EXPECT_EQ(jumpHostOf(nodes[2], nodes), &nodes[0]);
    nodes[1].state = "running";
    nodes[1].launched = nodes[0].launched + std::chrono::minutes(1);
    EXPECT_EQ(jumpHostOf(nodes[2], nodes), &nodes[1]) << "the newest";
}

TEST(JumpHost, IsPartOfTheHostsOfACluster)
{
    FakeSetting setting;
    const CloudContext cloud = setting.context();
    const auto id = launch(cloud, setting.plan(), kMachinesOnly, {}, {});
    ASSERT_TRUE(id) << id.error().detail;
    const auto direct = hosts(cloud, *id);
    ASSERT_TRUE(direct);
    ASSERT_EQ(direct->size(), 3u);
    for (const Host &host : *direct)
        EXPECT_FALSE(host.target.jump) << host.name;

    const auto resources = cloud.ledger->resources(*id);
    ASSERT_TRUE(resources);
    for (ledger::Resource r : *resources) {
        if (r.kind != "instance")
            continue;
        if (r.facts[fact::kRole] == "worker")
            r.facts.erase(fact::kPublic);
        else
            r.facts[fact::kUser] = "ec2-user";
        ASSERT_TRUE(cloud.ledger->saveResource(r));
    }
    const auto behind = hosts(cloud, *id);
    ASSERT_TRUE(behind);
    ASSERT_EQ(behind->size(), 3u);
    const ssh::Target &head = behind->front().target;
    EXPECT_FALSE(head.jump);
    for (std::size_t i = 1; i < behind->size(); ++i) {
        const Host &worker = (*behind)[i];
        EXPECT_EQ(worker.target.host, worker.privateAddress);
        ASSERT_TRUE(worker.target.jump) << worker.name;
        EXPECT_TRUE(isSamePlace(*worker.target.jump, head));
        EXPECT_EQ(worker.target.jump->user, "ec2-user");
        EXPECT_EQ(worker.target.jump->knownHostsFile, head.knownHostsFile);
        EXPECT_EQ(worker.target.jump->keyFile, head.keyFile);
        EXPECT_EQ(worker.target.source(), "ssh:" + worker.name + " through head");
    }
}

} // namespace
} // namespace trainyard::cluster
