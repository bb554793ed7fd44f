// A worker whose machine hangs cannot leave its run; it is terminated by an explicit choice.
#include <gtest/gtest.h>

#include "backend/core/time/time_source.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/training/run/cluster_run.h"
#include "tests/cluster/support/fake_cloud.h"

namespace trainyard::training {
namespace {

TEST(RemoveAtOnce, AMachineThatHangsIsTerminatedDuringARun)
{
    cluster::FakeSetting setting;
    const auto cloud = setting.context();
    const auto id = cluster::launch(cloud, setting.plan("demo", 2), cluster::kMachinesOnly, {}, {});
    ASSERT_TRUE(id) << id.error().detail;
    ledger::Run run;
    run.id = RunId("r-0123456789abcdef");
    run.cluster = *id;
    run.state = protocol::RunState::Running;
    run.job = "{}";
    run.created = wallNow();
    ASSERT_TRUE(cloud.ledger->saveRun(run));
    EXPECT_FALSE(runThatNeeds(cloud, *id, "worker-1")) << "its workers come and go";
    protocol::JobSpec fixed;
    fixed.run = run.id;
    fixed.type = protocol::JobType::Command;
    fixed.servers = 0;
    fixed.task.command = "./train.sh";
    run.job = toJson(fixed);
    ASSERT_TRUE(cloud.ledger->saveRun(run));
    EXPECT_EQ(runThatNeeds(cloud, *id, "worker-1"), run.id) << "the question says that it fails";
    EXPECT_FALSE(runThatNeeds(cloud, *id, "worker-3"));
    run.job = "{}";
    ASSERT_TRUE(cloud.ledger->saveRun(run));
    std::stop_source stop; // no machine answers: the request to leave would be waited for without limit
    stop.request_stop();
    EXPECT_FALSE(shrinkCluster(cloud, *id, "worker-1", {}, stop.get_token()));
    EXPECT_EQ(setting.cloud.alive(), 3) << "it has not left, and stays";
    const Status removed = shrinkCluster(cloud, *id, "worker-1", {}, {}, Removal::AtOnce);
    EXPECT_TRUE(removed) << removed.error().detail;
    EXPECT_EQ(setting.cloud.alive(), 2);
    EXPECT_FALSE(shrinkCluster(cloud, *id, "head", {}, {}, Removal::AtOnce)) << "the head is locked";
}

} // namespace
} // namespace trainyard::training
