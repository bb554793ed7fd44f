#include <algorithm>
#include <map>
#include <sstream>

#include <gmock/gmock.h>

#include "tests/support/patience.h"
#include "tests/system/local_journey.h"

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::Not;

/// Logs outlive the machines (J1, J8, J9, J10).
namespace {

std::string startRun(const Home &home, std::vector<std::string> more)
{
    std::vector<std::string> arguments{"run", "demo", "--model", "mlp", "--batch-size", "60", "--json"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const auto started = home.run(arguments, 240s);
    EXPECT_EQ(started.exitStatus, 0) << started.err;
    return started.exitStatus == 0 ? parsed(started.out).at("run").get<std::string>() : std::string();
}

std::string onNode(const Home &home, const std::string &node, const std::string &command)
{
    const auto outcome = home.run({"exec", "demo", "--node", node, "--json", "--", command}, 60s);
    const auto json = nlohmann::json::parse(outcome.out, nullptr, false);
    return json.is_object() ? json.at("nodes").at(0).value("out", "") : std::string();
}

/// Waits until the processes of a run have ended, without following it.
bool waitForEnd(const Home &home, const std::string &run, const std::map<std::string, std::string> &processes)
{
    const auto deadline = trainyard::patientDeadline(240s); // beside other tests
    const auto ended = [&](const auto &process) {
        const std::string file = ".trainyard/runs/" + run + "/" + process.second + ".exit";
        return onNode(home, process.first, "test -f " + file + " && echo yes") == "yes\n";
    };
    while (!std::ranges::all_of(processes, ended)) {
        if (!trainyard::pause(100ms, {deadline, {}}))
            return false;
    }
    return true;
}

/// The last line of each process, as its machine has it.
std::vector<std::string> lastLines(const Home &home, const std::string &run,
                                   const std::map<std::string, std::string> &processes)
{
    std::vector<std::string> lines;
    for (const auto &[node, role] : processes) {
        std::string line = onNode(home, node, "tail -n 1 .trainyard/runs/" + run + "/log/" + role + ".log");
        EXPECT_THAT(line, HasSubstr(" ")) << node;
        lines.push_back(line.substr(0, line.find('\n')));
    }
    return lines;
}

} // namespace

TEST(LogsSystem, TheLastLineOfEachProcessIsThereWhenTheMachinesAreGone)
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    home.launch("demo", 2);
    home.putDigits("run-bucket", 600, 100);
    const std::string run = startRun(home, {"--data", "s3://run-bucket/digits", "--epochs", "2"});
    const std::map<std::string, std::string> processes{
        {"head", "scheduler"}, {"worker-1", "worker"}, {"worker-2", "worker"}};
    const auto followed = home.run({"logs", run, "--follow"}, 240s);
    EXPECT_EQ(followed.exitStatus, 0) << followed.err;
    EXPECT_THAT(followed.out, HasSubstr("worker-1 | "));
    EXPECT_THAT(followed.out, HasSubstr("head scheduler | "));
    ASSERT_TRUE(waitForEnd(home, run, processes));
    const auto last = lastLines(home, run, processes);
    ASSERT_EQ(home.run({"terminate", "demo", "--yes"}, 120s).exitStatus, 0);

    const auto shown = home.run({"logs", run, "-n", "100000"});
    EXPECT_EQ(shown.exitStatus, 0) << shown.err;
    for (const std::string &line : last)
        EXPECT_THAT(shown.out, HasSubstr(line));
    EXPECT_THAT(shown.out, HasSubstr("rank 0 worker-"));
    EXPECT_THAT(shown.out, HasSubstr("rank 1 worker-"));
    // What was followed and what is stored are the same lines, whatever their order.
    const auto sorted = [](const std::string &text) {
        std::vector<std::string> lines;
        std::istringstream in(text);
        for (std::string line; std::getline(in, line);) {
            lines.push_back(line.starts_with("rank ") ? line.substr(7) : line); // the rank may be known later
        }
        std::ranges::sort(lines);
        return lines;
    };
    EXPECT_EQ(sorted(followed.out), sorted(shown.out));

    const auto one = parsed(home.run({"logs", run, "--rank", "1", "--json"}).out).at("logs");
    ASSERT_EQ(one.size(), 1u);
    EXPECT_EQ(one.at(0).at("rank"), 1);
    EXPECT_EQ(one.at(0).at("role"), "worker");
    const auto scheduler = home.run({"logs", run, "--role", "scheduler"});
    EXPECT_THAT(scheduler.out, Not(HasSubstr("worker-1 | ")));
    EXPECT_THAT(scheduler.out, HasSubstr(last.front()));
    EXPECT_THAT(home.run({"logs", run, "--since", "2000-01-01T00:00:00"}).out, HasSubstr(last.front()));
    EXPECT_EQ(home.run({"logs", run, "--since", "0s"}).out, "");
    EXPECT_EQ(home.run({"logs", run, "--role", "driver"}).exitStatus, 2);
    EXPECT_EQ(home.run({"logs", run, "--rank", "7"}).exitStatus, 1);
}

TEST(LogsSystem, AnUnfollowedRunSendsItsLogsToTheBucket)
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    const auto launched = home.run(
        {"launch", "--name", "demo", "--workers", "1", "--bucket", "log-bucket", "--make-bucket", "--yes"}, 300s);
    ASSERT_EQ(launched.exitStatus, 0) << launched.err;
    home.putDigits("log-bucket", 600, 100);
    const std::string run = startRun(home, {"--data", "s3://log-bucket/digits", "--epochs", "2"});
    const std::map<std::string, std::string> processes{{"head", "scheduler"}, {"worker-1", "worker"}};
    ASSERT_TRUE(waitForEnd(home, run, processes));
    const auto last = lastLines(home, run, processes);
    const std::string folder = "s3://log-bucket/trainyard/" + run + "/logs/" + run;
    const auto uploaded = [&](const auto &process) { // the last upload follows the end of a process
        const auto &[node, role] = process;
        const std::string bytes = onNode(home, node, "wc -c < .trainyard/runs/" + run + "/log/" + role + ".log");
        const auto listed = nlohmann::json::parse(home.run({"data", "ls", folder, "--json"}).out, nullptr, false);
        for (const auto &entry :
             listed.is_object() ? listed.value("entries", nlohmann::json::array()) : nlohmann::json()) {
            if (entry.at("uri") == folder + "/" + node + "-" + role + ".log.1")
                return std::to_string(entry.at("bytes").template get<std::uint64_t>()) + "\n" == bytes;
        }
        return false;
    };
    const auto deadline = trainyard::patientDeadline(120s);
    while (!std::ranges::all_of(processes, uploaded) && trainyard::pause(200ms, {deadline, {}})) {
    }
    EXPECT_TRUE(std::ranges::all_of(processes, uploaded));
    ASSERT_EQ(home.run({"terminate", "demo", "--yes"}, 120s).exitStatus, 0);
    std::filesystem::remove_all(home.folder() / "state/trainyard/runs" / run / "logs"); // of the termination

    const auto shown = home.run({"logs", run}, 60s);
    EXPECT_EQ(shown.exitStatus, 0) << shown.err;
    for (const std::string &line : last)
        EXPECT_THAT(shown.out, HasSubstr(line));
}
