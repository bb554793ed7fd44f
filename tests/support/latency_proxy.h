#pragma once

#include <chrono>
#include <memory>
#include <string>

namespace trainyard::support {

/// A loopback port in front of another one that delays every byte in both directions, like a long line with unlimited
/// bandwidth.
class LatencyProxy {
public:
    LatencyProxy(int targetPort, std::chrono::milliseconds oneWay, const std::string &targetHost = "127.0.0.1");
    ~LatencyProxy();
    LatencyProxy(const LatencyProxy &) = delete;
    LatencyProxy &operator=(const LatencyProxy &) = delete;
    int port() const;
    int accepted() const; ///< connections so far
    /// \param from  affects only clients with this address; empty: all
    void cut(const std::string &from = {}); ///< closes connections; new ones are possible
    /// While `refused`, no connection is possible, as without a network. Closes the established ones.
    void refuse(bool refused);
    /// While `held`, forwards nothing and closes nothing. Clients that connect meanwhile wait for their first byte.
    void hold(bool held, const std::string &from = {});

private:
    struct State;
    std::unique_ptr<State> m_state;
};

/// Reserves a port of a loopback address: bound, but never listening. A program that gets this port can listen on it
/// repeatedly with SO_REUSEADDR.
class ReservedPort {
public:
    explicit ReservedPort(const std::string &host = "127.0.0.1");
    ~ReservedPort();
    ReservedPort(const ReservedPort &) = delete;
    ReservedPort &operator=(const ReservedPort &) = delete;
    int port() const { return m_port; }

private:
    int m_fd = -1, m_port = 0;
};

} // namespace trainyard::support
