// G8: which script the command of a job runs, for its --help.
#include "backend/jobs/script_line.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace trainyard::jobs {
namespace {

using protocol::JobType;
using testing::ElementsAre;
using testing::HasSubstr;

std::vector<std::string> scriptOf(const char *line, JobType type = JobType::Command)
{
    const auto read = ScriptLine::read(type, line);
    return read ? read->script() : std::vector<std::string>{read.error().detail};
}

TEST(ScriptLine, FindsTheScript)
{
    EXPECT_THAT(scriptOf("python3 train.py --epochs 3"), ElementsAre("python3", "train.py"));
    EXPECT_THAT(scriptOf("A=1 exec /opt/env/bin/python -u -W ignore 'my train.py' x"),
                ElementsAre("/opt/env/bin/python", "my train.py"));
    EXPECT_THAT(scriptOf("python -m pkg.train --lr 1"), ElementsAre("python", "-m", "pkg.train"));
    EXPECT_THAT(scriptOf("train.py --lr 1", JobType::Pytorch), ElementsAre("python3", "train.py"));
    EXPECT_THAT(scriptOf("-m pkg.train", JobType::Pytorch), ElementsAre("python3", "-m", "pkg.train"));
    EXPECT_THAT(scriptOf("horovodrun -np 4 python train.py"), ElementsAre("python", "train.py"));
    EXPECT_THAT(scriptOf("./trainer --config x.py"), ElementsAre("./trainer"));
}

TEST(ScriptLine, RefusesWhatIsNotOneScript)
{
    for (const char *line : {"cd x && python a.py", "python a.py | tee log", "python a.py; reboot", "python a.py > log",
                             "python a.py $(date)", "python a.py\npython b.py"})
        EXPECT_THAT(scriptOf(line), ElementsAre(HasSubstr("more than one command"))) << line;
    for (const char *line : {"", "  ", "bash run.sh", "./run.sh", "python -c 'x'", "python", "$PYTHON train.py",
                             "python 'train.py", "torchrun x"})
        EXPECT_FALSE(ScriptLine::read(JobType::Command, line)) << line;
}

} // namespace
} // namespace trainyard::jobs
