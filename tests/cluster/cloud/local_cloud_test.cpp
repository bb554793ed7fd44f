// Launch and termination against the real local cloud: real processes, signatures and kills.

#include <gmock/gmock.h>

#include <csignal>
#include <set>
#include <thread>

#include <fcntl.h>
#include <sys/file.h>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/core/system/process.h"
#include "backend/ssh/session.h"
#include "backend/ssh/sftp/sftp.h"
#include "tests/cluster/cloud/local_cloud_fixture.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::IsEmpty;
using testing::SizeIs;

TEST_F(LocalCloudTest, LaunchesThreeListsThemAndLeavesNothing)
{
    const auto cloud = open();
    EXPECT_TRUE(cloud.local);
    EXPECT_FALSE(cloud.costsMoney);
    const auto who = identify(cloud, {Deadline::after(30s), {}});
    ASSERT_TRUE(who) << who.error().detail;
    EXPECT_EQ(who->account.size(), 12u);

    LaunchPlan plan;
    plan.name = "three";
    const auto id = launch(cloud, plan, {.provision = false}, {}, {});
    ASSERT_TRUE(id) << id.error().source << ": " << id.error().detail;
    const auto all = reconcile(cloud, {}, {Deadline::after(30s), {}});
    ASSERT_TRUE(all) << all.error().detail;
    ASSERT_THAT(all->clusters, SizeIs(1));
    EXPECT_THAT(all->clusters[0].nodes, SizeIs(3));
    EXPECT_THAT(all->clusters[0].differences, IsEmpty());
    EXPECT_EQ(all->usdPerHour(), 0);
    const auto machines = hosts(cloud, *id);
    ASSERT_TRUE(machines);
    ASSERT_THAT(*machines, SizeIs(3));
    for (const Host &host : *machines) {
        EXPECT_TRUE(host.target.host.starts_with("127.")) << host.target.host;
        EXPECT_GT(host.target.port, 0);
    }
    expectListedAndEnded();
}

TEST_F(LocalCloudTest, AddsAndRemovesAWorker)
{
    const auto cloud = open();
    LaunchPlan plan;
    plan.name = "grows";
    plan.workers = 1;
    const auto id = launch(cloud, plan, {.provision = false}, {}, {});
    ASSERT_TRUE(id) << id.error().detail;
    const auto added = addWorkers(cloud, *id, 1, {.provision = false}, {}, {});
    ASSERT_TRUE(added) << added.error().detail;
    EXPECT_THAT(*added, testing::ElementsAre("worker-2"));
    EXPECT_THAT(aliveAt(cloud), SizeIs(3));
    ASSERT_TRUE(removeWorker(cloud, *id, "worker-1", {}, {}));
    EXPECT_THAT(aliveAt(cloud), SizeIs(2));
    expectListedAndEnded();
}

TEST_F(LocalCloudTest, ManyWhoOpenItAtOnceStartOneLocalCloud)
{
    std::vector<std::string> urls(6);
    {
        std::vector<std::jthread> openers;
        for (std::string &url : urls)
            openers.emplace_back([&] { url = open().endpointUrl; });
    }
    EXPECT_FALSE(urls.front().empty());
    EXPECT_EQ(std::set<std::string>(urls.begin(), urls.end()).size(), 1u);
}

