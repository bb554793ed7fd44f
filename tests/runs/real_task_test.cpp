// A task without fakes: code, agent, coordinator, task runners, the user's command, metric feed.
#include <algorithm>
#include <map>
#include <thread>

#include <gmock/gmock.h>

#include "backend/core/async/poll.h"
#include "backend/core/encoding.h"
#include "backend/ledger/ledger.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/metric_record.h"
#include "backend/runs/feed.h"
#include "backend/runs/layout.h"
#include "tests/runs/real_runtime.h"

using namespace trainyard;
using namespace trainyard::runs;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::UnorderedElementsAre;
namespace metric = protocol::metric;

namespace {

constexpr const char *kToken = "tok-5e1f0c9a77b2";

class RealTask : public RealRuntime {
protected:
    void makeData() override {} // a task brings its own

    /// A job of type command whose code is one script.
    protocol::JobSpec jobOf(const std::string &script)
    {
        const auto folder = m_servers[0]->folder() / "code";
        std::filesystem::create_directories(folder / "lib");
        EXPECT_TRUE(writeFileAtomically(folder / "run.sh", "#!/bin/sh\n" + script, 0755));
        EXPECT_TRUE(writeFileAtomically(folder / "lib" / "words.txt", "of the code\n"));
        m_options.codeArchive = m_servers[0]->folder() / "code.tar.gz";
        const auto packed =
            runProcess({{"tar", "-czf", m_options.codeArchive.string(), "-C", folder.string(), "run.sh", "lib"}},
                       {Deadline::after(60s), {}});
        EXPECT_TRUE(packed && packed->exitStatus == 0);
        protocol::JobSpec job;
        job.type = protocol::JobType::Command;
        job.task.command = "./run.sh";
        job.task.codeHash = sha256Hex(readFile(m_options.codeArchive).value_or(""));
        job.stopSeconds = 20;
        return job;
    }
    RunControl control() { return RunControl(m_run, node(0), m_options); }
    std::vector<ssh::Host> workers() const { return {node(1), node(2)}; }
    void start(const protocol::JobSpec &job)
    {
        const auto started = control().start(job, workers(), {Deadline::after(60s), {}});
        ASSERT_TRUE(started) << started.error().detail;
    }
    /// Reads all records until the last one, for 90 s at most.
    FeedEnd followToEnd()
    {
        auto ledger = ledger::Ledger::open(m_servers[0]->folder());
        EXPECT_TRUE(ledger);
        std::stop_source giveUp;
        const std::jthread watchdog([&](std::stop_token done) {
            if (pause(90s, {Deadline::never(), done}))
                giveUp.request_stop();
        });
        const auto end = MetricsFeed(node(0), m_run, *ledger, {}, {}).follow(giveUp.get_token());
        EXPECT_TRUE(end) << end.error().detail << coordinatorLog();
        m_records = ledger->metrics(m_run)->records;
        return end.value_or(FeedEnd());
    }
    std::vector<protocol::MetricRecord> records(std::string_view name) const
    {
        std::vector<protocol::MetricRecord> list;
        std::ranges::copy_if(m_records, std::back_inserter(list),
                             [&](const protocol::MetricRecord &record) { return record.name == name; });
        return list;
    }
    std::filesystem::path folderOn(std::size_t i) const
    {
        return m_servers[i]->home() / ".trainyard" / "runs" / m_run.value;
    }
    std::string log(std::size_t i, const std::string &label = "worker") const
    {
        return readFile(folderOn(i) / "log" / (label + ".log")).value_or("no log");
    }
    std::string coordinatorLog() const { return "\n" + log(0, "scheduler"); }
    bool eventually(const std::function<bool()> &condition) const
    {
        return bool(
            pollUntil(Backoff(20ms), {Deadline::after(60s), {}}, [&]() -> Result<bool> { return condition(); }));
    }

    RunControl::Options m_options;
    std::vector<protocol::MetricRecord> m_records;
};

} // namespace

