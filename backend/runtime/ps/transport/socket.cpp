#include "backend/runtime/ps/transport/socket.h"
#include "backend/core/try.h"

#include <cerrno>
#include <charconv>
#include <condition_variable>
#include <cstring>
#include <memory>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>

#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <fmt/format.h>

namespace trainyard::ps {

namespace {

using AddressList = std::unique_ptr<addrinfo, decltype(&::freeaddrinfo)>;

/// Returns the addresses, or a problem of getaddrinfo.
tl::expected<AddressList, int> addressesOf(const std::string &host, int port, int flags)
{
    addrinfo hints{};
    hints.ai_socktype = SOCK_STREAM;
    hints.ai_flags = AI_NUMERICSERV | flags;
    addrinfo *list = nullptr;
    if (const int problem = ::getaddrinfo(host.c_str(), std::to_string(port).c_str(), &hints, &list); problem != 0)
        return tl::unexpected(problem);
    return AddressList(list, &::freeaddrinfo);
}

struct Lookup {
    std::mutex mutex;
    std::condition_variable_any ended;
    std::optional<tl::expected<AddressList, int>> result;
};

/// Returns the addresses of a host: an IP address at once, a name as the resolver of this node replies.
/// \error Unreachable (unknown name), Timeout, Cancelled
Result<AddressList> resolve(const std::string &host, int port, const CallContext &context)
{
    const std::string name = Endpoint{host, port}.text();
    if (auto numeric = addressesOf(host, port, AI_NUMERICHOST); numeric)
        return std::move(*numeric);
    else if (numeric.error() != EAI_NONAME)
        return fail(ErrorCode::Unreachable, name, ::gai_strerror(numeric.error()));
    // getaddrinfo has neither deadline nor cancellation: a thread of its own calls it, and may outlive this function.
    const auto lookup = std::make_shared<Lookup>();
    try {
        std::thread([lookup, host, port] {
            auto result = addressesOf(host, port, 0);
            const std::lock_guard guard(lookup->mutex);
            lookup->result = std::move(result);
            lookup->ended.notify_all();
        }).detach();
    } catch (const std::system_error &error) {
        return fail(systemError(error.code().value(), name, "starting a thread for the name lookup"));
    }
    std::unique_lock lock(lookup->mutex);
    const auto done = [&] { return lookup->result.has_value(); };
    for (;;) {
        if (context.stop.stop_requested())
            return fail(ErrorCode::Cancelled, name, "stop was requested during the name lookup");
        if (context.deadline.expired())
            return fail(ErrorCode::Timeout, name, "no reply to the name lookup");
        if (lookup->ended.wait_for(lock, context.stop, context.deadline.remaining(std::chrono::milliseconds(100)),
                                   done))
            break;
    }
    if (!*lookup->result)
        return fail(ErrorCode::Unreachable, name, ::gai_strerror(lookup->result->error()));
    return std::move(**lookup->result);
}

void sendSmallFramesAtOnce(int fd)
{
    const int one = 1;
    ::setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
}

Status bindSource(int fd, const std::string &bind, int family, const CallContext &context)
{
    if (bind.empty())
        return {};
    TY_ASSIGN(const auto own, resolve(bind, 0, context));
    if (own->ai_family == family && ::bind(fd, own->ai_addr, own->ai_addrlen) != 0)
        return fail(systemError(errno, bind, "binding this node's address"));
    return {};
}

/// Waits until a pending connection is established.
/// \error Unreachable, Timeout, Cancelled
Status finishConnect(int fd, const Endpoint &to, const CallContext &context)
{
    for (;;) {
        if (context.stop.stop_requested())
            return fail(ErrorCode::Cancelled, to.text(), "stop was requested while connecting");
        if (context.deadline.expired())
            return fail(ErrorCode::Timeout, to.text(), "no answer to a connection");
        pollfd wait{fd, POLLOUT, 0};
        if (::poll(&wait, 1, int(context.deadline.remaining(std::chrono::milliseconds(100)).count())) <= 0)
            continue;
        int problem = 0;
        socklen_t size = sizeof problem;
        ::getsockopt(fd, SOL_SOCKET, SO_ERROR, &problem, &size);
        if (problem == 0)
            return {};
        return fail(ErrorCode::Unreachable, to.text(), std::strerror(problem));
    }
}

bool meansEveryAddress(const addrinfo &address)
{
    if (address.ai_family == AF_INET)
        return reinterpret_cast<const sockaddr_in *>(address.ai_addr)->sin_addr.s_addr == INADDR_ANY;
    return address.ai_family == AF_INET6 &&
           IN6_IS_ADDR_UNSPECIFIED(&reinterpret_cast<const sockaddr_in6 *>(address.ai_addr)->sin6_addr);
}

} // namespace

std::string Endpoint::text() const
{
    return host.find(':') == std::string::npos ? fmt::format("{}:{}", host, port) : fmt::format("[{}]:{}", host, port);
}

Result<Endpoint> parseEndpoint(std::string_view text)
{
    const std::size_t colon = text.rfind(':');
    Endpoint endpoint;
    if (colon != std::string_view::npos) {
        std::string_view host = text.substr(0, colon);
        if (host.starts_with('[') && host.ends_with(']'))
            host = host.substr(1, host.size() - 2);
        endpoint.host = host;
        const std::string_view port = text.substr(colon + 1);
        const auto [end, problem] = std::from_chars(port.data(), port.data() + port.size(), endpoint.port);
        if (problem == std::errc() && end == port.data() + port.size() && endpoint.port > 0 && endpoint.port < 65536 &&
            !host.empty())
            return endpoint;
    }
    return fail(ErrorCode::InvalidArgument, "address", fmt::format("\"{}\" is not HOST:PORT", text.substr(0, 256)));
}

Result<Listener> listenOn(const std::string &host, int port, const CallContext &context)
{
    const std::string name = Endpoint{host, port}.text();
    if (host.empty())
        return fail(ErrorCode::InvalidArgument, "bind", "this node's own address is needed");
    const auto addresses = resolve(host, port, context);
    if (!addresses && addresses.error().code == ErrorCode::Unreachable)
        return fail(ErrorCode::InvalidArgument, name, addresses.error().detail);
    if (!addresses)
        return fail(addresses.error());
    const addrinfo &address = **addresses;
    if (meansEveryAddress(address))
        return fail(ErrorCode::InvalidArgument, "bind",
                    fmt::format("{} means every address; give this node's own", host));
    Fd fd(::socket(address.ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
    if (!fd)
        return fail(systemError(errno, name, "making a socket"));
    const int one = 1;
    ::setsockopt(fd.get(), SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
    if (::bind(fd.get(), address.ai_addr, address.ai_addrlen) != 0 || ::listen(fd.get(), 1024) != 0) {
        Error error = systemError(errno, name, "listening");
        if (errno == EADDRINUSE)
            error.code = ErrorCode::Conflict;
        return fail(std::move(error));
    }
    sockaddr_storage own{};
    socklen_t size = sizeof own;
    ::getsockname(fd.get(), reinterpret_cast<sockaddr *>(&own), &size);
    const int chosen = own.ss_family == AF_INET6 ? ntohs(reinterpret_cast<sockaddr_in6 &>(own).sin6_port)
                                                 : ntohs(reinterpret_cast<sockaddr_in &>(own).sin_port);
    return Listener{std::move(fd), Endpoint{host, chosen}};
}

Result<Listener> listenOnSchedulerPort(const std::string &host, const CallContext &context)
{
    for (int port = 9091; port <= 9998; ++port) {
        auto listener = listenOn(host, port, context);
        if (listener || listener.error().code != ErrorCode::Conflict)
            return listener;
    }
    return fail(ErrorCode::Conflict, host, "no free port from 9091 to 9998");
}

Result<Fd> connectTo(const Endpoint &to, const std::string &bind, const CallContext &context)
{
    TY_ASSIGN(const auto addresses, resolve(to.host, to.port, context));
    Error last{ErrorCode::Unreachable, to.text(), "no address"};
    for (const addrinfo *address = addresses.get(); address; address = address->ai_next) {
        Fd fd(::socket(address->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
        if (!fd)
            return fail(systemError(errno, to.text(), "making a socket"));
        TY_TRY(bindSource(fd.get(), bind, address->ai_family, context));
        sendSmallFramesAtOnce(fd.get());
        if (::connect(fd.get(), address->ai_addr, address->ai_addrlen) == 0)
            return fd;
        Status made = errno == EINPROGRESS ? finishConnect(fd.get(), to, context)
                                           : Status(fail(ErrorCode::Unreachable, to.text(), std::strerror(errno)));
        if (made)
            return fd;
        last = made.error();
        if (last.code != ErrorCode::Unreachable)
            break;
    }
    return fail(last);
}

Fd acceptFrom(const Fd &listener)
{
    Fd fd(::accept4(listener.get(), nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC));
    if (fd)
        sendSmallFramesAtOnce(fd.get());
    return fd;
}

} // namespace trainyard::ps
