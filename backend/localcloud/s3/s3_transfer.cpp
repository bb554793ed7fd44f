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

constexpr std::size_t kMaxPartsFile = 4u << 20; ///< of DeleteObjects: 1000 keys of 1024 bytes, with room for escapes

bool namesEtag(const std::string &header, const std::string &etag)
{
    return header == "*" || header == etag || quoted(header) == etag || header.find(etag) != std::string::npos;
}

void addObjectHeaders(HttpReply &reply, const ObjectRecord &object, const HttpRequest &request)
{
    reply.contentType = "binary/octet-stream";
    for (const auto &[name, value] : object.headers) {
        if (name == "content-type")
            reply.contentType = value;
        else if (!name.starts_with("x-amz-checksum-") || request.header("x-amz-checksum-mode") == "ENABLED")
            reply.headers.emplace_back(name, value);
    }
    constexpr std::pair<const char *, const char *> kOverrides[] = {
        {"response-content-disposition", "content-disposition"},
        {"response-content-encoding", "content-encoding"},
        {"response-cache-control", "cache-control"}};
    for (const auto &[query, header] : kOverrides) {
        if (request.hasQuery(query)) {
            std::erase_if(reply.headers, [name = header](const auto &pair) { return pair.first == name; });
            reply.headers.emplace_back(header, request.queryValue(query));
        }
    }
    if (request.hasQuery("response-content-type"))
        reply.contentType = request.queryValue("response-content-type");
    reply.headers.emplace_back("ETag", object.etag);
    reply.headers.emplace_back("Last-Modified", toHttpDate(Timestamp(std::chrono::milliseconds(object.modified))));
    reply.headers.emplace_back("Accept-Ranges", "bytes");
}

S3Reply putObject(const S3Context &s3)
{
    TY_TRY(checkPutConditions(s3));
    ObjectRecord object;
    object.key = s3.key;
    object.file = s3.objects.newFile();
    TY_ASSIGN(const auto received, receiveBody(s3.call, s3.objects.pathOf(object.file)));
    object.size = received.size;
    object.etag = quoted(received.md5Hex);
    object.modified = nowMillis();
    object.headers = storedHeaders(s3.call.request);
    object.headers.insert(received.checksums.begin(), received.checksums.end());
    // Checked again: another writer may have finished while this body was received.
    if (const auto fine = checkPutConditions(s3); !fine) {
        s3.objects.removeFile(object.file);
        return tl::unexpected(fine.error());
    }
    if (const auto kept = s3.objects.putObject(s3.bucket.name, object); !kept) {
        s3.objects.removeFile(object.file);
        return diskError(kept.error());
    }
    HttpReply reply;
    reply.headers.emplace_back("ETag", object.etag);
    for (const auto &[name, value] : received.checksums)
        reply.headers.emplace_back(name, value);
    return reply;
}

