#pragma once

#include <chrono>
#include <memory>
#include <string>

namespace trainyard::support {

/// A loopback port in front of another one that delivers every byte later, both ways: a long line with room for
/// everything on its way. Not a limit of the rate.
class LatencyProxy {
public:
    LatencyProxy(int targetPort, std::chrono::milliseconds oneWay, const std::string &targetHost = "127.0.0.1");
    ~LatencyProxy();
    LatencyProxy(const LatencyProxy &) = delete;
    LatencyProxy &operator=(const LatencyProxy &) = delete;
    int port() const;
    int accepted() const; ///< connections so far
    /// from: only what comes from this address; empty: everybody
    void cut(const std::string &from = {}); ///< close the connections; new ones may be made
    /// Carry nothing, without closing anything, until it is false again. Who connects meanwhile waits for a first byte.
    void hold(bool held, const std::string &from = {});

private:
    struct State;
    std::unique_ptr<State> m_state;
};

/// A port of a loopback address that no other program gets, bound and never listening: for a program that is told its
/// port, and listens with SO_REUSEADDR, once or again and again.
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
