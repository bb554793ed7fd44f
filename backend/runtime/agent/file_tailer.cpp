#include "backend/runtime/agent/file_tailer.h"

#include <algorithm>
#include <cerrno>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>

#include "backend/core/system/rotating_file.h"
#include "backend/core/try.h"

namespace trainyard::agent {

namespace fs = std::filesystem;

namespace {

/// A number for an open file that differs from that of a later file with the same inode, where the file system has the
/// time of creation.
std::uint64_t identityOf(const Fd &file, std::uint64_t inode)
{
    struct statx info {};
    if (::statx(file.get(), "", AT_EMPTY_PATH, STATX_BTIME, &info) != 0 || !(info.stx_mask & STATX_BTIME))
        return inode;
    const std::uint64_t created = std::uint64_t(info.stx_btime.tv_sec) * 1'000'000'000 + info.stx_btime.tv_nsec;
    return (inode ^ (created * 0x9e3779b97f4a7c15ull)) >> 1 | 1; // never 0, and positive as a signed number
}

Result<std::uint64_t> sizeOf(const Fd &file, const fs::path &path)
{
    struct stat info {};
    if (::fstat(file.get(), &info) != 0)
        return fail(systemError(errno, path.string(), "looking at the file"));
    return std::uint64_t(info.st_size);
}

} // namespace

/// Opens a file for reading; leaves m_file empty when there is none.
Status FileTailer::openSegment(const fs::path &path)
{
    m_file = Fd(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!m_file && errno != ENOENT)
        return fail(systemError(errno, path.string(), "opening the file"));
    m_closed = false;
    return {};
}

Status FileTailer::open()
{
    return m_kind == Kind::RotatingLog ? openFirstSegment() : openCurrent();
}

Status FileTailer::openCurrent()
{
    TY_TRY(openSegment(m_path));
    struct stat info {};
    if (!m_file)
        return {};
    if (::fstat(m_file.get(), &info) != 0)
        return fail(systemError(errno, m_path.string(), "looking at the file"));
    if (info.st_ino != m_inode || std::uint64_t(info.st_size) < m_offset) {
        m_inode = info.st_ino;
        m_offset = 0;
    }
    return {};
}

/// Opens the segment of the cursor, or the oldest one.
Status FileTailer::openFirstSegment()
{
    std::vector<LogSegment> all = closedSegments(m_path);
    all.push_back({presentNumber(all), m_path});
    for (auto segment = all.rbegin(); m_inode != 0 && segment != all.rend(); ++segment) {
        TY_TRY(openSegment(segment->path));
        struct stat info {};
        if (m_file && ::fstat(m_file.get(), &info) == 0 && identityOf(m_file, info.st_ino) == m_inode &&
            std::uint64_t(info.st_size) >= m_offset) {
            m_number = segment->number;
            m_closed = segment->path != m_path;
            return skip();
        }
    }
    if (m_inode != 0)
        reportLoss("lines are missing here: the log was rotated before they were read");
    else if (all.front().number > 1)
        reportLoss(fmt::format("older lines are missing: the log was rotated {} times", all.back().number - 1));
    m_number = all.front().number - 1;
    m_file.close();
    TY_TRY(openNextSegment());
    return m_file ? skip() : Status();
}

/// Opens the segment after m_number. Leaves m_file empty when there is none, as in the middle of a rotation: the next
/// call tries again.
Status FileTailer::openNextSegment()
{
    constexpr int kAttempts = 8; // it rotates meanwhile
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        const auto closed = closedSegments(m_path);
        const auto next = std::ranges::find_if(closed, [&](const LogSegment &s) { return s.number > m_number; });
        const bool isCurrent = next == closed.end();
        const std::uint64_t number = isCurrent ? presentNumber(closed) : next->number;
        TY_TRY(openSegment(isCurrent ? m_path : next->path));
        if (!m_file)
            continue;
        const auto after = closedSegments(m_path);
        if (isCurrent && !after.empty() && after.back().number >= number)
            continue;             // it was closed, and may be any of these
        if (number <= m_number) { // the present one was opened before
            m_file.close();
            return {};
        }
        if (number > m_number + 1 && m_notice.empty())
            reportLoss("lines are missing here: the log was rotated before they were read");
        struct stat info {};
        if (::fstat(m_file.get(), &info) != 0)
            return fail(systemError(errno, m_path.string(), "looking at the file"));
        m_number = number;
        m_closed = !isCurrent;
        m_inode = identityOf(m_file, info.st_ino);
        m_offset = 0;
        return {};
    }
    m_file.close();
    return {};
}

