// The doctor on a cluster of the local cloud: real machines behind SSH, a process that outlived its run, and its repair.
#include <gmock/gmock.h>

#include "backend/ledger/ledger.h"
#include "tests/system/local_journey.h"

using namespace trainyard;
using testing::HasSubstr;

namespace {

nlohmann::json findingOf(const nlohmann::json &report, const std::string &check)
{
    if (report.is_object()) {
        for (const auto &finding : report.at("findings")) {
            if (finding.at("check") == check)
                return finding;
        }
    }
    ADD_FAILURE() << "no finding of " << check << " in " << report.dump();
    return {{"verdict", ""}, {"evidence", nlohmann::json::array()}, {"repairs", nlohmann::json::array()}};
}

} // namespace

TEST(DoctorSystem, FindsAProcessThatOutlivedItsRunAndEndsIt) // M2, M12, M13, M24, M26
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    ASSERT_NO_FATAL_FAILURE(home.launch("demo", 1));
    const auto examined = [&](std::vector<std::string> more) {
        std::vector<std::string> words{"doctor", "demo", "--json"};
        words.insert(words.end(), more.begin(), more.end());
        const auto outcome = home.run(words, std::chrono::seconds(180));
        const auto report = nlohmann::json::parse(outcome.out, nullptr, false);
        EXPECT_TRUE(report.is_object()) << outcome.out << outcome.err;
        return report;
    };
    auto report = examined({});
    for (const char *check : {"M26", "M12", "M13", "M17", "M2", "M22"})
        EXPECT_EQ(findingOf(report, check).at("verdict"), "ok") << findingOf(report, check).dump();

    // A run that the ledger knows as failed, of which a process still runs.
    const RunId run = newRunId();
    {
        auto ledger = ledger::Ledger::open(home.folder() / "state/trainyard");
        ASSERT_TRUE(ledger) << ledger.error().detail;
        ledger::Run row;
        row.id = run;
        row.cluster = ledger->clusters(true)->front().id;
        row.name = "lenet";
        row.state = protocol::RunState::Failed;
        row.job = "{}";
        ASSERT_TRUE(ledger->saveRun(row));
    }
    const std::string start = "TRAINYARD_RUN=" + run.value + " setsid sleep 600 > /dev/null 2>&1 < /dev/null &";
    ASSERT_EQ(home.run({"exec", "demo", "--node", "worker-1", "--", start}).exitStatus, 0);
    report = examined({});
    const auto orphan = findingOf(report, "M2");
    EXPECT_EQ(orphan.at("verdict"), "problem");
    ASSERT_FALSE(orphan.at("evidence").empty());
    EXPECT_THAT(orphan.at("evidence").at(0).get<std::string>(), HasSubstr("sleep 600"));
    EXPECT_EQ(orphan.at("repairs").at(0).at("repair"), "kill-orphans");
    // Without a terminal, nothing is changed unless --yes confirms it.
    EXPECT_EQ(home.run({"doctor", "demo", "--fix", "M2"}, std::chrono::seconds(180)).exitStatus, 2);
    report = examined({"--fix", "M2", "--yes"});
    ASSERT_FALSE(report.at("fixed").empty());
    for (const auto &fixed : report.at("fixed"))
        EXPECT_TRUE(fixed.at("ok").get<bool>()) << fixed.dump();
    EXPECT_EQ(findingOf(report, "M2").at("verdict"), "ok");
    const auto left = home.run(
        {"exec", "demo", "--node", "worker-1", "--", "grep -als " + run.value + " /proc/[0-9]*/environ || true"});
    EXPECT_EQ(left.exitStatus, 0);
    EXPECT_THAT(left.out, testing::Not(HasSubstr("/environ")));

    // The stacks of a process of the active run, which continues. // M24
    const RunId active = newRunId();
    {
        auto ledger = ledger::Ledger::open(home.folder() / "state/trainyard");
        ASSERT_TRUE(ledger) << ledger.error().detail;
        ledger::Run row;
        row.id = active;
        row.cluster = ledger->clusters(true)->front().id;
        row.name = "lenet";
        row.state = protocol::RunState::Running;
        row.job = "{}";
        ASSERT_TRUE(ledger->saveRun(row));
    }
    const std::string hang = "TRAINYARD_RUN=" + active.value + " setsid sleep 120 > /dev/null 2>&1 < /dev/null &";
    ASSERT_EQ(home.run({"exec", "demo", "--node", "worker-1", "--", hang}).exitStatus, 0);
    EXPECT_EQ(home.run({"doctor", "demo", "--stacks", "worker-1"}).exitStatus, 2) << "without a confirmation";
    const auto dumped =
        home.run({"doctor", "demo", "--stacks", "worker-1", "--yes", "--json"}, std::chrono::seconds(180));
    EXPECT_EQ(dumped.exitStatus, 0) << dumped.err;
    const auto dump = nlohmann::json::parse(dumped.out, nullptr, false);
    ASSERT_TRUE(dump.is_object()) << dumped.out;
    EXPECT_EQ(dump.at("run"), active.value);
    EXPECT_THAT(dump.at("text").get<std::string>(), HasSubstr("sleep 120"));
    EXPECT_TRUE(std::filesystem::exists(dump.at("file").get<std::string>()));
}

TEST(DoctorSystem, QuotesTheFirstErrorOfTheSetUpOfAStacksMachine) // M15, J5, J6
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    ASSERT_NO_FATAL_FAILURE(home.launch("demo", 1));
    if (!home.sandboxed())
        GTEST_SKIP() << "machines have no files of their own here";
    const auto written =
        home.run({"exec", "demo", "--node", "worker-1", "--",
                  "printf '%s\\n' 'Setting up' '[ERROR] Command setup failed' Done > /var/log/dl_cfn_setup.log"});
    ASSERT_EQ(written.exitStatus, 0) << written.err;
    const auto examined = home.run({"doctor", "demo", "--json"}, std::chrono::seconds(180));
    const auto finding = findingOf(nlohmann::json::parse(examined.out, nullptr, false), "M15");
    EXPECT_EQ(finding.at("verdict"), "warning");
    EXPECT_THAT(finding.dump(), HasSubstr("worker-1 /var/log/dl_cfn_setup.log:2: [ERROR] Command setup failed"));
    const auto shown = home.run({"doctor", "demo", "--setup-log", "worker-1", "--log", "dl_cfn_setup.log", "--json"});
    ASSERT_EQ(shown.exitStatus, 0) << shown.err;
    const auto log = nlohmann::json::parse(shown.out, nullptr, false);
    ASSERT_TRUE(log.is_object()) << shown.out;
    EXPECT_EQ(log.at("text"), "Setting up\n[ERROR] Command setup failed\nDone\n");
    ASSERT_EQ(log.at("errors").size(), 1u);
    EXPECT_EQ(log.at("errors").at(0).at("line"), 2);
    EXPECT_EQ(home.run({"doctor", "demo", "--setup-log", "nobody"}).exitStatus, 1);
    EXPECT_EQ(home.run({"doctor", "--setup-log", "worker-1"}).exitStatus, 2) << "of which cluster?";
}
