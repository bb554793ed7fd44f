#include "backend/runtime/ps/transport/connection.h"

#include <cerrno>
#include <cstring>

#include <sys/socket.h>
#include <sys/uio.h>

#include <fmt/format.h>

#include "backend/core/encoding.h"
#include "backend/core/try.h"

namespace trainyard::ps {

using protocol::FrameHeader;
using protocol::FrameType;
using protocol::kHeaderBytes;

namespace {

constexpr std::size_t kReadAhead = 4608; // a slice of 4 KiB with its header

bool isHandshake(FrameType type)
{
    return type == FrameType::Challenge || type == FrameType::Proof || type == FrameType::Welcome ||
           type == FrameType::Refused;
}

} // namespace

Error Connection::lost(const char *how) const
{
    return Error{ErrorCode::Disconnected, m_peer, how};
}

void Connection::secure(const SecretKey &sending, const SecretKey &receiving)
{
    m_sealer.emplace(sending);
    m_opener.emplace(receiving);
}

Status Connection::beginPayload(FrameSink &sink)
{
    const auto bytes = std::span(m_headerBytes);
    if (m_opener) {
        if (auto status = m_opener->open(bytes.first<kHeaderBytes>(), bytes.last<FrameCipher::kTagBytes>()); !status)
            return fail(status.error().code, m_peer, status.error().detail);
    }
    const auto header = protocol::decodeHeader(bytes.first<kHeaderBytes>());
    if (!header)
        return fail(header.error().code, m_peer, header.error().detail);
    m_header = *header;
    m_payloadHave = m_tagHave = 0;
    if (!authenticated && !isHandshake(m_header.type))
        return fail(ErrorCode::WrongSecret, m_peer, "sent a frame before it proved the job's secret");
    if (m_header.type == FrameType::Control || isHandshake(m_header.type)) {
        m_small.resize(m_header.length);
        m_payload = m_small;
    } else if (m_header.length > 0) {
        TY_ASSIGN(auto buffer, sink.bufferFor(*this, m_header));
        if (buffer.size() != m_header.length)
            return fail(ErrorCode::CorruptData, m_peer,
                        fmt::format("sent {} bytes for slice {} instead of {}", m_header.length, m_header.slice,
                                    buffer.size()));
        m_payload = buffer;
    } else {
        m_payload = {};
    }
    return {};
}

Status Connection::endFrame(FrameSink &sink)
{
    const std::span<const std::byte> payload = m_payload;
    if (tagBytes() > 0) {
        if (auto status = m_opener->open(m_payload, m_tag); !status)
            return fail(status.error().code, m_peer, status.error().detail);
    }
    m_headerHave = 0;
    m_payload = {};
    return sink.onFrame(*this, m_header, payload);
}

Result<std::size_t> Connection::receive(std::span<std::byte> into, std::span<std::byte> then)
{
    std::array<iovec, 2> pieces{iovec{into.data(), into.size()}, iovec{then.data(), then.size()}};
    msghdr message{};
    message.msg_iov = pieces.data();
    message.msg_iovlen = pieces.size();
    for (;;) {
        const ssize_t count = ::recvmsg(m_fd.get(), &message, 0);
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
            return 0;
        if (count < 0)
            return fail(lost(std::strerror(errno)));
        if (count == 0)
            return fail(
                lost(m_headerHave == 0 ? "closed the connection" : "closed the connection in the middle of a frame"));
        m_bytesReceived += std::uint64_t(count);
        return std::size_t(count);
    }
}

Result<std::size_t> Connection::take(std::span<const std::byte> bytes, FrameSink &sink)
{
    std::size_t taken = 0;
    if (m_headerHave < headerBytes()) {
        taken = std::min(bytes.size(), headerBytes() - m_headerHave);
        std::memcpy(m_headerBytes.data() + m_headerHave, bytes.data(), taken);
        m_headerHave += taken;
        if (m_headerHave < headerBytes())
            return taken;
        TY_TRY(beginPayload(sink));
    }
    if (const std::size_t more = std::min(bytes.size() - taken, m_payload.size() - m_payloadHave); more > 0) {
        std::memcpy(m_payload.data() + m_payloadHave, bytes.data() + taken, more);
        m_payloadHave += more;
        taken += more;
    }
    if (m_payloadHave == m_payload.size() && m_tagHave < tagBytes()) {
        const std::size_t more = std::min(bytes.size() - taken, tagBytes() - m_tagHave);
        std::memcpy(m_tag.data() + m_tagHave, bytes.data() + taken, more);
        m_tagHave += more;
        taken += more;
    }
    if (frameComplete()) {
        TY_TRY(endFrame(sink));
    }
    return taken;
}

Status Connection::readSome(FrameSink &sink)
{
    bool drained = false; // after a short read, another one would only cost a system call
    for (std::size_t total = 0; total < (8u << 20);) {
        if (readAhead()) {
            TY_ASSIGN(const auto taken,
                      take(std::span<const std::byte>(m_ahead).subspan(m_aheadBegin, m_aheadEnd - m_aheadBegin), sink));
            m_aheadBegin += taken;
            if (std::exchange(pause, false))
                return {};
            continue;
        }
        if (drained)
            return {};
        const bool inHeader = m_headerHave < headerBytes();
        const std::size_t missing = inHeader ? headerBytes() - m_headerHave : m_payload.size() - m_payloadHave;
        // From an unauthenticated peer no byte beyond the current frame is read. A large payload goes straight to its
        // destination, and the next header arrives with it.
        const bool direct = !inHeader && (missing >= kReadAhead / 2 || !authenticated);
        const auto payload = direct ? m_payload.subspan(m_payloadHave) : std::span<std::byte>();
        m_ahead.resize(kReadAhead);
        const auto ahead = std::span(m_ahead).first(authenticated ? kReadAhead : direct ? 0 : missing);
        TY_ASSIGN(const auto count, receive(payload, ahead));
        if (count == 0)
            return {};
        total += count;
        drained = count < payload.size() + ahead.size();
        const std::size_t placed = std::min(count, payload.size());
        m_aheadBegin = 0;
        m_aheadEnd = count - placed;
        if (!direct)
            continue;
        m_payloadHave += placed;
        if (frameComplete()) {
            TY_TRY(endFrame(sink));
            if (std::exchange(pause, false))
                return {};
        }
    }
    return {};
}

void Connection::send(FrameHeader header, std::span<const std::byte> payload, std::shared_ptr<const void> owner)
{
    header.length = std::uint32_t(payload.size());
    auto at = m_queue.end();
    if (header.type == FrameType::Weights) {
        while (at != m_queue.begin() && std::prev(at)->sent == 0 && std::prev(at)->order > header.slice + 1)
            --at;
    }
    Outgoing &out = *m_queue.emplace(at);
    out.order = header.type == FrameType::Weights ? header.slice + 1 : 0;
    protocol::encode(header, out.header);
    out.payload = payload;
    out.owner = std::move(owner);
    out.seal = m_sealer.has_value();
}

void Connection::sendText(FrameType type, std::string payload)
{
    auto text = std::make_shared<const std::string>(std::move(payload));
    send(FrameHeader{.type = type}, asBytes(*text), text);
}

void Connection::send(const protocol::ControlMessage &message)
{
    sendText(FrameType::Control, protocol::toJson(message));
}

/// Frames get their nonces when they are sent, so weights may overtake until then.
Status Connection::sealQueued()
{
    m_sealedSent = m_sealedEnd = 0;
    while (!m_queue.empty() && m_queue.front().seal && m_sealedEnd < kFlushThreshold) {
        const Outgoing &out = m_queue.front();
        const std::size_t header = kHeaderBytes + FrameCipher::kTagBytes,
                          payload = out.payload.empty() ? 0 : out.payload.size() + FrameCipher::kTagBytes;
        if (m_sealedOut.size() < m_sealedEnd + header + payload)
            m_sealedOut.resize(m_sealedEnd + header + payload);
        const auto into = std::span(m_sealedOut).subspan(m_sealedEnd, header + payload);
        Status status =
            m_sealer->seal(out.header, into.first(kHeaderBytes), into.subspan<kHeaderBytes, FrameCipher::kTagBytes>());
        if (status && payload > 0)
            status = m_sealer->seal(out.payload, into.subspan(header, out.payload.size()),
                                    into.last<FrameCipher::kTagBytes>());
        if (!status)
            return fail(status.error().code, m_peer, status.error().detail);
        m_sealedEnd += into.size();
        m_queue.pop_front();
    }
    return {};
}

Status Connection::writeSome()
{
    while (wantsWrite()) {
        if (m_sealer && m_sealedSent == m_sealedEnd && m_queue.front().seal) {
            TY_TRY(sealQueued());
        }
        std::array<iovec, 32> pieces;
        std::size_t count = 0;
        const bool sealed = m_sealedSent < m_sealedEnd;
        if (sealed)
            pieces[count++] = {m_sealedOut.data() + m_sealedSent, m_sealedEnd - m_sealedSent};
        for (const Outgoing &out : m_queue) {
            if (sealed || out.seal || count + 2 > pieces.size())
                break;
            if (out.sent < kHeaderBytes)
                pieces[count++] = {const_cast<std::byte *>(out.header.data()) + out.sent, kHeaderBytes - out.sent};
            const std::size_t skip = out.sent > kHeaderBytes ? out.sent - kHeaderBytes : 0;
            if (out.payload.size() > skip)
                pieces[count++] = {const_cast<std::byte *>(out.payload.data()) + skip, out.payload.size() - skip};
        }
        msghdr message{};
        message.msg_iov = pieces.data();
        message.msg_iovlen = count;
        const ssize_t written = ::sendmsg(m_fd.get(), &message, MSG_NOSIGNAL);
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
            return {};
        if (written < 0)
            return fail(lost(std::strerror(errno)));
        std::size_t left = std::size_t(written);
        m_bytesSent += left;
        if (sealed) {
            m_sealedSent += left;
            continue;
        }
        while (left > 0) {
            Outgoing &front = m_queue.front();
            const std::size_t take = std::min(left, kHeaderBytes + front.payload.size() - front.sent);
            front.sent += take;
            left -= take;
            if (front.sent == kHeaderBytes + front.payload.size())
                m_queue.pop_front();
        }
    }
    return {};
}

} // namespace trainyard::ps
