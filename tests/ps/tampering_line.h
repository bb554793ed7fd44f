#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>

#include "backend/runtime/ps/socket.h"

namespace trainyard::testing {

/// A man in the middle: a loopback port in front of another one, whose owner may change what passes. It knows how long
/// a handshake is, and nothing of the secret.
class TamperingLine {
public:
    /// Called with what was received in one go, in one thread. Returns what is passed on.
    using Tamper = std::function<std::string(std::string bytes)>;
    struct Options {
        Tamper handshakeToAcceptor, handshakeToOpener; ///< the handshake, byte for byte as it comes; empty: as it is
        Tamper toAcceptor, toOpener;                   ///< what follows it; empty: as it is
    };

    TamperingLine(int targetPort, Options);
    ~TamperingLine();
    TamperingLine(const TamperingLine &) = delete;
    TamperingLine &operator=(const TamperingLine &) = delete;

    ps::Endpoint endpoint() const;
    int passed() const; ///< pieces that came after the handshake from openers
    void hangUp();      ///< close all connections when what was received is passed on

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace trainyard::testing
