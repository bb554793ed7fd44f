// EFS from a client's point of view: the official command line, and sandboxes that share a folder.
#include <fstream>

#include <gmock/gmock.h>

#include "tests/localcloud/aws_cli.h"
#include "tests/localcloud/site.h"

using namespace trainyard;
using namespace trainyard::tests;
using nlohmann::json;
using testing::HasSubstr;

namespace {

class EfsService : public testing::Test {
protected:
    void SetUp() override
    {
        if (!isInstalled("ssh"))
            GTEST_SKIP() << "the system's ssh client (ssh) is not installed";
        site = std::make_unique<LocalCloudFixture>(std::vector<std::string>{"--speed", "200"});
        ASSERT_TRUE(site->cloud.alive()) << site->cloud.log();
        isSandbox = site->cloud.endpoint().tier == "sandbox";
    }
    json efs(const std::string &method, const std::string &path, const json &body = {})
    {
        const auto answer =
            site->cloud.efs(method, "/2015-02-01/" + path, body.is_null() ? std::string() : body.dump());
        return answer.body.empty() ? json() : json::parse(answer.body, nullptr, false);
    }
    std::string makeSystem()
    {
        const auto id = efs("POST", "file-systems", {{"CreationToken", "shared"}}).value("FileSystemId", "");
        EXPECT_TRUE(eventually([&] {
            return efs("GET", "file-systems?FileSystemId=" + id)["FileSystems"][0]["LifeCycleState"] == "available";
        }));
        return id;
    }
    /// A group whose members may reach NFS in it.
    std::string nfsGroup()
    {
        const auto group =
            element(site->cloud.ec2("CreateSecurityGroup", {{"GroupName", "efs"}, {"GroupDescription", "efs"}}).body,
                    "groupId");
        EXPECT_EQ(site->cloud
                      .ec2("AuthorizeSecurityGroupIngress", {{"GroupId", group},
                                                             {"IpPermissions.1.IpProtocol", "tcp"},
                                                             {"IpPermissions.1.FromPort", "2049"},
                                                             {"IpPermissions.1.ToPort", "2049"},
                                                             {"IpPermissions.1.Groups.1.GroupId", group}})
                      .status,
                  200);
        return group;
    }
    void makeTarget(const std::string &system, const std::string &subnet, const std::string &group)
    {
        const auto made =
            efs("POST", "mount-targets",
                {{"FileSystemId", system}, {"SubnetId", subnet}, {"SecurityGroups", json::array({group})}});
        ASSERT_TRUE(made.contains("MountTargetId")) << made;
        EXPECT_TRUE(eventually([&] {
            return efs("GET", "mount-targets?FileSystemId=" + system)["MountTargets"][0]["LifeCycleState"] ==
                   "available";
        }));
    }
    static std::string mountCommand(const std::string &system, const std::string &folder)
    {
        return "mkdir -p " + folder +
               " && sudo mount -t nfs4 -o nfsvers=4.1,rsize=1048576,wsize=1048576,hard,timeo=600,retrans=2 " + system +
               ".efs.us-east-1.amazonaws.com:/ " + folder;
    }
    std::string firstSubnet()
    {
        return element(
            site->cloud
                .ec2("DescribeSubnets", {{"Filter.1.Name", "availability-zone"}, {"Filter.1.Value.1", "us-east-1a"}})
                .body,
            "subnetId");
    }

    std::unique_ptr<LocalCloudFixture> site;
    bool isSandbox = false;
};

} // namespace

