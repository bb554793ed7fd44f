// M28 on the real local cloud: preflight requests cost nothing and create nothing.
#include <fstream>

#include <gmock/gmock.h>

#include "backend/cluster/account/buckets.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/launch/preflight/preflight.h"
#include "backend/sshkeys/keys.h"
#include "tests/cluster/support/local_cloud_home.h"

using namespace trainyard;
using namespace trainyard::cluster;
using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

Deadline inAMinute()
{
    return Deadline::after(60s);
}

class PreflightCloud : public testing::Test {
protected:
    void SetUp() override
    {
        if (const auto missing = LocalCloudHome::missing(); !missing.empty())
            GTEST_SKIP() << missing;
        m_plan.name = "before";
    }
    CloudContext open()
    {
        auto cloud = m_home.open();
        if (!cloud)
            throw std::runtime_error(cloud.error().detail);
        return *cloud;
    }
    void serve(const std::string &faults)
    {
        const auto file = m_home.path() / "faults.json";
        std::ofstream(file) << faults;
        ASSERT_TRUE(m_home.serve({"--records-only", "--fault", file.string()}));
    }
    static const Finding &of(const Preflight &preflight, Check check)
    {
        const auto found = std::ranges::find(preflight.findings, check, &Finding::check);
        EXPECT_NE(found, preflight.findings.end());
        return *found;
    }
    LocalCloudHome m_home;
    LaunchPlan m_plan;
};

} // namespace

TEST_F(PreflightCloud, AGoodPlanIsGreenAndNothingIsMade) // M28
{
    const auto cloud = open();
    m_plan.spot = true; // requests placement scores, too
    const auto checked = preflight(cloud, m_plan, {inAMinute(), {}});
    ASSERT_TRUE(checked) << checked.error().detail;
    for (const Finding &finding : checked->findings)
        EXPECT_EQ(finding.severity, Severity::Green) << finding.text.english();
    EXPECT_THAT(of(*checked, Check::Capacity).text.english(), HasSubstr("us-east-1a, us-east-1b, us-east-1c"));
    EXPECT_THAT(LocalCloudHome::aliveAt(cloud), IsEmpty());
    EXPECT_THAT(LocalCloudHome::thingsAt(cloud), IsEmpty());
    const auto facts = gatherFacts(cloud, m_plan, {inAMinute(), {}});
    ASSERT_TRUE(facts);
    EXPECT_EQ(facts->spotScores.size(), 3u);
    EXPECT_EQ(facts->network->subnets.front().reachesInternet, true);
    EXPECT_TRUE(facts->network->subnets.front().isDefault);
}

TEST_F(PreflightCloud, ABucketIsLookedForAndNotMade) // A14
{
    const auto cloud = open();
    m_plan.buckets = {"lab-results"};
    auto checked = preflight(cloud, m_plan, {inAMinute(), {}});
    ASSERT_TRUE(checked);
    EXPECT_EQ(of(*checked, Check::Bucket).severity, Severity::Red);
    ASSERT_TRUE(apply(of(*checked, Check::Bucket).fixes.front(), m_plan));
    checked = preflight(cloud, m_plan, {inAMinute(), {}});
    EXPECT_EQ(of(*checked, Check::Bucket).text.english(),
              "The bucket lab-results will be created, and stays after the termination.");
    ASSERT_TRUE(ensureBucket(cloud, "lab-results", "us-east-1", {inAMinute(), {}}));
    checked = preflight(cloud, m_plan, {inAMinute(), {}});
    EXPECT_EQ(of(*checked, Check::Bucket).text.english(), "The bucket lab-results exists.");
}

