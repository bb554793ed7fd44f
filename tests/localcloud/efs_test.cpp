// EFS: who may mount which file system, and the operations, with instances that are only records.
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "backend/localcloud/ec2/catalog/ec2_catalog.h"
#include "backend/localcloud/efs/efs_store.h"
#include "tests/localcloud/ec2_in_process.h"

using namespace trainyard;
using namespace trainyard::tests;
using namespace trainyard::localcloud;
using nlohmann::json;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

namespace {

constexpr const char *kDocumentedOptions = "nfsvers=4.1,rsize=1048576,wsize=1048576,hard,timeo=600,retrans=2";

GroupRule rule(const std::string &protocol, std::int64_t from, std::int64_t to)
{
    GroupRule out;
    out.protocol = protocol;
    out.from = from;
    out.to = to;
    return out;
}

class FileSystems : public testing::Test {
protected:
    FileSystems()
    {
        store =
            EfsStore::open(*cloud.store, cloud.ec2, cloud.machines,
                           {.folder = cloud.folder.path() / "efs", .speed = 1000, .faults = [this] { return faults; }})
                .value();
        for (const auto &place : subnets(cloud.kRegion))
            places.push_back(place);
    }
    HttpReply reply(const std::string &method, const std::string &target, const json &body = {})
    {
        HttpRequest request;
        request.method = method;
        request.readTarget("/2015-02-01/" + target);
        auto answer = store->handle(request, body.is_null() ? "" : body.dump(), cloud.kRegion);
        return answer ? *answer : EfsStore::errorReply(answer.error());
    }
    json call(const std::string &method, const std::string &target, const json &body = {})
    {
        const auto answer = reply(method, target, body);
        return answer.body.empty() ? json() : json::parse(answer.body);
    }
    std::string makeSystem(const std::string &token = "token")
    {
        const auto made = call("POST", "file-systems", {{"CreationToken", token}});
        const auto id = made.value("FileSystemId", "");
        EXPECT_TRUE(eventually([&] { return stateOf(id) == "available"; })) << made;
        return id;
    }
    std::string stateOf(const std::string &id)
    {
        const auto list = call("GET", "file-systems?FileSystemId=" + id);
        return list.contains("FileSystems") ? list["FileSystems"][0].value("LifeCycleState", "") : list.dump();
    }
    json makeTarget(const std::string &system, std::size_t place, const std::vector<std::string> &groups = {})
    {
        json body{{"FileSystemId", system}, {"SubnetId", places.at(place).id}};
        if (!groups.empty())
            body["SecurityGroups"] = groups;
        return call("POST", "mount-targets", body);
    }
    bool available(const std::string &target)
    {
        return eventually([&] {
            return call("GET", "mount-targets?MountTargetId=" + target)["MountTargets"][0]["LifeCycleState"] ==
                   "available";
        });
    }
    Instance machineIn(std::size_t place)
    {
        Instance one;
        one.id = "i-1";
        one.region = cloud.kRegion;
        one.zone = places.at(place).zone;
        one.address = "127.64.0.9";
        one.groups = {"sg-workers"};
        return one;
    }
    std::string mountText(const Instance &one, const std::string &server, const GroupRule &allowed,
                          const std::string &path = "/", const std::string &options = kDocumentedOptions)
    {
        const auto group = call("GET", "mount-targets/" + mountTarget + "/security-groups")["SecurityGroups"][0];
        const auto answer = store->mount(one, {{group.get<std::string>(), {allowed}}}, {server, path, options});
        EXPECT_EQ(answer.status, answer.text.starts_with("fs-") ? 0 : 32) << answer.text;
        return answer.text;
    }

    Ec2InProcess cloud;
    EfsFaults faults;
    std::vector<SubnetInfo> places;
    std::string mountTarget;         ///< of mountText
    std::unique_ptr<EfsStore> store; ///< last: it uses the members above
};

} // namespace

TEST(MountOptions, AreThoseOfTheDocuments)
{
    EXPECT_EQ(checkMountOptions(kDocumentedOptions), "");
    EXPECT_EQ(checkMountOptions("nfsvers=4.1,noresvport,_netdev"), "");
    EXPECT_EQ(checkMountOptions(""), "");
    EXPECT_EQ(checkMountOptions("nfsvers=3"), "Protocol not supported");
    EXPECT_THAT(checkMountOptions("rsize=large"), HasSubstr("incorrect mount option"));
    EXPECT_THAT(checkMountOptions("colour=red"), HasSubstr("incorrect mount option"));
}

