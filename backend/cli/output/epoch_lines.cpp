#include "backend/cli/output/epoch_lines.h"

#include <fmt/format.h>

#include "backend/training/records/metric_report.h"

namespace trainyard::cli {

void EpochLines::take(std::span<const protocol::MetricRecord> records)
{
    m_records.insert(m_records.end(), records.begin(), records.end());
    const auto events = training::eventLines(m_records);
    for (; m_events < events.size(); ++m_events)
        m_print(events[m_events]);
    const auto table = training::epochTable(m_records);
    // The last row may still be incomplete; an epoch ends with its validation.
    for (; m_epochs < table.size() && (m_epochs + 1 < table.size() || table[m_epochs].validationAccuracy); ++m_epochs) {
        const training::EpochRow &row = table[m_epochs];
        std::string line = fmt::format("epoch {:>3}", row.epoch + 1);
        if (row.workers > 0)
            line += fmt::format("  {} worker{}", row.workers, row.workers == 1 ? " " : "s");
        if (row.trainAccuracy)
            line += fmt::format("  train {:6.2f} %", 100 * *row.trainAccuracy);
        if (row.trainLoss)
            line += fmt::format("  loss {:.4f}", *row.trainLoss);
        if (row.validationAccuracy)
            line += fmt::format("  validation {:6.2f} %", 100 * *row.validationAccuracy);
        if (row.samplesPerSecond)
            line += fmt::format("  {:.0f} samples/s", *row.samplesPerSecond);
        m_print(line);
    }
}

} // namespace trainyard::cli
