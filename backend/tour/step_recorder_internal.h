#pragma once

#include <functional>
#include <mutex>
#include <string>
#include <vector>

#include "backend/core/async/progress.h"
#include "backend/core/result.h"
#include "backend/tour/report.h"
#include "backend/tour/tour.h"

namespace trainyard::tour {

/// Reports the steps of the tour as they happen, and records them for the report. Any thread.
class StepRecorder {
public:
    StepRecorder(const TourOptions &, const TourSinks &); ///< both must outlive it

    /// Runs one step; reports and records its beginning and end. The body may set the final message.
    Status step(const std::string &name, const std::function<Status(Sentence &message)> &body);
    void progress(const std::string &name, double fraction, Sentence message);
    /// Returns a sink for the steps of another library: reports them as messages and hosts of one step of the tour.
    /// \param withHosts  false where the hosts' steps are only the beginning of the step
    ProgressSink within(const std::string &name, bool withHosts = true);

    std::string errorMessage(const Error &) const;
    /// The recorded steps in the order of their beginnings: steps may run concurrently.
    std::vector<StepRecord> records() const;

private:
    std::string titleOf(const std::string &name) const;
    void report(const StepEvent &event) const;

    const TourOptions &m_options;
    const TourSinks &m_sinks;
    const std::vector<StepInfo> m_steps;
    mutable std::mutex m_mutex;
    std::vector<StepRecord> m_records;
};

} // namespace trainyard::tour
