#include "backend/ssh/session.h"

#include <array>

#include <fcntl.h>
#include <libssh/server.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include "backend/core/try.h"
#include "backend/ssh/command_journal.h"
#include "backend/ssh/jump_internal.h"

namespace trainyard::ssh {

SessionState::~SessionState()
{
    if (event) {
        if (handle)
            ssh_event_remove_session(event, handle);
        ssh_event_free(event);
    }
    if (handle) {
        if (ssh_is_connected(handle))
            ssh_disconnect(handle);
        ssh_free(handle);
    }
}

bool SessionState::pump(std::chrono::milliseconds wait)
{
    if (lost)
        return false;
    // Until the first channel is open, sshd waits for an acknowledgement before it sends its next small packet (Nagle's
    // algorithm), and Linux delays that by 40 ms. The option is not permanent and must be set each time.
    if (!hadChannel) {
        const int on = 1;
        ::setsockopt(ssh_get_fd(handle), IPPROTO_TCP, TCP_QUICKACK, &on, sizeof on);
    }
    if (ssh_event_dopoll(event, int(wait.count())) == SSH_ERROR || !ssh_is_connected(handle))
        lost = true;
    return !lost;
}

tl::unexpected<Error> SessionState::disconnected(const std::string &words) const
{
    return failed(ErrorCode::Disconnected, jumpIsBroken() ? path->why() : words);
}

tl::unexpected<Error> SessionState::disconnected() const
{
    const std::string words = ssh_get_error(handle);
    return disconnected("the connection broke" + (words.empty() ? "" : ": " + words));
}

bool SessionState::jumpIsBroken() const
{
    return path && path->state() == JumpPath::State::Broken;
}

std::uint64_t SessionState::received() const
{
    return path ? path->received() : bytesReceived(ssh_get_fd(handle));
}

void SessionState::makeNonBlocking()
{
    const int fd = ssh_get_fd(handle), flags = ::fcntl(fd, F_GETFL);
    if (flags >= 0)
        ::fcntl(fd, F_SETFL, flags | O_NONBLOCK);
}

SshSession::SshSession(std::unique_ptr<SessionState> state)
    : m_state(std::move(state))
{
}
SshSession::SshSession(SshSession &&) noexcept = default;
SshSession &SshSession::operator=(SshSession &&) noexcept = default;
SshSession::~SshSession() = default;

const Target &SshSession::target() const
{
    return m_state->target;
}

const std::string &SshSession::hostKey() const
{
    return m_state->hostKey;
}

bool SshSession::connected() const
{
    return !m_state->lost && ssh_is_connected(m_state->handle);
}

Result<ExecOutcome> SshSession::exec(const std::string &command, const ExecOptions &options, const CallContext &context)
{
    const CommandJournalEntry entry(m_state->target, command);
    auto outcome = execute(command, options, context);
    if (outcome)
        entry.finish("exit " + std::to_string(outcome->status));
    else
        entry.finish(outcome.error());
    return outcome;
}

Result<ExecOutcome> SshSession::execute(const std::string &command, const ExecOptions &options,
                                        const CallContext &context)
{
    TY_ASSIGN(auto channel, request(command, context));
    ChannelState &state = *channel.m_state;
    ExecOutcome outcome;
    std::size_t sent = 0;
    bool open[2] = {true, true};
    bool inputOpen = true;
    std::array<char, 64 << 10> buffer;

    // Serve input and both outputs in turn: a command that fills one of them must not block the others.
    while (open[0] || open[1]) {
        bool moved = false;
        if (inputOpen && sent < options.stdinText.size()) {
            const auto left = std::min<std::size_t>(options.stdinText.size() - sent, 256u << 10);
            const int n = ssh_channel_write(state.handle, options.stdinText.data() + sent, std::uint32_t(left));
            if (n > 0) {
                sent += std::size_t(n);
                moved = true;
            } else if (n < 0 && n != SSH_AGAIN) {
                inputOpen = false; // the command has closed its input; its status reports the result
            }
        }
        if (inputOpen && sent == options.stdinText.size()) {
            ssh_channel_send_eof(state.handle);
            inputOpen = false;
        }
        for (const bool fromStderr : {false, true}) {
            if (!open[fromStderr])
                continue;
            const int n = state.readSome(buffer.data(), buffer.size(), fromStderr);
            if (n < 0) {
                open[fromStderr] = false;
            } else if (n > 0) {
                moved = true;
                const std::string_view piece(buffer.data(), std::size_t(n));
                std::string &kept = fromStderr ? outcome.err : outcome.out;
                kept.append(piece.substr(0, options.maxOutput - std::min(options.maxOutput, kept.size())));
                if (const auto &sink = fromStderr ? options.onStderr : options.onStdout)
                    sink(piece);
            }
        }
        TY_TRY(m_state->checkWait(context, "a command ran"));
        if (!moved && (open[0] || open[1]) && !m_state->pump(context.deadline.remaining(kSlice))) {
            // Continue while data that arrived before the end is left.
            if (ssh_channel_poll(state.handle, 0) <= 0 && ssh_channel_poll(state.handle, 1) <= 0)
                break;
        }
    }
    TY_ASSIGN(auto ended, channel.wait(context));
    outcome.status = ended.status;
    outcome.signal = std::move(ended.signal);
    return outcome;
}

Result<std::string> SshSession::mustExec(const std::string &command, const ExecOptions &options,
                                         const CallContext &context)
{
    TY_ASSIGN(auto outcome, exec(command, options, context));
    if (outcome.status == 0)
        return std::move(outcome.out);
    std::string words = outcome.err.empty() ? outcome.out : outcome.err;
    while (!words.empty() && (words.back() == '\n' || words.back() == '\r'))
        words.pop_back();
    if (words.size() > 2000)
        words = "..." + words.substr(words.size() - 2000);
    const bool full = words.find("No space left on device") != std::string::npos ||
                      words.find("Disk quota exceeded") != std::string::npos;
    return m_state->failed(full ? ErrorCode::DiskFull : ErrorCode::RemoteCommandFailed,
                           words + " (status " + std::to_string(outcome.status) + ")");
}

Result<std::unique_ptr<ChannelState>> SessionState::newChannel()
{
    if (lost)
        return disconnected();
    auto channel = std::make_unique<ChannelState>();
    channel->session = this;
    channel->handle = ssh_channel_new(handle);
    if (!channel->handle)
        return failed(ErrorCode::Internal, "no channel");
    ssh_channel_callbacks_struct &callbacks = channel->callbacks;
    callbacks.userdata = channel.get();
    // libssh 0.10 reports a signal's name only to callbacks.
    callbacks.channel_exit_status_function = [](ssh_session, ssh_channel, int status, void *user) {
        static_cast<ChannelState *>(user)->exitStatus = status;
    };
    callbacks.channel_exit_signal_function = [](ssh_session, ssh_channel, const char *signal, int, const char *,
                                                const char *, void *user) {
        static_cast<ChannelState *>(user)->exitSignal = signal ? signal : "?";
    };
    callbacks.channel_close_function = [](ssh_session, ssh_channel, void *user) {
        static_cast<ChannelState *>(user)->closedByPeer = true;
    };
    ssh_callbacks_init(&callbacks);
    ssh_set_channel_callbacks(channel->handle, &callbacks);
    return channel;
}

Result<Channel> SessionState::openChannelOnce(const CallContext &context)
{
    TY_ASSIGN(auto channel, newChannel());
    ChannelState &state = *channel;
    TY_TRY(state.await([&] { return ssh_channel_open_session(state.handle); }, context, "opening a channel"));
    hadChannel = true;
    return Channel(std::move(channel));
}

Result<std::unique_ptr<ChannelState>> SessionState::openForward(const std::string &host, std::uint16_t port,
                                                                const CallContext &context)
{
    auto channel = newChannel();
    if (!channel)
        return fail(channel.error());
    ChannelState &state = **channel;
    TY_TRY(state.await([&] { return ssh_channel_open_forward(state.handle, host.c_str(), port, "127.0.0.1", 0); },
                       context, "opening a tunnel"));
    hadChannel = true;
    return channel;
}

void SessionState::closeChannel(ssh_channel channel)
{
    ssh_channel_close(channel);
    auto one = std::make_unique<ClosingChannel>();
    one->handle = channel;
    one->callbacks.userdata = one.get();
    one->callbacks.channel_close_function = [](ssh_session, ssh_channel, void *user) {
        static_cast<ClosingChannel *>(user)->closedByPeer = true;
    };
    ssh_callbacks_init(&one->callbacks);
    ssh_set_channel_callbacks(channel, &one->callbacks);
    closing.push_back(std::move(one));
}

Status SessionState::waitForClosing(const CallContext &context)
{
    // Bounded: libssh frees a channel that the peer closes later.
    const auto patience = Deadline::after(std::chrono::milliseconds(500)).earlier(context.deadline);
    const auto closed =
        waitUntil([&] { return std::ranges::all_of(closing, [](const auto &one) { return one->closedByPeer; }); },
                  {patience, context.stop}, "closing a channel");
    if (!closed && closed.error().code != ErrorCode::Timeout)
        return closed;
    for (const auto &one : closing) {
        ssh_remove_channel_callbacks(one->handle, &one->callbacks);
        ssh_channel_free(one->handle);
    }
    closing.clear();
    return {};
}

void SessionState::freeClosed()
{
    std::erase_if(closing, [](const auto &one) {
        if (!one->closedByPeer)
            return false;
        ssh_remove_channel_callbacks(one->handle, &one->callbacks);
        ssh_channel_free(one->handle);
        return true;
    });
}

Result<Channel> SessionState::openChannel(const CallContext &context)
{
    // While a session channel ends, Dropbear 2022.83 also treats another open channel without a command as ended: it
    // closes that channel right after confirming it, or fails an assertion. Waiting keeps the channels of this session
    // from overlapping in this way; a retry succeeds when the peer ends one at that moment.
    TY_TRY(waitForClosing(context));
    constexpr int tries = 10;
    for (int i = 1;; ++i) {
        auto channel = openChannelOnce(context);
        if (channel || channel.error().code != ErrorCode::Unsupported || i == tries)
            return channel;
        TY_TRY(pause(std::chrono::milliseconds(20 * i), context));
    }
}

Result<Channel> SshSession::start(const std::string &command, const CallContext &context)
{
    const CommandJournalEntry entry(m_state->target, command);
    auto channel = request(command, context);
    if (channel)
        entry.finish("started");
    else
        entry.finish(channel.error());
    return channel;
}

Result<Channel> SshSession::request(const std::string &command, const CallContext &context)
{
    auto channel = m_state->openChannel(context);
    if (!channel)
        return channel;
    ChannelState &state = *channel->m_state;
    TY_TRY(state.await([&] { return ssh_channel_request_exec(state.handle, command.c_str()); }, context,
                       "starting a command"));
    return channel;
}

Result<Channel> SshSession::subsystem(const std::string &name, const CallContext &context)
{
    auto channel = m_state->openChannel(context);
    if (!channel)
        return channel;
    ChannelState &state = *channel->m_state;
    TY_TRY(state.await([&] { return ssh_channel_request_subsystem(state.handle, name.c_str()); }, context,
                       "starting a subsystem"));
    return channel;
}

Status SshSession::keepAlive()
{
    if (!connected())
        return m_state->disconnected();
    ssh_send_keepalive(m_state->handle);
    if (!m_state->pump(std::chrono::milliseconds(0)))
        return m_state->disconnected();
    return {};
}

} // namespace trainyard::ssh
