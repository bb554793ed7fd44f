#include "backend/runtime/agent/sample_log.h"

#include <algorithm>
#include <cerrno>
#include <string>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>

#include "backend/core/numbers.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"

namespace trainyard::agent {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kKeptFiles = 2;

/// The numbers of the files, oldest first.
std::vector<std::uint64_t> sampleFiles(const fs::path &folder)
{
    std::vector<std::uint64_t> numbers;
    std::error_code error;
    for (auto it = fs::directory_iterator(folder, error); !error && it != fs::directory_iterator();
         it.increment(error)) {
        if (it->path().extension() != ".jsonl")
            continue;
        if (const auto number = parseInteger(it->path().stem().string()).value_or(0); number > 0)
            numbers.push_back(std::uint64_t(number));
    }
    std::ranges::sort(numbers);
    return numbers;
}

fs::path pathOf(const fs::path &folder, std::uint64_t number)
{
    return folder / (std::to_string(number) + ".jsonl");
}

Result<std::string> readPart(const fs::path &path, std::uint64_t offset, std::size_t most)
{
    const Fd file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW));
    if (!file)
        return errno == ENOENT ? Result<std::string>(std::string())
                               : fail(systemError(errno, path.string(), "opening"));
    std::string data(most, '\0');
    ssize_t count = 0;
    do
        count = ::pread(file.get(), data.data(), data.size(), off_t(offset));
    while (count < 0 && errno == EINTR);
    if (count < 0)
        return fail(systemError(errno, path.string(), "reading"));
    data.resize(std::size_t(count));
    return data;
}

} // namespace

/// Opens the newest file, or a new one if that is full.
Status SampleLog::openLast(Timestamp now)
{
    TY_TRY(ensureFolder(m_folder, 0700));
    auto numbers = sampleFiles(m_folder);
    const auto open = [&](std::uint64_t number) -> Status {
        const fs::path path = pathOf(m_folder, number);
        m_file = Fd(::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0600));
        struct stat state {};
        if (!m_file || ::fstat(m_file.get(), &state) != 0)
            return fail(systemError(errno, path.string(), "opening"));
        m_size = std::uint64_t(state.st_size);
        return {};
    };
    if (!numbers.empty()) {
        TY_TRY(open(numbers.back()));
        char last = '\n';
        if (m_size > 0 && ::pread(m_file.get(), &last, 1, off_t(m_size - 1)) == 1 && last != '\n')
            m_size += ::write(m_file.get(), "\n", 1) == 1 ? 1 : 0; // a writer was killed within a line
        if (m_size < m_maxFileBytes)
            return {};
    }
    const auto first = std::uint64_t(std::max<std::int64_t>(1, now.time_since_epoch().count()));
    const std::uint64_t next = numbers.empty() ? first : std::max(first, numbers.back() + 1); // the clock may jump back
    TY_TRY(open(next));
    numbers.push_back(next);
    std::error_code ignored;
    for (std::size_t i = 0; i + kKeptFiles < numbers.size(); ++i)
        fs::remove(pathOf(m_folder, numbers[i]), ignored);
    return {};
}

Status SampleLog::append(std::string_view line, Timestamp now)
{
    if (!m_file || m_size >= m_maxFileBytes) {
        TY_TRY(openLast(now));
    }
    const std::string text = std::string(line) + "\n";
    ssize_t count = 0;
    do
        count = ::write(m_file.get(), text.data(), text.size());
    while (count < 0 && errno == EINTR);
    if (count == ssize_t(text.size())) {
        m_size += text.size();
        return {};
    }
    const int problem = count < 0 ? errno : ENOSPC;
    m_file.close(); // the next call ends a line that was written in part
    return fail(systemError(problem, m_folder.string(), "writing a sample"));
}

Result<LogChunk> SampleLog::read(const fs::path &folder, std::uint64_t file, std::uint64_t offset)
{
    const auto numbers = sampleFiles(folder);
    if (numbers.empty())
        return LogChunk{};
    auto at = std::ranges::lower_bound(numbers, file);
    if (at == numbers.end()) // a cursor of another machine of that name
        at = numbers.begin();
    if (*at != file)
        offset = 0;
    for (; at != numbers.end(); ++at, offset = 0) {
        TY_ASSIGN(std::string data, readPart(pathOf(folder, *at), offset, FileTailer::kMaxChunkBytes));
        data.resize(data.rfind('\n') + 1); // npos + 1 is 0
        const std::uint64_t end = offset + data.size();
        if (!data.empty() || std::next(at) == numbers.end())
            return LogChunk{std::move(data), *at, end};
    }
    return LogChunk{};
}

} // namespace trainyard::agent