TEST_F(LocalCloudTest, AStartWaitsForAnotherOneThatIsStartingOrEnding)
{
    const auto folder = m_home.path() / "localcloud";
    ASSERT_TRUE(ensureFolder(folder, 0700));
    const int other = ::open((folder / "lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    ASSERT_EQ(::flock(other, LOCK_EX), 0);
    std::string url;
    std::jthread opener([&] { url = open().endpointUrl; });
    const auto log = folder / "localcloud.log";
    const CallContext context{Deadline::after(std::chrono::seconds(60)), {}};
    while (readFile(log).value_or("").find("waiting for another") == std::string::npos && pause(20ms, context)) {
    }
    EXPECT_FALSE(context.deadline.expired());
    ::close(other);
    opener.join();
    EXPECT_FALSE(url.empty());
}

TEST_F(LocalCloudTest, AKilledLaunchIsListedAndEndedWheneverItWasKilled)
{
    // 2 endpoint check; 3 to 12 image, key pair, security group and its rules; 13 to 18 machines; then waits.
    for (const int moment : {2, 4, 7, 10, 13, 14, 15, 16, 17, 18, 20, 23}) {
        SCOPED_TRACE("killed at moment " + std::to_string(moment));
        EXPECT_EQ(victim("launch", moment), 128 + SIGKILL);
        expectListedAndEnded();
    }
    EXPECT_GE(m_foundAlive, 10u) << "the kills came too early to show anything";
}

TEST_F(LocalCloudTest, AKilledTerminationIsFinishedByTheNext)
{
    for (const int moment : {2, 5, 8, 9, 11, 14}) {
        SCOPED_TRACE("killed at moment " + std::to_string(moment));
        EXPECT_EQ(victim("launch", 0), 0); // moment 0: not killed
        EXPECT_EQ(victim("terminate", moment), 128 + SIGKILL);
        expectListedAndEnded();
    }
}

TEST_F(LocalCloudTest, AKilledLaunchIsResumedWithoutDoublingAnything)
{
    EXPECT_EQ(victim("launch", 16), 128 + SIGKILL);
    const auto cloud = open();
    const auto rows = *cloud.ledger->clusters(true);
    ASSERT_THAT(rows, SizeIs(1));
    const auto resumed = resumeLaunch(cloud, rows.front().id, {.provision = false}, {}, {});
    ASSERT_TRUE(resumed) << resumed.error().detail;
    EXPECT_THAT(aliveAt(cloud), SizeIs(3));
    expectListedAndEnded();
}

TEST_F(LocalCloudTest, MachinesWhoseApplicationDiedEndThemselvesAtTheirDeadline)
{
    const auto begun = SystemClock::instance().now();
    EXPECT_EQ(victim("deadline", 0), 128 + SIGKILL);
    const auto cloud = open();
    const auto machines = machinesByTag(*cloud.ec2(), tag::kCluster, {}, {Deadline::after(30s), {}});
    ASSERT_TRUE(machines);
    ASSERT_THAT(*machines, SizeIs(3));
    for (const aws::Instance &m : *machines) {
        const auto expires = fromIso8601(m.tags.at(tag::kExpires));
        ASSERT_TRUE(expires);
        EXPECT_LT(*expires, begun + 5min) << "the tag was rewritten, too";
    }
    // No process of ours terminates them: only the state in the cloud is read.
    const auto deadline = Deadline::after(150s);
    while (!aliveAt(cloud).empty() && pause(500ms, {deadline, {}})) {
    }
    EXPECT_THAT(aliveAt(cloud), IsEmpty());
    expectListedAndEnded();
}

// Dropbear closes a channel that is opened while another one ends, or crashes: see SessionState::openChannel.
TEST_F(LocalCloudTest, ChannelsFollowEachOtherOnDropbear)
{
    if (!findProgram("dropbear"))
        GTEST_SKIP() << "dropbear is not installed";
    ASSERT_TRUE(m_home.serve({"--ssh-server", "dropbear", "--speed", "10"}));
    const auto deadline = Deadline::after(60s);
    const auto cloud = open();
    LaunchPlan plan;
    plan.name = "dropbear";
    plan.workers = 1;
    const auto id = launch(cloud, plan, {.provision = false}, {}, {});
    ASSERT_TRUE(id) << id.error().detail;
    const auto target = hosts(cloud, *id)->front().target;
    auto session = ssh::SshSession::open(target, {Deadline::after(10s), {}});
    while (!session && pause(50ms, {deadline, {}}))
        session = ssh::SshSession::open(target, {Deadline::after(10s), {}});
    ASSERT_TRUE(session) << session.error().detail;
    for (int i = 0; i < 60; ++i) {
        {
            auto files = ssh::Sftp::open(*session, {Deadline::after(30s), {}});
            ASSERT_TRUE(files) << i << ": " << files.error().detail;
            ASSERT_TRUE(files->put("hello", "file", 0600, {Deadline::after(30s), {}}));
        }
        const auto done = session->exec("cat file; echo >&2", {}, {Deadline::after(30s), {}});
        ASSERT_TRUE(done) << i << ": " << done.error().detail;
        EXPECT_EQ(done->out, "hello");
    }
}

} // namespace
} // namespace trainyard::cluster
