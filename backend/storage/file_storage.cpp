#include <algorithm>
#include <cerrno>
#include <filesystem>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "backend/core/encoding.h"
#include "backend/core/system/fd.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/storage/backends_internal.h"

namespace trainyard::storage {

namespace {

constexpr std::size_t kStep = 1u << 20;

Result<std::size_t> readFully(int fd, std::uint64_t offset, std::span<std::byte> out, const std::string &source)
{
    std::size_t filled = 0;
    while (filled < out.size()) {
        const auto count = ::pread(fd, out.data() + filled, out.size() - filled, off_t(offset + filled));
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return fail(systemError(errno, source, "reading"));
        if (count == 0)
            break;
        filled += std::size_t(count);
    }
    return filled;
}

Status writeFully(int fd, std::span<const std::byte> data, const std::string &source)
{
    while (!data.empty()) {
        const auto count = ::write(fd, data.data(), data.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return fail(systemError(errno, source, "writing"));
        data = data.subspan(std::size_t(count));
    }
    return {};
}

class FileReader final : public Reader {
public:
    FileReader(std::string path, Fd file, std::uint64_t size, StorageConfig config)
        : Reader(std::move(config))
        , m_path(std::move(path))
        , m_file(std::move(file))
        , m_size(size)
    {
    }

    std::uint64_t size() const override { return m_size; }

    Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> out, const CallContext &context) override
    {
        if (context.stop.stop_requested())
            return fail(ErrorCode::Cancelled, m_path, "stopped while reading");
        return readFully(m_file.get(), offset, out, m_path);
    }

private:
    const std::string m_path;
    const Fd m_file;
    const std::uint64_t m_size;
};

/// Reads a source in order, in pieces of at most `most` bytes.
/// \param doing  for errors: "writing"
/// \param take  take(piece) -> Status
template <class Take>
Status inPieces(std::uint64_t size, std::size_t most, const ContentSource &source, const std::string &name,
                const std::string &doing, const CallContext &context, Take take)
{
    Bytes buffer(std::size_t(std::min<std::uint64_t>(size, most)));
    for (std::uint64_t at = 0; at < size; at += buffer.size()) {
        if (context.stop.stop_requested())
            return fail(ErrorCode::Cancelled, name, "stopped while " + doing);
        if (context.deadline.expired())
            return fail(ErrorCode::Timeout, name, "no time was left while " + doing);
        const auto piece = std::span(buffer).first(std::size_t(std::min<std::uint64_t>(buffer.size(), size - at)));
        TY_TRY(source(at, piece));
        TY_TRY(take(piece));
    }
    return {};
}

Status copyInto(int fd, std::uint64_t size, const ContentSource &source, const std::string &path,
                const StorageConfig &config, const CallContext &context)
{
    TransferMeter meter(config.progress, size);
    TY_TRY(inPieces(size, config.partSize, source, path, "writing", context, [&](auto piece) -> Status {
        TY_TRY(writeFully(fd, piece, path));
        meter.add(piece.size());
        return {};
    }));
    // A full disk may be reported only here.
    return ::fsync(fd) == 0 ? Status() : fail(systemError(errno, path, "writing"));
}

} // namespace

Result<std::unique_ptr<Reader>> openFile(const Uri &uri, const StorageConfig &config)
{
    Fd file(::open(uri.path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file)
        return fail(systemError(errno, uri.path, "opening"));
    struct stat info {};
    if (::fstat(file.get(), &info) != 0 || !S_ISREG(info.st_mode))
        return fail(ErrorCode::InvalidArgument, uri.path, "it is not a regular file");
    return std::make_unique<FileReader>(uri.path, std::move(file), std::uint64_t(info.st_size), config);
}

Status writeLocal(const Uri &uri, std::uint64_t size, const ContentSource &source, const StorageConfig &config,
                  const CallContext &context)
{
    const std::filesystem::path target(uri.path);
    if (!target.has_filename())
        return fail(ErrorCode::InvalidArgument, uri.path, "the address names a folder, not a file");
    if (target.has_parent_path()) {
        TY_TRY(ensureFolder(target.parent_path()));
    }
    std::string beside = uri.path + ".XXXXXX";
    const Fd file(::mkostemp(beside.data(), O_CLOEXEC));
    if (!file)
        return fail(systemError(errno, uri.path, "creating"));
    ::fchmod(file.get(), 0644);
    auto done = copyInto(file.get(), size, source, uri.path, config, context);
    if (done && ::rename(beside.c_str(), uri.path.c_str()) != 0)
        done = fail(systemError(errno, uri.path, "moving into place"));
    if (!done)
        ::unlink(beside.c_str());
    return done;
}

namespace {

/// \tparam Iterator  directory_iterator or recursive_directory_iterator
template <class Iterator>
Result<std::vector<Entry>> listWith(const Uri &uri)
{
    namespace fs = std::filesystem;
    std::error_code error;
    std::vector<Entry> out;
    Iterator it(uri.path.empty() ? "." : uri.path, error), end;
    for (; !error && it != end; it.increment(error)) {
        std::error_code gone; // a file that was removed meanwhile is not listed
        if (it->is_regular_file(gone) && !gone)
            out.push_back({Uri{"file", "", it->path().string()}.text(), it->file_size(gone)});
    }
    if (error)
        return fail(systemError(error.value(), uri.path, "listing"));
    std::sort(out.begin(), out.end(), [](const auto &a, const auto &b) { return a.uri < b.uri; });
    return out;
}

} // namespace

Result<std::vector<Entry>> listFolder(const Uri &uri)
{
    namespace fs = std::filesystem;
    std::error_code error;
    if (fs::is_regular_file(uri.path, error))
        return std::vector<Entry>{{uri.text(), fs::file_size(uri.path, error)}};
    return listWith<fs::recursive_directory_iterator>(uri);
}

Result<std::vector<Entry>> listFolderChildren(const Uri &uri)
{
    return listWith<std::filesystem::directory_iterator>(uri);
}

Status removeFile(const Uri &uri)
{
    if (::unlink(uri.path.c_str()) != 0 && errno != ENOENT)
        return fail(systemError(errno, uri.path, "removing"));
    return {};
}

Result<std::string> checksumOf(std::uint64_t size, const ContentSource &source, const CallContext &context)
{
    Sha256 hash;
    TY_TRY(inPieces(size, kStep, source, "checksum", "reading", context, [&](auto piece) -> Status {
        hash.update(piece);
        return {};
    }));
    return hexEncode(hash.finish());
}

} // namespace trainyard::storage
