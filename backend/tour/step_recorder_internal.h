#pragma once

#include <functional>
#include <mutex>
#include <string>
#include <vector>

#include "backend/core/progress.h"
#include "backend/core/result.h"
#include "backend/tour/report.h"
#include "backend/tour/tour.h"

namespace trainyard::tour {

/// Tells the steps of the tour as they happen, and keeps them for the report. Any thread.
class StepRecorder {
public:
    StepRecorder(const TourOptions &, const TourSinks &); ///< both must outlive it

    /// Run one step: tell its beginning and its end, and keep both. The body may leave a last word.
    Status step(const std::string &name, const std::function<Status(std::string &message)> &body);
    void progress(const std::string &name, double fraction, std::string message);
    /// The steps of another room, shown as the word and the hosts of one of ours.
    /// withHosts   false where the hosts' part is only the beginning of the step
    ProgressSink within(const std::string &name, bool withHosts = true);

    std::string errorMessage(const Error &) const;
    /// What was kept, in the order of the beginnings: one step may run beside another.
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
