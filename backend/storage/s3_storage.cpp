#include <cstring>

#include "backend/core/async/task_pool.h"
#include "backend/core/encoding.h"
#include "backend/core/try.h"
#include "backend/storage/backends_internal.h"

namespace trainyard::storage {

namespace {

constexpr std::size_t kMiB = 1u << 20;
constexpr std::size_t kMostParts = 10'000;

class S3Reader final : public Reader {
public:
    S3Reader(Uri uri, aws::ObjectHead head, StorageConfig config)
        : Reader(std::move(config))
        , m_uri(std::move(uri))
        , m_head(std::move(head))
    {
    }

    std::uint64_t size() const override { return m_head.size; }

    Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> out, const CallContext &context) override
    {
        if (offset >= m_head.size || out.empty())
            return 0;
        const std::size_t wanted = std::size_t(std::min<std::uint64_t>(out.size(), m_head.size - offset));
        std::size_t filled = 0;
        const auto fill = [&](std::span<const std::byte> piece) -> Status {
            if (filled + piece.size() > wanted)
                return fail(ErrorCode::MalformedReply, m_uri.text(), "more bytes arrived than were asked for");
            std::memcpy(out.data() + filled, piece.data(), piece.size());
            filled += piece.size();
            return {};
        };
        TY_TRY(m_config.s3->getObject(m_uri.bucket, m_uri.path, {offset, wanted, m_head.etag}, fill, context));
        if (filled != wanted)
            return fail(ErrorCode::Disconnected, m_uri.text(), "the object ended early");
        return filled;
    }

private:
    const Uri m_uri;
    const aws::ObjectHead m_head;
};

/// The ETag of the object that consists of these parts; empty when theirs are no MD5, as with KMS.
std::string etagOfParts(const std::vector<aws::UploadedPart> &parts)
{
    Bytes digests;
    for (const auto &part : parts) {
        if (part.etag.size() != 34)
            return {};
        const auto digest = hexDecode(std::string_view(part.etag).substr(1, 32)); // between quotes
        if (!digest)
            return {};
        digests.insert(digests.end(), digest->begin(), digest->end());
    }
    return "\"" + hexEncode(md5(digests)) + "-" + std::to_string(parts.size()) + "\"";
}

Status uploadParts(const Uri &uri, const std::string &uploadId, std::uint64_t size, const ContentSource &source,
                   const StorageConfig &config, const CallContext &context)
{
    const auto partSize = std::max(partSizeFor(size, config.partSize), kSmallestPart);
    const auto send = [&](int number, const CallContext &call) -> Result<aws::UploadedPart> {
        const auto offset = std::uint64_t(number - 1) * partSize;
        std::string part(std::size_t(std::min<std::uint64_t>(partSize, size - offset)), '\0');
        TY_TRY(source(offset, std::as_writable_bytes(std::span(part))));
        return config.s3->uploadPart(uri.bucket, uri.path, uploadId, number, std::move(part), call);
    };
    TY_ASSIGN(auto parts, sendAllParts(uri, size, partSize, config, context, send));
    const std::string etag = etagOfParts(parts);
    const auto done = config.s3->completeMultipartUpload(uri.bucket, uri.path, uploadId, std::move(parts), context);
    if (done)
        return {};
    if (done.error().code == ErrorCode::NotFound) {
        // An upload that is complete is unknown: the reply to an earlier request may have been lost.
        const auto head = config.s3->headObject(uri.bucket, uri.path, context);
        if (head && !etag.empty() && head->size == size && head->etag == etag)
            return {};
    }
    return fail(done.error());
}

Status writeInParts(const Uri &uri, std::uint64_t size, const ContentSource &source, const StorageConfig &config,
                    const CallContext &context)
{
    TY_ASSIGN(const auto uploadId, config.s3->createMultipartUpload(uri.bucket, uri.path, context));
    const auto done = uploadParts(uri, uploadId, size, source, config, context);
    if (!done) {
        // Parts of an open upload are billed and invisible: delete them even after a stop request.
        const auto aborted = config.s3->abortMultipartUpload(
            uri.bucket, uri.path, uploadId, {Deadline::after(std::chrono::seconds(10)), std::stop_token()});
        if (!aborted)
            return fail(done.error().code, done.error().source,
                        done.error().detail + "; the upload " + uploadId +
                            " could not be taken back: " + aborted.error().detail);
    }
    return done;
}

} // namespace

