#include "backend/cluster/launch/launch.h"

#include <gmock/gmock.h>
#include <mutex>

#include <atomic>
#include <fstream>

#include <sys/stat.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/core/system/files.h"
#include "backend/ssh/known_hosts.h"
#include "tests/cluster/support/fake_cloud.h"

namespace trainyard::cluster {
namespace {

using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::UnorderedElementsAre;

class LaunchTest : public testing::Test {
protected:
    Result<ClusterId> launchPlan(const LaunchPlan &plan, std::stop_token stop = {}, const ProgressSink &sink = {})
    {
        return launch(m_setting.context(), plan, kMachinesOnly, sink, stop);
    }
    ClusterId launched(int workers = 2)
    {
        const auto id = launchPlan(m_setting.plan("demo", workers));
        EXPECT_TRUE(id) << id.error().detail;
        return id ? *id : ClusterId();
    }
    void expectNothingLeft()
    {
        EXPECT_EQ(m_cloud.alive(), 0);
        EXPECT_THAT(m_cloud.region("us-east-1").groups, IsEmpty());
        EXPECT_THAT(m_cloud.region("us-east-1").keys, IsEmpty());
        EXPECT_THAT(*m_ledger.intents({}), IsEmpty());
        EXPECT_THAT(*m_ledger.resources({}), IsEmpty());
        EXPECT_THAT(*m_ledger.clusters(true), IsEmpty());
    }
    FakeSetting m_setting;
    FakeCloud &m_cloud = m_setting.cloud;
    ledger::Ledger &m_ledger = *m_setting.m_context.ledger;
};

TEST_F(LaunchTest, TheHeadIsNotifiedWhenABudgetStopsItsRuns) // K25
{
    auto plan = m_setting.plan();
    plan.budget = {2 * plan.usdPerHour(*m_setting.context().catalog), BudgetAction::StopRun};
    ASSERT_TRUE(launch(m_setting.context(), plan, kMachinesOnly, {}, {}));
    const auto region = m_cloud.region("us-east-1");
    for (const aws::Instance &m : region.machines) {
        const bool told = region.userData.at(m.id.value).find("60 * 120)) > $d/stop-run") != std::string::npos;
        EXPECT_EQ(told, m.tags.at(tag::kRole) == "head") << region.userData.at(m.id.value);
    }
}

TEST_F(LaunchTest, MakesOneHeadAndItsWorkersTaggedAndReachable)
{
    const ClusterId id = launched();
    const auto region = m_cloud.region("us-east-1");
    ASSERT_EQ(region.machines.size(), 3u);
    std::vector<std::string> nodes;
    for (const aws::Instance &m : region.machines) {
        EXPECT_EQ(m.tags.at(tag::kCluster), id.value);
        EXPECT_EQ(m.tags.at(tag::kOwner), "somebody");
        EXPECT_EQ(m.tags.at(tag::kLedger), m_ledger.id());
        EXPECT_TRUE(fromIso8601(m.tags.at(tag::kExpires)));
        nodes.push_back(m.tags.at(tag::kName));
        EXPECT_LE(m.clientToken.size(), 64u);
        EXPECT_THAT(region.userData.at(m.id.value), HasSubstr("runcmd:\n  - [shutdown, -h, \"+480\"]"));
        EXPECT_THAT(region.userData.at(m.id.value), Not(HasSubstr("AWS_")));
        EXPECT_THAT(region.userData.at(m.id.value), Not(HasSubstr("stop-run")));
    }
    EXPECT_THAT(nodes, UnorderedElementsAre("demo head", "demo worker-1", "demo worker-2"));
    ASSERT_EQ(region.groups.size(), 1u);
    const std::string group = region.groups.begin()->first;
    EXPECT_THAT(region.sshFrom.at(group), ElementsAre("198.51.100.7/32"));
    EXPECT_TRUE(region.openInside.contains(group));
    EXPECT_EQ(region.keys.size(), 1u);
    EXPECT_EQ(region.keys.begin()->second.tags.at(tag::kCluster), id.value);

    const auto all = *hosts(m_setting.context(), id);
    ASSERT_EQ(all.size(), 3u);
    EXPECT_EQ(all[0].name, "head");
    EXPECT_EQ(all[2].name, "worker-2");
    EXPECT_EQ(all[0].target.user, "ubuntu");
    EXPECT_THAT(all[0].target.host, testing::StartsWith("203.0.113."));
    EXPECT_THAT(all[0].privateAddress, testing::StartsWith("10.0.0."));
}

TEST_F(LaunchTest, KnowsEachHostKeyBeforehandAndKeepsKeysPrivate)
{
    const ClusterId id = launched();
    const auto context = m_setting.context();
    std::set<std::string> keys;
    for (const Host &host : take(hosts(context, id))) {
        const auto known = *ssh::knownKeys(host.target.knownHostsFile, host.target.host, host.target.port);
        ASSERT_EQ(known.size(), 1u);
        keys.insert(known[0].key);
        // The host key in the machine's user data.
        EXPECT_THAT(m_cloud.region("us-east-1").userData.at(host.instance.value), HasSubstr(known[0].key));
    }
    EXPECT_EQ(keys.size(), 3u) << "one key for each machine";
    struct stat info = {};
    ASSERT_EQ(::stat((context.clusterFolder(id) / "id_ed25519").c_str(), &info), 0);
    EXPECT_EQ(info.st_mode & 0777, 0600u);
    EXPECT_TRUE(std::filesystem::is_empty(context.clusterFolder(id) / "boot"))
        << "one-time private keys stay no longer than needed";
    EXPECT_TRUE(LaunchPlan::fromJson(*readFile(context.clusterFolder(id) / "plan.json")));
    for (const auto &intent : take(m_ledger.intents(id)))
        EXPECT_THAT(intent.request, Not(HasSubstr("PRIVATE")));
}

TEST_F(LaunchTest, WritesEveryIntentBeforeTheFirstCall)
{
    std::once_flag first; // key pair and group are made at the same time
    std::atomic<int> seen{-1};
    m_cloud.before = [&](const std::string &operation, const std::string &) -> std::optional<Error> {
        if (!operation.starts_with("Describe"))
            std::call_once(first, [&] { seen = static_cast<int>(m_ledger.intents({})->size()); });
        return std::nullopt;
    };
    launched();
    EXPECT_EQ(seen, 5) << "three machines, a key pair and a group";
}

TEST_F(LaunchTest, RefusesAPlanWithProblemsAndANameThatIsTaken)
{
    EXPECT_EQ(launchPlan(m_setting.plan("demo", 0)).error().code, ErrorCode::InvalidArgument);
    launched();
    const auto second = launchPlan(m_setting.plan("demo"));
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().code, ErrorCode::AlreadyExists);
    EXPECT_EQ(m_cloud.alive(), 3);
}

TEST_F(LaunchTest, FindsWrongCredentialsAndMissingImagesBeforeItWritesAnything)
{
    for (const char *failing : {"DescribeInstances", "DescribeImages"}) {
        m_cloud.before = [&](const std::string &operation, const std::string &) -> std::optional<Error> {
            if (operation == failing)
                return Error{ErrorCode::CredentialsRejected, "ec2:" + operation, "AuthFailure"};
            return std::nullopt;
        };
        const auto id = launchPlan(m_setting.plan());
        ASSERT_FALSE(id);
        EXPECT_EQ(id.error().code, ErrorCode::CredentialsRejected);
        EXPECT_THAT(*m_ledger.clusters(), IsEmpty());
        EXPECT_EQ(m_cloud.calls("CreateSecurityGroup"), 0);
    }
}

TEST_F(LaunchTest, DoublesNothingWhenAnswersAreLost)
{
    for (const bool honours : {true, false}) {
        SCOPED_TRACE(honours ? "the cloud honours client tokens" : "the cloud ignores client tokens");
        FakeSetting setting;
        setting.cloud.honoursTokens = honours;
        std::atomic<int> lost{0};
        setting.cloud.after = [&](const std::string &operation, const std::string &) -> std::optional<Error> {
            if (operation != "RunInstances" || lost++ % 2 != 0)
                return std::nullopt;
            return Error{ErrorCode::Disconnected, "ec2:RunInstances", "the connection broke"};
        };
        const auto id = launch(setting.context(), setting.plan(), kMachinesOnly, {}, {});
        ASSERT_TRUE(id) << id.error().detail;
        EXPECT_EQ(setting.cloud.alive(), 3);
        EXPECT_GT(lost, 0);
    }
}

TEST_F(LaunchTest, GoesOnThroughFailuresThatPass)
{
    std::atomic<int> count{0};
    m_cloud.before = [&](const std::string &operation, const std::string &) -> std::optional<Error> {
        if ((operation == "RunInstances" || operation == "DescribeInstances") && count++ % 3 == 0)
            return Error{ErrorCode::ServiceFailure, "ec2:" + operation, "HTTP 503"};
        return std::nullopt;
    };
    launched(5);
    EXPECT_EQ(m_cloud.alive(), 6);
}

TEST_F(LaunchTest, TakesBackEverythingWhenOneMachineIsRefused)
{
    std::atomic<int> count{0};
    m_cloud.before = [&](const std::string &operation, const std::string &) -> std::optional<Error> {
        if (operation == "RunInstances" && ++count == 3)
            return Error{ErrorCode::QuotaExceeded, "ec2:RunInstances", "VcpuLimitExceeded: 32 vCPU"};
        return std::nullopt;
    };
    const auto id = launchPlan(m_setting.plan("demo", 5));
    ASSERT_FALSE(id);
    EXPECT_EQ(id.error().code, ErrorCode::QuotaExceeded);
    expectNothingLeft();
}

TEST_F(LaunchTest, TriesTheNextZoneWhenOneIsFull)
{
    LaunchPlan plan = m_setting.plan();
    plan.zones = {"us-east-1a", "us-east-1b", "us-east-1c"};
    std::atomic<int> refused{0};
    m_cloud.before = [&](const std::string &operation, const std::string &) -> std::optional<Error> {
        if (operation == "RunInstances" && refused++ < 2)
            return Error{ErrorCode::NoCapacity, "ec2:RunInstances", "InsufficientInstanceCapacity"};
        return std::nullopt;
    };
    const auto id = launchPlan(plan);
    ASSERT_TRUE(id) << id.error().detail;
    std::set<std::string> tokens;
    for (const aws::Instance &m : m_cloud.region("us-east-1").machines)
        tokens.insert(m.clientToken);
    EXPECT_EQ(tokens.size(), 3u);
    bool said = false;
    for (const auto &event : take(m_ledger.events(*id)))
        said = said || event.text == "c5.xlarge in us-east-1a: InsufficientInstanceCapacity";
    EXPECT_TRUE(said);
}

TEST_F(LaunchTest, ReportsAMachineThatEndsInsteadOfRunning)
{
    m_cloud.describesUntilRunning = 1000;
    m_cloud.after = [&](const std::string &operation, const std::string &) -> std::optional<Error> {
        if (operation == "DescribeInstances")
            m_cloud.endByItself("us-east-1", "worker-1");
        return std::nullopt;
    };
    const auto id = launchPlan(m_setting.plan());
    ASSERT_FALSE(id);
    EXPECT_EQ(id.error().code, ErrorCode::Conflict);
    EXPECT_THAT(id.error().detail, HasSubstr("worker-1"));
    EXPECT_EQ(m_cloud.alive(), 0);
}

TEST_F(LaunchTest, ACancelEndsWhatWasStartedWheneverItComes)
{
    for (int when = 1; when <= 10; ++when) {
        SCOPED_TRACE("cancelled at call " + std::to_string(when));
        FakeSetting setting;
        std::stop_source stop;
        std::atomic<int> count{0};
        setting.cloud.after = [&](const std::string &operation, const std::string &) -> std::optional<Error> {
            if (++count != when)
                return std::nullopt;
            stop.request_stop();
            return Error{ErrorCode::Cancelled, "ec2:" + operation, "stopped"}; // carried out, but the response is lost
        };
        const auto id = launch(setting.context(), setting.plan(), kMachinesOnly, {}, stop.get_token());
        ASSERT_FALSE(id);
        EXPECT_EQ(id.error().code, ErrorCode::Cancelled) << id.error().detail;
        EXPECT_EQ(setting.cloud.alive(), 0);
        EXPECT_THAT(setting.cloud.region("us-east-1").groups, IsEmpty());
        EXPECT_THAT(*setting.m_context.ledger->clusters(true), IsEmpty());
    }
}

TEST_F(LaunchTest, AKeptFailureIsResumedWithoutDoublingAnything)
{
    std::atomic<int> count{0};
    m_cloud.before = [&](const std::string &operation, const std::string &) -> std::optional<Error> {
        if (operation == "RunInstances" && ++count == 2)
            return Error{ErrorCode::QuotaExceeded, "ec2:RunInstances", "VcpuLimitExceeded"};
        return std::nullopt;
    };
    LaunchOptions keep = kMachinesOnly;
    keep.retain = RetainOnFailure::All;
    keep.width = 1;
    const auto failed = launch(m_setting.context(), m_setting.plan(), keep, {}, {});
    ASSERT_FALSE(failed);
    EXPECT_EQ(m_cloud.alive(), 1);
    const auto row = m_ledger.clusters(true)->front();
    EXPECT_EQ(row.state, "needs attention");
    const auto resumed = resumeLaunch(m_setting.context(), row.id, kMachinesOnly, {}, {});
    ASSERT_TRUE(resumed) << resumed.error().detail;
    EXPECT_EQ(m_cloud.alive(), 3);
    EXPECT_EQ(hosts(m_setting.context(), row.id)->size(), 3u);
    EXPECT_EQ(m_cloud.region("us-east-1").groups.size(), 1u);
}

TEST_F(LaunchTest, AFailureToSetUpKeepsTheMachinesForTheNextTry)
{
    LaunchOptions options;
    options.retain = RetainOnFailure::Running;
    options.bundle = m_setting.folder.path() / "bundle.tar.gz";
    ASSERT_TRUE(writeFileAtomically(options.bundle, "never unpacked"));
    m_setting.m_context.polling.sshAnswers = std::chrono::seconds(1); // no SSH server listens at these addresses
    ClusterId id;
    const auto failed = launch(m_setting.context(), m_setting.plan(), options, {}, {}, &id);
    ASSERT_FALSE(failed);
    EXPECT_THAT(failed.error().detail, HasSubstr("the console of worker-1 ends with \"Reached target Multi-User\""));
    EXPECT_THAT(*readFile(m_setting.context().clusterFolder(id) / "console-head.txt"), HasSubstr("Linux version"));
    // B20: a screenshot of its console is stored beside the text.
    const auto screen = m_setting.context().clusterFolder(id) / "console-worker-1.jpg";
    EXPECT_THAT(failed.error().detail, HasSubstr("; its screen: " + screen.string()));
    EXPECT_THAT(readFile(screen).value_or(""), testing::StartsWith("\xff\xd8"));
    EXPECT_EQ(m_cloud.alive(), 3);
    ASSERT_FALSE(id.empty());
    EXPECT_EQ((*m_ledger.cluster(id))->state, "needs attention");

    const ClusterId before = id;
    const auto again = launch(m_setting.context(), m_setting.plan(), kMachinesOnly, {}, {}, &id);
    ASSERT_TRUE(again) << again.error().detail;
    EXPECT_EQ(*again, before);
    EXPECT_EQ(m_cloud.alive(), 3);
    EXPECT_EQ(m_cloud.calls("RunInstances"), 3);

    // After a termination the same call launches again.
    ASSERT_TRUE(Teardown(m_setting.context()).run({}, {}, {}));
    const auto relaunched = launch(m_setting.context(), m_setting.plan(), kMachinesOnly, {}, {}, &id);
    ASSERT_TRUE(relaunched) << relaunched.error().detail;
    EXPECT_NE(*relaunched, before);
    EXPECT_EQ(*relaunched, id);
    EXPECT_EQ(m_cloud.alive(), 3);
}

TEST_F(LaunchTest, MachinesThatNeverAllRanAreNotKeptForTheNextTry)
{
    std::atomic<int> count{0};
    m_cloud.before = [&](const std::string &operation, const std::string &) -> std::optional<Error> {
        if (operation == "RunInstances" && ++count == 2)
            return Error{ErrorCode::QuotaExceeded, "ec2:RunInstances", "VcpuLimitExceeded"};
        return std::nullopt;
    };
    LaunchOptions options = kMachinesOnly;
    options.retain = RetainOnFailure::Running;
    ClusterId id;
    const auto failed = launch(m_setting.context(), m_setting.plan(), options, {}, {}, &id);
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error().code, ErrorCode::QuotaExceeded);
    expectNothingLeft();
    EXPECT_TRUE(launch(m_setting.context(), m_setting.plan(), options, {}, {}, &id));
    EXPECT_EQ(m_cloud.alive(), 3);
}

