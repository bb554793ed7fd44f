// TRAINING_CMD of a run, as the line that a shell reads.
#include <gmock/gmock.h>

#include "backend/ledger/ledger.h"
#include "backend/protocol/job/job_spec.h"
#include "tests/cli/program.h"

using testing::HasSubstr;

TEST(TrainingCommandLine, IsReadByAShellAsItIsWritten) // H12
{
    using namespace trainyard;
    Home home;
    home.pointAt("");
    {
        auto ledger = ledger::Ledger::open(home.folder() / "state" / "trainyard");
        ASSERT_TRUE(ledger) << ledger.error().detail;
        ledger::Cluster row;
        row.id = ClusterId("c-1");
        row.name = "demo";
        row.profile = "environment";
        row.region = "us-east-1";
        row.state = "ready";
        row.plan = "{}";
        ASSERT_TRUE(ledger->saveCluster(row));
        protocol::JobSpec job;
        job.run = RunId("r-00000000000000aa");
        job.model = "lenet";
        job.data = "s3://digits/it's here";
        ledger::Run run;
        run.id = job.run;
        run.cluster = row.id;
        run.state = protocol::RunState::Finished;
        run.job = protocol::toJson(job);
        ASSERT_TRUE(ledger->saveRun(run));
    }
    const std::string command =
        "~/.trainyard/bundle/trainyard-runtime train --model lenet --data 's3://digits/it'\\''s here'";
    const auto shown = home.run({"runs", "--training-cmd", "latest"});
    ASSERT_EQ(shown.exitStatus, 0) << shown.err;
    ProcessSpec shell;
    shell.argv = {"sh", "-c", shown.out + "sh -c 'printf %s \"$TRAINING_CMD\"'"};
    const auto read = runProcess(shell, {Deadline::after(std::chrono::seconds(20)), {}});
    ASSERT_TRUE(read) << read.error().detail;
    EXPECT_EQ(read->out, command) << shown.out;
    const auto value = parsed(home.run({"runs", "--training-cmd", "r-00", "--json"}).out);
    EXPECT_EQ(value.at("run"), "r-00000000000000aa");
    EXPECT_EQ(value.at("training_cmd"), command);
    EXPECT_EQ(home.run({"runs", "--training-cmd", "r-00", "--stop", "r-00"}).exitStatus, 2);
    EXPECT_EQ(home.run({"runs", "--training-cmd", "r-ff"}).exitStatus, 1);
}
