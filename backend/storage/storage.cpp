#include "backend/storage/storage.h"

#include <cstring>

#include "backend/core/async/task_pool.h"
#include "backend/core/encoding.h"
#include "backend/core/try.h"
#include "backend/storage/backends_internal.h"
#include "backend/storage/hdfs_storage.h"

namespace trainyard::storage {

namespace {

/// Parses an address and checks that this configuration can serve it.
Result<Uri> served(const std::string &text, const StorageConfig &config)
{
    auto uri = Uri::parse(text);
    if (uri && uri->scheme == "s3" && !config.s3)
        return fail(ErrorCode::InvalidArgument, text, "no S3 access is set up here");
    return uri;
}

Result<WriteResult> writeSource(const std::string &text, std::uint64_t size, const ContentSource &source,
                                const StorageConfig &config, const CallContext &context)
{
    TY_ASSIGN(const auto uri, served(text, config));
    TY_ASSIGN(auto checksum, checksumOf(size, source, context));
    const auto write = uri.scheme == "s3" ? &writeS3 : &writeLocal;
    TY_TRY(write(uri, size, source, config, context));
    return WriteResult{size, std::move(checksum)};
}

} // namespace

Status readRanges(Reader &reader, std::uint64_t offset, std::span<std::byte> out, const StorageConfig &config,
                  TransferMeter &meter, const CallContext &context)
{
    const auto partSize = partSizeFor(out.size(), config.partSize);
    std::vector<std::size_t> starts;
    for (std::size_t at = 0; at < out.size(); at += partSize)
        starts.push_back(at);
    std::atomic<bool> failed{false};
    const auto outcomes =
        parallelMap(starts, config.width, context.stop, [&](std::size_t at, std::stop_token halt) -> Status {
            if (failed || halt.stop_requested())
                return fail(ErrorCode::Cancelled, "storage", "stopped while reading");
            const auto piece = out.subspan(at, std::min(partSize, out.size() - at));
            const auto got = reader.readAt(offset + at, piece, {context.deadline, halt});
            if (got && *got == piece.size()) {
                meter.add(piece.size());
                return {};
            }
            failed = true;
            return got ? fail(ErrorCode::CorruptData, "storage", "the file became shorter while it was read")
                       : fail(got.error());
        });
    return firstFailure(outcomes);
}

Result<std::string> Reader::readAll(std::size_t maxBytes, const CallContext &context)
{
    if (size() > maxBytes)
        return fail(ErrorCode::InvalidArgument, "storage",
                    "it has " + std::to_string(size()) + " bytes, at most " + std::to_string(maxBytes) + " are read");
    std::string out(std::size_t(size()), '\0');
    TransferMeter meter(m_config.progress, out.size());
    TY_TRY(readRanges(*this, 0, std::as_writable_bytes(std::span(out)), m_config, meter, context));
    return out;
}

Result<std::unique_ptr<Reader>> open(const std::string &text, const StorageConfig &config, const CallContext &context)
{
    if (isHdfs(text))
        return openHdfs(text, config, context);
    TY_ASSIGN(const auto uri, served(text, config));
    return uri.scheme == "s3" ? openS3(uri, config, context) : openFile(uri, config);
}

Result<WriteResult> writeAll(const std::string &uri, std::string_view content, const StorageConfig &config,
                             const CallContext &context)
{
    const auto source = [content](std::uint64_t offset, std::span<std::byte> out) -> Status {
        std::memcpy(out.data(), content.data() + offset, out.size());
        return {};
    };
    return writeSource(uri, content.size(), source, config, context);
}

Result<WriteResult> writeFile(const std::string &uri, const std::string &localFile, const StorageConfig &config,
                              const CallContext &context)
{
    TY_ASSIGN(const auto file, openFile(Uri{"file", "", localFile}, config));
    const auto source = [&](std::uint64_t offset, std::span<std::byte> out) -> Status {
        TY_ASSIGN(const auto got, file->readAt(offset, out, context));
        return got == out.size() ? Status()
                                 : fail(ErrorCode::CorruptData, localFile, "the file became shorter while it was read");
    };
    return writeSource(uri, file->size(), source, config, context);
}

Result<WriteResult> fetchFile(const std::string &uri, const std::string &localFile, const StorageConfig &config,
                              const CallContext &context)
{
    TY_ASSIGN(const auto reader, open(uri, config, context));
    // One window of `width` ranges at a time bounds the memory of the parallel download.
    auto windowed = config;
    windowed.partSize = config.partSize * std::max<std::size_t>(config.width, 1);
    windowed.progress = {};
    TransferMeter meter(config.progress, reader->size());
    Sha256 hash;
    const auto source = [&](std::uint64_t offset, std::span<std::byte> out) -> Status {
        const auto done = readRanges(*reader, offset, out, config, meter, context);
        if (done)
            hash.update(out); // the writer reads in order
        return done;
    };
    TY_TRY(writeLocal(Uri{"file", "", localFile}, reader->size(), source, windowed, context));
    return WriteResult{reader->size(), hexEncode(hash.finish())};
}

Result<std::vector<Entry>> list(const std::string &text, const StorageConfig &config, const CallContext &context)
{
    if (isHdfs(text))
        return listHdfs(text, true, context);
    TY_ASSIGN(const auto uri, served(text, config));
    return uri.scheme == "s3" ? listS3(uri, config, context) : listFolder(uri);
}

Status remove(const std::string &text, const StorageConfig &config, const CallContext &context)
{
    TY_ASSIGN(const auto uri, served(text, config));
    return uri.scheme == "s3" ? removeS3(uri, config, context) : removeFile(uri);
}

} // namespace trainyard::storage
