// Spot machines that EC2 takes back during a run, with the real runtime.
#include <set>

#include <gmock/gmock.h>

#include "backend/ledger/ledger.h"
#include "tests/support/patience.h"
#include "tests/system/faulty_cloud.h"

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

namespace {

/// Two Spot workers that train without end, and a follower with its log.
class SpotRun : public testing::Test {
protected:
    void SetUp() override
    {
        SKIP_WITHOUT_PROGRAMS();
        m_cloud.emplace(m_home);
        const auto launched = m_home.run({"launch", "--name", "demo", "--workers", "2", "--spot", "--yes"}, 180s);
        ASSERT_EQ(launched.exitStatus, 0) << launched.err;
        m_home.putDigits("run-bucket", 4000, 400);
        const auto started = m_home.run({"run", "demo", "--model", "lenet", "--data", "s3://run-bucket/digits",
                                         "--epochs", "100000", "--save-period", "0", "--json"},
                                        120s);
        ASSERT_EQ(started.exitStatus, 0) << started.err;
        m_run = parsed(started.out).at("run");
        ASSERT_NO_FATAL_FAILURE(follow());
        ASSERT_TRUE(eventually([&] { return hosts("member-joined").size() == 2; })) << log();
    }
    void follow()
    {
        const auto follower = trainyard::spawnDetached(m_home.spec({"metrics", m_run, "--follow"}), logFile());
        ASSERT_TRUE(follower);
        m_follower = *follower;
    }
    void TearDown() override
    {
        if (m_follower.pid > 0 && trainyard::isAlive(m_follower))
            ::kill(m_follower.pid, SIGKILL);
    }
    std::string logFile() const { return (m_home.folder() / "follow.log").string(); }
    std::string log() const { return trainyard::readFile(logFile()).value_or(""); }
    template <class F>
    bool eventually(F condition, std::chrono::seconds limit = 120s) const
    {
        const auto deadline = trainyard::patientDeadline(limit);
        do {
            if (condition())
                return true;
        } while (trainyard::pause(100ms, {deadline, {}}));
        return condition();
    }
    nlohmann::json records() const { return parsed(m_home.run({"metrics", m_run, "--json"}).out).at("records"); }
    std::set<std::string> hosts(const std::string &name) const
    {
        std::set<std::string> found;
        for (const auto &record : records()) {
            if (record.at("name") == name)
                found.insert(record.at("note"));
        }
        return found;
    }
    int epochs() const
    {
        int last = 0;
        for (const auto &record : records())
            last = std::max(last, record.at("epoch").get<int>());
        return last;
    }
    /// By name.
    std::map<std::string, std::string> instances() const
    {
        std::map<std::string, std::string> found;
        const auto demo = parsed(m_home.run({"status", "demo", "--json"}).out);
        for (const auto &node : demo.at("nodes"))
            found[node.at("name")] = node.at("instance");
        return found;
    }
    void takeBack(const std::string &node, const nlohmann::json::array_t &faults = {}) const
    {
        m_cloud->set(faults, {{"spotInterruption", instances().at(node)}});
    }
    void stop() const
    {
        const auto stopped = m_home.run({"runs", "--stop", m_run, "--yes"}, 120s);
        EXPECT_EQ(stopped.exitStatus, 0) << stopped.err;
        EXPECT_TRUE(eventually([&] { return !trainyard::isAlive(m_follower); })) << log();
    }
    /// Of the cluster, with the kind.
    std::vector<std::string> events(const std::string &kind) const
    {
        std::vector<std::string> texts;
        auto ledger = trainyard::ledger::Ledger::open(m_home.folder() / "state/trainyard");
        EXPECT_TRUE(ledger);
        const auto all = ledger ? ledger->events({}, {}, 0, 0) : trainyard::fail(ledger.error());
        for (const auto &event : all.value_or(std::vector<trainyard::ledger::Event>())) {
            if (event.kind == kind)
                texts.push_back(event.text);
        }
        return texts;
    }

