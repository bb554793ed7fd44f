// Shared file systems on the real local cloud: created, mounted over SSH, listed with their price, deleted.
#include <fstream>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "backend/aws/s3/s3_client.h"
#include "backend/aws/services/efs_client.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/operate/retained_data.h"
#include "backend/cluster/storage/folder_sync.h"
#include "backend/cluster/storage/mounting.h"
#include "backend/cluster/storage/pull.h"
#include "backend/cluster/storage/remote_files.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/core/async/poll.h"
#include "backend/core/time/time_source.h"
#include "backend/ssh/session.h"
#include "backend/ssh/sftp/sftp.h"
#include "tests/cluster/storage/file_systems_fixture.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class FileSystemsTest : public FileSystemsFixture {
protected:
    static std::string onHost(const Host &host, const std::string &command)
    {
        auto session = ssh::SshSession::open(host.target, soon());
        EXPECT_TRUE(session) << session.error().detail;
        const auto outcome = session ? session->exec(command, {}, soon()) : fail(session.error());
        EXPECT_TRUE(outcome);
        return outcome ? outcome->out + outcome->err : std::string();
    }
    static std::vector<std::string> states(const FileSystemInfo &system)
    {
        std::vector<std::string> found;
        for (const auto &target : system.targets)
            found.push_back(target.state);
        return found;
    }
    /// A folder that both machines share is written by one of them.
    void expectOneWriter(const CloudContext &cloud, const ClusterId &id) const
    {
        const auto folder = m_home.path() / "set";
        std::filesystem::create_directories(folder);
        for (int i = 0; i < 20; ++i)
            std::ofstream(folder / std::to_string(i)) << i;
        FolderSyncOptions sync;
        sync.folder = "~/efs/set";
        const auto synced = syncFolder(cloud, id, folder.string(), sync, {}, soon());
        ASSERT_TRUE(synced) << synced.error().detail;
        std::vector<std::size_t> copied;
        for (const auto &node : *synced) {
            EXPECT_TRUE(node.status) << node.node << ": " << node.status.error().detail;
            copied.push_back(node.changes.copy.size());
        }
        EXPECT_THAT(copied, testing::UnorderedElementsAre(20u, 0u)) << "one machine writes what both of them share";
    }
    /// The file of a machine arrives here, as by the queue of transfers.
    void expectDownload(const CloudContext &cloud, const RemotePlace &file, const std::string &content) const
    {
        CompletedTransfers completed;
        const auto fetched =
            transferRemote(cloud, {file.address()}, (m_home.path() / "to").string(), completed, {}, soon());
        ASSERT_TRUE(fetched) << fetched.error().detail;
        std::string word;
        std::ifstream(m_home.path() / "to" / file.name()) >> word;
        EXPECT_EQ(word, content);
    }
};