S3Reply getObject(const S3Context &s3)
{
    const auto &request = s3.call.request;
    const auto found = s3.objects.object(s3.bucket.name, s3.key);
    if (!found)
        return diskError(found.error());
    if (!*found)
        return tl::unexpected(ServiceError{"NoSuchKey", "The specified key does not exist.", 404, {{"Key", s3.key}}});
    const auto &object = **found;
    if (const auto match = request.header("if-match"); !match.empty() && !namesEtag(match, object.etag))
        return refuse("PreconditionFailed", "At least one of the pre-conditions you specified did not hold", 412);
    HttpReply reply;
    addObjectHeaders(reply, object, request);
    if (const auto match = request.header("if-none-match"); !match.empty() && namesEtag(match, object.etag)) {
        reply.status = 304;
        return reply;
    }
    Span span{0, object.size};
    switch (readRange(request.header("range"), object.size, span)) {
    case RangeKind::Unsatisfiable:
        return tl::unexpected(ServiceError{
            "InvalidRange",
            "The requested range is not satisfiable",
            416,
            {{"RangeRequested", request.header("range")}, {"ActualObjectSize", std::to_string(object.size)}}});
    case RangeKind::Part:
        reply.status = 206;
        reply.headers.emplace_back("Content-Range", "bytes " + std::to_string(span.from) + "-" +
                                                        std::to_string(span.from + span.length - 1) + "/" +
                                                        std::to_string(object.size));
        // A checksum of the complete object does not apply to a part of it.
        std::erase_if(reply.headers, [](const auto &pair) { return pair.first.starts_with("x-amz-checksum-"); });
        break;
    case RangeKind::None:
        break;
    }
    if (request.method == "HEAD") {
        reply.headLength = span.length;
        return reply;
    }
    const int descriptor = ::open(s3.objects.pathOf(object.file).c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return refuse("InternalError", "The bytes of this object are not on the disk of the local cloud any more.",
                      500);
    reply.file = FileSlice{std::shared_ptr<int>(new int(descriptor),
                                                [](int *owned) {
                                                    ::close(*owned);
                                                    delete owned;
                                                }),
                           span.from, span.length};
    return reply;
}

S3Reply deleteObject(const S3Context &s3)
{
    if (const auto removed = s3.objects.removeObject(s3.bucket.name, s3.key); !removed)
        return diskError(removed.error());
    return noContent(); // also when there was none
}

S3Reply deleteObjects(const S3Context &s3)
{
    bool checked = !s3.call.request.header("content-md5").empty();
    for (const auto &[name, value] : s3.call.request.headers)
        checked = checked || name.starts_with("x-amz-checksum-") || name.starts_with("X-Amz-Checksum-") ||
                  name.starts_with("x-amz-sdk-checksum");
    if (!checked)
        return refuse("InvalidRequest", "Missing required header for this request: Content-MD5 OR x-amz-checksum-*");
    // The body goes to a file, because the same code then verifies every checksum.
    const auto file = s3.objects.newFile();
    TY_ASSIGN(const auto received, receiveBody(s3.call, s3.objects.pathOf(file)));
    pugi::xml_document document;
    const bool parsed = received.size <= kMaxPartsFile && document.load_file(s3.objects.pathOf(file).c_str());
    s3.objects.removeFile(file);
    const auto root = document.child("Delete");
    if (!parsed || !root)
        return malformedXml();
    std::vector<std::string> keys;
    for (const auto &object : root.children("Object"))
        keys.emplace_back(object.child("Key").text().get());
    if (keys.empty() || keys.size() > 1000)
        return malformedXml();
    const bool quiet = root.child("Quiet").text().as_bool();
    return s3Document("DeleteResult", [&](XmlWriter &xml) {
        for (const auto &key : keys) {
            const auto removed = s3.objects.removeObject(s3.bucket.name, key);
            if (!removed)
                xml.element("Error", [&] {
                    xml.text("Key", key).text("Code", "InternalError").text("Message", removed.error().detail);
                });
            else if (!quiet)
                xml.element("Deleted", [&] { xml.text("Key", key); });
        }
    });
}

} // namespace

std::map<std::string, std::string> storedHeaders(const HttpRequest &request)
{
    std::map<std::string, std::string> out;
    for (const auto &[name, value] : request.headers) {
        std::string key;
        for (const char c : name)
            key.push_back(c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c);
        if (key == "content-type" || key == "cache-control" || key == "content-disposition" ||
            key == "content-language" || key == "expires" || key.starts_with("x-amz-meta-"))
            out[key] = value;
        if (key == "content-encoding") {
            // "aws-chunked" is a transfer coding, not a property of the object.
            std::string kept;
            for (std::size_t at = 0; at <= value.size();) {
                const auto end = std::min(value.find(',', at), value.size());
                auto part = value.substr(at, end - at);
                part.erase(0, part.find_first_not_of(' '));
                if (!part.empty() && part != "aws-chunked")
                    kept.append(kept.empty() ? "" : ",").append(part);
                at = end + 1;
            }
            if (!kept.empty())
                out[key] = kept;
        }
    }
    return out;
}

ServiceResult<void> checkPutConditions(const S3Context &s3)
{
    const auto noneMatch = s3.call.request.header("if-none-match"), match = s3.call.request.header("if-match");
    if (noneMatch.empty() && match.empty())
        return {};
    const auto existing = s3.objects.object(s3.bucket.name, s3.key);
    if (!existing)
        return diskError(existing.error());
    if (!match.empty() && !*existing)
        return refuse("NoSuchKey", "The specified key does not exist.", 404);
    if ((noneMatch == "*" && *existing) || (!match.empty() && !namesEtag(match, (*existing)->etag)))
        return refuse("PreconditionFailed", "At least one of the pre-conditions you specified did not hold", 412);
    return {};
}

std::vector<S3Action> objectActions()
{
    using enum S3Scope;
    return {{"PutObject", Object, "PUT", "", putObject},
            {"GetObject", Object, "GET", "", getObject},
            {"HeadObject", Object, "HEAD", "", getObject},
            {"DeleteObject", Object, "DELETE", "", deleteObject},
            {"DeleteObjects", Bucket, "POST", "delete", deleteObjects}};
}

} // namespace trainyard::localcloud
