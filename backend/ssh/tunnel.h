#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "backend/core/result.h"

namespace trainyard::ssh {

class SshSession;
struct Target;

/// Forwards a port of this computer's loopback address to a port behind an SSH server (RFC 4254, 7.2) while serve()
/// runs. One thread at a time.
class Tunnel {
public:
    /// Opens the local port.
    /// \param localPort  0: any free port
    /// \error Conflict (the port is taken), PermissionDenied (below 1024), Internal
    static Result<Tunnel> listen(std::uint16_t localPort = 0);
    Tunnel(Tunnel &&) noexcept;
    Tunnel &operator=(Tunnel &&) noexcept;
    ~Tunnel();

    std::uint16_t port() const;

    /// Forwards every connection to host:port, resolved by the server: "127.0.0.1" is the server itself. Closes a
    /// connection that host:port does not accept.
    /// \error Cancelled (the regular end), Disconnected (the port stays open: serve again with another session)
    Status serve(SshSession &, const std::string &host, std::uint16_t port, std::stop_token);

    /// As serve(), over a new connection to the target whenever one breaks.
    /// \param patience   how long the target may be unreachable
    /// \param onChange   called with nothing once a connection is open, and with the error when it is lost; may be empty
    /// \return success after a stop
    /// \error those of SshSession::open(), at once for the first connection, later after `patience`
    Status keepServing(const Target &, const std::string &host, std::uint16_t port, std::chrono::seconds patience,
                       const std::function<void(const std::optional<Error> &)> &onChange, std::stop_token);

private:
    struct Listener;
    explicit Tunnel(std::unique_ptr<Listener>);
    std::unique_ptr<Listener> m_listener;
};

} // namespace trainyard::ssh
