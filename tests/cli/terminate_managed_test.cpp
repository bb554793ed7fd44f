// K8, K10, K11, D21, C24: one `terminate --all` for clusters of every origin, with a machine that someone else started from
// the launch template of a stack. On a local cloud of records.
#include <set>
#include <sstream>

#include <gmock/gmock.h>

#include "tests/cli/at_local_cloud.h"
#include "tests/cli/official_cli.h"

using nlohmann::json;
using testing::Contains;
using testing::Not;

namespace {

class EveryOrigin : public AtLocalCloud {
protected:
    void SetUp() override
    {
        AtLocalCloud::SetUp();
        if (IsSkipped() || HasFatalFailure())
            return;
        launch("plain");
        succeeds({"stack", "create", "--name", "stacked", "--instance-type", "c5.large", "--acknowledge-iam",
                  "--no-provision", "--yes"});
        succeeds({"emr", "create", "--name", "emr", "--log-uri", "s3://every-origin-logs/emr", "--workers", "1",
                  "--make-roles", "--no-provision", "--yes"});
    }
    void succeeds(const std::vector<std::string> &words) const
    {
        const auto outcome = ctl(words);
        ASSERT_EQ(outcome.exitStatus, 0) << outcome.err;
    }
    /// Ids of the machines of a cluster.
    std::vector<std::string> machinesOf(const std::string &cluster) const
    {
        std::vector<std::string> ids;
        const auto status = asked({"status", cluster});
        for (const auto &node : status.at("nodes"))
            ids.push_back(node.at("instance"));
        return ids;
    }
    /// Lines of the journal of calls, from a place on.
    std::vector<json> callsSince(std::size_t place) const
    {
        std::vector<json> calls;
        std::istringstream lines(trainyard::readFile(m_state / "journal.jsonl", 1u << 26).value_or("").substr(place));
        for (std::string line; std::getline(lines, line);)
            calls.push_back(json::parse(line, nullptr, false));
        return calls;
    }
    std::size_t journalSize() const
    {
        return trainyard::readFile(m_state / "journal.jsonl", 1u << 26).value_or("").size();
    }

    const OfficialCli m_aws{m_home};
};

TEST_F(EveryOrigin, IsEndedByItsOwnServiceAndTheSecondLookFindsNothing)
{
    const auto ofStack = machinesOf("stacked"), ofEmr = machinesOf("emr"), plain = machinesOf("plain");
    ASSERT_EQ(ofStack.size() + ofEmr.size() + plain.size(), 6u);
    const auto elastic =
        OfficialCli::isInstalled() ? m_aws.startElasticWorkers("stacked", 1) : std::vector<std::string>();
    ASSERT_EQ(elastic.size(), OfficialCli::isInstalled() ? 1u : 0u);

    const auto before = journalSize();
    const auto receipt = asked({"terminate", "--all", "--yes"});
    EXPECT_EQ(receipt.value("clean", false), true) << receipt;
    EXPECT_FALSE(receipt.value("interrupted", true));
    std::set<std::string> ended;
    for (const auto &line : receipt.at("lines")) {
        EXPECT_EQ(line.value("outcome", ""), "ended") << line;
        ended.insert(line.value("id", ""));
    }
    for (const auto *ids : {&ofStack, &ofEmr, &plain, &elastic}) {
        for (const std::string &id : *ids)
            EXPECT_THAT(ended, Contains(id));
    }

    // Groups replace a machine that ends, and EMR a core node: their services end them.
    std::set<std::string> operations;
    for (const auto &call : callsSince(before)) {
        ASSERT_TRUE(call.is_object());
        operations.insert(call.value("operation", ""));
        if (call.value("operation", "") != "TerminateInstances")
            continue;
        for (const auto *ids : {&ofStack, &ofEmr}) {
            for (const std::string &id : *ids)
                EXPECT_THAT(call.dump(), Not(testing::HasSubstr(id))) << "ended by itself before its group";
        }
    }
    for (const char *operation : {"DeleteStack", "TerminateJobFlows", "TerminateInstances"})
        EXPECT_THAT(operations, Contains(operation));

    const auto after = asked({"terminate", "--all", "--dry-run"});
    EXPECT_TRUE(after.at("targets").empty()) << after.at("targets");
    std::set<std::string> kept;
    for (const auto &resource : after.at("kept"))
        kept.insert(resource.value("kind", ""));
    EXPECT_THAT(kept, Contains("file-system")) << "what is kept costs money, and is listed";
    EXPECT_THAT(kept, Contains("bucket"));
    EXPECT_EQ(asked({"clusters"})["machines_alive"], 0);
    if (!elastic.empty()) {
        EXPECT_EQ(m_aws.instance(elastic.front()).at("State").at("Name"), "terminated");
    }
}

} // namespace
