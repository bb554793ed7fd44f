#include "backend/runs/feed.h"

#include <condition_variable>
#include <mutex>
#include <span>
#include <thread>

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>

#include "backend/ledger/ledger.h"
#include "backend/sshkeys/keys.h"
#include "tests/runs/fake_node.h"

using namespace trainyard;
using namespace trainyard::runs;
using namespace std::chrono_literals;
using protocol::MetricRecord;

namespace {

class Feed : public testing::Test {
protected:
    void SetUp() override
    {
        if (!FakeNode::available())
            GTEST_SKIP() << "no sshd with sftp-server, or no python3 for the stand-in of the runtime";
        m_head = FakeNode::start("head");
        ASSERT_TRUE(m_head);
        std::filesystem::create_directories(m_head->run(m_run) / "log");
        m_options.batch = 10ms;
        m_options.firstPause = 10ms;
        m_options.longestPause = 50ms;
        auto opened = ledger::Ledger::open(m_head->server().folder());
        ASSERT_TRUE(opened) << opened.error().detail;
        m_ledger.emplace(std::move(*opened));
    }
    std::string line(std::int64_t step, std::string_view name = "speed") const
    {
        MetricRecord record;
        record.run = m_run;
        record.step = step;
        record.name = name;
        record.value = double(step);
        return protocol::toLine(record) + "\n";
    }
    void write(const std::string &text) const
    {
        std::ofstream(m_head->run(m_run) / "metrics.jsonl", std::ios::app) << text;
    }
    /// Runs a feed in its own thread until it ends.
    std::jthread follow(std::optional<Result<FeedEnd>> &end)
    {
        return std::jthread([&](std::stop_token stop) { end = feed().follow(stop); });
    }
    MetricsFeed feed()
    {
        return {m_head->node(), m_run, *m_ledger,
                [this](std::int64_t last, std::span<const MetricRecord>) {
                    const std::lock_guard lock(m_mutex);
                    m_stored = last;
                    m_grew.notify_all();
                },
                m_options};
    }
    bool waitFor(std::int64_t rows)
    {
        std::unique_lock lock(m_mutex);
        return m_grew.wait_for(lock, 60s, [&] { return m_stored >= rows; });
    }
    std::vector<std::int64_t> steps()
    {
        std::vector<std::int64_t> found;
        const auto rows = m_ledger->metrics(m_run);
        for (const MetricRecord &record : rows->records)
            found.push_back(record.step);
        return found;
    }

    const RunId m_run = newRunId();
    std::unique_ptr<FakeNode> m_head;
    std::optional<ledger::Ledger> m_ledger;
    FeedOptions m_options;

private:
    std::mutex m_mutex;
    std::condition_variable m_grew;
    std::int64_t m_stored = 0; ///< sequence of the last row
};

} // namespace

TEST_F(Feed, BringsRecordsAsTheyAreWrittenUntilTheRunIsFinished)
{
    write(line(1) + line(2));
    std::optional<Result<FeedEnd>> end;
    auto thread = follow(end);
    ASSERT_TRUE(waitFor(2));
    const std::string third = line(3);
    write(third.substr(0, 20)); // an incomplete line is not read
    write(third.substr(20) + "not json\n" + line(4));
    ASSERT_TRUE(waitFor(4));
    MetricRecord last;
    last.run = m_run;
    last.step = 5;
    last.name = protocol::metric::kRunFinished;
    last.note = "all epochs done";
    write(protocol::toLine(last) + "\n");
    thread.join();
    ASSERT_TRUE(end && *end) << (*end).error().detail;
    EXPECT_TRUE((*end)->finished);
    EXPECT_EQ((*end)->value, 0);
    EXPECT_EQ((*end)->note, "all epochs done");
    EXPECT_EQ((*end)->records, 5u);
    EXPECT_EQ((*end)->malformed, 1u);
    EXPECT_THAT(steps(), testing::ElementsAre(1, 2, 3, 4, 5));
}

