#include "backend/core/system/platform.h"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <sstream>

#include <arpa/inet.h>
#include <sys/prctl.h>
#include <sys/socket.h>

namespace trainyard::platform {

namespace {

/// Reads a file of /proc to its end, because such files have no size. Empty when unreadable (another user's).
std::string slurp(const std::filesystem::path &file)
{
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

} // namespace

std::filesystem::path programPath()
{
    std::error_code error;
    auto path = std::filesystem::read_symlink("/proc/self/exe", error);
    return error ? std::filesystem::path() : path;
}

std::optional<std::uint64_t> startTime(pid_t pid)
{
    const std::string stat = slurp("/proc/" + std::to_string(pid) + "/stat");
    // "PID (name) S ...": the name may contain spaces and parentheses, so count fields from the last parenthesis. The
    // start is field 22.
    const std::size_t end = stat.rfind(')');
    if (end == std::string::npos)
        return std::nullopt;
    char state = 0;
    unsigned long long start = 0;
    if (std::sscanf(stat.c_str() + end + 1,
                    " %c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %*u %*u %*d %*d %*d %*d %*d %*d %llu", &state,
                    &start) != 2)
        return std::nullopt;
    if (state == 'Z' || state == 'X')
        return std::nullopt;
    return start;
}

std::vector<Process> processes()
{
    std::vector<Process> found;
    std::error_code error;
    for (const auto &entry : std::filesystem::directory_iterator("/proc", error)) {
        const std::string name = entry.path().filename().string();
        if (name.find_first_not_of("0123456789") != std::string::npos)
            continue;
        Process process;
        process.pid = pid_t(std::stol(name));
        process.command = slurp(entry.path() / "cmdline");
        if (process.command.empty()) // a kernel thread, or a process that has ended
            continue;
        std::ranges::replace(process.command, '\0', ' ');
        process.environment = slurp(entry.path() / "environ");
        process.mounts = slurp(entry.path() / "mountinfo");
        found.push_back(std::move(process));
    }
    return found;
}

std::vector<Listener> listeners()
{
    // "  0: 0300407F:08AE 00000000:0000 0A ...": the address is one hexadecimal word in the machine's byte order.
    std::vector<Listener> found;
    std::istringstream table(slurp("/proc/net/tcp"));
    std::string line;
    std::getline(table, line);
    while (std::getline(table, line)) {
        unsigned address = 0, port = 0, state = 0;
        if (std::sscanf(line.c_str(), " %*d: %x:%x %*x:%*x %x", &address, &port, &state) != 3 || state != 0x0a)
            continue;
        char text[INET_ADDRSTRLEN] = {};
        in_addr raw{};
        raw.s_addr = address;
        ::inet_ntop(AF_INET, &raw, text, sizeof text);
        found.push_back({text, port});
    }
    return found;
}

void refuseDumps()
{
    ::prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
}

std::optional<uid_t> peerUser(int socket)
{
    ucred peer{};
    socklen_t size = sizeof(peer);
    if (::getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size) != 0)
        return std::nullopt;
    return peer.uid;
}

} // namespace trainyard::platform
