#pragma once

#include <chrono>
#include <functional>
#include <stop_token>
#include <string>
#include <string_view>

#include "backend/core/deadline.h"

namespace trainyard::aws {

/// How often a state is asked for. Deadlines belong to the caller.
struct WaitPolicy {
    std::chrono::milliseconds first{5'000};        ///< pause after the first question
    std::chrono::milliseconds then{15'000};        ///< the longest pause; each one is twice the one before
    std::chrono::milliseconds secondSweep{60'000}; ///< pause before a teardown looks again
    int failuresInARow = 5;                        ///< so many failed questions end the wait

    /// AWS's figures; for an endpoint on this computer 50 ms to 1 s, and a second sweep after 1 s.
    static WaitPolicy forEndpoint(std::string_view url);
};

/// Ask until the answer is true. Pauses have 10 % jitter. A question that fails in a way that may pass is asked again;
/// any other error ends the wait at once, so `ask` must turn "not known yet" into false itself. what    for the
/// Timeout's detail: "instances to run" errors  Timeout, Cancelled, or the error of the last question
Status waitUntil(const WaitPolicy &, std::string_view what, const Deadline &, std::stop_token,
                 const std::function<Result<bool>()> &condition);

} // namespace trainyard::aws
