#include <stop_token>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include "backend/automation/journal_export.h"
#include "backend/core/system/files.h"
#include "backend/core/system/rotating_file.h"

using namespace trainyard;
using namespace trainyard::automation;
using testing::HasSubstr;
using testing::Not;

namespace {

class JournalExport : public testing::Test {
protected:
    ~JournalExport() override { std::filesystem::remove_all(m_folder); }
    void SetUp() override
    {
        add(R"({"time":"2026-11-27T02:00:00.000Z","service":"ec2","operation":"DescribeInstances","region":"r","parameters":{},"status":200,"requestId":"a","error":"","milliseconds":5,"aws":"aws ec2 describe-instances"})");
        add(R"({"time":"2026-11-27T03:00:00.000Z","service":"ec2","operation":"RunInstances","region":"r","parameters":{},"status":200,"requestId":"b","error":"","milliseconds":7,"aws":"aws ec2 run-instances"})");
        add("this is no line of ours");
        add(R"({"time":"2026-11-27T03:30:00.000Z","service":"ec2","operation":"RunInstances","region":"r","parameters":{},"status":400,"requestId":"c","error":"InsufficientInstanceCapacity","milliseconds":7,"aws":"aws ec2 run-instances"})");
        add(R"({"time":"2026-11-27T04:00:00.000Z","kind":"ssh","host":"=worker-1","command":"export TOKEN=\"abc\"\npassword=hunter2secret","outcome":"exit 0","milliseconds":9})");
        add(R"({"time":"2026-11-27T05:00:00.000Z","service":"ec2","operation":"TerminateInstances","region":"r","parameters":{},"status":200,"requestId":"d","error":"","milliseconds":7,"aws":"aws ec2 terminate-instances"})");
    }
    void add(const std::string &line)
    {
        // Segments of two lines: the export reads all of them.
        ASSERT_TRUE(appendToSharedLog(m_folder / "journal.jsonl", line + "\n", {.segmentBytes = 500}));
    }
    std::vector<std::string> exported(const JournalQuery &query)
    {
        std::vector<std::string> lines;
        const auto left = exportJournal(m_folder / "journal.jsonl", query,
                                        [&lines](std::string_view line) -> Status {
                                            lines.emplace_back(line);
                                            return {};
                                        },
                                        {Deadline::never(), {}});
        EXPECT_TRUE(left);
        m_unreadable = left.value_or(0);
        return lines;
    }
    std::filesystem::path m_folder = [] {
        char name[] = "/tmp/trainyard-journal-XXXXXX";
        return std::string(::mkdtemp(name));
    }();
    std::uint64_t m_unreadable = 0;
};

} // namespace

TEST_F(JournalExport, SaysWhatACallMeansForTheBill)
{
    const auto lines = exported({});
    EXPECT_EQ(m_unreadable, 1U);
    std::vector<std::string> effects;
    for (const std::string &line : lines) {
        const auto json = nlohmann::json::parse(line, nullptr, false);
        ASSERT_TRUE(json.is_object()) << line;
        effects.push_back(json.at("costEffect"));
        EXPECT_THAT(line, Not(HasSubstr("hunter2secret")));
    }
    EXPECT_EQ(effects, (std::vector<std::string>{"none", "starts", "none", "none", "stops"}))
        << "a call that failed costs nothing";
}

TEST_F(JournalExport, SelectsByTimeAndByCosts)
{
    EXPECT_EQ(exported({.since = fromIso8601("2026-11-27T03:30:00Z").value()}).size(), 3U);
    EXPECT_EQ(exported({.since = {}, .costsOnly = true}).size(), 2U);
}

TEST_F(JournalExport, IsATableForSpreadsheets)
{
    const auto lines = exported({.since = {}, .costsOnly = false, .format = JournalFormat::Csv});
    ASSERT_EQ(lines.size(), 6U);
    EXPECT_EQ(lines[0],
              "time,kind,service,operation,region,host,command,outcome,milliseconds,requestId,costEffect\r\n");
    EXPECT_EQ(lines[2], "2026-11-27T03:00:00.000Z,aws,ec2,RunInstances,r,,aws ec2 run-instances,200,7,b,starts\r\n");
    EXPECT_THAT(lines[3], HasSubstr(",InsufficientInstanceCapacity,"));
    EXPECT_THAT(lines[4], HasSubstr("'=worker-1")) << "no cell is a formula";
}

TEST_F(JournalExport, IsAFileThatIsCompleteOrAsItWas) // J12
{
    const auto file = m_folder / "all.csv";
    const auto left =
        writeJournal(m_folder / "journal.jsonl", {.format = JournalFormat::Csv}, file, {Deadline::never(), {}});
    ASSERT_TRUE(left) << left.error().detail;
    EXPECT_EQ(*left, 1U);
    const auto written = readFile(file);
    ASSERT_TRUE(written);
    EXPECT_TRUE(written->starts_with("time,kind,service,"));
    EXPECT_THAT(*written, HasSubstr(",InsufficientInstanceCapacity,"));
    EXPECT_EQ(std::filesystem::status(file).permissions(), std::filesystem::perms(0600));
    std::stop_source stop;
    stop.request_stop();
    const auto stopped = writeJournal(m_folder / "journal.jsonl", {}, file, {Deadline::never(), stop.get_token()});
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, ErrorCode::Cancelled);
    EXPECT_EQ(readFile(file).value_or(""), *written);
}

TEST(CostEffects, KnowTheCallsOfOurs)
{
    EXPECT_EQ(costEffect("ec2", "RunInstances"), "starts");
    EXPECT_EQ(costEffect("emr", "TerminateJobFlows"), "stops");
    EXPECT_EQ(costEffect("autoscaling", "SetDesiredCapacity"), "changes");
    EXPECT_EQ(costEffect("ec2", "CreateSecurityGroup"), "none");
    EXPECT_EQ(costEffect("iam", "CreateRole"), "none");
    EXPECT_EQ(costEffect("ec2", "PurchaseHostReservation"), "unknown");
}
