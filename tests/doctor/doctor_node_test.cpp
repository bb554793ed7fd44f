// The doctor at work: a real sshd as the head of a cluster, with EC2 in memory. It finds a removed rule, a wrong key and
// processes of an ended run, and repairs them.
#include "backend/doctor/doctor.h"

#include <csignal>
#include <mutex>
#include <set>

#include <gmock/gmock.h>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/plan/catalog/instance_facts.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/doctor/facts/stacks.h"
#include "backend/ssh/key_files.h"
#include "tests/cluster/support/fake_cloud.h"
#include "tests/support/ssh_server.h"

namespace trainyard::doctor {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class DoctorNode : public testing::Test {
protected:
    void SetUp() override
    {
        if (!support::SshServer::available())
            GTEST_SKIP() << "no sshd with sftp-server here";
        m_server = support::SshServer::start({.name = "head"});
        ASSERT_TRUE(m_server);
        const auto launched = cluster::launch(cloud(), m_setting.plan("demo", 1), cluster::kMachinesOnly, {}, {});
        ASSERT_TRUE(launched) << launched.error().detail;
        m_id = *launched;
        for (ledger::Resource row : m_ledger.resources(m_id).value_or(std::vector<ledger::Resource>())) {
            if (row.kind != "instance" || row.name != "head")
                continue;
            row.facts[cluster::fact::kPublic] = "127.0.0.1";
            row.facts[cluster::fact::kPort] = std::to_string(m_server->target().port);
            row.facts[cluster::fact::kUser] = m_server->target().user;
            ASSERT_TRUE(m_ledger.saveResource(row));
        }
        std::filesystem::create_directories(cloud().clusterFolder(m_id));
        std::filesystem::copy_file(m_server->target().knownHostsFile, cloud().clusterFolder(m_id) / "known_hosts",
                                   std::filesystem::copy_options::overwrite_existing);
    }
    cluster::CloudContext cloud() const { return m_setting.context(); }
    std::filesystem::path keyFile() const { return cloud().clusterFolder(m_id) / "id_ed25519"; }
    void useRightKey() const
    {
        std::filesystem::copy_file(m_server->target().keyFile, keyFile(),
                                   std::filesystem::copy_options::overwrite_existing);
        std::filesystem::permissions(keyFile(),
                                     std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    }
    /// The group and the key pair of the machines.
    std::string group() const { return m_setting.cloud.region("us-east-1").groups.begin()->first; }
    std::string keyPair() const { return m_setting.cloud.region("us-east-1").machines.front().keyName; }

    Finding finding(const std::string &check) const
    {
        ExamineOptions options;
        options.cluster = m_id;
        options.only = {check};
        std::vector<Finding> streamed;
        const auto done = examine(cloud(), options, [&](const Finding &one) { streamed.push_back(one); }, {}, {});
        EXPECT_TRUE(done) << done.error().detail;
        if (!done || done->report.findings.empty())
            return {};
        EXPECT_EQ(streamed, done->report.findings) << "each finding is delivered as it is found";
        EXPECT_EQ(done->report.cluster, "demo");
        return done->report.findings.front();
    }
    ProcessIdentity startProcess(const RunId &run) const
    {
        ProcessSpec spec;
        spec.argv = {"sleep", "600"};
        spec.environment = {"PATH=" + environment("PATH"), "TRAINYARD_RUN=" + run.value};
        const auto started = spawnDetached(spec, (m_server->folder() / "orphan.log").string());
        EXPECT_TRUE(started);
        return started ? *started : ProcessIdentity();
    }
    RunId addRun(protocol::RunState state)
    {
        ledger::Run run;
        run.id = newRunId();
        run.cluster = m_id;
        run.name = "lenet";
        run.state = state;
        run.job = "{}";
        EXPECT_TRUE(m_ledger.saveRun(run));
        return run.id;
    }

    cluster::FakeSetting m_setting;
    ledger::Ledger &m_ledger = *m_setting.m_context.ledger;
    std::unique_ptr<support::SshServer> m_server;
    ClusterId m_id;
};

TEST_F(DoctorNode, ARemovedSshRuleIsFoundAndRepaired) // M12
{
    EXPECT_EQ(finding("M12").severity, Severity::Ok);
    const auto ec2 = m_setting.cloud.of("us-east-1");
    ASSERT_TRUE(ec2->revokeIngress(group(), {cluster::sshRule("198.51.100.7/32")}, {Deadline::after(30s), {}}));
    const Finding closed = finding("M12");
    EXPECT_EQ(closed.severity, Severity::Problem);
    ASSERT_THAT(closed.repairs, ElementsAre(Repair{RepairAction::OpenSsh, {}, group()}));
    EXPECT_THAT(m_setting.cloud.region("us-east-1").sshFrom.at(group()), IsEmpty()) << "an examination changes nothing";
    const auto after = repairAndCheck(cloud(), m_id, "M12", closed.repairs.front(), {}, {});
    ASSERT_TRUE(after) << after.error().detail;
    EXPECT_EQ(after->severity, Severity::Ok);
    EXPECT_THAT(m_setting.cloud.region("us-east-1").sshFrom.at(group()), ElementsAre("198.51.100.7/32"));
    const auto events = *m_ledger.events(m_id);
    EXPECT_TRUE(
        std::ranges::any_of(events, [](const ledger::Event &e) { return e.kind == kDoctorEvent && !e.failed; }));
}

TEST_F(DoctorNode, ARuleInAGroupThatOutlivesTheClusterEndsWithIt) // M7
{
    const CallContext context{Deadline::after(30s), {}};
    const auto ec2 = m_setting.cloud.of("us-east-1");
    const auto shared = ec2->createSecurityGroup("ElasticMapReduce-master", "of EMR", "vpc-1", {}, context);
    ASSERT_TRUE(shared) << shared.error().detail;
    const auto rules = [&] { return m_setting.cloud.region("us-east-1").sshFrom[*shared]; };
    ASSERT_TRUE(ec2->authorizeIngress(*shared, {cluster::sshRule("203.0.113.9/32")}, context));
    const Status opened = apply(cloud(), m_id, {RepairAction::OpenSsh, {}, *shared}, {}, {});
    ASSERT_TRUE(opened) << opened.error().detail;
    EXPECT_THAT(rules(), ElementsAre("203.0.113.9/32", "198.51.100.7/32"));
    const auto ended = cluster::Teardown(cloud()).run({.clusters = {m_id}}, {}, {});
    ASSERT_TRUE(ended && ended->clean());
    EXPECT_THAT(rules(), ElementsAre("203.0.113.9/32")) << "the rule of another person stays";
}

TEST_F(DoctorNode, AWrongKeyIsNamedTogetherWithTheRightOne) // M13, M26
{
    // The launch has made a key of its own, which the server does not accept.
    const auto right = ssh::readKeyFile(m_server->target().keyFile);
    ASSERT_TRUE(right);
    m_setting.cloud.fingerprints[keyPair()] = right->accountFingerprints.front();
    const Finding reach = finding("M26");
    EXPECT_EQ(reach.severity, Severity::Problem);
    EXPECT_THAT(reach.sentence.english(), HasSubstr("does not accept the key"));
    EXPECT_EQ(finding("M13").severity, Severity::Problem);
    // Another cluster of the ledger has it.
    ledger::Cluster other = **m_ledger.cluster(m_id);
    other.id = newClusterId();
    other.name = "other";
    ASSERT_TRUE(m_ledger.saveCluster(other));
    const auto place = cloud().clusterFolder(other.id);
    std::filesystem::create_directories(place);
    std::filesystem::copy_file(m_server->target().keyFile, place / "id_ed25519");
    EXPECT_THAT(finding("M13").sentence.english(),
                HasSubstr((place / "id_ed25519").string() + " belongs to their key pair"));
    useRightKey();
    EXPECT_EQ(finding("M13").severity, Severity::Ok);
    const Finding reached = finding("M26");
    EXPECT_THAT(reached.sentence.english(), HasSubstr("1 of 2 machines (worker-1)")) << "no server answers as worker-1";
}

TEST_F(DoctorNode, ProcessesOfAnEndedRunAreEndedAndOthersContinue) // M2
{
    useRightKey();
    const RunId ended = addRun(protocol::RunState::Failed), active = addRun(protocol::RunState::Running);
    // Other tests of this computer may leave processes of launch scripts at the same time.
    const auto ofRuns = [](std::vector<std::string> lines) {
        std::erase_if(lines, [](const std::string &line) { return line.find("of a launch script") != line.npos; });
        return lines;
    };
    EXPECT_THAT(ofRuns(finding("M2").evidence), IsEmpty());
    const auto orphan = startProcess(ended), second = startProcess(ended), good = startProcess(active);
    const Finding found = finding("M2");
    EXPECT_EQ(found.severity, Severity::Problem);
    EXPECT_THAT(ofRuns(found.evidence), SizeIs(2));
    const Repair repair{RepairAction::KillOrphans, "head", ended.value};
    ASSERT_THAT(found.repairs, testing::Contains(repair));
    EXPECT_THAT(found.repairs, testing::Each(testing::Not(Repair{RepairAction::KillOrphans, "head", active.value})));
    const auto after = repairAndCheck(cloud(), m_id, "M2", repair, {}, {});
    ASSERT_TRUE(after) << after.error().detail;
    EXPECT_THAT(ofRuns(after->evidence), IsEmpty());
    EXPECT_FALSE(isAlive(orphan));
    EXPECT_FALSE(isAlive(second));
    EXPECT_TRUE(isAlive(good)) << "of the active run";
    // A run that was continued meanwhile is not touched.
    const auto refused = apply(cloud(), m_id, {RepairAction::KillOrphans, "head", active.value}, {}, {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::Conflict);
    EXPECT_TRUE(isAlive(good));
    ::kill(good.pid, SIGKILL);
}

TEST_F(DoctorNode, ProcessesThatALaunchScriptLeftAreEnded) // M2
{
    useRightKey();
    ProcessSpec shell; // what it leaves behind loses its parent
    shell.argv = {"sh", "-c", "setsid sleep 121 > /dev/null 2>&1 < /dev/null & echo $!"};
    shell.environment = {"PATH=" + environment("PATH"), "DMLC_ROLE=server"};
    const auto left = runProcess(shell, {Deadline::after(20s), {}});
    ASSERT_TRUE(left) << left.error().detail;
    const Finding found = finding("M2");
    const auto ours = [](const std::string &line) { return line.find("sleep 121") != std::string::npos; };
    if (std::ranges::none_of(found.evidence, ours))
        GTEST_SKIP() << "processes without a parent are not adopted by process 1 here";
    EXPECT_EQ(found.severity, Severity::Warning);
    const Repair repair{RepairAction::KillOrphans, "head", kLaunchScript};
    EXPECT_THAT(found.repairs, testing::Contains(repair));
    const auto after = repairAndCheck(cloud(), m_id, "M2", repair, {}, {});
    ASSERT_TRUE(after) << after.error().detail;
    EXPECT_TRUE(std::ranges::none_of(after->evidence, ours));
}

TEST_F(DoctorNode, TheStacksOfAProcessAreReadAndStoredWithItsRun) // M24
{
    useRightKey();
    const RunId run = addRun(protocol::RunState::Running), other = addRun(protocol::RunState::Failed);
    const auto none = dumpStacks(cloud(), m_id, "head", run, {});
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().code, ErrorCode::NotFound);
    EXPECT_THAT(storedStacks(cloud(), run), IsEmpty());
    const auto process = startProcess(run), strange = startProcess(other);
    const auto done = apply(cloud(), m_id, {RepairAction::DumpStacks, "head", run.value}, {}, {});
    ASSERT_TRUE(done) << done.error().detail;
    EXPECT_TRUE(isAlive(process)) << "it continues";
    const auto dumps = storedStacks(cloud(), run);
    ASSERT_THAT(dumps, SizeIs(1));
    EXPECT_EQ(dumps[0].node, "head");
    const std::string pid = std::to_string(process.pid);
    EXPECT_THAT(dumps[0].text, HasSubstr("process " + pid + ": sleep 600"));
    EXPECT_THAT(dumps[0].text, HasSubstr("thread " + pid + " sleep: "));
    EXPECT_THAT(dumps[0].text, testing::Not(HasSubstr("process " + std::to_string(strange.pid) + ":")));
    const auto again = dumpStacks(cloud(), m_id, "head", run, {});
    ASSERT_TRUE(again) << again.error().detail;
    EXPECT_THAT(storedStacks(cloud(), run), ElementsAre(*again)) << "the later one replaces the earlier one";
    ASSERT_TRUE(writeFileAtomically(std::filesystem::path(again->file).replace_filename("strange.txt"), "anything"));
    EXPECT_THAT(storedStacks(cloud(), run), SizeIs(1));
    ::kill(process.pid, SIGKILL);
    ::kill(strange.pid, SIGKILL);
}

TEST_F(DoctorNode, AMachineThatIsNotGoneIsNotReplaced) // M22
{
    const auto machines = [&] { return m_setting.cloud.region("us-east-1").machines.size(); };
    const auto before = machines();
    for (const char *node : {"worker-1", "worker-7"}) { // one that runs, and one that was replaced by another program
        const auto done = apply(cloud(), m_id, {RepairAction::ReplaceWorker, node, {}}, {}, {});
        ASSERT_FALSE(done) << node;
        EXPECT_EQ(done.error().code, ErrorCode::Conflict) << done.error().detail;
    }
    EXPECT_EQ(machines(), before) << "nothing was launched";
}

TEST_F(DoctorNode, HostileValuesBecomeNoCommand)
{
    useRightKey();
    const auto victim = m_server->home() / "victim";
    for (const RepairAction action :
         {RepairAction::KillOrphans, RepairAction::CreateMarker, RepairAction::WriteWorkerFile,
          RepairAction::SetLibraryPath, RepairAction::MountShared, RepairAction::DumpStacks}) {
        for (const std::string &value :
             {"r-1; touch " + victim.string(), "$(touch " + victim.string() + ")", std::string("'x"), std::string()}) {
            const auto done = apply(cloud(), m_id, {action, "head", value}, {}, {});
            ASSERT_FALSE(done) << toString(action) << " " << value;
            EXPECT_EQ(done.error().code, ErrorCode::InvalidArgument) << toString(action) << " " << value;
        }
    }
    EXPECT_FALSE(std::filesystem::exists(victim));
}

TEST_F(DoctorNode, TheSearchPathIsAddedOnce) // M21
{
    useRightKey();
    const Repair repair{RepairAction::SetLibraryPath, "head", "/usr/local/cuda/lib64"};
    for (int i = 0; i < 2; ++i) {
        const auto done = apply(cloud(), m_id, repair, {}, {});
        ASSERT_TRUE(done) << done.error().detail;
    }
    EXPECT_EQ(readFile(m_server->home() / ".profile").value_or(""),
              "export LD_LIBRARY_PATH=/usr/local/cuda/lib64${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}\n");
}

TEST_F(DoctorNode, ACompleteExaminationEndsWithOneFindingPerCheckAndCanBeStopped)
{
    useRightKey();
    ExamineOptions options;
    options.cluster = m_id;
    std::set<std::string> steps;
    std::mutex mutex;
    const auto done = examine(cloud(), options, {},
                              [&](const StepEvent &event) {
                                  const std::lock_guard lock(mutex);
                                  steps.insert(event.step);
                              },
                              {});
    ASSERT_TRUE(done) << done.error().detail;
    std::set<std::string> ids;
    for (const Finding &one : done->report.findings)
        EXPECT_TRUE(ids.insert(one.check).second) << one.check << " twice";
    EXPECT_TRUE(ids.contains("M26") && ids.contains("M12") && ids.contains("M2") && ids.contains("M25"));
    EXPECT_EQ(steps, (std::set<std::string>{"cloud", "nodes", "logs"}));

    std::stop_source stop;
    stop.request_stop();
    const auto stopped = examine(cloud(), options, {}, {}, stop.get_token());
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, ErrorCode::Cancelled);
    options.only = {"M99"};
    EXPECT_EQ(examine(cloud(), options, {}, {}, {}).error().code, ErrorCode::InvalidArgument);
    options.only = {};
    options.cluster = ClusterId("c-0000000000000000");
    EXPECT_EQ(examine(cloud(), options, {}, {}, {}).error().code, ErrorCode::NotFound);
}

TEST_F(DoctorNode, AServerThatIsDownIsNoError)
{
    useRightKey();
    m_server->stop();
    const Finding reach = finding("M26");
    EXPECT_EQ(reach.severity, Severity::Problem);
    EXPECT_THAT(reach.sentence.english(), HasSubstr("refuses the connection"));
}

} // namespace
} // namespace trainyard::doctor
