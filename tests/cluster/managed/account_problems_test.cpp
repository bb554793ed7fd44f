// What an account lacks for plans of stacks and EMR clusters: mount targets, applications, types and roles.
#include "backend/cluster/managed/account_problems.h"

#include <gmock/gmock.h>

namespace trainyard::cluster {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

constexpr const char *kVpc = "vpc-0123456789abcdef0", *kFileSystem = "fs-0123456789abcdef0";

std::vector<FileSystemChoice> systems(bool available = true)
{
    return {{kFileSystem, "shared", "available", {{"us-east-1a", kVpc, available, {"sg-1", "sg-2"}}}},
            {"fs-0000000000000000f", "bare", "available", {}}};
}

NetworkChoices network()
{
    NetworkChoices choices;
    choices.subnets = {{"subnet-a", kVpc, "us-east-1a", "", 100, true, true, true},
                       {"subnet-b", kVpc, "us-east-1b", "", 100, true, true, false},
                       {"subnet-x", "vpc-other", "us-east-1a", "", 100, true, true, false}};
    return choices;
}

StackPlan stackIn(const std::string &vpc, const std::string &workerSubnet, bool existing)
{
    StackPlan plan;
    plan.fileSystem = kFileSystem;
    plan.vpc = vpc;
    plan.workerSubnet = workerSubnet;
    plan.existingMountTarget = existing;
    return plan;
}

EmrPlan emrIn(const std::string &subnet, const std::string &fileSystem = kFileSystem)
{
    EmrPlan plan;
    plan.fileSystem = fileSystem;
    plan.subnet = subnet;
    return plan;
}

TEST(FileSystemChoice, NamesItsVpcItsZonesAndEachGroupOnce)
{
    FileSystemChoice system = systems().front();
    system.targets.push_back({"us-east-1b", kVpc, true, {"sg-2", "sg-3"}});
    EXPECT_EQ(system.vpc(), kVpc);
    EXPECT_NE(system.targetIn("us-east-1b"), nullptr);
    EXPECT_EQ(system.targetIn("us-east-1c"), nullptr);
    EXPECT_EQ(system.groups(), (std::vector<std::string>{"sg-1", "sg-2", "sg-3"}));
    EXPECT_EQ(systems().back().vpc(), "");
}

TEST(StackMountProblems, AFileSystemHasMountTargetsInOneVpcOnly)
{
    for (const char *vpc : {"", "vpc-other"}) { // a new VPC, too
        const auto found = mountProblems(stackIn(vpc, "", false), systems(), network());
        ASSERT_THAT(found, SizeIs(1));
        EXPECT_TRUE(found[0].field == StackField(&StackPlan::fileSystem));
        EXPECT_THAT(found[0].sentence.english(), HasSubstr(kVpc));
    }
}

TEST(StackMountProblems, ThePlanAndTheMountTargetsAgreeAboutTheZone)
{
    const auto fieldOf = [](const StackPlan &plan) {
        const auto found = mountProblems(plan, systems(), network());
        return found.size() == 1 && found[0].field == StackField(&StackPlan::existingMountTarget);
    };
    EXPECT_TRUE(fieldOf(stackIn(kVpc, "subnet-a", false))); // the stack would create a second one
    EXPECT_TRUE(fieldOf(stackIn(kVpc, "subnet-b", true)));  // there is none to use
    EXPECT_THAT(mountProblems(stackIn(kVpc, "subnet-a", true), systems(), network()), IsEmpty());
    EXPECT_THAT(mountProblems(stackIn(kVpc, "subnet-b", false), systems(), network()), IsEmpty());
}

TEST(StackMountProblems, WhatIsNotKnownIsNoProblem)
{
    StackPlan plan = stackIn("", "", false);
    EXPECT_THAT(mountProblems(plan, {}, {}), IsEmpty());
    plan.fileSystem.clear();
    EXPECT_THAT(mountProblems(plan, systems(), network()), IsEmpty());
    EXPECT_THAT(mountProblems(stackIn(kVpc, "subnet-unknown", true), systems(), network()), IsEmpty());
}

TEST(EmrMountProblems, TheZoneOfTheSubnetNeedsAnAvailableMountTarget)
{
    const auto sentence = [](const EmrPlan &plan, bool available = true) {
        const auto found = mountProblems(plan, systems(available), network());
        return found.empty() ? std::string() : found[0].sentence.english();
    };
    EXPECT_EQ(sentence(emrIn("subnet-a")), "");
    EXPECT_THAT(sentence(emrIn("subnet-b")), HasSubstr("no mount target in us-east-1b"));
    EXPECT_THAT(sentence(emrIn("subnet-x")), HasSubstr("choose a subnet of that VPC"));
    EXPECT_THAT(sentence(emrIn("subnet-a", "fs-0000000000000000f")), HasSubstr("has no mount target"));
    EXPECT_THAT(sentence(emrIn("subnet-a"), false), HasSubstr("not available yet"));
    EXPECT_EQ(sentence(emrIn("")), ""); // the plan itself requires a subnet
}

TEST(EmrOfferProblems, NameTheFieldOfWhatTheReleaseDoesNotHave)
{
    const EmrOffer offer{"emr-7.5.0", {{"Hadoop", "3.4.0"}}, {"m5.xlarge"}};
    EmrPlan plan;
    EXPECT_THAT(offerProblems(plan, offer), IsEmpty());
    plan.applications = {"Hadoop", "Flink"};
    plan.coreType = "c9.large";
    const auto found = offerProblems(plan, offer);
    ASSERT_THAT(found, SizeIs(2));
    EXPECT_TRUE(found[0].field == EmrField(&EmrPlan::applications));
    EXPECT_THAT(found[0].sentence.english(), HasSubstr("Flink"));
    EXPECT_TRUE(found[1].field == EmrField(&EmrPlan::coreType));
    EXPECT_THAT(offerProblems(plan, {"emr-7.5.0", {}, {}}), IsEmpty()); // the lists are not known
}

TEST(EmrRoleProblems, AMissingRoleIsAProblemUnlessItIsCreated)
{
    std::vector<RoleState> states;
    for (const RoleSpec &spec : emrDefaultRoles("us-east-1"))
        states.push_back({spec, false, false, false, spec.policies, {}});
    EmrPlan plan;
    EXPECT_THAT(roleProblems(plan, states), SizeIs(2));
    plan.makeRoles = true;
    EXPECT_THAT(roleProblems(plan, states), IsEmpty());
    plan.makeRoles = false;
    plan.serviceRole = plan.instanceProfile = "LabRole"; // not one that was read
    EXPECT_THAT(roleProblems(plan, states), IsEmpty());
    plan = EmrPlan();
    for (RoleState &state : states)
        state.exists = state.hasProfile = true;
    EXPECT_THAT(roleProblems(plan, states), IsEmpty());
}

} // namespace
} // namespace trainyard::cluster
