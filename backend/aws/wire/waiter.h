#pragma once

#include <chrono>
#include <functional>
#include <stop_token>
#include <string>
#include <string_view>

#include "backend/core/deadline.h"

namespace trainyard::aws {

/// How often a state is polled. Deadlines belong to the caller.
struct WaitPolicy {
    std::chrono::milliseconds first{5'000};        ///< pause after the first poll
    std::chrono::milliseconds then{15'000};        ///< the longest pause; each one is twice the previous one
    std::chrono::milliseconds secondSweep{60'000}; ///< pause before a teardown searches a second time
    int failuresInARow = 5;                        ///< this many consecutive failed polls end the wait

    /// The default values for AWS; for an endpoint on this computer pauses of 50 ms to 1 s and a second sweep after 1
    /// s.
    static WaitPolicy forEndpoint(std::string_view url);
};

/// Polls the condition until it is true. Pauses have 10 % jitter. A poll that fails with a retryable error is repeated;
/// any other error ends the wait at once, so `condition` must report "not known yet" as false.
/// \param what  for the detail of a Timeout: "instances to run"
/// \error Timeout, Cancelled, or the error of the last poll
Status waitUntil(const WaitPolicy &, std::string_view what, const CallContext &,
                 const std::function<Result<bool>()> &condition);

} // namespace trainyard::aws
