// The services from a client's point of view: responses, errors, and robustness.
#include <csignal>
#include <fstream>
#include <future>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/time/clock.h"
#include "backend/signing/signer.h"
#include "build_paths.h"
#include "tests/localcloud/cloud_process.h"

using namespace trainyard;
using namespace trainyard::tests;
using testing::HasSubstr;

namespace {

/// One local cloud for all tests: they do not interfere with one another.
class Service : public testing::Test {
protected:
    static void SetUpTestSuite()
    {
        folder = std::make_unique<ScratchFolder>();
        cloud = std::make_unique<CloudProcess>(folder->path() / "data");
        ASSERT_TRUE(cloud->alive()) << cloud->log();
    }
    static void TearDownTestSuite()
    {
        cloud.reset();
        folder.reset();
    }
    static CloudProcess::Parameters launch(CloudProcess::Parameters more = {})
    {
        CloudProcess::Parameters out = {
            {"ImageId", cloud->image()}, {"InstanceType", "t3.nano"}, {"MinCount", "1"}, {"MaxCount", "1"}};
        out.insert(out.end(), more.begin(), more.end());
        return out;
    }
    static std::string code(const HttpResponse &answer) { return element(answer.body, "Code"); }

    static inline std::unique_ptr<ScratchFolder> folder;
    static inline std::unique_ptr<CloudProcess> cloud;
};

} // namespace

TEST_F(Service, RefusesSignaturesInTheWordsOfEachProtocol)
{
    EXPECT_EQ(code(cloud->ec2("DescribeInstances", {}, "wrong")), "SignatureDoesNotMatch");
    EXPECT_EQ(code(cloud->s3("GET", "/", {}, {}, "wrong")), "SignatureDoesNotMatch");
    const CloudProcess::Parameters identity = {{"Action", "GetCallerIdentity"}, {"Version", "2011-06-15"}};
    EXPECT_EQ(cloud->form("sts", identity).status, 200);
    EXPECT_EQ(code(cloud->form("sts", identity, "wrong")), "SignatureDoesNotMatch");
    EXPECT_EQ(code(cloud->form("sts", identity, "wrong", "AKIANOBODY")), "InvalidClientTokenId");
    EXPECT_EQ(
        code(cloud->form("ec2", {{"Action", "DescribeRegions"}, {"Version", "2016-11-15"}}, "wrong", "AKIANOBODY")),
        "AuthFailure");
    EXPECT_EQ(code(cloud->plain("GET", "/some-bucket/key")), "AccessDenied");
}

TEST_F(Service, RefusesWhatItDoesNotKnow)
{
    EXPECT_EQ(code(cloud->ec2("DescribeSpaceships")), "InvalidAction");
    EXPECT_EQ(code(cloud->ec2("DescribeInstances", {{"InstanceIds.1", "i-12345678"}})), "UnknownParameter");
    EXPECT_EQ(code(cloud->ec2("DescribeInstances", {{"Filter.1.Name", "colour"}, {"Filter.1.Value.1", "red"}})),
              "InvalidParameterValue");
    EXPECT_EQ(code(cloud->ec2("RunInstances", launch({{"CpuOptions.CoreCount", "2"}}))), "UnsupportedOperation");
    EXPECT_EQ(code(cloud->form("redshift", {{"Action", "DescribeClusters"}})), "UnknownOperation");
    EXPECT_EQ(cloud->s3("GET", "/some-bucket?policy").status, 501);
    EXPECT_EQ(code(cloud->ec2("RunInstances", {{"ImageId", "ami-00000000"}, {"MinCount", "1"}, {"MaxCount", "1"}})),
              "InvalidAMIID.NotFound");
    EXPECT_EQ(code(cloud->ec2("RunInstances", launch({{"KeyName", "nobody"}}))), "InvalidKeyPair.NotFound");
    EXPECT_EQ(code(cloud->ec2("RunInstances", launch({{"SecurityGroupId.1", "sg-00000000"}}))),
              "InvalidGroup.NotFound");
    EXPECT_EQ(code(cloud->ec2("RunInstances", launch({{"DryRun", "true"}}))), "DryRunOperation");
    auto impossible = launch();
    impossible[1].second = "z9.enormous";
    EXPECT_EQ(code(cloud->ec2("RunInstances", impossible)), "InvalidParameterValue");
}

