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

/// How long a wait may last before deadline and stop token are looked at again.
inline constexpr std::chrono::milliseconds kSlice{50};

/// Bytes that the peer has sent so far over a TCP connection; 0 where the system cannot tell.
std::uint64_t bytesReceived(int fd);

/// A channel that we have closed and the peer has not yet.
struct ClosingChannel {
    ssh_channel handle = nullptr;
    ssh_channel_callbacks_struct callbacks = {};
    bool closedByPeer = false;
};

struct ChannelState;

/// A libssh session in non-blocking mode with an event loop of its own: libssh's blocking calls know neither our
/// deadlines nor our stop tokens, and some return SSH_AGAIN all the same (libssh 0.10).
struct SessionState {
    Target target;
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

    /// Wait at most `wait` for traffic and let libssh process it. false: the connection is gone.
    bool pump(std::chrono::milliseconds wait);

    tl::unexpected<Error> failed(ErrorCode code, std::string detail) const
    {
        return fail(code, target.source(), std::move(detail));
    }
    tl::unexpected<Error> disconnected() const;

    /// Cancelled or Timeout when it is time to give up on `doing`.
    Status checkWait(const Deadline &deadline, const std::stop_token &stop, const char *doing) const
    {
        if (stop.stop_requested())
            return failed(ErrorCode::Cancelled, std::string("stopped while ") + doing);
        if (deadline.expired())
            return failed(ErrorCode::Timeout, std::string("no answer in time while ") + doing);
        return {};
    }

    /// Pump until ready() holds.
    template <class Ready>
    Status waitUntil(Ready ready, const Deadline &deadline, const std::stop_token &stop, const char *doing)
    {
        while (!ready()) {
            if (auto may = checkWait(deadline, stop, doing); !may)
                return may;
            if (!pump(deadline.remaining(kSlice))) {
                if (ready())
                    return {};
                return disconnected();
            }
        }
        return {};
    }

    /// Close our side, and free it once the peer has closed its own.
    void closeChannel(ssh_channel);
    Status waitForClosing(const Deadline &, const std::stop_token &);
    Result<Channel> openChannel(const Deadline &, const std::stop_token &);
    /// One that leads to host:port as the server reaches it (RFC 4254, 7.2).
    /// errors  Unsupported (nobody answers there, or the server does not do this), Timeout, Cancelled, Disconnected
    Result<std::unique_ptr<ChannelState>> openForward(const std::string &host, std::uint16_t port, const Deadline &,
                                                      const std::stop_token &);
    Result<std::unique_ptr<ChannelState>> newChannel();
    Result<Channel> openChannelOnce(const Deadline &, const std::stop_token &);
};

struct ChannelState {
    SessionState *session = nullptr;
    ssh_channel handle = nullptr;
    ssh_channel_callbacks_struct callbacks = {};
    bool closedByPeer = false;
    std::optional<int> exitStatus;
    std::string exitSignal;
    std::string err; ///< standard error, read whenever standard output is: both share one window
    std::size_t maxErr = 1u << 20;
    bool eof = false;

    ChannelState() = default;
    ChannelState(const ChannelState &) = delete;
    ChannelState &operator=(const ChannelState &) = delete;
    ~ChannelState();

    bool ended() const { return exitStatus || !exitSignal.empty() || session->lost || ssh_channel_is_closed(handle); }
    /// Up to `room` bytes of one stream if there are any now.
    /// return  bytes; 0 none yet; -1 end of file
    int readSome(char *to, std::size_t room, bool fromStderr);
    void drainStderr();
    /// Call request() until it no longer says SSH_AGAIN.
    /// errors  Disconnected, Timeout, Cancelled, Unsupported (refused)
    template <class Request>
    Status await(Request request, const Deadline &deadline, const std::stop_token &stop, const char *doing)
    {
        int rc = SSH_AGAIN;
        auto waited = session->waitUntil([&] { return (rc = request()) != SSH_AGAIN; }, deadline, stop, doing);
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
