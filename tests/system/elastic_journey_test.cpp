// D1, H2, H5, H8, H14, H20: the elastic journey of trainyardctl. Workers of a stack are started and removed by the
// official AWS command line, one of them is killed, and the accuracy is that of a run that nothing disturbed.
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>

#include "backend/protocol/host_log.h"
#include "tests/cli/official_cli.h"
#include "tests/support/patience.h"
#include "tests/support/undisturbed_accuracy.h"
#include "tests/system/local_journey.h"

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::StartsWith;

namespace {

constexpr const char *kBucket = "journey-digits";

using trainyard::journeys::kLeastEpochs;

class ElasticJourney : public testing::Test {
protected:
    void SetUp() override
    {
        SKIP_WITHOUT_PROGRAMS();
        if (!OfficialCli::isInstalled())
            GTEST_SKIP() << "aws is not installed: the official command line starts and removes the workers";
        if (!std::filesystem::exists("/usr/bin/python3"))
            GTEST_SKIP() << "python3 is not installed in /usr/bin, which is what instances see";
        ASSERT_NO_FATAL_FAILURE(m_home.putDigits(kBucket, 3000, 2000));
        if (!m_home.sandboxed())
            GTEST_SKIP() << "without sandboxes the shared folder is not at its place";
        succeeds({"stack", "create", "--name", "demo", "--instance-type", "c5.large", "--workers", "1", "--data-bucket",
                  kBucket, "--acknowledge-iam", "--yes"},
                 300s);
        const auto script = m_home.folder() / "prepare.py";
        ASSERT_TRUE(trainyard::writeFileAtomically(script, "print('the data is ready')\n"));
        succeeds({"prepare-data", "demo", "--script", script.string(), "--yes"});
        ASSERT_FALSE(HasFailure());
    }
    void TearDown() override
    {
        if (m_follower.pid > 0 && trainyard::isAlive(m_follower))
            ::kill(m_follower.pid, SIGKILL);
    }
    std::string succeeds(const std::vector<std::string> &words, std::chrono::seconds limit = 120s) const
    {
        const auto outcome = m_home.run(words, limit);
        EXPECT_EQ(outcome.exitStatus, 0) << outcome.err;
        return outcome.out;
    }
    std::string start(std::size_t epochs) const
    {
        return parsed(succeeds({"run", "demo", "--model", "lenet", "--data", std::string("s3://") + kBucket + "/digits",
                                "--epochs", std::to_string(epochs), "--batch-size", "60", "--boundary", "epoch",
                                "--save-period", "0", "--own-keys", "limited", "--json"}))
            .value("run", "");
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
    static bool eventually(F condition, std::chrono::seconds limit = 240s)
    {
        const auto deadline = trainyard::patientDeadline(limit);
        do {
            if (condition())
                return true;
        } while (trainyard::pause(250ms, {deadline, {}}));
        return condition();
    }
    nlohmann::json records(const std::string &run) const
    {
        return parsed(m_home.run({"metrics", run, "--json"}).out).at("records");
    }
    std::set<std::string> notes(const std::string &run, const std::string &name) const
    {
        std::set<std::string> found;
        for (const auto &record : records(run)) {
            if (record.at("name") == name)
                found.insert(record.at("note"));
        }
        return found;
    }
    std::vector<double> accuracies(const std::string &run) const
    {
        return trainyard::journeys::accuraciesOf(records(run), [](const nlohmann::json &record) {
            const auto &value = record.at("value"); // null: not finite
            return trainyard::journeys::MeasuredValue{record.at("name"), record.at("rank"),
                                                      value.is_number() ? value.get<double>() : 0};
        });
    }
    std::string stateOf(const std::string &run) const
    {
        const auto list = parsed(m_home.run({"runs", "--json"}).out);
        for (const auto &one : list.at("runs")) {
            if (one.at("id") == run)
                return one.at("state");
        }
        return "unknown";
    }
    /// The names of nodes, by the id of their machine.
    std::map<std::string, std::string> nodes() const
    {
        std::map<std::string, std::string> found;
        const auto demo = parsed(succeeds({"status", "demo", "--json"}));
        for (const auto &node : demo.at("nodes"))
            found[node.at("instance")] = node.at("name");
        return found;
    }
    /// What a command prints on the head.
    std::string onHead(const std::string &command) const
    {
        constexpr std::string_view kPrefix = "head | ";
        std::string text;
        std::istringstream lines(succeeds({"exec", "demo", "--node", "head", "--", command}));
        for (std::string line; std::getline(lines, line);)
            text += (line.starts_with(kPrefix) ? line.substr(kPrefix.size()) : line) + "\n";
        return text;
    }
    /// What host_worker_log has of an address: whether it was added, in order.
    std::vector<bool> changes(const std::string &run, const std::string &address) const
    {
        std::vector<bool> found;
        for (const auto &event :
             trainyard::protocol::hostEventsFromText(onHead("cat ~/.trainyard/runs/" + run + "/host_worker_log"))) {
            if (event.address == address)
                found.push_back(event.added);
        }
        return found;
    }

    LocalHome m_home;
    const OfficialCli m_aws{m_home};
    trainyard::ProcessIdentity m_follower{};
};

TEST_F(ElasticJourney, WorkersComeGoAndDieAndTheAccuracyIsThatOfAnUndisturbedRun)
{
    const std::string run = start(10'000); // until it is stopped: on any computer, long enough for all that follows
    ASSERT_FALSE(run.empty());
    ASSERT_NO_FATAL_FAILURE(follow(run));
    ASSERT_TRUE(eventually([&] { return notes(run, "member-joined").contains("worker-1"); })) << log();

    const auto started = m_aws.startElasticWorkers("demo", 2);
    ASSERT_EQ(started.size(), 2u);
    const std::string &dies = started[0], &leaves = started[1];
    ASSERT_TRUE(eventually([&] {
        return m_aws.elasticStatus(dies) == "ADDED" && m_aws.elasticStatus(leaves) == "ADDED";
    })) << log();
    const auto names = nodes();
    ASSERT_TRUE(names.contains(dies) && names.contains(leaves));
    EXPECT_TRUE(notes(run, "member-joined").contains(names.at(dies)));
    EXPECT_TRUE(notes(run, "member-joined").contains(names.at(leaves)));
    const std::string address = m_aws.instance(leaves).value("PrivateIpAddress", "");

    m_aws.removeElasticTag("demo", leaves);
    ASSERT_TRUE(eventually([&] { return m_aws.elasticStatus(leaves) == "REMOVED"; })) << log();
    EXPECT_TRUE(eventually([&] {
        const auto state = m_aws.instance(leaves).value("State", nlohmann::json::object()).value("Name", "terminated");
        return state == "shutting-down" || state == "terminated";
    })) << log();

    ASSERT_EQ(stateOf(run), "running") << log();
    succeeds({"exec", "demo", "--node", names.at(dies), "--", "pkill -KILL -f 'trainyard-runtime.* [w]orker'"});
    ASSERT_TRUE(eventually([&] { return !notes(run, "member-died").empty(); })) << log();

    ASSERT_TRUE(eventually([&] { return accuracies(run).size() >= kLeastEpochs; })) << log();
    succeeds({"runs", "--stop", run, "--yes"});
    ASSERT_TRUE(eventually([&] { return !trainyard::isAlive(m_follower); })) << log();
    EXPECT_EQ(stateOf(run), "stopped") << log();
    EXPECT_THAT(notes(run, "member-left"), ElementsAre(names.at(leaves)));
    EXPECT_THAT(notes(run, "member-died"), ElementsAre(StartsWith(names.at(dies) + ":")));
    EXPECT_THAT(changes(run, address), ElementsAre(true, false)) << "ADDED, REMOVED";
    const std::string hosts = onHead("cat /myEFSvolume/host_worker");
    EXPECT_THAT(hosts, testing::Not(testing::HasSubstr(address)));
    for (const char *status : {"ADD_QUEUED", "ADDED", "REMOVAL_QUEUED", "REMOVED"})
        EXPECT_THAT(log(), testing::HasSubstr(std::string("elastic_worker_status is ") + status));

    const auto disturbed = accuracies(run);
    const std::string undisturbed = start(disturbed.size());
    ASSERT_NO_FATAL_FAILURE(follow(undisturbed));
    ASSERT_TRUE(eventually([&] { return !trainyard::isAlive(m_follower); })) << log();
    EXPECT_EQ(stateOf(undisturbed), "finished") << log();
    trainyard::journeys::expectSameAccuracy(disturbed, accuracies(undisturbed));
}

} // namespace