Result<std::vector<aws::UploadedPart>>
sendAllParts(const Uri &uri, std::uint64_t size, std::size_t partSize, const StorageConfig &config,
             const CallContext &context,
             const std::function<Result<aws::UploadedPart>(int number, const CallContext &)> &send)
{
    std::vector<int> numbers(std::size_t((size + partSize - 1) / partSize));
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = int(i) + 1;
    TransferMeter meter(config.progress, size);
    std::atomic<bool> failed{false};
    auto sent = parallelMap(numbers, config.width, context.stop,
                            [&](int number, std::stop_token halt) -> Result<aws::UploadedPart> {
                                if (failed || halt.stop_requested())
                                    return fail(ErrorCode::Cancelled, uri.text(), "it was stopped");
                                auto part = send(number, {context.deadline, halt});
                                if (part)
                                    meter.add(part->size);
                                else
                                    failed = true;
                                return part;
                            });
    std::vector<aws::UploadedPart> parts;
    std::optional<Error> first;
    for (auto &part : sent) {
        if (part)
            parts.push_back(std::move(*part));
        else if (!first || first->code == ErrorCode::Cancelled)
            first = part.error(); // of the part that failed, not of those cancelled because of it
    }
    if (first)
        return fail(*first);
    return parts;
}

std::size_t partSizeFor(std::uint64_t size, std::size_t wanted)
{
    const auto least = std::size_t((size + kMostParts - 1) / kMostParts);
    return std::max(std::max<std::size_t>(wanted, 1), (least + kMiB - 1) / kMiB * kMiB);
}

Result<std::unique_ptr<Reader>> openS3(const Uri &uri, const StorageConfig &config, const CallContext &context)
{
    auto head = config.s3->headObject(uri.bucket, uri.path, context);
    if (!head)
        return fail(head.error().code, uri.text(), head.error().detail);
    return std::make_unique<S3Reader>(uri, std::move(*head), config);
}

std::unique_ptr<Reader> readerOf(const Uri &uri, const aws::ObjectHead &head, const StorageConfig &config)
{
    return std::make_unique<S3Reader>(uri, head, config);
}

Status writeS3(const Uri &uri, std::uint64_t size, const ContentSource &source, const StorageConfig &config,
               const CallContext &context)
{
    if (uri.path.empty() || uri.path.ends_with('/'))
        return fail(ErrorCode::InvalidArgument, uri.text(), "the address names a folder, not an object");
    if (size > config.singlePutLimit) {
        TY_TRY(writeInParts(uri, size, source, config, context));
    } else {
        std::string body(std::size_t(size), '\0');
        TY_TRY(source(0, std::as_writable_bytes(std::span(body))));
        TY_TRY(config.s3->putObject(uri.bucket, uri.path, std::move(body), context));
        if (config.progress)
            config.progress(size, size);
    }
    TY_ASSIGN(const auto head, config.s3->headObject(uri.bucket, uri.path, context));
    if (head.size != size)
        return fail(ErrorCode::ChecksumMismatch, uri.text(),
                    std::to_string(head.size) + " bytes arrived of " + std::to_string(size));
    return {};
}

namespace {

Result<std::vector<Entry>> listBelow(const Uri &uri, const std::string &delimiter, const StorageConfig &config,
                                     const CallContext &context)
{
    TY_ASSIGN(const auto listing, config.s3->listObjects(uri.bucket, uri.path, delimiter, context));
    std::vector<Entry> out;
    for (const auto &object : listing.objects)
        out.push_back({"s3://" + uri.bucket + "/" + object.key, object.size});
    return out;
}

} // namespace

Result<std::vector<Entry>> listS3(const Uri &uri, const StorageConfig &config, const CallContext &context)
{
    if (uri.path.empty() || uri.path.ends_with('/'))
        return listBelow(uri, "", config, context);
    // S3 lists by prefix, and "run1" is also a prefix of "run10": list the object and the folder instead.
    std::vector<Entry> out;
    const auto object = config.s3->headObject(uri.bucket, uri.path, context);
    if (object)
        out.push_back({uri.text(), object->size});
    else if (object.error().code != ErrorCode::NotFound)
        return fail(object.error());
    Uri folder = uri;
    folder.path += '/';
    TY_ASSIGN(auto below, listBelow(folder, "", config, context));
    out.insert(out.end(), std::make_move_iterator(below.begin()), std::make_move_iterator(below.end()));
    return out;
}

Result<std::vector<Entry>> listS3Children(const Uri &uri, const StorageConfig &config, const CallContext &context)
{
    return listBelow(uri, "/", config, context);
}

Status removeS3(const Uri &uri, const StorageConfig &config, const CallContext &context)
{
    return config.s3->deleteObject(uri.bucket, uri.path, context);
}

} // namespace trainyard::storage
