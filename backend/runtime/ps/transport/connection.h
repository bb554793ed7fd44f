#pragma once

#include <array>
#include <cstddef>
#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "backend/protocol/control/control.h"
#include "backend/protocol/frames.h"
#include "backend/runtime/ps/transport/frame_cipher.h"
#include "backend/runtime/ps/transport/socket.h"
#include "backend/runtime/ps/transport/wire.h"

namespace trainyard::ps {

class Connection;

/// Frames are sent together once this many bytes are queued: a system call for each would cost as much as copying a
/// small slice.
inline constexpr std::size_t kFlushThreshold = 128 * 1024;

/// Receives the frames of a connection. Any error closes it.
class FrameSink {
public:
    virtual ~FrameSink() = default;
    /// \return the destination of this frame's payload: exactly header.length bytes, valid until onFrame. Not called
    ///     for control and handshake payloads
    /// \error CorruptData (the frame is not acceptable now)
    virtual Result<std::span<std::byte>> bufferFor(Connection &, const protocol::FrameHeader &) = 0;
    virtual Status onFrame(Connection &, const protocol::FrameHeader &, std::span<const std::byte> payload) = 0;
};

/// Frames over one non-blocking socket. Has no thread and no loop: the owner polls fd() and calls readSome and
/// writeSome. Slices are received straight into the buffer that the sink names, and sent from where they lie. On a
/// sealed connection header and payload are one FrameCipher record each; a payload is opened in place, and the sink
/// receives a frame only if it is authentic. A frame that was altered, injected, repeated, left out or moved closes the
/// connection with ChecksumMismatch before any of it is applied, a frame that was cut with Disconnected; the ends then
/// reconnect.
class Connection {
public:
    Connection(Fd fd, std::string peer)
        : m_fd(std::move(fd))
        , m_peer(std::move(peer))
    {
    }

    int fd() const { return m_fd.get(); }
    const std::string &peer() const { return m_peer; } ///< for messages: "worker 2 (worker-3)"
    void rename(std::string peer) { m_peer = std::move(peer); }

    /// Reads what has arrived, at most about 8 MiB, so that no connection starves the others.
    /// \error Disconnected (names the peer), ChecksumMismatch (sealed, and not what the peer sent), those of the sink
    ///     and of decodeHeader
    Status readSome(FrameSink &);
    /// Whether bytes were read ahead, which poll(2) does not report: call readSome without waiting.
    bool readAhead() const { return m_aheadBegin < m_aheadEnd; }

    /// Queues a frame. Weights overtake those of later slices: front layers are needed first.
    /// \param payload  must not change until it is sent
    /// \param owner    keeps the payload alive; null: the caller does
    void send(protocol::FrameHeader, std::span<const std::byte> payload, std::shared_ptr<const void> owner = {});
    template <protocol::TypedHeader Header>
    void send(const Header &header, std::span<const std::byte> payload, std::shared_ptr<const void> owner = {})
    {
        send(protocol::frameOf(header), payload, std::move(owner));
    }
    void send(const protocol::ControlMessage &);
    void sendText(protocol::FrameType, std::string payload);

    /// Seals what is queued from now on, and expects sealed frames from the next one on.
    void secure(const SecretKey &sending, const SecretKey &receiving);
    bool sealed() const { return m_opener.has_value(); }

    /// Writes what the socket accepts now.
    /// \error Disconnected
    Status writeSome();
    bool wantsWrite() const { return !m_queue.empty() || m_sealedSent < m_sealedEnd; }
    std::size_t queuedFrames() const { return m_queue.size() + (m_sealedSent < m_sealedEnd ? 1 : 0); }
    std::uint64_t bytesSent() const { return m_bytesSent; }
    std::uint64_t bytesReceived() const { return m_bytesReceived; }

    bool pause = false;         ///< set by a sink: readSome returns after this frame; later ones are for another sink
    bool authenticated = false; ///< the handshake is done; before it only handshake frames are accepted
    Claim claim;                ///< of an accepted, authenticated connection: the opener's

private:
    struct Outgoing {
        std::array<std::byte, protocol::kHeaderBytes> header;
        std::span<const std::byte> payload;
        std::shared_ptr<const void> owner;
        std::size_t sent = 0;
        std::uint32_t order = 0; ///< Weights: slice + 1, for overtaking; else 0
        bool seal = false;
    };
    /// One recvmsg(2) into `into`, and what is left into `then`.
    /// \return bytes, 0 if there are none now
    /// \error Disconnected
    Result<std::size_t> receive(std::span<std::byte> into, std::span<std::byte> then);
    /// Consumes the bytes that belong to the current frame.
    /// \return number of bytes consumed
    Result<std::size_t> take(std::span<const std::byte> bytes, FrameSink &);
    Status beginPayload(FrameSink &);
    Status endFrame(FrameSink &);
    std::size_t headerBytes() const { return m_opener ? m_headerBytes.size() : protocol::kHeaderBytes; }
    std::size_t tagBytes() const { return m_opener && !m_payload.empty() ? m_tag.size() : 0; }
    bool frameComplete() const { return m_payloadHave == m_payload.size() && m_tagHave == tagBytes(); }
    Status sealQueued();
    Error lost(const char *how) const;

    Fd m_fd;
    std::string m_peer;
    std::array<std::byte, protocol::kHeaderBytes + FrameCipher::kTagBytes> m_headerBytes{};
    std::size_t m_headerHave = 0;
    protocol::FrameHeader m_header;
    std::vector<std::byte> m_small; ///< control and handshake payloads
    std::span<std::byte> m_payload;
    std::size_t m_payloadHave = 0;
    std::array<std::byte, FrameCipher::kTagBytes> m_tag{};
    std::size_t m_tagHave = 0;
    std::vector<std::byte> m_ahead; ///< several small frames arrive with one system call
    std::size_t m_aheadBegin = 0, m_aheadEnd = 0;
    std::deque<Outgoing> m_queue;
    std::optional<FrameCipher> m_sealer, m_opener;
    std::vector<std::byte> m_sealedOut; ///< sealed frames, [m_sealedSent, m_sealedEnd) still to be sent
    std::size_t m_sealedSent = 0, m_sealedEnd = 0;
    std::uint64_t m_bytesSent = 0, m_bytesReceived = 0;
};

} // namespace trainyard::ps
