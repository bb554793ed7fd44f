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
    EXPECT_EQ(home.run({"runs", "--checkpoint", "r-ff"}).exitStatus, 1);
    EXPECT_EQ(home.run({"runs", "--checkpoint", "r-00"}).exitStatus, 1) << "it is over";
    EXPECT_EQ(home.run({"runs", "--checkpoint", "r-00", "--stop", "r-00"}).exitStatus, 2);
}

TEST(RunLabels, RunsAreNamedFoundComparedArchivedAndDeleted) // I13, I19
{
    using namespace trainyard;
    Home home;
    home.pointAt("");
    {
        auto ledger = ledger::Ledger::open(home.folder() / "state" / "trainyard");
        ASSERT_TRUE(ledger) << ledger.error().detail;
        for (const char *id : {"r-00000000000000aa", "r-00000000000000bb"}) {
            protocol::JobSpec job;
            job.run = RunId(id);
            job.model = "lenet";
            job.data = "s3://digits";
            job.learningRate = job.run.value.ends_with("aa") ? 0.1 : 0.2;
            ledger::Run run;
            run.id = job.run;
            run.cluster = ClusterId("c-1");
            run.name = "lenet";
            run.state = protocol::RunState::Finished;
            run.job = protocol::toJson(job);
            ASSERT_TRUE(ledger->saveRun(run));
        }
    }
    ASSERT_EQ(home.run({"runs", "--label", "r-00000000000000aa", "--name", "slow", "--tags", "a,b, a"}).exitStatus, 0);
    const auto found = parsed(home.run({"runs", "--search", "SLOW", "--json"}).out).at("runs");
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].at("label"), "slow");
    EXPECT_EQ(found[0].at("tags"), nlohmann::json({"a", "b"}));
    const auto compared = parsed(home.run({"compare", "slow", "r-00000000000000bb", "--differences", "--json"}).out);
    ASSERT_EQ(compared.at("parameters").size(), 1u);
    EXPECT_EQ(compared.at("parameters")[0].at("name"), "learningRate");
    EXPECT_EQ(compared.at("parameters")[0].at("values"), nlohmann::json({"0.1", "0.2"}));
    EXPECT_EQ(home.run({"compare", "slow"}).exitStatus, 2);
    EXPECT_THAT(home.run({"report", "slow"}).out, HasSubstr("# slow"));
    ASSERT_EQ(home.run({"runs", "--archive", "slow"}).exitStatus, 0);
    EXPECT_EQ(parsed(home.run({"runs", "--json"}).out).at("runs").size(), 1u);
    EXPECT_EQ(parsed(home.run({"runs", "--archived", "--json"}).out).at("runs").size(), 1u);
    EXPECT_EQ(home.run({"runs", "--delete", "slow"}).exitStatus, 2); // no terminal to confirm
    ASSERT_EQ(home.run({"runs", "--delete", "slow", "--yes"}).exitStatus, 0);
    EXPECT_EQ(home.run({"runs", "--label", "slow"}).exitStatus, 1);
}
