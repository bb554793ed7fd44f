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

    Status take(std::size_t, std::string_view text, const ledger::FeedCursor &behind) override
    {
        std::vector<protocol::MetricRecord> records;
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
            records.push_back(std::move(*record));
        });
        TY_ASSIGN(const std::int64_t last, m_ledger.appendMetrics(m_run, records, behind));
        m_end.records += records.size();
        for (const protocol::MetricRecord &record : records) {
            if (record.name == protocol::metric::kRunFinished) {
                m_end.finished = true;
                m_end.value = record.value;
                m_end.note = record.note;
            }
        }
        if (m_sink && !records.empty())
            m_sink(last, records);
        return {};
    }

    bool finished() const override { return m_end.finished; }

private:
    const RunId &m_run;
    ledger::Ledger &m_ledger;
    const MetricsFeed::Sink &m_sink;
    std::size_t m_maxLine;
    FeedEnd &m_end;
};

class LogHandler final : public TailHandler {
public:
    LogHandler(const LogFeed::Sink &sink, std::size_t maxLine)
        : m_sink(sink)
        , m_maxLine(maxLine)
    {
    }
    Status take(std::size_t, std::string_view text, const ledger::FeedCursor &behind) override
    {
        std::vector<std::string> lines;
        eachLine(text, [&](std::string_view line) { lines.emplace_back(line.substr(0, m_maxLine)); });
        if (m_sink && !lines.empty())
            m_sink(lines, behind);
        return {};
    }

private:
    const LogFeed::Sink &m_sink;
    std::size_t m_maxLine;
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
    TY_TRY(follower.follow({cursor}, handler, stop));
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
