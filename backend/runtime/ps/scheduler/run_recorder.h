#pragma once

#include <string>

#include "backend/protocol/metric_record.h"

namespace trainyard::ps {

/// Where the decisions about a run are recorded for those who follow it: RunFiles, or a test.
class RunRecorder {
public:
    virtual ~RunRecorder() = default;
    virtual void record(const protocol::MetricRecord &) = 0;          ///< appended to metrics.jsonl; without `t`: now
    virtual void hostLog(bool added, const std::string &address) = 0; ///< appended to host_worker_log
};

} // namespace trainyard::ps
