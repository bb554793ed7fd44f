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

/// What all requests to one host share. Thread-safe.
struct HostState {
    RetryBudget budget;
    RateLimiter rateLimiter;
    std::atomic<std::chrono::milliseconds> clockOffset{std::chrono::milliseconds(0)}; ///< their clock minus ours
    std::atomic<bool> warnedOfClearText{false}; ///< that a session token goes there unencrypted
};

class HostStates {
public:
    /// By scheme, host and port of a URL; made at the first question, kept for the life of this object.
    std::shared_ptr<HostState> of(std::string_view url);
    /// Of all that hosts have shown, the one farthest from ours; 0 while none had to be corrected.
    std::chrono::milliseconds clockOffset();

private:
    std::mutex m_mutex;
    std::map<std::string, std::shared_ptr<HostState>, std::less<>> m_states;
};

/// "https://ec2.us-east-1.amazonaws.com" of a whole URL: scheme and authority.
std::string_view originOf(std::string_view url);
/// True where a user name or password stands before the host: curl would send it, and logs and journals would keep it.
bool hasUserInfo(std::string_view url);
/// True for 127.0.0.0/8, ::1 and localhost: an endpoint on this computer.
bool isLoopback(std::string_view url);

} // namespace trainyard::net
