#include <algorithm>
#include <charconv>
#include <tuple>

#include <pugixml.hpp>

#include "backend/core/encoding.h"
#include "backend/core/try.h"
#include "backend/localcloud/ec2/catalog/ec2_catalog.h"
#include "backend/localcloud/ec2/ec2_model.h"
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

S3Reply listBuckets(const S3Context &s3)
{
    const auto all = s3.objects.buckets();
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

S3Reply createBucket(const S3Context &s3)
{
    const auto &name = s3.bucket.name;
    const auto body = readWholeBody(s3.call.request, kMaxBucketRequest);
    if (!body)
        return malformedXml();
    std::string wanted;
    if (!body->empty()) {
        pugi::xml_document document;
        if (!document.load_buffer(body->data(), body->size()))
            return malformedXml();
        wanted = document.first_child().child("LocationConstraint").text().get();
        if (wanted == "EU")
            wanted = "eu-west-1";
    }
    const auto &region = s3.call.identity.region;
    if (!wanted.empty() && (!isRegion(wanted) || wanted == "us-east-1"))
        return refuse("InvalidLocationConstraint", "The specified location-constraint is not valid");
    if (wanted.empty() ? region != "us-east-1" : region != "us-east-1" && wanted != region)
        return refuse("IllegalLocationConstraintException",
                      "The " + (wanted.empty() ? "unspecified" : wanted) +
                          " location constraint is incompatible for the region specific "
                          "endpoint this request was sent to.");
    const auto existing = s3.objects.bucket(name);
    if (!existing)
        return diskError(existing.error());
    const auto target = wanted.empty() ? region : wanted;
    // As at AWS, an existing own bucket in us-east-1 may be created again.
    if (*existing && !((*existing)->region == "us-east-1" && target == "us-east-1"))
        return refuse("BucketAlreadyOwnedByYou",
                      "Your previous request to create the named bucket succeeded and you already own it.", 409);
    if (const auto made = s3.objects.addBucket({name, target, nowMillis()}); !made)
        return diskError(made.error());
    HttpReply reply;
    reply.headers.emplace_back("Location", "/" + name);
    return reply;
}

S3Reply deleteBucket(const S3Context &s3)
{
    const auto empty = s3.objects.bucketIsEmpty(s3.bucket.name);
    if (!empty)
        return diskError(empty.error());
    if (!*empty)
        return refuse("BucketNotEmpty", "The bucket you tried to delete is not empty", 409);
    if (const auto removed = s3.objects.removeBucket(s3.bucket.name); !removed)
        return diskError(removed.error());
    for (const auto &setting : kBucketSettings)
        (void)s3.objects.putSetting(s3.bucket.name, setting.subresource, {});
    return noContent();
}

S3Reply putSetting(const S3Context &s3)
{
    const auto body = readWholeBody(s3.call.request, kMaxBucketRequest);
    pugi::xml_document document;
    if (!body || !document.load_buffer(body->data(), body->size()) ||
        std::string_view(document.document_element().name()) != s3.setting->root)
        return malformedXml();
    if (s3.call.request.header("content-md5").empty() && s3.call.request.header("x-amz-sdk-checksum-algorithm").empty())
        return refuse("InvalidRequest", "Missing required header for this request: Content-MD5");
    if (const auto kept = s3.objects.putSetting(s3.bucket.name, s3.setting->subresource, *body); !kept)
        return diskError(kept.error());
    return noContent();
}

S3Reply getSetting(const S3Context &s3)
{
    const auto kept = s3.objects.setting(s3.bucket.name, s3.setting->subresource);
    if (!kept)
        return diskError(kept.error());
    if (kept->empty())
        return refuse(s3.setting->missing, "The bucket has no such configuration", 404);
    HttpReply reply;
    reply.contentType = "application/xml";
    reply.body = *kept;
    return reply;
}

S3Reply headBucket(const S3Context &s3)
{
    HttpReply reply;
    reply.headers.emplace_back("x-amz-bucket-region", s3.bucket.region);
    const auto &asked = s3.call.identity.region;
    if (!asked.empty() && asked != s3.bucket.region)
        reply.status = 301; // as S3 answers at the endpoint of another region
    return reply;
}

S3Reply bucketLocation(const S3Context &s3)
{
    return s3Document("LocationConstraint", [&](XmlWriter &xml) {
        if (s3.bucket.region != "us-east-1")
            xml.raw(s3.bucket.region);
    });
}

S3Reply bucketVersioning(const S3Context &)
{
    return s3Document("VersioningConfiguration", [](XmlWriter &) {});
}

/// The parameters of ListObjects and ListObjectsV2.
struct ListRequest {
    bool second = false; ///< ListObjectsV2
    std::string prefix, delimiter, encoding, start;
    int limit = 1000;

    std::string shown(const std::string &key) const { return encoding.empty() ? key : percentEncode(key, true); }
};

ServiceResult<ListRequest> readListRequest(const HttpRequest &request)
{
    ListRequest out;
    out.second = request.queryValue("list-type") == "2";
    out.prefix = request.queryValue("prefix");
    out.delimiter = request.queryValue("delimiter");
    out.encoding = request.queryValue("encoding-type");
    if (!out.encoding.empty() && out.encoding != "url")
        return refuse("InvalidArgument", "Invalid Encoding Method specified in Request");
    if (const auto text = request.queryValue("max-keys"); !text.empty()) {
        const auto read = std::from_chars(text.data(), text.data() + text.size(), out.limit);
        if (read.ec != std::errc() || read.ptr != text.data() + text.size() || out.limit < 0)
            return refuse("InvalidArgument", "Provided max-keys not an integer or within integer range");
        out.limit = std::min(out.limit, 1000);
    }
    out.start = request.queryValue(out.second ? "start-after" : "marker");
    if (const auto token = request.queryValue("continuation-token"); out.second && !token.empty()) {
        const auto decoded = base64Decode(token);
        if (!decoded)
            return refuse("InvalidArgument", "The continuation token provided is incorrect");
        out.start.assign(reinterpret_cast<const char *>(decoded->data()), decoded->size());
    }
    return out;
}

/// Collects one page of a listing.
Result<Listing> collect(const S3Context &s3, const ListRequest &request)
{
    const auto &[prefix, delimiter] = std::tie(request.prefix, request.delimiter);
    Listing listing;
    // `cursor` skips a complete common prefix at once, so a listing of folders does not read their content.
    std::string cursor = request.start;
    bool inclusive = false;
    const bool startsInPrefix = !delimiter.empty() && cursor.size() > prefix.size() && cursor.starts_with(prefix) &&
                                cursor.ends_with(delimiter);
    if (startsInPrefix) {
        cursor = afterPrefix(request.start);
        inclusive = true;
    }
    if (cursor < prefix) {
        cursor = prefix;
        inclusive = true;
    }
    for (bool more = !(startsInPrefix && cursor.empty()) && request.limit > 0; more;) {
        TY_ASSIGN(const auto batch, s3.objects.objectsFrom(s3.bucket.name, cursor, inclusive, request.limit + 1));
        more = false;
        for (const auto &object : batch) {
            if (!object.key.starts_with(prefix))
                break;
            if (int(listing.objects.size() + listing.prefixes.size()) >= request.limit) {
                listing.truncated = true;
                break;
            }
            const auto at = delimiter.empty() ? std::string::npos : object.key.find(delimiter, prefix.size());
            if (at == std::string::npos) {
                listing.last = cursor = object.key;
                inclusive = false;
                listing.objects.push_back(object);
                more = &object == &batch.back();
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
    return listing;
}

S3Reply listObjects(const S3Context &s3)
{
    TY_ASSIGN(const auto request, readListRequest(s3.call.request));
    const auto listing = collect(s3, request);
    if (!listing)
        return diskError(listing.error());
    const auto given = [&](const char *name) { return s3.call.request.queryValue(name); };
    return s3Document("ListBucketResult", [&](XmlWriter &xml) {
        xml.text("Name", s3.bucket.name).text("Prefix", request.shown(request.prefix));
        xml.number("MaxKeys", request.limit).optional("Delimiter", request.shown(request.delimiter));
        xml.optional("EncodingType", request.encoding).boolean("IsTruncated", listing->truncated);
        if (request.second) {
            xml.number("KeyCount", std::int64_t(listing->objects.size() + listing->prefixes.size()));
            xml.optional("StartAfter", request.shown(given("start-after")));
            xml.optional("ContinuationToken", given("continuation-token"));
            if (listing->truncated)
                xml.text("NextContinuationToken", base64Encode(asBytes(listing->last)));
        } else {
            xml.text("Marker", request.shown(given("marker")));
            if (listing->truncated && !request.delimiter.empty())
                xml.text("NextMarker", request.shown(listing->last));
        }
        for (const auto &object : listing->objects) {
            xml.element("Contents", [&] {
                xml.text("Key", request.shown(object.key)).text("LastModified", millisToIso(object.modified));
                xml.text("ETag", object.etag).number("Size", std::int64_t(object.size));
                xml.text("StorageClass", "STANDARD");
                if (!request.second || given("fetch-owner") == "true")
                    writeOwner(xml, "Owner");
            });
        }
        for (const auto &common : listing->prefixes)
            xml.element("CommonPrefixes", [&] { xml.text("Prefix", request.shown(common)); });
    });
}

/// No bucket has versioning here: each object is its only version, "null".
S3Reply listVersions(const S3Context &s3)
{
    constexpr int kPage = 1000;
    const auto marker = s3.call.request.queryValue("key-marker"), prefix = s3.call.request.queryValue("prefix");
    const auto from = std::max(marker, prefix);
    auto found = s3.objects.objectsFrom(s3.bucket.name, from, from != marker || marker.empty(), kPage + 1);
    if (!found)
        return diskError(found.error());
    std::erase_if(*found, [&](const ObjectRecord &object) { return !object.key.starts_with(prefix); });
    const bool isTruncated = found->size() > std::size_t(kPage);
    if (isTruncated)
        found->resize(std::size_t(kPage));
    const bool url = s3.call.request.queryValue("encoding-type") == "url";
    const auto shown = [&](const std::string &key) { return url ? percentEncode(key, true) : key; };
    return s3Document("ListVersionsResult", [&](XmlWriter &xml) {
        xml.text("Name", s3.bucket.name).text("Prefix", shown(prefix)).number("MaxKeys", kPage);
        xml.optional("EncodingType", url ? "url" : "").boolean("IsTruncated", isTruncated);
        if (isTruncated)
            xml.text("NextKeyMarker", shown(found->back().key)).text("NextVersionIdMarker", "null");
        for (const auto &object : *found)
            xml.element("Version", [&] {
                xml.text("Key", shown(object.key)).text("VersionId", "null").boolean("IsLatest", true);
                xml.text("LastModified", millisToIso(object.modified)).text("ETag", object.etag);
                xml.number("Size", std::int64_t(object.size)).text("StorageClass", "STANDARD");
                writeOwner(xml, "Owner");
            });
    });
}

S3Reply listUploads(const S3Context &s3)
{
    const auto all = s3.objects.uploads(s3.bucket.name);
    if (!all)
        return diskError(all.error());
    const auto prefix = s3.call.request.queryValue("prefix");
    const bool url = s3.call.request.queryValue("encoding-type") == "url";
    return s3Document("ListMultipartUploadsResult", [&](XmlWriter &xml) {
        xml.text("Bucket", s3.bucket.name)
            .text("Prefix", prefix)
            .number("MaxUploads", 1000)
            .boolean("IsTruncated", false);
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

} // namespace

std::vector<S3Action> bucketActions()
{
    using enum S3Scope;
    return {{"ListBuckets", Account, "GET", "", listBuckets, false},
            {"CreateBucket", Bucket, "PUT", "", createBucket, false},
            {"HeadBucket", Bucket, "HEAD", "", headBucket},
            {"DeleteBucket", Bucket, "DELETE", "", deleteBucket},
            {"GetBucketLocation", Bucket, "GET", "location", bucketLocation},
            {"GetBucketVersioning", Bucket, "GET", "versioning", bucketVersioning},
            {"GetPublicAccessBlock", Bucket, "GET", "publicAccessBlock", getSetting},
            {"PutPublicAccessBlock", Bucket, "PUT", "publicAccessBlock", putSetting},
            {"GetBucketEncryption", Bucket, "GET", "encryption", getSetting},
            {"PutBucketEncryption", Bucket, "PUT", "encryption", putSetting},
            {"GetBucketLifecycleConfiguration", Bucket, "GET", "lifecycle", getSetting},
            {"PutBucketLifecycleConfiguration", Bucket, "PUT", "lifecycle", putSetting},
            {"GetBucketTagging", Bucket, "GET", "tagging", getSetting},
            {"PutBucketTagging", Bucket, "PUT", "tagging", putSetting},
            {"ListMultipartUploads", Bucket, "GET", "uploads", listUploads},
            {"ListObjectVersions", Bucket, "GET", "versions", listVersions},
            {"ListObjectsV2", Bucket, "GET", "list-type=2", listObjects},
            {"ListObjects", Bucket, "GET", "", listObjects}};
}

} // namespace trainyard::localcloud
