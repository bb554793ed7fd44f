#include "tests/chaos/chaos.h"

#include <gmock/gmock.h>

#include "tests/runtime/runtime_fixture.h"

namespace trainyard::testing {
namespace {

/// A bounded part of what trainyard-chaos does; each seed is a run.
class Chaos : public ::testing::TestWithParam<int> {};

TEST_P(Chaos, EndsAsIfNothingHadBeen)
{
    TemporaryFolder folder;
    writeSquares(folder.path / "data", 3000, 1000);
    chaos::Options options;
    options.runtime = kRuntime;
    options.folder = folder.path;
    options.data = "file://" + (folder.path / "data").string();
    options.epochs = 30;
    chaos::Run run(options, std::uint64_t(GetParam()));
    const chaos::Outcome outcome = run.play();
    std::string story;
    for (const std::string &line : outcome.story)
        story += line + "\n";
    EXPECT_EQ(outcome.problem, "") << story;
    EXPECT_GT(outcome.accuracy, 0.995) << story; // undisturbed, the squares are all told apart
}

INSTANTIATE_TEST_SUITE_P(Seeds, Chaos, ::testing::Range(1, 9));

} // namespace
} // namespace trainyard::testing
