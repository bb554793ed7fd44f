#include "backend/training/records/stored_records.h"

#include "backend/core/try.h"
#include "backend/ledger/ledger.h"

namespace trainyard::training {

namespace {
constexpr int kPortion = 10'000; ///< about 2 MB
} // namespace

Status readStored(ledger::Ledger &ledger, const RunId &run, std::int64_t &read,
                  const std::function<void(std::span<const protocol::MetricRecord>)> &take)
{
    for (;;) {
        TY_ASSIGN(const auto rows, ledger.metrics(run, read, kPortion));
        if (rows.records.empty())
            return {};
        read = rows.last;
        take(rows.records);
        if (rows.records.size() < std::size_t(kPortion))
            return {};
    }
}

} // namespace trainyard::training
