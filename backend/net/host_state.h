#pragma once

#include <atomic>
#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include "backend/net/retry.h"

namespace trainyard::net {

/// The state that all requests to one host share. Thread-safe.
struct HostState {
    RetryBudget budget;
    RateLimiter rateLimiter;
    std::atomic<std::chrono::milliseconds> clockOffset{std::chrono::milliseconds(0)}; ///< host's clock minus local one
    std::atomic<bool> warnedOfClearText{false}; ///< the log has a warning that session tokens go there unencrypted
};

class HostStates {
public:
    /// Returns the state of a URL's scheme, host and port. It is created by the first call and lives as long as this
    /// object.
    std::shared_ptr<HostState> of(std::string_view url);
    /// Returns the clock offset of the largest magnitude over all hosts; 0 while no host needed a correction.
    std::chrono::milliseconds clockOffset();

private:
    std::mutex m_mutex;
    std::map<std::string, std::shared_ptr<HostState>, std::less<>> m_states;
};

/// Returns scheme and authority of a URL: "https://ec2.us-east-1.amazonaws.com".
std::string_view originOf(std::string_view url);
/// Whether a user name or password precedes the host: curl would send it, and logs and journals would contain it.
bool hasUserInfo(std::string_view url);
/// Whether the host is 127.0.0.0/8, ::1, localhost or *.localhost: an endpoint on this computer.
bool isLoopback(std::string_view url);

} // namespace trainyard::net
