#include "backend/ssh/jump_internal.h"

#include <algorithm>
#include <cerrno>
#include <map>
#include <optional>
#include <system_error>
#include <utility>

#include <libssh/server.h>
#include <sys/eventfd.h>
#include <sys/socket.h>

#include "backend/core/try.h"
#include "backend/ssh/jump_errors_internal.h"

namespace trainyard::ssh {

namespace {

using namespace std::chrono_literals;
using SteadyClock = std::chrono::steady_clock;

constexpr std::chrono::seconds kSilence{5};          ///< after an unanswered sign of life: new sessions do not use it
constexpr std::chrono::milliseconds kLastBytes{500}; ///< for bytes on the way when the last session ends
constexpr std::ptrdiff_t kMostAbandoned = 3;         ///< attempts to the same place that nothing waits for

/// The jump host of a target, shared by this process.
struct SharedJump {
    std::weak_ptr<JumpHost> host;
    bool connecting = false;
    unsigned attempts = 0;        ///< that have ended
    std::optional<Error> failure; ///< of the last attempt
};

std::mutex g_jumpsMutex;
std::condition_variable_any g_jumpsChanged;
std::map<std::string, SharedJump> g_jumps; ///< entries are never removed: there are as many as clusters

/// All that determines a connection.
std::string identity(const Target &target)
{
    std::string text;
    for (const std::string &part : {target.user, target.host, std::to_string(target.port), target.keyFile.string(),
                                    target.knownHostsFile.string(), target.pinnedHostKey})
        text += part + '\0';
    return text + (target.jump ? identity(*target.jump) : "");
}

/// Whether the next attempt of any caller fails for the same reason.
bool isShared(const Error &error)
{
    return error.code != ErrorCode::Cancelled && error.code != ErrorCode::Timeout;
}

Status mayWait(const Target &target, const CallContext &context, const std::string &doing)
{
    if (context.stop.stop_requested())
        return fail(ErrorCode::Cancelled, target.source(), "stopped while " + doing);
    if (context.deadline.expired())
        return fail(ErrorCode::Timeout, target.source(), "ConnectTimeout: no answer in time while " + doing);
    return {};
}

} // namespace

JumpPath::State JumpPath::state() const
{
    const std::lock_guard lock(m_mutex);
    return m_state;
}

std::string JumpPath::why() const
{
    const std::lock_guard lock(m_mutex);
    return m_why;
}

void JumpPath::settle(State state, std::string why)
{
    {
        const std::lock_guard lock(m_mutex);
        m_state = state;
        m_why = std::move(why);
    }
    m_changed.notify_all();
}

JumpPath::State JumpPath::waitFor(std::chrono::milliseconds wait, std::stop_token stop) const
{
    std::unique_lock lock(m_mutex);
    m_changed.wait_for(lock, std::move(stop), wait, [&] { return m_state != State::Opening; });
    return m_state;
}

Result<std::shared_ptr<JumpHost>> JumpHost::of(const Target &jump, const CallContext &context)
{
    std::shared_ptr<JumpHost> host; // before the lock, so that it is not destroyed under it
    std::unique_lock lock(g_jumpsMutex);
    SharedJump &shared = g_jumps[identity(jump)];
    const unsigned begun = shared.attempts;
    for (;;) {
        host = shared.host.lock();
        if (host && host->isUsable())
            return host;
        if (shared.attempts != begun && shared.failure && isShared(*shared.failure))
            return fail(*shared.failure);
        if (!shared.connecting)
            break;
        TY_TRY(mayWait(jump, context, "another session connected to it"));
        g_jumpsChanged.wait_for(lock, context.stop, context.deadline.remaining(kSlice),
                                [&] { return !shared.connecting; });
    }
    shared.connecting = true;
    lock.unlock();
    auto session = openState(jump, context);
    auto failure = session ? std::optional<Error>() : std::optional(session.error());
    try {
        if (session)
            host = std::make_shared<JumpHost>(std::move(*session));
    } catch (const std::system_error &error) { // no thread
        failure = Error{ErrorCode::Internal, jump.source(), error.what()};
    }
    lock.lock();
    shared.connecting = false;
    ++shared.attempts;
    shared.failure = failure;
    if (!failure)
        shared.host = host;
    g_jumpsChanged.notify_all();
    if (failure)
        return fail(std::move(*failure));
    return host;
}

JumpHost::JumpHost(std::unique_ptr<SessionState> session)
    : m_session(std::move(session))
    , m_alarm(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
    , m_received(m_session->received())
    , m_nextSign(SteadyClock::now() + kKeepAlive)
{
    m_session->makeNonBlocking();
    m_thread = std::jthread([this](const std::stop_token &stop) {
        try {
            run(stop);
        } catch (const std::exception &error) { // out of memory
            lose(error.what());
        }
    });
}

JumpHost::~JumpHost()
{
    m_thread.request_stop();
    wake();
    m_thread.join();
}

bool JumpHost::isUsable() const
{
    const std::lock_guard lock(m_mutex);
    const auto askedAt = SteadyClock::time_point(SteadyClock::duration(m_askedAt.load()));
    return !m_lost && (m_askedAt == 0 || SteadyClock::now() - askedAt < kSilence);
}

void JumpHost::wake() const
{
    static_cast<void>(::eventfd_write(m_alarm.fd, 1));
}

Result<JumpConnection> JumpHost::connect(const Target &target, const CallContext &context)
{
    int ends[2] = {-1, -1};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, ends) != 0)
        return fail(systemError(errno, target.source(), "opening a pair of sockets"));
    JumpConnection connection{LocalSocket(ends[0]), std::make_shared<JumpPath>()};
    JumpPath &path = *connection.path;
    Request request{target.host, std::uint16_t(target.port), LocalSocket(ends[1]), connection.path};
    const std::string &name = m_session->target.shownName();
    {
        const std::lock_guard lock(m_mutex);
        if (m_lost)
            return fail(ErrorCode::Disconnected, target.source(), "the connection to the jump host " + name + " broke");
        m_requests.push_back(std::move(request));
    }
    wake();
    for (;;) {
        switch (path.waitFor(context.deadline.remaining(kSlice), context.stop)) {
        case JumpPath::State::Open:
            return connection;
        case JumpPath::State::Refused:
            return fail(forwardFailure(target, path.why()));
        case JumpPath::State::Broken:
            return fail(ErrorCode::Disconnected, target.source(), path.why());
        case JumpPath::State::Opening:
            break;
        }
        const auto may =
            mayWait(target, context, name + " connected to " + target.host + ":" + std::to_string(target.port));
        if (!may) {
            path.abandon();
            return fail(may.error());
        }
    }
}

