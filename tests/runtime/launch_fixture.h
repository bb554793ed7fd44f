#pragma once

#include <cstring>

#include <fmt/format.h>

#include "runtime_fixture.h"

namespace trainyard::testing {

/// A folder with a data set of squares, and launches of jobs on it with a run folder each.
class LaunchTest : public ::testing::Test {
protected:
    TemporaryFolder folder;
    std::filesystem::path data = folder.path / "data";

    std::filesystem::path run(const std::string &name) const { return folder.path / name; }
    /// \param more  further arguments, which override the default ones
    ProcessOutcome launch(const std::string &name, const std::vector<std::string> &more,
                          std::optional<std::vector<std::string>> environment = {}) const
    {
        std::vector<std::string> words{"launch", "--data",       data.string(),     "--batch-size",
                                       "60",     "--run-folder", run(name).string()};
        words.insert(words.end(), more.begin(), more.end());
        return runRuntime(words, std::move(environment));
    }
    std::filesystem::path checkpoint(const std::string &name, int epochs) const
    {
        return run(name) / "checkpoints" / fmt::format("checkpoint-{:06}.safetensors", epochs);
    }
    /// \return weights and optimizer state at the end of the last epoch
    std::string learnt(const std::string &name, int epochs, const std::vector<std::string> &more) const
    {
        std::vector<std::string> words{"--num-epochs", std::to_string(epochs), "--deterministic"};
        words.insert(words.end(), more.begin(), more.end());
        const auto outcome = launch(name, words);
        EXPECT_EQ(outcome.exitStatus, 0) << outcome.out << outcome.err;
        return savedNumbers(checkpoint(name, epochs));
    }

    /// \return the content of a checkpoint after its header, which names the run
    static std::string savedNumbers(const std::filesystem::path &checkpoint)
    {
        const std::string file = readFile(checkpoint, 64u << 20).value_or("");
        std::uint64_t header = 0;
        std::memcpy(&header, file.data(), std::min(file.size(), sizeof header));
        return file.substr(std::min(file.size(), sizeof header + header));
    }
};

} // namespace trainyard::testing
