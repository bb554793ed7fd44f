#include "backend/runtime/ps/transport/wire.h"

#include <cstring>
#include <optional>

#include <arpa/inet.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <sys/socket.h>

namespace trainyard::ps {

namespace {

using Name = int (*)(int, sockaddr *, socklen_t *);

std::optional<sockaddr_storage> nameOf(int socket, Name name)
{
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    if (name(socket, reinterpret_cast<sockaddr *>(&address), &size) != 0)
        return {};
    return address;
}

const sockaddr &plain(const sockaddr_storage &address)
{
    return reinterpret_cast<const sockaddr &>(address);
}

/// The IPv4 address, also of an IPv4-mapped IPv6 address; host byte order.
std::optional<std::uint32_t> ipv4Of(const sockaddr &address)
{
    std::uint32_t bits = 0;
    if (address.sa_family == AF_INET) {
        bits = reinterpret_cast<const sockaddr_in &>(address).sin_addr.s_addr;
    } else if (address.sa_family == AF_INET6) {
        const in6_addr &long6 = reinterpret_cast<const sockaddr_in6 &>(address).sin6_addr;
        if (!IN6_IS_ADDR_V4MAPPED(&long6))
            return {};
        std::memcpy(&bits, long6.s6_addr + 12, sizeof bits);
    } else {
        return {};
    }
    return ntohl(bits);
}

bool sameMachine(const sockaddr &a, const sockaddr &b)
{
    if (const auto first = ipv4Of(a), second = ipv4Of(b); first || second)
        return first == second;
    return a.sa_family == AF_INET6 && b.sa_family == AF_INET6 &&
           std::memcmp(&reinterpret_cast<const sockaddr_in6 &>(a).sin6_addr,
                       &reinterpret_cast<const sockaddr_in6 &>(b).sin6_addr, sizeof(in6_addr)) == 0;
}

} // namespace

bool isPrivateAddress(const sockaddr &address)
{
    if (const auto bits = ipv4Of(address)) {
        const auto in = [&](std::uint32_t network, int length) { return (*bits ^ network) >> (32 - length) == 0; };
        return in(0x7f00'0000, 8) || in(0x0a00'0000, 8) || in(0xac10'0000, 12) || in(0xc0a8'0000, 16) ||
               in(0xa9fe'0000, 16);
    }
    if (address.sa_family != AF_INET6)
        return false;
    const in6_addr &bits = reinterpret_cast<const sockaddr_in6 &>(address).sin6_addr;
    return IN6_IS_ADDR_LOOPBACK(&bits) || IN6_IS_ADDR_LINKLOCAL(&bits) || (bits.s6_addr[0] & 0xfe) == 0xfc;
}

bool leavesPrivateNetwork(int socket)
{
    const auto own = nameOf(socket, &::getsockname), theirs = nameOf(socket, &::getpeername);
    if (!own || !theirs)
        return true;
    return !sameMachine(plain(*own), plain(*theirs)) &&
           !(isPrivateAddress(plain(*own)) && isPrivateAddress(plain(*theirs)));
}

PeerAddress peerAddress(int socket)
{
    const auto theirs = nameOf(socket, &::getpeername);
    char text[INET6_ADDRSTRLEN] = "";
    if (theirs && ipv4Of(plain(*theirs))) {
        const in_addr bits{htonl(*ipv4Of(plain(*theirs)))};
        ::inet_ntop(AF_INET, &bits, text, sizeof text);
        const std::string host = text;
        const int port =
            ntohs(theirs->ss_family == AF_INET ? reinterpret_cast<const sockaddr_in &>(*theirs).sin_port
                                               : reinterpret_cast<const sockaddr_in6 &>(*theirs).sin6_port);
        return {fmt::format("{}:{}", host, port), host};
    }
    if (!theirs || theirs->ss_family != AF_INET6)
        return {"an unknown process", ""};
    sockaddr_in6 address = reinterpret_cast<const sockaddr_in6 &>(*theirs);
    ::inet_ntop(AF_INET6, &address.sin6_addr, text, sizeof text);
    PeerAddress peer{fmt::format("[{}]:{}", text, ntohs(address.sin6_port)), ""};
    std::memset(address.sin6_addr.s6_addr + 8, 0, 8);
    ::inet_ntop(AF_INET6, &address.sin6_addr, text, sizeof text);
    peer.source = text;
    return peer;
}

} // namespace trainyard::ps
