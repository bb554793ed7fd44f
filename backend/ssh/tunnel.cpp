#include "backend/ssh/tunnel.h"

#include <cerrno>
#include <cstring>
#include <list>
#include <utility>
#include <vector>

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <spdlog/spdlog.h>
#include <sys/socket.h>

#include "backend/core/async/poll.h"
#include "backend/core/try.h"
#include "backend/ssh/links_internal.h"

namespace trainyard::ssh {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t kMostLinks = 64; ///< a notebook page opens about a dozen

/// Whether neither end has anything left to send, or cannot.
bool isOver(const Link &link)
{
    return link.broken || (link.sentAll() && link.deliveredAll());
}

/// Waits for traffic, at most 100 ms.
void waitForAny(int listener, ssh_session session, const std::list<Link> &links)
{
    std::vector<pollfd> others;
    if (links.size() < kMostLinks)
        others.push_back({listener, POLLIN, 0});
    for (const Link &link : links) {
        if (const short events = link.wanted())
            others.push_back({link.local.fd, events, 0});
    }
    waitForTraffic(session, std::move(others));
}

} // namespace

struct Tunnel::Listener : LocalSocket {
    using LocalSocket::LocalSocket;
    std::uint16_t port = 0;
};

Tunnel::Tunnel(std::unique_ptr<Listener> listener)
    : m_listener(std::move(listener))
{
}
Tunnel::Tunnel(Tunnel &&) noexcept = default;
Tunnel &Tunnel::operator=(Tunnel &&) noexcept = default;
Tunnel::~Tunnel() = default;

std::uint16_t Tunnel::port() const
{
    return m_listener->port;
}

Result<Tunnel> Tunnel::listen(std::uint16_t localPort)
{
    const auto failed = [&] {
        const ErrorCode code = errno == EADDRINUSE ? ErrorCode::Conflict
                               : errno == EACCES   ? ErrorCode::PermissionDenied
                                                   : ErrorCode::Internal;
        return fail(code, "port " + std::to_string(localPort),
                    code == ErrorCode::Conflict ? "another program of this computer listens there; choose another port"
                                                : std::string(std::strerror(errno)));
    };
    auto listener = std::make_unique<Listener>(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    if (listener->fd < 0)
        return failed();
    const int on = 1;
    ::setsockopt(listener->fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(localPort);
    auto *const raw = reinterpret_cast<sockaddr *>(&address);
    socklen_t size = sizeof address;
    if (::bind(listener->fd, raw, size) != 0 || ::listen(listener->fd, 64) != 0 ||
        ::getsockname(listener->fd, raw, &size) != 0)
        return failed();
    listener->port = ntohs(address.sin_port);
    return Tunnel(std::move(listener));
}

Status Tunnel::serve(SshSession &session, const std::string &host, std::uint16_t port, std::stop_token stop)
{
    SessionState &state = *session.m_state;
    std::list<Link> links;
    auto nextSign = std::chrono::steady_clock::now() + kKeepAlive;
    while (!stop.stop_requested()) {
        bool moved = false;
        if (links.size() < kMostLinks) {
            LocalSocket local(::accept4(m_listener->fd, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK));
            if (local.fd >= 0) {
                moved = true;
                auto remote = state.openForward(host, port, {Deadline::after(30s), stop});
                if (remote)
                    links.push_back({.local = std::move(local), .remote = std::move(*remote)});
                else if (state.lost || remote.error().code == ErrorCode::Cancelled)
                    return fail(remote.error());
                else
                    spdlog::info("{}: {}:{} does not answer: {}", state.target.source(), host, port,
                                 remote.error().detail);
            }
        }
        for (Link &link : links)
            moved = link.move() || moved;
        links.remove_if(isOver);
        state.freeClosed();
        if (!moved)
            waitForAny(m_listener->fd, state.handle, links);
        if (!state.pump(0ms))
            return state.disconnected();
        if (const auto now = std::chrono::steady_clock::now(); now > nextSign) {
            nextSign = now + kKeepAlive;
            TY_TRY(session.keepAlive());
        }
    }
    return state.failed(ErrorCode::Cancelled, "the tunnel was closed");
}

Status Tunnel::keepServing(const Target &target, const std::string &host, std::uint16_t port,
                           std::chrono::seconds patience,
                           const std::function<void(const std::optional<Error> &)> &onChange, std::stop_token stop)
{
    auto limit = Deadline::after(patience);
    bool wasOpen = false;
    Backoff interval(500ms, 10s);
    while (!stop.stop_requested()) {
        auto session = SshSession::open(target, {Deadline::after(30s), stop});
        if (session) {
            wasOpen = true;
            interval.reset();
            if (onChange)
                onChange(std::nullopt);
            const Status ended = serve(*session, host, port, stop);
            limit = Deadline::after(patience);
            if (onChange && !stop.stop_requested())
                onChange(ended.error());
        } else if (!stop.stop_requested() && (!wasOpen || limit.expired())) {
            return fail(session.error());
        }
        if (!pause(interval.next(), {Deadline::never(), stop}))
            break;
    }
    return {};
}

} // namespace trainyard::ssh
