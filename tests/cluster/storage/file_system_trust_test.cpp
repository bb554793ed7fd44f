// Issue 11, point 2: what others can write neither gives a file system a security group nor takes it from the ledger.
#include <set>
#include <span>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/services/efs_client.h"
#include "backend/cluster/operate/retained_data.h"
#include "backend/cluster/storage/nfs_group_internal.h"
#include "backend/core/async/poll.h"
#include "tests/cluster/storage/file_systems_fixture.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::SizeIs;

class FileSystemTrust : public FileSystemsFixture {
protected:
    /// The security groups of the mount targets of a file system.
    static std::set<std::string> groupsOf(const CloudContext &cloud, const std::string &system)
    {
        std::set<std::string> all;
        const auto efs = cloud.efsOf(cloud.region);
        const auto targets = efs->describeMountTargets(system, soon());
        EXPECT_TRUE(targets) << targets.error().detail;
        for (const auto &target : targets ? *targets : std::vector<aws::MountTarget>()) {
            const auto groups = efs->mountTargetGroups(target.id, soon());
            EXPECT_TRUE(groups) << groups.error().detail;
            if (groups)
                all.insert(groups->begin(), groups->end());
        }
        return all;
    }
    /// Other keys behind the same profile: EFS of another region stands for that of their account.
    static CloudContext elsewhere(const CloudContext &cloud)
    {
        CloudContext there = cloud;
        there.local = false;
        there.account = "222222222222";
        there.knownAccount = nullptr;
        there.efsOf = [of = cloud.efsOf](const std::string &) { return of("eu-west-1"); };
        return there;
    }
};

TEST_F(FileSystemTrust, AnotherAccountDoesNotCloseItsRow) // issue 11: "not found" there proves nothing
{
    const auto cloud = serve({"--records-only"});
    const auto made = createFileSystem(cloud, plan(), {}, soon());
    ASSERT_TRUE(made) << made.error().detail;
    (void)createFileSystem(elsewhere(cloud), plan(), {}, soon(), {.available = 5s, .targets = 5s, .gone = 5s});
    const auto row = cloud.ledger->resource(kFileSystemKind, made->id, cloud.profile, cloud.region);
    ASSERT_TRUE(row && *row);
    EXPECT_FALSE((*row)->closed);
    const auto again = createFileSystem(cloud, plan(), {}, soon());
    ASSERT_TRUE(again) << again.error().detail;
    EXPECT_EQ(again->id, made->id) << "not a third one";
}

TEST_F(FileSystemTrust, AnotherAccountDoesNotReportItAsDeleted) // S2: it would cost on in its own account
{
    const auto cloud = serve({"--records-only"});
    const auto made = createFileSystem(cloud, plan(), {}, soon());
    ASSERT_TRUE(made) << made.error().detail;
    const auto refused = deleteFileSystem(elsewhere(cloud), *made, "shared", {}, soon());
    ASSERT_FALSE(refused) << "that account never had it";
    EXPECT_EQ(refused.error().code, ErrorCode::NotFound);
    EXPECT_THAT(refused.error().detail, testing::HasSubstr("is in another account"));
    const auto isOpen = [&] {
        const auto row = cloud.ledger->resource(kFileSystemKind, made->id, cloud.profile, cloud.region);
        return row && *row && !(*row)->closed;
    };
    EXPECT_TRUE(isOpen());
    const auto still = cloud.efsOf(cloud.region)->describeFileSystem(made->id, soon());
    EXPECT_TRUE(still && *still);

    for (int i = 0; i < 2; ++i) { // its own account is believed the second time, too
        const auto deleted = deleteFileSystem(cloud, *made, "shared", {}, soon());
        EXPECT_TRUE(deleted) << deleted.error().detail;
    }
    EXPECT_FALSE(isOpen());
}

TEST_F(FileSystemTrust, ThoseOfColleaguesAreNotCountedAsOurs) // issue 11, point 13
{
    auto cloud = serve({"--records-only"});
    const auto made = createFileSystem(cloud, plan(), {}, soon());
    ASSERT_TRUE(made) << made.error().detail;
    for (const std::string &owner : {cloud.owner, std::string("colleague")}) {
        aws::CreateFileSystemRequest request;
        request.token = request.name = "of-" + owner;
        request.tags = {{tag::kCluster, kSharedTag}, {tag::kOwner, owner}, {tag::kLedger, "l-00000000000000aa"}};
        ASSERT_TRUE(cloud.efsOf(cloud.region)->createFileSystem(request, soon()));
    }
    cloud.local = false; // there, all are listed
    std::vector<std::string> names;
    const auto kept = retainedData(cloud, soon());
    for (const RetainedResource &one : kept.resources) {
        if (one.kind == "file-system")
            names.push_back(one.name);
    }
    EXPECT_THAT(names, testing::UnorderedElementsAre("shared", "of-" + cloud.owner)) << "also of a lost ledger";
}

