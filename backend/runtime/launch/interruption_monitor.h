#pragma once

#include <functional>
#include <string>
#include <thread>

#include "backend/aws/credentials.h"

namespace trainyard::launch {

/// Asks this machine's metadata service (IMDSv2, at AWS_EC2_METADATA_SERVICE_ENDPOINT or where Amazon has it) for the
/// notice that the machine will be taken away, which comes two minutes ahead. A thread of its own, which ends when
/// there is no such service, with AWS_EC2_METADATA_DISABLED=true, or after the notice.
class InterruptionMonitor {
public:
    /// onNotice   what is to happen ("terminate"); called once, in the watch's thread
    InterruptionMonitor(std::function<void(const std::string &action)> onNotice,
                        aws::EnvironmentReader = aws::processEnvironment());

    /// Does it watch at all? false with AWS_EC2_METADATA_DISABLED=true; still true after the notice.
    bool enabled() const noexcept { return m_thread.joinable(); }

private:
    std::jthread m_thread;
};

} // namespace trainyard::launch