TEST_F(FileSystemsTest, MachinesShareOneUntilItIsDeletedByName) // E11, E12, E13, E14, E17
{
    const auto cloud = serve();
    LaunchPlan launched;
    launched.name = "sharing";
    launched.workers = 1;
    const auto id = launch(cloud, launched, {.provision = false}, {}, {});
    ASSERT_TRUE(id) << id.error().detail;
    const auto made = createFileSystem(cloud, plan(), {}, soon());
    ASSERT_TRUE(made) << made.error().source << ": " << made.error().detail;
    EXPECT_TRUE(made->encrypted);
    EXPECT_TRUE(made->ours);
    EXPECT_THAT(made->zones(), ElementsAre("us-east-1a", "us-east-1b", "us-east-1c"));
    EXPECT_THAT(states(*made), testing::Each("available"));

    MountOptions options;
    options.folder = "~/efs"; // instances without a file system of their own can mount nowhere else
    const auto mounted = mountFileSystem(cloud, *id, "shared", options, {}, soon());
    ASSERT_TRUE(mounted) << mounted.error().detail;
    ASSERT_THAT(*mounted, SizeIs(2));
    for (const auto &result : *mounted)
        ASSERT_TRUE(result.status) << result.host << ": " << result.status.error().detail;
    EXPECT_THAT(clustersThatMounted(cloud, made->id), ElementsAre("sharing"));
    EXPECT_THAT(clustersThatMounted(cloud, "fs-other"), IsEmpty());
    const auto machines = hosts(cloud, *id);
    ASSERT_TRUE(machines);
    EXPECT_EQ(onHost(machines->front(), "echo together > ~/efs/file"), "");
    EXPECT_EQ(onHost(machines->back(), "cat ~/efs/file"), "together\n");
    const auto repeated = mountFileSystem(cloud, *id, made->id, options, {}, soon());
    ASSERT_TRUE(repeated) << repeated.error().detail;
    for (const auto &again : *repeated)
        EXPECT_TRUE(again.status) << "a repeated mount changes nothing: " << again.status.error().detail;

    expectOneWriter(cloud, *id);
    EXPECT_EQ(onHost(machines->back(), "rm -r ~/efs/set"), "");

    EXPECT_EQ(createFileSystem(cloud, plan(), {}, soon()).value().id, made->id) << "the name exists: it is repaired";
    EXPECT_THAT(fileSystems(cloud, false, soon()).systems, SizeIs(1));

    {
        auto session = ssh::SshSession::open(machines->back().target, soon());
        ASSERT_TRUE(session);
        auto sftp = ssh::Sftp::open(*session, soon());
        ASSERT_TRUE(sftp) << sftp.error().detail;
        const auto listed = sftp->list("efs", 10, soon());
        ASSERT_TRUE(listed) << listed.error().detail;
        ASSERT_THAT(*listed, SizeIs(1));
        EXPECT_EQ(listed->front().name, "file");
        expectDownload(cloud, {*id, machines->back().name, "~/efs/file"}, "together");
    }

    const auto receipt = Teardown(cloud).run({}, {}, {});
    ASSERT_TRUE(receipt) << receipt.error().detail;
    EXPECT_TRUE(receipt->clean()) << receipt->toText();
    EXPECT_THAT(clustersThatMounted(cloud, made->id), IsEmpty()) << "its cluster is gone";
    const auto kept = retainedData(cloud, soon());
    ASSERT_THAT(kept.resources, SizeIs(1)) << "no teardown deletes it";
    EXPECT_EQ(kept.resources[0].kind, "file-system");
    EXPECT_EQ(kept.resources[0].bytes, 9u);

    const auto refused = deleteFileSystem(cloud, *made, "shard", {}, soon());
    EXPECT_EQ(refused.error().code, ErrorCode::InvalidArgument);
    EXPECT_THAT(refused.error().detail, HasSubstr("type its name, shared"));
    const auto gone = deleteFileSystem(cloud, *made, "shared", {}, soon());
    EXPECT_TRUE(gone) << gone.error().detail;
    EXPECT_THAT(fileSystems(cloud, false, soon()).systems, IsEmpty());
    EXPECT_THAT(retainedData(cloud, soon()).resources, IsEmpty());
    const auto groups =
        cloud.ec2()->describeSecurityGroups({}, {{"group-name", {nfsGroupName(made->id)}}}, soon()).value();
    EXPECT_THAT(groups, IsEmpty());
}

