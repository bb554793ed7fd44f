#pragma once

#include <array>
#include <cstddef>
#include <deque>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "backend/protocol/control.h"
#include "backend/protocol/frames.h"
#include "backend/runtime/ps/socket.h"

namespace trainyard::ps {

class Connection;

/// What happens to the frames of a connection. Any error closes it.
class FrameSink {
public:
    virtual ~FrameSink() = default;
    /// Where the payload of this frame goes: exactly header.length bytes, valid until onFrame. Control and handshake
    /// payloads never come here. errors CorruptData when the frame is not acceptable now
    virtual Result<std::span<std::byte>> bufferFor(Connection &, const protocol::FrameHeader &) = 0;
    virtual Status onFrame(Connection &, const protocol::FrameHeader &, std::span<const std::byte> payload) = 0;
};

/// Frames over one non-blocking socket. No thread, no loop of its own: the owner polls fd() and calls readSome and
/// writeSome. Slices are received straight into the buffer that the sink names and sent from where they lie.
class Connection {
public:
    Connection(Fd fd, std::string peer)
        : m_fd(std::move(fd))
        , m_peer(std::move(peer))
    {
    }

    int fd() const { return m_fd.get(); }
    const std::string &peer() const { return m_peer; } ///< for people: "worker 2 (worker-3)"
    void rename(std::string peer) { m_peer = std::move(peer); }

    /// Read what has come, at most about 8 MiB, so that no connection starves the others.
    /// errors  Disconnected (names the peer), those of the sink and of decodeHeader
    Status readSome(FrameSink &);

    /// Queue a frame. `payload` must stay as it is until it is sent: `owner` keeps it alive, or the caller does.
    void send(protocol::FrameHeader, std::span<const std::byte> payload, std::shared_ptr<const void> owner = {});
    void send(const protocol::ControlMessage &);
    void sendText(protocol::FrameType, std::string payload);

    /// Write what the socket takes now. errors Disconnected
    Status writeSome();
    bool wantsWrite() const { return !m_queue.empty(); }
    std::size_t queuedFrames() const { return m_queue.size(); }

    bool pause = false;  ///< set by a sink: readSome returns after this frame, the next ones are for another sink
    bool proven = false; ///< the handshake is done; before it only handshake frames are accepted

private:
    struct Outgoing {
        std::array<std::byte, protocol::kHeaderBytes> header;
        std::span<const std::byte> payload;
        std::shared_ptr<const void> owner;
        std::size_t sent = 0;
    };
    Status beginPayload(FrameSink &);
    Status endFrame(FrameSink &);
    Error lost(const char *how) const;

    Fd m_fd;
    std::string m_peer;
    std::array<std::byte, protocol::kHeaderBytes> m_headerBytes{};
    std::size_t m_headerHave = 0;
    protocol::FrameHeader m_header;
    std::vector<std::byte> m_small; ///< control and handshake payloads
    std::span<std::byte> m_payload;
    std::size_t m_payloadHave = 0;
    std::deque<Outgoing> m_queue;
};

} // namespace trainyard::ps