TEST(MountRules, PermitByGroupAndByAddress)
{
    Instance one;
    one.address = "127.64.3.4";
    one.groups = {"sg-1", "sg-2"};
    auto byGroup = rule("tcp", 2049, 2049);
    byGroup.group = "sg-2";
    EXPECT_TRUE(permitsNfs({byGroup}, one));
    byGroup.group = "sg-3";
    EXPECT_FALSE(permitsNfs({byGroup}, one));
    auto byAddress = rule("-1", -1, -1);
    byAddress.cidr = "127.64.0.0/16";
    EXPECT_TRUE(permitsNfs({byAddress}, one));
    byAddress.cidr = "127.65.0.0/16";
    EXPECT_FALSE(permitsNfs({byAddress}, one));
    auto ssh = rule("tcp", 22, 22);
    ssh.cidr = "0.0.0.0/0";
    EXPECT_FALSE(permitsNfs({ssh}, one));
    EXPECT_FALSE(permitsNfs({}, one));
}

TEST_F(FileSystems, AreMadeOnceForOneToken)
{
    const auto id = makeSystem("one");
    const auto again = reply("POST", "file-systems", {{"CreationToken", "one"}});
    EXPECT_EQ(again.status, 409);
    const auto body = json::parse(again.body);
    EXPECT_EQ(body["ErrorCode"], "FileSystemAlreadyExists");
    EXPECT_EQ(body["FileSystemId"], id);
    EXPECT_THAT(call("GET", "file-systems?CreationToken=one")["FileSystems"], SizeIs(1));
    EXPECT_THAT(call("GET", "file-systems?CreationToken=two")["FileSystems"], IsEmpty());
    EXPECT_EQ(reply("POST", "file-systems", {{"CreationToken", "x"}, {"ThroughputMode", "fast"}}).status, 400);
    EXPECT_EQ(reply("POST", "file-systems", {{"CreationToken", "x"}, {"AvailabilityZoneName", "a"}}).status, 400);
    EXPECT_EQ(reply("GET", "file-systems?FileSystemId=fs-0").status, 404);
    EXPECT_EQ(reply("PATCH", "file-systems").status, 404);

    call("POST", "resource-tags/" + id, {{"Tags", {{{"Key", "Name"}, {"Value", "shared"}}}}});
    EXPECT_EQ(call("GET", "file-systems")["FileSystems"][0]["Name"], "shared");
    EXPECT_THAT(call("GET", "resource-tags/" + id)["Tags"], SizeIs(1));
    call("DELETE", "resource-tags/" + id + "?tagKeys=Name");
    EXPECT_THAT(call("GET", "resource-tags/" + id)["Tags"], IsEmpty());
    const json policy{{"LifecyclePolicies", json::array({{{"TransitionToIA", "AFTER_30_DAYS"}}})}};
    EXPECT_EQ(call("PUT", "file-systems/" + id + "/lifecycle-configuration", policy), policy);
    EXPECT_EQ(call("GET", "file-systems/" + id + "/lifecycle-configuration"), policy);
}

