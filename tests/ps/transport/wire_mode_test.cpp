// Which connections are encrypted.
#include <cstring>
#include <future>

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/socket.h>

#include "wire_port.h"

namespace trainyard::testing {
namespace {

using ps::PeerRole;
using ps::WireMode;

TEST(Wire, BothSidesNeedTheSameMode)
{
    Port port(kServer);
    const auto c = ps::openAuthenticated(port.endpoint, "", "the port", testSecret(),
                                         {PeerRole::Worker, PeerRole::Server, WireMode::Plain, 0}, {soon(), {}});
    ASSERT_FALSE(c);
    EXPECT_EQ(c.error().code, ErrorCode::Conflict);
    EXPECT_EQ(c.error().detail, "both sides need the same --wire: it is plain there and aead here");
}

TEST(Wire, AutoStaysPlainOnLoopback)
{
    Port port({PeerRole::Server, WireMode::Auto});
    const auto c = ps::openAuthenticated(port.endpoint, "", "the port", testSecret(),
                                         {PeerRole::Worker, PeerRole::Server, WireMode::Auto, 0}, {soon(), {}});
    ASSERT_TRUE(c) << c.error().detail;
    EXPECT_FALSE((*c)->sealed());
}

/// Moves the calling thread, and threads that it starts, to a new network namespace whose loopback interface has public
/// addresses.
/// \return false without the privilege for that
bool enterPublicNetwork()
{
    if (::unshare(CLONE_NEWNET) != 0)
        return false;
    const ps::Fd fd(::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0));
    ifreq lo{};
    std::strcpy(lo.ifr_name, "lo");
    auto &address = reinterpret_cast<sockaddr_in &>(lo.ifr_addr);
    address.sin_family = AF_INET;
    const auto set = [&](const char *text, unsigned long what) {
        return ::inet_pton(AF_INET, text, &address.sin_addr) == 1 && ::ioctl(fd.get(), what, &lo) == 0;
    };
    if (!set("203.0.113.1", SIOCSIFADDR) || !set("255.255.255.0", SIOCSIFNETMASK))
        return false;
    lo.ifr_flags = IFF_UP | IFF_RUNNING | IFF_LOOPBACK;
    return ::ioctl(fd.get(), SIOCSIFFLAGS, &lo) == 0;
}

TEST(Wire, AutoEncryptsBetweenAddressesOfTheInternet)
{
    const bool entered = std::async(std::launch::async, [] {
                             if (!enterPublicNetwork())
                                 return false;
                             Port port({PeerRole::Server, WireMode::Auto}, "203.0.113.1");
                             const auto sealed = [&](const char *from) {
                                 const auto c = ps::openAuthenticated(
                                     port.endpoint, from, "the port", testSecret(),
                                     {PeerRole::Worker, PeerRole::Server, WireMode::Auto, 0}, {soon(), {}});
                                 EXPECT_TRUE(c) << c.error().detail;
                                 return c && (*c)->sealed();
                             };
                             EXPECT_TRUE(sealed("203.0.113.2"));
                             EXPECT_FALSE(sealed("203.0.113.1")) << "one machine";
                             return true;
                         }).get();
    if (!entered)
        GTEST_SKIP() << "no network of its own for this user";
}

TEST(Wire, PrivateAddressesAreThoseThatTheInternetDoesNotCarry)
{
    const auto isPrivate = [](const char *text) {
        sockaddr_in four{};
        four.sin_family = AF_INET;
        if (::inet_pton(AF_INET, text, &four.sin_addr) == 1)
            return ps::isPrivateAddress(reinterpret_cast<const sockaddr &>(four));
        sockaddr_in6 six{};
        six.sin6_family = AF_INET6;
        EXPECT_EQ(::inet_pton(AF_INET6, text, &six.sin6_addr), 1) << text;
        return ps::isPrivateAddress(reinterpret_cast<const sockaddr &>(six));
    };
    for (const char *text : {"127.0.0.1", "127.255.0.9", "10.0.0.1", "10.255.255.255", "172.16.0.1", "172.31.255.255",
                             "192.168.0.1", "169.254.1.1", "::1", "fe80::1", "fd00::1", "fc12::1", "::ffff:10.1.2.3"})
        EXPECT_TRUE(isPrivate(text)) << text;
    for (const char *text :
         {"9.255.255.255", "11.0.0.0", "172.15.255.255", "172.32.0.0", "192.167.0.1", "192.169.0.1", "8.8.8.8",
          "100.64.0.1", "128.0.0.1", "2001:db8::1", "fec0::1", "fb00::1", "::ffff:8.8.8.8", "0.0.0.0"})
        EXPECT_FALSE(isPrivate(text)) << text;
}

} // namespace
} // namespace trainyard::testing
