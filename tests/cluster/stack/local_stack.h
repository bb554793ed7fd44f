#pragma once

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/services/stacks/auto_scaling_client.h"
#include "backend/aws/services/stacks/cloudformation_client.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/stack/stack_launch.h"
#include "tests/cluster/support/local_cloud_home.h"

namespace trainyard::cluster {

/// The stack "dt" of one master and one worker on a local cloud, whose machines are records.
class LocalStackTest : public testing::Test {
protected:
    void SetUp() override
    {
        if (const auto missing = LocalCloudHome::missing(); !missing.empty())
            GTEST_SKIP() << missing;
        const auto served = m_home.serve({"--records-only", "--speed", "500"});
        ASSERT_TRUE(served) << served.error().detail;
        auto cloud = m_home.open();
        ASSERT_TRUE(cloud) << cloud.error().detail;
        m_cloud = *cloud;
        StackPlan plan;
        plan.name = "dt";
        plan.region = m_cloud.region;
        plan.instanceType = "c5.large";
        plan.network = WorkerNetwork::Public;
        plan.acknowledgeIam = true;
        const auto id = launchStack(m_cloud, plan, {.provision = false}, {}, {});
        ASSERT_TRUE(id) << id.error().source << ": " << id.error().detail;
        m_id = *id;
        const auto from = originOf(*m_cloud.ledger, *id);
        ASSERT_TRUE(from);
        m_stack = from->id;
    }
    static CallContext soon() { return {Deadline::after(std::chrono::seconds(60)), {}}; }
    std::string physicalId(const std::string &logicalId) const
    {
        const auto resources = m_cloud.stacksOf(m_cloud.region)->listResources(m_stack, soon());
        EXPECT_TRUE(resources) << resources.error().detail;
        if (!resources)
            return {};
        const auto at = std::ranges::find(*resources, logicalId, &aws::StackResource::logicalId);
        return at == resources->end() ? std::string() : at->physicalId;
    }
    bool isStackThere() const
    {
        const auto stack = m_cloud.stacksOf(m_cloud.region)->describeStack(m_stack, soon());
        EXPECT_TRUE(stack) << stack.error().detail;
        return stack && *stack && !(*stack)->gone();
    }

    LocalCloudHome m_home;
    CloudContext m_cloud;
    ClusterId m_id;
    std::string m_stack; ///< ARN
};

} // namespace trainyard::cluster
