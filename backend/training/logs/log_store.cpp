#include "backend/training/logs/log_store.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <map>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include "backend/core/secret_mask.h"
#include "backend/core/system/file_lock.h"
#include "backend/core/system/files.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/protocol/job/job_spec.h"

namespace trainyard::training {

namespace fs = std::filesystem;
using ledger::FeedCursor;
using namespace std::chrono_literals;

namespace {

constexpr std::string_view kLogEnd = ".log";
constexpr auto kLockTime = 10s;

/// Calls f with each line of a file from an offset on.
/// \return the offset after the last complete line, or the end of a closed file
std::uint64_t eachLine(const fs::path &path, std::uint64_t offset, bool closed,
                       const std::function<void(std::string_view)> &f)
{
    LineFile file(Fd(::open(path.c_str(), O_RDONLY | O_CLOEXEC)), offset);
    std::string_view line;
    while (file.next(line, closed))
        f(line);
    return file.offset();
}

std::uint64_t fileSize(const fs::path &path)
{
    std::error_code error;
    const auto size = fs::file_size(path, error);
    return error ? 0 : size;
}

} // namespace

std::optional<CopiedLog> copiedLogOf(std::string_view fileName)
{
    if (!fileName.ends_with(kLogEnd))
        return {};
    fileName.remove_suffix(kLogEnd.size());
    std::size_t dash = 0; // names of nodes and labels of roles contain dashes, too: the last role in the name counts
    for (const std::string_view role : {"-scheduler", "-server", "-worker", "-launcher"}) {
        if (const auto at = fileName.rfind(role); at != std::string_view::npos)
            dash = std::max(dash, at);
    }
    if (dash == 0)
        return {};
    return CopiedLog{std::string(fileName.substr(0, dash)), std::string(fileName.substr(dash + 1))};
}

std::string_view newPart(std::string_view text, const FeedCursor &from, const FeedCursor &behind,
                         const FeedCursor &stored)
{
    if (stored == from)
        return text;
    // Bytes and offsets correspond, unless a line was added (a report of missing lines, the end of a line cut in two).
    const bool startsFile = behind.inode != from.inode && behind.offset == text.size();
    const bool continues = behind.inode == from.inode && behind.offset - from.offset == text.size();
    if ((!startsFile && !continues) || stored.inode != behind.inode || stored.offset >= behind.offset)
        return {};
    const std::uint64_t begin = behind.offset - text.size();
    return stored.offset >= begin ? text.substr(std::size_t(stored.offset - begin)) : std::string_view();
}

fs::path LogStore::fileOf(const CopiedLog &log) const
{
    return m_folder / (log.node + "-" + log.role + ".log");
}

fs::path LogStore::positionFile(const CopiedLog &log) const
{
    return m_folder / (log.node + "-" + log.role + ".pos");
}

Result<Fd> LogStore::lock(const CopiedLog &log) const
{
    const std::string name = log.node + "-" + log.role + ".log";
    if (!protocol::isSafeName(name) || !copiedLogOf(name))
        return fail(ErrorCode::InvalidArgument, name, "it is not the name of a log");
    TY_TRY(ensureFolder(m_folder, 0700));
    return lockFile(m_folder / ("." + name + ".lock"), {Deadline::after(kLockTime), {}});
}

LogStore::Position LogStore::positionOf(const CopiedLog &log) const
{
    const std::string text = readFile(positionFile(log), 256).value_or("");
    unsigned long long inode = 0, offset = 0, number = 0, size = 0;
    int complete = 0;
    if (std::sscanf(text.c_str(), "%20llu %20llu %20llu %20llu %1d", &inode, &offset, &number, &size, &complete) != 5 ||
        number == 0)
        return {};
    return {{inode, offset}, number, size, complete == 1};
}

/// In one write of the same length each time: a program that is killed leaves the old or the new position.
Status LogStore::writePosition(const CopiedLog &log, const Position &p)
{
    const auto path = positionFile(log);
    const Fd file(::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600));
    const std::string text = fmt::format("{:020} {:020} {:020} {:020} {:d}\n", p.remote.inode, p.remote.offset,
                                         p.number, p.size, p.complete ? 1 : 0);
    if (!file || ::pwrite(file.get(), text.data(), text.size(), 0) != ssize_t(text.size()))
        return fail(systemError(errno, path.string(), "writing the position of the log"));
    return {};
}

