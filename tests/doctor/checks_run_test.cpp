// Runs and their members: facts that make each check fire, and facts that do not.
#include "tests/doctor/checks_support.h"

namespace trainyard::doctor {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class RunChecks : public ChecksTest {
protected:
    void addRun(const std::string &id, protocol::RunState state)
    {
        ledger::Run run;
        run.id = RunId(id);
        run.state = state;
        run.created = m_facts.now - 1min;
        m_facts.ledger->runs.push_back(run);
    }
    protocol::MetricRecord record(std::string_view name, int rank, std::int64_t step, double secondsAgo,
                                  const std::string &note = {}) const
    {
        protocol::MetricRecord r;
        r.run = RunId("r-1");
        r.name = name;
        r.rank = rank;
        r.step = step;
        r.t = double(m_facts.now.time_since_epoch().count()) / 1000 - secondsAgo;
        r.note = note;
        return r;
    }
    /// Two workers that made a step per second, and a record every ten, until so many seconds ago.
    void train(double silent)
    {
        auto &records = m_facts.ledger->metrics;
        records = {record(protocol::metric::kMemberJoined, 0, 0, silent + 200, "head"),
                   record(protocol::metric::kMemberJoined, 1, 0, silent + 200, "worker-1")};
        for (int i = 10; i >= 0; --i) {
            for (int rank = 0; rank < 2; ++rank)
                records.push_back(record(protocol::metric::kSpeed, rank, 110 - 10 * i, silent + 10 * i));
        }
    }
    aws::Instance elastic(const std::string &id, const std::string &address, const std::string &state = "running")
    {
        aws::Instance machine;
        machine.id = InstanceId(id);
        machine.privateIp = address;
        machine.state = state;
        return machine;
    }
};

TEST_F(RunChecks, ProcessesOfEndedRunsAreOrphans) // M2
{
    addRun("r-1", protocol::RunState::Running);
    addRun("r-2", protocol::RunState::Failed);
    worker().report.processes = {{100, "r-1", "trainyard-runtime worker"}, {101, "r-3", "of another ledger"}};
    EXPECT_EQ(severity("M2"), Severity::Ok);
    worker().report.processes.push_back({102, "r-2", "trainyard-runtime worker"});
    worker().report.processes.push_back({103, "r-2", "python train.py"});
    const auto finding = of("M2");
    EXPECT_EQ(finding->severity, Severity::Problem);
    EXPECT_THAT(finding->evidence, SizeIs(2));
    EXPECT_THAT(finding->repairs, ElementsAre(Repair{RepairAction::KillOrphans, "worker-1", "r-2"}));
}

TEST_F(RunChecks, ProcessesThatALaunchScriptLeftAreOrphans) // M2
{
    worker().report.launched = {{200, "worker", "python train_mnist.py"}, {201, "server", "python train_mnist.py"}};
    const auto finding = of("M2");
    EXPECT_EQ(finding->severity, Severity::Warning);
    EXPECT_THAT(finding->evidence, SizeIs(2));
    EXPECT_THAT(finding->evidence[0], HasSubstr("process 200 (worker) of a launch script that has ended"));
    ASSERT_THAT(finding->repairs, ElementsAre(Repair{RepairAction::KillOrphans, "worker-1", kLaunchScript}));
    EXPECT_THAT(consequence(finding->repairs[0]).english(), HasSubstr("no longer have a parent"));
}

TEST_F(RunChecks, AHangNamesTheRankThatTheOthersWaitFor) // M24
{
    EXPECT_FALSE(of("M24")) << "no run";
    addRun("r-1", protocol::RunState::Running);
    EXPECT_EQ(severity("M24"), Severity::Ok) << "no step yet";
    train(5);
    EXPECT_EQ(severity("M24"), Severity::Ok);
    train(50);
    EXPECT_EQ(severity("M24"), Severity::Ok) << "less than a minute";
    train(300);
    EXPECT_EQ(severity("M24"), Severity::Problem);
    EXPECT_THAT(sentence("M24"), HasSubstr("no rank is known to be behind"));
    m_facts.ledger->metrics.push_back(record(protocol::metric::kStraggler, 1, 110, 295));
    worker().report.logs = {{{}, "worker.log", 1, "step 110\nwaiting for data\n"}};
    const auto finding = of("M24");
    EXPECT_THAT(finding->sentence.english(), HasSubstr("the others wait for rank 1 on worker-1"));
    EXPECT_THAT(finding->evidence, Contains(HasSubstr("last line of worker-1 worker.log: waiting for data")));
    m_facts.ledger->metrics.push_back(record(protocol::metric::kPaused, -1, 110, 290, "1 of 2 workers"));
    EXPECT_EQ(severity("M24"), Severity::Warning) << "a pause is no hang";
    auto again = record(protocol::metric::kMemberJoined, 0, 110, 285, "head");
    again.attempt = 2;
    m_facts.ledger->metrics.push_back(again);
    EXPECT_NE(severity("M24"), Severity::Warning) << "it was started again, on a new head";
    m_facts.ledger->metrics.push_back(record(protocol::metric::kRunFinished, -1, 110, 280));
    EXPECT_EQ(severity("M24"), Severity::Ok);
}

TEST_F(RunChecks, AHangOffersTheStacksOfTheProcessesAndShowsThem) // M24
{
    addRun("r-1", protocol::RunState::Running);
    train(300);
    EXPECT_THAT(of("M24")->repairs, IsEmpty()) << "no machine reports a process of the run";
    head().report.processes = {{100, "r-1", "trainyard-runtime scheduler"}};
    worker().report.processes = {{100, "r-1", "trainyard-runtime worker"}, {101, "r-2", "of another run"}};
    EXPECT_THAT(of("M24")->repairs, ElementsAre(Repair{RepairAction::DumpStacks, "head", "r-1"},
                                                Repair{RepairAction::DumpStacks, "worker-1", "r-1"}));
    m_facts.ledger->metrics.push_back(record(protocol::metric::kStraggler, 1, 110, 295));
    EXPECT_THAT(of("M24")->repairs, ElementsAre(Repair{RepairAction::DumpStacks, "worker-1", "r-1"}))
        << "the one that the others wait for";
    m_facts.ledger->stacks = {{"worker-1", m_facts.now - 400s, "/state/old.txt", "#0 of another time\n"}};
    EXPECT_THAT(of("M24")->evidence, testing::Not(Contains(HasSubstr("another time"))));
    std::string deep;
    for (int i = 0; i < 500; ++i)
        deep += "  #" + std::to_string(i) + " recurse ()\n\n";
    m_facts.ledger->stacks = {{"worker-1", m_facts.now - 10s, "/state/new.txt",
                               "process 100: trainyard-runtime worker\n  #0 \x1b[31mread ()\n" + deep}};
    const auto finding = of("M24");
    EXPECT_THAT(finding->evidence, Contains(HasSubstr("all of them: /state/new.txt")));
    EXPECT_THAT(finding->evidence, Contains("process 100: trainyard-runtime worker"));
    EXPECT_THAT(finding->evidence, Contains("  #0 read ()"));
    EXPECT_LE(finding->evidence.size(), 50u);
}

TEST_F(RunChecks, ARunThatNeverBeginsIsNotWell) // M24
{
    addRun("r-1", protocol::RunState::Running);
    worker().report.processes = {{100, "r-1", "trainyard-runtime worker"}};
    worker().report.logs = {{{}, "worker.log", 1, "reading s3://data\n"}};
    EXPECT_EQ(severity("M24"), Severity::Ok);
    m_facts.ledger->runs[0].created = m_facts.now - 2h;
    const auto finding = of("M24");
    EXPECT_EQ(finding->severity, Severity::Warning);
    EXPECT_THAT(finding->sentence.english(), HasSubstr("no step since its start 2 h"));
    EXPECT_THAT(finding->evidence, Contains("last line of worker-1 worker.log: reading s3://data"));
    EXPECT_THAT(finding->repairs, ElementsAre(Repair{RepairAction::DumpStacks, "worker-1", "r-1"}));
    worker().report.processes.clear();
    EXPECT_THAT(sentence("M24"), HasSubstr("no process of it is on a machine that answers"));
}

TEST_F(RunChecks, RecordsThatOnlyTheHeadHasCount) // M24
{
    addRun("r-1", protocol::RunState::Running);
    train(300);
    head().report.metrics = protocol::toLine(record(protocol::metric::kSpeed, 0, 120, 3)) + "\ngarbage\n";
    EXPECT_EQ(severity("M24"), Severity::Ok) << sentence("M24");
}

TEST_F(RunChecks, TheRankWithTheFewestStepsIsBehind) // M24
{
    addRun("r-1", protocol::RunState::Running);
    train(300);
    m_facts.ledger->metrics.push_back(record(protocol::metric::kSpeed, 0, 120, 290));
    EXPECT_THAT(sentence("M24"), HasSubstr("rank 1 on worker-1"));
}

TEST_F(RunChecks, SlowStepsNeedMoreSilence) // M24
{
    addRun("r-1", protocol::RunState::Running);
    for (int i = 5; i >= 0; --i) // a step in 30 s
        m_facts.ledger->metrics.push_back(record(protocol::metric::kSpeed, 0, 10 - i, 400 + 30 * i));
    EXPECT_EQ(severity("M24"), Severity::Ok) << "400 s are less than 20 steps";
    m_facts.now += 300s;
    EXPECT_EQ(severity("M24"), Severity::Problem);
}

TEST_F(RunChecks, ALostHeadOrWorkerIsNamed) // M22
{
    EXPECT_EQ(severity("M22"), Severity::Ok);
    m_facts.cloud->instances->at(1).state = "terminated";
    m_facts.cloud->instances->at(1).stateReason = "Client.UserInitiatedShutdown: User initiated shutdown";
    const auto finding = of("M22");
    EXPECT_EQ(finding->severity, Severity::Problem);
    EXPECT_THAT(finding->repairs, ElementsAre(Repair{RepairAction::ReplaceWorker, "worker-1", {}}));
    setOrigin(cluster::Origin::Stack);
    EXPECT_THAT(of("M22")->repairs, IsEmpty()) << "nothing replaces a base worker";
    m_facts.cloud->instances->at(1).state = "stopped";
    setOrigin(cluster::Origin::Instances);
    EXPECT_THAT(of("M22")->repairs, IsEmpty()) << "a stopped machine can be started";
    m_facts.cloud->instances->erase(m_facts.cloud->instances->begin());
    addRun("r-1", protocol::RunState::Running);
    EXPECT_THAT(sentence("M22"), HasSubstr("the run r-1 halts"));
    m_facts.ledger->machines[0].created = m_facts.now - 1min;
    EXPECT_THAT(sentence("M22"), HasSubstr("worker-1 is gone")) << "a new head is not listed at once";
    m_facts.cloud->instances = fail(ErrorCode::Timeout, "ec2", "no answer");
    EXPECT_EQ(severity("M22"), Severity::Unknown);
}

TEST_F(RunChecks, NewWorkersAnswerTheDecisionTree) // M18, M19
{
    setOrigin(cluster::Origin::Stack);
    EXPECT_FALSE(of("M18"));
    EXPECT_FALSE(of("M19"));
    m_facts.cloud->elasticWorkers = {elastic("i-1", "10.0.0.2")};
    worker().report.preparing = true;
    EXPECT_EQ(severity("M18"), Severity::Ok) << "it prepares its data";
    EXPECT_EQ(severity("M19"), Severity::Ok);
    worker().report.preparing = false;
    EXPECT_EQ(severity("M18"), Severity::Problem);
    const auto marker = of("M19");
    EXPECT_EQ(marker->severity, Severity::Warning);
    EXPECT_THAT(marker->repairs, ElementsAre(Repair{RepairAction::CreateMarker, "worker-1", "10.0.0.2"}));
    head().report.markers = {"_10.0.0.2"};
    head().report.hostWorker = {"10.0.0.1", "10.0.0.2"};
    EXPECT_EQ(severity("M18"), Severity::Ok);
    m_facts.cloud->elasticWorkers.push_back(elastic("i-9", "10.0.0.9", "stopped"));
    EXPECT_THAT(sentence("M18"), HasSubstr("i-9 is not added to the training: the machine is in the state stopped"));
}

TEST_F(RunChecks, AMarkerOfAnEarlierMachineWithTheSameAddressIsNone) // M19
{
    setOrigin(cluster::Origin::Stack);
    m_facts.cloud->elasticWorkers = {elastic("i-1", "10.0.0.2")};
    m_facts.cloud->elasticWorkers[0].launched = m_facts.now; // it was stopped since
    m_facts.ledger->machines[1].created = m_facts.now - 2h;
    head().report.markers = {"_10.0.0.2"};
    head().report.preparedAt["prepare_data_success_10.0.0.2"] = 1'800'000'000 - 3600;
    EXPECT_EQ(severity("M19"), Severity::Ok);
    m_facts.ledger->machines[1].created = m_facts.now - 30min;
    EXPECT_EQ(severity("M19"), Severity::Warning);
}

TEST_F(RunChecks, AnElasticWorkerWithoutItsTagCostsForNothing) // M18
{
    setOrigin(cluster::Origin::Stack);
    aws::Stack stack;
    stack.name = "demo";
    m_facts.cloud->stack = Result<aws::Stack>(stack);
    m_facts.cloud->elasticWorkers = {elastic("i-1", "10.0.0.2")};
    m_facts.cloud->elasticWorkers[0].tags["other-aws-dl-cfn-elastic-worker"] = "";
    head().report.markers = {"_10.0.0.2"};
    EXPECT_THAT(sentence("M18"), HasSubstr("costs until it is terminated"));
    EXPECT_EQ(severity("M18"), Severity::Problem);
    EXPECT_EQ(severity("M19"), Severity::Ok) << "no marker lets it join";
    m_facts.cloud->elasticWorkers[0].tags["demo-aws-dl-cfn-elastic-worker"] = "";
    EXPECT_EQ(severity("M18"), Severity::Ok);
}

TEST_F(RunChecks, AWorkerOutsideOfAStackAnswersForItsRun) // M18
{
    EXPECT_FALSE(of("M18")) << "no run";
    addRun("r-1", protocol::RunState::Running);
    EXPECT_THAT(sentence("M18"), HasSubstr("worker-1 is not added to the training: the runtime is not installed"));
    worker().report.code["/home/ubuntu/.trainyard/bundle/trainyard-runtime"] = std::string(64, 'a');
    EXPECT_THAT(sentence("M18"), HasSubstr("the run started without it"));
    m_facts.ledger->metrics = {record(protocol::metric::kNeverJoined, 1, 0, 100, "worker-1: no hello within 60 s")};
    EXPECT_THAT(sentence("M18"), HasSubstr("(no hello within 60 s)"));
    worker().report.processes = {{100, "r-1", "trainyard-runtime worker"}};
    EXPECT_EQ(severity("M18"), Severity::Ok) << "it starts again";
    worker().report.processes.clear();
    m_facts.ledger->metrics.push_back(record(protocol::metric::kMemberJoined, 1, 0, 50, "worker-1"));
    EXPECT_EQ(severity("M18"), Severity::Ok);
    m_facts.ledger->metrics.push_back(record(protocol::metric::kMemberDied, 1, 0, 40, "worker-1: it fell silent"));
    EXPECT_EQ(severity("M18"), Severity::Problem);
    m_facts.ledger->machines[1].closed = m_facts.now;
    EXPECT_FALSE(of("M18")) << "its machine is gone";
}

TEST_F(RunChecks, MarkersAreMissedOutsideOfAStackOnlyWhereTheyAreUsed) // M19
{
    EXPECT_FALSE(of("M19"));
    head().report.markers = {"_10.0.0.1"};
    EXPECT_THAT(of("M19")->repairs, ElementsAre(Repair{RepairAction::CreateMarker, "worker-1", "10.0.0.2"}));
    worker().report.starting = true;
    EXPECT_EQ(severity("M19"), Severity::Ok) << "its set-up runs";
    worker().report.starting = false;
    head().report.markers.push_back("_10.0.0.2");
    EXPECT_EQ(severity("M19"), Severity::Ok);
}

TEST_F(RunChecks, TheWorstLineOfTheLogsIsExplained) // M25
{
    EXPECT_EQ(severity("M25"), Severity::Ok);
    addMatch("", "spot notice", "worker-1", LogSeverity::Note);
    EXPECT_EQ(severity("M25"), Severity::Ok);
    addMatch("", "Connection refused", "worker-1", LogSeverity::Warning);
    EXPECT_EQ(severity("M25"), Severity::Warning);
    addMatch("", "CUDA out of memory", "head", LogSeverity::Error);
    const auto finding = of("M25");
    EXPECT_EQ(finding->severity, Severity::Problem);
    EXPECT_THAT(finding->sentence.english(), HasSubstr("Label on head: Cause. Action. 1 more in the evidence."));
    EXPECT_THAT(finding->evidence, SizeIs(3));
    m_facts.logs->clear();
    m_facts.rejectedRules = {{"mine", "its regex is missing"}};
    EXPECT_EQ(severity("M25"), Severity::Warning);
    EXPECT_THAT(of("M25")->evidence, ElementsAre(HasSubstr("the rule mine of log-rules.json is not used")));
}

} // namespace
} // namespace trainyard::doctor
