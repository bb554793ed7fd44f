// Which runs are searched for what they have left.
#include "backend/cluster/recipes/lingering.h"

#include <gmock/gmock.h>

#include "backend/protocol/job/job_spec.h"

namespace trainyard::cluster {
namespace {

using testing::ElementsAre;

ledger::Run runOf(const std::string &id, protocol::JobType type, protocol::RunState state)
{
    protocol::JobSpec job;
    job.run = RunId(id);
    job.type = type;
    job.servers = 0;
    job.task.command = "./train.sh";
    if (type == protocol::JobType::Docker)
        job.task.options["docker.image"] = "image";
    ledger::Run run;
    run.id = RunId(id);
    run.state = state;
    run.job = toJson(job);
    return run;
}

TEST(SweptRuns, ContainersOfAnActiveRunAreNotLeft) // G15
{
    using enum protocol::RunState;
    const auto docker = protocol::JobType::Docker;
    const std::vector<ledger::Run> known{runOf("r-running", docker, Running), runOf("r-starting", docker, Starting),
                                         runOf("r-ended", docker, Failed), runOf("r-stopped", docker, Stopped),
                                         runOf("r-command", protocol::JobType::Command, Running)};
    EXPECT_THAT(sweptRuns(known, {}).searched, ElementsAre(RunId("r-ended"), RunId("r-stopped"), RunId("r-command")));
    EXPECT_THAT(sweptRuns(known, {}).spared, ElementsAre(RunId("r-running"), RunId("r-starting")));
    const auto named = sweptRuns(known, {RunId("r-running"), RunId("r-ended"), RunId("r-elsewhere")});
    EXPECT_THAT(named.searched, ElementsAre(RunId("r-ended"), RunId("r-elsewhere")))
        << "also by its name, and a run of another ledger is searched";
    EXPECT_THAT(named.spared, ElementsAre(RunId("r-running"))) << "which the command says";
}

} // namespace
} // namespace trainyard::cluster
