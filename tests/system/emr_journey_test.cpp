// C1, C25, C26: an EMR cluster of trainyardctl is resized while it trains, and a step runs beside the training.
#include <algorithm>
#include <set>

#include <gmock/gmock.h>

#include "backend/aws/services/emr/emr_client.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/plan/milestones.h"
#include "backend/ledger/ledger.h"
#include "tests/support/patience.h"
#include "tests/system/local_journey.h"

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

constexpr const char *kBucket = "emr-digits";

class EmrJourney : public testing::Test {
protected:
    void SetUp() override
    {
        SKIP_WITHOUT_PROGRAMS();
        ASSERT_NO_FATAL_FAILURE(m_home.putDigits(kBucket, 3000, 500));
        if (!m_home.sandboxed())
            GTEST_SKIP() << "without sandboxes the nodes share one home folder";
        succeeds({"emr", "create", "--name", "demo", "--log-uri", "s3://emr-journey-logs/emr", "--workers", "1",
                  "--make-roles", "--yes"},
                 300s);
        ASSERT_FALSE(HasFailure());
    }
    void TearDown() override
    {
        if (m_follower.pid > 0 && trainyard::isAlive(m_follower))
            ::kill(m_follower.pid, SIGKILL);
    }
    std::string succeeds(const std::vector<std::string> &words, std::chrono::seconds limit = 180s) const
    {
        const auto outcome = m_home.run(words, limit);
        EXPECT_EQ(outcome.exitStatus, 0) << outcome.err;
        return outcome.out;
    }
    void follow(const std::string &run)
    {
        const auto follower = trainyard::spawnDetached(m_home.spec({"metrics", run, "--follow"}), logFile());
        ASSERT_TRUE(follower);
        m_follower = *follower;
    }
    std::string logFile() const { return (m_home.folder() / "follow.log").string(); }
    std::string log() const { return trainyard::readFile(logFile()).value_or(""); }
    template <class F>
    static bool eventually(F condition)
    {
        const auto deadline = trainyard::patientDeadline(120s);
        do {
            if (condition())
                return true;
        } while (trainyard::pause(100ms, {deadline, {}}));
        return condition();
    }
    nlohmann::json records(const std::string &run) const
    {
        return parsed(m_home.run({"metrics", run, "--json"}).out).at("records");
    }
    std::set<std::string> hosts(const std::string &run, const std::string &name) const
    {
        std::set<std::string> found;
        for (const auto &record : records(run)) {
            if (record.at("name") == name)
                found.insert(record.at("note"));
        }
        return found;
    }
    int epochs(const std::string &run) const
    {
        int last = 0;
        for (const auto &record : records(run))
            last = std::max(last, record.at("epoch").get<int>());
        return last;
    }
    std::set<std::string> nodes() const
    {
        std::set<std::string> found;
        const auto demo = parsed(succeeds({"status", "demo", "--json"}));
        for (const auto &node : demo.at("nodes"))
            found.insert(node.at("name"));
        return found;
    }
    static trainyard::CallContext soon() { return {trainyard::Deadline::after(60s), {}}; }
    trainyard::Result<trainyard::cluster::CloudContext> openCloud() const
    {
        trainyard::cluster::CloudOptions options;
        options.profile = "local";
        options.ignoreAwsEnvironment = true;
        options.stateFolder = m_home.folder() / "state/trainyard";
        return trainyard::cluster::openCloud(options, soon());
    }
    /// Enlarges the group of core nodes as somebody at the console does, or as EMR replaces a node.
    void enlargeElsewhere() const
    {
        const auto cloud = openCloud();
        ASSERT_TRUE(cloud) << cloud.error().detail;
        const auto id = trainyard::cluster::findCluster(*cloud, "demo");
        ASSERT_TRUE(id) << id.error().detail;
        const auto origin = trainyard::cluster::originOf(*cloud->ledger, *id);
        ASSERT_TRUE(origin) << origin.error().detail;
        const auto emr = cloud->emrOf(cloud->region);
        const auto groups = emr->listInstanceGroups(origin->id, soon());
        ASSERT_TRUE(groups) << groups.error().detail;
        for (const auto &group : *groups) {
            if (group.role != "CORE")
                continue;
            const auto larger = emr->modifyInstanceGroups(origin->id, {{group.id, group.requested + 1, {}}}, soon());
            ASSERT_TRUE(larger) << larger.error().detail;
        }
    }
    /// Waits until the follower has set up a node, and ends it before it lets the node join.
    void killFollowerAfterSetUpOf(const std::string &node) const
    {
        const auto cloud = openCloud();
        ASSERT_TRUE(cloud) << cloud.error().detail;
        const auto id = trainyard::cluster::findCluster(*cloud, "demo");
        ASSERT_TRUE(id) << id.error().detail;
        const auto isSetUp = [&] {
            const auto events = cloud->ledger->events(*id, {}, 0, 0);
            return events && std::ranges::any_of(*events, [&](const trainyard::ledger::Event &event) {
                       return event.kind == trainyard::cluster::kMilestoneEvent && event.subject == node &&
                              event.text == toString(trainyard::cluster::Milestone::SetUp);
                   });
        };
        EXPECT_TRUE(eventually(isSetUp)) << log();
        ::kill(m_follower.pid, SIGKILL);
        ASSERT_TRUE(eventually([&] { return !trainyard::isAlive(m_follower); }));
    }
    std::string stepState(const std::string &step) const
    {
        const auto listed = parsed(succeeds({"emr", "steps", "demo", "--json"}));
        for (const auto &one : listed.at("steps")) {
            if (one.at("id") == step)
                return one.at("state");
        }
        return {};
    }

