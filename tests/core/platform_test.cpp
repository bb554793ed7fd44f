// What is specific to Linux is in one file of the programs on a user's computer (issue 16, packages).
#include "backend/core/system/platform.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <string>
#include <vector>

#include <arpa/inet.h>
#include <gmock/gmock.h>
#include <sys/socket.h>
#include <unistd.h>

#include "build_paths.h"

using namespace trainyard;
namespace fs = std::filesystem;

TEST(Platform, FindsThisProgramAndProcess)
{
    EXPECT_EQ(platform::programPath().filename(), "core_test");
    EXPECT_TRUE(platform::startTime(::getpid()));
    EXPECT_FALSE(platform::startTime(0));
    bool found = false;
    for (const platform::Process &process : platform::processes()) {
        if (process.pid != ::getpid())
            continue;
        found = true;
        EXPECT_THAT(process.command, testing::HasSubstr("core_test"));
        EXPECT_THAT(process.environment, testing::HasSubstr("PATH="));
        EXPECT_FALSE(process.mounts.empty());
    }
    EXPECT_TRUE(found);
}

TEST(Platform, ListsWhatListens)
{
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    ASSERT_GE(socket, 0);
    sockaddr_in at{};
    at.sin_family = AF_INET;
    at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof(at);
    ASSERT_EQ(::bind(socket, reinterpret_cast<sockaddr *>(&at), size), 0);
    ASSERT_EQ(::listen(socket, 1), 0);
    ASSERT_EQ(::getsockname(socket, reinterpret_cast<sockaddr *>(&at), &size), 0);
    const auto count = [&] {
        const auto all = platform::listeners();
        return std::count_if(all.begin(), all.end(), [&](const platform::Listener &listener) {
            return listener.address == "127.0.0.1" && listener.port == ntohs(at.sin_port);
        });
    };
    EXPECT_EQ(count(), 1);
    ::close(socket);
    EXPECT_EQ(count(), 0);
}

TEST(Platform, KnowsThePeerOfALocalSocket)
{
    int ends[2] = {-1, -1};
    ASSERT_EQ(::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends), 0);
    EXPECT_EQ(platform::peerUser(ends[0]), ::getuid());
    ::close(ends[0]);
    ::close(ends[1]);
    EXPECT_FALSE(platform::peerUser(-1));
}

/// Calls and files of Linux in the sources of the window, the command line and the rooms below them. Shell scripts for
/// machines begin a path with a variable, or are no string of their own: "/proc/$pid".
TEST(Platform, IsInOneFile)
{
    const std::regex ofLinux(
        R"("/proc/[^$]|\("/proc"|"/sys/|\bprctl\(|\bsched_\w+\(|SO_PEERCRED|__linux__|Q_OS_LINUX|\bpipe2\(|epoll_)");
    const fs::path root = TRAINYARD_SOURCE_DIR;
    // Their own platform code: the sandboxes and the runtime run on Linux only, and ssh uses its event files.
    const std::vector<std::string> except = {"backend/runtime/", "backend/localcloud/", "backend/ssh/",
                                             "backend/core/system/"};
    std::size_t files = 0;
    for (const char *top : {"backend", "gui"}) {
        for (const auto &entry : fs::recursive_directory_iterator(root / top)) {
            const std::string name = fs::relative(entry.path(), root).string();
            if ((!name.ends_with(".cpp") && !name.ends_with(".h")) ||
                std::any_of(except.begin(), except.end(), [&](const auto &room) { return name.starts_with(room); }))
                continue;
            ++files;
            std::ifstream in(entry.path());
            int number = 0;
            for (std::string line; std::getline(in, line);) {
                ++number;
                EXPECT_FALSE(std::regex_search(line, ofLinux)) << name << ":" << number << ": " << line;
            }
        }
    }
    EXPECT_GT(files, 500u);
}
