#include "backend/localcloud/s3/s3_service.h"

#include "backend/core/try.h"
#include "backend/localcloud/s3/s3_objects.h"
#include "backend/localcloud/s3/s3_wire.h"

namespace trainyard::localcloud {
namespace {

struct Target {
    std::string bucket, key;
};

/// Path style: /BUCKET/KEY. The key is everything after the second slash, unchanged.
Target targetOf(const HttpRequest &request)
{
    const auto path = request.path.empty() ? std::string() : request.path.substr(1);
    const auto slash = path.find('/');
    return {path.substr(0, slash), slash == std::string::npos ? std::string() : path.substr(slash + 1)};
}

/// AWS's subresources that do not exist here: rejected, because silence would suggest that, for example, a policy is in
/// force.
constexpr const char *kUnimplemented[] = {
    "acl",         "accelerate",     "analytics",    "cors",        "intelligent-tiering", "inventory", "lifecycle",
    "logging",     "metrics",        "notification", "object-lock", "ownershipControls",   "policy",    "policyStatus",
    "replication", "requestPayment", "restore",      "retention",   "legal-hold",          "select",    "torrent",
    "versions",    "website",        "attributes",   "versionId"};

std::string objectOperation(const HttpRequest &request)
{
    const auto &method = request.method;
    for (const auto &setting : kBucketSettings) {
        if (request.hasQuery(setting.subresource))
            return "Unknown"; // only for a bucket
    }
    const bool upload = request.hasQuery("uploadId");
    if (method == "GET")
        return upload ? "ListParts" : "GetObject";
    if (method == "HEAD")
        return "HeadObject";
    if (method == "PUT" && !request.header("x-amz-copy-source").empty())
        return "Unknown"; // CopyObject and UploadPartCopy
    if (method == "PUT")
        return upload ? "UploadPart" : "PutObject";
    if (method == "DELETE")
        return upload ? "AbortMultipartUpload" : "DeleteObject";
    if (method == "POST")
        return upload ? "CompleteMultipartUpload" : request.hasQuery("uploads") ? "CreateMultipartUpload" : "Unknown";
    return "Unknown";
}

std::string bucketOperation(const HttpRequest &request)
{
    const auto &method = request.method;
    for (const auto &setting : kBucketSettings) {
        if (request.hasQuery(setting.subresource))
            return method == "PUT"   ? std::string("Put") + setting.name
                   : method == "GET" ? std::string("Get") + setting.name
                                     : "Unknown";
    }
    if (method == "GET")
        return request.hasQuery("location")             ? "GetBucketLocation"
               : request.hasQuery("uploads")            ? "ListMultipartUploads"
               : request.hasQuery("versioning")         ? "GetBucketVersioning"
               : request.queryValue("list-type") == "2" ? "ListObjectsV2"
                                                        : "ListObjects";
    if (method == "HEAD")
        return "HeadBucket";
    if (method == "PUT")
        return "CreateBucket";
    if (method == "DELETE")
        return "DeleteBucket";
    return method == "POST" && request.hasQuery("delete") ? "DeleteObjects" : "Unknown";
}

bool isBucketName(const std::string &name)
{
    if (name.size() < 3 || name.size() > 63 || name.find("..") != std::string::npos)
        return false;
    const auto edge = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
    for (const char c : name) {
        if (!edge(c) && c != '-' && c != '.')
            return false;
    }
    return edge(name.front()) && edge(name.back());
}

} // namespace

S3Service::S3Service(std::unique_ptr<S3Objects> objects)
    : m_objects(std::move(objects))
{
}

S3Service::~S3Service() = default;

Result<std::unique_ptr<S3Service>> S3Service::open(Store &store, const std::filesystem::path &folder)
{
    TY_ASSIGN(auto objects, S3Objects::open(store, folder));
    return std::unique_ptr<S3Service>(new S3Service(std::move(objects)));
}

std::string S3Service::operationName(const HttpRequest &request)
{
    const auto target = targetOf(request);
    for (const char *name : kUnimplemented) {
        if (request.hasQuery(name))
            return "Unknown";
    }
    if (target.bucket.empty())
        return request.method == "GET" ? "ListBuckets" : "Unknown";
    return target.key.empty() ? bucketOperation(request) : objectOperation(request);
}

ServiceResult<HttpReply> S3Service::handle(const S3Call &call)
{
    const auto operation = operationName(call.request);
    if (operation == "Unknown")
        return refuse("NotImplemented",
                      "A header or query you provided implies functionality that the local cloud does not implement",
                      501);
    if (operation == "ListBuckets")
        return listBuckets();
    const auto [name, key] = targetOf(call.request);
    if (!isBucketName(name))
        return refuse("InvalidBucketName", "The specified bucket is not valid.");
    if (operation == "CreateBucket")
        return createBucket(call, name);
    if (key.size() > 1024)
        return refuse("KeyTooLongError", "Your key is too long");
    const auto bucket = m_objects->bucket(name);
    if (!bucket)
        return diskError(bucket.error());
    if (!*bucket)
        return tl::unexpected(
            ServiceError{"NoSuchBucket", "The specified bucket does not exist", 404, {{"BucketName", name}}});
    const auto &in = **bucket;

    if (operation == "HeadBucket") {
        HttpReply reply;
        reply.headers.emplace_back("x-amz-bucket-region", in.region);
        return reply;
    }
    if (operation == "DeleteBucket")
        return deleteBucket(in);
    for (const auto &setting : kBucketSettings) {
        if (operation == std::string("Put") + setting.name)
            return putSetting(call, in, setting);
        if (operation == std::string("Get") + setting.name)
            return getSetting(in, setting);
    }
    if (operation == "GetBucketLocation")
        return bucketLocation(in);
    if (operation == "GetBucketVersioning")
        return s3Document("VersioningConfiguration", [](XmlWriter &) {});
    if (operation == "ListObjects" || operation == "ListObjectsV2")
        return listObjects(call, in);
    if (operation == "ListMultipartUploads")
        return listUploads(call, in);
    if (operation == "DeleteObjects")
        return deleteObjects(call, in);
    if (operation == "PutObject")
        return putObject(call, in, key);
    if (operation == "GetObject" || operation == "HeadObject")
        return getObject(call, in, key);
    if (operation == "DeleteObject")
        return deleteObject(in, key);
    if (operation == "CreateMultipartUpload")
        return createUpload(call, in, key);
    if (operation == "UploadPart")
        return uploadPart(call, in, key);
    if (operation == "CompleteMultipartUpload")
        return completeUpload(call, in, key);
    if (operation == "AbortMultipartUpload")
        return abortUpload(call, in, key);
    return listParts(call, in, key);
}

} // namespace trainyard::localcloud