TEST_F(Service, RunsOnceForOneClientToken)
{
    const auto first = cloud->ec2("RunInstances", launch({{"ClientToken", "once"}}));
    const auto id = element(first.body, "instanceId");
    EXPECT_EQ(element(cloud->ec2("RunInstances", launch({{"ClientToken", "once"}})).body, "instanceId"), id);
    EXPECT_EQ(code(cloud->ec2("RunInstances", launch({{"ClientToken", "once"}, {"EbsOptimized", "true"}}))),
              "IdempotentParameterMismatch");
    cloud->ec2("TerminateInstances", {{"InstanceId.1", id}});
    EXPECT_TRUE(cloud->waitForState(id, "terminated"));
    EXPECT_EQ(code(cloud->ec2("RunInstances", launch({{"ClientToken", "once"}}))), "IdempotentInstanceTerminated");
}

TEST_F(Service, TerminatesAllOrNone)
{
    const auto id = element(cloud->ec2("RunInstances", launch()).body, "instanceId");
    EXPECT_EQ(code(cloud->ec2("TerminateInstances", {{"InstanceId.1", id}, {"InstanceId.2", "i-0123456789abcdef0"}})),
              "InvalidInstanceID.NotFound");
    EXPECT_EQ(code(cloud->ec2("TerminateInstances", {{"InstanceId.1", "nonsense"}})), "InvalidInstanceID.Malformed");
    EXPECT_THAT(cloud->stateOf(id), testing::AnyOf("pending", "running"));
    cloud->ec2("ModifyInstanceAttribute", {{"InstanceId", id}, {"DisableApiTermination.Value", "true"}});
    EXPECT_EQ(code(cloud->ec2("TerminateInstances", {{"InstanceId.1", id}})), "OperationNotPermitted");
    cloud->ec2("ModifyInstanceAttribute", {{"InstanceId", id}, {"DisableApiTermination.Value", "false"}});
    EXPECT_EQ(cloud->ec2("TerminateInstances", {{"InstanceId.1", id}}).status, 200);
    EXPECT_TRUE(cloud->waitForState(id, "terminated"));
}

TEST_F(Service, KeepsAGroupThatIsInUse)
{
    const auto group =
        element(cloud->ec2("CreateSecurityGroup", {{"GroupName", "used"}, {"GroupDescription", "d"}}).body, "groupId");
    EXPECT_EQ(code(cloud->ec2("CreateSecurityGroup", {{"GroupName", "used"}, {"GroupDescription", "d"}})),
              "InvalidGroup.Duplicate");
    const CloudProcess::Parameters rule = {{"GroupId", group},
                                           {"IpPermissions.1.IpProtocol", "tcp"},
                                           {"IpPermissions.1.FromPort", "22"},
                                           {"IpPermissions.1.ToPort", "22"},
                                           {"IpPermissions.1.IpRanges.1.CidrIp", "127.0.0.1/32"}};
    EXPECT_EQ(cloud->ec2("AuthorizeSecurityGroupIngress", rule).status, 200);
    EXPECT_EQ(code(cloud->ec2("AuthorizeSecurityGroupIngress", rule)), "InvalidPermission.Duplicate");
    const auto id = element(cloud->ec2("RunInstances", launch({{"SecurityGroupId.1", group}})).body, "instanceId");
    EXPECT_EQ(code(cloud->ec2("DeleteSecurityGroup", {{"GroupId", group}})), "DependencyViolation");
    cloud->ec2("TerminateInstances", {{"InstanceId.1", id}});
    EXPECT_TRUE(cloud->waitForState(id, "terminated"));
    EXPECT_EQ(cloud->ec2("DeleteSecurityGroup", {{"GroupId", group}}).status, 200);
}