TEST_F(FileSystemsTest, AFolderIsTheSameOnAllMachines) // E5, E18, E27
{
    const auto cloud = serve();
    LaunchPlan launched;
    launched.name = "pushed";
    launched.workers = 1;
    const auto id = launch(cloud, launched, {.provision = false}, {}, {});
    ASSERT_TRUE(id) << id.error().detail;
    const auto folder = m_home.path() / "set";
    std::filesystem::create_directories(folder / "deep");
    std::ofstream(folder / "a") << "one";
    std::ofstream(folder / "deep/b") << "two";
    std::ofstream(folder / "skip.tmp") << "three";
    FolderSyncOptions options;
    options.folder = "~/set";
    options.excludes = {"*.tmp"};
    options.dryRun = true;
    const auto planned = syncFolder(cloud, *id, folder.string(), options, {}, soon());
    ASSERT_TRUE(planned) << planned.error().detail;
    ASSERT_THAT(*planned, SizeIs(2));
    EXPECT_THAT(planned->front().changes.copy, ElementsAre("a", "deep/b"));
    options.dryRun = false;
    const auto sent = syncFolder(cloud, *id, folder.string(), options, {}, soon());
    ASSERT_TRUE(sent);
    for (const auto &node : *sent) {
        EXPECT_TRUE(node.status) << node.node << ": " << node.status.error().detail;
        EXPECT_EQ(node.bytes, 6u);
    }
    const auto machines = hosts(cloud, *id).value();
    EXPECT_EQ(onHost(machines.back(), "cat ~/set/a ~/set/deep/b; ls ~/set"), "onetwoa\ndeep\n");
    onHost(machines.back(), "echo damaged > ~/set/a; echo more > ~/set/more");
    options.deleteExtra = options.dryRun = true;
    const auto compared = syncFolder(cloud, *id, folder.string(), options, {}, soon());
    ASSERT_TRUE(compared);
    options.agreed = removalsOf(*compared);
    options.dryRun = false;
    onHost(machines.back(), "echo new > ~/set/later"); // after the question
    const auto again = syncFolder(cloud, *id, folder.string(), options, {}, soon());
    ASSERT_TRUE(again);
    EXPECT_THAT(again->front().changes.copy, IsEmpty()) << "the head has all";
    EXPECT_THAT(again->back().changes.copy, ElementsAre("a"));
    EXPECT_THAT(again->back().changes.remove, ElementsAre("more"));
    EXPECT_THAT(again->back().changes.extra, ElementsAre("later")) << "no question has shown it";
    EXPECT_EQ(onHost(machines.back(), "cat ~/set/a; ls ~/set"), "onea\ndeep\nlater\n");

    ASSERT_TRUE(cloud.s3->createBucket("pulled-data", soon()));
    ASSERT_TRUE(cloud.s3->putObject("pulled-data", "set/x/one", "from s3", soon()));
    ASSERT_TRUE(cloud.s3->putObject("pulled-data", "set/two", "too", soon()));
    auto files = pullFiles(cloud, "s3://pulled-data/set/", "", soon());
    ASSERT_TRUE(files) << files.error().detail;
    EXPECT_EQ(files->back().object, "s3://pulled-data/set/x/one");
    files->back().url += "0"; // refused, as after the end of the session that signed it
    PullOptions there;
    there.folder = "~/pulled";
    const auto pulled = pullToMachines(cloud, *id, *files, there, {}, soon());
    ASSERT_TRUE(pulled) << pulled.error().detail;
    ASSERT_THAT(*pulled, SizeIs(2));
    for (const auto &node : *pulled) {
        ASSERT_TRUE(node.status) << node.node << ": " << node.status.error().detail;
        EXPECT_EQ(node.files, 2u);
    }
    EXPECT_EQ(onHost(machines.back(), "cat ~/pulled/x/one ~/pulled/two"), "from s3too");
    EXPECT_TRUE(Teardown(cloud).run({}, {}, {}));
}

TEST_F(FileSystemsTest, AnInterruptedCreationContinuesWithItsToken) // E11
{
    const auto cloud = serve({"--records-only"});
    // As after a kill between the call and its reply: the intent is open, and EFS has the file system.
    ledger::Intent intent;
    intent.token = "efs-before";
    intent.profile = cloud.profile;
    intent.region = cloud.region;
    intent.kind = kFileSystemKind;
    intent.request = nlohmann::json{{"name", "shared"}, {"vpc", ""}, {"endpoint", cloud.endpointId}}.dump();
    intent.created = wallNow();
    ASSERT_TRUE(cloud.ledger->openIntents(std::span(&intent, 1)));
    aws::CreateFileSystemRequest request;
    request.token = intent.token;
    request.name = "shared";
    const auto before = cloud.efsOf(cloud.region)->createFileSystem(request, soon());
    ASSERT_TRUE(before) << before.error().detail;

    const auto made = createFileSystem(cloud, plan(), {}, soon());
    ASSERT_TRUE(made) << made.error().detail;
    EXPECT_EQ(made->id, before->id);
    EXPECT_THAT(fileSystems(cloud, false, soon()).systems, SizeIs(1)) << "not a second one";
    EXPECT_EQ(cloud.ledger->intent(intent.token).value()->state, ledger::IntentState::Succeeded);
    EXPECT_THAT(states(*made), SizeIs(3));
    std::stop_source stopped;
    stopped.request_stop();
    EXPECT_EQ(createFileSystem(cloud, plan("other"), {}, {Deadline::after(60s), stopped.get_token()}).error().code,
              ErrorCode::Cancelled);
    ASSERT_TRUE(createFileSystem(cloud, plan("other"), {}, soon())) << "a cancelled creation can be repeated";
    EXPECT_THAT(fileSystems(cloud, false, soon()).systems, SizeIs(2));
}

