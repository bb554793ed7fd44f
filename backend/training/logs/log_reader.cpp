#include "backend/training/logs/log_reader.h"

#include <algorithm>
#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "backend/core/secret_mask.h"

namespace trainyard::training {

namespace {

constexpr std::size_t kPiece = 64u << 10;

} // namespace

bool LineFile::fill()
{
    if (!m_file || m_read >= m_end)
        return false;
    m_bytes.erase(0, m_at);
    m_at = 0;
    const std::size_t before = m_bytes.size();
    const std::size_t wanted = std::size_t(std::min<std::uint64_t>(kPiece, m_end - m_read));
    m_bytes.resize(before + wanted);
    ssize_t got = 0;
    do {
        got = ::pread(m_file.get(), m_bytes.data() + before, wanted, off_t(m_read));
    } while (got < 0 && errno == EINTR);
    m_bytes.resize(before + std::size_t(std::max<ssize_t>(got, 0)));
    m_read += std::uint64_t(std::max<ssize_t>(got, 0));
    return got > 0;
}

bool LineFile::next(std::string_view &line, bool closed)
{
    std::size_t searched = m_at;
    std::uint64_t dropped = 0; ///< of a line that is too long
    while (true) {
        const auto end = m_bytes.find('\n', searched);
        if (end != std::string::npos) {
            line = std::string_view(m_bytes).substr(m_at, std::min(end - m_at, kLongestLogLine));
            m_offset += dropped + (end - m_at) + 1;
            m_at = end + 1;
            return true;
        }
        if (m_bytes.size() - m_at > 2 * kLongestLogLine) { // keep its beginning
            const std::size_t surplus = m_bytes.size() - m_at - kLongestLogLine;
            m_bytes.resize(m_bytes.size() - surplus);
            dropped += surplus;
        }
        const std::size_t length = m_bytes.size() - m_at;
        if (!fill()) {
            if (!closed || m_bytes.size() == m_at)
                return false;
            line = std::string_view(m_bytes).substr(m_at, kLongestLogLine);
            m_offset += dropped + (m_bytes.size() - m_at);
            m_at = m_bytes.size();
            return true;
        }
        searched = m_at + length;
    }
}

LogReader::LogReader(const std::filesystem::path &file, std::vector<LogSegment> closed)
    : m_closed(std::move(closed))
    , m_present(::open(file.c_str(), O_RDONLY | O_CLOEXEC))
{
    m_failed = !m_present && errno != ENOENT;
    struct stat status = {};
    if (m_present && ::fstat(m_present.get(), &status) == 0)
        m_presentSize = std::uint64_t(status.st_size);
}

bool LogReader::next(std::string_view &line)
{
    while (true) {
        if (m_isOpen) {
            const std::uint64_t before = m_file.offset();
            if (m_file.next(line, !m_isPresent)) {
                m_bytes += m_file.offset() - before;
                ++m_lines;
                return true;
            }
            if (m_isPresent)
                return false;
        }
        m_isPresent = m_next >= m_closed.size();
        if (m_isPresent && !m_present)
            return false;
        // A closed segment that was removed meanwhile has no lines.
        m_file = m_isPresent ? LineFile(std::move(m_present), 0, m_presentSize)
                             : LineFile(Fd(::open(m_closed[m_next].path.c_str(), O_RDONLY | O_CLOEXEC)));
        ++m_next;
        m_isOpen = true;
    }
}

} // namespace trainyard::training
