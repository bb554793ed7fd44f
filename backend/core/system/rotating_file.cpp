#include "backend/core/system/rotating_file.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <fstream>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include "backend/core/try.h"

namespace trainyard {

namespace fs = std::filesystem;

namespace {

Result<Fd> openForAppend(const fs::path &path)
{
    Fd file(::open(path.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600));
    if (!file)
        return fail(systemError(errno, path.string(), "opening the log"));
    return file;
}

fs::path closedName(const fs::path &path, std::uint64_t number)
{
    return path.string() + "." + std::to_string(number);
}

/// Closes the present segment under its number, and removes the oldest ones.
Status closeSegment(const fs::path &path, const std::vector<LogSegment> &closed, int segments)
{
    if (::rename(path.c_str(), closedName(path, presentNumber(closed)).c_str()) != 0)
        return fail(systemError(errno, path.string(), "rotating the log"));
    const auto most = std::size_t(std::max(segments, 2) - 2); // beside the new one and the one just closed
    std::error_code ignored;
    for (std::size_t i = 0; i + most < closed.size(); ++i)
        fs::remove(closed[i].path, ignored);
    return {};
}

/// Appends all or nothing.
Status appendTo(const Fd &file, std::uint64_t size, std::string_view text, const fs::path &path)
{
    for (std::string_view rest = text; !rest.empty();) {
        const ssize_t count = ::write(file.get(), rest.data(), rest.size());
        if (count > 0) {
            rest.remove_prefix(std::size_t(count));
        } else if (count == 0 || errno != EINTR) {
            const int error = count == 0 ? ENOSPC : errno;
            [[maybe_unused]] const int undone = ::ftruncate(file.get(), off_t(size));
            return fail(systemError(error, path.string(), "writing the log"));
        }
    }
    return {};
}

std::string endOf(const fs::path &path, std::size_t bytes)
{
    std::ifstream file(path, std::ios::binary | std::ios::ate);
    const auto size = file ? std::streamoff(file.tellg()) : 0;
    if (size <= 0)
        return {};
    std::string text(std::size_t(std::min(size, std::streamoff(bytes))), '\0');
    file.seekg(size - std::streamoff(text.size()));
    file.read(text.data(), std::streamsize(text.size()));
    text.resize(std::size_t(file.gcount()));
    return text;
}

} // namespace

std::uint64_t presentNumber(const std::vector<LogSegment> &closed)
{
    return closed.empty() ? 1 : closed.back().number + 1;
}

std::vector<LogSegment> closedSegments(const fs::path &path)
{
    const std::string prefix = path.filename().string() + ".";
    std::vector<LogSegment> closed;
    std::error_code error;
    for (fs::directory_iterator at(path.has_parent_path() ? path.parent_path() : ".", error), end; !error && at != end;
         at.increment(error)) {
        const std::string name = at->path().filename().string();
        if (!name.starts_with(prefix))
            continue;
        const char *first = name.data() + prefix.size(), *last = name.data() + name.size();
        std::uint64_t number = 0;
        const auto [rest, problem] = std::from_chars(first, last, number);
        if (problem == std::errc() && rest == last && number > 0 && *first != '0')
            closed.push_back({number, at->path()});
    }
    std::ranges::sort(closed, {}, &LogSegment::number);
    return closed;
}

std::string endOfLog(const fs::path &path, std::size_t bytes)
{
    std::string text = endOf(path, bytes + 1);
    if (text.size() <= bytes) {
        if (const auto closed = closedSegments(path); !closed.empty())
            text.insert(0, endOf(closed.back().path, bytes + 1 - text.size()));
    }
    if (text.size() > bytes) // npos + 1 is 0: a long line is kept
        text.erase(0, text.find('\n') + 1);
    return text.size() > bytes ? text.substr(text.size() - bytes) : text;
}

Result<RotatingFile> RotatingFile::open(fs::path path, RotationLimits limits)
{
    RotatingFile file(std::move(path), limits);
    TY_TRY(file.reopen());
    return file;
}

Status RotatingFile::reopen()
{
    TY_ASSIGN(m_file, openForAppend(m_path));
    struct stat info {};
    if (::fstat(m_file.get(), &info) != 0)
        return fail(systemError(errno, m_path.string(), "looking at the log"));
    m_size = std::uint64_t(info.st_size);
    m_number = presentNumber(closedSegments(m_path));
    return {};
}

Status RotatingFile::rotate()
{
    m_file.close(); // also when the new one cannot be opened: a closed segment does not change
    TY_TRY(closeSegment(m_path, closedSegments(m_path), m_limits.segments));
    return reopen();
}

Status RotatingFile::append(std::string_view lines)
{
    if (!m_file) {
        TY_TRY(reopen());
    }
    if (m_size > 0 && m_size + lines.size() > m_limits.segmentBytes) {
        TY_TRY(rotate());
    }
    TY_TRY(appendTo(m_file, m_size, lines, m_path));
    m_size += lines.size();
    return {};
}

Status appendToSharedLog(const fs::path &path, std::string_view lines, RotationLimits limits)
{
    for (;;) {
        TY_ASSIGN(const auto file, openForAppend(path));
        while (::flock(file.get(), LOCK_EX) != 0) {
            if (errno != EINTR)
                return fail(systemError(errno, path.string(), "locking the log"));
        }
        struct stat info {
        }, named{};
        if (::fstat(file.get(), &info) != 0)
            return fail(systemError(errno, path.string(), "looking at the log"));
        if (::stat(path.c_str(), &named) != 0 || named.st_ino != info.st_ino || named.st_dev != info.st_dev)
            continue; // another program has just rotated it
        const auto size = std::uint64_t(info.st_size);
        if (size == 0 || size + lines.size() <= limits.segmentBytes)
            return appendTo(file, size, lines, path);
        TY_TRY(closeSegment(path, closedSegments(path), limits.segments));
    }
}

} // namespace trainyard
