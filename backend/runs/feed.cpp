#include "backend/runs/feed.h"

#include "backend/core/system/logging.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/runs/remote_tail_internal.h"

namespace trainyard::runs {

namespace {

/// Calls f with each line of a text that consists of complete lines.
template <class F>
void eachLine(std::string_view text, F f)
{
    while (!text.empty()) {
        const auto end = text.find('\n');
        f(text.substr(0, end));
        if (end == std::string_view::npos)
            return;
        text.remove_prefix(end + 1);
    }
}

constexpr std::size_t kMostRecords = 20'000; ///< flush threshold while an old file is read from its beginning

class MetricsHandler final : public TailHandler {
public:
    MetricsHandler(const RunId &run, ledger::Ledger &ledger, const MetricsFeed::Sink &sink, std::size_t maxLine,
                   FeedEnd &end)
        : m_run(run)
        , m_ledger(ledger)
        , m_sink(sink)
        , m_maxLine(maxLine)
        , m_end(end)
    {
    }

    Status lines(std::size_t, std::string_view text, const ledger::FeedCursor &behind) override
    {
        eachLine(text, [&](std::string_view line) {
            if (line.empty())
                return;
            auto record = line.size() <= m_maxLine ? protocol::metricFromLine(line)
                                                   : fail(ErrorCode::CorruptData, "metrics", "a line too long");
            if (!record || record->run != m_run) {
                // A malformed line must not hide the valid ones after it.
                if (m_end.malformed++ == 0)
                    spdlog::warn("run {}: a line of its metrics cannot be read", m_run.value);
                return;
            }
            m_records.push_back(std::move(*record));
        });
        m_cursor = behind;
        m_moved = true;
        return m_records.size() < kMostRecords ? Status() : flush();
    }

    Status flush() override
    {
        if (!m_moved)
            return {};
        TY_ASSIGN(const std::int64_t last, m_ledger.appendMetrics(m_run, m_records, m_cursor));
        m_moved = false;
        m_end.records += m_records.size();
        for (const protocol::MetricRecord &record : m_records) {
            if (record.name == protocol::metric::kRunFinished) {
                m_end.finished = true;
                m_end.value = record.value;
                m_end.note = record.note;
            }
        }
        if (m_sink && !m_records.empty())
            m_sink(last, m_records.back().t);
        m_records.clear();
        return {};
    }

    bool finished() const override { return m_end.finished; }

private:
    const RunId &m_run;
    ledger::Ledger &m_ledger;
    const MetricsFeed::Sink &m_sink;
    std::size_t m_maxLine;
    FeedEnd &m_end;
    std::vector<protocol::MetricRecord> m_records;
    ledger::FeedCursor m_cursor;
    bool m_moved = false;
};

class LogHandler final : public TailHandler {
public:
    LogHandler(const LogFeed::Sink &sink, std::size_t maxLine)
        : m_sink(sink)
        , m_maxLine(maxLine)
    {
    }
    Status lines(std::size_t, std::string_view text, const ledger::FeedCursor &behind) override
    {
        eachLine(text, [&](std::string_view line) { m_lines.emplace_back(line.substr(0, m_maxLine)); });
        m_cursor = behind;
        return m_lines.size() < kMostRecords ? Status() : flush();
    }
    Status flush() override
    {
        if (m_sink && !m_lines.empty())
            m_sink(m_lines, m_cursor);
        m_lines.clear();
        return {};
    }

private:
    const LogFeed::Sink &m_sink;
    std::size_t m_maxLine;
    std::vector<std::string> m_lines;
    ledger::FeedCursor m_cursor;
};

} // namespace

MetricsFeed::MetricsFeed(ssh::Host head, RunId run, ledger::Ledger &ledger, Sink sink, FeedOptions options)
    : m_head(std::move(head))
    , m_run(std::move(run))
    , m_ledger(ledger)
    , m_sink(std::move(sink))
    , m_options(std::move(options))
{
}

Result<FeedEnd> MetricsFeed::follow(std::stop_token stop)
{
    TY_ASSIGN(const auto cursor, m_ledger.cursor(m_run));
    FeedEnd end;
    MetricsHandler handler(m_run, m_ledger, m_sink, m_options.maxLine, end);
    RemoteTail follower(m_head, m_run, {"metrics"}, m_options);
    const Status followed = follower.follow({cursor}, handler, stop);
    if (!followed)
        return fail(followed.error());
    if (auto flushed = handler.flush(); !flushed) // lines gathered before the stop
        return fail(flushed.error());
    return end;
}

LogFeed::LogFeed(ssh::Host node, RunId run, std::string role, Sink sink, FeedOptions options)
    : m_node(std::move(node))
    , m_run(std::move(run))
    , m_role(std::move(role))
    , m_sink(std::move(sink))
    , m_options(std::move(options))
{
}

Status LogFeed::follow(ledger::FeedCursor from, std::stop_token stop)
{
    LogHandler handler(m_sink, m_options.maxLine);
    RemoteTail follower(m_node, m_run, {"log:" + m_role}, m_options);
    return follower.follow({from}, handler, stop);
}

} // namespace trainyard::runs
