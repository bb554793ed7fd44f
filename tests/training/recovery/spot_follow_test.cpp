// Spot replacements of a real follower: what it leaves to the next one, and what it takes over from one that died.
#include <mutex>

#include <gmock/gmock.h>

#include "backend/cluster/operate/interruptions.h"
#include "backend/cluster/plan/membership.h"
#include "backend/core/system/files.h"
#include "backend/core/time/deadline.h"
#include "backend/protocol/scheduler_state.h"
#include "backend/protocol/stop_note.h"
#include "backend/training/recovery/spot_policy.h"
#include "tests/training/run_fixture.h"

namespace trainyard::training {
namespace {

using namespace std::chrono_literals;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// A run on Spot machines, followed by programs that replace them; the tests carry out their actions.
class SpotFollowTest : public RunOnFakeNode {
protected:
    using Action = FollowOptions::Action;
    using Operation = std::function<Status(const Action &, std::stop_token)>;

    void SetUp() override
    {
        RunOnFakeNode::SetUp();
        if (IsSkipped() || HasFatalFailure())
            return;
        auto row = **m_cloud.ledger->cluster(m_cluster);
        cluster::LaunchPlan plan;
        plan.spot = true;
        plan.workers = 2;
        row.plan = plan.toJson();
        row.expires = wallNow() + 6h;
        ASSERT_TRUE(m_cloud.ledger->saveCluster(row));
    }
    /// A worker that needs no process.
    void addWorkerRow(const std::string &node, bool ended = false) const
    {
        auto machine = ledger::makeInstance("i-" + node, m_cluster.value, node);
        machine.state = ended ? "terminated" : "running";
        machine.created = wallNow();
        if (ended)
            machine.closed = wallNow();
        ASSERT_TRUE(m_cloud.ledger->saveResource(machine));
    }
    /// Starts a run on the head alone, whose scheduler then ends, since EC2 is about to take back the head.
    void pauseForHead()
    {
        protocol::JobSpec job;
        job.data = "file:///data";
        job.run = m_run;
        const auto started = startRun(m_cloud, m_cluster, job, {}, {});
        ASSERT_TRUE(started) << started.error().detail;
        write(1);
        addWorkerRow("worker-1");
        protocol::SchedulerState state;
        state.run = m_run.value;
        state.preempted = true;
        state.lost = protocol::kHeadTakenBack;
        ASSERT_TRUE(writeFileAtomically(m_head->run(m_run) / "scheduler.journal", protocol::toLine(state) + "\n"));
        m_head->kill(m_head->run(m_run) / "scheduler.pid");
    }
    void lose(const std::string &node) const
    {
        cluster::recordInterruption(m_cloud, m_cluster, m_run, node, wallNow());
    }
    void addEvent(const char *kind, const std::string &subject, const std::string &text, Timestamp at,
                  bool failed = false) const
    {
        ledger::Event e;
        e.at = at;
        e.cluster = m_cluster;
        e.kind = kind;
        e.subject = subject;
        e.text = text;
        e.failed = failed;
        ASSERT_TRUE(m_cloud.ledger->addEvent(e));
    }
    /// Follows the run, and replaces Spot machines, until the returned thread is stopped.
    std::jthread replaceWith(Operation operation)
    {
        FollowOptions options;
        options.replaceSpot = true;
        options.operation = [this, operation = std::move(operation)](const std::string &title, const Action &action,
                                                                     std::stop_token stop) {
            {
                const std::lock_guard lock(m_reportMutex);
                m_titles.push_back(title);
            }
            return operation(action, std::move(stop));
        };
        options.note = [this](const std::string &text) {
            const std::lock_guard lock(m_reportMutex);
            m_reports += text + "\n";
        };
        return std::jthread(
            [this, options](std::stop_token stop) { (void)followRun(m_cloud, m_run, options, std::move(stop)); });
    }
    std::vector<std::string> titles()
    {
        const std::lock_guard lock(m_reportMutex);
        return m_titles;
    }
    std::string notes()
    {
        const std::lock_guard lock(m_reportMutex);
        return m_reports;
    }
    std::vector<std::string> texts(const std::string &kind) const
    {
        std::vector<std::string> found;
        const auto events = m_cloud.ledger->events(m_cluster, {}, 0, 0);
        for (const auto &e : events.value_or(std::vector<ledger::Event>())) {
            if (e.kind == kind)
                found.push_back(e.text);
        }
        return found;
    }
    std::size_t openLosses() const
    {
        const auto events = m_cloud.ledger->events(m_cluster, {}, 0, 0);
        const auto since = (*m_cloud.ledger->run(m_run))->created;
        return SpotHistory::of(events.value_or(std::vector<ledger::Event>()), since).open.size();
    }
    template <class F>
    static bool soon(F condition)
    {
        const auto deadline = Deadline::after(60s);
        while (!condition()) {
            if (!pause(20ms, {deadline, {}}))
                return condition();
        }
        return true;
    }

private:
    std::mutex m_reportMutex;
    std::vector<std::string> m_titles;
    std::string m_reports;
};

TEST_F(SpotFollowTest, ACancelledReplacementIsLeftToTheNextFollower)
{
    addRun();
    write(1);
    for (const char *node : {"worker-1", "worker-2", "worker-3"})
        addWorkerRow(node);
    const auto cancel = [](const Action &, std::stop_token) -> Status {
        return fail(ErrorCode::Cancelled, "operation", "it was cancelled");
    };
    lose("worker-2");
    {
        const auto first = replaceWith(cancel);
        ASSERT_TRUE(soon([&] { return texts(kFewerWorkersEvent).size() == 1; }));
        EXPECT_THAT(texts(kFewerWorkersEvent).front(),
                    AllOf(HasSubstr("the replacement of worker-2 was cancelled: the run continues with 2 workers"),
                          HasSubstr("trainyardctl scale demo --workers 2")));
        lose("worker-3"); // later: not cancelled
        ASSERT_TRUE(soon([&] { return titles().size() == 2; }));
    }
    EXPECT_THAT(titles(), ElementsAre("Replacing worker-2", "Replacing worker-3"));
    EXPECT_EQ(openLosses(), 2u);
    const auto second = replaceWith(cancel);
    ASSERT_TRUE(soon([&] { return titles().size() == 3; }));
    EXPECT_EQ(titles().back(), "Replacing worker-2, worker-3");
    EXPECT_THAT(texts(cluster::kReplacementEvent), IsEmpty());
}

TEST_F(SpotFollowTest, TheThirdPaidFailureSettlesTheLoss)
{
    addRun();
    auto run = **m_cloud.ledger->run(m_run);
    run.created = wallNow() - 2h;
    ASSERT_TRUE(m_cloud.ledger->saveRun(run));
    write(1);
    addWorkerRow("worker-1");
    cluster::recordInterruption(m_cloud, m_cluster, m_run, "worker-2", wallNow() - 70min);
    for (const auto before : {60min, 50min})
        addEvent(kPaidFailureEvent, "worker-2", "an earlier failure", wallNow() - before, true);
    const auto follower = replaceWith([this](const Action &, std::stop_token) -> Status {
        addWorkerRow("worker-5", true);
        return fail(ErrorCode::NeverJoined, "ssh:worker-5", "its worker ended before it joined");
    });
    ASSERT_TRUE(soon([&] { return texts(kGivenUpEvent).size() == 1; }));
    EXPECT_THAT(texts(kGivenUpEvent).front(),
                AllOf(HasSubstr("the replacement of worker-2 is not tried again: 3 attempts in a row failed"),
                      HasSubstr("ssh:worker-5: its worker ended before it joined"),
                      HasSubstr("add workers with: trainyardctl scale demo --workers 2")));
    ASSERT_EQ(texts(kPaidFailureEvent).size(), 3u);
    EXPECT_THAT(texts(kPaidFailureEvent).back(), testing::Not(HasSubstr("next attempt")));
    EXPECT_THAT(titles(), ElementsAre("Replacing worker-2"));
    EXPECT_EQ(openLosses(), 0u);
}

TEST_F(SpotFollowTest, AFailureWithoutAMachineIsTriedAgain)
{
    addRun();
    write(1);
    addWorkerRow("worker-1");
    lose("worker-2");
    const auto follower = replaceWith([](const Action &, std::stop_token) -> Status {
        return fail(ErrorCode::PermissionDenied, "ec2:RunInstances", "not allowed");
    });
    ASSERT_TRUE(soon([&] { return texts(cluster::kReplacementEvent).size() == 1; }));
    EXPECT_THAT(texts(cluster::kReplacementEvent).front(), HasSubstr("next attempt at "));
    EXPECT_THAT(texts(kPaidFailureEvent), IsEmpty());
    EXPECT_EQ(openLosses(), 1u);
}

// A worker could not join: the scheduler has ended after its last checkpoint.
TEST_F(SpotFollowTest, NoMachineIsRequestedWhileEc2IsAboutToTakeBackTheHead)
{
    m_fast.emplace();
    ASSERT_NO_FATAL_FAILURE(pauseForHead());
    const auto follower = replaceWith([](const Action &, std::stop_token) -> Status {
        return fail(ErrorCode::NeverJoined, "ssh:worker-3", "its worker ended before it joined");
    });
    ASSERT_TRUE(soon([&] { return notes().find("when EC2 has taken this one back") != std::string::npos; })) << notes();
    lose("worker-2");
    // A pass reports events, and then acts. Between the first and the last of these lie more than two decisions.
    for (int pass = 0; pass < 8; ++pass) {
        const std::string text = "pass " + std::to_string(pass);
        addEvent(kFewerWorkersEvent, "worker-9", text, wallNow());
        ASSERT_TRUE(soon([&] { return notes().find(text) != std::string::npos; })) << notes();
    }
    EXPECT_THAT(titles(), IsEmpty());
    EXPECT_EQ(openLosses(), 1u);
}

// It knows the pause from the ledger, some time before it finds that the scheduler has ended.
TEST_F(SpotFollowTest, AFollowerThatBeginsAfterThePauseOfTheHeadRequestsNoMachine)
{
    m_fast.emplace();
    ASSERT_NO_FATAL_FAILURE(pauseForHead());
    write(2, protocol::metric::kPaused, -1, std::string(protocol::kHeadTakenBack));
    FollowOptions look; // as of another program
    look.untilQuiet = true;
    const auto looked = followRun(m_cloud, m_run, look, {});
    ASSERT_TRUE(looked) << looked.error().detail;
    lose("worker-2");
    const auto follower = replaceWith([](const Action &, std::stop_token) -> Status {
        return fail(ErrorCode::NeverJoined, "ssh:worker-3", "its worker ended before it joined");
    });
    ASSERT_TRUE(soon([&] { return notes().find("when EC2 has taken this one back") != std::string::npos; })) << notes();
    EXPECT_THAT(titles(), IsEmpty());
    EXPECT_EQ(openLosses(), 1u);
}

TEST_F(SpotFollowTest, AMachineThatFindsTheRunPausedForItsHeadIsNoPaidFailure)
{
    addRun();
    write(1);
    addWorkerRow("worker-1");
    lose("worker-2");
    const auto follower = replaceWith([this](const Action &, std::stop_token) -> Status {
        addWorkerRow("worker-3", true);
        write(2, protocol::metric::kPaused, -1, std::string(protocol::kHeadTakenBack));
        EXPECT_TRUE(soon([this] { return steps().size() == 2; }));
        return fail(ErrorCode::NeverJoined, "ssh:worker-3", "its worker ended before it joined");
    });
    ASSERT_TRUE(soon([&] { return texts(cluster::kReplacementEvent).size() == 1; }));
    EXPECT_THAT(texts(kPaidFailureEvent), IsEmpty()); // three of them give up
    EXPECT_EQ(openLosses(), 1u);
}

TEST_F(SpotFollowTest, AMachineOfAFollowerThatDiedJoinsTheRun)
{
    protocol::JobSpec job;
    job.data = "file:///data";
    job.run = m_run;
    const auto started = startRun(m_cloud, m_cluster, job, {}, {}); // on the head alone
    ASSERT_TRUE(started) << started.error().detail;
    write(1, protocol::metric::kWorkers, -1);
    // What a follower has recorded that launched worker-3 in place of worker-2, and died before it joined.
    lose("worker-2");
    auto intent = ledger::makeIntent("ty-1", m_cluster.value, "worker-3");
    intent.request = R"({"role":"worker","type":"c5.xlarge","replacement":true})";
    intent.created = wallNow();
    ASSERT_TRUE(m_cloud.ledger->openIntents(std::vector{intent}));
    ASSERT_TRUE(m_cloud.ledger->recordIntentResult(intent.token, ledger::IntentState::Succeeded, "i-3"));
    const auto worker = runs::FakeNode::start("worker-3");
    ASSERT_TRUE(worker);
    addMachine(*worker, "i-3");
    addEvent(cluster::kMembershipEvent, "worker-3", membershipText("worker-3", cluster::MembershipChange::Added),
             wallNow());
    ASSERT_EQ(openLosses(), 0u) << "it counts as the replacement";
    {
        const auto follower =
            replaceWith([](const Action &action, std::stop_token stop) { return action({}, std::move(stop)); });
        ASSERT_TRUE(soon([&] { return std::filesystem::exists(worker->run(m_run) / "worker.pid"); }));
        write(2, protocol::metric::kMemberJoined, 1, "worker-3");
        ASSERT_TRUE(soon([&] { return texts(cluster::kReplacementEvent).size() == 1; }));
    }
    EXPECT_THAT(titles(), ElementsAre("Joining worker-3"));
    EXPECT_THAT(texts(cluster::kReplacementEvent).front(),
                AllOf(HasSubstr("worker-2 was interrupted by EC2"), HasSubstr("; worker-3 replaces it")));
    EXPECT_EQ(openLosses(), 0u);
    ASSERT_TRUE(stopRun(m_cloud, m_run, StopMode::AtOnce, {}, {}));
}

} // namespace
} // namespace trainyard::training
