// Errors of users and faults of machines, with the real programs: one clear sentence, the correct exit status, and
// nothing left running. tests/cli/command_line_test.cpp covers wrong plans, credentials and endpoints.

#include <gmock/gmock.h>

#include <set>

#include "tests/system/faulty_cloud.h"

using namespace std::chrono_literals;
using testing::HasSubstr;

namespace {

/// \return the last line on standard error; earlier lines show progress
std::string lastLine(const std::string &text)
{
    const auto end = text.find_last_not_of('\n');
    if (end == std::string::npos)
        return {};
    const auto begin = text.rfind('\n', end);
    return text.substr(begin == std::string::npos ? 0 : begin + 1);
}

void expectNothingLeft(const LocalHome &home)
{
    EXPECT_TRUE(parsed(home.run({"terminate", "--all", "--dry-run", "--json"}).out).at("targets").empty());
    EXPECT_TRUE(parsed(home.run({"clusters", "--json"}).out).at("clusters").empty());
}

/// Launches a head and a worker that cannot succeed.
trainyard::ProcessOutcome launch(const LocalHome &home)
{
    return home.run({"launch", "--name", "bad", "--workers", "1", "--yes"}, 240s);
}

void expectOneSentence(const trainyard::ProcessOutcome &outcome, const std::string &words)
{
    EXPECT_EQ(outcome.exitStatus, 1) << outcome.err;
    EXPECT_TRUE(isOneSentence(lastLine(outcome.err))) << outcome.err;
    EXPECT_THAT(lastLine(outcome.err), HasSubstr(words));
}

/// A cluster with one worker, whose runs fail.
class BadRun : public testing::Test {
protected:
    void SetUp() override
    {
        SKIP_WITHOUT_PROGRAMS();
        home.launch("bad", 1);
        home.putDigits("good", 200, 50);
    }
    /// Follows a run with this data set to its end.
    trainyard::ProcessOutcome run(const std::string &data) const
    {
        return home.run({"run", "bad", "--data", data, "--epochs", "1", "--follow"}, 180s);
    }
    /// Expects that no process of the run is alive and the cluster is ready.
    void expectNothingTrains() const
    {
        const auto runs = parsed(home.run({"runs", "--json"}).out).at("runs");
        ASSERT_FALSE(runs.empty());
        for (const auto &one : runs)
            EXPECT_EQ(one.at("state"), "failed") << one;
        EXPECT_EQ(parsed(home.run({"status", "bad", "--json"}).out).at("state"), "ready");
        if (!home.sandboxed())
            return; // without sandboxes, all instances share a process table
        const auto left = home.run({"exec", "bad", "--", "sh", "-c", "pgrep -fa -- '--run-folde[r]' || true"});
        EXPECT_EQ(left.exitStatus, 0) << left.err;
        EXPECT_THAT(left.out, testing::Not(HasSubstr("--run-folder")));
    }
    LocalHome home;
};

} // namespace

TEST(BadInput, AHostThatRefusesOurKey)
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    const FaultyCloud cloud(home);
    cloud.set({}, {{"instanceLogin", "refused"}});
    expectOneSentence(launch(home), "does not accept the SSH key");
    expectNothingLeft(home);
}

TEST(BadInput, AHostWithAnotherHostKey)
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    const FaultyCloud cloud(home);
    cloud.set({}, {{"instanceHostKey", "other"}});
    expectOneSentence(launch(home), "another host key");
    expectNothingLeft(home);
}

TEST(BadInput, AFullDiskOnTheInstance)
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    const FaultyCloud cloud(home);
    if (!home.sandboxed())
        GTEST_SKIP() << "only a sandbox has a disk of its own";
    cloud.set({}, {{"instanceDiskBytes", 8 << 20}});
    expectOneSentence(launch(home), "no space left on the disk");
    expectNothingLeft(home);
}

TEST(BadInput, AMachineThatIsRefusedByTheCloud)
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    const FaultyCloud cloud(home);
    cloud.set({{{"operation", "RunInstances"}, {"code", "InsufficientInstanceCapacity"}, {"skip", 1}}});
    expectOneSentence(launch(home), "InsufficientInstanceCapacity");
    expectNothingLeft(home);
}

TEST(BadInput, ALaunchThatIsKeptIsFinishedOnTheSameMachines)
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    home.variables["TRAINYARD_BUNDLE"] = "/no/such/bundle";
    expectOneSentence(launch(home), "/no/such/bundle");
    EXPECT_FALSE(std::filesystem::exists(home.folder() / "state/trainyard/receipts")) << "nothing was to be taken back";
    expectNothingLeft(home);

    const auto damaged = home.folder() / "damaged.tar.gz";
    std::ofstream(damaged) << "no archive";
    home.variables["TRAINYARD_BUNDLE"] = damaged.string();
    const auto instances = [&] {
        std::set<std::string> ids;
        const auto list = parsed(home.run({"clusters", "--json"}).out);
        for (const auto &cluster : list.at("clusters")) {
            for (const auto &node : cluster.at("nodes"))
                ids.insert(node.at("instance").get<std::string>());
        }
        return ids;
    };
    const auto kept = home.run({"launch", "--name", "kept", "--workers", "1", "--keep-on-failure", "--yes"}, 240s);
    EXPECT_EQ(kept.exitStatus, 1) << kept.err;
    EXPECT_THAT(lastLine(kept.err), HasSubstr("trainyardctl provision kept"));
    const auto before = instances();
    EXPECT_EQ(before.size(), 2u);
    home.variables.erase("TRAINYARD_BUNDLE");
    const auto finished = home.run({"provision", "kept"}, 240s);
    EXPECT_EQ(finished.exitStatus, 0) << finished.err;
    EXPECT_EQ(instances(), before);
    EXPECT_EQ(parsed(home.run({"status", "kept", "--json"}).out).at("state"), "ready");
}

TEST_F(BadRun, TruncatedMissingAndForeignData)
{
    const auto images = home.folder() / "digits/train-images-idx3-ubyte";
    ASSERT_TRUE(std::filesystem::exists(images));
    const auto size = std::filesystem::file_size(images);
    std::filesystem::resize_file(images, size / 2);
    ASSERT_EQ(home.run({"data", "put", "digits", "s3://good/truncated"}).exitStatus, 0);
    expectOneSentence(run("s3://good/truncated"), "train-images-idx3-ubyte");
    ASSERT_TRUE(trainyard::writeFileAtomically(images, std::string(5000, 'x')));
    ASSERT_EQ(home.run({"data", "put", "digits", "s3://good/foreign"}).exitStatus, 0);
    expectOneSentence(run("s3://good/foreign"), "train-images-idx3-ubyte");
    expectOneSentence(run("s3://good/nothing-there"), "s3://good/nothing-there");
    expectOneSentence(run("s3://no-such-bucket/digits"), "bucket does not exist");
    EXPECT_TRUE(parsed(home.run({"runs", "--json"}).out).at("runs").empty()) << "refused before a machine was used";
    expectOneSentence(run("file:///no/such/folder"), "/no/such/folder"); // of the machines: not checked from here
    expectNothingTrains();
    EXPECT_EQ(run("s3://good/digits").exitStatus, 0) << "the cluster itself is as good as before";
}
