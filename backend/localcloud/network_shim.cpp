// Preloaded into the SSH servers of instances in created networks, because all instances share the network of this
// computer. Connections to other instances, such as those of a jump host, come from the instance's own address
// (LOCALCLOUD_ADDRESS); and an instance without a public address (LOCALCLOUD_PRIVATE) accepts only such connections.
#include <cerrno>
#include <cstdlib>
#include <cstring>

#include <arpa/inet.h>
#include <dlfcn.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace {

/// 127.64.0.0/10, where the addresses of all instances are.
bool isOfInstance(const sockaddr *address, socklen_t length)
{
    if (!address || length < socklen_t(sizeof(sockaddr_in)) || address->sa_family != AF_INET)
        return false;
    sockaddr_in at;
    std::memcpy(&at, address, sizeof at);
    return ntohl(at.sin_addr.s_addr) >> 22 == ((127u << 24) + (64u << 16)) >> 22;
}

template <class F>
F *next(const char *name)
{
    return reinterpret_cast<F *>(::dlsym(RTLD_NEXT, name));
}

/// Gives a socket that has no address yet that of the instance. Without success the connection has the address of this
/// computer, and a private instance refuses it.
void useOwnAddress(int socket)
{
    const char *own = std::getenv("LOCALCLOUD_ADDRESS");
    sockaddr_in at{}, known{};
    socklen_t length = sizeof known;
    if (!own || ::inet_pton(AF_INET, own, &at.sin_addr) != 1 ||
        ::getsockname(socket, reinterpret_cast<sockaddr *>(&known), &length) != 0 || known.sin_port != 0)
        return;
    at.sin_family = AF_INET;
    const int later = 1; // the port is chosen when it connects
    (void)::setsockopt(socket, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &later, sizeof later);
    (void)::bind(socket, reinterpret_cast<const sockaddr *>(&at), sizeof at);
}

/// Closes a connection that does not come from an instance; callers take the error for one that its client gave up.
int admitted(int socket)
{
    sockaddr_storage peer{};
    socklen_t length = sizeof peer;
    const char *isPrivate = std::getenv("LOCALCLOUD_PRIVATE");
    if (socket < 0 || !isPrivate || *isPrivate == '\0' ||
        ::getpeername(socket, reinterpret_cast<sockaddr *>(&peer), &length) != 0 ||
        isOfInstance(reinterpret_cast<const sockaddr *>(&peer), length))
        return socket;
    ::close(socket);
    errno = ECONNABORTED;
    return -1;
}

} // namespace

extern "C" {

int connect(int socket, const sockaddr *address, socklen_t length)
{
    if (isOfInstance(address, length))
        useOwnAddress(socket);
    return next<decltype(connect)>("connect")(socket, address, length);
}

int accept(int socket, sockaddr *address, socklen_t *length)
{
    return admitted(next<decltype(accept)>("accept")(socket, address, length));
}

int accept4(int socket, sockaddr *address, socklen_t *length, int flags)
{
    return admitted(next<decltype(accept4)>("accept4")(socket, address, length, flags));
}

} // extern "C"
