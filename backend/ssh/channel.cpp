#include <array>
#include <csignal>
#include <utility>

#include "backend/core/try.h"
#include "backend/ssh/session_internal.h"

namespace trainyard::ssh {

namespace {

/// SSH sends signals by name (RFC 4254, 6.10); shells report 128 + the number.
int signalNumber(const std::string &name)
{
    static constexpr std::pair<const char *, int> kNames[] = {
        {"ABRT", SIGABRT}, {"ALRM", SIGALRM}, {"FPE", SIGFPE},   {"HUP", SIGHUP},   {"ILL", SIGILL},
        {"INT", SIGINT},   {"KILL", SIGKILL}, {"PIPE", SIGPIPE}, {"QUIT", SIGQUIT}, {"SEGV", SIGSEGV},
        {"TERM", SIGTERM}, {"USR1", SIGUSR1}, {"USR2", SIGUSR2}};
    for (const auto &[text, number] : kNames) {
        if (name == text)
            return number;
    }
    return SIGTERM;
}

} // namespace

ChannelState::~ChannelState()
{
    if (!handle)
        return;
    ssh_remove_channel_callbacks(handle, &callbacks);
    if (session->lost || closedByPeer || !ssh_channel_is_open(handle))
        ssh_channel_free(handle);
    else
        session->closeChannel(handle);
}

int ChannelState::readSome(char *to, std::size_t room, bool fromStderr)
{
    const int n = ssh_channel_read_nonblocking(handle, to, std::uint32_t(room), fromStderr);
    if (n > 0)
        return n;
    if (n == SSH_EOF || ssh_channel_is_eof(handle) || session->lost || ssh_channel_is_closed(handle))
        return -1;
    return n == 0 || n == SSH_AGAIN ? 0 : -1;
}

void ChannelState::drainStderr()
{
    std::array<char, 16 << 10> buffer;
    for (int n; (n = readSome(buffer.data(), buffer.size(), true)) > 0;) {
        err.append(buffer.data(), std::size_t(n));
        if (err.size() > maxErr)
            err.erase(0, err.size() - maxErr / 2);
    }
}

Channel::Channel(std::unique_ptr<ChannelState> state)
    : m_state(std::move(state))
{
}
Channel::Channel(Channel &&) noexcept = default;
Channel &Channel::operator=(Channel &&) noexcept = default;
Channel::~Channel() = default;

Status Channel::write(std::string_view bytes, const CallContext &context)
{
    SessionState &session = *m_state->session;
    while (!bytes.empty()) {
        if (session.lost)
            return session.disconnected();
        const auto piece = std::min<std::size_t>(bytes.size(), 1u << 20);
        const int n = ssh_channel_write(m_state->handle, bytes.data(), std::uint32_t(piece));
        if (n > 0) {
            bytes.remove_prefix(std::size_t(n));
            continue;
        }
        if (n < 0 && n != SSH_AGAIN) {
            if (!session.pump(std::chrono::milliseconds(0)))
                return session.disconnected();
            m_state->drainStderr();
            return session.failed(ErrorCode::Disconnected, "the command ended and takes no more input");
        }
        TY_TRY(session.checkWait(context, "sending"));
        if (!session.pump(context.deadline.remaining(kSlice)))
            return session.disconnected();
    }
    return {};
}

Result<std::string> Channel::read(const CallContext &context, std::size_t atMost)
{
    SessionState &session = *m_state->session;
    std::string bytes;
    std::array<char, 64 << 10> buffer;
    for (;;) {
        m_state->drainStderr();
        int n = 0;
        while (bytes.size() < atMost &&
               (n = m_state->readSome(buffer.data(), std::min(buffer.size(), atMost - bytes.size()), false)) > 0)
            bytes.append(buffer.data(), std::size_t(n));
        if (!bytes.empty())
            return bytes;
        if (n < 0) {
            // A broken connection is not the end of the file.
            if ((session.lost || !ssh_is_connected(session.handle)) && !ssh_channel_is_eof(m_state->handle))
                return session.disconnected();
            return std::string();
        }
        TY_TRY(session.checkWait(context, "reading"));
        session.pump(context.deadline.remaining(kSlice)); // the next readSome reports a loss, after the last bytes
    }
}

std::string Channel::takeStderr()
{
    m_state->drainStderr();
    return std::exchange(m_state->err, {});
}

Result<ExecOutcome> Channel::wait(const CallContext &context)
{
    std::array<char, 16 << 10> sink;
    const auto ended = [&] {
        m_state->drainStderr();
        while (m_state->readSome(sink.data(), sink.size(), false) > 0) {
        }
        return m_state->ended();
    };
    TY_TRY(m_state->session->waitUntil(ended, context, "waiting for a command to end"));
    ExecOutcome outcome;
    outcome.err = std::move(m_state->err);
    if (m_state->exitStatus) {
        outcome.status = *m_state->exitStatus;
    } else if (!m_state->exitSignal.empty()) {
        outcome.signal = m_state->exitSignal;
        outcome.status = 128 + signalNumber(m_state->exitSignal);
    } else if (m_state->session->lost || !ssh_is_connected(m_state->session->handle)) {
        return m_state->session->disconnected();
    } else {
        return m_state->session->failed(ErrorCode::Disconnected, "the command ended without telling its status");
    }
    return outcome;
}

Result<std::optional<std::string>> LineReader::next(const CallContext &context)
{
    for (;;) {
        if (const auto end = m_buffer.find('\n', m_scanned); end != std::string::npos) {
            std::string line = m_buffer.substr(m_begin, end - m_begin);
            m_begin = m_scanned = end + 1;
            if (line.ends_with('\r'))
                line.pop_back();
            return line;
        }
        m_buffer.erase(0, m_begin);
        m_begin = 0;
        m_scanned = m_buffer.size();
        if (m_buffer.size() > m_maxLine)
            return fail(ErrorCode::CorruptData, "ssh", "a line of more than " + std::to_string(m_maxLine) + " bytes");
        TY_ASSIGN(auto bytes, m_channel.read(context));
        if (bytes.empty())
            return std::optional<std::string>();
        m_buffer += bytes;
    }
}

} // namespace trainyard::ssh