    LocalHome m_home;
    std::optional<FaultyCloud> m_cloud;
    std::string m_run;
    trainyard::ProcessIdentity m_follower{};
};

TEST_F(SpotRun, AMachineThatEc2TakesBackIsReplaced) // B21, H22
{
    EXPECT_THAT(hosts("member-joined"), ElementsAre("worker-1", "worker-2"));
    for (const auto &record : records()) {
        if (record.at("name") == "member-joined") {
            EXPECT_EQ(record.at("note"), "worker-" + std::to_string(record.at("rank").get<int>() + 1));
        }
    }
    takeBack("worker-1");
    EXPECT_TRUE(eventually([&] { return hosts("member-joined").contains("worker-3"); })) << log();
    EXPECT_THAT(hosts("preempted"), ElementsAre("worker-1"));
    EXPECT_THAT(hosts("member-left"), ElementsAre("worker-1"));
    EXPECT_TRUE(hosts("member-died").empty()) << "it had two minutes, and needed none of them";
    EXPECT_TRUE(eventually([&] { return !instances().contains("worker-1"); }));
    const auto alive = instances();
    EXPECT_TRUE(alive.contains("worker-2") && alive.contains("worker-3") && alive.size() == 3);
    EXPECT_TRUE(eventually([&] { return log().find("worker-3 replaces it") != std::string::npos; })) << log();
    EXPECT_THAT(log(), HasSubstr("EC2 takes back the Spot machine of worker-1"));
    EXPECT_THAT(events("interruption"), ElementsAre(HasSubstr("worker-1")));
    EXPECT_THAT(events("replacement"), ElementsAre(HasSubstr("worker-1 was interrupted by EC2 at ")));
    const int before = epochs();
    EXPECT_TRUE(eventually([&] { return epochs() > before + 1; })) << "both train";
    stop();
    EXPECT_THAT(log(), HasSubstr("was stopped"));
    EXPECT_EQ(parsed(m_home.run({"status", "demo", "--json"}).out).at("nodes").size(), 3u);
}

TEST_F(SpotRun, WithoutCapacityTheRunContinuesWithFewerWorkersAndReportsIt) // D17
{
    takeBack("worker-2", {{{"operation", "RunInstances"},
                           {"code", "InsufficientInstanceCapacity"},
                           {"message", "There is no Spot capacity available that matches your request."},
                           {"status", 500}}});
    EXPECT_TRUE(eventually([&] { return log().find("next attempt at") != std::string::npos; })) << log();
    EXPECT_THAT(log(), HasSubstr("no Spot capacity to replace worker-2"));
    EXPECT_THAT(log(), HasSubstr("the run continues with 1 worker; next attempt at"));
    EXPECT_TRUE(eventually([&] { return !instances().contains("worker-2"); }));
    const int before = epochs();
    EXPECT_TRUE(eventually([&] { return epochs() > before + 1; }));
    EXPECT_THAT(hosts("member-joined"), ElementsAre("worker-1", "worker-2"));
    EXPECT_EQ(parsed(m_home.run({"runs", "--json"}).out).at("runs").at(0).at("state"), "running");

    // The user's own choice ends the attempts.
    m_cloud->set({});
    const auto scaled = m_home.run({"scale", "demo", "--workers", "2", "--yes"}, 180s);
    EXPECT_EQ(scaled.exitStatus, 0) << scaled.err;
    EXPECT_EQ(instances().size(), 3u);
    EXPECT_THAT(events("replacement"), Not(testing::Contains(HasSubstr("replaces it"))));
    stop();
}

TEST_F(SpotRun, AMachineOfAFollowerThatDiedDoesNotStayIdle)
{
    const std::string lost = instances().at("worker-1");
    const auto held = m_home.folder() / "hold";
    std::ofstream(held) << "held";
    takeBack("worker-1", {{{"operation", "RunInstances"}, {"after", true}, {"hold", held.string()}}});
    ASSERT_TRUE(eventually([&] { return m_cloud->log().find(": held ") != std::string::npos; })) << log();
    ::kill(m_follower.pid, SIGKILL); // the machine exists, and no program knows its id
    ASSERT_TRUE(eventually([&] { return !trainyard::isAlive(m_follower); }));
    m_cloud->set({}, {{"spotInterruption", lost}});
    std::filesystem::remove(held);
    ASSERT_NO_FATAL_FAILURE(follow());
    EXPECT_TRUE(eventually([&] { return hosts("member-joined").contains("worker-4"); })) << log();
    EXPECT_TRUE(eventually([&] { return !instances().contains("worker-1"); }));
    const auto alive = instances();
    EXPECT_TRUE(alive.contains("worker-2") && alive.contains("worker-4") && alive.size() == 3);
    EXPECT_TRUE(eventually([&] { return log().find("worker-4 replaces it") != std::string::npos; })) << log();
    EXPECT_THAT(events("fewer-workers"), ElementsAre(HasSubstr("worker-3 was launched as a replacement")));
    EXPECT_THAT(events("replacement"), ElementsAre(HasSubstr("worker-1 was interrupted by EC2 at ")));
    stop();
}

} // namespace