TEST_F(FileSystems, HaveOneMountTargetPerZone)
{
    const auto id = makeSystem();
    const auto first = makeTarget(id, 0);
    ASSERT_TRUE(first.contains("MountTargetId")) << first;
    EXPECT_EQ(first["LifeCycleState"], "creating");
    EXPECT_EQ(first["AvailabilityZoneName"], places[0].zone);
    EXPECT_EQ(makeTarget(id, 0)["ErrorCode"], "MountTargetConflict");
    EXPECT_EQ(makeTarget(id, 1, {"sg-none"})["ErrorCode"], "SecurityGroupNotFound");
    ASSERT_TRUE(makeTarget(id, 1).contains("MountTargetId"));
    const auto both = call("GET", "mount-targets?FileSystemId=" + id)["MountTargets"];
    EXPECT_NE(both[0]["IpAddress"], both[1]["IpAddress"]);
    EXPECT_EQ(call("GET", "file-systems?FileSystemId=" + id)["FileSystems"][0]["NumberOfMountTargets"], 2);
    EXPECT_TRUE(available(first["MountTargetId"].get<std::string>()));
    EXPECT_EQ(reply("DELETE", "file-systems/" + id).status, 409);
    const auto listed = call("GET", "mount-targets?FileSystemId=" + id)["MountTargets"];
    for (const auto &one : listed)
        EXPECT_EQ(reply("DELETE", "mount-targets/" + one["MountTargetId"].get<std::string>()).status, 204);
    EXPECT_TRUE(eventually([&] { return call("GET", "mount-targets?FileSystemId=" + id)["MountTargets"].empty(); }));
    EXPECT_TRUE(std::filesystem::exists(store->regionFolder(cloud.kRegion) / id));
    EXPECT_EQ(reply("DELETE", "file-systems/" + id).status, 204);
    EXPECT_TRUE(eventually([&] { return reply("GET", "file-systems?FileSystemId=" + id).status == 404; }));
    EXPECT_FALSE(std::filesystem::exists(store->regionFolder(cloud.kRegion) / id));
}

TEST_F(FileSystems, AreMountedByNameZoneAndGroup)
{
    const auto id = makeSystem();
    mountTarget = makeTarget(id, 0).value("MountTargetId", "");
    const auto name = id + ".efs.us-east-1.amazonaws.com";
    auto nfs = rule("tcp", 2049, 2049);
    nfs.group = "sg-workers";
    EXPECT_TRUE(available(mountTarget));
    EXPECT_EQ(mountText(machineIn(0), name, nfs), id);
    EXPECT_THAT(mountText(machineIn(1), name, nfs), HasSubstr("Failed to resolve server")) << "no target in its zone";
    EXPECT_EQ(mountText(machineIn(1), places[0].zone + "." + name, nfs), id);
    const auto address =
        call("GET", "mount-targets?MountTargetId=" + mountTarget)["MountTargets"][0]["IpAddress"].get<std::string>();
    EXPECT_EQ(mountText(machineIn(1), address, nfs), id);
    EXPECT_EQ(mountText(machineIn(0), "127.79.1.1", nfs), "Connection timed out");
    nfs.group = "sg-others";
    EXPECT_EQ(mountText(machineIn(0), name, nfs), "Connection timed out");
    nfs.group = "sg-workers";
    EXPECT_THAT(mountText(machineIn(0), name, nfs, "/data"), HasSubstr("No such file or directory"));
    std::filesystem::create_directory(store->regionFolder(cloud.kRegion) / id / "data");
    EXPECT_EQ(mountText(machineIn(0), name, nfs, "/data"), id + "/data");
    EXPECT_THAT(mountText(machineIn(0), name, nfs, "/data/../../other"), HasSubstr("No such file or directory"));
    EXPECT_EQ(mountText(machineIn(0), name, nfs, "/", "nfsvers=3"), "Protocol not supported");
}

TEST_F(FileSystems, AMountTargetCanFailAndKeepsItsGroup)
{
    const auto created = cloud.call("CreateSecurityGroup", {{"GroupName", "nfs"}, {"GroupDescription", "nfs"}});
    ASSERT_TRUE(created);
    const auto group = element(*created, "groupId");
    const auto id = makeSystem();
    faults.mountTargetFails = true;
    const auto failed = makeTarget(id, 0, {group});
    EXPECT_EQ(failed["LifeCycleState"], "error");
    EXPECT_TRUE(store->usesGroup(cloud.kRegion, group));
    EXPECT_FALSE(store->usesGroup("eu-west-1", group));
    call("DELETE", "mount-targets/" + failed["MountTargetId"].get<std::string>());
    EXPECT_TRUE(eventually([&] { return !store->usesGroup(cloud.kRegion, group); }));
    faults = {};
    faults.mountTargetDelay = std::chrono::hours(1);
    const auto late = makeTarget(id, 0, {group});
    EXPECT_EQ(late["LifeCycleState"], "creating");
    EXPECT_EQ(call("GET", "mount-targets?FileSystemId=" + id)["MountTargets"][0]["LifeCycleState"], "creating");
}
