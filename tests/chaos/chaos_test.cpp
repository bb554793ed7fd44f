#include "tests/chaos/chaos.h"

#include <gmock/gmock.h>

#include "tests/runtime/runtime_fixture.h"

namespace trainyard::testing {
namespace {

/// A small selection of the runs of trainyard-chaos, one per seed.
class Chaos : public ::testing::TestWithParam<std::pair<const char *, int>> {};

TEST_P(Chaos, EndsAsIfNothingHadBeen)
{
    TemporaryFolder folder;
    writeSquares(folder.path / "data", 3000, 1000);
    chaos::Options options;
    options.runtime = kRuntime;
    options.folder = folder.path;
    options.data = "file://" + (folder.path / "data").string();
    options.epochs = 30;
    options.kvStore = GetParam().first;
    chaos::Run run(options, std::uint64_t(GetParam().second));
    const chaos::Outcome outcome = run.execute();
    std::string log;
    for (const std::string &line : outcome.log)
        log += line + "\n";
    EXPECT_EQ(outcome.problem, "") << log;
    EXPECT_LE(outcome.trained, 3000) << log;
    EXPECT_GT(outcome.accuracy, 0.995) << log; // an undisturbed run separates all squares
}

INSTANTIATE_TEST_SUITE_P(Seeds, Chaos,
                         ::testing::Values(std::pair("dist_sync", 2), std::pair("dist_sync", 3),
                                           std::pair("dist_sync", 5), std::pair("dist_sync", 302),
                                           std::pair("dist_async", 1), std::pair("dist_async", 5)),
                         [](const auto &made) {
                             return std::string(made.param.first) + "_" + std::to_string(made.param.second);
                         });

} // namespace
} // namespace trainyard::testing