TEST_F(Service, TagsFilterAndPage)
{
    const auto answer = cloud->ec2("RunInstances", launch({{"MinCount", "6"},
                                                           {"MaxCount", "6"},
                                                           {"TagSpecification.1.ResourceType", "instance"},
                                                           {"TagSpecification.1.Tag.1.Key", "team"},
                                                           {"TagSpecification.1.Tag.1.Value", "blue & <green>"}}));
    const auto ids = elements(answer.body, "instanceId");
    ASSERT_EQ(ids.size(), 6u);
    const CloudProcess::Parameters byTag = {
        {"Filter.1.Name", "tag:team"}, {"Filter.1.Value.1", "blue*"}, {"MaxResults", "5"}};
    const auto first = cloud->ec2("DescribeInstances", byTag);
    EXPECT_EQ(elements(first.body, "instanceId").size(), 5u);
    auto next = byTag;
    next.emplace_back("NextToken", element(first.body, "nextToken"));
    const auto second = cloud->ec2("DescribeInstances", next);
    EXPECT_EQ(elements(second.body, "instanceId").size(), 1u);
    EXPECT_EQ(element(second.body, "nextToken"), "");
    EXPECT_EQ(
        cloud->ec2("CreateTags", {{"ResourceId.1", ids[0]}, {"Tag.1.Key", "role"}, {"Tag.1.Value", "head"}}).status,
        200);
    EXPECT_EQ(code(cloud->ec2("CreateTags",
                              {{"ResourceId.1", ids[0]}, {"Tag.1.Key", "localcloud:tier"}, {"Tag.1.Value", "x"}})),
              "InvalidParameterValue");
    EXPECT_EQ(elements(cloud->ec2("DescribeTags", {{"Filter.1.Name", "key"}, {"Filter.1.Value.1", "role"}}).body,
                       "resourceId"),
              std::vector{ids[0]});
    CloudProcess::Parameters all;
    for (std::size_t i = 0; i < ids.size(); ++i)
        all.emplace_back("InstanceId." + std::to_string(i + 1), ids[i]);
    EXPECT_EQ(cloud->ec2("TerminateInstances", all).status, 200);
    for (const auto &id : ids)
        EXPECT_TRUE(cloud->waitForState(id, "terminated"));
}

TEST_F(Service, KeepsObjects)
{
    EXPECT_EQ(cloud->s3("PUT", "/objects-one").status, 200);
    EXPECT_EQ(code(cloud->s3("PUT", "/Bad_Name")), "InvalidBucketName");
    EXPECT_EQ(code(cloud->s3("GET", "/no-such-bucket/key")), "NoSuchBucket");
    const std::string key = "/objects-one/a%2Fb%20//%C3%A9%2B..";
    EXPECT_EQ(cloud->s3("PUT", key, "0123456789").status, 200);
    EXPECT_EQ(cloud->s3("GET", key, {}, {{"Range", "bytes=2-4"}}).body, "234");
    EXPECT_EQ(cloud->s3("GET", key, {}, {{"Range", "bytes=-3"}}).body, "789");
    EXPECT_EQ(cloud->s3("GET", key, {}, {{"Range", "bytes=99-"}}).status, 416);
    EXPECT_EQ(cloud->s3("GET", key, {}, {{"If-Match", "\"other\""}}).status, 412);
    const auto head = cloud->s3("HEAD", key);
    EXPECT_EQ(head.headers.at("content-length"), "10");
    EXPECT_EQ(head.headers.at("etag"), "\"781e5e245d69b566979b86e28d23f2c7\"");
    EXPECT_EQ(code(cloud->s3("PUT", "/objects-one/bad", "text", {{"x-amz-checksum-crc32", "AAAAAA=="}})), "BadDigest");
    EXPECT_EQ(code(cloud->s3("PUT", "/objects-one/bad", "text", {{"payload-hash", sha256Hex("other")}})),
              "XAmzContentSHA256Mismatch");
    EXPECT_EQ(cloud->s3("GET", "/objects-one/bad").status, 404);
    EXPECT_EQ(cloud->s3("DELETE", "/objects-one").status, 409);
    EXPECT_EQ(cloud->s3("DELETE", key).status, 204);
    EXPECT_EQ(cloud->s3("DELETE", "/objects-one").status, 204);
}

