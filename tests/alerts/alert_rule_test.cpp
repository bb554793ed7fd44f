// The file of the rules (I17), which the window writes and trainyardctl reads, too.
#include <filesystem>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "backend/alerts/alert_rule.h"
#include "backend/core/system/files.h"
#include "tests/support/temporary_folder.h"

using namespace trainyard;
using namespace trainyard::alerts;

namespace {

/// Why the rules cannot be read; Internal: they can.
ErrorCode errorOf(const std::filesystem::path &folder)
{
    const auto rules = readRules(folder);
    return rules ? ErrorCode::Internal : rules.error().code;
}

} // namespace

TEST(AlertRules, AreReadAsTheyWereWritten)
{
    const TemporaryFolder folder;
    EXPECT_EQ(errorOf(folder.path), ErrorCode::NotFound);
    const std::vector<AlertRule> rules{
        {.metric = "train-loss",
         .comparison = AlertRule::Below,
         .value = 0.1,
         .seconds = 60,
         .action = AlertRule::TerminateCluster},
        {.metric = "speed", .comparison = AlertRule::NotANumber},
        {.metric = "speed", .comparison = AlertRule::Below, .value = 100, .action = AlertRule::AddWorker},
        {.comparison = AlertRule::NoProgress, .seconds = 600, .action = AlertRule::StopRun}};
    ASSERT_TRUE(writeRules(folder.path, rules));
    EXPECT_EQ(readRules(folder.path).value_or(std::vector<AlertRule>()), rules);
    ASSERT_TRUE(writeRules(folder.path, {}));
    const auto none = readRules(folder.path);
    ASSERT_TRUE(none);
    EXPECT_TRUE(none->empty());
}

TEST(AlertRules, InvalidOnesAreLeftOut)
{
    const TemporaryFolder folder;
    const auto read = [&](const std::string &list) {
        EXPECT_TRUE(writeFileAtomically(folder.path / "alerts.json", "{\"rules\": [" + list + "]}"));
        return readRules(folder.path).value_or(std::vector<AlertRule>());
    };
    const std::string good =
        R"({"metric": "speed", "condition": "below", "value": 100, "seconds": 5, "action": "notify"})";
    EXPECT_EQ(read(good).size(), 1u);
    EXPECT_EQ(
        read(R"({"metric": "speed", "condition": "below", "value": 1, "action": "explode"}, 3, null, )" + good).size(),
        1u);
    EXPECT_TRUE(read(R"({"metric": "", "condition": "below", "value": 1, "action": "notify"})").empty());
    EXPECT_TRUE(read(R"({"condition": "no-progress", "seconds": 0, "action": "stop-run"})").empty());
    EXPECT_EQ(read(R"({"condition": "no-progress", "seconds": 1e300, "action": "stop-run"})").at(0).seconds,
              7 * 24 * 3600);
    std::string many = good;
    for (int i = 0; i < 200; ++i)
        many += "," + good;
    EXPECT_EQ(read(many).size(), 100u);
}

TEST(AlertRules, AFileThatCannotBeReadIsNotTakenForOneWithoutRules)
{
    const TemporaryFolder folder;
    for (const char *damaged : {"", "\xff not JSON", "[]", "{}", R"({"rules": {}})", R"({"rules": [)"}) {
        ASSERT_TRUE(writeFileAtomically(folder.path / "alerts.json", damaged));
        EXPECT_EQ(errorOf(folder.path), ErrorCode::CorruptData) << damaged;
    }
    ASSERT_TRUE(writeFileAtomically(folder.path / "alerts.json", std::string(300 * 1024, ' ')));
    EXPECT_FALSE(readRules(folder.path));
}

TEST(AlertRules, AnOccasionHasTheSameNameInEachProgram)
{
    const AlertRule notifies{.metric = "speed", .comparison = AlertRule::Below, .value = 100};
    AlertRule stops = notifies;
    stops.action = AlertRule::StopRun;
    EXPECT_EQ(occasionOf(notifies, 1764354000.25), "speed below 100, notify, 1764354000.250000");
    EXPECT_NE(occasionOf(notifies, 17), occasionOf(stops, 17));
    EXPECT_NE(occasionOf(notifies, 17), occasionOf(notifies, 18));
}

TEST(AlertRules, AreDescribedByTheirCondition)
{
    AlertRule rule{.metric = "train-loss", .comparison = AlertRule::Below, .value = 0.1, .seconds = 60};
    EXPECT_EQ(describe(rule), "train-loss below 0.1 for 60 s");
    rule.seconds = 0;
    EXPECT_EQ(describe(rule), "train-loss below 0.1");
    rule.comparison = AlertRule::NotANumber;
    EXPECT_EQ(describe(rule), "train-loss is not a number");
    EXPECT_EQ(describe({.comparison = AlertRule::NoProgress, .seconds = 600}), "no progress for 10 min");
}
