// Programs that hold keys leave no core dump, and no other process of the user reads their memory (S16.5).
#include <chrono>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <grp.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "backend/core/async/poll.h"
#include "backend/core/system/fd.h"
#include "backend/core/system/files.h"
#include "build_paths.h"
#include "tests/support/patience.h"
#include "tests/support/temporary_folder.h"

using namespace trainyard;
namespace fs = std::filesystem;

namespace {

constexpr uid_t kNobody = 65534;
constexpr int kNotExecutable = 126;

/// A program that waits, for its standard input or its window. Its folder is another one than the user's, and root runs it
/// as nobody: what belongs to root in /proc is then what the kernel protects. It may dump core as far as the machine allows.
class WaitingProgram {
public:
    WaitingProgram(const std::string &name, std::vector<std::string> words)
    {
        fs::permissions(m_home.path, fs::perms::all);
        int ends[2];
        if (::pipe(ends) != 0)
            return;
        m_input = Fd(ends[1]);
        const Fd reading(ends[0]);
        words.insert(words.begin(), (fs::path(TRAINYARD_BIN_DIR) / name).string());
        std::vector<char *> argv;
        for (auto &word : words)
            argv.push_back(word.data());
        argv.push_back(nullptr);
        std::string home = "HOME=" + m_home.path.string(), temporary = "TMPDIR=" + m_home.path.string();
        char *environment[] = {home.data(), temporary.data(), nullptr};
        rlimit limit{};
        ::getrlimit(RLIMIT_CORE, &limit);
        limit.rlim_cur = limit.rlim_max;
        m_pid = ::fork();
        if (m_pid == 0) {
            ::dup2(ends[0], 0);
            ::close(ends[1]);
            ::setrlimit(RLIMIT_CORE, &limit);
            if (::geteuid() == 0 && (::setgroups(0, nullptr) != 0 || ::setuid(kNobody) != 0))
                ::_exit(kNotExecutable);
            ::execve(argv[0], argv.data(), environment);
            ::_exit(kNotExecutable);
        }
    }
    ~WaitingProgram()
    {
        if (m_pid <= 0)
            return;
        ::kill(m_pid, SIGKILL);
        ::waitpid(m_pid, nullptr, 0);
    }
    WaitingProgram(const WaitingProgram &) = delete;
    WaitingProgram &operator=(const WaitingProgram &) = delete;
    /// \return 0 while it runs, else its exit status
    int ended() const
    {
        siginfo_t info{};
        const bool isKnown = ::waitid(P_PID, id_t(m_pid), &info, WEXITED | WNOHANG | WNOWAIT) == 0;
        return !isKnown ? kNotExecutable : info.si_pid == 0 ? 0 : info.si_status == 0 ? -1 : info.si_status;
    }
    std::string limits() const { return readFile(folder() / "limits").value_or(""); }
    bool isProtected() const
    {
        struct stat info {};
        return ::stat((folder() / "environ").c_str(), &info) == 0 && info.st_uid == 0;
    }

private:
    fs::path folder() const { return "/proc/" + std::to_string(m_pid); }
    TemporaryFolder m_home;
    Fd m_input;
    pid_t m_pid = -1;
};

} // namespace

class PrivateMemory : public testing::TestWithParam<std::pair<std::string, std::vector<std::string>>> {};

TEST_P(PrivateMemory, HasNoDumpsAndNoReaders)
{
    const auto &[name, words] = GetParam();
    if (!fs::exists(fs::path(TRAINYARD_BIN_DIR) / name))
        GTEST_SKIP() << name << " is not built";
    const WaitingProgram program(name, words);
    const auto isPrivate = [&] {
        return testing::Matches(testing::ContainsRegex("Max core file size +0 +0 "))(program.limits()) &&
               program.isProtected();
    };
    const CallContext context{patientDeadline(std::chrono::seconds(20)), {}};
    const auto waited = pollUntil(Backoff(std::chrono::milliseconds(2), std::chrono::milliseconds(50)), context,
                                  [&]() -> Result<bool> { return program.ended() != 0 || isPrivate(); });
    if (program.ended() == kNotExecutable && ::geteuid() == 0)
        GTEST_SKIP() << "the user nobody cannot run the programs of this build";
    EXPECT_EQ(program.ended(), 0) << "it does not wait for its input";
    EXPECT_TRUE(waited && isPrivate()) << program.limits() << "protected: " << program.isProtected();
}

/// Not protected: the agent recognizes processes by their environment.
TEST(PrivateMemoryOfTheRuntime, HasNoDumpsAndTheLimitOfItsPrograms)
{
    rlimit limit{};
    ASSERT_EQ(::getrlimit(RLIMIT_CORE, &limit), 0);
    if (limit.rlim_max <= 1)
        GTEST_SKIP() << "this machine allows no core dumps";
    const WaitingProgram program("trainyard-runtime", {"agent", "--stdio"});
    const std::string most = limit.rlim_max == RLIM_INFINITY ? "unlimited" : std::to_string(limit.rlim_max);
    const CallContext context{patientDeadline(std::chrono::seconds(20)), {}};
    const auto hasNoDumps = [&] {
        return testing::Matches(testing::ContainsRegex("Max core file size +1 +" + most))(program.limits());
    };
    const auto waited = pollUntil(Backoff(std::chrono::milliseconds(2), std::chrono::milliseconds(50)), context,
                                  [&]() -> Result<bool> { return program.ended() != 0 || hasNoDumps(); });
    if (program.ended() == kNotExecutable && ::geteuid() == 0)
        GTEST_SKIP() << "the user nobody cannot run the programs of this build";
    EXPECT_EQ(program.ended(), 0) << "it does not wait for its input";
    EXPECT_TRUE(waited && hasNoDumps()) << program.limits();
}

INSTANTIATE_TEST_SUITE_P(
    Programs, PrivateMemory,
    testing::Values(std::pair(std::string("trainyardctl"),
                              std::vector<std::string>{"account", "--add", "p", "--region", "us-east-1"}),
                    std::pair(std::string("trainyard-keychain"), std::vector<std::string>{"set", "p"}),
                    std::pair(std::string("trainyard"), std::vector<std::string>{"-platform", "offscreen"})),
    [](const auto &one) {
        return one.param.first == "trainyardctl" ? "CommandLine"
               : one.param.first == "trainyard"  ? "Window"
                                                 : "Keychain";
    });
