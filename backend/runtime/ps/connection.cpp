#include "backend/runtime/ps/connection.h"

#include <cerrno>
#include <cstring>

#include <sys/socket.h>
#include <sys/uio.h>

#include <fmt/format.h>

#include "backend/core/encoding.h"

namespace trainyard::ps {

using protocol::FrameHeader;
using protocol::FrameType;
using protocol::kHeaderBytes;

namespace {

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

Status Connection::beginPayload(FrameSink &sink)
{
    const auto header = protocol::decodeHeader(m_headerBytes);
    if (!header)
        return fail(header.error().code, m_peer, header.error().detail);
    m_header = *header;
    m_payloadHave = 0;
    if (!proven && !isHandshake(m_header.type))
        return fail(ErrorCode::WrongSecret, m_peer, "sent a frame before it proved the job's secret");
    if (m_header.type == FrameType::Control || isHandshake(m_header.type)) {
        m_small.resize(m_header.length);
        m_payload = m_small;
    } else if (m_header.length > 0) {
        auto buffer = sink.bufferFor(*this, m_header);
        if (!buffer)
            return fail(buffer.error());
        if (buffer->size() != m_header.length)
            return fail(ErrorCode::CorruptData, m_peer,
                        fmt::format("sent {} bytes for slice {} instead of {}", m_header.length, m_header.slice,
                                    buffer->size()));
        m_payload = *buffer;
    } else {
        m_payload = {};
    }
    return {};
}

Status Connection::endFrame(FrameSink &sink)
{
    const std::span<const std::byte> payload = m_payload;
    m_headerHave = 0;
    m_payload = {};
    return sink.onFrame(*this, m_header, payload);
}

Status Connection::readSome(FrameSink &sink)
{
    for (std::size_t total = 0; total < (8u << 20);) {
        const bool inHeader = m_headerHave < kHeaderBytes;
        iovec into;
        if (inHeader)
            into = {m_headerBytes.data() + m_headerHave, kHeaderBytes - m_headerHave};
        else
            into = {m_payload.data() + m_payloadHave, m_payload.size() - m_payloadHave};
        const ssize_t count = ::recv(m_fd.get(), into.iov_base, into.iov_len, 0);
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
            return {};
        if (count < 0)
            return fail(lost(std::strerror(errno)));
        if (count == 0)
            return fail(
                lost(m_headerHave == 0 ? "closed the connection" : "closed the connection in the middle of a frame"));
        total += std::size_t(count);
        if (inHeader) {
            m_headerHave += std::size_t(count);
            if (m_headerHave < kHeaderBytes)
                continue;
            if (auto status = beginPayload(sink); !status)
                return status;
        } else {
            m_payloadHave += std::size_t(count);
        }
        if (m_payloadHave == m_payload.size()) {
            if (auto status = endFrame(sink); !status)
                return status;
            if (std::exchange(pause, false))
                return {};
        }
    }
    return {};
}

void Connection::send(FrameHeader header, std::span<const std::byte> payload, std::shared_ptr<const void> owner)
{
    header.length = std::uint32_t(payload.size());
    Outgoing &out = m_queue.emplace_back();
    protocol::encode(header, out.header);
    out.payload = payload;
    out.owner = std::move(owner);
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

Status Connection::writeSome()
{
    while (!m_queue.empty()) {
        std::array<iovec, 32> pieces;
        std::size_t count = 0;
        for (const Outgoing &out : m_queue) {
            if (count + 2 > pieces.size())
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