void JumpHost::run(const std::stop_token &stop)
{
    while (!stop.stop_requested()) {
        const bool taken = takeRequests();
        if (!advance() && !taken)
            waitForWork();
        if (!m_session->pump(0ms))
            return lose(ssh_get_error(m_session->handle));
        m_session->freeClosed();
        watchLiveness();
    }
    sendLastBytes();
}

/// \return whether there were any
bool JumpHost::takeRequests()
{
    std::deque<Request> requests;
    {
        const std::lock_guard lock(m_mutex);
        requests.swap(m_requests);
    }
    const bool any = !requests.empty();
    for (Request &request : requests)
        take(std::move(request));
    if (any)
        sendKeepAlive(); // the next attempt notices that the connection is dead
    return any;
}

/// Begins to open a connection. A machine that does not answer keeps the server connecting for minutes; so that its
/// attempts do not add up when a caller repeats them, it takes over an abandoned one after a few.
void JumpHost::take(Request request)
{
    const auto isAbandoned = [&](const Passage &p) {
        return !p.isOpen && p.request.path->abandoned() && p.request.host == request.host &&
               p.request.port == request.port;
    };
    if (std::ranges::count_if(m_passages, isAbandoned) >= kMostAbandoned) {
        Passage &last = *std::ranges::find_if(m_passages, isAbandoned); // the newest: they are added at the front
        last.link.local = std::move(request.local);
        last.request = std::move(request);
        return;
    }
    auto channel = m_session->newChannel();
    if (!channel)
        return request.path->settle(JumpPath::State::Refused, channel.error().detail);
    Link link{.local = std::move(request.local), .remote = std::move(*channel)};
    m_passages.push_front({std::move(request), std::move(link)});
}

