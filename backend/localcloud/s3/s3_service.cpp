#include "backend/localcloud/s3/s3_service.h"

#include <algorithm>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/localcloud/ec2/catalog/ec2_catalog.h"
#include "backend/localcloud/ec2/ec2_model.h"
#include "backend/localcloud/s3/s3_checksums.h"
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
constexpr const char *kUnimplementedSubresources[] = {"acl",
                                                      "accelerate",
                                                      "analytics",
                                                      "cors",
                                                      "intelligent-tiering",
                                                      "inventory",
                                                      "logging",
                                                      "metrics",
                                                      "notification",
                                                      "object-lock",
                                                      "ownershipControls",
                                                      "policy",
                                                      "policyStatus",
                                                      "replication",
                                                      "requestPayment",
                                                      "restore",
                                                      "retention",
                                                      "legal-hold",
                                                      "select",
                                                      "torrent",
                                                      "website",
                                                      "attributes",
                                                      "versionId"};

const BucketSetting *settingOf(const HttpRequest &request)
{
    const auto *found = std::ranges::find_if(
        kBucketSettings, [&](const BucketSetting &setting) { return request.hasQuery(setting.subresource); });
    return found == std::end(kBucketSettings) ? nullptr : found;
}

bool hasQuery(const HttpRequest &request, std::string_view query)
{
    const auto equals = query.find('=');
    return equals == std::string_view::npos ? request.hasQuery(query)
                                            : request.queryValue(query.substr(0, equals)) == query.substr(equals + 1);
}

/// The action of a request; null for one that is not implemented.
const S3Action *actionOf(const HttpRequest &request)
{
    static const std::vector<S3Action> actions = [] {
        std::vector<S3Action> all;
        for (const auto &some : {bucketActions(), objectActions(), uploadActions()})
            all.insert(all.end(), some.begin(), some.end());
        return all;
    }();
    if (std::ranges::any_of(kUnimplementedSubresources, [&](const char *name) { return request.hasQuery(name); }))
        return nullptr;
    const auto target = targetOf(request);
    const auto scope = target.bucket.empty() ? S3Scope::Account
                       : target.key.empty()  ? S3Scope::Bucket
                                             : S3Scope::Object;
    const auto *setting = scope == S3Scope::Account ? nullptr : settingOf(request);
    // CopyObject and UploadPartCopy
    if (scope == S3Scope::Object && request.method == "PUT" && !request.header("x-amz-copy-source").empty())
        return nullptr;
    const S3Action *plain = nullptr;
    for (const auto &action : actions) {
        if (action.scope != scope || action.method != request.method)
            continue;
        if (action.query.empty())
            plain = &action;
        else if (hasQuery(request, action.query))
            return &action;
    }
    return setting ? nullptr : plain; // a method that a setting does not have must not reach the bucket itself
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

Result<std::string> S3Service::read(const std::string &bucket, const std::string &key, std::size_t maxBytes)
{
    TY_ASSIGN(const auto found, m_objects->object(bucket, key));
    if (!found)
        return fail(ErrorCode::NotFound, "s3://" + bucket + "/" + key, "there is no such object");
    return readFile(m_objects->pathOf(found->file), maxBytes);
}

Status S3Service::write(const std::string &bucket, const std::string &key, std::string_view content,
                        const std::string &contentType)
{
    TY_ASSIGN(const auto known, m_objects->bucket(bucket));
    if (!known)
        return fail(ErrorCode::NotFound, "s3://" + bucket, "there is no such bucket");
    ObjectRecord object;
    object.key = key;
    object.file = m_objects->newFile();
    TY_TRY(writeFileAtomically(m_objects->pathOf(object.file), content, 0600));
    const auto md5 = Checksum::make("md5");
    md5->update(asBytes(content));
    object.etag = quoted(hexEncode(asBytes(md5->finish())));
    object.size = content.size();
    object.modified = nowMillis();
    object.headers = {{"content-type", contentType}};
    auto kept = m_objects->putObject(bucket, object);
    if (!kept)
        m_objects->removeFile(object.file);
    return kept;
}

std::string S3Service::operationName(const HttpRequest &request)
{
    const auto *action = actionOf(request);
    return action ? std::string(action->name) : "Unknown";
}

ServiceResult<HttpReply> S3Service::handle(const S3Call &call)
{
    const auto *action = actionOf(call.request);
    if (!action)
        return refuse("NotImplemented",
                      "A header or query you provided implies functionality that the local cloud does not implement",
                      501);
    auto [name, key] = targetOf(call.request);
    S3Context context{call, *m_objects, {name, {}}, key, settingOf(call.request)};
    if (action->scope != S3Scope::Account && !isBucketName(name))
        return refuse("InvalidBucketName", "The specified bucket is not valid.");
    if (!action->needsBucket)
        return action->run(context);
    if (key.size() > 1024)
        return refuse("KeyTooLongError", "Your key is too long");
    const auto bucket = m_objects->bucket(name);
    if (!bucket)
        return diskError(bucket.error());
    if (!*bucket)
        return tl::unexpected(
            ServiceError{"NoSuchBucket", "The specified bucket does not exist", 404, {{"BucketName", name}}});
    const auto owner = call.request.header("x-amz-expected-bucket-owner");
    if (!owner.empty() && owner != kAccount)
        return refuse("AccessDenied", "The bucket does not belong to the expected account", 403);
    context.bucket = **bucket;
    return action->run(context);
}

} // namespace trainyard::localcloud
