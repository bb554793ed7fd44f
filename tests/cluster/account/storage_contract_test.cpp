// A2, A4, A14: buckets, and a role with access to them, through the production clients, against AWS-compatible servers;
// boto3 reads their state.
#include <cstdlib>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "backend/aws/s3/s3_client.h"
#include "backend/aws/services/iam_client.h"
#include "backend/cluster/account/buckets.h"
#include "backend/cluster/account/permissions/node_role.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/launch/preflight/preflight.h"
#include "backend/cluster/operate/retained_data.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/core/system/process.h"
#include "tests/cluster/support/cloud_at_endpoint.h"
#include "tests/ledger/temporary_ledger.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using nlohmann::json;
using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class StorageContract : public testing::TestWithParam<std::string> {
protected:
    void SetUp() override
    {
        std::string whyNot;
        m_endpoint = aws::test::EndpointUnderTest::start(GetParam(), whyNot);
        if (!m_endpoint)
            GTEST_SKIP() << whyNot;
        auto cloud = cloudAt(m_endpoint->url, m_endpoint->credentials, m_folder.path().string());
        ASSERT_TRUE(cloud) << cloud.error().detail;
        m_cloud = std::move(*cloud);
    }

    /// Runs a Python script with boto3's clients `iam`, `ec2` and `s3`.
    /// \return the variable `out` of the script, as JSON
    json official(const std::string &script) const
    {
        const auto whole = "import sys, json, boto3\n"
                           "iam, ec2, s3 = (boto3.client(n, endpoint_url=sys.argv[1], region_name='us-east-1') "
                           "for n in ('iam', 'ec2', 's3'))\nout = None\n" +
                           script + "\nprint(json.dumps(out, default=str))\n";
        const auto outcome = runProcess({{"python3", "-c", whole, m_endpoint->url}, {}, {}, {}}, {soon(), {}});
        EXPECT_TRUE(outcome && outcome->exitStatus == 0) << (outcome ? outcome->err : outcome.error().detail);
        return outcome ? json::parse(outcome->out, nullptr, false) : json();
    }
    static Deadline soon() { return Deadline::after(60s); }

    LaunchPlan plan() const
    {
        LaunchPlan plan;
        plan.name = "stored";
        plan.workers = 1;
        plan.buckets = {"stored-results"};
        plan.makeBuckets = true;
        if (GetParam() == "moto") // moto's images date from 2017 and have none of our names
            plan.image = "ami-1e749f67";
        return plan;
    }

    std::unique_ptr<aws::test::EndpointUnderTest> m_endpoint;
    ledger::TemporaryFolder m_folder;
    CloudContext m_cloud;
};

