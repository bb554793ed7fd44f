#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "backend/protocol/job/job_enums.h"

struct sockaddr;

namespace trainyard::ps {

/// The role of a process.
enum class PeerRole : std::uint8_t { Scheduler = 1, Server = 2, Worker = 3, Operator = 4 };
constexpr auto namesOf(PeerRole)
{
    return std::to_array<std::string_view>({"", "scheduler", "server", "worker", "operator"}); // 0 is no role
}
using trainyard::toString;

/// Protection of frames after the handshake, in which both ends need the same mode. Connections to the scheduler are
/// always Aead.
///
///                                               auto (default)    plain    aead
///   to the scheduler                            sealed            sealed   sealed
///   worker to server, server to replica         see Auto          plain    sealed
///   payload in shared memory of one host        in memory of the job's user
///
/// A plain connection is authenticated only at its start: a router on the path, or a machine that redirected the
/// traffic, can read and change frames, and thereby choose the weights of the job. Other machines of a VPC are not on
/// the path. On a sealed connection such a machine only sees sizes and times, and can delay or cut it. With a port
/// mapping or tunnel on loopback, Auto cannot detect where the connection leads: use Aead.
using protocol::WireMode;

/// What the opener of a connection claims about it. Its proof and the keys of the connection cover the claim.
struct Claim {
    PeerRole opener = PeerRole::Worker, acceptor = PeerRole::Scheduler;
    WireMode wire = WireMode::Aead;
    std::int32_t rank = -1; ///< of the opener; -1: none yet
    bool operator==(const Claim &) const = default;
};

/// The acceptor's side of a claim.
struct Acceptor {
    PeerRole role = PeerRole::Scheduler;
    WireMode wire = WireMode::Aead;
};

/// Whether an address is loopback, private (RFC 1918, RFC 4193) or link-local: not routed on the Internet.
bool isPrivateAddress(const sockaddr &);
/// Whether the ends of a connected socket are different machines of which at least one has an Internet address. True if
/// that cannot be determined.
bool leavesPrivateNetwork(int socket);

struct PeerAddress {
    std::string text;   ///< "10.0.0.1:4711", for messages
    std::string source; ///< what one machine or subscriber has: an IPv4 address, or the upper 64 bits of an IPv6 one
};
PeerAddress peerAddress(int socket);

} // namespace trainyard::ps
