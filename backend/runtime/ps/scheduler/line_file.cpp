#include "backend/runtime/ps/scheduler/line_file.h"

#include <cerrno>

#include <fcntl.h>
#include <unistd.h>

namespace trainyard::ps {

Result<LineFile> LineFile::open(const std::filesystem::path &path)
{
    Fd file(::open(path.c_str(), O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0644));
    if (!file)
        return fail(systemError(errno, path.string(), "opening the file"));
    LineFile lines(std::move(file));
    const off_t size = ::lseek(lines.m_file.get(), 0, SEEK_END);
    char last = '\n';
    if (size > 0 && ::pread(lines.m_file.get(), &last, 1, size - 1) == 1 && last != '\n') {
        lines.m_waiting.push_back('\n');
        lines.retry();
    }
    return lines;
}

void LineFile::append(const std::string &line)
{
    if (m_waiting.size() + line.size() >= kMostWaiting) {
        ++m_dropped;
    } else {
        m_waiting += line;
        m_waiting += '\n';
    }
    retry();
}

void LineFile::retry()
{
    while (!m_waiting.empty()) {
        const ssize_t written = ::write(m_file.get(), m_waiting.data(), m_waiting.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0) {
            m_problem = errno;
            return;
        }
        m_waiting.erase(0, std::size_t(written));
    }
}

} // namespace trainyard::ps
