#include "backend/runtime/launch/own_place.h"

#include <cerrno>

#include <arpa/inet.h>
#include <fmt/format.h>
#include <ifaddrs.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include "backend/core/system/file_lock.h"

namespace trainyard::launch {

namespace {

/// Calls f with each interface that has an IPv4 address, and that address, until it returns true.
template <class F>
bool anyInterface(F f)
{
    ifaddrs *list = nullptr;
    if (::getifaddrs(&list) != 0)
        return false;
    bool found = false;
    for (const ifaddrs *at = list; at && !found; at = at->ifa_next) {
        if (!at->ifa_addr || at->ifa_addr->sa_family != AF_INET)
            continue;
        char text[INET_ADDRSTRLEN] = {};
        ::inet_ntop(AF_INET, &reinterpret_cast<const sockaddr_in *>(at->ifa_addr)->sin_addr, text, sizeof text);
        found = f(std::string(at->ifa_name), std::string(text));
    }
    ::freeifaddrs(list);
    return found;
}

} // namespace

Result<std::string> addressOfInterface(const std::string &interface)
{
    std::string found;
    anyInterface([&](const std::string &name, const std::string &address) {
        found = name == interface ? address : "";
        return !found.empty();
    });
    if (found.empty())
        return fail(ErrorCode::InvalidArgument, "DMLC_INTERFACE", fmt::format("{} has no IPv4 address", interface));
    return found;
}

std::string interfaceOf(const std::string &address)
{
    std::string found;
    anyInterface([&](const std::string &name, const std::string &own) {
        found = own == address ? name : "";
        return !found.empty();
    });
    // All of 127.0.0.0/8 belongs to the loopback interface, which has one of its addresses.
    return found.empty() && address.starts_with("127.") ? "lo" : found;
}

Result<std::string> addressTowards(const std::string &host, int port)
{
    const Fd fd(::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0));
    sockaddr_in to{}, own{};
    to.sin_family = AF_INET;
    to.sin_port = htons(std::uint16_t(port));
    socklen_t size = sizeof own;
    if (::inet_pton(AF_INET, host.c_str(), &to.sin_addr) != 1 ||
        ::connect(fd.get(), reinterpret_cast<const sockaddr *>(&to), sizeof to) != 0 ||
        ::getsockname(fd.get(), reinterpret_cast<sockaddr *>(&own), &size) != 0)
        return fail(ErrorCode::InvalidArgument, host, "is no IPv4 address that can be reached from here");
    char text[INET_ADDRSTRLEN] = {};
    ::inet_ntop(AF_INET, &own.sin_addr, text, sizeof text);
    return std::string(text);
}

Result<int> ownIndex(const std::filesystem::path &folder, protocol::Role role, Fd &lock)
{
    constexpr int kMost = 4096;
    for (int index = 0; index < kMost; ++index) {
        auto taken = lockFile(folder / (protocol::label(role, index) + ".lock"),
                              {Deadline::after(std::chrono::milliseconds(0)), {}});
        if (taken) {
            lock = std::move(*taken);
            return index;
        }
        if (taken.error().code != ErrorCode::Timeout)
            return fail(taken.error());
    }
    return fail(ErrorCode::Busy, folder.string(), fmt::format("{} roles run in this folder already", kMost));
}

} // namespace trainyard::launch
