#pragma once

#include <stop_token>
#include <string>
#include <string_view>
#include <utility>

#include "backend/core/deadline.h"
#include "backend/core/result.h"

namespace trainyard::ps {

/// A file descriptor that closes itself.
class Fd {
public:
    Fd() = default;
    explicit Fd(int fd)
        : m_fd(fd)
    {
    }
    Fd(Fd &&other) noexcept
        : m_fd(std::exchange(other.m_fd, -1))
    {
    }
    Fd &operator=(Fd &&other) noexcept
    {
        std::swap(m_fd, other.m_fd);
        return *this;
    }
    ~Fd();
    int get() const { return m_fd; }
    explicit operator bool() const { return m_fd >= 0; }
    void close();

private:
    int m_fd = -1;
};

struct Endpoint {
    std::string host;
    int port = 0;
    std::string text() const; ///< "10.0.0.1:9091", "[::1]:9091"
    bool operator==(const Endpoint &) const = default;
};

/// Reads what text() writes. errors InvalidArgument
Result<Endpoint> parseEndpoint(std::string_view);

struct Listener {
    Fd fd;          ///< non-blocking
    Endpoint bound; ///< with the port that was chosen
};

/// Listen on one address of this node. port 0 takes any free one.
/// errors  InvalidArgument (no address, or one that means every address), Conflict (port taken), IoFailure
Result<Listener> listenOn(const std::string &host, int port);

/// The first free port from 9091 to 9998, as the tracker of MXNet does. errors as listenOn
Result<Listener> listenOnSchedulerPort(const std::string &host);

/// Connect from `bind` (empty: any address). The result is non-blocking and sends small frames at once.
/// errors  Unreachable (names host and port), Timeout, Cancelled
Result<Fd> connectTo(const Endpoint &, const std::string &bind, const Deadline &, std::stop_token);

/// Accept one waiting connection; an empty Fd when there is none. Non-blocking, TCP_NODELAY.
Fd acceptFrom(const Fd &listener);

} // namespace trainyard::ps