TEST_P(StorageContract, MachinesGetARoleForThePlansBucketsAndNoMore) // A2, A4, A12, A14
{
    const auto before = preflight(m_cloud, plan(), {soon(), {}}); // dozens of requests, eight in parallel
    ASSERT_TRUE(before) << before.error().detail;
    EXPECT_THAT(before->findings,
                Contains(testing::AllOf(
                    testing::Field(&Finding::check, Check::Bucket),
                    testing::Field(&Finding::text, testing::Property(&Sentence::english,
                                                                     HasSubstr("stored-results will be created"))))));
    const auto id = launch(m_cloud, plan(), {.provision = false}, {}, {});
    ASSERT_TRUE(id) << id.error().source << ": " << id.error().detail;
    const auto held = official(R"(
role = iam.list_roles(PathPrefix='/trainyard/')['Roles'][0]['RoleName']
out = {'role': role,
       'trust': iam.get_role(RoleName=role)['Role']['AssumeRolePolicyDocument']['Statement'][0]['Principal'],
       'tags': {t['Key']: t['Value'] for t in iam.get_role(RoleName=role)['Role']['Tags']},
       'managed': iam.list_attached_role_policies(RoleName=role)['AttachedPolicies'],
       'inside': iam.list_role_policies(RoleName=role)['PolicyNames'],
       'profile': [r['RoleName'] for r in iam.get_instance_profile(InstanceProfileName=role)['InstanceProfile']['Roles']],
       'machines': [i['IamInstanceProfile']['Arn'].split('/')[-1] for r in ec2.describe_instances()['Reservations']
                    for i in r['Instances']]})");
    const std::string role = held.at("role");
    EXPECT_THAT(role, testing::StartsWith("trainyard-stored-"));
    EXPECT_EQ(held.at("trust"), json::parse(R"({"Service": "ec2.amazonaws.com"})"));
    EXPECT_EQ(held.at("tags").value("trainyard:cluster", ""), id->value);
    EXPECT_EQ(held.at("managed"), json::array());
    EXPECT_EQ(held.at("inside"), json::array({role}));
    EXPECT_EQ(held.at("profile"), json::array({role}));
    EXPECT_EQ(held.at("machines"), json::array({role, role}));
    EXPECT_TRUE(roleReaches(m_cloud, *id, {"stored-results"}));
    EXPECT_FALSE(roleReaches(m_cloud, *id, {"stored-results", "another"}));

    const auto dry = Teardown(m_cloud).targets({.clusters = {*id}}, {soon(), {}});
    ASSERT_TRUE(dry);
    EXPECT_EQ(dry->targets.back().kind, kRoleKind) << "behind the machines that use it";
    EXPECT_TRUE(dry->targets.back().inCloud);
    const auto receipt = Teardown(m_cloud).run({.clusters = {*id}}, {}, {});
    ASSERT_TRUE(receipt) << receipt.error().detail;
    EXPECT_TRUE(receipt->clean()) << receipt->toText();
    EXPECT_THAT(receipt->lines, Contains(testing::Field(&ReceiptLine::target, testing::Field(&Target::id, role))));
    EXPECT_EQ(official("out = iam.list_roles(PathPrefix='/trainyard/')['Roles']"), json::array());
    const auto profile = m_cloud.iam->instanceProfile(role, {soon(), {}});
    EXPECT_TRUE(profile && !*profile);
}

TEST_P(StorageContract, ARoleOfALostLedgerIsFoundByItsPath) // K7
{
    const auto spec =
        nodeRole("trainyard-lost-1", {"some-bucket"}, "us-east-1", {{tag::kCluster, "c-0000000000001057"}});
    const auto made = ensureRoles(m_cloud, {spec}, {soon(), {}});
    ASSERT_TRUE(made) << made.error().detail;
    EXPECT_TRUE(made->front().complete());
    EXPECT_THAT(commandLines(made->front(), "us-east-1"), IsEmpty());
    const auto ours = Teardown(m_cloud).targets({}, {soon(), {}});
    ASSERT_TRUE(ours);
    EXPECT_THAT(ours->targets, IsEmpty()) << "of another ledger";
    const auto receipt = Teardown(m_cloud).run({.wholeAccount = true}, {}, {});
    ASSERT_TRUE(receipt) << receipt.error().detail;
    EXPECT_TRUE(receipt->clean()) << receipt->toText();
    EXPECT_EQ(official("out = iam.list_roles(PathPrefix='/trainyard/')['Roles']"), json::array());
    EXPECT_TRUE(removeRole(m_cloud, "trainyard-lost-1", {soon(), {}})) << "again changes nothing";
}

