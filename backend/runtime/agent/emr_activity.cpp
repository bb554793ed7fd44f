#include "backend/runtime/agent/emr_activity.h"

#include <cerrno>
#include <cstring>
#include <string>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "backend/core/system/logging.h"
#include "backend/core/system/process.h"
#include "backend/runtime/ps/transport/socket.h"

namespace trainyard::agent {
namespace {

using namespace std::chrono_literals;

/// \return empty, or why not
std::string touchAsThisUser(const std::filesystem::path &file)
{
    const ps::Fd opened(::open(file.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0644));
    if (!opened || ::futimens(opened.get(), nullptr) != 0)
        return std::strerror(errno);
    return {};
}

/// The folder belongs to another user on EMR's own images.
std::string touchAsRoot(const std::filesystem::path &file)
{
    const auto outcome = runProcess({{"sudo", "-n", "touch", file.string()}, {}, {}, {}}, {Deadline::after(10s), {}});
    if (!outcome)
        return outcome.error().detail;
    return outcome->exitStatus == 0 ? std::string() : "touch ended with status " + std::to_string(outcome->exitStatus);
}

} // namespace

void EmrActivity::update(bool hasRun, std::chrono::steady_clock::time_point now)
{
    std::error_code ignored;
    if (!hasRun || (m_touched && now - *m_touched < kActivityInterval / 2) ||
        !std::filesystem::is_directory(m_file.parent_path(), ignored))
        return;
    m_touched = now;
    std::string problem = touchAsThisUser(m_file);
    if (!problem.empty() && findProgram("sudo"))
        problem = touchAsRoot(m_file);
    if (!problem.empty() && !m_failed)
        spdlog::warn("{}: {}: EMR may count this cluster as idle while it trains", m_file.string(), problem);
    m_failed = !problem.empty();
}

} // namespace trainyard::agent
