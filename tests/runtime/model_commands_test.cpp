#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/core/system/process.h"
#include "build_paths.h"

using namespace trainyard;
using ::testing::HasSubstr;

namespace {

/// Runs `trainyard-runtime model ...`.
ProcessOutcome model(std::vector<std::string> arguments)
{
    arguments.insert(arguments.begin(), {TRAINYARD_BIN_DIR "/trainyard-runtime", "model"});
    auto outcome = runProcess({.argv = std::move(arguments)}, {Deadline::after(std::chrono::minutes(1)), {}});
    EXPECT_TRUE(outcome) << outcome.error().detail;
    return outcome ? *outcome : ProcessOutcome{};
}

} // namespace

TEST(ModelCommands, WriteAndShowADescription)
{
    const std::filesystem::path folder = std::filesystem::path(::testing::TempDir()) / "model_commands";
    std::filesystem::create_directories(folder);
    const std::string file = folder / "lenet.json";
    EXPECT_EQ(model({"export", "lenet", "--to", file}).exitStatus, 0);
    const auto shown = model({"show", file});
    EXPECT_EQ(shown.exitStatus, 0);
    EXPECT_THAT(shown.out, HasSubstr("9 layers, 10 scores, 8 tensors of 431080 parameters, no weights"));
    const auto refused = model({"import", file, "--to", folder / "c.safetensors"});
    EXPECT_EQ(refused.exitStatus, 1);
    EXPECT_THAT(refused.err, HasSubstr("without its weights"));
    EXPECT_THAT(model({"show", "alexnet"}).err, HasSubstr("unknown model 'alexnet'"));
    EXPECT_EQ(model({"export", file}).exitStatus, 2) << "--to is missing";
    std::filesystem::remove_all(folder);
}