/// Removes lines after the position, whose writer was ended between the lines and the position.
void LogStore::repair(const CopiedLog &log, const Position &position)
{
    const fs::path path = fileOf(log);
    std::error_code ignored;
    for (const LogSegment &segment : closedSegments(path)) {
        if (segment.number == position.number && fileSize(segment.path) > position.size)
            fs::resize_file(segment.path, position.size, ignored);
        else if (segment.number > position.number)
            fs::resize_file(segment.path, 0, ignored);
    }
    const auto closed = closedSegments(path);
    const std::uint64_t present = presentNumber(closed);
    const std::uint64_t wanted = present == position.number ? position.size : 0;
    if (fileSize(path) > wanted)
        fs::resize_file(path, wanted, ignored);
}

FeedCursor LogStore::cursor(const CopiedLog &log) const
{
    return positionOf(log).remote;
}

bool LogStore::isComplete(const CopiedLog &log) const
{
    return positionOf(log).complete;
}

Status LogStore::setComplete(const CopiedLog &log)
{
    TY_ASSIGN(const auto locked, lock(log));
    Position position = positionOf(log);
    position.complete = true;
    return writePosition(log, position);
}

Status LogStore::append(const CopiedLog &log, const FeedCursor &from, const FeedCursor &behind, std::string_view text)
{
    TY_ASSIGN(const auto locked, lock(log));
    Position position = positionOf(log);
    const std::string_view fresh = newPart(text, from, behind, position.remote);
    if (fresh.empty())
        return {};
    repair(log, position);
    LogLines lines;
    std::string masked = lines.add(fresh);
    masked += lines.finish();
    TY_ASSIGN(auto file, RotatingFile::open(fileOf(log), m_limits));
    TY_TRY(file.append(masked));
    return writePosition(log, {behind, file.number(), file.size(), false});
}

Status LogStore::replace(const CopiedLog &log, const std::function<Status(const Add &)> &fill)
{
    TY_ASSIGN(const auto locked, lock(log));
    std::error_code ignored;
    for (const LogSegment &segment : closedSegments(fileOf(log)))
        fs::remove(segment.path, ignored);
    fs::remove(fileOf(log), ignored);
    fs::remove(positionFile(log), ignored);
    TY_ASSIGN(auto file, RotatingFile::open(fileOf(log), m_limits));
    TY_TRY(fill([&](std::string_view text) {
        LogLines lines;
        std::string masked = lines.add(text);
        masked += lines.finish();
        return file.append(masked);
    }));
    return writePosition(log, {{}, file.number(), file.size(), false});
}

std::vector<CopiedLog> LogStore::logs() const
{
    std::vector<CopiedLog> all;
    std::error_code error;
    for (const auto &entry : fs::directory_iterator(m_folder, error)) {
        const std::string name = entry.path().filename().string();
        if (const auto log = copiedLogOf(name); log && protocol::isSafeName(name))
            all.push_back(*log);
    }
    std::ranges::sort(all);
    return all;
}

LogStore::Position LogStore::read(const CopiedLog &log, const Position &from,
                                  const std::function<void(std::string_view)> &f) const
{
    const fs::path path = fileOf(log);
    std::error_code unknown;
    const auto locked = fs::exists(path, unknown) ? lock(log) : Result<Fd>(); // position and lines of one moment
    Position at = positionOf(log);
    const auto closed = closedSegments(path);
    const std::uint64_t oldest = closed.empty() ? 1 : closed.front().number;
    if (oldest > from.number)
        f(fmt::format("[older lines are not here any more: of each log, the last {} segments of {} MiB are kept]",
                      m_limits.segments, m_limits.segmentBytes >> 20));
    for (const LogSegment &segment : closed) {
        if (segment.number >= from.number)
            (void)eachLine(segment.path, segment.number == from.number ? from.size : 0, true, f);
    }
    at.number = presentNumber(closed);
    at.size = eachLine(path, at.number == from.number ? from.size : 0, false, f);
    return at;
}

LogReader LogStore::open(const CopiedLog &log) const
{
    const fs::path path = fileOf(log);
    std::error_code unknown;
    const auto locked = fs::exists(path, unknown) ? lock(log) : Result<Fd>(); // segments of one moment
    return {path, closedSegments(path)};
}

std::uint64_t LogStore::bytes(const CopiedLog &log) const
{
    std::uint64_t sum = fileSize(fileOf(log));
    for (const LogSegment &segment : closedSegments(fileOf(log)))
        sum += fileSize(segment.path);
    return sum;
}

} // namespace trainyard::training
