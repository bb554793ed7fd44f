// What machines report about themselves: the script, run by a real shell, and its parser with hostile answers.
#include "backend/doctor/facts/node_report.h"

#include <csignal>
#include <fstream>

#include <gmock/gmock.h>

#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/doctor/facts/joining.h"
#include "tests/support/temporary_folder.h"

namespace trainyard::doctor {
namespace {

using namespace std::chrono_literals;
using testing::Contains;
using testing::ElementsAre;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::Pair;
using testing::SizeIs;

constexpr const char *kRun = "r-00112233445566ff";

NodeReport reportFrom(const std::filesystem::path &home, const NodeQuestions &questions,
                      const std::vector<std::string> &variables = {})
{
    ProcessSpec spec;
    spec.argv = {"sh", "-s"};
    spec.input = nodeScript(questions);
    spec.environment = {"PATH=" + environment("PATH"), "HOME=" + home.string()};
    spec.environment->insert(spec.environment->end(), variables.begin(), variables.end());
    const auto done = runProcess(spec, {Deadline::after(100s), {}}, 16u << 20);
    EXPECT_TRUE(done) << done.error().detail;
    if (!done)
        return {};
    EXPECT_THAT(done->out, HasSubstr("end=1")) << done->err;
    return parseNodeReport(done->out);
}

TEST(NodeReport, AShellAnswersTheScript)
{
    TemporaryFolder home;
    const auto run = home.path / ".trainyard/runs" / kRun / "log";
    std::filesystem::create_directories(run);
    std::filesystem::create_directories(home.path / "shared");
    std::ofstream(run / "worker.log") << "first\nsecond\n";
    std::ofstream(run.parent_path() / "metrics.jsonl") << "{\"a\": 1}\n";
    std::ofstream(home.path / "worker_ip_file") << "10.0.0.1\n10.0.0.2\n";
    std::ofstream(home.path / ".profile") << "export EFS_MOUNT=" << (home.path / "shared").string()
                                          << "\nexport AWS_REGION=us-east-1\nexport AWS_SECRET_ACCESS_KEY=hush\n";
    std::ofstream(home.path / "shared/launch.py") << "print(1)\n";
    std::ofstream(home.path / "shared/host_worker") << "10.0.0.1\n";
    std::ofstream(home.path / "shared/host_worker_log") << "0 ADDED 10.0.0.2 1500000000000000000\n";
    std::ofstream(home.path / "shared/prepare_data_success_10.0.0.2");
    std::ofstream(home.path / "shared/prepare_data_status_10.0.0.3") << "2\n";

    ProcessSpec orphan;
    orphan.argv = {"sleep", "300"};
    orphan.environment = {"PATH=" + environment("PATH"), std::string("TRAINYARD_RUN=") + kRun};
    const auto started = spawnDetached(orphan, (home.path / "orphan.log").string());
    ASSERT_TRUE(started);
    const NodeReport report = reportFrom(home.path, {.run = kRun, .kernelLog = false});
    ::kill(started->pid, SIGKILL);

    EXPECT_GT(report.time, 1'700'000'000);
    EXPECT_THAT(report.launched, testing::Each(Field(&LaunchedProcess::command, Not(HasSubstr("sleep 300")))))
        << "it has a run";
    EXPECT_THAT(report.processes, Contains(RunProcess{int(started->pid), kRun, "sleep 300"}));
    EXPECT_GE(report.gpusListed, 0);
    EXPECT_FALSE(report.numpy.empty());
    EXPECT_THAT(report.environment, Contains(Pair("AWS_REGION", "us-east-1")));
    EXPECT_THAT(report.environment, Not(Contains(testing::Key("AWS_SECRET_ACCESS_KEY"))));
    ASSERT_TRUE(report.workerFile);
    EXPECT_THAT(*report.workerFile, ElementsAre("10.0.0.1", "10.0.0.2"));
    EXPECT_THAT(report.hostWorker, ElementsAre("10.0.0.1"));
    EXPECT_THAT(report.hostLog, ElementsAre("0 ADDED 10.0.0.2 1500000000000000000"));
    EXPECT_THAT(report.markers, ElementsAre("_10.0.0.2"));
    EXPECT_THAT(report.prepareStatus, ElementsAre(Pair("10.0.0.3", 2)));
    EXPECT_THAT(report.preparedAt, ElementsAre(Pair("prepare_data_status_10.0.0.3", testing::Gt(1'700'000'000)),
                                               Pair("prepare_data_success_10.0.0.2", testing::Gt(1'700'000'000))));
    EXPECT_THAT(report.code, Contains(testing::Key((home.path / "shared/launch.py").string())));
    EXPECT_FALSE(report.sharedSilent);
    EXPECT_EQ(report.metrics, "{\"a\": 1}\n");
    const auto log = std::ranges::find(report.logs, "worker.log", &LogText::name);
    ASSERT_NE(log, report.logs.end());
    EXPECT_EQ(log->firstLine, 1);
    EXPECT_EQ(log->text, "first\nsecond\n");
}

TEST(NodeReport, OfALongLogTheEndIsReadWithItsLineNumbers)
{
    TemporaryFolder home;
    const auto run = home.path / ".trainyard/runs" / kRun / "log";
    std::filesystem::create_directories(run);
    {
        std::ofstream log(run / "worker.log");
        for (int i = 1; i <= 50'000; ++i)
            log << "line " << i << "\n";
    }
    const NodeReport report = reportFrom(home.path, {.run = kRun, .kernelLog = false});
    const auto log = std::ranges::find(report.logs, "worker.log", &LogText::name);
    ASSERT_NE(log, report.logs.end());
    EXPECT_LE(log->text.size(), kLogTailBytes + 4096);
    // The last line has its number.
    const auto lines = std::ranges::count(log->text, '\n');
    EXPECT_EQ(log->firstLine + lines - 1, 50'000);
    EXPECT_TRUE(log->text.ends_with("line 50000\n"));
}

TEST(NodeReport, OnlyValidIdsAndAddressesBecomePartOfTheScript)
{
    const std::string script =
        nodeScript({.run = "r-1; rm -rf ~", .hopTo = {"10.0.0.1", "$(reboot)", "10.0.0.2; x", ""}, .kernelLog = false});
    EXPECT_THAT(script, Not(HasSubstr("rm -rf")));
    EXPECT_THAT(script, Not(HasSubstr("reboot")));
    EXPECT_THAT(script, Not(HasSubstr("; x")));
    EXPECT_THAT(script, HasSubstr("/dev/tcp/10.0.0.1/22"));
    EXPECT_THAT(script, Not(HasSubstr("dmesg")));
    EXPECT_THAT(nodeScript({}), HasSubstr("dmesg"));
}

TEST(NodeReport, ManyHopsAreTestedAtTheSameTime) // M14
{
    TemporaryFolder home;
    NodeQuestions questions{.run = "", .hopTo = {}, .kernelLog = false};
    for (int i = 1; i <= 60; ++i) // of the range for documentation: none answers, and one may take 4 s
        questions.hopTo.push_back("192.0.2." + std::to_string(i));
    const auto begin = std::chrono::steady_clock::now();
    const NodeReport report = reportFrom(home.path, questions);
    EXPECT_THAT(report.hops, SizeIs(60));
    EXPECT_LT(std::chrono::steady_clock::now() - begin, 90s) << "the limit of an examination";
    for (int i = 0; i < 2000; ++i)
        questions.hopTo.push_back("198.51.100.1");
    std::size_t hops = 0;
    const std::string script = nodeScript(questions);
    for (std::size_t at = 0; (at = script.find("/dev/tcp/", at)) != std::string::npos; ++at)
        ++hops;
    EXPECT_EQ(hops, 256u) << "bounded";
}

TEST(NodeReport, HostileAnswersAreIgnored)
{
    std::string text =
        "time=99999999999999999999\nprocess=-5 r-1 x\nprocess=1 r-1 init\nprocess=77 other x\n"
        "gpus=many\nnonsense\n=\nlog=\nlog=5\n>a line of no log\nenv.PATH=/bin\nenv.EFS_MOUNT=/shared\n"
        "code=short /x\nmount=one\npreparestatus=10.0.0.1 lots\npreparestatus=10.0.0.2 4000\nhop=10.0.0.1 " +
        std::string(500, 'x') + "\nlog=-3 a.log\n>one\nlog=7 \x1b[31mb.log\n>two\n";
    for (int i = 0; i < 5000; ++i)
        text += "address=10.0.0." + std::to_string(i) + "\nlog=1 many" + std::to_string(i) + "\n";
    text += "workers=" + std::string(2000, 'x') + "\n";
    const NodeReport report = parseNodeReport(text);
    EXPECT_EQ(report.time, 0);
    EXPECT_THAT(report.processes, IsEmpty());
    EXPECT_EQ(report.gpusListed, -1);
    EXPECT_THAT(report.environment, ElementsAre(Pair("EFS_MOUNT", "/shared")));
    EXPECT_THAT(report.code, IsEmpty());
    EXPECT_THAT(report.mounts, IsEmpty());
    EXPECT_THAT(report.prepareStatus, IsEmpty());
    ASSERT_THAT(report.hops, SizeIs(1));
    EXPECT_LE(report.hops[0].result.size(), 16u);
    EXPECT_LE(report.addresses.size(), 2048u);
    EXPECT_LE(report.logs.size(), 32u);
    EXPECT_EQ(report.logs[0], (LogText{{}, "a.log", 1, "one\n"}));
    EXPECT_EQ(report.logs[1].name, "b.log");
    EXPECT_FALSE(report.workersList);
    EXPECT_EQ(parseNodeReport(""), NodeReport());
    EXPECT_EQ(parseNodeReport(std::string(1u << 20, '\0')), NodeReport());
}

TEST(Joining, BothLayoutsOfHostWorkerLogAreRead)
{
    NodeReport head;
    head.hostWorker = {"10.0.0.1"};
    head.hostLog = {"0 ADDED 10.0.0.9 1500000000000000000", "1 10.0.0.8 ADDED 1500000000",
                    "2 10.0.0.8 REMOVED 1500000100", "garbage", "3 FLIES 10.0.0.7 1"};
    head.markers = {"_10.0.0.7"};
    Joining one;
    one.address = "10.0.0.9";
    readSharedFiles(head, one);
    EXPECT_TRUE(one.logAdded);
    Joining two;
    two.address = "10.0.0.8";
    readSharedFiles(head, two);
    EXPECT_FALSE(two.logAdded);
    EXPECT_TRUE(two.logRemoved);
    Joining three;
    three.address = "10.0.0.7";
    readSharedFiles(head, three);
    EXPECT_FALSE(three.logAdded || three.logRemoved);
    EXPECT_TRUE(three.marked);
    EXPECT_FALSE(one.marked);
}

TEST(Joining, EventsOfEarlierMachinesAndRunsDoNotCount)
{
    NodeReport head;
    head.hostLog = {"0 ADDED 10.0.0.9 1500000000", "1 REMOVED 10.0.0.8 1500000000"};
    Joining reused;
    reused.address = "10.0.0.9";
    reused.launched = Timestamp(std::chrono::seconds(1'600'000'000));
    readSharedFiles(head, reused);
    EXPECT_FALSE(reused.logAdded) << "another machine had this address";
    head.hostLog.push_back("2 ADDED 10.0.0.9 1600000100");
    readSharedFiles(head, reused);
    EXPECT_TRUE(reused.logAdded);
    head.hostLog.push_back("0 ADDED 10.0.0.1 1600000200");
    readSharedFiles(head, reused);
    EXPECT_FALSE(reused.logAdded) << "another run began";
    head.hostLog.push_back("1 ADDED 10.0.0.9 9223372036854775807");
    readSharedFiles(head, reused);
    EXPECT_TRUE(reused.logAdded);
}

TEST(Joining, FilesOfAnEarlierMachineDoNotCount)
{
    NodeReport head;
    head.markers = {"_10.0.0.9"};
    head.prepareStatus = {{"10.0.0.9", 3}};
    head.preparedAt = {{"prepare_data_success_10.0.0.9", 1'599'999'999},
                       {"prepare_data_status_10.0.0.9", 1'599'999'999}};
    Joining reused;
    reused.address = "10.0.0.9";
    reused.firstLaunched = Timestamp(std::chrono::milliseconds(1'600'000'000'500)); // files have seconds only
    readSharedFiles(head, reused);
    EXPECT_FALSE(reused.marked) << "another machine had this address";
    EXPECT_FALSE(reused.prepareStatus);
    head.preparedAt = {{"prepare_data_success_10.0.0.9", 1'600'000'000},
                       {"prepare_data_status_10.0.0.9", 1'600'000'000}};
    readSharedFiles(head, reused);
    EXPECT_TRUE(reused.marked);
    EXPECT_EQ(reused.prepareStatus, 3);
}

TEST(Joining, TheDecisionTreeAnswersEachQuestion)
{
    Joining j;
    j.instance = InstanceId("i-1");
    j.state = "pending";
    EXPECT_EQ(whyNotAdded(j).step, JoinStep::Launched);
    j.state = "stopped";
    EXPECT_EQ(whyNotAdded(j).step, JoinStep::Running);
    EXPECT_FALSE(whyNotAdded(j).waits);
    j.state = "running";
    EXPECT_TRUE(whyNotAdded(j).waits) << "no address yet";
    j.address = "10.0.0.7";
    EXPECT_THAT(whyNotAdded(j).sentence.english(), HasSubstr("head does not answer"));
    j.filesKnown = j.reachable = true;
    j.preparing = true;
    EXPECT_EQ(whyNotAdded(j).step, JoinStep::Preparing);
    j.preparing = false;
    EXPECT_EQ(whyNotAdded(j).step, JoinStep::Marker);
    j.starting = true;
    EXPECT_EQ(whyNotAdded(j).step, JoinStep::Preparing) << "the set-up has not come to the script yet";
    EXPECT_TRUE(whyNotAdded(j).waits);
    j.starting = false;
    j.reachable = false;
    EXPECT_EQ(whyNotAdded(j).step, JoinStep::Preparing);
    EXPECT_FALSE(whyNotAdded(j).waits);
    j.prepareStatus = 3;
    EXPECT_THAT(whyNotAdded(j).sentence.english(), HasSubstr("ended with status 3"));
    j.marked = true;
    j.noRun = true;
    EXPECT_TRUE(whyNotAdded(j).waits);
    EXPECT_THAT(whyNotAdded(j).sentence.english(), HasSubstr("the next run"));
    j.noRun = false;
    EXPECT_EQ(whyNotAdded(j).step, JoinStep::Hosts);
    EXPECT_TRUE(whyNotAdded(j).waits);
    j.tagStatus = "ADD_QUEUED";
    EXPECT_FALSE(whyNotAdded(j).waits) << "queued, but not in the file";
    j.inHostWorker = true;
    EXPECT_EQ(whyNotAdded(j).step, JoinStep::NextEpoch);
    j.logAdded = true;
    EXPECT_EQ(whyNotAdded(j).step, JoinStep::Added);
    j.logAdded = false;
    j.logRemoved = true;
    j.inHostWorker = false;
    EXPECT_EQ(whyNotAdded(j).step, JoinStep::Log);
    EXPECT_THAT(whyNotAdded(j).sentence.english(), HasSubstr("costs"));
    j.logRemoved = false;
    j.wanted = false;
    EXPECT_EQ(whyNotAdded(j).step, JoinStep::Tag);
    EXPECT_FALSE(whyNotAdded(j).waits) << "no program ends it";
    j.member = true;
    EXPECT_TRUE(whyNotAdded(j).waits) << "it leaves at the next boundary";
    j.wanted = true;
    EXPECT_EQ(whyNotAdded(j).step, JoinStep::Added);
}

TEST(Joining, OutsideOfAStackTheProcessesOfTheRunCount)
{
    Joining j;
    j.state = "terminated";
    EXPECT_EQ(whyNotInRun(j).step, JoinStep::Running);
    j.state = "running";
    EXPECT_EQ(whyNotInRun(j).step, JoinStep::Reachable);
    j.reachable = true;
    EXPECT_EQ(whyNotInRun(j).step, JoinStep::Runtime);
    EXPECT_FALSE(whyNotInRun(j).waits);
    j.starting = true;
    EXPECT_TRUE(whyNotInRun(j).waits);
    j.starting = false;
    j.hasRuntime = true;
    EXPECT_EQ(whyNotInRun(j).step, JoinStep::Process);
    EXPECT_THAT(whyNotInRun(j).sentence.english(), HasSubstr("costs"));
    j.ended = "no hello within 60 s";
    EXPECT_THAT(whyNotInRun(j).sentence.english(), HasSubstr("(no hello within 60 s)"));
    j.hasProcess = true;
    EXPECT_EQ(whyNotInRun(j).step, JoinStep::NextEpoch);
    EXPECT_TRUE(whyNotInRun(j).waits);
    j.member = true;
    EXPECT_EQ(whyNotInRun(j).step, JoinStep::Added);
}

} // namespace
} // namespace trainyard::doctor