TEST_F(EfsService, TwoInstancesShareWhatTheyMount)
{
    const auto system = makeSystem(), group = nfsGroup(), subnet = firstSubnet();
    makeTarget(system, subnet, group);
    const auto first = site->launch({{"SubnetId", subnet}, {"SecurityGroupId.1", group}}),
               second = site->launch({{"SubnetId", subnet}, {"SecurityGroupId.1", group}});
    const std::string folder = isSandbox ? "/efs" : "$HOME/efs";
    for (const auto &one : {first, second}) {
        const auto mounted = site->ssh(one.address, mountCommand(system, folder));
        ASSERT_EQ(mounted.exitStatus, 0) << mounted.err << site->cloud.log();
    }
    EXPECT_EQ(site->ssh(first.address, "echo shared > " + folder + "/file").exitStatus, 0);
    EXPECT_EQ(site->ssh(second.address, "cat " + folder + "/file").out, "shared\n");
    if (isSandbox) {
        EXPECT_EQ(site->ssh(first.address, "grep -c ' /efs ' /proc/mounts").out, "1\n");
        EXPECT_EQ(site->ssh(first.address, "mountpoint -q /efs && echo mounted").out, "mounted\n");
    }
    EXPECT_EQ(site->ssh(first.address, "cd / && sudo umount " + folder + " && ls " + folder).out, "");
    EXPECT_EQ(site->ssh(second.address, "cat " + folder + "/file").out, "shared\n") << "the other keeps its mount";
    EXPECT_EQ(efs("GET", "file-systems?FileSystemId=" + system)["FileSystems"][0]["SizeInBytes"]["Value"], 7);
    EXPECT_EQ(element(site->cloud.ec2("DeleteSecurityGroup", {{"GroupId", group}}).body, "Code"),
              "DependencyViolation");
    site->cloud.ec2("TerminateInstances", {{"InstanceId.1", first.id}, {"InstanceId.2", second.id}});
    EXPECT_TRUE(site->cloud.waitForState(first.id, "terminated"));
    EXPECT_TRUE(site->cloud.waitForState(second.id, "terminated"));
    EXPECT_EQ(element(site->cloud.ec2("DeleteSecurityGroup", {{"GroupId", group}}).body, "Code"), "DependencyViolation")
        << "the mount target has the group";
}

TEST_F(EfsService, AMountFailsInTheWordsOfTheSystem)
{
    const auto system = makeSystem(), group = nfsGroup(), subnet = firstSubnet();
    const auto one = site->launch({{"SubnetId", subnet}}); // without the group
    const auto early = site->ssh(one.address, mountCommand(system, "$HOME/efs"));
    EXPECT_EQ(early.exitStatus, 32);
    EXPECT_THAT(early.err, HasSubstr("mount.nfs4: Failed to resolve server " + system));
    makeTarget(system, subnet, group);
    EXPECT_THAT(site->ssh(one.address, mountCommand(system, "$HOME/efs")).err, HasSubstr("Connection timed out"));
    EXPECT_THAT(
        site->ssh(one.address, "sudo mount -t nfs4 " + system + ".efs.us-east-1.amazonaws.com:/ /no/folder").err,
        HasSubstr("mount point /no/folder does not exist"));
}

TEST_F(EfsService, TheOfficialCommandLineMakesAndDeletesAFileSystem)
{
    if (!AwsCli::isInstalled())
        GTEST_SKIP() << "the AWS command line (aws) is not installed";
    ScratchFolder home;
    const AwsCli aws(site->cloud, home.path());
    const auto made = aws.json({"efs", "create-file-system", "--creation-token", "cli", "--encrypted",
                                "--throughput-mode", "elastic", "--tags", "Key=Name,Value=data"});
    const auto id = made["FileSystemId"].get<std::string>();
    EXPECT_EQ(made["Name"], "data");
    EXPECT_EQ(made["Encrypted"], true);
    EXPECT_THAT(aws.refusal({"efs", "create-file-system", "--creation-token", "cli"}),
                HasSubstr("FileSystemAlreadyExists"));
    EXPECT_TRUE(eventually([&] {
        return aws.json({"efs", "describe-file-systems", "--file-system-id", id})["FileSystems"][0]["LifeCycleState"] ==
               "available";
    }));
    const auto target = aws.json({"efs", "create-mount-target", "--file-system-id", id, "--subnet-id", firstSubnet()});
    EXPECT_THAT(aws.refusal({"efs", "delete-file-system", "--file-system-id", id}), HasSubstr("FileSystemInUse"));
    const auto targetId = target["MountTargetId"].get<std::string>();
    EXPECT_EQ(aws.run({"efs", "delete-mount-target", "--mount-target-id", targetId}).exitStatus, 0);
    EXPECT_TRUE(eventually([&] {
        return aws.json({"efs", "describe-mount-targets", "--file-system-id", id})["MountTargets"].empty();
    }));
    EXPECT_EQ(aws.run({"efs", "delete-file-system", "--file-system-id", id}).exitStatus, 0);
    EXPECT_TRUE(eventually([&] {
        return aws.run({"efs", "describe-file-systems", "--file-system-id", id}).err.find("FileSystemNotFound") !=
               std::string::npos;
    }));
}
