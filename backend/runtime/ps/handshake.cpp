#include "backend/runtime/ps/handshake.h"

#include <cstring>

#include <poll.h>
#include <sys/stat.h>

#include <fmt/format.h>
#include <openssl/crypto.h>

#include "backend/core/files.h"
#include "backend/protocol/agent.h"
#include "backend/protocol/version.h"

namespace trainyard::ps {

using protocol::FrameHeader;
using protocol::FrameType;

namespace {

constexpr std::size_t kNonce = 32;

std::string versionBytes()
{
    const std::uint32_t version = protocol::kProtocolVersion;
    std::string text(sizeof version, '\0');
    std::memcpy(text.data(), &version, sizeof version);
    return text;
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

Sha256Digest proof(const JobSecret &secret, std::string_view who, std::span<const std::byte> a,
                   std::span<const std::byte> b)
{
    Bytes message;
    for (const auto part : {asBytes(who), a, b})
        message.insert(message.end(), part.begin(), part.end());
    return hmacSha256(secret.reveal(), message);
}

std::string text(std::span<const std::byte> bytes)
{
    return {reinterpret_cast<const char *>(bytes.data()), bytes.size()};
}

/// Takes the challenge, answers, takes the welcome.
class Opening final : public FrameSink {
public:
    Opening(const JobSecret &secret)
        : m_secret(secret)
        , m_nonce(randomBytes(kNonce))
    {
    }
    bool done = false;

    Result<std::span<std::byte>> bufferFor(Connection &c, const FrameHeader &) override
    {
        return fail(ErrorCode::CorruptData, c.peer(), "sent data in the middle of the handshake");
    }
    Status onFrame(Connection &c, const FrameHeader &header, std::span<const std::byte> payload) override
    {
        if (header.type == FrameType::Challenge && payload.size() == 4 + kNonce) {
            if (auto same = checkVersion(payload, c.peer()); !same)
                return same;
            m_theirs.assign(payload.begin() + 4, payload.end());
            c.sendText(FrameType::Proof,
                       versionBytes() + text(m_nonce) + text(proof(m_secret, "opener", m_theirs, m_nonce)));
            return {};
        }
        if (header.type == FrameType::Welcome && !m_theirs.empty()) {
            if (!equalConstantTime(payload, proof(m_secret, "acceptor", m_nonce, m_theirs)))
                return fail(ErrorCode::WrongSecret, c.peer(), "does not know this job's secret");
            c.proven = done = true;
            c.pause = true; // what follows is not the handshake's
            return {};
        }
        if (header.type == FrameType::Refused && payload.size() >= 4) {
            std::uint32_t code = 0;
            std::memcpy(&code, payload.data(), sizeof code);
            return fail(code <= std::uint32_t(ErrorCode::Diverged) ? ErrorCode(code) : ErrorCode::Internal, c.peer(),
                        text(payload.subspan(4)));
        }
        return fail(ErrorCode::CorruptData, c.peer(), "answered the handshake with something else");
    }

private:
    const JobSecret &m_secret;
    Bytes m_nonce, m_theirs;
};

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

Acceptance::Acceptance(Connection &connection, const JobSecret &secret)
    : m_secret(secret)
    , m_nonce(randomBytes(kNonce))
{
    connection.sendText(FrameType::Challenge, versionBytes() + text(m_nonce));
}

Status Acceptance::prove(Connection &c, const FrameHeader &header, std::span<const std::byte> payload)
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
    if (payload.size() != 4 + kNonce + 32)
        return refuse(ErrorCode::CorruptData, "the handshake has another length");
    const auto theirs = payload.subspan(4, kNonce);
    if (!equalConstantTime(payload.subspan(4 + kNonce), proof(m_secret, "opener", m_nonce, theirs)))
        return refuse(ErrorCode::WrongSecret, "the job's secret was not proven: this process belongs to another job");
    c.sendText(FrameType::Welcome, text(proof(m_secret, "acceptor", theirs, m_nonce)));
    c.proven = true;
    return {};
}

Result<std::unique_ptr<Connection>> openProven(const Endpoint &to, const std::string &bind, const std::string &peerName,
                                               const JobSecret &secret, const Deadline &deadline, std::stop_token stop)
{
    auto fd = connectTo(to, bind, deadline, stop);
    if (!fd)
        return fail(fd.error().code, fmt::format("{} at {}", peerName, to.text()), fd.error().detail);
    auto connection = std::make_unique<Connection>(std::move(*fd), fmt::format("{} at {}", peerName, to.text()));
    Opening opening(secret);
    while (!opening.done) {
        if (stop.stop_requested())
            return fail(ErrorCode::Cancelled, connection->peer(), "stop was requested");
        if (deadline.expired())
            return fail(ErrorCode::Timeout, connection->peer(), "did not finish the handshake in time");
        pollfd wait{connection->fd(), short(POLLIN | (connection->wantsWrite() ? POLLOUT : 0)), 0};
        ::poll(&wait, 1, int(deadline.remaining(std::chrono::milliseconds(100)).count()));
        if (wait.revents & (POLLIN | POLLHUP | POLLERR)) {
            if (auto status = connection->readSome(opening); !status)
                return fail(status.error());
        }
        if (auto status = connection->writeSome(); !status)
            return fail(status.error());
    }
    return connection;
}

} // namespace trainyard::ps