TEST_F(Service, TakesChunkedBodiesAndChecksTheirTrailers)
{
    ASSERT_EQ(cloud->s3("PUT", "/chunk-bucket").status, 200);
    const auto put = [&](const std::string &body) {
        return cloud->s3("PUT", "/chunk-bucket/k", body,
                         {{"payload-hash", "STREAMING-UNSIGNED-PAYLOAD-TRAILER"},
                          {"x-amz-trailer", "x-amz-checksum-crc32c"},
                          {"Content-Encoding", "aws-chunked"},
                          {"x-amz-decoded-content-length", "9"}});
    };
    // CRC-32C of "123456789" is E3069283.
    EXPECT_EQ(put("4\r\n1234\r\n5\r\n56789\r\n0\r\nx-amz-checksum-crc32c:4waSgw==\r\n\r\n").status, 200);
    EXPECT_EQ(cloud->s3("GET", "/chunk-bucket/k").body, "123456789");
    EXPECT_EQ(code(put("9\r\n123456780\r\n0\r\nx-amz-checksum-crc32c:4waSgw==\r\n\r\n")), "BadDigest");
    EXPECT_EQ(code(put("9\r\n1234567")), "IncompleteBody");
    EXPECT_EQ(code(put("zz\r\n")), "IncompleteBody");
}

TEST_F(Service, SurvivesWhatIsNoRequest)
{
    EXPECT_THAT(cloud->raw("<html><body>\r\n\r\n"), testing::AnyOf(testing::IsEmpty(), HasSubstr("400")));
    EXPECT_THAT(cloud->raw("GET / HTTP/1.1\r\nX: " + std::string(100000, 'a') + "\r\n\r\n"),
                testing::Not(HasSubstr("200 OK")));
    EXPECT_THAT(cloud->raw("GET /" + std::string(100000, 'a') + " HTTP/1.1\r\n\r\n"),
                testing::Not(HasSubstr("200 OK")));
    cloud->raw(std::string(5000, '\0'));
    cloud->raw("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\nx");
    cloud->raw("PUT /a-bucket/%ZZ%00%0A HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n");
    cloud->raw("PUT /a-bucket/k HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: "
               "5\r\n\r\n--x\r\n");
    EXPECT_EQ(code(cloud->ec2("DescribeInstances", {{"Filter.1.Name", std::string(2u << 20, 'x')}})),
              "RequestEntityTooLarge");
    EXPECT_EQ(cloud->s3("PUT", "/deep-bucket", std::string(20000, '<')).status, 400);
    EXPECT_TRUE(cloud->alive());
    EXPECT_EQ(cloud->ec2("DescribeRegions").status, 200);
}

