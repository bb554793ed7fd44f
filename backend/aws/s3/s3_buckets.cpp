// Settings of buckets, and what has to go before one can be deleted.

#include <algorithm>

#include "backend/aws/s3/s3_client.h"
#include "backend/aws/s3/s3_parse_internal.h"
#include "backend/aws/s3/s3_request_internal.h"
#include "backend/aws/wire/paginator_internal.h"
#include "backend/core/encoding.h"
#include "backend/core/try.h"

namespace trainyard::aws {

namespace {

constexpr std::size_t kMostKeys = 1000; // of one DeleteObjects

/// XML has no such characters, not even in an encoded form.
bool fitsXml(const std::string &key)
{
    return key.find_first_not_of(' ') != std::string::npos &&
           std::ranges::all_of(key, [](char c) { return static_cast<unsigned char>(c) >= 0x20; });
}

} // namespace

/// Puts a configuration document of the bucket. S3 requires a checksum of it.
Status S3Client::configure(const char *operation, const char *subresource, const char *cliName, const char *option,
                           const std::string &bucket, std::string body, const CallContext &context)
{
    auto request =
        s3::request(operation, "PUT", bucket, "", cliName, {option, "file://" + std::string(subresource) + ".xml"});
    request.query = {{subresource, std::nullopt}};
    request.headers = {{"Content-Type", "application/xml"}, {"Content-MD5", base64Encode(md5(asBytes(body)))}};
    request.body = std::move(body);
    const auto reply = send(request, context);
    return reply ? Status() : fail(reply.error());
}

Status S3Client::blockPublicAccess(const std::string &bucket, const CallContext &context)
{
    return configure("PutPublicAccessBlock", "publicAccessBlock", "put-public-access-block",
                     "--public-access-block-configuration", bucket, s3::publicAccessBlockDocument(), context);
}

Status S3Client::encryptByDefault(const std::string &bucket, const CallContext &context)
{
    return configure("PutBucketEncryption", "encryption", "put-bucket-encryption",
                     "--server-side-encryption-configuration", bucket, s3::encryptionDocument(), context);
}

Status S3Client::tagBucket(const std::string &bucket, const std::map<std::string, std::string> &tags,
                           const CallContext &context)
{
    return configure("PutBucketTagging", "tagging", "put-bucket-tagging", "--tagging", bucket,
                     s3::taggingDocument(tags), context);
}

Status S3Client::abortUploadsAfter(const std::string &bucket, int days, const CallContext &context)
{
    auto existing =
        s3::request("GetBucketLifecycleConfiguration", "GET", bucket, "", "get-bucket-lifecycle-configuration");
    existing.query = {{"lifecycle", std::nullopt}};
    const auto rules = send(existing, context);
    if (rules)
        return {};
    if (serviceCode(rules.error()) != "NoSuchLifecycleConfiguration")
        return fail(rules.error());
    return configure("PutBucketLifecycleConfiguration", "lifecycle", "put-bucket-lifecycle-configuration",
                     "--lifecycle-configuration", bucket, s3::abortUploadsDocument(days), context);
}

/// Whether the bucket's block of public access takes back one way of it.
Result<bool> S3Client::isBlocked(const std::string &bucket, const char *way, const CallContext &context)
{
    auto request = s3::request("GetPublicAccessBlock", "GET", bucket, "", "get-public-access-block");
    request.query = {{"publicAccessBlock", std::nullopt}};
    const auto reply = send(request, context);
    if (!reply && serviceCode(reply.error()) == "NoSuchPublicAccessBlockConfiguration")
        return false;
    if (!reply)
        return fail(reply.error());
    TY_ASSIGN(const auto ways, xml::parse(reply->body, "PublicAccessBlockConfiguration", "s3:GetPublicAccessBlock"));
    return s3::isTrue(ways.document_element(), way);
}

Result<bool> S3Client::hasPublicPolicy(const std::string &bucket, const CallContext &context)
{
    auto request = s3::request("GetBucketPolicyStatus", "GET", bucket, "", "get-bucket-policy-status");
    request.query = {{"policyStatus", std::nullopt}};
    const auto reply = send(request, context);
    if (!reply && serviceCode(reply.error()) == "NoSuchBucketPolicy")
        return false;
    if (!reply)
        return fail(reply.error());
    TY_ASSIGN(const auto found, xml::parse(reply->body, "PolicyStatus", "s3:GetBucketPolicyStatus"));
    return s3::isTrue(found.document_element(), "IsPublic");
}

Result<bool> S3Client::hasPublicAcl(const std::string &bucket, const CallContext &context)
{
    auto request = s3::request("GetBucketAcl", "GET", bucket, "", "get-bucket-acl");
    request.query = {{"acl", std::nullopt}};
    TY_ASSIGN(const auto reply, send(request, context));
    TY_ASSIGN(const auto found, xml::parse(reply.body, "AccessControlPolicy", "s3:GetBucketAcl"));
    return s3::grantsToAnyone(found.document_element());
}

Result<bool> S3Client::isPublic(const std::string &bucket, const CallContext &context)
{
    TY_ASSIGN(const bool byPolicy, hasPublicPolicy(bucket, context));
    if (byPolicy) {
        TY_ASSIGN(const bool isRestricted, isBlocked(bucket, "RestrictPublicBuckets", context));
        if (!isRestricted)
            return true;
    }
    TY_ASSIGN(const bool byAcl, hasPublicAcl(bucket, context));
    if (!byAcl)
        return false;
    TY_ASSIGN(const bool isIgnored, isBlocked(bucket, "IgnorePublicAcls", context));
    return !isIgnored;
}

Result<std::vector<ObjectVersion>> S3Client::listObjectVersions(const std::string &bucket, const CallContext &context)
{
    std::vector<ObjectVersion> versions;
    s3::VersionMarker marker;
    const auto done = paginate("s3:ListObjectVersions", [&](const std::string &) -> Result<std::string> {
        auto request = s3::request("ListObjectVersions", "GET", bucket, "", "list-object-versions");
        request.query = {{"versions", std::nullopt}, {"encoding-type", "url"}, {"max-keys", "1000"}};
        if (!marker.key.empty()) {
            request.query.emplace_back("key-marker", marker.key);
            if (!marker.versionId.empty())
                request.query.emplace_back("version-id-marker", marker.versionId);
        }
        TY_ASSIGN(const auto reply, send(request, context));
        TY_ASSIGN(const auto document, xml::parse(reply.body, "ListVersionsResult", "s3:ListObjectVersions"));
        TY_ASSIGN(marker, s3::parseVersions(document.document_element(), versions));
        return marker.key + (marker.versionId.empty() ? "" : "\n" + marker.versionId);
    });
    if (!done)
        return fail(done.error());
    return versions;
}

Status S3Client::deleteObjects(const std::string &bucket, const std::vector<ObjectVersion> &objects,
                               const CallContext &context)
{
    std::vector<ObjectVersion> page;
    const auto sendPage = [&]() -> Status {
        if (page.empty())
            return {};
        auto request =
            s3::request("DeleteObjects", "POST", bucket, "", "delete-objects", {"--delete", "file://objects.json"});
        request.query = {{"delete", std::nullopt}};
        request.body = s3::deleteDocument(page);
        request.headers = {{"Content-Type", "application/xml"},
                           {"Content-MD5", base64Encode(md5(asBytes(request.body)))}};
        page.clear();
        TY_ASSIGN(const auto reply, send(request, context));
        TY_ASSIGN(const auto document, xml::parse(reply.body, "DeleteResult", "s3:DeleteObjects"));
        return s3::firstDeleteError(document.document_element());
    };
    for (const ObjectVersion &object : objects) {
        if (!fitsXml(object.key) && object.versionId.empty()) {
            TY_TRY(deleteObject(bucket, object.key, context));
            continue;
        }
        page.push_back(object);
        if (page.size() == kMostKeys) {
            TY_TRY(sendPage());
        }
    }
    return sendPage();
}

Result<std::vector<OpenUpload>> S3Client::listMultipartUploads(const std::string &bucket, const CallContext &context)
{
    std::vector<OpenUpload> uploads;
    OpenUpload marker;
    const auto done = paginate("s3:ListMultipartUploads", [&](const std::string &) -> Result<std::string> {
        auto request = s3::request("ListMultipartUploads", "GET", bucket, "", "list-multipart-uploads");
        request.query = {{"uploads", std::nullopt}, {"encoding-type", "url"}, {"max-uploads", "1000"}};
        if (!marker.key.empty()) {
            request.query.emplace_back("key-marker", marker.key);
            request.query.emplace_back("upload-id-marker", marker.uploadId);
        }
        TY_ASSIGN(const auto reply, send(request, context));
        TY_ASSIGN(const auto document, xml::parse(reply.body, "ListMultipartUploadsResult", "s3:ListMultipartUploads"));
        TY_ASSIGN(marker, s3::parseUploads(document.document_element(), uploads));
        return marker.key + (marker.key.empty() ? "" : "\n" + marker.uploadId);
    });
    if (!done)
        return fail(done.error());
    return uploads;
}

} // namespace trainyard::aws
