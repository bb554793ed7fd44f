#include <algorithm>
#include <charconv>

#include <pugixml.hpp>

#include "backend/core/encoding.h"
#include "backend/localcloud/ec2/ec2_catalog.h"
#include "backend/localcloud/ec2/ec2_model.h"
#include "backend/localcloud/s3/s3_objects.h"
#include "backend/localcloud/s3/s3_wire.h"

namespace trainyard::localcloud {
namespace {

constexpr std::size_t kMaxBucketRequest = 1u << 20;

void writeOwner(XmlWriter &xml, const char *tag)
{
    xml.element(tag, [&] { xml.text("ID", "localcloud").text("DisplayName", "localcloud"); });
}

/// The smallest key that is greater than every key with this prefix; empty when there is none.
std::string afterPrefix(std::string prefix)
{
    while (!prefix.empty()) {
        if (static_cast<unsigned char>(prefix.back()) < 0xff) {
            prefix.back() = char(static_cast<unsigned char>(prefix.back()) + 1);
            return prefix;
        }
        prefix.pop_back();
    }
    return {};
}

struct Listing {
    std::vector<ObjectRecord> objects;
    std::vector<std::string> prefixes;
    bool truncated = false;
    std::string last; ///< the last key or common prefix of the page
};

} // namespace

S3Service::Reply S3Service::listBuckets()
{
    const auto all = m_objects->buckets();
    if (!all)
        return diskError(all.error());
    return s3Document("ListAllMyBucketsResult", [&](XmlWriter &xml) {
        writeOwner(xml, "Owner");
        xml.element("Buckets", [&] {
            for (const auto &bucket : *all)
                xml.element("Bucket", [&] {
                    xml.text("Name", bucket.name)
                        .text("CreationDate", millisToIso(bucket.created))
                        .text("BucketRegion", bucket.region);
                });
        });
    });
}

S3Service::Reply S3Service::createBucket(const S3Call &call, const std::string &name)
{
    const auto body = readWholeBody(call.request, kMaxBucketRequest);
    if (!body)
        return refuse("MalformedXML",
                      "The XML you provided was not well-formed or did not validate against our published schema");
    std::string wanted;
    if (!body->empty()) {
        pugi::xml_document document;
        if (!document.load_buffer(body->data(), body->size()))
            return refuse("MalformedXML",
                          "The XML you provided was not well-formed or did not validate against our published schema");
        wanted = document.first_child().child("LocationConstraint").text().get();
        if (wanted == "EU")
            wanted = "eu-west-1";
    }
    const auto &region = call.identity.region;
    if (!wanted.empty() && (!isRegion(wanted) || wanted == "us-east-1"))
        return refuse("InvalidLocationConstraint", "The specified location-constraint is not valid");
    if (wanted.empty() ? region != "us-east-1" : region != "us-east-1" && wanted != region)
        return refuse("IllegalLocationConstraintException",
                      "The " + (wanted.empty() ? "unspecified" : wanted) +
                          " location constraint is incompatible for the region specific "
                          "endpoint this request was sent to.");
    const auto existing = m_objects->bucket(name);
    if (!existing)
        return diskError(existing.error());
    const auto target = wanted.empty() ? region : wanted;
    // As at AWS, an existing own bucket in us-east-1 may be created again.
    if (*existing && !((*existing)->region == "us-east-1" && target == "us-east-1"))
        return refuse("BucketAlreadyOwnedByYou",
                      "Your previous request to create the named bucket succeeded and you already own it.", 409);
    if (const auto made = m_objects->addBucket({name, target, nowMillis()}); !made)
        return diskError(made.error());
    HttpReply reply;
    reply.headers.emplace_back("Location", "/" + name);
    return reply;
}

S3Service::Reply S3Service::deleteBucket(const BucketRecord &bucket)
{
    const auto empty = m_objects->bucketIsEmpty(bucket.name);
    if (!empty)
        return diskError(empty.error());
    if (!*empty)
        return refuse("BucketNotEmpty", "The bucket you tried to delete is not empty", 409);
    if (const auto removed = m_objects->removeBucket(bucket.name); !removed)
        return diskError(removed.error());
    for (const auto &setting : kBucketSettings)
        (void)m_objects->putSetting(bucket.name, setting.subresource, {});
    return noContent();
}

S3Service::Reply S3Service::putSetting(const S3Call &call, const BucketRecord &bucket, const BucketSetting &setting)
{
    const auto body = readWholeBody(call.request, kMaxBucketRequest);
    pugi::xml_document document;
    if (!body || !document.load_buffer(body->data(), body->size()) ||
        std::string_view(document.document_element().name()) != setting.root)
        return refuse("MalformedXML",
                      "The XML you provided was not well-formed or did not validate against our published schema");
    if (call.request.header("content-md5").empty() && call.request.header("x-amz-sdk-checksum-algorithm").empty())
        return refuse("InvalidRequest", "Missing required header for this request: Content-MD5");
    if (const auto kept = m_objects->putSetting(bucket.name, setting.subresource, *body); !kept)
        return diskError(kept.error());
    return noContent();
}

S3Service::Reply S3Service::getSetting(const BucketRecord &bucket, const BucketSetting &setting)
{
    const auto kept = m_objects->setting(bucket.name, setting.subresource);
    if (!kept)
        return diskError(kept.error());
    if (kept->empty())
        return refuse(setting.missing, "The bucket has no such configuration", 404);
    HttpReply reply;
    reply.contentType = "application/xml";
    reply.body = *kept;
    return reply;
}

S3Service::Reply S3Service::bucketLocation(const BucketRecord &bucket)
{
    auto reply = s3Document("LocationConstraint", [&](XmlWriter &xml) {
        if (bucket.region != "us-east-1")
            xml.raw(bucket.region);
    });
    return reply;
}

S3Service::Reply S3Service::listObjects(const S3Call &call, const BucketRecord &bucket)
{
    const auto &request = call.request;
    const bool second = request.queryValue("list-type") == "2";
    const auto prefix = request.queryValue("prefix"), delimiter = request.queryValue("delimiter");
    const auto encoding = request.queryValue("encoding-type");
    if (!encoding.empty() && encoding != "url")
        return refuse("InvalidArgument", "Invalid Encoding Method specified in Request");
    int limit = 1000;
    if (const auto text = request.queryValue("max-keys"); !text.empty()) {
        const auto read = std::from_chars(text.data(), text.data() + text.size(), limit);
        if (read.ec != std::errc() || read.ptr != text.data() + text.size() || limit < 0)
            return refuse("InvalidArgument", "Provided max-keys not an integer or within integer range");
        limit = std::min(limit, 1000);
    }
    auto start = request.queryValue(second ? "start-after" : "marker");
    if (const auto token = request.queryValue("continuation-token"); second && !token.empty()) {
        const auto decoded = base64Decode(token);
        if (!decoded)
            return refuse("InvalidArgument", "The continuation token provided is incorrect");
        start.assign(reinterpret_cast<const char *>(decoded->data()), decoded->size());
    }

    // `cursor` skips a complete common prefix at once, so a listing of folders does not read their content.
    Listing listing;
    std::string cursor = start;
    bool inclusive = false;
    const bool startsInPrefix =
        !delimiter.empty() && start.size() > prefix.size() && start.starts_with(prefix) && start.ends_with(delimiter);
    if (startsInPrefix) {
        cursor = afterPrefix(start);
        inclusive = true;
    }
    if (cursor < prefix) {
        cursor = prefix;
        inclusive = true;
    }
    for (bool more = !(startsInPrefix && cursor.empty()) && limit > 0; more;) {
        const auto batch = m_objects->objectsFrom(bucket.name, cursor, inclusive, limit + 1);
        if (!batch)
            return diskError(batch.error());
        more = false;
        for (const auto &object : *batch) {
            if (!object.key.starts_with(prefix))
                break;
            const auto at = delimiter.empty() ? std::string::npos : object.key.find(delimiter, prefix.size());
            if (int(listing.objects.size() + listing.prefixes.size()) >= limit) {
                listing.truncated = true;
                break;
            }
            if (at == std::string::npos) {
                listing.last = cursor = object.key;
                inclusive = false;
                listing.objects.push_back(object);
                more = &object == &batch->back();
                continue;
            }
            listing.prefixes.push_back(object.key.substr(0, at + delimiter.size()));
            listing.last = listing.prefixes.back();
            cursor = afterPrefix(listing.last);
            inclusive = true;
            more = !cursor.empty();
            break;
        }
    }

    const auto shown = [&](const std::string &key) { return encoding.empty() ? key : percentEncode(key, true); };
    return s3Document("ListBucketResult", [&](XmlWriter &xml) {
        xml.text("Name", bucket.name).text("Prefix", shown(prefix)).number("MaxKeys", limit);
        xml.optional("Delimiter", shown(delimiter))
            .optional("EncodingType", encoding)
            .boolean("IsTruncated", listing.truncated);
        if (second) {
            xml.number("KeyCount", std::int64_t(listing.objects.size() + listing.prefixes.size()));
            xml.optional("StartAfter", shown(request.queryValue("start-after")));
            xml.optional("ContinuationToken", request.queryValue("continuation-token"));
            if (listing.truncated)
                xml.text("NextContinuationToken", base64Encode(asBytes(listing.last)));
        } else {
            xml.text("Marker", shown(request.queryValue("marker")));
            if (listing.truncated && !delimiter.empty())
                xml.text("NextMarker", shown(listing.last));
        }
        for (const auto &object : listing.objects) {
            xml.element("Contents", [&] {
                xml.text("Key", shown(object.key))
                    .text("LastModified", millisToIso(object.modified))
                    .text("ETag", object.etag);
                xml.number("Size", std::int64_t(object.size)).text("StorageClass", "STANDARD");
                if (!second || request.queryValue("fetch-owner") == "true")
                    writeOwner(xml, "Owner");
            });
        }
        for (const auto &common : listing.prefixes)
            xml.element("CommonPrefixes", [&] { xml.text("Prefix", shown(common)); });
    });
}

S3Service::Reply S3Service::listUploads(const S3Call &call, const BucketRecord &bucket)
{
    const auto all = m_objects->uploads(bucket.name);
    if (!all)
        return diskError(all.error());
    const auto prefix = call.request.queryValue("prefix");
    const bool url = call.request.queryValue("encoding-type") == "url";
    return s3Document("ListMultipartUploadsResult", [&](XmlWriter &xml) {
        xml.text("Bucket", bucket.name).text("Prefix", prefix).number("MaxUploads", 1000).boolean("IsTruncated", false);
        if (url)
            xml.text("EncodingType", "url");
        for (const auto &upload : *all) {
            if (!upload.key.starts_with(prefix))
                continue;
            xml.element("Upload", [&] {
                xml.text("Key", url ? percentEncode(upload.key, true) : upload.key).text("UploadId", upload.id);
                writeOwner(xml, "Initiator");
                writeOwner(xml, "Owner");
                xml.text("StorageClass", "STANDARD").text("Initiated", millisToIso(upload.started));
            });
        }
    });
}

} // namespace trainyard::localcloud
