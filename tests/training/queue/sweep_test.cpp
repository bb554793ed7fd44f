// The trials of a sweep: a plain function of its specification.
#include "backend/training/queue/sweep.h"

#include <set>

#include <gmock/gmock.h>

namespace trainyard::training {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;

SweepSpec trainerSweep()
{
    SweepSpec spec;
    spec.base.data = "s3://bucket/digits";
    return spec;
}

SweepSpec commandSweep(const std::string &command)
{
    SweepSpec spec;
    spec.base.type = protocol::JobType::Command;
    spec.base.task.command = command;
    return spec;
}

std::string refusal(const SweepSpec &spec)
{
    const auto trials = trialsOf(spec);
    return trials ? "accepted" : trials.error().detail;
}

TEST(Sweep, TheGridHasAllCombinations)
{
    auto spec = trainerSweep();
    spec.grid = {{"batchSize", {"32", "64"}}, {"learningRate", {"0.1", "0.2", "0.3"}}};
    const auto trials = trialsOf(spec);
    ASSERT_TRUE(trials) << trials.error().detail;
    ASSERT_THAT(*trials, SizeIs(6));
    EXPECT_EQ((*trials)[0].job.batchSize, 32);
    EXPECT_EQ((*trials)[1].job.learningRate, 0.2) << "the last one changes fastest";
    EXPECT_EQ((*trials)[1].job.batchSize, 32);
    EXPECT_EQ((*trials)[5].job.batchSize, 64);
    EXPECT_EQ((*trials)[5].job.learningRate, 0.3);
    EXPECT_EQ((*trials)[5].number, 5);
    EXPECT_EQ((*trials)[3].job.data, "s3://bucket/digits");
}

TEST(Sweep, APlaceholderStandsInTheCommand)
{
    auto spec = commandSweep("train.py --lr {lr} --again {lr} ${HOME}");
    spec.base.task.environment = {"LR={lr}"};
    spec.grid["lr"] = {"1e-3", "{lr}"};
    const auto trials = trialsOf(spec);
    ASSERT_TRUE(trials) << trials.error().detail;
    EXPECT_EQ((*trials)[0].job.task.command, "train.py --lr 1e-3 --again 1e-3 ${HOME}");
    EXPECT_THAT((*trials)[0].job.task.environment, ElementsAre("LR=1e-3"));
    EXPECT_EQ((*trials)[1].job.task.command, "train.py --lr {lr} --again {lr} ${HOME}") << "a value is not replaced";
    spec.grid = {{"batch", {"1"}}};
    EXPECT_THAT(refusal(spec), HasSubstr("batch is no parameter: write {batch} into the command"));
    spec.grid = {{"task.setupSeconds", {"60"}}};
    EXPECT_EQ(trialsOf(spec)->at(0).job.task.setupSeconds, 60);
}

TEST(Sweep, RandomValuesAreTheSameForTheSameSeed)
{
    auto spec = commandSweep("train.py --lr {lr} --units {units}");
    spec.random["lr"] = {1e-4, 1e-1, true, false};
    spec.random["units"] = {1, 3, false, true};
    spec.trials = 200;
    const auto first = trialsOf(spec), second = trialsOf(spec);
    ASSERT_TRUE(first && second);
    ASSERT_THAT(*first, SizeIs(200));
    std::set<std::string> units;
    int small = 0;
    for (std::size_t i = 0; i < first->size(); ++i) {
        EXPECT_EQ((*first)[i].values, (*second)[i].values);
        const double rate = std::stod((*first)[i].values.at("lr"));
        EXPECT_TRUE(rate >= 1e-4 && rate <= 1e-1) << rate;
        small += rate < 3.17e-3; // the middle of the logarithms
        units.insert((*first)[i].values.at("units"));
    }
    EXPECT_NEAR(small, 100, 40);
    EXPECT_THAT(units, ElementsAre("1", "2", "3"));
    spec.seed = 2;
    EXPECT_NE(trialsOf(spec)->at(0).values, first->at(0).values);
    spec.grid["task.nodes"] = {"1", "all"};
    spec.trials = 3;
    EXPECT_THAT(*trialsOf(spec), SizeIs(6)) << "draws for each combination of the grid";
}

TEST(Sweep, RefusesWhatCannotBeRun)
{
    auto spec = trainerSweep();
    EXPECT_THAT(refusal(spec), HasSubstr("it has no parameter"));
    spec.grid = {{"learningRate", {"0.1", "fast"}}};
    EXPECT_THAT(refusal(spec), HasSubstr("learningRate"));
    spec.grid = {{"learningRate", {"-1"}}};
    EXPECT_THAT(refusal(spec), HasSubstr("learningRate"));
    spec.grid = {{"speed", {"1"}}};
    EXPECT_THAT(refusal(spec), HasSubstr("speed is no parameter"));
    spec.grid = {{"learningRate", {}}};
    EXPECT_THAT(refusal(spec), HasSubstr("has 0 values"));
    spec.grid.clear();
    spec.random["learningRate"] = {0, 1, true, false};
    EXPECT_THAT(refusal(spec), HasSubstr("--trials"));
    spec.trials = 1;
    EXPECT_THAT(refusal(spec), HasSubstr("its logarithm does not exist"));
    spec.random["learningRate"] = {0.1, 1};
    spec.trials = 1001;
    EXPECT_THAT(refusal(spec), HasSubstr("1001 trials, and at most 1000"));
}

TEST(Sweep, NoCellOfItsTableIsAFormula) // S16: values of a job of somebody else, failures in the words of nodes
{
    SweepTable table;
    table.spec.metric = "=metric";
    table.rows.resize(1);
    table.rows[0].trial.values = {{"+name", "@SUM(A1)"}, {"rate", "-0.5"}};
    table.rows[0].failed = "=HYPERLINK(\"http://example.com\")";
    EXPECT_EQ(toCsv(table), "trial,'+name,rate,run,state,'=metric,epoch,failed\n"
                            "0,'@SUM(A1),-0.5,,,,,\"'=HYPERLINK(\"\"http://example.com\"\")\"\n");
}

TEST(Sweep, SurvivesTheLedger)
{
    auto spec = commandSweep("train.py --lr {lr}");
    spec.grid["a"] = {"1", "2"};
    spec.random["lr"] = {1e-4, 1e-1, true, false};
    spec.trials = 7;
    spec.seed = 0xffff'ffff'ffff'ffff;
    spec.metric = "loss";
    spec.maximize = false;
    const auto read = sweepFromJson(toJson(spec));
    ASSERT_TRUE(read) << read.error().detail;
    EXPECT_EQ(*read, spec);
    EXPECT_EQ(sweepFromJson("[]").error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(sweepFromJson(R"({"base":{}})").error().code, ErrorCode::InvalidArgument);
}

} // namespace
} // namespace trainyard::training
