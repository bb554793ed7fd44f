// Workers that did not respond when a run started again after the loss of its head, and respond later.
#include <gmock/gmock.h>

#include "backend/core/async/poll.h"
#include "backend/core/try.h"
#include "backend/training/recovery/head_recovery_internal.h"
#include "backend/training/recovery/silent_workers_internal.h"
#include "backend/training/run/cluster_run_internal.h"
#include "tests/training/run_fixture.h"

namespace trainyard::training {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
namespace metric = protocol::metric;

/// A run on two workers.
class SilentWorkersTest : public RunOnFakeNode {
protected:
    void SetUp() override
    {
        RunOnFakeNode::SetUp();
        if (IsSkipped() || HasFatalFailure())
            return;
        m_worker = runs::FakeNode::start("worker-1");
        m_silent = runs::FakeNode::start("worker-2");
        ASSERT_TRUE(m_worker && m_silent);
        addMachine(*m_worker, "i-2");
        addMachine(*m_silent, "i-3");
        protocol::JobSpec job;
        ASSERT_TRUE(writeFileAtomically(m_data.path / "digits", "0"));
        job.data = "file://" + m_data.path.string();
        job.run = m_run;
        const auto started = startRun(m_cloud, m_cluster, job, {}, {});
        ASSERT_TRUE(started) << started.error().source << ": " << started.error().detail;
    }
    static CallContext soon() { return {Deadline::after(60s), {}}; }
    ledger::Run run() const { return **m_cloud.ledger->run(m_run); }
    std::vector<std::string> silent() const
    {
        return silentWorkers(*m_cloud.ledger, run()).value_or(std::vector<std::string>{"unread"});
    }
    /// Process IDs of the workers of a node, also of those that have ended.
    std::vector<int> workersOf(const runs::FakeNode &node) const
    {
        runs::RunControl control(m_run, m_head->node(), {});
        const auto status = control.status({node.node()}, soon());
        EXPECT_TRUE(status) << status.error().detail;
        std::vector<int> pids;
        for (const auto &process : status ? status->processes : std::vector<runs::ProcessStatus>()) {
            if (process.node == node.node().name && process.alive)
                pids.push_back(process.pid);
        }
        return pids;
    }
    /// All processes of the head die, and the run starts again without worker-2.
    void recoverWithoutTheSilentOne()
    {
        m_silent->server().stop();
        for (const auto &file : std::filesystem::directory_iterator(m_head->run(m_run))) {
            if (file.path().extension() == ".pid")
                m_head->kill(file.path());
        }
        const auto row = run();
        const FollowOptions options;
        HeadRecovery recovery(m_cloud, row, options);
        const auto ended = pollUntil(Backoff(20ms), soon(), [&]() -> Result<bool> {
            runs::RunControl control(m_run, m_head->node(), {});
            TY_ASSIGN(const auto status, control.status({}, soon()));
            return !status.running;
        });
        ASSERT_TRUE(ended);
        ASSERT_EQ(recovery.attempt(false, "no scheduler", {}), HeadRecovery::Outcome::Continues) << recovery.reason();
    }
    /// The scheduler admits the worker when it waits for that.
    ProgressSink admit()
    {
        return [this](const StepEvent &event) {
            if (event.step == "join" && event.state == StepState::Progressing && !std::exchange(m_admitted, true))
                write(9, metric::kMemberJoined, 7, "worker-2");
        };
    }

    TemporaryFolder m_data;
    std::unique_ptr<runs::FakeNode> m_worker, m_silent;
    bool m_admitted = false;
};

TEST_F(SilentWorkersTest, JoinWhenTheyRespondAgain)
{
    const auto former = workersOf(*m_silent);
    ASSERT_EQ(former.size(), 1u);
    ASSERT_NO_FATAL_FAILURE(recoverWithoutTheSilentOne());
    EXPECT_THAT(silent(), ElementsAre("worker-2"));
    EXPECT_THAT(run().detail, HasSubstr("; without worker-2, which does not respond: it joins when it responds again"));

    const auto still = joinSilentWorkers(m_cloud, run(), {}, {});
    ASSERT_TRUE(still) << still.error().detail;
    EXPECT_THAT(*still, IsEmpty());
    EXPECT_THAT(silent(), ElementsAre("worker-2")) << "the next look asks it again";

    ASSERT_TRUE(m_silent->server().restart());
    const auto joined = joinSilentWorkers(m_cloud, run(), admit(), {});
    ASSERT_TRUE(joined) << joined.error().source << ": " << joined.error().detail;
    EXPECT_THAT(*joined, ElementsAre("worker-2"));
    EXPECT_THAT(silent(), IsEmpty());
    const auto now = workersOf(*m_silent);
    ASSERT_EQ(now.size(), 1u);
    EXPECT_NE(now, former) << "that one does not know the secret of the new start";
    ASSERT_TRUE(stopRun(m_cloud, m_run, StopMode::AtOnce, {}, {}));
}

TEST_F(SilentWorkersTest, ThoseThatHaveLeftTheClusterOrJoinedAreForgotten)
{
    write(1, metric::kMemberJoined, 1, "worker-2"); // by another program
    ASSERT_TRUE(keepSilentWorkers(*m_cloud.ledger, run(), {"head", "worker-2", "worker-9"}));
    const auto before = workersOf(*m_silent);
    const auto joined = joinSilentWorkers(m_cloud, run(), {}, {});
    ASSERT_TRUE(joined) << joined.error().source << ": " << joined.error().detail;
    EXPECT_THAT(*joined, IsEmpty());
    EXPECT_THAT(silent(), IsEmpty());
    EXPECT_EQ(workersOf(*m_silent), before) << "a member trains on";
    const auto status = runs::RunControl(m_run, m_head->node(), {}).status({}, soon());
    EXPECT_TRUE(status && status->running) << "the head is no worker";
    ASSERT_TRUE(stopRun(m_cloud, m_run, StopMode::AtOnce, {}, {}));
}

} // namespace
} // namespace trainyard::training
