#include "backend/runtime/ps/scheduler/placement_plan.h"

#include <gmock/gmock.h>

namespace trainyard::ps {
namespace {

using ::testing::ElementsAre;

PlacementPlan threeServers(bool replicas = true)
{
    PlacementPlan plan(3, replicas);
    for (int server = 0; server < 3; ++server) {
        plan.setAddress(server, "10.0.0.1:" + std::to_string(server + 1));
        plan.setReplicaState(server, server, (server + 1) % 3, replicas);
    }
    return plan;
}

TEST(PlacementPlan, KeepsTheSecondCopyOnTheNextServer)
{
    EXPECT_THAT(threeServers().placement().primary, ElementsAre(0, 1, 2));
    EXPECT_THAT(threeServers().placement().backup, ElementsAre(1, 2, 0));
    EXPECT_THAT(threeServers(false).placement().backup, ElementsAre(-1, -1, -1));
    EXPECT_THAT(PlacementPlan(1, true).placement().backup, ElementsAre(-1));
}

TEST(PlacementPlan, PromotesTheCopyOfADeadServer)
{
    PlacementPlan plan = threeServers();
    const auto promoted = plan.removeServer(1);
    ASSERT_TRUE(promoted);
    EXPECT_THAT(*promoted, ElementsAre(2));
    EXPECT_THAT(plan.placement().primary, ElementsAre(0, 2, 2));
    EXPECT_THAT(plan.placement().backup, ElementsAre(2, 0, 0)) << "on those that are left";
    EXPECT_EQ(plan.placement().version, 2);
    EXPECT_EQ(plan.placement().addresses[1], "");
}

TEST(PlacementPlan, APartWithoutAWholeCopyIsLost)
{
    PlacementPlan plan = threeServers();
    EXPECT_TRUE(plan.setReplicaState(1, 1, 2, false));
    EXPECT_FALSE(plan.removeServer(1));
    PlacementPlan none = threeServers(false);
    EXPECT_FALSE(none.removeServer(0));
}

TEST(PlacementPlan, ACopyThatEndedIsMadeAgainAtABoundary)
{
    PlacementPlan plan = threeServers();
    EXPECT_FALSE(plan.setReplicaState(1, 0, 2, false)) << "not the word of its primary";
    EXPECT_FALSE(plan.setReplicaState(7, 7, 2, false));
    EXPECT_TRUE(plan.setReplicaState(1, 1, 2, false));
    EXPECT_THAT(plan.placement().backup, ElementsAre(1, -1, 0));
    EXPECT_EQ(plan.placement().version, 2);
    EXPECT_FALSE(plan.setReplicaState(1, 1, 2, false)) << "each server thread reports it";
    EXPECT_TRUE(plan.refill());
    EXPECT_THAT(plan.placement().backup, ElementsAre(1, 2, 0));
    EXPECT_FALSE(plan.refill());
    EXPECT_FALSE(plan.removeServer(1)) << "the new copy is not whole yet";
}

TEST(PlacementPlan, AnAttemptThatGoesOnTrustsTheCopyOfAServerThatIsGone)
{
    PlacementPlan plan(3, true);
    plan.restore(threeServers().placement());
    EXPECT_TRUE(plan.rebalance().empty());
    plan.setReplicaState(1, 1, 2, false); // server 1 is back and reports an incomplete replica
    PlacementPlan other = plan;
    EXPECT_FALSE(other.removeServer(1));
    const auto promoted = plan.removeServer(0);
    ASSERT_TRUE(promoted);
    EXPECT_THAT(*promoted, ElementsAre(1));
}

TEST(PlacementPlan, ASecondDeathNeedsTheNewCopiesToBeWhole)
{
    PlacementPlan plan = threeServers();
    ASSERT_TRUE(plan.removeServer(1));
    PlacementPlan tooEarly = plan;
    EXPECT_FALSE(tooEarly.removeServer(2));
    plan.setReplicaState(1, 2, 0, true); // the replica of shard 2 on server 0 was complete before
    const auto promoted = plan.removeServer(2);
    ASSERT_TRUE(promoted);
    EXPECT_THAT(*promoted, ElementsAre(0));
    EXPECT_THAT(plan.placement().primary, ElementsAre(0, 0, 0));
    EXPECT_THAT(plan.placement().backup, ElementsAre(-1, -1, -1));
}

TEST(PlacementPlan, AServerThatComesInItsPlaceGetsCopiesAndThenItsPart)
{
    PlacementPlan plan = threeServers();
    ASSERT_TRUE(plan.removeServer(1));
    plan.setReplicaState(1, 2, 0, true);
    EXPECT_FALSE(plan.addServer(1, "10.0.0.1:9")) << "a complete replica is not given up for one that has to be made";
    PlacementPlan early = threeServers();
    ASSERT_TRUE(early.removeServer(1));
    EXPECT_TRUE(early.addServer(1, "10.0.0.1:9"));
    EXPECT_THAT(early.placement().backup, ElementsAre(2, 1, 0));
    EXPECT_TRUE(early.rebalance().empty()) << "not whole yet";
    early.setReplicaState(1, 2, 1, true);
    EXPECT_THAT(early.rebalance(), ElementsAre(1));
    EXPECT_THAT(early.placement().primary, ElementsAre(0, 1, 2));
    EXPECT_THAT(early.placement().backup, ElementsAre(2, 2, 0));
}

/// Server k on a machine of its own, its part with a complete replica on the next one.
PlacementPlan threeMachines(bool replicas = true)
{
    PlacementPlan plan(3, replicas, true);
    for (int server = 0; server < 3; ++server)
        plan.setAddress(server, "10.0.0.1:" + std::to_string(server + 1), "worker-" + std::to_string(server + 1));
    plan.assignReplicas();
    for (int server = 0; server < 3; ++server)
        plan.setReplicaState(server, server, (server + 1) % 3, replicas);
    return plan;
}

TEST(PlacementPlan, ReplicasAreOnOtherMachines)
{
    PlacementPlan plan(3, true, true);
    for (const auto &[server, host] : {std::pair(0, "worker-1"), {1, "worker-2"}, {2, "worker-1"}})
        plan.setAddress(server, "10.0.0.1:" + std::to_string(server + 1), host);
    plan.assignReplicas();
    EXPECT_THAT(plan.placement().backup, ElementsAre(1, 2, 1))
        << "not on server 0, which is on the machine of server 2";
    EXPECT_EQ(plan.placement().version, 1);
    for (const auto &[part, backup] : {std::pair(0, 1), {1, 2}, {2, 1}})
        plan.setReplicaState(part, part, backup, true);
    ASSERT_TRUE(plan.removeServer(1));
    EXPECT_THAT(plan.placement().primary, ElementsAre(0, 2, 2));
    EXPECT_THAT(plan.placement().backup, ElementsAre(2, 0, 0)) << "better than none";
    EXPECT_TRUE(plan.addServer(1, "10.0.0.1:9", "head"));
    EXPECT_THAT(plan.placement().backup, ElementsAre(1, 1, 1));
}

TEST(PlacementPlan, AServerThatLeavesHandsOverItsPartAndTheReplicasItHas)
{
    PlacementPlan plan = threeMachines();
    plan.retire(1);
    EXPECT_TRUE(plan.canHandOver(1)) << "server 2 has the replica";
    EXPECT_TRUE(plan.refill());
    EXPECT_THAT(plan.placement().backup, ElementsAre(2, 2, 0)) << "the replica of part 0 moves at once";
    EXPECT_FALSE(plan.isFree(1));
    EXPECT_THAT(plan.rebalance(), ElementsAre(2));
    EXPECT_THAT(plan.placement().primary, ElementsAre(0, 2, 2));
    EXPECT_TRUE(plan.isFree(1));
    EXPECT_TRUE(plan.refill());
    EXPECT_THAT(plan.placement().backup, ElementsAre(2, 0, 0));
    EXPECT_TRUE(plan.removeServer(1)) << "it has nothing that could be lost";
    EXPECT_EQ(plan.placement().addresses[1], "");
}

TEST(PlacementPlan, WithoutReplicasAPartIsCopiedBeforeItsServerLeaves)
{
    PlacementPlan plan = threeMachines(false);
    plan.retire(1);
    EXPECT_FALSE(plan.canHandOver(1));
    EXPECT_TRUE(plan.refill());
    EXPECT_THAT(plan.placement().backup, ElementsAre(-1, 2, -1));
    EXPECT_TRUE(plan.rebalance().empty()) << "not whole yet";
    plan.setReplicaState(1, 1, 2, true);
    EXPECT_THAT(plan.rebalance(), ElementsAre(2));
    EXPECT_FALSE(plan.refill()) << "the job has no replicas";
    EXPECT_TRUE(plan.isFree(1));
}

TEST(PlacementPlan, AServerInPlaceOfALostOneGetsItsPartEvenIfTheReplicaIsWholeElsewhere)
{
    PlacementPlan plan = threeMachines();
    ASSERT_TRUE(plan.removeServer(1));
    EXPECT_THAT(plan.placement().backup, ElementsAre(2, 0, 0));
    plan.setReplicaState(1, 2, 0, true);
    EXPECT_TRUE(plan.addServer(1, "10.0.0.1:9", "worker-4"));
    EXPECT_THAT(plan.placement().backup, ElementsAre(2, 1, 0));
    EXPECT_TRUE(plan.rebalance().empty());
    plan.setReplicaState(1, 2, 1, true);
    EXPECT_THAT(plan.rebalance(), ElementsAre(1)) << "each machine has its share of the traffic again";
}

} // namespace
} // namespace trainyard::ps