TEST_F(Feed, LosesAndRepeatsNothingWhenTheConnectionBreaks)
{
    write(line(1));
    std::atomic<int> connections = 0;
    m_options.onState = [&](FeedState state, const Error *) { connections += state == FeedState::Following; };
    std::optional<Result<FeedEnd>> end;
    auto thread = follow(end);
    for (std::int64_t step = 1; step <= 4; ++step) {
        ASSERT_TRUE(waitFor(step));
        m_head->server().dropConnections();
        write(line(step + 1));
    }
    ASSERT_TRUE(waitFor(5));
    thread.request_stop();
    thread.join();
    ASSERT_TRUE(end && *end);
    EXPECT_FALSE((*end)->finished);
    EXPECT_EQ((*end)->records, 5u);
    EXPECT_GE(connections, 2);
    EXPECT_THAT(steps(), testing::ElementsAre(1, 2, 3, 4, 5));
}

TEST_F(Feed, GoesOnFromTheStoredCursor)
{
    for (std::int64_t step : {1, 2}) {
        write(line(step));
        std::optional<Result<FeedEnd>> end;
        auto thread = follow(end);
        ASSERT_TRUE(waitFor(step));
        thread.request_stop();
        thread.join();
        ASSERT_TRUE(end && *end);
        EXPECT_EQ((*end)->records, 1u);
    }
    EXPECT_THAT(steps(), testing::ElementsAre(1, 2));
}

TEST_F(Feed, CarriesManyRecords)
{
    std::string text;
    for (std::int64_t step = 0; step < 20'000; ++step)
        text += line(step);
    write(text);
    std::optional<Result<FeedEnd>> end;
    auto thread = follow(end);
    ASSERT_TRUE(waitFor(20'000));
    const auto found = steps();
    EXPECT_TRUE(std::ranges::is_sorted(found));
    EXPECT_EQ(found.size(), 20'000u);
}

TEST_F(Feed, EndsWhenAnotherAttemptCannotHelp)
{
    write(line(1));
    ssh::Host wrong = m_head->node();
    wrong.target.pinnedHostKey = sshkeys::generateEd25519("other")->publicLine;
    EXPECT_EQ(MetricsFeed(wrong, m_run, *m_ledger, {}, m_options).follow({}).error().code, ErrorCode::HostKeyMismatch);
    SQLite::Database((m_head->server().folder() / "ledger.db").string(), SQLite::OPEN_READWRITE)
        .exec("DROP TABLE metrics");
    EXPECT_EQ(feed().follow({}).error().code, ErrorCode::IoFailure);
}

TEST_F(Feed, BringsALog)
{
    std::ofstream(m_head->run(m_run) / "log" / "worker.log") << "one\ntwo\nthr";
    std::stop_source stop;
    std::vector<std::string> lines;
    ledger::FeedCursor behind;
    LogFeed log(
        m_head->node(), m_run, "worker",
        [&](std::span<const std::string> some, const ledger::FeedCursor &cursor) {
            lines.insert(lines.end(), some.begin(), some.end());
            behind = cursor;
            stop.request_stop();
        },
        m_options);
    ASSERT_TRUE(log.follow({}, stop.get_token()));
    EXPECT_THAT(lines, testing::ElementsAre("one", "two"));
    EXPECT_EQ(behind.offset, 8u);
}

TEST_F(Feed, TheLedgerKeepsRowsAndCursorTogether)
{
    EXPECT_EQ(*m_ledger->cursor(m_run), ledger::FeedCursor{});
    write(line(1) + line(2, protocol::metric::kRunFinished));
    const auto end = feed().follow({});
    ASSERT_TRUE(end) << end.error().detail;
    EXPECT_EQ(end->value, 2);
    EXPECT_EQ(steps().size(), 2u);
    EXPECT_EQ(m_ledger->cursor(m_run)->offset, std::filesystem::file_size(m_head->run(m_run) / "metrics.jsonl"));
}
