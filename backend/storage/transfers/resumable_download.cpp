#include <algorithm>
#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/storage/backends_internal.h"
#include "backend/storage/transfers/resume_internal.h"

namespace trainyard::storage {
namespace {

constexpr std::size_t kMostForMd5 = 64u << 20; // of objects whose ETag is compared

Status checkContent(const std::string &uri, const aws::ObjectHead &head, const std::string &sha256)
{
    if (head.contentSha256.empty() || head.contentSha256 == sha256)
        return {};
    return fail(ErrorCode::ChecksumMismatch, uri,
                "the content has another SHA-256 than the object says: it was damaged, or its metadata is wrong");
}

Status checkMd5(const std::string &uri, const aws::ObjectHead &head, std::string_view content)
{
    if (!head.isEtagMd5 || head.etag == "\"" + hexEncode(md5(asBytes(content))) + "\"")
        return {};
    return fail(ErrorCode::ChecksumMismatch, uri, "the content has another MD5 than S3 recorded");
}

/// The target of a download, whose folder exists afterwards.
Status prepareTarget(const std::string &localFile)
{
    const std::filesystem::path path(localFile);
    if (!path.has_filename())
        return fail(ErrorCode::InvalidArgument, localFile, "the address names a folder, not a file");
    return path.has_parent_path() ? ensureFolder(path.parent_path()) : Status();
}

Result<WriteResult> downloadInOneRequest(const Uri &from, const std::string &localFile, const StorageConfig &config,
                                         const CallContext &context)
{
    std::string content;
    const auto sink = [&](std::span<const std::byte> piece) -> Status {
        if (content.size() + piece.size() > config.singlePutLimit)
            return fail(ErrorCode::PreconditionFailed, from.text(), "the object changed while it was read");
        content.append(reinterpret_cast<const char *>(piece.data()), piece.size());
        return {};
    };
    TY_ASSIGN(const auto head, config.s3->getObject(from.bucket, from.path, {}, sink, context));
    WriteResult written{content.size(), sha256Hex(content)};
    TY_TRY(checkContent(from.text(), head, written.sha256));
    TY_TRY(checkMd5(from.text(), head, content));
    TY_TRY(writeFileAtomically(localFile, content, 0644));
    if (config.progress)
        config.progress(written.size, written.size);
    return written;
}

/// A download in windows of parallel ranges, from its beginning or continued.
class WindowedDownload {
public:
    WindowedDownload(Uri from, std::string file, const StorageConfig &config, const TransferJournal &journal,
                     const CallContext &context)
        : m_from(std::move(from))
        , m_file(std::move(file))
        , m_config(config)
        , m_journal(journal)
        , m_context(context)
    {
    }

    Result<WriteResult> run()
    {
        TY_ASSIGN(const auto lock, lockTransfer(m_journal, "download", m_from.text(), m_file));
        TY_ASSIGN(m_head, m_config.s3->headObject(m_from.bucket, m_from.path, m_context));
        TY_TRY(findOrBegin());
        const auto received = receive();
        if (!received && mayContinue(received.error().code))
            return fail(withContinuation(received.error()));
        const auto placed = received ? place(*received) : Status(fail(received.error()));
        if (!placed) {
            ::unlink(partFileOf(m_file).c_str());
            m_journal.remove(m_state);
            return fail(placed.error());
        }
        return WriteResult{m_head.size, *received};
    }

private:
    Status findOrBegin()
    {
        const auto part = partFileOf(m_file);
        struct stat info {};
        auto known = m_journal.find("download", m_from.text(), m_file);
        const bool isSame = known && known->etag == m_head.etag && !m_head.etag.empty() && known->size == m_head.size &&
                            known->done <= m_head.size && ::lstat(part.c_str(), &info) == 0 && S_ISREG(info.st_mode) &&
                            std::uint64_t(info.st_size) >= known->done;
        if (isSame) {
            m_state = std::move(*known);
        } else {
            ::unlink(part.c_str());
            m_state.kind = "download";
            m_state.uri = m_from.text();
            m_state.file = m_file;
            m_state.size = m_head.size;
            m_state.etag = m_head.etag;
        }
        m_out = Fd(::open(part.c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0644));
        if (!m_out || ::ftruncate(m_out.get(), off_t(m_state.done)) != 0)
            return fail(systemError(errno, part, "creating"));
        return m_journal.save(m_state);
    }