    LocalHome m_home;
    trainyard::ProcessIdentity m_follower{};
};

TEST_F(EmrJourney, TheClusterGrowsAndShrinksWhileItTrains)
{
    const std::string run =
        parsed(succeeds({"run", "demo", "--model", "lenet", "--data", std::string("s3://") + kBucket + "/digits",
                         "--epochs", "100000", "--batch-size", "60", "--boundary", "batch", "--save-period", "0",
                         "--own-keys", "limited", "--json"}))
            .value("run", "");
    ASSERT_FALSE(run.empty());
    ASSERT_NO_FATAL_FAILURE(follow(run));
    ASSERT_TRUE(eventually([&] { return hosts(run, "member-joined").contains("worker-1"); })) << log();
    EXPECT_THAT(nodes(), ElementsAre("head", "worker-1"));

    succeeds({"scale", "demo", "--workers", "2", "--yes"});
    EXPECT_TRUE(eventually([&] { return hosts(run, "member-joined").contains("worker-2"); })) << log();
    EXPECT_THAT(nodes(), ElementsAre("head", "worker-1", "worker-2"));
    const int grown = epochs(run);
    EXPECT_TRUE(eventually([&] { return epochs(run) > grown + 1; })) << "all train";

    const std::string step =
        parsed(succeeds({"emr", "add-step", "demo", "--step-name", "hello", "--json", "--", "echo", "hello"}))
            .value("step", "");
    EXPECT_FALSE(step.empty());
    EXPECT_TRUE(eventually([&] { return stepState(step) == "COMPLETED"; })) << stepState(step);

    succeeds({"scale", "demo", "--workers", "1", "--yes"});
    EXPECT_TRUE(eventually([&] { return hosts(run, "member-left").contains("worker-2"); })) << log();
    EXPECT_THAT(nodes(), ElementsAre("head", "worker-1"));
    const int shrunk = epochs(run);
    EXPECT_TRUE(eventually([&] { return epochs(run) > shrunk + 1; })) << "the others train on";
    ASSERT_NO_FATAL_FAILURE(enlargeElsewhere());
    ASSERT_NO_FATAL_FAILURE(killFollowerAfterSetUpOf("worker-3"));
    ASSERT_NO_FATAL_FAILURE(follow(run));
    EXPECT_TRUE(eventually([&] { return hosts(run, "member-joined").contains("worker-3"); }))
        << "a node that EMR starts by itself, and that the last follower has set up: " << log();
    EXPECT_THAT(nodes(), ElementsAre("head", "worker-1", "worker-3"));
    EXPECT_THAT(hosts(run, "member-died"), IsEmpty());
    EXPECT_THAT(hosts(run, "never-joined"), IsEmpty());

    succeeds({"runs", "--stop", run, "--now", "--yes"});
    EXPECT_TRUE(eventually([&] { return !trainyard::isAlive(m_follower); })) << log();
}

} // namespace