TEST_F(PreflightCloud, WhatIsDeniedOrTooSmallIsRedWithItsRepair) // M28, A16, A17, B15
{
    serve(R"({"faults": [{"operation": "ImportKeyPair", "code": "UnauthorizedOperation", "status": 403},
                         {"operation": "RunInstances", "code": "InsufficientInstanceCapacity"}]})");
    const auto cloud = open();
    m_plan.instanceType = "g4dn.xlarge"; // a new account has a quota of 0
    m_plan.image = "deep-learning-ubuntu-24.04";
    m_plan.rootGiB = 75;
    const auto checked = preflight(cloud, m_plan, {inAMinute(), {}});
    ASSERT_TRUE(checked) << checked.error().detail;
    EXPECT_EQ(of(*checked, Check::Quota).severity, Severity::Red) << of(*checked, Check::Quota).text.english();
    EXPECT_EQ(of(*checked, Check::Quota).fixes.back(), (Fix{FixAction::ShowQuota, "L-DB2E81BA"}));
    EXPECT_EQ(of(*checked, Check::Permission).severity, Severity::Red);
    EXPECT_THAT(of(*checked, Check::Permission).text.english(), HasSubstr("ec2:ImportKeyPair"));
    EXPECT_THAT(of(*checked, Check::Permission).text.english(), Not(HasSubstr("RunInstances")))
        << "a DryRun checks permission only, never capacity";
    EXPECT_THAT(of(*checked, Check::Capacity).text.english(), HasSubstr("us-east-1a, us-east-1b"));
}

TEST_F(PreflightCloud, AnAccountsKeyPairIsComparedWithTheLocalFile) // A13
{
    const auto cloud = open();
    const auto mine = sshkeys::generateEd25519("mine"), other = sshkeys::generateEd25519("other");
    const auto file = m_home.path() / "key";
    ASSERT_TRUE(writeFileAtomically(file, mine->privateText.reveal(), 0600));
    ASSERT_TRUE(cloud.ec2()->importKeyPair("other", other->publicLine, {}, {inAMinute(), {}}));
    m_plan.keyFile = file.string();
    m_plan.keyName = "other";
    auto checked = preflight(cloud, m_plan, {inAMinute(), {}});
    ASSERT_TRUE(checked);
    EXPECT_EQ(of(*checked, Check::Key).severity, Severity::Red);
    ASSERT_TRUE(cloud.ec2()->importKeyPair("mine", mine->publicLine, {}, {inAMinute(), {}}));
    checked = preflight(cloud, m_plan, {inAMinute(), {}});
    EXPECT_EQ(of(*checked, Check::Key).fixes.front(), (Fix{FixAction::SetKeyName, "mine"}));
    ASSERT_TRUE(apply(of(*checked, Check::Key).fixes.front(), m_plan));
    checked = preflight(cloud, m_plan, {inAMinute(), {}});
    EXPECT_EQ(of(*checked, Check::Key).severity, Severity::Green) << of(*checked, Check::Key).text.english();
    EXPECT_TRUE(removeResources(*cloud.ec2(), ResourceKind::KeyPair, {"mine", "other"}, {inAMinute(), {}}));
}

TEST_F(PreflightCloud, ARefusalOfTheLastHourIsRemembered) // B9, B22
{
    serve(R"({"faults": [{"operation": "RunInstances", "code": "InsufficientInstanceCapacity", "status": 500,
                          "message": "We currently do not have sufficient capacity."}]})");
    const auto cloud = open();
    m_plan.zones = {"us-east-1a"};
    EXPECT_EQ(launch(cloud, m_plan, {.provision = false}, {}, {}).error().code, ErrorCode::NoCapacity);
    const auto checked = preflight(cloud, m_plan, {inAMinute(), {}});
    ASSERT_TRUE(checked);
    EXPECT_EQ(of(*checked, Check::Capacity).severity, Severity::Amber) << of(*checked, Check::Capacity).text.english();
    EXPECT_EQ(of(*checked, Check::Capacity).fixes.front(),
              (Fix{FixAction::SetZones, "us-east-1a,us-east-1b,us-east-1c"}));
}

TEST_F(PreflightCloud, CancelEndsIt) // M28: the window's Cancel
{
    const auto cloud = open();
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(preflight(cloud, m_plan, {inAMinute(), stop.get_token()}).error().code, ErrorCode::Cancelled);
    m_plan.name.clear();
    EXPECT_EQ(preflight(cloud, m_plan, {inAMinute(), {}}).error().code, ErrorCode::InvalidArgument);
}
