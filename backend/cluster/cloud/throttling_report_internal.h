#pragma once

#include <chrono>
#include <optional>
#include <utility>

#include "backend/core/async/steps.h"
#include "backend/core/time/deadline.h"

namespace trainyard::cluster {

/// Reports why a step that polls AWS does not advance: once all its requests have been throttled for 30 s.
class ThrottlingReport {
public:
    /// Call it after each request of the step.
    /// \param isLimited  the request was throttled
    /// \param otherwise  what the step reports when the throttling has ended
    void update(const StepReporter &step, bool isLimited, const StepMessage &otherwise)
    {
        if (!isLimited) {
            m_due.reset();
            if (std::exchange(m_isReported, false))
                step.progress(otherwise);
        } else if (!m_due) {
            m_due = Deadline::after(std::chrono::seconds(30));
        } else if (m_due->expired() && !std::exchange(m_isReported, true)) {
            step.progress(say("AWS is limiting requests, still trying"));
        }
    }

private:
    std::optional<Deadline> m_due;
    bool m_isReported = false;
};

} // namespace trainyard::cluster