/// Goes to the last m_most bytes of the log, once.
Status FileTailer::skip()
{
    if (m_most == 0)
        return {};
    const std::uint64_t most = std::exchange(m_most, 0);
    std::vector<LogSegment> all;
    for (LogSegment &segment : closedSegments(m_path)) {
        if (segment.number > m_number)
            all.push_back(std::move(segment));
    }
    if (m_closed)
        all.push_back({0, m_path});
    std::uint64_t behind = 0; // the open segment
    std::error_code error;
    for (const LogSegment &segment : all) {
        const auto size = fs::file_size(segment.path, error);
        behind += error ? 0 : size;
    }
    TY_ASSIGN(auto size, sizeOf(m_file, m_path));
    std::uint64_t left = size - std::min(m_offset, size) + behind;
    if (left <= most)
        return {};
    const std::uint64_t skipped = left - most;
    while (m_closed && left - (size - m_offset) >= most) {
        left -= size - m_offset;
        TY_TRY(openNextSegment());
        if (!m_file)
            return {};
        TY_ASSIGN(size, sizeOf(m_file, m_path));
    }
    m_offset += left > most ? std::min(left - most, size - m_offset) : 0;
    // To the beginning of a line.
    std::string part(kMaxChunkBytes, '\0');
    const ssize_t count = ::pread(m_file.get(), part.data(), part.size(), off_t(m_offset));
    const std::size_t end = std::string_view(part.data(), std::size_t(std::max<ssize_t>(count, 0))).find('\n');
    m_offset += end == std::string::npos ? 0 : end + 1;
    reportLoss(fmt::format("about {} bytes are missing here: only the end of the log was copied", skipped));
    return {};
}

bool FileTailer::isReplaced() const
{
    struct stat info {
    }, named{};
    return ::fstat(m_file.get(), &info) == 0 && ::stat(m_path.c_str(), &named) == 0 &&
           (named.st_ino != info.st_ino || named.st_dev != info.st_dev);
}

Result<LogChunk> FileTailer::read()
{
    if (!m_file) {
        TY_TRY(m_number > 0 ? openNextSegment() : open());
        if (!m_file)
            return LogChunk{};
    }
    TY_ASSIGN(const auto size, sizeOf(m_file, m_path));
    if (size < m_offset)
        m_offset = 0; // truncated: the present content is new
    LogChunk chunk{std::string(kMaxChunkBytes, '\0'), m_inode, m_offset};
    const ssize_t count = ::pread(m_file.get(), chunk.data.data(), chunk.data.size(), off_t(m_offset));
    if (count < 0)
        return fail(systemError(errno, m_path.string(), "reading the file"));
    chunk.data.resize(std::size_t(count));
    const std::size_t end = chunk.data.rfind('\n');
    if (end != std::string::npos) {
        chunk.data.resize(end + 1);
        m_offset += chunk.data.size();
    } else if (chunk.data.size() == kMaxChunkBytes || (m_closed && !chunk.data.empty())) {
        m_offset += chunk.data.size();
        chunk.data += '\n';
    } else {
        chunk.data.clear(); // the last line is still being written
        if (!m_closed && isReplaced()) {
            m_closed = true; // what was added until then is read first
            return read();
        }
        if (m_closed)
            m_file.close(); // read to its end: the next call opens the next one
    }
    chunk.offset = m_offset;
    if (!chunk.data.empty() && !m_notice.empty())
        chunk.data.insert(0, std::exchange(m_notice, {}));
    return chunk;
}

} // namespace trainyard::agent
