#include "backend/runtime/ps/transport/handshake.h"

#include <algorithm>
#include <cstring>
#include <optional>

#include <poll.h>
#include <sys/stat.h>

#include <fmt/format.h>
#include <openssl/crypto.h>

#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/protocol/agent.h"
#include "backend/protocol/version.h"

namespace trainyard::ps {

using protocol::FrameHeader;
using protocol::FrameType;

namespace {

constexpr std::size_t kNonce = 32, kMac = 32, kClaim = 12;
constexpr int kAttempts = 12; ///< if the acceptor closes in the middle of the handshake: 2.5 s of pauses

/// A claim as it is sent and proven.
Bytes bytesOf(const Claim &claim)
{
    const std::uint32_t version = protocol::kProtocolVersion;
    Bytes bytes(kClaim);
    std::memcpy(bytes.data(), &version, sizeof version);
    bytes[4] = std::byte(claim.opener);
    bytes[5] = std::byte(claim.acceptor);
    bytes[6] = std::byte(claim.wire);
    std::memcpy(bytes.data() + 8, &claim.rank, sizeof claim.rank);
    return bytes;
}

Claim claimOf(std::span<const std::byte> bytes)
{
    Claim claim{PeerRole(bytes[4]), PeerRole(bytes[5]), WireMode(bytes[6])};
    std::memcpy(&claim.rank, bytes.data() + 8, sizeof claim.rank);
    return claim;
}

Status checkVersion(std::span<const std::byte> payload, const std::string &peer)
{
    std::uint32_t version = 0;
    std::memcpy(&version, payload.data(), sizeof version);
    if (version == std::uint32_t(protocol::kProtocolVersion))
        return {};
    return fail(ErrorCode::ProtocolMismatch, peer,
                fmt::format("protocol version {} does not fit ours, {}", version, protocol::kProtocolVersion));
}

std::string text(std::span<const std::byte> bytes)
{
    return {reinterpret_cast<const char *>(bytes.data()), bytes.size()};
}

Bytes joined(std::span<const std::byte> a, std::span<const std::byte> b)
{
    Bytes both(a.begin(), a.end());
    both.insert(both.end(), b.begin(), b.end());
    return both;
}

/// The keys that both ends of a connection derive from the secret, both nonces and the claim.
class Keys {
public:
    Keys(const JobSecret &secret, std::span<const std::byte> acceptorNonce, std::span<const std::byte> openerNonce,
         Bytes claim)
        : m_secret(secret)
        , m_salt(joined(acceptorNonce, openerNonce))
        , m_claim(std::move(claim))
    {
    }
    Result<Sha256Digest> mac(std::string_view label, std::span<const std::byte> message) const
    {
        TY_ASSIGN(const auto key, named(label));
        return hmacSha256(key.bytes(), message);
    }
    Status secure(Connection &c, std::string_view sending, std::string_view receiving) const
    {
        const auto out = named(sending), in = named(receiving);
        if (!out || !in)
            return fail(out ? in.error() : out.error());
        c.secure(*out, *in);
        return {};
    }

private:
    Result<SecretKey> named(std::string_view label) const
    {
        return deriveKey(m_secret.reveal(), m_salt, joined(asBytes(fmt::format("trainyard {}:", label)), m_claim));
    }
    const JobSecret &m_secret;
    Bytes m_salt, m_claim;
};

constexpr std::string_view kOpenerProves = "opener proves", kAcceptorProves = "acceptor proves",
                           kToAcceptor = "frames to acceptor", kToOpener = "frames to opener";

/// Receives the challenge, sends the proof, receives the welcome.
class ClientHandshake final : public FrameSink {
public:
    ClientHandshake(const JobSecret &secret, const Claim &claim, bool leaves)
        : m_secret(secret)
        , m_claim(claim)
        , m_nonce(randomBytes(kNonce))
    {
        if (m_claim.wire == WireMode::Auto && leaves)
            m_requestedMode = WireMode::Aead;
    }
    bool done = false;

