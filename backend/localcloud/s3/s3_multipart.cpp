#include <algorithm>
#include <charconv>

#include <fcntl.h>
#include <pugixml.hpp>
#include <unistd.h>

#include "backend/core/encoding.h"
#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_model.h"
#include "backend/localcloud/s3/s3_body.h"
#include "backend/localcloud/s3/s3_wire.h"

namespace trainyard::localcloud {
namespace {

constexpr std::uint64_t kSmallestPart = 5u << 20;
constexpr std::size_t kMaxCompletion = 4u << 20;

/// Appends a part to the object; on file systems with shared extents, without copying bytes.
bool append(int to, const std::filesystem::path &part)
{
    const int from = ::open(part.c_str(), O_RDONLY | O_CLOEXEC);
    if (from < 0)
        return false;
    bool fine = true;
    for (ssize_t moved = 1; fine && moved > 0;) {
        moved = ::copy_file_range(from, nullptr, to, nullptr, 64u << 20, 0);
        fine = moved >= 0;
    }
    if (!fine) { // not supported by the kernel or file system
        char buffer[256 << 10];
        fine = true;
        for (ssize_t got = ::read(from, buffer, sizeof buffer); got != 0 && fine;
             got = ::read(from, buffer, sizeof buffer))
            fine = got > 0 && ::write(to, buffer, std::size_t(got)) == got;
    }
    ::close(from);
    return fine;
}

struct NamedPart {
    int number = 0;
    std::string etag;
};

ServiceResult<UploadRecord> namedUpload(const S3Context &s3)
{
    const auto found = s3.objects.upload(s3.call.request.queryValue("uploadId"));
    if (!found)
        return diskError(found.error());
    if (!*found || (*found)->bucket != s3.bucket.name || (*found)->key != s3.key)
        return refuse(
            "NoSuchUpload",
            "The specified upload does not exist. The upload ID may be invalid, or the upload may have been aborted or "
            "completed.",
            404);
    return **found;
}

S3Reply createUpload(const S3Context &s3)
{
    const UploadRecord upload{hexEncode(randomBytes(24)), s3.bucket.name, s3.key, nowMillis(),
                              storedHeaders(s3.call.request)};
    if (const auto kept = s3.objects.addUpload(upload); !kept)
        return diskError(kept.error());
    return s3Document("InitiateMultipartUploadResult", [&](XmlWriter &xml) {
        xml.text("Bucket", s3.bucket.name).text("Key", s3.key).text("UploadId", upload.id);
    });
}

S3Reply uploadPart(const S3Context &s3)
{
    TY_ASSIGN(const auto upload, namedUpload(s3));
    PartRecord part;
    const auto text = s3.call.request.queryValue("partNumber");
    const auto read = std::from_chars(text.data(), text.data() + text.size(), part.number);
    if (text.empty() || read.ec != std::errc() || part.number < 1 || part.number > 10000)
        return refuse("InvalidArgument", "Part number must be an integer between 1 and 10000, inclusive");
    part.file = s3.objects.newFile();
    TY_ASSIGN(const auto received, receiveBody(s3.call, s3.objects.pathOf(part.file)));
    part.size = received.size;
    part.etag = quoted(received.md5Hex);
    part.modified = nowMillis();
    if (const auto kept = s3.objects.putPart(upload.id, part); !kept) {
        s3.objects.removeFile(part.file);
        return diskError(kept.error());
    }
    HttpReply reply;
    reply.headers.emplace_back("ETag", part.etag);
    for (const auto &[name, value] : received.checksums)
        reply.headers.emplace_back(name, value);
    return reply;
}

S3Reply completeUpload(const S3Context &s3)
{
    const auto body = readWholeBody(s3.call.request, kMaxCompletion);
    TY_ASSIGN(const auto upload, namedUpload(s3));
    TY_TRY(checkPutConditions(s3));
    pugi::xml_document document;
    if (!body || !document.load_buffer(body->data(), body->size()) || !document.child("CompleteMultipartUpload"))
        return malformedXml();
    const auto known = s3.objects.parts(upload.id);
    if (!known)
        return diskError(known.error());
    std::vector<PartRecord> chosen;
    for (const auto &node : document.child("CompleteMultipartUpload").children("Part")) {
        const NamedPart named{node.child("PartNumber").text().as_int(), node.child("ETag").text().get()};
        const auto part =
            std::find_if(known->begin(), known->end(), [&](const PartRecord &p) { return p.number == named.number; });
        if (part == known->end() || (part->etag != named.etag && part->etag != quoted(named.etag)))
            return refuse("InvalidPart",
                          "One or more of the specified parts could not be found. The part may not have been uploaded, "
                          "or the specified entity tag may not match the part's entity tag.");
        if (!chosen.empty() && chosen.back().number >= part->number)
            return refuse("InvalidPartOrder",
                          "The list of parts was not in ascending order. Parts must be ordered by part number.");
        if (!chosen.empty() && chosen.back().size < kSmallestPart)
            return refuse("EntityTooSmall", "Your proposed upload is smaller than the minimum allowed size");
        chosen.push_back(*part);
    }
    if (chosen.empty())
        return malformedXml();

    ObjectRecord object;
    object.key = s3.key;
    object.file = s3.objects.newFile();
    object.headers = upload.headers;
    object.modified = nowMillis();
    std::string digests;
    const int out = ::open(s3.objects.pathOf(object.file).c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    bool fine = out >= 0;
    for (const auto &part : chosen) {
        fine = fine && append(out, s3.objects.pathOf(part.file));
        object.size += part.size;
        const auto raw = hexDecode(part.etag.substr(1, part.etag.size() - 2));
        if (raw)
            digests.append(reinterpret_cast<const char *>(raw->data()), raw->size());
    }
    fine = ::close(out) == 0 && fine;
    // S3's ETag of a multipart object: the MD5 of the parts' MD5s, and the number of parts.
    object.etag = quoted(hexEncode(md5(asBytes(digests))) + "-" + std::to_string(chosen.size()));
    if (!fine || !s3.objects.putObject(s3.bucket.name, object)) {
        s3.objects.removeFile(object.file);
        return refuse("InternalError", "The local cloud cannot write the object to its disk.", 500);
    }
    (void)s3.objects.removeUpload(upload.id);
    return s3Document("CompleteMultipartUploadResult", [&](XmlWriter &xml) {
        xml.text("Location", "/" + s3.bucket.name + "/" + s3.key)
            .text("Bucket", s3.bucket.name)
            .text("Key", s3.key)
            .text("ETag", object.etag);
    });
}

S3Reply abortUpload(const S3Context &s3)
{
    TY_ASSIGN(const auto upload, namedUpload(s3));
    if (const auto removed = s3.objects.removeUpload(upload.id); !removed)
        return diskError(removed.error());
    return noContent();
}

S3Reply listParts(const S3Context &s3)
{
    TY_ASSIGN(const auto upload, namedUpload(s3));
    const auto parts = s3.objects.parts(upload.id);
    if (!parts)
        return diskError(parts.error());
    const auto number = [&](const char *name, int otherwise) {
        const auto text = s3.call.request.queryValue(name);
        std::from_chars(text.data(), text.data() + text.size(), otherwise);
        return otherwise;
    };
    const int after = number("part-number-marker", 0), limit = std::clamp(number("max-parts", 1000), 1, 1000);
    std::vector<PartRecord> page;
    bool truncated = false;
    for (const auto &part : *parts) {
        if (part.number <= after)
            continue;
        truncated = int(page.size()) == limit;
        if (truncated)
            break;
        page.push_back(part);
    }
    return s3Document("ListPartsResult", [&](XmlWriter &xml) {
        xml.text("Bucket", s3.bucket.name)
            .text("Key", s3.key)
            .text("UploadId", upload.id)
            .number("PartNumberMarker", after);
        xml.number("NextPartNumberMarker", page.empty() ? after : page.back().number).number("MaxParts", limit);
        xml.boolean("IsTruncated", truncated).text("StorageClass", "STANDARD");
        for (const auto &part : page)
            xml.element("Part", [&] {
                xml.number("PartNumber", part.number)
                    .text("LastModified", millisToIso(part.modified))
                    .text("ETag", part.etag);
                xml.number("Size", std::int64_t(part.size));
            });
    });
}

} // namespace

std::vector<S3Action> uploadActions()
{
    using enum S3Scope;
    return {{"CreateMultipartUpload", Object, "POST", "uploads", createUpload},
            {"CompleteMultipartUpload", Object, "POST", "uploadId", completeUpload},
            {"UploadPart", Object, "PUT", "uploadId", uploadPart},
            {"AbortMultipartUpload", Object, "DELETE", "uploadId", abortUpload},
            {"ListParts", Object, "GET", "uploadId", listParts}};
}

} // namespace trainyard::localcloud
