#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/protocol/metric_record.h"
#include "backend/runs/feed.h"

namespace trainyard::runs {

namespace {

class LedgerStore final : public MetricStore {
public:
    explicit LedgerStore(ledger::Ledger &book)
        : m_ledger(book)
    {
    }

    Result<Cursor> cursor(const RunId &run) override
    {
        TY_ASSIGN(const auto stored, m_ledger.cursor(run));
        return Cursor{stored.inode, stored.offset};
    }

    Status append(const RunId &run, std::span<const protocol::MetricRecord> records, const Cursor &cursor) override
    {
        std::vector<ledger::Metric> rows;
        rows.reserve(records.size());
        for (const protocol::MetricRecord &r : records)
            rows.push_back(
                {0, run, r.attempt, r.view, r.rank, r.epoch, r.step, r.samples, r.t, r.name, r.value, r.note});
        TY_TRY(m_ledger.appendMetrics(run, rows, "metrics", ledger::FeedCursor{cursor.inode, cursor.offset}));
        return {};
    }

private:
    ledger::Ledger &m_ledger;
};

} // namespace

std::unique_ptr<MetricStore> ledgerStore(ledger::Ledger &book)
{
    return std::make_unique<LedgerStore>(book);
}

} // namespace trainyard::runs