TEST_F(RealTask, RunsACommandWithItsCodeOnTwoMachines)
{
    auto job =
        jobOf("echo \"rank $TRAINYARD_RANK of $TRAINYARD_WORKERS on $TRAINYARD_NODE: $(cat lib/words.txt)\"\n"
              "echo \"the token is $MY_TOKEN\"\n"
              "for step in 1 2 3; do echo \"{\\\"epoch\\\": 0, \\\"step\\\": $step, \\\"loss\\\": 0.$step}\"; done\n");
    job.task.secrets = {"MY_TOKEN"};
    m_options.environment["MY_TOKEN"] = Secret(kToken);
    start(job);
    const auto end = followToEnd();
    EXPECT_TRUE(end.finished);
    EXPECT_EQ(protocol::stateAfter(end.value), protocol::RunState::Finished) << end.note << coordinatorLog();
    EXPECT_THAT(log(1), HasSubstr("rank 0 of 2 on worker-1: of the code"));
    EXPECT_THAT(log(2), HasSubstr("rank 1 of 2 on worker-2: of the code"));

    std::map<int, std::string> hosts;
    for (const auto &record : records(metric::kMemberJoined))
        hosts[record.rank] = record.note;
    EXPECT_THAT(hosts, UnorderedElementsAre(testing::Pair(0, "worker-1"), testing::Pair(1, "worker-2")));
    std::map<int, double> last; // the curve of each rank
    for (const auto &record : records(metric::kTrainLoss))
        last[record.rank] = record.value;
    EXPECT_DOUBLE_EQ(last[0], 0.3) << coordinatorLog();
    EXPECT_DOUBLE_EQ(last[1], 0.3) << coordinatorLog();
    const auto ended = records(metric::kTaskEnded);
    ASSERT_EQ(ended.size(), 2u);
    for (const auto &record : ended)
        EXPECT_EQ(record.value, 0) << record.note;

    for (std::size_t i = 0; i < 3; ++i) { // the secret was in the process's environment, and is in no file but that one
        for (const auto &file : std::filesystem::recursive_directory_iterator(folderOn(i))) {
            if (file.is_regular_file() && file.path().filename() != "env") {
                EXPECT_THAT(readFile(file.path()).value_or(""), Not(HasSubstr(kToken))) << file.path();
            }
        }
    }
    EXPECT_THAT(log(1), HasSubstr("the token is "));

    // The code stays for the next run: nothing is sent again, although the archive is gone.
    const auto job2 = jobOf("exit 0\n");
    EXPECT_NE(job2.task.codeHash, job.task.codeHash);
    EXPECT_TRUE(std::filesystem::exists(m_servers[1]->home() / ".trainyard/code" / job.task.codeHash / "run.sh"));
    EXPECT_TRUE(std::filesystem::exists(folderOn(0) / "code.tar.gz")) << "for machines that join later";
    m_options.codeArchive.clear();
    RunControl again(newRunId(), node(0), m_options);
    const auto started = again.start(job, workers(), {Deadline::after(60s), {}});
    EXPECT_TRUE(started) << started.error().detail;
    EXPECT_TRUE(again.stop(workers(), false, {Deadline::after(60s), {}}));
}

TEST_F(RealTask, NamesTheFirstFailureAndEndsTheOthers)
{
    start(jobOf("if [ $TRAINYARD_RANK = 1 ]; then echo 'ValueError: no such layer' >&2; exit 3; fi\n"
                "sleep 600 &\nwait\n"));
    const auto end = followToEnd();
    EXPECT_EQ(protocol::stateAfter(end.value), protocol::RunState::Failed) << coordinatorLog();
    EXPECT_THAT(end.note, HasSubstr("worker-2"));
    EXPECT_THAT(end.note, HasSubstr("ValueError: no such layer"));
    const auto cause = records(metric::kRootCause);
    ASSERT_EQ(cause.size(), 1u);
    EXPECT_EQ(cause[0].rank, 1);
    EXPECT_EQ(cause[0].value, 3);
    auto runControl = control();
    EXPECT_TRUE(eventually([&] { return alive(runControl, 1).empty() && alive(runControl, 2).empty(); }));
    const auto left = runControl.sweep(workers(), false, {Deadline::after(60s), {}});
    ASSERT_TRUE(left) << left.error().detail;
    EXPECT_THAT(left->at("worker-1").lingering, IsEmpty()) << "its sleep has ended with it";
}

