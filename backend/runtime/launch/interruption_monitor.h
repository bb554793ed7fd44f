#pragma once

#include <functional>
#include <string>
#include <thread>

#include "backend/aws/credentials/credentials.h"

namespace trainyard::launch {

/// Polls this machine's metadata service (IMDSv2, at AWS_EC2_METADATA_SERVICE_ENDPOINT or Amazon's address) for the
/// interruption notice, which precedes the interruption by two minutes. Its own thread ends if no such service
/// ever responds, with AWS_EC2_METADATA_DISABLED=true, or after the notice.
class InterruptionMonitor {
public:
    /// \param onNotice  receives the action ("terminate"); called once, in the monitor's thread
    InterruptionMonitor(std::function<void(const std::string &action)> onNotice,
                        aws::EnvironmentReader = aws::processEnvironment());

    /// \return whether it polls: false with AWS_EC2_METADATA_DISABLED=true; still true after the notice
    bool enabled() const noexcept { return m_thread.joinable(); }

private:
    std::jthread m_thread;
};

} // namespace trainyard::launch
