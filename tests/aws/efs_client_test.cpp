// E11 to E13: requests and replies of EFS, byte for byte.
#include <atomic>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "backend/aws/services/efs_client.h"
#include "tests/aws/fixtures.h"
#include "tests/support/http_server.h"

using namespace trainyard;
using namespace trainyard::aws;
using namespace trainyard::aws::test;
using nlohmann::json;
using support::httpResponse;
using support::HttpServer;
using support::ReceivedRequest;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

json sentBody(const ReceivedRequest &request)
{
    return json::parse(request.body, nullptr, false);
}

} // namespace

TEST(EfsClient, CreatesOneFileSystemPerToken) // E11
{
    std::atomic<bool> exists = false;
    HttpServer server([&](const ReceivedRequest &r) {
        if (r.method == "GET")
            return httpResponse(200, R"({"FileSystems":[{"FileSystemId":"fs-0a","CreationToken":"t",)"
                                     R"("LifeCycleState":"available","CreationTime":1.7E9,"NumberOfMountTargets":2,)"
                                     R"("SizeInBytes":{"Value":6144},"Encrypted":true}]})");
        if (exists.exchange(true))
            return httpResponse(409, R"({"ErrorCode":"FileSystemAlreadyExists","Message":"m","FileSystemId":"fs-0a"})",
                                "x-amzn-ErrorType: FileSystemAlreadyExists\r\n");
        return httpResponse(201, R"({"FileSystemId":"fs-0a","LifeCycleState":"creating"})");
    });
    auto journal = std::make_shared<FakeJournal>();
    EfsClient efs(newHttp(), configFor(server.url(), journal));
    const CreateFileSystemRequest request{.token = "t", .name = "shared", .tags = {{"trainyard:cluster", "c-1"}}};
    const auto made = efs.createFileSystem(request, {soon(), {}});
    ASSERT_TRUE(made) << made.error().detail;
    EXPECT_EQ(made->id, "fs-0a");
    EXPECT_FALSE(made->available());
    const auto sent = server.received().at(0);
    EXPECT_EQ(sent.method + " " + sent.target, "POST /2015-02-01/file-systems");
    EXPECT_EQ(sentBody(sent), json({{"CreationToken", "t"},
                                    {"PerformanceMode", "generalPurpose"},
                                    {"ThroughputMode", "elastic"},
                                    {"Encrypted", true},
                                    {"Tags", json::array({{{"Key", "Name"}, {"Value", "shared"}},
                                                          {{"Key", "trainyard:cluster"}, {"Value", "c-1"}}})}}));
    const auto again = efs.createFileSystem(request, {soon(), {}});
    ASSERT_TRUE(again) << again.error().detail;
    EXPECT_EQ(again->id, "fs-0a");
    EXPECT_TRUE(again->available() && again->encrypted);
    EXPECT_EQ(again->mountTargets, 2);
    EXPECT_EQ(again->bytes, 6144u);
    EXPECT_EQ(server.received().back().target, "/2015-02-01/file-systems?CreationToken=t");
    EXPECT_EQ(awsLine(journal->records().back().call), "aws efs describe-file-systems --creation-token t");
}

TEST(EfsClient, MountTargetsAreMadeReadChangedAndDeleted) // E12, E13
{
    HttpServer server([](const ReceivedRequest &r) {
        if (r.method == "POST")
            return r.body.find("subnet-full") != std::string::npos
                       ? httpResponse(409, R"({"ErrorCode":"MountTargetConflict","Message":"m"})")
                       : httpResponse(200, R"({"MountTargetId":"fsmt-0b","FileSystemId":"fs-0a",)"
                                           R"("LifeCycleState":"creating"})");
        if (r.method == "DELETE")
            return httpResponse(404, R"({"ErrorCode":"MountTargetNotFound","Message":"m"})");
        if (r.method == "PUT")
            return httpResponse(204, "");
        if (r.target.ends_with("/security-groups"))
            return httpResponse(200, R"({"SecurityGroups":["sg-1","sg-2"]})");
        return httpResponse(200, R"({"MountTargets":[{"MountTargetId":"fsmt-0b","FileSystemId":"fs-0a","IpAddress":)"
                                 R"("10.0.0.9","AvailabilityZoneName":"us-east-1a","LifeCycleState":"available",)"
                                 R"("SubnetId":"subnet-1","VpcId":"vpc-1","NetworkInterfaceId":"eni-1"}]})");
    });
    EfsClient efs(newHttp(), configFor(server.url()));
    EXPECT_EQ(efs.createMountTarget("fs-0a", "subnet-1", {"sg-1"}, {soon(), {}})->id, "fsmt-0b");
    EXPECT_EQ(sentBody(server.received().at(0)),
              json({{"FileSystemId", "fs-0a"}, {"SubnetId", "subnet-1"}, {"SecurityGroups", {"sg-1"}}}));
    EXPECT_EQ(efs.createMountTarget("fs-0a", "subnet-full", {}, {soon(), {}}).error().code, ErrorCode::AlreadyExists);
    const auto targets = efs.describeMountTargets("fs-0a", {soon(), {}});
    ASSERT_TRUE(targets && targets->size() == 1);
    EXPECT_TRUE(targets->front().available());
    EXPECT_EQ(targets->front().zone + " " + targets->front().ip + " " + targets->front().vpcId,
              "us-east-1a 10.0.0.9 vpc-1");
    EXPECT_THAT(*efs.mountTargetGroups("fsmt-0b", {soon(), {}}), ElementsAre("sg-1", "sg-2"));
    EXPECT_TRUE(efs.setMountTargetGroups("fsmt-0b", {"sg-3"}, {soon(), {}}));
    EXPECT_EQ(server.received().back().target, "/2015-02-01/mount-targets/fsmt-0b/security-groups");
    EXPECT_EQ(sentBody(server.received().back()), json({{"SecurityGroups", {"sg-3"}}}));
    EXPECT_TRUE(efs.deleteMountTarget("fsmt-0b", {soon(), {}})) << "an unknown one is gone already";
}

TEST(EfsClient, SendsNoPathThatLeadsElsewhere)
{
    HttpServer server([](const ReceivedRequest &) { return httpResponse(204, ""); });
    EfsClient efs(newHttp(), configFor(server.url()));
    for (const std::string id : {"", "fs-", "fs-0a/../fs-0b", "fsmt-0a", "fs-0A", "../file-systems"})
        EXPECT_EQ(efs.deleteFileSystem(id, {soon(), {}}).error().code, ErrorCode::InvalidArgument) << id;
    EXPECT_THAT(server.received(), IsEmpty());
    EXPECT_TRUE(efs.deleteFileSystem("fs-0123456789abcdef0", {soon(), {}})) << "17 digits: the original accepts 8 only";
    EXPECT_EQ(fileSystemHost("fs-0a", "eu-west-1"), "fs-0a.efs.eu-west-1.amazonaws.com");
    EXPECT_EQ(fileSystemHost("fs-0a", "cn-north-1"), "fs-0a.efs.cn-north-1.amazonaws.com.cn");
}