TEST_F(FileSystemsTest, ZonesWithoutATargetAreNamedAndAdded) // E12
{
    const auto cloud = serve({"--records-only"});
    LaunchPlan launched;
    launched.name = "elsewhere";
    launched.workers = 1;
    launched.zones = {"us-east-1b"};
    const auto id = launch(cloud, launched, {.provision = false}, {}, {});
    ASSERT_TRUE(id) << id.error().detail;
    auto narrow = plan();
    narrow.zones = {"us-east-1a"};
    ASSERT_TRUE(createFileSystem(cloud, narrow, {}, soon()));
    const auto refused = mountFileSystem(cloud, *id, "shared", {}, {}, soon());
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::NotFound);
    EXPECT_THAT(refused.error().detail, HasSubstr("us-east-1b (head, worker-1)"));
    const auto wider = createFileSystem(cloud, plan(), {}, soon());
    ASSERT_TRUE(wider) << wider.error().detail;
    EXPECT_THAT(wider->zones(), SizeIs(3));
    const auto nodes = mountingNodes(cloud, *id, soon());
    ASSERT_TRUE(nodes);
    EXPECT_TRUE(targetsFor(*nodes, wider->targets, wider->id));
}

TEST_F(FileSystemsTest, AZoneThatEfsDoesNotServeIsSkipped) // E12
{
    const auto faults = m_home.path() / "faults.json";
    const std::string refusal =
        R"("operation": "CreateMountTarget", "code": "UnsupportedAvailabilityZone", "message": "no", "status": 400)";
    std::ofstream(faults) << "{\"faults\": [{" + refusal + ", \"count\": 1}]}";
    const auto cloud = serve({"--records-only", "--fault", faults.string()});
    std::vector<std::string> skipped;
    const auto sink = [&](const StepEvent &event) {
        if (event.step == "mount-target" && event.state == StepState::Skipped)
            skipped.push_back(event.host + ": " + event.message.english());
    };
    const auto made = createFileSystem(cloud, plan(), sink, soon());
    ASSERT_TRUE(made) << made.error().source << ": " << made.error().detail;
    EXPECT_THAT(made->zones(), ElementsAre("us-east-1b", "us-east-1c"));
    EXPECT_THAT(states(*made), testing::Each("available"));
    EXPECT_THAT(skipped, ElementsAre(HasSubstr("us-east-1a: EFS does not serve this zone")));

    std::ofstream(faults) << "{\"faults\": [{" + refusal + "}]}";
    const auto none = createFileSystem(cloud, plan("second"), {}, soon());
    ASSERT_FALSE(none) << "no zone is left";
    EXPECT_EQ(none.error().code, ErrorCode::Unsupported);
}

TEST_F(FileSystemsTest, AFailedMountTargetIsReplacedByTheNextCall) // E12, E15
{
    const auto faults = m_home.path() / "faults.json";
    std::ofstream(faults) << R"({"faults": [], "mountTargetFailure": true})";
    const auto cloud = serve({"--records-only", "--fault", faults.string()});
    const auto failed = createFileSystem(cloud, plan(), {}, soon());
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error().code, ErrorCode::ServiceFailure);
    EXPECT_THAT(failed.error().detail, HasSubstr("us-east-1a"));
    std::ofstream(faults) << R"({"faults": []})";
    const auto made = createFileSystem(cloud, plan(), {}, soon());
    ASSERT_TRUE(made) << made.error().detail;
    EXPECT_THAT(states(*made), ElementsAre("available", "available", "available"));
    EXPECT_THAT(fileSystems(cloud, false, soon()).systems, SizeIs(1));
}

} // namespace
} // namespace trainyard::cluster
