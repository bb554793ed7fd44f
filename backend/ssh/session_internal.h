#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <libssh/callbacks.h>
#include <libssh/libssh.h>

#include "backend/ssh/session.h"

namespace trainyard::ssh {

/// Longest wait between two checks of deadline and stop token.
inline constexpr std::chrono::milliseconds kSlice{50};

/// Returns the bytes received so far over a TCP connection; 0 where the system does not report them.
std::uint64_t bytesReceived(int fd);

/// A channel closed on this side whose peer has not closed it yet.
struct ClosingChannel {
    ssh_channel handle = nullptr;
    ssh_channel_callbacks_struct callbacks = {};
    bool closedByPeer = false;
};

struct ChannelState;
class JumpHost;
class JumpPath;

/// A libssh session in non-blocking mode with its own event loop: libssh's blocking calls support neither deadlines nor
/// stop tokens, and some return SSH_AGAIN even in blocking mode (libssh 0.10).
struct SessionState {
    Target target;
    std::shared_ptr<JumpHost> jumpHost; ///< with its path: where the target is reached through one
    std::shared_ptr<JumpPath> path;
    ssh_session handle = nullptr;
    ssh_event event = nullptr;
    std::string hostKey;
    bool lost = false; ///< the connection is gone; nothing more may be sent
    bool hadChannel = false;
    std::vector<std::unique_ptr<ClosingChannel>> closing;

    SessionState() = default;
    SessionState(const SessionState &) = delete;
    SessionState &operator=(const SessionState &) = delete;
    ~SessionState();

    /// Waits at most `wait` for traffic and lets libssh process it.
    /// \return false when the connection is lost
    bool pump(std::chrono::milliseconds wait);

    tl::unexpected<Error> failed(ErrorCode code, std::string detail) const
    {
        return fail(code, target.source(), std::move(detail));
    }
    /// Returns Disconnected with the reason: that of the jump host where its connection broke, else `words`.
    tl::unexpected<Error> disconnected(const std::string &words) const;
    tl::unexpected<Error> disconnected() const; ///< with the reason that libssh names
    bool jumpIsBroken() const;
    /// Returns the bytes received so far; 0 where the system does not report them.
    std::uint64_t received() const;
    /// From now on, a full socket does not block libssh, which makes its socket blocking when it connects.
    void makeNonBlocking();

    /// Returns Cancelled or Timeout when the wait for `doing` must end.
    Status checkWait(const CallContext &context, const char *doing) const
    {
        if (context.stop.stop_requested())
            return failed(ErrorCode::Cancelled, std::string("stopped while ") + doing);
        if (context.deadline.expired())
            return failed(ErrorCode::Timeout, std::string("no answer in time while ") + doing);
        return {};
    }

    /// Pumps until ready() returns true.
    template <class Ready>
    Status waitUntil(Ready ready, const CallContext &context, const char *doing)
    {
        while (!ready()) {
            if (auto may = checkWait(context, doing); !may)
                return may;
            if (!pump(context.deadline.remaining(kSlice))) {
                if (ready())
                    return {};
                return disconnected();
            }
        }
        return {};
    }

    /// Closes this side of a channel; waitForClosing frees it once the peer has closed its side.
    void closeChannel(ssh_channel);
    Status waitForClosing(const CallContext &);
    void freeClosed(); ///< frees the channels that both sides have closed; never waits
    Result<Channel> openChannel(const CallContext &);
    /// Opens a channel to host:port as seen from the server (RFC 4254, 7.2).
    /// \error Unsupported (no answer there, or the server does not allow forwarding), Timeout, Cancelled, Disconnected
    Result<std::unique_ptr<ChannelState>> openForward(const std::string &host, std::uint16_t port, const CallContext &);
    Result<std::unique_ptr<ChannelState>> newChannel();
    Result<Channel> openChannelOnce(const CallContext &);
};

/// Connects, checks the host key and authenticates: SshSession::open without its face.
Result<std::unique_ptr<SessionState>> openState(const Target &, const CallContext &);

struct ChannelState {
    SessionState *session = nullptr;
    ssh_channel handle = nullptr;
    ssh_channel_callbacks_struct callbacks = {};
    bool closedByPeer = false;
    std::optional<int> exitStatus;
    std::string exitSignal;
    std::string err; ///< standard error, read together with standard output: both share one window
    std::size_t maxErr = 1u << 20;

    ChannelState() = default;
    ChannelState(const ChannelState &) = delete;
    ChannelState &operator=(const ChannelState &) = delete;
    ~ChannelState();

    bool ended() const { return exitStatus || !exitSignal.empty() || session->lost || ssh_channel_is_closed(handle); }
    /// Reads up to `room` bytes of one stream without waiting.
    /// \return number of bytes; 0: none available; -1: end of file
    int readSome(char *to, std::size_t room, bool fromStderr);
    void drainStderr();
    /// Calls request() until it no longer returns SSH_AGAIN.
    /// \error Disconnected, Timeout, Cancelled, Unsupported (refused)
    template <class Request>
    Status await(Request request, const CallContext &context, const char *doing)
    {
        int rc = SSH_AGAIN;
        auto waited = session->waitUntil([&] { return (rc = request()) != SSH_AGAIN; }, context, doing);
        if (!waited)
            return waited;
        if (rc == SSH_OK)
            return {};
        if (!ssh_is_connected(session->handle))
            return session->disconnected();
        return session->failed(ErrorCode::Unsupported,
                               std::string("refused while ") + doing + ": " + ssh_get_error(session->handle));
    }
};

} // namespace trainyard::ssh
