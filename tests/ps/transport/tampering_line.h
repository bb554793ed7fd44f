#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>

#include "backend/runtime/ps/transport/socket.h"

namespace trainyard::testing {

/// A man in the middle: forwards a loopback port to another one and can alter the bytes. It knows the length of a
/// handshake, but not the secret.
class TamperingLine {
public:
    /// Called in one thread with the bytes of one receive call.
    /// \return the bytes to forward
    using Tamper = std::function<std::string(std::string bytes)>;
    struct Options {
        Tamper handshakeToAcceptor, handshakeToOpener; ///< for the handshake; empty: unchanged
        Tamper toAcceptor, toOpener;                   ///< for later bytes; empty: unchanged
    };

    TamperingLine(int targetPort, Options);
    ~TamperingLine();
    TamperingLine(const TamperingLine &) = delete;
    TamperingLine &operator=(const TamperingLine &) = delete;

    ps::Endpoint endpoint() const;
    int passed() const; ///< chunks from openers after their handshakes
    void hangUp();      ///< closes the connection after it forwards its next chunk

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace trainyard::testing
