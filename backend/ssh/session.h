#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "backend/core/result.h"
#include "backend/core/time/deadline.h"
#include "backend/ssh/target.h"

namespace trainyard::ssh {

class Channel;
struct ChannelState;
struct SessionState;

struct ExecOptions {
    std::string stdinText;                          ///< written to the command's standard input, then end of file
    std::function<void(std::string_view)> onStdout; ///< receives output as it arrives, in the caller's thread
    std::function<void(std::string_view)> onStderr;
    std::size_t maxOutput = 1u << 20; ///< bytes of each stream in the outcome; the rest is dropped
};

struct ExecOutcome {
    int status = 0;     ///< exit status; 128 + N when signal N ended it, as shells report it
    std::string signal; ///< "KILL", "TERM", ...; empty when no signal ended it
    std::string out, err;
};

/// One authenticated SSH connection over libssh. One thread at a time may use the session and its channels; they may
/// move between threads. Every call checks its deadline and stop token at least every 100 ms. The source of all errors
/// is target.source(), "ssh:worker-2".
class SshSession {
public:
    /// Connects, through the target's jump host if it has one, checks the host key and authenticates with the key file.
    /// \error Unreachable (refused, no route, unknown name), Timeout, Cancelled, SshRefused (the host does not answer
    ///     as an SSH server, or hangs up before its banner), HostKeyMismatch (unknown, changed or of another type; the
    ///     detail names file and fingerprint), SshAuthFailed, PermissionDenied (key file open to others), NotFound or
    ///     InvalidArgument (key file), Disconnected (the connection broke later), Unsupported (no common
    ///     algorithm; the jump host does not forward connections)
    static Result<SshSession> open(const Target &, const CallContext &);

    SshSession(SshSession &&) noexcept;
    SshSession &operator=(SshSession &&) noexcept;
    ~SshSession();

    const Target &target() const;
    /// The key with which the host authenticated itself: "ssh-ed25519 AAAA...".
    const std::string &hostKey() const;
    bool connected() const;

    /// Runs a command line of the remote shell to its end. A status other than 0 is not an error.
    /// \error Timeout, Cancelled (both close the channel: the command receives SIGHUP at most, and the session remains
    ///     usable), Disconnected
    Result<ExecOutcome> exec(const std::string &command, const ExecOptions &, const CallContext &);
    /// As exec, for a command that must end with status 0.
    /// \return its standard output
    /// \error those of exec, RemoteCommandFailed (another status; the detail is the end of its error output), DiskFull
    ///     (that output reports a full disk)
    Result<std::string> mustExec(const std::string &command, const ExecOptions &, const CallContext &);

    /// Starts a command and returns its channel, which must not outlive the session.
    Result<Channel> start(const std::string &command, const CallContext &);
    /// Starts a subsystem, for example "sftp".
    Result<Channel> subsystem(const std::string &name, const CallContext &);

    /// Sends a keep-alive request, which detects a dead connection and keeps firewalls from dropping it. Does not wait.
    Status keepAlive();

private:
    friend class Tunnel;
    explicit SshSession(std::unique_ptr<SessionState>);
    Result<ExecOutcome> execute(const std::string &command, const ExecOptions &, const CallContext &);
    Result<Channel> request(const std::string &command, const CallContext &);
    std::unique_ptr<SessionState> m_state;
};

/// A running remote command: bytes in both directions. The thread rule of its session applies.
class Channel {
public:
    Channel(Channel &&) noexcept;
    Channel &operator=(Channel &&) noexcept;
    ~Channel(); ///< closes it; the command receives SIGHUP at most

    /// Sends all bytes.
    /// \error Timeout, Cancelled (a part may have been sent), Disconnected (also when the command closed its input)
    Status write(std::string_view, const CallContext &);

    /// Waits for standard output.
    /// \return the available bytes; empty at end of file
    /// \error Timeout (nothing arrived before the deadline; may be called again), Cancelled, Disconnected
    Result<std::string> read(const CallContext &, std::size_t atMost = 256u << 10);
    /// Returns standard error received since the last call; never blocks.
    std::string takeStderr();

    /// Waits for the end of the command and returns its status. Drops standard output that was not read.
    Result<ExecOutcome> wait(const CallContext &);

private:
    friend class SshSession;
    friend struct SessionState;
    explicit Channel(std::unique_ptr<ChannelState>);
    std::unique_ptr<ChannelState> m_state;
};

/// Reads lines of text from a channel. A line longer than the limit is CorruptData: a peer that never ends a line must
/// not exhaust memory.
class LineReader {
public:
    explicit LineReader(Channel &channel, std::size_t maxLine = 1u << 20)
        : m_channel(channel)
        , m_maxLine(maxLine)
    {
    }
    /// Returns the next line without its newline; nothing at end of file.
    /// \error as Channel::read, CorruptData
    Result<std::optional<std::string>> next(const CallContext &);

private:
    Channel &m_channel;
    std::size_t m_maxLine;
    std::size_t m_begin = 0, m_scanned = 0; ///< start of the next line, end of the part searched for its newline
    std::string m_buffer;
};

} // namespace trainyard::ssh
