#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "backend/core/deadline.h"
#include "backend/core/result.h"
#include "backend/ssh/target.h"

namespace trainyard::ssh {

class Channel;
struct ChannelState;
struct SessionState;

struct ExecOptions {
    std::string stdinText;                          ///< given to the command, then end of file
    std::function<void(std::string_view)> onStdout; ///< each piece as it arrives, in the caller's thread
    std::function<void(std::string_view)> onStderr;
    std::size_t maxOutput = 1u << 20; ///< bytes of each stream kept in the outcome; the rest is dropped
};

struct ExecOutcome {
    int status = 0;     ///< exit status; 128 + N when signal N ended it, as a shell says it
    std::string signal; ///< "KILL", "TERM", ...; empty when it exited by itself
    std::string out, err;
};

/// One authenticated SSH connection over libssh. One thread at a time may use it and its channels; it may be handed on.
/// Every call looks at its deadline and stop token at least every 100 ms.
/// source of all errors: target.source(), "ssh:worker-2".
class SshSession {
public:
    /// Connect, check the host key, log in with the key file.
    /// errors  Unreachable (refused, no route, unknown name), Timeout, Cancelled, SshRefused (answers, but not as an
    ///         SSH server, or hangs up before saying it is one), HostKeyMismatch (unknown, changed or of another
    ///         type; the file and the fingerprint in detail), SshAuthFailed, PermissionDenied (key file open to
    ///         others), NotFound or InvalidArgument (key file), Disconnected (broke later on)
    static Result<SshSession> open(const Target &, const Deadline &, std::stop_token);

    SshSession(SshSession &&) noexcept;
    SshSession &operator=(SshSession &&) noexcept;
    ~SshSession();

    const Target &target() const;
    /// The key by which the host proved itself: "ssh-ed25519 AAAA...".
    const std::string &hostKey() const;
    bool connected() const;

    /// Run a command line of the remote shell to its end. A status other than 0 is an answer, not an error.
    /// errors  Timeout, Cancelled (the channel is closed; the command gets SIGHUP at most, and the session remains
    ///         usable), Disconnected
    Result<ExecOutcome> exec(const std::string &command, const ExecOptions &, const Deadline &, std::stop_token);
    /// The same for a command that must end with 0: else RemoteCommandFailed (DiskFull when it says so) with the end
    /// of its error output in detail.
    /// return  its standard output
    Result<std::string> mustExec(const std::string &command, const ExecOptions &, const Deadline &, std::stop_token);

    /// Start a command and talk to it. The channel must not outlive the session.
    Result<Channel> start(const std::string &command, const Deadline &, std::stop_token);
    /// Start a subsystem, for example "sftp".
    Result<Channel> subsystem(const std::string &name, const Deadline &, std::stop_token);

    /// Ask the server to answer, so that a dead connection is noticed and a firewall keeps it open. Does not wait.
    Status keepAlive();
    /// True when the server answered within the deadline (a round trip, no command).
    bool ping(const Deadline &, std::stop_token);

private:
    friend class Tunnel;
    explicit SshSession(std::unique_ptr<SessionState>);
    Result<ExecOutcome> execute(const std::string &command, const ExecOptions &, const Deadline &, std::stop_token);
    Result<Channel> request(const std::string &command, const Deadline &, std::stop_token);
    std::unique_ptr<SessionState> m_state;
};

/// A running remote command: bytes in both directions. Same thread rule as its session.
class Channel {
public:
    Channel(Channel &&) noexcept;
    Channel &operator=(Channel &&) noexcept;
    ~Channel(); ///< closes it; the command gets SIGHUP at most

    /// Send all bytes.
    /// errors  Timeout, Cancelled (part may be sent), Disconnected (the command closed its input, too)
    Status write(std::string_view, const Deadline &, std::stop_token);
    Status sendEof();

    /// Some bytes of standard output as soon as there are any; empty at end of file.
    /// errors  Timeout (nothing came until the deadline; may be called again), Cancelled, Disconnected
    Result<std::string> read(const Deadline &, std::stop_token, std::size_t atMost = 256u << 10);
    /// What came on standard error since the last call; never blocks.
    std::string takeStderr();
    bool atEof() const;

    /// Wait for the command's end and its status; output that nobody read is dropped.
    Result<ExecOutcome> wait(const Deadline &, std::stop_token);

private:
    friend class SshSession;
    friend struct SessionState;
    explicit Channel(std::unique_ptr<ChannelState>);
    std::unique_ptr<ChannelState> m_state;
};

/// Lines of text out of a channel. A line longer than the limit is CorruptData: a peer that never ends a line cannot
/// fill our memory.
class LineReader {
public:
    explicit LineReader(Channel &channel, std::size_t maxLine = 1u << 20)
        : m_channel(channel)
        , m_maxLine(maxLine)
    {
    }
    /// The next line without its newline; nothing at end of file.
    /// errors  as Channel::read, CorruptData
    Result<std::optional<std::string>> next(const Deadline &, std::stop_token);

private:
    Channel &m_channel;
    std::size_t m_maxLine;
    std::size_t m_begin = 0, m_scanned = 0; ///< of the next line, and how far it was searched
    std::string m_buffer;
};

} // namespace trainyard::ssh
