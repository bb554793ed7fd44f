#pragma once

#include <algorithm>
#include <chrono>

#include "backend/core/async/poll.h"
#include "backend/core/result.h"

namespace trainyard::training {

/// How often the continuation of a run is attempted, and when again. An outage of the network may last for hours, so its
/// attempts are not counted; each waits longer than the one before, up to a limit. What costs more than a connection is
/// counted: an attempt that reached the machines, or launched one. A plain object without a clock.
class RecoveryRetries {
public:
    static constexpr std::chrono::seconds kFirstPause{2}, kLongestPause{60};

    /// An attempt begins to change processes or machines.
    void begin() { ++m_fruitless; }
    /// It failed. Busy is no attempt: another program works on the cluster.
    /// \param launched  it launched a machine
    void failed(const Error &error, bool launched);
    /// It succeeded, or the run goes on without it.
    void succeeded() { m_pauses.reset(); }
    /// A step was recorded since the last attempt.
    void trained() { m_fruitless = 0; }

    /// Attempts in a row after which no step was recorded: HeadLoss::fruitless.
    int fruitless() const { return m_fruitless; }
    /// Before the next attempt.
    std::chrono::milliseconds nextPause()
    {
        return std::min<std::chrono::milliseconds>(m_pauses.next(), kLongestPause);
    }

private:
    Backoff m_pauses{kFirstPause, kLongestPause};
    int m_fruitless = 0;
};

} // namespace trainyard::training
