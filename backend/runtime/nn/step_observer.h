#pragma once

#include <cstddef>

#include "backend/core/result.h"
#include "backend/protocol/control/control_progress.h"

namespace trainyard::nn {

/// Progress callbacks of a training step; lets communication overlap with compute. Ranges are [begin, end) of the
/// arenas, in floats. Called in the thread of the step.
class StepObserver {
public:
    virtual ~StepObserver() = default;
    /// Called before the step first reads parameters() in the range: waits until they have arrived from the servers. An
    /// error ends the step and is its result.
    virtual Status parametersNeeded(std::size_t begin, std::size_t end) = 0;
    /// Called after the forward pass, whose metrics are final, before the step writes gradients(). An error (Diverged)
    /// ends the step and is its result.
    virtual Status backwardBegins(const protocol::BatchMetrics &) = 0;
    /// Called when gradients() in the range are complete. They stay unchanged until the next backwardBegins has
    /// returned, and the step no longer reads parameters() in the range, so new ones may be written there. Ranges come
    /// mostly from back to front.
    virtual void gradientsFinal(std::size_t begin, std::size_t end) = 0;
};

} // namespace trainyard::nn
