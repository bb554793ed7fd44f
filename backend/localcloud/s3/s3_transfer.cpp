#include <fcntl.h>
#include <pugixml.hpp>
#include <unistd.h>

#include "backend/core/encoding.h"
#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_model.h"
#include "backend/localcloud/s3/s3_body.h"
#include "backend/localcloud/s3/s3_objects.h"
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

} // namespace

std::int64_t nowMillis()
{
    return toMillis(SystemClock::instance().now());
}

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

ServiceResult<void> S3Service::checkPutConditions(const S3Call &call, const BucketRecord &bucket,
                                                  const std::string &key)
{
    const auto noneMatch = call.request.header("if-none-match"), match = call.request.header("if-match");
    if (noneMatch.empty() && match.empty())
        return {};
    const auto existing = m_objects->object(bucket.name, key);
    if (!existing)
        return diskError(existing.error());
    if (!match.empty() && !*existing)
        return refuse("NoSuchKey", "The specified key does not exist.", 404);
    if ((noneMatch == "*" && *existing) || (!match.empty() && !namesEtag(match, (*existing)->etag)))
        return refuse("PreconditionFailed", "At least one of the pre-conditions you specified did not hold", 412);
    return {};
}

S3Service::Reply S3Service::putObject(const S3Call &call, const BucketRecord &bucket, const std::string &key)
{
    TY_TRY(checkPutConditions(call, bucket, key));
    ObjectRecord object;
    object.key = key;
    object.file = m_objects->newFile();
    TY_ASSIGN(const auto received, receiveBody(call, m_objects->pathOf(object.file)));
    object.size = received.size;
    object.etag = quoted(received.md5Hex);
    object.modified = nowMillis();
    object.headers = storedHeaders(call.request);
    object.headers.insert(received.checksums.begin(), received.checksums.end());
    // Checked again: another writer may have finished while this body was received.
    if (const auto fine = checkPutConditions(call, bucket, key); !fine) {
        m_objects->removeFile(object.file);
        return tl::unexpected(fine.error());
    }
    if (const auto kept = m_objects->putObject(bucket.name, object); !kept) {
        m_objects->removeFile(object.file);
        return diskError(kept.error());
    }
    HttpReply reply;
    reply.headers.emplace_back("ETag", object.etag);
    for (const auto &[name, value] : received.checksums)
        reply.headers.emplace_back(name, value);
    return reply;
}

S3Service::Reply S3Service::getObject(const S3Call &call, const BucketRecord &bucket, const std::string &key)
{
    const auto &request = call.request;
    const auto found = m_objects->object(bucket.name, key);
    if (!found)
        return diskError(found.error());
    if (!*found)
        return tl::unexpected(ServiceError{"NoSuchKey", "The specified key does not exist.", 404, {{"Key", key}}});
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
    const int descriptor = ::open(m_objects->pathOf(object.file).c_str(), O_RDONLY | O_CLOEXEC);
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

S3Service::Reply S3Service::deleteObject(const BucketRecord &bucket, const std::string &key)
{
    if (const auto removed = m_objects->removeObject(bucket.name, key); !removed)
        return diskError(removed.error());
    return noContent(); // also when there was none
}

S3Service::Reply S3Service::deleteObjects(const S3Call &call, const BucketRecord &bucket)
{
    const auto malformed = refuse(
        "MalformedXML", "The XML you provided was not well-formed or did not validate against our published schema");
    bool checked = !call.request.header("content-md5").empty();
    for (const auto &[name, value] : call.request.headers)
        checked = checked || name.starts_with("x-amz-checksum-") || name.starts_with("X-Amz-Checksum-") ||
                  name.starts_with("x-amz-sdk-checksum");
    if (!checked)
        return refuse("InvalidRequest", "Missing required header for this request: Content-MD5 OR x-amz-checksum-*");
    // The body goes to a file, because the same code then verifies every checksum.
    const auto file = m_objects->newFile();
    TY_ASSIGN(const auto received, receiveBody(call, m_objects->pathOf(file)));
    pugi::xml_document document;
    const bool parsed = received.size <= kMaxPartsFile && document.load_file(m_objects->pathOf(file).c_str());
    m_objects->removeFile(file);
    const auto root = document.child("Delete");
    if (!parsed || !root)
        return malformed;
    std::vector<std::string> keys;
    for (const auto &object : root.children("Object"))
        keys.emplace_back(object.child("Key").text().get());
    if (keys.empty() || keys.size() > 1000)
        return malformed;
    const bool quiet = root.child("Quiet").text().as_bool();
    return s3Document("DeleteResult", [&](XmlWriter &xml) {
        for (const auto &key : keys) {
            const auto removed = m_objects->removeObject(bucket.name, key);
            if (!removed)
                xml.element("Error", [&] {
                    xml.text("Key", key).text("Code", "InternalError").text("Message", removed.error().detail);
                });
            else if (!quiet)
                xml.element("Deleted", [&] { xml.text("Key", key); });
        }
    });
}

} // namespace trainyard::localcloud
