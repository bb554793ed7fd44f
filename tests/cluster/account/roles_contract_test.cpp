// A9 to A12: roles and policies through the production clients, against AWS-compatible servers; boto3 reads the result.
#include <cstdlib>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "backend/cluster/account/permissions/roles.h"
#include "backend/core/system/process.h"
#include "tests/cluster/support/cloud_at_endpoint.h"
#include "tests/ledger/temporary_ledger.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class RolesContract : public testing::TestWithParam<std::string> {
protected:
    void SetUp() override
    {
        std::string whyNot;
        m_endpoint = aws::test::EndpointUnderTest::start(GetParam(), whyNot);
        if (!m_endpoint)
            GTEST_SKIP() << whyNot;
        use(m_endpoint->credentials);
    }
    void use(const aws::Credentials &keys)
    {
        auto cloud = cloudAt(m_endpoint->url, keys, m_folder.path().string());
        ASSERT_TRUE(cloud) << cloud.error().detail;
        m_cloud = std::move(*cloud);
    }

    /// Runs a Python script with boto3's IAM client `iam`.
    /// \return the variable `out` of the script, as JSON
    json official(const std::string &script) const
    {
        const auto whole = "import sys, json, boto3\niam = boto3.client('iam', endpoint_url=sys.argv[1], "
                           "region_name='us-east-1')\nout = None\n" +
                           script + "\nprint(json.dumps(out, default=str))\n";
        const auto outcome =
            runProcess({{"python3", "-c", whole, m_endpoint->url}, {}, {}, {}}, {Deadline::after(60s), {}});
        EXPECT_TRUE(outcome && outcome->exitStatus == 0) << (outcome ? outcome->err : outcome.error().detail);
        return outcome ? json::parse(outcome->out, nullptr, false) : json();
    }
    static Deadline soon() { return Deadline::after(60s); }

    std::unique_ptr<aws::test::EndpointUnderTest> m_endpoint;
    ledger::TemporaryFolder m_folder;
    CloudContext m_cloud;
};

TEST_P(RolesContract, DefaultRolesAreShownThenMadeAndTheOfficialCommandMissesNothing) // A11, A12
{
    const auto before = roleStates(m_cloud, emrDefaultRoles("us-east-1"), {soon(), {}});
    ASSERT_TRUE(before) << before.error().detail;
    ASSERT_EQ(before->size(), 2u);
    for (const auto &state : *before) {
        EXPECT_FALSE(state.exists || state.hasProfile);
        EXPECT_THAT(commandLines(state, "us-east-1").front(), HasSubstr("aws iam create-role --role-name EMR_"));
    }
    EXPECT_EQ(commandLines(before->front(), "us-east-1").size(), 4u);
    const auto after = ensureRoles(m_cloud, emrDefaultRoles("us-east-1"), {soon(), {}});
    ASSERT_TRUE(after) << after.error().detail;
    for (const auto &state : *after) {
        EXPECT_TRUE(state.complete()) << state.spec.name;
        EXPECT_THAT(commandLines(state, "us-east-1"), IsEmpty());
    }
    EXPECT_EQ(ensureRoles(m_cloud, emrDefaultRoles("us-east-1"), {soon(), {}}), after) << "again changes nothing";

    const auto held = official(R"(out = {}
for name in ('EMR_EC2_DefaultRole', 'EMR_DefaultRole'):
    out[name] = [iam.get_role(RoleName=name)['Role']['AssumeRolePolicyDocument']['Statement'][0]['Principal']['Service'],
                 [p['PolicyArn'] for p in iam.list_attached_role_policies(RoleName=name)['AttachedPolicies']]]
out['profile'] = [r['RoleName'] for r in iam.get_instance_profile(InstanceProfileName='EMR_EC2_DefaultRole')['InstanceProfile']['Roles']]
)");
    EXPECT_EQ(held, json::parse(R"({
        "EMR_EC2_DefaultRole": ["ec2.amazonaws.com", ["arn:aws:iam::aws:policy/service-role/AmazonElasticMapReduceforEC2Role"]],
        "EMR_DefaultRole": ["elasticmapreduce.amazonaws.com", ["arn:aws:iam::aws:policy/service-role/AmazonElasticMapReduceRole"]],
        "profile": ["EMR_EC2_DefaultRole"]})"));
    if (GetParam() != "moto" || !std::filesystem::exists("/usr/bin/aws"))
        return;
    ::setenv("HOME", m_folder.path().c_str(), 1); // the AWS CLI records the roles in ~/.aws/config
    const auto theirs = runProcess(
        {{"/usr/bin/aws", "emr", "create-default-roles", "--region", "us-east-1", "--iam-endpoint", m_endpoint->url},
         {},
         {},
         {}},
        {soon(), {}});
    ASSERT_TRUE(theirs);
    EXPECT_EQ(theirs->exitStatus, 0) << theirs->err;
    for (const auto &role : json::parse(theirs->out, nullptr, false))
        EXPECT_EQ(role.at("Role").at("RoleName"), "EMR_AutoScaling_DefaultRole") << "the rest was there";
}

