#include "backend/runtime/agent/file_tailer.h"
#include "backend/core/try.h"

#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace trainyard::agent {

Status FileTailer::open()
{
    ps::Fd file(::open(m_path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file && errno == ENOENT)
        return {};
    struct stat info {};
    if (!file || ::fstat(file.get(), &info) != 0)
        return fail(systemError(errno, m_path.string(), "opening the file"));
    if (info.st_ino != m_inode || std::uint64_t(info.st_size) < m_offset) {
        m_inode = info.st_ino;
        m_offset = 0;
    }
    m_file = std::move(file);
    return {};
}

Result<LogChunk> FileTailer::read()
{
    if (!m_file) {
        TY_TRY(open());
        if (!m_file)
            return LogChunk{};
    }
    struct stat info {
    }, named{};
    if (::fstat(m_file.get(), &info) != 0)
        return fail(systemError(errno, m_path.string(), "looking at the file"));
    if (std::uint64_t(info.st_size) < m_offset)
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
    } else if (chunk.data.size() == kMaxChunkBytes) {
        m_offset += chunk.data.size();
        chunk.data += '\n';
    } else {
        chunk.data.clear(); // the last line is still being written
        const bool moved =
            ::stat(m_path.c_str(), &named) == 0 && (named.st_ino != info.st_ino || named.st_dev != info.st_dev);
        if (moved)
            m_file.close(); // read to its end: the next call opens the new file
    }
    chunk.offset = m_offset;
    return chunk;
}

} // namespace trainyard::agent