TEST(CloudProgram, ServesAFolderOnce)
{
    ScratchFolder folder;
    CloudProcess first(folder.path() / "data");
    ASSERT_TRUE(first.alive()) << first.log();
    const auto program = std::string(TRAINYARD_BIN_DIR) + "/trainyard-localcloud";
    const auto data = (folder.path() / "data").string();
    const auto second =
        runProcess({.argv = {program, "--data", data}}, {Deadline::after(std::chrono::seconds(60)), {}});
    ASSERT_TRUE(second);
    EXPECT_EQ(second->exitStatus, 1);
    EXPECT_THAT(second->err, HasSubstr("already serves the folder"));
    const auto automatic = runProcess({.argv = {program, "--data", data, "--idle-exit", "60"}},
                                      {Deadline::after(std::chrono::seconds(60)), {}});
    ASSERT_TRUE(automatic);
    EXPECT_EQ(automatic->exitStatus, 0);
    // An automatic start logs to a file, which must not contain secrets.
    EXPECT_EQ(automatic->out, "serving at " + first.endpoint().url() + "\n");
    EXPECT_THAT(first.log(), testing::Not(HasSubstr(first.endpoint().secretAccessKey)));
    CloudProcess byHand(folder.path() / "other", {"--idle-exit", "0"});
    EXPECT_THAT(byHand.log(), HasSubstr(byHand.endpoint().exportLines()));
    struct stat info = {};
    ASSERT_EQ(::stat((folder.path() / "data/endpoint.json").c_str(), &info), 0);
    EXPECT_EQ(info.st_mode & 0777, 0600u);
}

TEST(CloudProgram, EndsWhenRequestsStop)
{
    ScratchFolder folder;
    CloudProcess cloud(folder.path() / "data", {"--idle-exit", "1"});
    EXPECT_TRUE(eventually([&] { return !cloud.alive(); }));
    EXPECT_THAT(cloud.log(), HasSubstr("no request for"));
    EXPECT_FALSE(std::filesystem::exists(folder.path() / "data/endpoint.json"));
}

TEST(CloudProgram, SuffersTheFaultsOfItsFile)
{
    ScratchFolder folder;
    const auto file = (folder.path() / "faults.json").string();
    std::ofstream(file) << R"({"faults": [
        {"operation": "DescribeRegions", "code": "RequestLimitExceeded", "status": 503, "count": 1},
        {"operation": "DescribeVpcs", "answer": "html", "count": 1},
        {"operation": "DescribeSubnets", "answer": "drop", "count": 1},
        {"operation": "CreateSecurityGroup", "answer": "drop", "after": true, "count": 1},
        {"operation": "DescribeKeyPairs", "hold": ")"
                        << (folder.path() / "hold").string() << R"(", "count": 1}]})";
    CloudProcess cloud(folder.path() / "data", {"--fault", file});
    ASSERT_TRUE(cloud.alive()) << cloud.log();
    EXPECT_EQ(element(cloud.ec2("DescribeRegions").body, "Code"), "RequestLimitExceeded");
    EXPECT_EQ(cloud.ec2("DescribeRegions").status, 200);
    EXPECT_THAT(cloud.ec2("DescribeVpcs").body, HasSubstr("<html>"));
    EXPECT_EQ(cloud.ec2("DescribeSubnets").status, 0);
    EXPECT_EQ(cloud.ec2("DescribeSubnets").status, 200);
    EXPECT_EQ(cloud.ec2("DescribeVpcs").status, 200);

    // The request takes effect, and its response is lost.
    EXPECT_EQ(cloud.ec2("CreateSecurityGroup", {{"GroupName", "lost"}, {"GroupDescription", "x"}}).status, 0);
    EXPECT_THAT(cloud.ec2("DescribeSecurityGroups").body, HasSubstr("<groupName>lost<"));

    std::ofstream(folder.path() / "hold") << "held";
    auto held = std::async(std::launch::async, [&] { return cloud.ec2("DescribeKeyPairs").status; });
    EXPECT_TRUE(eventually([&] { return cloud.log().find("fault for DescribeKeyPairs: held") != std::string::npos; }));
    EXPECT_EQ(cloud.ec2("DescribeRegions").status, 200) << "other requests do not wait";
    EXPECT_EQ(held.wait_for(std::chrono::milliseconds(0)), std::future_status::timeout);
    std::filesystem::remove(folder.path() / "hold");
    EXPECT_EQ(held.get(), 200);
}