TEST_F(LaunchTest, AResumeTakesOverMachinesWhoseAnswersWereNeverHeard)
{
    // State after a kill: open intents, existing machines. The ledger is reset to its state before the responses.
    const ClusterId id = launched();
    const auto before = *m_ledger.resources(id);
    for (const auto &intent : take(m_ledger.intents(id))) {
        if (intent.kind == "instance") {
            ASSERT_TRUE(m_ledger.recordIntentResult(intent.token, ledger::IntentState::Open));
        }
    }
    for (const auto &r : before)
        ASSERT_TRUE(m_ledger.closeResource(r.kind, r.id, r.profile, r.region, "lost", SystemClock::instance().now()));
    const auto resumed = resumeLaunch(m_setting.context(), id, kMachinesOnly, {}, {});
    ASSERT_TRUE(resumed) << resumed.error().detail;
    EXPECT_EQ(m_cloud.alive(), 3);
    EXPECT_EQ(hosts(m_setting.context(), id)->size(), 3u);
}

TEST_F(LaunchTest, AddsWorkersWithNewNumbersAndRemovesThem)
{
    const ClusterId id = launched();
    const auto context = m_setting.context();
    EXPECT_THAT(*addWorkers(context, id, 2, kMachinesOnly, {}, {}), ElementsAre("worker-3", "worker-4"));
    EXPECT_EQ(m_cloud.alive(), 5);
    ASSERT_TRUE(removeWorker(context, id, "worker-4", {}, {}));
    EXPECT_EQ(m_cloud.alive(), 4);
    EXPECT_EQ(hosts(context, id)->size(), 4u);
    EXPECT_THAT(*addWorkers(context, id, 1, kMachinesOnly, {}, {}), ElementsAre("worker-5"));
    EXPECT_EQ(removeWorker(context, id, "head", {}, {}).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(removeWorker(context, id, "worker-9", {}, {}).error().code, ErrorCode::NotFound);
    EXPECT_EQ(addWorkers(context, id, 0, kMachinesOnly, {}, {}).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(addWorkers(context, id, 100, kMachinesOnly, {}, {}).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(m_cloud.region("us-east-1").groups.size(), 1u);
}

TEST_F(LaunchTest, AFailedAddLeavesTheClusterAsItWas)
{
    const ClusterId id = launched();
    std::atomic<int> count{0};
    m_cloud.before = [&](const std::string &operation, const std::string &) -> std::optional<Error> {
        if (operation == "RunInstances" && ++count >= 2)
            return Error{ErrorCode::NoCapacity, "ec2:RunInstances", "InsufficientInstanceCapacity"};
        return std::nullopt;
    };
    EXPECT_EQ(addWorkers(m_setting.context(), id, 3, kMachinesOnly, {}, {}).error().code, ErrorCode::NoCapacity);
    EXPECT_EQ(m_cloud.alive(), 3);
    EXPECT_EQ(hosts(m_setting.context(), id)->size(), 3u);
}

} // namespace
} // namespace trainyard::cluster