TEST_P(RolesContract, TheEfsPolicyIsAttachedInOneStepAndUndone) // A10
{
    const std::string role = "EMR_EC2_DefaultRole", policy(kEfsReadPolicy);
    EXPECT_EQ(setRolePolicy(m_cloud, role, policy, true, {soon(), {}}).error().code, ErrorCode::NotFound);
    ASSERT_TRUE(ensureRoles(m_cloud, emrDefaultRoles("us-east-1"), {soon(), {}}));
    for (int i = 0; i < 2; ++i)
        ASSERT_TRUE(setRolePolicy(m_cloud, role, policy, true, {soon(), {}}));
    EXPECT_THAT(roleStates(m_cloud, emrDefaultRoles("us-east-1"), {soon(), {}})->front().others, ElementsAre(policy));
    for (int i = 0; i < 2; ++i)
        ASSERT_TRUE(setRolePolicy(m_cloud, role, policy, false, {soon(), {}}));
    const auto state = roleStates(m_cloud, emrDefaultRoles("us-east-1"), {soon(), {}})->front();
    EXPECT_THAT(state.others, IsEmpty());
    EXPECT_TRUE(state.complete()) << "the others are still there";
}

TEST_P(RolesContract, TheMissingPolicyOfTheExactWizardIsNamedAndTheObsoleteOneReplaced) // A9
{
    if (GetParam() == "localcloud") {
        const auto lines = policiesFor(m_cloud, Wizard::Stack, {soon(), {}});
        ASSERT_TRUE(lines) << lines.error().detail;
        for (const auto &line : *lines) {
            EXPECT_EQ(line.attachment, PolicyAttachment::Attached) << line.policy;
            EXPECT_EQ(line.by, "user localcloud (AdministratorAccess)");
        }
        return;
    }
    const auto keys = official(R"(
iam.create_user(UserName='trainer'); iam.create_group(GroupName='learners')
iam.add_user_to_group(UserName='trainer', GroupName='learners')
iam.attach_user_policy(UserName='trainer', PolicyArn='arn:aws:iam::aws:policy/AmazonElasticMapReduceFullAccess')
iam.attach_group_policy(GroupName='learners', PolicyArn='arn:aws:iam::aws:policy/AmazonS3FullAccess')
key = iam.create_access_key(UserName='trainer')['AccessKey']
out = [key['AccessKeyId'], key['SecretAccessKey']])");
    ASSERT_EQ(keys.size(), 2u);
    use({keys[0], Secret(keys[1]), {}, {}, {}});
    const auto lines = policiesFor(m_cloud, Wizard::Emr, {soon(), {}});
    ASSERT_TRUE(lines) << lines.error().detail;
    ASSERT_EQ(lines->size(), 3u);
    EXPECT_EQ(lines->at(0).policy, "AmazonEMRFullAccessPolicy_v2");
    EXPECT_EQ(lines->at(0).replaces, "AmazonElasticMapReduceFullAccess");
    EXPECT_EQ(lines->at(0).attachment, PolicyAttachment::Obsolete);
    EXPECT_EQ(lines->at(0).by, "user trainer");
    EXPECT_EQ(lines->at(1).policy, "AmazonEC2FullAccess");
    EXPECT_EQ(lines->at(1).attachment, PolicyAttachment::Missing);
    EXPECT_EQ(lines->at(2).attachment, PolicyAttachment::Attached);
    EXPECT_EQ(lines->at(2).by, "group learners (AmazonS3FullAccess)");
    EXPECT_EQ(policiesFor(m_cloud, Wizard::Efs, {soon(), {}})->front().attachment, PolicyAttachment::Missing);
}

INSTANTIATE_TEST_SUITE_P(Endpoints, RolesContract, testing::Values("moto", "localcloud"),
                         [](const auto &parameter) { return parameter.param; });

} // namespace
} // namespace trainyard::cluster
