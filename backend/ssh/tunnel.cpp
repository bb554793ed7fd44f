#include "backend/ssh/tunnel.h"

#include <array>
#include <cerrno>
#include <list>
#include <utility>
#include <vector>

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <spdlog/spdlog.h>
#include <sys/socket.h>
#include <unistd.h>

#include "backend/core/try.h"
#include "backend/ssh/session_internal.h"

namespace trainyard::ssh {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t kRoom = 256u << 10; ///< most bytes buffered in each direction of a connection
constexpr std::size_t kMostLinks = 64;    ///< a notebook page opens about a dozen
constexpr auto kKeepAlive = 15s;          ///< firewalls drop idle connections after minutes

struct LocalSocket {
    explicit LocalSocket(int number)
        : fd(number)
    {
    }
    LocalSocket(LocalSocket &&other) noexcept
        : fd(std::exchange(other.fd, -1))
    {
    }
    ~LocalSocket()
    {
        if (fd >= 0)
            ::close(fd);
    }
    int fd;
};

/// One connection, with the bytes received from either end and not yet sent to the other.
struct Link {
    LocalSocket local;
    std::unique_ptr<ChannelState> remote;
    std::string up{}, down{};
    bool localEnded = false, remoteEnded = false, saidEnd = false, broken = false;

    bool over() const { return broken || (localEnded && remoteEnded && up.empty() && down.empty()); }
    short wanted() const
    {
        return short((!localEnded && up.size() < kRoom ? POLLIN : 0) | (down.empty() ? 0 : POLLOUT));
    }

    /// Moves bytes in both directions without waiting.
    /// \return whether any moved
    bool move()
    {
        std::array<char, 64 << 10> buffer;
        bool moved = false;
        if (!localEnded && up.size() < kRoom) {
            const auto n = ::recv(local.fd, buffer.data(), buffer.size(), MSG_DONTWAIT);
            if (n > 0)
                up.append(buffer.data(), std::size_t(n));
            localEnded = n == 0;
            broken = broken || (n < 0 && errno != EAGAIN && errno != EINTR);
            moved = n >= 0;
        }
        if (!up.empty() && !remoteEnded) {
            const int n = ssh_channel_write(remote->handle, up.data(), std::uint32_t(up.size()));
            if (n > 0)
                up.erase(0, std::size_t(n));
            broken = broken || (n < 0 && n != SSH_AGAIN);
            moved = moved || n > 0;
        }
        if (localEnded && up.empty() && !std::exchange(saidEnd, true))
            ssh_channel_send_eof(remote->handle);
        if (!remoteEnded && down.size() < kRoom) {
            const int n = remote->readSome(buffer.data(), buffer.size(), false);
            if (n > 0)
                down.append(buffer.data(), std::size_t(n));
            remoteEnded = n < 0;
            moved = moved || n != 0;
        }
        if (!down.empty()) {
            const auto n = ::send(local.fd, down.data(), down.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
            if (n > 0)
                down.erase(0, std::size_t(n));
            broken = broken || (n < 0 && errno != EAGAIN && errno != EINTR);
            moved = moved || n > 0;
        }
        if (remoteEnded && down.empty()) {
            ::shutdown(local.fd, SHUT_WR);
            up.clear(); // the remote end no longer reads it
            broken = broken || remote->closedByPeer;
        }
        return moved;
    }
};

/// Waits for traffic, at most 100 ms.
void waitForAny(int listener, ssh_session session, const std::list<Link> &links)
{
    const bool writes = ssh_get_poll_flags(session) & SSH_WRITE_PENDING;
    std::vector<pollfd> all{{ssh_get_fd(session), short(POLLIN | (writes ? POLLOUT : 0)), 0}};
    if (links.size() < kMostLinks)
        all.push_back({listener, POLLIN, 0});
    for (const Link &link : links) {
        if (const short events = link.wanted())
            all.push_back({link.local.fd, events, 0});
    }
    ::poll(all.data(), all.size(), 100);
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
                    links.push_back({std::move(local), std::move(*remote)});
                else if (state.lost || remote.error().code == ErrorCode::Cancelled)
                    return fail(remote.error());
                else
                    spdlog::info("{}: {}:{} does not answer: {}", state.target.source(), host, port,
                                 remote.error().detail);
            }
        }
        for (Link &link : links)
            moved = link.move() || moved;
        links.remove_if([](const Link &link) { return link.over(); });
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

} // namespace trainyard::ssh
