#include <optional>
#include <set>

#include "backend/protocol/checkpoint_name.h"
#include "launch_fixture.h"

/// Checkpoints that a job keeps without a follower.
namespace trainyard::testing {
namespace {

using namespace protocol; // NOLINT: names of records

using LaunchKeeps = LaunchTest;

std::string wholeEpochs(int epochs)
{
    return fileNameOf(CheckpointName{epochs, std::nullopt});
}

std::set<std::string> filesIn(const std::filesystem::path &folder)
{
    std::set<std::string> found;
    for (const auto &entry : std::filesystem::directory_iterator(folder))
        found.insert(entry.path().filename().string());
    return found;
}

/// The worker itself removes what the job does not keep, and only what its run has written.
TEST_F(LaunchKeeps, TheLastCheckpointsTheBestAndThoseOfOtherRuns)
{
    writeSquares(data, 600, 100);
    const auto shared = folder.path / "shared";
    ASSERT_EQ(launch("first", {"-n", "1", "--num-epochs", "1", "--checkpoint-folder", shared.string()}).exitStatus, 0);
    std::filesystem::copy_file(shared / wholeEpochs(1), shared / wholeEpochs(9)); // newer by its name
    std::filesystem::rename(shared / wholeEpochs(1), shared / wholeEpochs(0));
    const auto outcome = launch("run", {"-n", "1", "--num-epochs", "6", "--keep", "2", "--keep-best", "loss",
                                        "--checkpoint-folder", shared.string()});
    ASSERT_EQ(outcome.exitStatus, 0) << outcome.out << outcome.err;
    const auto losses = named(run("run"), metric::kValidationLoss);
    ASSERT_EQ(losses.size(), 6u);
    const MetricRecord *best = nullptr;
    for (const MetricRecord &record : losses) {
        if (record.epoch < 5 && (!best || record.value <= best->value)) // the last one is saved before it is evaluated
            best = &record;
    }
    EXPECT_EQ(filesIn(shared), (std::set<std::string>{wholeEpochs(0), wholeEpochs(best->epoch + 1), wholeEpochs(5),
                                                      wholeEpochs(6), wholeEpochs(9)}));
}

TEST_F(LaunchKeeps, AllOfThemOnRequest)
{
    writeSquares(data, 600, 100);
    const auto outcome = launch("run", {"-n", "1", "--num-epochs", "5", "--keep", "all"});
    ASSERT_EQ(outcome.exitStatus, 0) << outcome.out << outcome.err;
    for (int epochs = 1; epochs <= 5; ++epochs)
        EXPECT_TRUE(std::filesystem::exists(checkpoint("run", epochs))) << epochs;
}

} // namespace
} // namespace trainyard::testing
