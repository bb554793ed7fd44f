#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "backend/core/result.h"

struct sockaddr;

namespace trainyard::protocol {
struct JobSpec;
}

namespace trainyard::ps {

/// What a process is to the one that it connects to.
enum class PeerRole : std::uint8_t { Scheduler = 1, Server = 2, Worker = 3, Operator = 4 };
std::string_view toString(PeerRole);

/// How frames are protected after the handshake. Connections to the scheduler are always Aead.
enum class WireMode : std::uint8_t {
    Auto = 0,  ///< Aead where one end sees the connection leave the private network, else Plain
    Plain = 1, ///< frames are readable and alterable on their way
    Aead = 2,  ///< each frame is encrypted and authenticated (FrameCipher)
};
/// A job's choice for gradients and weights.
WireMode wireModeOf(const protocol::JobSpec &);
std::string_view toString(WireMode);

/// What the opener of a connection says about it. Its proof covers this, and so do the keys of the connection.
struct Claim {
    PeerRole opener = PeerRole::Worker, acceptor = PeerRole::Scheduler;
    WireMode wire = WireMode::Aead;
    std::int32_t rank = -1; ///< of the opener, -1: it has none yet
    bool operator==(const Claim &) const = default;
};

/// The acceptor's side of it.
struct Acceptor {
    PeerRole role = PeerRole::Scheduler;
    WireMode wire = WireMode::Aead;
};

/// Loopback, private (RFC 1918, RFC 4193) or link-local: what the Internet does not carry.
bool isPrivateAddress(const sockaddr &);
/// Whether a connected socket's two ends are on different machines of which one has an address of the Internet. True
/// when that cannot be found out.
bool leavesPrivateNetwork(int socket);

struct PeerAddress {
    std::string text;   ///< "10.0.0.1:4711", for people
    std::string source; ///< what one machine or subscriber has: an IPv4 address, or 64 bits of an IPv6 one
};
PeerAddress peerAddress(int socket);

} // namespace trainyard::ps
