// A12, D2, D14, L13: the request that the plan of a stack becomes.
#include "backend/cluster/stack/plan/stack_request.h"

#include <gmock/gmock.h>

namespace trainyard::cluster {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

StackPlan plannedStack()
{
    StackPlan plan;
    plan.name = "dt-demo";
    plan.acknowledgeIam = true;
    return plan;
}

TEST(StackRequest, CarriesTheUsersConsentAndOurTags) // A12, D2, D14
{
    auto plan = plannedStack();
    plan.tags = {{"team", "vision"}, {"trainyard:x", "no"}};
    plan.protect = true;
    const TagMap ours{{tag::kCluster, "c-1"}, {"trainyard:x", "yes"}};
    const std::vector<std::string> needed{"CAPABILITY_NAMED_IAM"};
    const auto request = createStackRequest(plan, "{}", "203.0.113.7/32", ours, needed, "token");
    EXPECT_EQ(request.name, "dt-demo");
    EXPECT_EQ(request.templateBody, "{}");
    EXPECT_EQ(request.parameters, plan.parameters("203.0.113.7/32"));
    EXPECT_EQ(request.capabilities, needed);
    EXPECT_EQ(request.tags, (aws::Tags{{"team", "vision"}, {tag::kCluster, "c-1"}, {"trainyard:x", "yes"}}));
    EXPECT_EQ(request.onFailure, aws::OnFailure::Keep);
    EXPECT_EQ(request.timeout, std::chrono::minutes(60));
    EXPECT_EQ(request.token, "token");
    EXPECT_TRUE(request.protect);
    plan.acknowledgeIam = false;
    plan.keepOnFailure = false;
    const auto without = createStackRequest(plan, "{}", "203.0.113.7/32", ours, needed, "token");
    EXPECT_THAT(without.capabilities, IsEmpty());
    EXPECT_EQ(without.onFailure, aws::OnFailure::RollBack);
}

TEST(StackRequest, IsShownAsAnOfficialCommand) // L13
{
    const auto lines = awsCliCommands(plannedStack());
    ASSERT_EQ(lines.size(), 2u);
    EXPECT_THAT(lines[0], HasSubstr("aws --region us-east-1 ec2 import-key-pair"));
    EXPECT_THAT(lines[1], HasSubstr("aws --region us-east-1 cloudformation create-stack --stack-name dt-demo"));
    EXPECT_THAT(lines[1], HasSubstr("--template-body file://template.json"));
    EXPECT_THAT(lines[1], HasSubstr("YOUR_ADDRESS/32"));
}

} // namespace
} // namespace trainyard::cluster