TEST_P(StorageContract, ABucketIsMadePrivateEncryptedAndStays) // A14, K17
{
    const auto made = ensureBucket(m_cloud, "stored-results", "us-east-1", {soon(), {}});
    ASSERT_TRUE(made) << made.error().source << ": " << made.error().detail;
    EXPECT_TRUE(*made);
    const auto again = ensureBucket(m_cloud, "stored-results", "us-east-1", {soon(), {}});
    ASSERT_TRUE(again) << again.error().detail;
    EXPECT_FALSE(*again);
    EXPECT_EQ(official(R"(
b = {'Bucket': 'stored-results'}
out = [sorted(s3.get_public_access_block(**b)['PublicAccessBlockConfiguration'].values()),
       s3.get_bucket_encryption(**b)['ServerSideEncryptionConfiguration']['Rules'][0]
         ['ApplyServerSideEncryptionByDefault']['SSEAlgorithm'],
       [t['Value'] for t in s3.get_bucket_tagging(**b)['TagSet'] if t['Key'] == 'application'],
       [r['AbortIncompleteMultipartUpload']['DaysAfterInitiation']
         for r in s3.get_bucket_lifecycle_configuration(**b)['Rules']]])"),
              json::parse(R"([[true, true, true, true], "AES256", ["trainyard"], [7]])"));
    ASSERT_TRUE(m_cloud.s3->createBucket("somebodys-own", {soon(), {}}));
    EXPECT_FALSE(ensureBucket(m_cloud, "somebodys-own", "us-east-1", {soon(), {}}).value_or(true)) << "left as it is";
    EXPECT_THAT(bucketNames(m_cloud, {soon(), {}}).value_or(std::vector<std::string>()),
                testing::ElementsAre("somebodys-own", "stored-results"));
    m_cloud.local = false; // the list of retained data then has all buckets
    const auto kept = retainedData(m_cloud, {soon(), {}});
    EXPECT_THAT(kept.resources, Contains(testing::Field(&RetainedResource::id, "stored-results")));
    EXPECT_THAT(kept.resources, Not(Contains(testing::Field(&RetainedResource::id, "somebodys-own"))));
    const auto elsewhere = ensureBucket(m_cloud, "stored-elsewhere", "eu-west-1", {soon(), {}});
    ASSERT_TRUE(elsewhere) << elsewhere.error().detail;
    EXPECT_EQ(official("out = s3.get_bucket_location(Bucket='stored-elsewhere')['LocationConstraint']"), "eu-west-1");
}

INSTANTIATE_TEST_SUITE_P(Endpoints, StorageContract, testing::Values("moto", "localcloud"),
                         [](const auto &parameter) { return parameter.param; });

TEST(NodeRole, FindsTheBucketsOfAJob)
{
    EXPECT_EQ(bucketsIn(R"({"data":"s3://one/digits;s3://two","resume":"file:///x","checkpointFolder":"s3://one/c"})"),
              (std::set<std::string>{"one", "two"}));
    EXPECT_THAT(bucketsIn("file:///data s3://"), IsEmpty());
}

TEST(NodeRole, KnowsNamesThatS3Takes) // A14
{
    for (const char *good : {"abc", "my-bucket", "a.b.c", "1a2", "10.0.0"})
        EXPECT_TRUE(isBucketName(good)) << good;
    for (const std::string bad : {"", "ab", "Upper", "under_score", "-begins", "ends-", "a..b", "192.168.0.1", "xn--x",
                                  "a-s3alias", "blank here", "tru\xc3\xa9"})
        EXPECT_FALSE(isBucketName(bad)) << bad;
    EXPECT_FALSE(isBucketName(std::string(64, 'a')));
}

TEST(NodeRole, ItsPolicyNamesTheBucketsOnly) // A2, A4
{
    const auto policy = json::parse(bucketPolicy({"one", "two"}, "cn-north-1"));
    for (const auto &statement : policy.at("Statement")) {
        for (const std::string resource : statement.at("Resource"))
            EXPECT_TRUE(resource.starts_with("arn:aws-cn:s3:::one") || resource.starts_with("arn:aws-cn:s3:::two"))
                << resource;
        for (const std::string action : statement.at("Action"))
            EXPECT_TRUE(action.starts_with("s3:") && action.find('*') == std::string::npos) << action;
    }
    EXPECT_LT(bucketPolicy(std::vector<std::string>(20, std::string(63, 'b')), "cn-north-1").size(), 10240u);
    EXPECT_TRUE(isRoleDenied({ErrorCode::PermissionDenied, "iam:CreateRole", ""}));
    EXPECT_FALSE(isRoleDenied({ErrorCode::Throttled, "iam:CreateRole", ""}));
}

} // namespace
} // namespace trainyard::cluster
