#include "backend/runtime/launch/drop_in/drop_in_machine.h"

#include <cerrno>
#include <chrono>
#include <cstdio>

#include <arpa/inet.h>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <netdb.h>
#include <sys/socket.h>
#include <unistd.h>

#include "backend/core/secret_mask.h"
#include "backend/core/system/fd.h"

extern char **environ;

namespace trainyard::launch {

void logLine(const char *level, const std::string &text)
{
    const auto now = std::chrono::system_clock::now();
    const auto milliseconds =
        std::chrono::duration_cast<std::chrono::milliseconds>(now.time_since_epoch()).count() % 1000;
    const std::string line =
        fmt::format("{:%Y-%m-%d %H:%M:%S},{:03} {} {}\n", fmt::localtime(std::chrono::system_clock::to_time_t(now)),
                    milliseconds, level, maskSecrets(text));
    std::fwrite(line.data(), 1, line.size(), stderr);
}

Result<std::string> addressTowardsHost(const std::string &host)
{
    addrinfo hints{}, *list = nullptr;
    hints.ai_family = AF_INET;
    hints.ai_socktype = SOCK_DGRAM;
    if (const int problem = ::getaddrinfo(host.c_str(), "22", &hints, &list); problem != 0)
        return fail(ErrorCode::Unreachable, host, fmt::format("its name has no address: {}", ::gai_strerror(problem)));
    const Fd fd(::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0));
    sockaddr_in own{};
    socklen_t size = sizeof own;
    const bool found = ::connect(fd.get(), list->ai_addr, list->ai_addrlen) == 0 &&
                       ::getsockname(fd.get(), reinterpret_cast<sockaddr *>(&own), &size) == 0;
    ::freeaddrinfo(list);
    if (!found)
        return fail(ErrorCode::Unreachable, host, "there is no route to it");
    char text[INET_ADDRSTRLEN] = {};
    ::inet_ntop(AF_INET, &own.sin_addr, text, sizeof text);
    return std::string(text);
}

Result<int> freeRootPort()
{
    constexpr int kFirst = 9091, kLast = 9998;
    for (int port = kFirst; port <= kLast; ++port) {
        const Fd fd(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
        sockaddr_in any{};
        any.sin_family = AF_INET;
        any.sin_port = htons(std::uint16_t(port));
        if (::bind(fd.get(), reinterpret_cast<const sockaddr *>(&any), sizeof any) == 0)
            return port;
    }
    return fail(ErrorCode::Busy, "launch", fmt::format("no port from {} to {} is free", kFirst, kLast));
}

std::vector<std::string> environmentWith(const DropInOptions::Variables &variables,
                                         const std::set<std::string> &without)
{
    std::vector<std::string> all;
    for (char **at = environ; *at; ++at) {
        const std::string_view line = *at;
        const std::string name(line.substr(0, line.find('=')));
        if (!variables.contains(name) && !without.contains(name) &&
            name != "GOMP_SPINCOUNT") // of the bundle's own libraries
            all.emplace_back(line);
    }
    for (const auto &[name, value] : variables)
        all.push_back(name + "=" + value);
    return all;
}

} // namespace trainyard::launch
