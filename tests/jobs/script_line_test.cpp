// G8: which script the command of a job runs, for its --help.
#include "backend/jobs/script_line.h"

#include <optional>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace trainyard::jobs {
namespace {

using protocol::JobType;
using testing::ElementsAre;
using testing::HasSubstr;

std::vector<std::string> scriptIn(const char *line, JobType type = JobType::Command)
{
    const auto read = ScriptLine::read(type, line);
    return read ? read->script() : std::vector<std::string>{read.error().detail};
}

TEST(ScriptLine, FindsTheScript)
{
    EXPECT_THAT(scriptIn("python3 train.py --epochs 3"), ElementsAre("python3", "train.py"));
    EXPECT_THAT(scriptIn("A=1 exec /opt/env/bin/python -u -W ignore 'my train.py' x"),
                ElementsAre("/opt/env/bin/python", "my train.py"));
    EXPECT_THAT(scriptIn("python -m pkg.train --lr 1"), ElementsAre("python", "-m", "pkg.train"));
    EXPECT_THAT(scriptIn("train.py --lr 1", JobType::Pytorch), ElementsAre("python3", "train.py"));
    EXPECT_THAT(scriptIn("-m pkg.train", JobType::Pytorch), ElementsAre("python3", "-m", "pkg.train"));
    EXPECT_THAT(scriptIn("horovodrun -np 4 python train.py"), ElementsAre("python", "train.py"));
    EXPECT_THAT(scriptIn("./trainer --config x.py"), ElementsAre("./trainer"));
    EXPECT_THAT(scriptIn("python_train.py --lr 1"), ElementsAre("python3", "python_train.py")) << "no interpreter";
}

TEST(ScriptLine, RefusesWhatIsNotOneScript)
{
    for (const char *line : {"cd x && python a.py", "python a.py | tee log", "python a.py; reboot", "python a.py > log",
                             "python a.py $(date)", "python a.py\npython b.py"})
        EXPECT_THAT(scriptIn(line), ElementsAre(HasSubstr("more than one command"))) << line;
    for (const char *line : {"", "  ", "bash run.sh", "./run.sh", "python -c 'x'", "python", "$PYTHON train.py",
                             "python 'train.py", "torchrun x"})
        EXPECT_FALSE(ScriptLine::read(JobType::Command, line)) << line;
}

const ScriptOption kEpochs{"--epochs", "N", "", "20", {}, "-n"};
const ScriptOption kFast{"--fast", "", "", "", {}};
const ScriptOption kMean{"--mean", "X [X ...]", "", "", {}};

ScriptLine lineOf(const std::string &line)
{
    return ScriptLine::read(JobType::Command, line).value();
}

TEST(ScriptLine, GivesTheValuesOfOptions)
{
    const auto line = lineOf("python a.py --fast -n 3 --mean 1 -2.5 --name='a b' --data $DATA");
    EXPECT_EQ(line.value(kEpochs), "3");
    EXPECT_EQ(line.value(kFast), "true");
    EXPECT_EQ(line.value(kMean), "1 -2.5") << "a number is no option";
    EXPECT_EQ(line.value({"--name", "NAME", "", "", {}}), "a b");
    EXPECT_EQ(line.value({"--lr", "LR", "", "", {}}), std::nullopt);
    EXPECT_TRUE(line.isFixed({"--data", "DATA", "", "", {}})) << "a variable of the shell";
    EXPECT_FALSE(line.isFixed(kEpochs));
    EXPECT_TRUE(lineOf("python a.py --epochs 1 --epochs=2").isFixed(kEpochs)) << "which one counts?";
    EXPECT_EQ(lineOf("python a.py -- --fast").value(kFast), std::nullopt) << "an argument, not an option";
    EXPECT_EQ(lineOf("A=--fast python a.py").value(kFast), std::nullopt);
}

TEST(ScriptLine, ChangesNothingButTheOption)
{
    const std::string text = "A=1 python  a.py \\\n  --lr \"0.1\" \\\n  --epochs 3";
    const auto line = lineOf(text);
    EXPECT_EQ(line.withValue(kEpochs, "5"), "A=1 python  a.py \\\n  --lr \"0.1\" \\\n  --epochs 5");
    EXPECT_EQ(line.withValue(kEpochs, std::nullopt), "A=1 python  a.py \\\n  --lr \"0.1\"")
        << "no backslash is left at the end";
    EXPECT_EQ(line.withValue(kFast, "true"), text + " --fast");
    EXPECT_EQ(line.withValue(kFast, std::nullopt), text);
    EXPECT_EQ(line.withValue(kMean, "1 2"), text + " --mean 1 2");
    EXPECT_EQ(lineOf("python a.py -- x").withValue(kEpochs, "5"), "python a.py --epochs 5 -- x");
    EXPECT_EQ(lineOf("python a.py --fast x").withValue(kFast, std::nullopt), "python a.py x");
    EXPECT_EQ(lineOf("python a.py").withValue(kEpochs, "it's; reboot"), "python a.py --epochs 'it'\\''s; reboot'");
    EXPECT_EQ(lineOf("python a.py").withValue(kEpochs, "-x"), "python a.py --epochs=-x");
    EXPECT_EQ(lineOf("python a.py").withValue(kEpochs, "-0.5"), "python a.py --epochs -0.5");
}

} // namespace
} // namespace trainyard::jobs