TEST_F(FileSystemTrust, AGroupOfAnotherPersonIsNeitherUsedNorDeleted) // E13
{
    const auto cloud = serve({"--records-only"});
    const auto made = createFileSystem(cloud, plan(), {}, soon());
    ASSERT_TRUE(made) << made.error().detail;
    const auto ec2 = cloud.ec2();
    const auto second = createFileSystem(cloud, plan("second"), {}, soon());
    ASSERT_TRUE(second) << second.error().detail;
    const auto find = [&](const std::string &system) {
        return ec2->describeSecurityGroups({}, {{"group-name", {nfsGroupName(system)}}}, soon()).value();
    };
    // The group of the second one is deleted, and another user creates one of its name, open to all.
    for (const auto &target : second->targets)
        ASSERT_TRUE(cloud.efsOf(cloud.region)->deleteMountTarget(target.id, soon()));
    const auto freed = [&] { return ec2->deleteSecurityGroup(find(second->id).front().id, soon()); };
    ASSERT_TRUE(retryWhile(
        Backoff(50ms), soon(), [](const Error &e) { return e.code == ErrorCode::Conflict; }, freed));
    // All tags of ours, which anyone may write.
    const auto foreign = ec2->createSecurityGroup(nfsGroupName(second->id), "mine", made->vpc(),
                                                  {{"application", "trainyard"},
                                                   {tag::kCluster, kSharedTag},
                                                   {tag::kOwner, cloud.owner},
                                                   {tag::kLedger, cloud.ledger->id()}},
                                                  soon());
    ASSERT_TRUE(foreign) << foreign.error().detail;
    const auto again = createFileSystem(cloud, plan("second"), {}, soon());
    ASSERT_TRUE(again) << again.error().detail;
    const auto groups = groupsOf(cloud, second->id);
    EXPECT_THAT(groups, SizeIs(1));
    EXPECT_THAT(groups, testing::Not(testing::Contains(*foreign))) << "theirs admits whom they want";
    ASSERT_TRUE(deleteFileSystem(cloud, *again, "second", {}, soon()));
    ASSERT_THAT(find(second->id), SizeIs(1));
    EXPECT_EQ(find(second->id).front().id, *foreign);
    for (const std::string &group : groups)
        EXPECT_TRUE(ec2->describeSecurityGroups({}, {{"group-id", {group}}}, soon())->empty()) << "ours is deleted";
}

TEST_F(FileSystemTrust, AGroupWhoseReplyWasLostIsFoundByItsToken) // E13
{
    const auto cloud = serve({"--records-only"});
    const auto made = createFileSystem(cloud, plan(), {}, soon());
    ASSERT_TRUE(made) << made.error().detail;
    // As after a kill between the call and its reply: the intent is open, the group exists, and there is no row.
    const std::string other = "fs-0123456789abcdef0";
    ledger::Intent intent;
    intent.token = "nfs-before";
    intent.profile = cloud.profile;
    intent.region = cloud.region;
    intent.kind = "nfs-group";
    intent.request =
        nlohmann::json{{"endpoint", cloud.endpointId}, {"file-system", other}, {"vpc", made->vpc()}}.dump();
    ASSERT_TRUE(cloud.ledger->openIntents(std::span(&intent, 1)));
    const auto lost = cloud.ec2()->createSecurityGroup(nfsGroupName(other), "NFS", made->vpc(),
                                                       {{"trainyard:request", intent.token}}, soon());
    ASSERT_TRUE(lost) << lost.error().detail;
    const auto found = ensureNfsGroup(cloud, cloud.region, other, made->vpc(), {}, {}, soon());
    ASSERT_TRUE(found) << found.error().detail;
    EXPECT_EQ(*found, *lost);
    EXPECT_EQ(cloud.ledger->intent(intent.token).value()->state, ledger::IntentState::Succeeded);
    EXPECT_EQ(ensureNfsGroup(cloud, cloud.region, other, made->vpc(), {}, {}, soon()).value(), *lost) << "by its row";
}

} // namespace
} // namespace trainyard::cluster
