// Workers that leave a run together, over real SSH connections and with EC2 as a fake; the tests act for the scheduler.
#include <gmock/gmock.h>

#include "backend/core/async/poll.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/runs/run_control.h"
#include "tests/cluster/support/fake_cloud.h"
#include "tests/training/run_fixture.h"

namespace trainyard::training {
namespace {

using namespace std::chrono_literals;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::UnorderedElementsAre;

class ShrinkRunTest : public RunOnFakeNode {
protected:
    void SetUp() override
    {
        RunOnFakeNode::SetUp();
        if (IsSkipped() || HasFatalFailure())
            return;
        m_cloud.region = "us-east-1";
        m_cloud.polling = cluster::PollingPolicy::local();
        m_cloud.polling.initialInterval = m_cloud.polling.maxInterval = 50ms;
        m_cloud.ec2Of = [this](const std::string &region) { return m_ec2.of(region); };
        std::vector<ssh::Host> nodes;
        for (const char *name : {"worker-1", "worker-2", "worker-3"}) {
            m_workers.push_back(runs::FakeNode::start(name));
            ASSERT_TRUE(m_workers.back());
            m_machines.push_back(m_ec2.addForeign("us-east-1", {}));
            addMachine(*m_workers.back(), m_machines.back().value);
            nodes.push_back(m_workers.back()->node());
        }
        protocol::JobSpec job;
        job.run = m_run;
        job.data = "file:///data";
        ledger::Run run;
        run.id = m_run;
        run.cluster = m_cluster;
        run.state = protocol::RunState::Running;
        run.job = protocol::toJson(job);
        run.created = wallNow();
        ASSERT_TRUE(m_cloud.ledger->saveRun(run));
        const auto started = runs::RunControl(m_run, m_head->node(), {}).start(job, nodes, {Deadline::after(60s), {}});
        ASSERT_TRUE(started) << started.error().source << ": " << started.error().detail;
        write(1);
    }
    /// The workers that the scheduler was requested to let go.
    std::vector<std::string> requests() const
    {
        std::vector<std::string> names;
        std::ifstream file(m_head->run(m_run) / "leave-requests");
        for (std::string line; std::getline(file, line);)
            names.push_back(line);
        return names;
    }
    /// \param number  3: of worker-3
    void leave(std::size_t number) const
    {
        m_workers[number - 1]->kill(m_workers[number - 1]->run(m_run) / "worker.pid");
    }
    std::string machine(std::size_t number) const { return m_ec2.stateOf(m_machines[number - 1]); }
    template <class F>
    static bool soon(std::stop_token stop, F condition)
    {
        const CallContext limit{Deadline::after(60s), std::move(stop)};
        return bool(pollUntil(Backoff(10ms), limit, [&]() -> Result<bool> { return condition(); }));
    }

    cluster::FakeCloud m_ec2;
    std::vector<std::unique_ptr<runs::FakeNode>> m_workers;
    std::vector<InstanceId> m_machines;
};

TEST_F(ShrinkRunTest, AllAreRequestedToLeaveBeforeOneIsWaitedFor)
{
    std::jthread scheduler([this](std::stop_token stop) {
        EXPECT_TRUE(soon(stop, [&] { return requests().size() == 2; })) << "each would have a boundary of its own";
        EXPECT_EQ(m_ec2.calls("TerminateInstances"), 0);
        leave(2); // not the first one that is waited for
        EXPECT_TRUE(soon(stop, [&] { return machine(2) == "terminated"; }));
        EXPECT_EQ(machine(3), "running") << "its worker has not left";
        leave(3);
    });
    const auto done = resizeCluster(m_cloud, m_cluster, 1, {}, {});
    scheduler.request_stop();
    scheduler.join();
    ASSERT_TRUE(done) << done.error().source << ": " << done.error().detail;
    EXPECT_THAT(done->removed, ElementsAre("worker-3", "worker-2"));
    EXPECT_THAT(requests(), UnorderedElementsAre("worker-3", "worker-2"));
    EXPECT_EQ(machine(3), "terminated");
    EXPECT_EQ(machine(1), "running");
}

TEST_F(ShrinkRunTest, OneThatCannotLeaveIsNamedAndKeepsNoOther)
{
    std::ofstream(m_head->home() / "refuse-leave") << "worker-3";
    std::jthread scheduler([this](std::stop_token stop) {
        EXPECT_TRUE(soon(std::move(stop), [&] { return !requests().empty(); }));
        leave(2);
    });
    const auto done = resizeCluster(m_cloud, m_cluster, 1, {}, {});
    scheduler.request_stop();
    scheduler.join();
    ASSERT_FALSE(done);
    EXPECT_THAT(done.error().detail, AllOf(HasSubstr("worker-3: "), HasSubstr("the run needs worker-3"),
                                           HasSubstr("; worker-2 is removed")));
    EXPECT_EQ(machine(2), "terminated");
    EXPECT_EQ(machine(3), "running");
}

TEST_F(ShrinkRunTest, CancelEndsAllWaitsAndTheMachinesStay)
{
    std::stop_source cancel;
    std::jthread user([&](std::stop_token stop) {
        EXPECT_TRUE(soon(std::move(stop), [&] { return requests().size() == 2; }));
        cancel.request_stop();
    });
    const auto done = resizeCluster(m_cloud, m_cluster, 1, {}, cancel.get_token());
    user.request_stop();
    user.join();
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().code, ErrorCode::Cancelled);
    EXPECT_THAT(done.error().detail, AllOf(HasSubstr("worker-3: "), HasSubstr("; worker-2: ")));
    EXPECT_EQ(m_ec2.calls("TerminateInstances"), 0);
}

} // namespace
} // namespace trainyard::training