/// \return whether a channel opened or bytes moved
bool JumpHost::advance()
{
    bool moved = false;
    for (auto at = m_passages.begin(); at != m_passages.end();) {
        Passage &passage = *at;
        Link &link = passage.link;
        if (!passage.isOpen && openPassage(passage))
            moved = true;
        if (passage.isOpen && link.move())
            moved = true;
        passage.request.path->setReceived(link.received);
        // A session does not close its socket halfway, so that its end is the end of both directions.
        const bool isOver = link.broken || link.sentAll() || link.deliveredAll() ||
                            passage.request.path->state() == JumpPath::State::Refused;
        // After a loss, the sockets stay open until lose() has recorded why.
        at = isOver && ssh_is_connected(m_session->handle) ? m_passages.erase(at) : std::next(at);
    }
    return moved;
}

/// \return whether there is an answer
bool JumpHost::openPassage(Passage &passage)
{
    const Request &request = passage.request;
    const int rc =
        ssh_channel_open_forward(passage.link.remote->handle, request.host.c_str(), request.port, "127.0.0.1", 0);
    if (rc == SSH_AGAIN || !ssh_is_connected(m_session->handle)) // a loss concerns all: run() sees it
        return false;
    passage.isOpen = rc == SSH_OK;
    m_session->hadChannel = true;
    if (passage.isOpen)
        request.path->settle(JumpPath::State::Open);
    else // libssh keeps the last reason of a session: of two failures at once, both get that of one
        request.path->settle(JumpPath::State::Refused, ssh_get_error(m_session->handle));
    return true;
}

void JumpHost::waitForWork()
{
    std::vector<pollfd> others{{m_alarm.fd, POLLIN, 0}};
    for (const Passage &passage : m_passages) {
        if (const short events = passage.isOpen ? passage.link.wanted() : short(0))
            others.push_back({passage.link.local.fd, events, 0});
    }
    waitForTraffic(m_session->handle, std::move(others));
    eventfd_t value = 0;
    static_cast<void>(::eventfd_read(m_alarm.fd, &value));
}

void JumpHost::sendKeepAlive()
{
    const auto now = SteadyClock::now();
    m_nextSign = now + kKeepAlive;
    if (m_askedAt == 0) {
        m_received = m_session->received();
        m_askedAt = now.time_since_epoch().count();
    }
    ssh_send_keepalive(m_session->handle); // the server answers it
}

/// A dead connection breaks after a minute (TCP_USER_TIMEOUT). Until then it keeps its sessions, but gets no new ones.
void JumpHost::watchLiveness()
{
    if (SteadyClock::now() >= m_nextSign)
        sendKeepAlive();
    if (m_askedAt == 0)
        return;
    const auto received = m_session->received();
    if (received != m_received)
        m_askedAt = 0;
}

void JumpHost::lose(const std::string &words)
{
    m_session->lost = true;
    const std::string &name = m_session->target.shownName();
    const std::string why = "the connection to the jump host " + name + " broke" + (words.empty() ? "" : ": " + words);
    std::deque<Request> requests;
    {
        const std::lock_guard lock(m_mutex);
        m_lost = true;
        requests.swap(m_requests);
    }
    for (const Request &request : requests)
        request.path->settle(JumpPath::State::Broken, why);
    for (const Passage &passage : m_passages)
        passage.request.path->settle(JumpPath::State::Broken, why);
    m_passages.clear(); // closes the sockets, after their sessions can read why
}

/// Sends what the sessions wrote before they ended: at a TCP connection, the system does so.
void JumpHost::sendLastBytes()
{
    std::erase_if(m_passages, [](const Passage &passage) { return !passage.isOpen; });
    const auto end = SteadyClock::now() + kLastBytes;
    const auto isLeft = [&] {
        return !m_passages.empty() || (ssh_get_poll_flags(m_session->handle) & SSH_WRITE_PENDING) != 0;
    };
    while (isLeft() && SteadyClock::now() < end) {
        if (!advance())
            waitForWork();
        if (!m_session->pump(0ms))
            break;
    }
    m_passages.clear();
}

} // namespace trainyard::ssh