TEST_F(RealTask, AScriptSavesWhenItIsStopped)
{
    start(jobOf("trap 'echo saved by rank $TRAINYARD_RANK; exit 0' TERM\necho ready\n"
                "while :; do sleep 600 & wait $!; done\n"));
    ASSERT_TRUE(eventually([&] {
        return log(1).find("ready") != std::string::npos && log(2).find("ready") != std::string::npos;
    })) << coordinatorLog();
    const auto stopped = control().stop(workers(), true, {Deadline::after(60s), {}});
    ASSERT_TRUE(stopped) << stopped.error().detail;
    EXPECT_THAT(log(1), HasSubstr("saved by rank 0"));
    EXPECT_THAT(log(2), HasSubstr("saved by rank 1"));
    const auto end = followToEnd();
    EXPECT_EQ(protocol::stateAfter(end.value), protocol::RunState::Stopped) << end.note;
}

TEST_F(RealTask, TheSweepEndsWhatARunHasLeftBehindAndNothingElse)
{
    const auto marker = m_servers[1]->folder() / "left.pid";
    // The program ends only when its process has left the group: what is still in it ends with the program.
    start(jobOf("if [ $TRAINYARD_RANK = 0 ]; then setsid sh -c 'echo $$ > " + marker.string() +
                "; exec sleep 600' </dev/null >/dev/null 2>&1 &\nwhile [ ! -s " + marker.string() +
                " ]; do sleep 0.01; done; fi\nexit 0\n"));
    EXPECT_EQ(protocol::stateAfter(followToEnd().value), protocol::RunState::Finished) << coordinatorLog();
    ASSERT_TRUE(eventually([&] { return !readFile(marker).value_or("").empty(); }));
    const auto left = identify(pid_t(std::stol(*readFile(marker))));
    const auto others = spawnDetached({{"/bin/sleep", "600"}, {}, "", ""}, (m_servers[1]->folder() / "log").string());
    ASSERT_TRUE(others);
    auto runControl = control();
    const auto ended = runControl.sweep(workers(), true, {Deadline::after(60s), {}});
    ASSERT_TRUE(ended) << ended.error().detail;
    EXPECT_FALSE(left && isAlive(*left));
    EXPECT_TRUE(isAlive(*others)) << "a process of the user";
    ::kill(others->pid, SIGKILL);
    const auto after = runControl.sweep(workers(), false, {Deadline::after(60s), {}});
    ASSERT_TRUE(after);
    for (const auto &[name, processes] : *after)
        EXPECT_THAT(processes.lingering, IsEmpty()) << name;
}

TEST_F(RealTask, RunsOnTheHeadAloneOrOnSomeMachines)
{
    auto job = jobOf("echo on $TRAINYARD_NODE of $TRAINYARD_NODES\n");
    job.task.nodes = "head";
    start(job);
    EXPECT_EQ(protocol::stateAfter(followToEnd().value), protocol::RunState::Finished) << coordinatorLog();
    EXPECT_THAT(log(0), HasSubstr("on head of 1"));
    EXPECT_FALSE(std::filesystem::exists(folderOn(1))) << "a machine without processes is not touched";

    job.task.nodes = "1";
    const RunId second = newRunId();
    RunControl one(second, node(0), m_options);
    const auto started = one.start(job, workers(), {Deadline::after(60s), {}});
    ASSERT_TRUE(started) << started.error().detail;
    EXPECT_TRUE(std::filesystem::exists(m_servers[1]->home() / ".trainyard/runs" / second.value));
    EXPECT_FALSE(std::filesystem::exists(m_servers[2]->home() / ".trainyard/runs" / second.value));
    EXPECT_TRUE(one.stop(workers(), false, {Deadline::after(60s), {}}));
}
