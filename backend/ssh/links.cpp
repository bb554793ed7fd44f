#include "backend/ssh/links_internal.h"

#include <array>
#include <cerrno>

#include <sys/socket.h>

namespace trainyard::ssh {

namespace {

constexpr std::size_t kRoom = 256u << 10; ///< most bytes buffered in each direction of a connection

} // namespace

short Link::wanted() const
{
    return short((!localEnded && up.size() < kRoom ? POLLIN : 0) | (down.empty() ? 0 : POLLOUT));
}

bool Link::move()
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
        if (n > 0) {
            down.append(buffer.data(), std::size_t(n));
            received += std::uint64_t(n);
        }
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

void waitForTraffic(ssh_session session, std::vector<pollfd> others)
{
    const bool writes = ssh_get_poll_flags(session) & SSH_WRITE_PENDING;
    others.push_back({ssh_get_fd(session), short(POLLIN | (writes ? POLLOUT : 0)), 0});
    ::poll(others.data(), others.size(), 100);
}

} // namespace trainyard::ssh
