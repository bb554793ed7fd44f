// Scripts to begin with (G37): each is started by its job, and the simplest one runs here.
#include "backend/jobs/script_templates.h"

#include <filesystem>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/core/text.h"
#include "build_paths.h"

namespace trainyard::jobs {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::StartsWith;

TEST(ScriptTemplates, AreStartedByValidJobs)
{
    EXPECT_EQ(scriptTemplates().size(), 3u);
    const Machine machines[] = {{"head", "10.0.0.1", true}, {"worker-1", "10.0.0.2"}, {"worker-2", "10.0.0.3"}};
    for (const ScriptTemplate &script : scriptTemplates()) {
        const std::string name(script.name);
        EXPECT_THAT(name, EndsWith(".py"));
        EXPECT_FALSE(script.title.empty()) << name;
        EXPECT_THAT(std::string(script.content), StartsWith("\"\"\"")) << "says what it is";
        EXPECT_EQ(readFile(std::filesystem::path(TRAINYARD_SOURCE_DIR) / "resources/scripts" / name).value_or(""),
                  script.content);
        JobSpec job = jobOfScript(script, "/home/u/my code", "it's mine.py");
        EXPECT_EQ(job.task.code, "/home/u/my code");
        EXPECT_THAT(job.task.command, StartsWith("python3 'it'\\''s mine.py'"));
        job.run = RunId("r-1");
        const auto on = selectMachines(job, machines);
        typeOf(job)->fit(job, on, 0);
        for (const protocol::JobProblem &problem : problemsOf(job))
            ADD_FAILURE() << name << ": " << problem.detail;
    }
    EXPECT_EQ(scriptTemplate("train_torch.py")->type, protocol::JobType::Pytorch);
    const auto unknown = scriptTemplate("mine.py");
    ASSERT_FALSE(unknown);
    EXPECT_THAT(unknown.error().detail, HasSubstr("train.py, train_torch.py"));
}

TEST(ScriptTemplates, TheSimplestPrintsPointsAndContinues)
{
    const std::string python = "/usr/bin/python3";
    if (!std::filesystem::exists(python))
        GTEST_SKIP() << python << " is missing";
    const auto folder = std::filesystem::temp_directory_path() / fmt::format("trainyard-script-{}", selfIdentity().pid);
    const std::vector<std::string> variables{"TRAINYARD_OUTPUT=" + folder.string(), "TRAINYARD_RANK=1",
                                             "TRAINYARD_WORKERS=2"};
    const auto lossesOf = [&](const std::string &epochs) {
        const auto outcome =
            runProcess({.argv = {python, TRAINYARD_SOURCE_DIR "/resources/scripts/train.py", "--epochs", epochs},
                        .environment = variables,
                        .workingFolder = {},
                        .input = {}},
                       {Deadline::after(std::chrono::seconds(60)), {}});
        std::vector<double> losses;
        EXPECT_TRUE(outcome && outcome->exitStatus == 0) << (outcome ? outcome->err : outcome.error().detail);
        const std::string all = outcome ? outcome->out : "";
        std::string_view rest = all, line;
        while (takeLine(rest, line)) {
            const auto point = nlohmann::json::parse(line, nullptr, false);
            if (point.is_object() && point.contains("epoch") && point.contains("loss"))
                losses.push_back(point["loss"].get<double>());
        }
        return losses;
    };
    const auto first = lossesOf("2"), more = lossesOf("4"), none = lossesOf("4");
    std::filesystem::remove_all(folder);
    ASSERT_THAT(first, SizeIs(2));
    ASSERT_THAT(more, SizeIs(2)) << "it has continued after the second epoch";
    EXPECT_LT(more.back(), first.front());
    EXPECT_THAT(none, IsEmpty()) << "complete";
}

} // namespace
} // namespace trainyard::jobs
