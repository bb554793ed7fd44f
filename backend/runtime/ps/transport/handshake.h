#pragma once

#include <array>
#include <filesystem>
#include <string>

#include "backend/core/encoding.h"
#include "backend/runtime/ps/transport/connection.h"

namespace trainyard::ps {

/// The 32 bytes that make processes members of one job. Never printed; wiped on destruction.
class JobSecret {
public:
    explicit JobSecret(std::array<std::byte, 32> bytes)
        : m_bytes(bytes)
    {
    }
    JobSecret(const JobSecret &) = default;
    JobSecret &operator=(const JobSecret &) = default;
    ~JobSecret();
    std::span<const std::byte> reveal() const { return m_bytes; }

private:
    std::array<std::byte, 32> m_bytes;
};

/// Reads the secret: 32 raw bytes, or 64 hexadecimal digits, in a file that only its owner may read.
/// \error NotFound, PermissionDenied (others may read it, too), InvalidArgument (another length)
Result<JobSecret> readSecret(const std::filesystem::path &);

/// Both sides prove that they have the job's secret, with nonces of both, so no proof can be replayed:
///     acceptor  Challenge  version, nonce A
///     opener    Proof      version, roles of both, wire mode, rank; nonce B, MAC
///     acceptor  Welcome    the connection's mode, MAC; or Refused with a code and one sentence
/// The keys of both MACs, and those that seal the connection, one for each direction, are HKDF-SHA256(secret, A B,
/// label and what the opener claimed). The proof fails if claim, role, version or mode differ between the two ends; a
/// proof made for one process is useless at another, and no machine between the ends can choose another mode.
class ServerHandshake {
public:
    /// Sends the challenge.
    ServerHandshake(Connection &, const JobSecret &, Acceptor);
    /// Verifies the opener's Proof. On success marks the connection authenticated, sends the Welcome and seals what
    /// follows if so agreed. On an error the Refused frame is queued; write it, then close.
    /// \error WrongSecret, ProtocolMismatch, CorruptData, Conflict (another wire mode than this side's)
    Status authenticate(Connection &, const protocol::FrameHeader &, std::span<const std::byte> payload);

private:
    const JobSecret &m_secret;
    Acceptor m_self;
    Bytes m_nonce;
};

/// Connects and authenticates, blocking. If the acceptor closes in the middle of the handshake, as one with too many
/// unauthenticated connections does, retries a few times.
/// \error those of connectTo; WrongSecret, ProtocolMismatch, Conflict (as the peer reports them), Disconnected, Timeout
Result<std::unique_ptr<Connection>> openAuthenticated(const Endpoint &, const std::string &bind,
                                                      const std::string &peerName, const JobSecret &, const Claim &,
                                                      const CallContext &);

} // namespace trainyard::ps
