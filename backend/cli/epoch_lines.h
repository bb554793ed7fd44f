#pragma once

#include <functional>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "backend/protocol/metric_record.h"

namespace trainyard::cli {

/// Turns records as they come into the lines that a person follows: one per epoch that is over, one per worker that
/// comes, goes or dies, one for whatever else interrupts the run. Thread-safe.
class EpochLines {
public:
    explicit EpochLines(std::function<void(const std::string &)> print)
        : m_print(std::move(print))
    {
    }
    void take(std::span<const protocol::MetricRecord>);

private:
    std::function<void(const std::string &)> m_print;
    std::mutex m_mutex;
    std::vector<protocol::MetricRecord> m_records;
    std::size_t m_epochs = 0, m_events = 0;
};

} // namespace trainyard::cli