    Result<std::span<std::byte>> bufferFor(Connection &c, const FrameHeader &) override
    {
        return fail(ErrorCode::CorruptData, c.peer(), "sent data in the middle of the handshake");
    }
    Status onFrame(Connection &c, const FrameHeader &header, std::span<const std::byte> payload) override
    {
        if (header.type == FrameType::Challenge && payload.size() >= 4 && !m_keys)
            return answer(c, payload);
        if (header.type == FrameType::Welcome && m_keys)
            return finish(c, payload);
        if (header.type == FrameType::Refused && payload.size() >= 4) {
            std::uint32_t code = 0;
            std::memcpy(&code, payload.data(), sizeof code);
            return fail(code <= std::uint32_t(ErrorCode::Diverged) ? ErrorCode(code) : ErrorCode::Internal, c.peer(),
                        text(payload.subspan(4)));
        }
        return fail(ErrorCode::CorruptData, c.peer(), "answered the handshake with something else");
    }

private:
    /// The claim as it is sent: the job's mode and, with auto, the mode that this end requires.
    Bytes claimBytes() const
    {
        Bytes bytes = bytesOf(m_claim);
        bytes[7] = std::byte(m_requestedMode);
        return bytes;
    }
    Status answer(Connection &c, std::span<const std::byte> challenge)
    {
        TY_TRY(checkVersion(challenge, c.peer()));
        if (challenge.size() != 4 + kNonce)
            return fail(ErrorCode::CorruptData, c.peer(), "sent a challenge of another length");
        m_keys.emplace(m_secret, challenge.subspan(4), m_nonce, claimBytes());
        const Bytes claim = claimBytes();
        TY_ASSIGN(const auto mac, m_keys->mac(kOpenerProves, claim));
        c.sendText(FrameType::Proof, text(claim) + text(m_nonce) + text(mac));
        return {};
    }
    Status finish(Connection &c, std::span<const std::byte> welcome)
    {
        if (welcome.size() != 1 + kMac)
            return fail(ErrorCode::CorruptData, c.peer(), "sent a welcome of another length");
        TY_ASSIGN(const auto mac, m_keys->mac(kAcceptorProves, welcome.first(1)));
        if (!equalConstantTime(welcome.subspan(1), mac))
            return fail(ErrorCode::WrongSecret, c.peer(), "does not know this job's secret");
        const auto mode = WireMode(welcome[0]);
        const WireMode least = m_claim.wire == WireMode::Auto ? m_requestedMode : m_claim.wire;
        if ((mode != WireMode::Plain && mode != WireMode::Aead) || (least != WireMode::Auto && mode != least))
            return fail(ErrorCode::Conflict, c.peer(), "does not protect the connection as was asked");
        if (mode == WireMode::Aead) {
            TY_TRY(m_keys->secure(c, kToAcceptor, kToOpener));
        }
        c.authenticated = done = true;
        c.pause = true; // what follows is not part of the handshake
        return {};
    }

