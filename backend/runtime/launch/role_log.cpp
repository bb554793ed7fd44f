#include "backend/runtime/launch/role_log.h"

#include <algorithm>
#include <array>
#include <cerrno>

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include "backend/core/system/files.h"
#include "backend/core/try.h"

namespace trainyard::launch {

namespace fs = std::filesystem;

namespace {

constexpr int kPipeBytes = 1 << 20; ///< requested: the kernel may give less
constexpr int kIntervalMs = 100;    ///< between two looks at m_finishing
constexpr int kLastReads = 64;      ///< of 64 KiB, without a pause: a process that a role left may write for ever

} // namespace

Result<std::unique_ptr<RoleLog>> RoleLog::open(const fs::path &runFolder, const std::string &label)
{
    TY_TRY(ensureFolder(runFolder / "log", 0700));
    TY_ASSIGN(auto file, RotatingFile::open(runFolder / "log" / (label + ".log")));
    std::unique_ptr<RoleLog> log(new RoleLog(std::move(file), RunSecrets(runFolder)));
    int ends[2] = {-1, -1};
    if (::pipe2(ends, O_CLOEXEC) != 0)
        return fail(systemError(errno, label, "making the pipe of its log"));
    log->m_reader = Fd(ends[0]);
    log->m_writer = Fd(ends[1]);
    (void)::fcntl(ends[1], F_SETPIPE_SZ, kPipeBytes);
    (void)::fcntl(ends[0], F_SETFL, O_NONBLOCK);
    return log;
}

RoleLog::~RoleLog()
{
    m_finishing = true;
    if (m_thread.joinable())
        m_thread.join();
}

Status RoleLog::redirectOutput()
{
    for (const int output : {STDOUT_FILENO, STDERR_FILENO}) {
        if (::dup2(m_writer.get(), output) < 0)
            return fail(systemError(errno, "role", "redirecting its output"));
    }
    m_writer.close(); // the two outputs are its ends now
    return {};
}

void RoleLog::start()
{
    m_finishing = false;
    m_thread = std::thread([this] { work(); });
}

/// Adopts keys that were replaced. After each read: what a process prints of them, it found in `env` before.
void RoleLog::learn()
{
    if (m_secrets.update())
        m_lines.setSecrets(m_secrets.values());
}

std::string RoleLog::writeAvailable()
{
    learn(); // also those that were not printed
    std::string lines;
    for (int reads = 0; reads < kLastReads && readAvailable(&lines); ++reads) {
        pollfd wait{m_reader.get(), POLLIN, 0};
        if (::poll(&wait, 1, 0) <= 0)
            break;
    }
    return lines;
}

std::string RoleLog::finish()
{
    m_finishing = true;
    if (m_thread.joinable())
        m_thread.join();
    std::string lines = writeAvailable();
    const std::string last = m_lines.finish();
    write(last);
    return lines + last;
}

void RoleLog::work()
{
    while (!m_finishing) {
        pollfd wait{m_reader.get(), POLLIN, 0};
        if (::poll(&wait, 1, kIntervalMs) <= 0)
            learn(); // older keys may be printed later
        else if (!readAvailable())
            return; // all writers are gone
    }
}

/// \param lines  receives those that are complete
/// \return false at the end of the pipe
bool RoleLog::readAvailable(std::string *lines)
{
    std::array<char, 64u << 10> buffer;
    const ssize_t count = ::read(m_reader.get(), buffer.data(), buffer.size());
    if (count > 0) {
        learn();
        const std::string complete = m_lines.add({buffer.data(), std::size_t(count)});
        write(complete);
        if (lines)
            *lines += complete;
    }
    return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR));
}

void RoleLog::write(const std::string &lines)
{
    if (lines.empty())
        return;
    const std::string notice =
        m_lost > 0 ? fmt::format("[{} lines are missing here: {}]\n", m_lost, m_why) : std::string();
    if (const auto written = m_file.append(notice + lines); written) {
        m_lost = 0;
    } else {
        m_lost += std::uint64_t(std::ranges::count(lines, '\n'));
        m_why = written.error().detail;
    }
}

} // namespace trainyard::launch
