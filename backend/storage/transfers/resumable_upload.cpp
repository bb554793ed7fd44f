#include <algorithm>
#include <atomic>
#include <cerrno>
#include <map>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include "backend/core/async/task_pool.h"
#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/storage/backends_internal.h"
#include "backend/storage/transfers/resume_internal.h"

namespace trainyard::storage {
namespace {

using namespace std::chrono_literals;

struct FileFacts {
    std::uint64_t size = 0;
    std::int64_t modified = 0; ///< ns since 1970
    bool operator==(const FileFacts &) const = default;
};

Result<FileFacts> factsOf(const std::string &file)
{
    struct stat info {};
    if (::stat(file.c_str(), &info) != 0)
        return fail(systemError(errno, file, "reading"));
    if (!S_ISREG(info.st_mode))
        return fail(ErrorCode::InvalidArgument, file, "it is not a regular file");
    return FileFacts{std::uint64_t(info.st_size),
                     std::int64_t(info.st_mtim.tv_sec) * 1'000'000'000 + info.st_mtim.tv_nsec};
}

Result<WriteResult> uploadInOneRequest(const std::string &file, const Uri &target, std::uint64_t size,
                                       const StorageConfig &config, const CallContext &context)
{
    TY_ASSIGN(auto body, readFile(file, std::max<std::size_t>(config.singlePutLimit, 1)));
    if (body.size() != size)
        return fail(ErrorCode::CorruptData, file, "the file changed while it was read");
    WriteResult written{size, sha256Hex(body)};
    TY_TRY(config.s3->putObject(target.bucket, target.path, std::move(body), context, {written.sha256}));
    if (config.progress)
        config.progress(size, size);
    return written;
}

/// An upload in parts, from its beginning or continued.
class PartsUpload {
public:
    PartsUpload(std::string file, Uri target, const StorageConfig &config, const TransferJournal &journal,
                const CallContext &context)
        : m_file(std::move(file))
        , m_target(std::move(target))
        , m_config(config)
        , m_journal(journal)
        , m_context(context)
    {
    }

    Result<WriteResult> run(const FileFacts &facts)
    {
        m_facts = facts;
        TY_ASSIGN(const auto lock, lockTransfer(m_journal, "upload", m_target.text(), m_file));
        TY_ASSIGN(m_reader, openFile(Uri{"file", "", m_file}, m_config));
        const auto done = findOrBegin().and_then([this] { return sendParts(); });
        if (!done)
            return fail(ended(done.error()));
        return WriteResult{m_facts.size, m_state.sha256};
    }

private:
    std::uint64_t sizeOf(int number) const
    {
        return std::min<std::uint64_t>(m_state.partSize, m_facts.size - std::uint64_t(number - 1) * m_state.partSize);
    }

    Status findOrBegin()
    {
        if (auto known = m_journal.find("upload", m_target.text(), m_file);
            known && known->size == m_facts.size && known->modified == m_facts.modified && !known->uploadId.empty() &&
            known->partSize >= kSmallestPart) {
            m_state = std::move(*known);
            const auto parts = m_config.s3->listParts(m_target.bucket, m_target.path, m_state.uploadId, m_context);
            if (parts) {
                for (const auto &part : *parts)
                    m_arrived[part.number] = part;
                return {};
            }
            if (parts.error().code != ErrorCode::NotFound)
                return fail(parts.error());
            // It was completed just before the interruption, or taken back by another program.
            if (isThere()) {
                m_isComplete = true;
                m_journal.remove(m_state);
                return {};
            }
        } else if (known && !known->uploadId.empty()) {
            // The file is another one now: its parts are of no use.
            (void)m_config.s3->abortMultipartUpload(m_target.bucket, m_target.path, known->uploadId, m_context);
        }
        m_state = {};
        m_state.kind = "upload";
        m_state.uri = m_target.text();
        m_state.file = m_file;
        m_state.size = m_facts.size;
        m_state.modified = m_facts.modified;
        m_state.partSize = std::max(partSizeFor(m_facts.size, m_config.partSize), kSmallestPart);
        TY_ASSIGN(m_state.sha256, checksumOf(m_facts.size, source(), m_context));
        TY_ASSIGN(m_state.uploadId,
                  m_config.s3->createMultipartUpload(m_target.bucket, m_target.path, m_context, {m_state.sha256}));
        return m_journal.save(m_state);
    }

    /// Whether the object has this content, by its size and its own checksum.
    bool isThere() const
    {
        const auto head = m_config.s3->headObject(m_target.bucket, m_target.path, m_context);
        return head && head->size == m_facts.size && head->contentSha256 == m_state.sha256;
    }

    ContentSource source()
    {
        return [this](std::uint64_t offset, std::span<std::byte> out) -> Status {
            TY_ASSIGN(const auto got, m_reader->readAt(offset, out, m_context));
            return got == out.size()
                       ? Status()
                       : fail(ErrorCode::CorruptData, m_file, "the file became shorter while it was read");
        };
    }

    /// Sends a part, unless S3 has the same bytes.
    Result<aws::UploadedPart> sendPart(int number, const CallContext &context)
    {
        const auto arrived = m_arrived.find(number);
        const bool hasArrived = arrived != m_arrived.end() && arrived->second.size == sizeOf(number);
        if (hasArrived && m_state.opaqueEtags) // S3 has checked what was sent, and the file is the same
            return arrived->second;
        std::string part(std::size_t(sizeOf(number)), '\0');
        TY_TRY(source()(std::uint64_t(number - 1) * m_state.partSize, std::as_writable_bytes(std::span(part))));
        const bool isFirst = !m_hasSent.exchange(true);
        const std::string etag = hasArrived || isFirst ? "\"" + hexEncode(md5(asBytes(part))) + "\"" : std::string();
        if (hasArrived && arrived->second.etag == etag)
            return arrived->second;
        auto sent =
            m_config.s3->uploadPart(m_target.bucket, m_target.path, m_state.uploadId, number, std::move(part), context);
        if (sent && isFirst && sent->etag != etag) {
            auto noted = m_state; // other threads read the member
            noted.opaqueEtags = true;
            TY_TRY(m_journal.save(noted));
        }
        return sent;
    }

    Status sendParts()
    {
        if (m_isComplete)
            return {};
        const auto send = [&](int number, const CallContext &call) { return sendPart(number, call); };
        TY_ASSIGN(auto parts, sendAllParts(m_target, m_facts.size, m_state.partSize, m_config, m_context, send));
        return complete(std::move(parts));
    }

    Status complete(std::vector<aws::UploadedPart> parts)
    {
        TY_ASSIGN(const auto now, factsOf(m_file));
        if (now != m_facts)
            return fail(ErrorCode::CorruptData, m_file, "the file changed while it was sent");
        const auto completed = m_config.s3->completeMultipartUpload(m_target.bucket, m_target.path, m_state.uploadId,
                                                                    std::move(parts), m_context);
        if (!completed) {
            // An upload that is complete is unknown: the reply to an earlier request may have been lost.
            if (completed.error().code != ErrorCode::NotFound || !isThere())
                return fail(completed.error());
            m_journal.remove(m_state);
            return {};
        }
        m_journal.remove(m_state);
        TY_ASSIGN(const auto head, m_config.s3->headObject(m_target.bucket, m_target.path, m_context));
        if (head.size == m_facts.size && (head.contentSha256.empty() || head.contentSha256 == m_state.sha256))
            return {};
        return fail(ErrorCode::ChecksumMismatch, m_target.text(),
                    "the object is not what was sent: another program may have written it at the same time");
    }

    /// The upload stays open where it may continue; otherwise its parts, which are billed and invisible, are deleted.
    Error ended(const Error &error)
    {
        if (m_state.uploadId.empty() || error.code == ErrorCode::ChecksumMismatch)
            return error;
        if (mayContinue(error.code))
            return withContinuation(error);
        m_journal.remove(m_state);
        const auto aborted = m_config.s3->abortMultipartUpload(m_target.bucket, m_target.path, m_state.uploadId,
                                                               {Deadline::after(10s), std::stop_token()});
        if (aborted)
            return error;
        return {error.code, error.source,
                error.detail + "; the upload " + m_state.uploadId +
                    " could not be taken back: " + aborted.error().detail};
    }

    const std::string m_file;
    const Uri m_target;
    const StorageConfig &m_config;
    const TransferJournal &m_journal;
    const CallContext &m_context;
    FileFacts m_facts;
    TransferState m_state;
    std::unique_ptr<Reader> m_reader;
    std::map<int, aws::UploadedPart> m_arrived;
    std::atomic<bool> m_hasSent{false};
    bool m_isComplete = false; ///< S3 has the object already
};

} // namespace

std::string absolutePath(const std::string &file)
{
    std::error_code error;
    const auto path = std::filesystem::absolute(file, error);
    return error ? file : path.lexically_normal().string();
}

Result<Fd> lockTransfer(const TransferJournal &journal, const std::string &kind, const std::string &uri,
                        const std::string &file)
{
    auto path = journal.pathOf(kind, uri, file);
    TY_TRY(ensureFolder(path.parent_path(), 0700));
    path.replace_extension(".lock");
    Fd lock(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
    if (!lock)
        return fail(systemError(errno, path.string(), "opening"));
    if (::flock(lock.get(), LOCK_EX | LOCK_NB) != 0)
        return fail(ErrorCode::Busy, uri,
                    "another program, or another line of the queue, transfers " + file + " there");
    return lock;
}

bool mayContinue(ErrorCode code) noexcept
{
    switch (code) {
    case ErrorCode::Timeout:
    case ErrorCode::Cancelled:
    case ErrorCode::Unreachable:
    case ErrorCode::Disconnected:
    case ErrorCode::TlsFailed:
    case ErrorCode::MalformedReply:
    case ErrorCode::Throttled:
    case ErrorCode::ServiceFailure:
    case ErrorCode::CredentialsMissing:
    case ErrorCode::CredentialsRejected:
    case ErrorCode::CredentialsExpired:
    case ErrorCode::ClockSkew:
    case ErrorCode::DiskFull:
    case ErrorCode::IoFailure:
        return true;
    default:
        return false;
    }
}

Error withContinuation(Error error)
{
    error.detail += "; the same transfer again continues where it ended";
    return error;
}

Result<WriteResult> uploadFile(const std::string &localFile, const std::string &uri, const StorageConfig &config,
                               const TransferJournal &journal, const CallContext &context)
{
    TY_ASSIGN(auto target, Uri::parse(uri));
    if (target.scheme != "s3")
        return writeFile(uri, localFile, config, context);
    if (!config.s3)
        return fail(ErrorCode::InvalidArgument, uri, "no S3 access is set up here");
    if (target.path.empty() || target.path.ends_with('/'))
        return fail(ErrorCode::InvalidArgument, uri, "the address names a folder, not an object");
    TY_ASSIGN(const auto facts, factsOf(localFile));
    if (facts.size <= config.singlePutLimit)
        return uploadInOneRequest(localFile, target, facts.size, config, context);
    return PartsUpload(absolutePath(localFile), std::move(target), config, journal, context).run(facts);
}

Status abandon(const TransferState &state, const StorageConfig &config, const TransferJournal &journal,
               const CallContext &context)
{
    TY_ASSIGN(const auto lock, lockTransfer(journal, state.kind, state.uri, state.file));
    if (state.kind == "upload") {
        TY_ASSIGN(const auto target, Uri::parse(state.uri));
        if (!config.s3)
            return fail(ErrorCode::InvalidArgument, state.uri, "no S3 access is set up here");
        TY_TRY(config.s3->abortMultipartUpload(target.bucket, target.path, state.uploadId, context));
    } else {
        std::error_code ignored;
        std::filesystem::remove(partFileOf(state.file), ignored);
    }
    journal.remove(state);
    return {};
}

} // namespace trainyard::storage
