#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <poll.h>
#include <unistd.h>

#include "backend/ssh/session_internal.h"

namespace trainyard::ssh {

inline constexpr std::chrono::seconds kKeepAlive{15}; ///< firewalls drop idle connections after minutes

/// A socket of this computer; closed with the object.
struct LocalSocket {
    explicit LocalSocket(int number = -1)
        : fd(number)
    {
    }
    LocalSocket(LocalSocket &&other) noexcept
        : fd(std::exchange(other.fd, -1))
    {
    }
    LocalSocket &operator=(LocalSocket &&other) noexcept
    {
        const LocalSocket before(std::exchange(fd, other.release()));
        return *this;
    }
    ~LocalSocket()
    {
        if (fd >= 0)
            ::close(fd);
    }
    int release() { return std::exchange(fd, -1); }
    int fd;
};

/// A local socket joined to a channel, with the bytes received from either end and not yet sent to the other.
struct Link {
    LocalSocket local;
    std::unique_ptr<ChannelState> remote;
    std::string up{}, down{};
    std::uint64_t received = 0; ///< bytes from the channel
    bool localEnded = false, remoteEnded = false, saidEnd = false, broken = false;

    bool sentAll() const { return localEnded && up.empty(); }
    bool deliveredAll() const { return remoteEnded && down.empty(); }
    /// What to poll the local socket for.
    short wanted() const;
    /// Moves bytes in both directions without waiting.
    /// \return whether any moved
    bool move();
};

/// Waits for traffic of the session or of the other descriptors, at most 100 ms.
void waitForTraffic(ssh_session, std::vector<pollfd> others);

} // namespace trainyard::ssh
