#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>

#include "backend/aws/services/stacks/cloudformation_client.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/stack/stack_launch.h"
#include "backend/cluster/teardown/teardown.h"
#include "tests/cluster/support/local_cloud_home.h"

namespace trainyard::cluster {

inline const LaunchOptions kNoSsh{.provision = false};

/// Stacks as clusters on a local cloud of its own, whose instances are records.
class StackClusterTest : public testing::Test {
protected:
    void SetUp() override
    {
        if (const auto missing = LocalCloudHome::missing(); !missing.empty())
            GTEST_SKIP() << missing;
        serve();
    }
    virtual void serve()
    {
        const auto served = m_home.serve({"--records-only", "--speed", "50"});
        ASSERT_TRUE(served) << served.error().detail;
    }
    static CallContext soon() { return {Deadline::after(std::chrono::seconds(60)), {}}; }
    CloudContext open()
    {
        auto cloud = m_home.open();
        EXPECT_TRUE(cloud) << cloud.error().source << ": " << cloud.error().detail;
        return cloud ? *cloud : CloudContext();
    }
    static StackPlan plan(const CloudContext &cloud, const std::string &name)
    {
        StackPlan plan;
        plan.name = name;
        plan.region = cloud.region;
        plan.instanceType = "c5.large";
        plan.network = WorkerNetwork::Public;
        plan.acknowledgeIam = true;
        return plan;
    }
    static std::vector<aws::Stack> stacksAt(const CloudContext &cloud)
    {
        const auto all = cloud.stacksOf(cloud.region)->describeStacks(soon());
        EXPECT_TRUE(all) << all.error().detail;
        auto alive = all.value_or(std::vector<aws::Stack>());
        std::erase_if(alive, [](const aws::Stack &stack) { return stack.gone(); });
        return alive;
    }
    static std::set<std::string> listed(const CloudContext &cloud)
    {
        std::set<std::string> ids;
        const auto all = reconcile(cloud, {}, soon());
        EXPECT_TRUE(all) << all.error().detail;
        for (const ClusterSnapshot &c : all ? all->clusters : std::vector<ClusterSnapshot>()) {
            EXPECT_TRUE(c.ours) << c.name;
            for (const NodeSnapshot &n : c.nodes)
                ids.insert(n.id.value);
        }
        return ids;
    }
    /// Expects that the list contains all machines, and that "Terminate all" leaves nothing.
    void expectListedAndEnded(const CloudContext &cloud)
    {
        const auto alive = LocalCloudHome::aliveAt(cloud); // first: a stack that is being created starts more
        const auto names = listed(cloud);
        for (const std::string &id : alive)
            EXPECT_TRUE(names.contains(id)) << id << " runs and is not in the list";
        const auto receipt = Teardown(cloud).run({}, {}, {});
        ASSERT_TRUE(receipt) << receipt.error().detail;
        EXPECT_TRUE(receipt->clean()) << receipt->toText();
        EXPECT_THAT(LocalCloudHome::aliveAt(cloud), testing::IsEmpty());
        EXPECT_THAT(stacksAt(cloud), testing::IsEmpty());
        EXPECT_THAT(LocalCloudHome::thingsAt(cloud), testing::IsEmpty());
        EXPECT_THAT(*cloud.ledger->clusters(true), testing::IsEmpty());
        const auto again = Teardown(cloud).targets({}, soon());
        ASSERT_TRUE(again) << again.error().detail;
        EXPECT_THAT(again->targets, testing::IsEmpty());
        EXPECT_THAT(again->claimed, testing::IsEmpty());
    }
    LocalCloudHome m_home;
};

} // namespace trainyard::cluster
