#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "backend/protocol/metric_record.h"

namespace trainyard::cli {

/// Formats records, as they arrive, as lines for users: one per completed epoch, one per worker that joins, leaves or
/// dies, one for each other interruption of the run.
class EpochLines {
public:
    explicit EpochLines(std::function<void(const std::string &)> print)
        : m_print(std::move(print))
    {
    }
    void take(std::span<const protocol::MetricRecord>);

private:
    std::function<void(const std::string &)> m_print;
    std::vector<protocol::MetricRecord> m_records;
    std::size_t m_epochs = 0, m_events = 0;
};

} // namespace trainyard::cli