    const JobSecret &m_secret;
    Claim m_claim;
    WireMode m_requestedMode = WireMode::Auto;
    Bytes m_nonce;
    std::optional<Keys> m_keys;
};

Result<std::unique_ptr<Connection>> openOnce(const Endpoint &to, const std::string &bind, const std::string &peerName,
                                             const JobSecret &secret, const Claim &claim, const CallContext &context)
{
    auto fd = connectTo(to, bind, context);
    if (!fd)
        return fail(fd.error().code, fmt::format("{} at {}", peerName, to.text()), fd.error().detail);
    ClientHandshake handshake(secret, claim, leavesPrivateNetwork(fd->get()));
    auto connection = std::make_unique<Connection>(std::move(*fd), fmt::format("{} at {}", peerName, to.text()));
    while (!handshake.done) {
        if (context.stop.stop_requested())
            return fail(ErrorCode::Cancelled, connection->peer(), "stop was requested");
        if (context.deadline.expired())
            return fail(ErrorCode::Timeout, connection->peer(), "did not finish the handshake in time");
        pollfd wait{connection->fd(), short(POLLIN | (connection->wantsWrite() ? POLLOUT : 0)), 0};
        ::poll(&wait, 1, int(context.deadline.remaining(std::chrono::milliseconds(100)).count()));
        if (wait.revents & (POLLIN | POLLHUP | POLLERR)) {
            TY_TRY(connection->readSome(handshake));
        }
        TY_TRY(connection->writeSome());
    }
    return connection;
}

} // namespace

JobSecret::~JobSecret()
{
    OPENSSL_cleanse(m_bytes.data(), m_bytes.size());
}

Result<JobSecret> readSecret(const std::filesystem::path &path)
{
    struct stat info {};
    if (::stat(path.c_str(), &info) != 0)
        return fail(systemError(errno, path.string(), "looking for the job's secret"));
    if ((info.st_mode & 077) != 0)
        return fail(ErrorCode::PermissionDenied, path.string(),
                    "the job's secret may be read by others; its mode must be 0600");
    auto content = readFile(path, 128);
    if (!content)
        return fail(content.error());
    if (content->size() != 32) {
        while (!content->empty() && content->back() == '\n')
            content->pop_back();
        const auto decoded = content->size() == 64 ? hexDecode(*content) : Result<Bytes>(Bytes());
        if (!decoded || decoded->size() != 32)
            return fail(ErrorCode::InvalidArgument, path.string(), "the job's secret is not 32 bytes long");
        content = text(*decoded);
    }
    std::array<std::byte, 32> bytes;
    std::memcpy(bytes.data(), content->data(), bytes.size());
    OPENSSL_cleanse(content->data(), content->size());
    return JobSecret(bytes);
}

ServerHandshake::ServerHandshake(Connection &connection, const JobSecret &secret, Acceptor self)
    : m_secret(secret)
    , m_self(self)
    , m_nonce(randomBytes(kNonce))
{
    const Bytes version = bytesOf({});
    connection.sendText(FrameType::Challenge, text(std::span(version).first(4)) + text(m_nonce));
}

Status ServerHandshake::authenticate(Connection &c, const FrameHeader &header, std::span<const std::byte> payload)
{
    const auto refuse = [&](ErrorCode code, const std::string &why) {
        const std::uint32_t number = std::uint32_t(code);
        std::string refusal(sizeof number, '\0');
        std::memcpy(refusal.data(), &number, sizeof number);
        c.sendText(FrameType::Refused, refusal + why);
        return fail(code, c.peer(), why);
    };
    if (header.type != FrameType::Proof || payload.size() < 4)
        return refuse(ErrorCode::CorruptData, "the handshake was answered with something else");
    if (auto same = checkVersion(payload, c.peer()); !same)
        return refuse(same.error().code, same.error().detail);
    if (payload.size() != kClaim + kNonce + kMac)
        return refuse(ErrorCode::CorruptData, "the handshake has another length");
    const auto claimed = payload.first(kClaim);
    const Keys keys(m_secret, m_nonce, payload.subspan(kClaim, kNonce), Bytes(claimed.begin(), claimed.end()));
    const auto theirs = keys.mac(kOpenerProves, claimed);
    if (!theirs)
        return refuse(theirs.error().code, theirs.error().detail);
    if (!equalConstantTime(payload.last(kMac), *theirs))
        return refuse(ErrorCode::WrongSecret, "the job's secret was not proven: this process belongs to another job");
    const Claim claim = claimOf(claimed);
    if (claim.acceptor != m_self.role || claim.opener < PeerRole::Server || claim.opener > PeerRole::Operator)
        return refuse(ErrorCode::CorruptData,
                      fmt::format("this is a {}, which is not what the proof was made for", toString(m_self.role)));
    if (claim.wire != m_self.wire)
        return refuse(ErrorCode::Conflict, fmt::format("both sides need the same --wire: it is {} there and {} here",
                                                       toString(claim.wire), toString(m_self.wire)));
    const bool leaves = WireMode(claimed[7]) == WireMode::Aead || leavesPrivateNetwork(c.fd());
    const WireMode mode = m_self.wire != WireMode::Auto ? m_self.wire : leaves ? WireMode::Aead : WireMode::Plain;
    const std::array modeByte{std::byte(mode)};
    const auto ours = keys.mac(kAcceptorProves, modeByte);
    if (!ours)
        return refuse(ours.error().code, ours.error().detail);
    c.sendText(FrameType::Welcome, text(modeByte) + text(*ours));
    if (mode == WireMode::Aead) {
        TY_TRY(keys.secure(c, kToOpener, kToAcceptor));
    }
    c.claim = claim;
    c.authenticated = true;
    return {};
}

Result<std::unique_ptr<Connection>> openAuthenticated(const Endpoint &to, const std::string &bind,
                                                      const std::string &peerName, const JobSecret &secret,
                                                      const Claim &claim, const CallContext &context)
{
    std::chrono::milliseconds wait(20);
    for (int attempt = 1;; ++attempt, wait = std::min(2 * wait, std::chrono::milliseconds(320))) {
        auto connection = openOnce(to, bind, peerName, secret, claim, context);
        if (connection || connection.error().code != ErrorCode::Disconnected || attempt == kAttempts ||
            !pause(wait, context))
            return connection;
    }
}

} // namespace trainyard::ps