    /// Hashes what an earlier process has received.
    Status rehash(Sha256 &hash, TransferMeter &meter)
    {
        Bytes buffer(1u << 20);
        for (std::uint64_t at = 0; at < m_state.done;) {
            if (m_context.stop.stop_requested())
                return fail(ErrorCode::Cancelled, m_from.text(), "it was stopped");
            const auto wanted = std::size_t(std::min<std::uint64_t>(buffer.size(), m_state.done - at));
            const auto got = ::pread(m_out.get(), buffer.data(), wanted, off_t(at));
            if (got <= 0)
                return fail(systemError(got < 0 ? errno : EIO, partFileOf(m_file), "reading"));
            hash.update(std::span(buffer).first(std::size_t(got)));
            meter.add(std::uint64_t(got));
            at += std::uint64_t(got);
        }
        return {};
    }

    Status write(std::span<const std::byte> data, std::uint64_t at)
    {
        while (!data.empty()) {
            const auto count = ::pwrite(m_out.get(), data.data(), data.size(), off_t(at));
            if (count < 0 && errno == EINTR)
                continue;
            if (count < 0)
                return fail(systemError(errno, partFileOf(m_file), "writing"));
            data = data.subspan(std::size_t(count));
            at += std::uint64_t(count);
        }
        return ::fdatasync(m_out.get()) == 0 ? Status() : fail(systemError(errno, partFileOf(m_file), "writing"));
    }

    /// \return the SHA-256 of the complete content
    Result<std::string> receive()
    {
        TransferMeter meter(m_config.progress, m_head.size);
        Sha256 hash;
        TY_TRY(rehash(hash, meter));
        const auto reader = readerOf(m_from, m_head, m_config);
        const auto window = m_config.partSize * std::max<std::size_t>(m_config.width, 1);
        Bytes buffer(std::size_t(std::min<std::uint64_t>(window, m_head.size - m_state.done)));
        while (m_state.done < m_head.size) {
            const auto piece = std::span(buffer).first(
                std::size_t(std::min<std::uint64_t>(buffer.size(), m_head.size - m_state.done)));
            TY_TRY(readRanges(*reader, m_state.done, piece, m_config, meter, m_context));
            TY_TRY(write(piece, m_state.done));
            hash.update(piece);
            m_state.done += piece.size();
            TY_TRY(m_journal.save(m_state));
        }
        return hexEncode(hash.finish());
    }

    Status place(const std::string &sha256)
    {
        TY_TRY(checkContent(m_from.text(), m_head, sha256));
        if (m_head.contentSha256.empty() && m_head.isEtagMd5 && m_head.size <= kMostForMd5) {
            TY_ASSIGN(const auto content, readFile(partFileOf(m_file), kMostForMd5));
            TY_TRY(checkMd5(m_from.text(), m_head, content));
        }
        if (::fsync(m_out.get()) != 0 || ::rename(partFileOf(m_file).c_str(), m_file.c_str()) != 0)
            return fail(systemError(errno, m_file, "moving into place"));
        m_journal.remove(m_state);
        return {};
    }

    const Uri m_from;
    const std::string m_file;
    const StorageConfig &m_config;
    const TransferJournal &m_journal;
    const CallContext &m_context;
    aws::ObjectHead m_head;
    TransferState m_state;
    Fd m_out;
};

} // namespace

std::string partFileOf(const std::string &localFile)
{
    return localFile + ".trainyard-part";
}

Result<WriteResult> downloadFile(const std::string &uri, const std::string &localFile, const StorageConfig &config,
                                 const TransferJournal &journal, const CallContext &context,
                                 std::optional<std::uint64_t> size)
{
    TY_ASSIGN(auto from, Uri::parse(uri));
    if (from.scheme != "s3")
        return fetchFile(uri, localFile, config, context);
    if (!config.s3)
        return fail(ErrorCode::InvalidArgument, uri, "no S3 access is set up here");
    TY_TRY(prepareTarget(localFile));
    if (!size) {
        TY_ASSIGN(const auto head, config.s3->headObject(from.bucket, from.path, context));
        size = head.size;
    }
    if (*size <= config.singlePutLimit)
        return downloadInOneRequest(from, localFile, config, context);
    return WindowedDownload(std::move(from), absolutePath(localFile), config, journal, context).run();
}

} // namespace trainyard::storage
