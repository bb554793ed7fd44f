#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "backend/aws/s3/s3_types.h"
#include "backend/aws/wire/client_config.h"
#include "backend/net/http_client.h"

namespace trainyard::aws {

class ServiceApi;
struct ApiRequest;

/// S3 2006-03-01. Thread-safe. Path-style for custom endpoints and for bucket names with dots, else BUCKET.s3.REGION.
/// Every body is hashed and the hash is signed. A bucket in another region is found there without the caller's help.
/// \error in every call: as for Ec2Client, and NotFound (bucket, key, upload), PreconditionFailed (changed meanwhile)
class S3Client {
public:
    /// \param owner  see expecting()
    S3Client(std::shared_ptr<net::HttpClient>, ClientConfig, std::string owner = {});
    ~S3Client();

    /// The same client, which requires of every bucket that this account owns it: a bucket of another account is
    /// PermissionDenied, whatever its policy allows. An empty owner: any.
    std::shared_ptr<S3Client> expecting(std::string owner) const;
    const std::string &owner() const { return m_owner; }

    Result<std::vector<Bucket>> listBuckets(const CallContext &);
    /// In this client's region. A bucket that this account already owns is a success.
    /// \error AlreadyExists (owned by another account)
    Status createBucket(const std::string &bucket, const CallContext &);
    /// \param owner  account that must own the bucket, else PermissionDenied whatever the bucket's policy allows;
    ///     empty: any
    /// \return false when there is no such bucket
    /// \error PermissionDenied (the bucket exists and belongs to another account)
    Result<bool> headBucket(const std::string &bucket, const CallContext &, const std::string &owner = {});
    /// The region in which an earlier call of this client has found the bucket; sends no request.
    std::string bucketRegion(const std::string &bucket) const;
    /// Blocks all four ways to make a bucket or its objects public.
    Status blockPublicAccess(const std::string &bucket, const CallContext &);
    /// Whether anyone can use the bucket: its policy is public in S3's judgement, or its access control list has a grant
    /// for everyone or for every AWS account; and no block of public access takes that back.
    /// \error PermissionDenied (s3:GetBucketPolicyStatus, s3:GetBucketAcl, s3:GetBucketPublicAccessBlock), Unsupported
    ///     (the service has no such policies)
    Result<bool> isPublic(const std::string &bucket, const CallContext &);
    /// Encrypts objects that are written without encryption settings with S3's own keys.
    Status encryptByDefault(const std::string &bucket, const CallContext &);
    /// Replaces all tags of the bucket.
    Status tagBucket(const std::string &bucket, const std::map<std::string, std::string> &tags, const CallContext &);
    /// Lets S3 delete the parts of uploads that are still incomplete after some days. A bucket with lifecycle rules is left
    /// as it is.
    /// \error PermissionDenied (s3:GetLifecycleConfiguration, s3:PutLifecycleConfiguration), Unsupported
    Status abortUploadsAfter(const std::string &bucket, int days, const CallContext &);
    /// All versions of all objects, and markers of deletions. Without versioning, the objects.
    /// \error PermissionDenied (s3:ListBucketVersions), Unsupported
    Result<std::vector<ObjectVersion>> listObjectVersions(const std::string &bucket, const CallContext &);
    Result<std::vector<OpenUpload>> listMultipartUploads(const std::string &bucket, const CallContext &);
    /// A bucket that does not exist is a success.
    /// \error Conflict (not empty)
    Status deleteBucket(const std::string &bucket, const CallContext &);

    /// Uploads in one request: up to 5 GB, but meant for up to 16 MiB.
    /// \return the ETag
    Result<std::string> putObject(const std::string &bucket, const std::string &key, std::string body,
                                  const CallContext &, const ObjectMetadata & = {});
    /// Streams an object, or a range of it, into the sink (on the HTTP thread). After an interruption the rest is
    /// requested with If-Match, so the sink receives each byte once, in order.
    Result<ObjectHead> getObject(const std::string &bucket, const std::string &key, ByteRange, const net::BodySink &,
                                 const CallContext &);
    Result<ObjectHead> headObject(const std::string &bucket, const std::string &key, const CallContext &);
    /// Reads all pages.
    /// \param delimiter  "/" gives one level with its "folders"; empty gives everything below the prefix
    Result<Listing> listObjects(const std::string &bucket, const std::string &prefix, const std::string &delimiter,
                                const CallContext &);
    /// A key that does not exist is a success.
    Status deleteObject(const std::string &bucket, const std::string &key, const CallContext &);
    /// The same for many: 1000 in a request.
    /// \error of the first one that could not be deleted
    Status deleteObjects(const std::string &bucket, const std::vector<ObjectVersion> &, const CallContext &);

    Result<std::string> createMultipartUpload(const std::string &bucket, const std::string &key, const CallContext &,
                                              const ObjectMetadata & = {});
    /// The parts that have arrived, by number.
    /// \error NotFound (no such upload: it was completed or aborted)
    Result<std::vector<UploadedPart>> listParts(const std::string &bucket, const std::string &key,
                                                const std::string &uploadId, const CallContext &);
    /// \param part  [5 MiB, 5 GiB]; the last one may be smaller
    Result<UploadedPart> uploadPart(const std::string &bucket, const std::string &key, const std::string &uploadId,
                                    int number, std::string part, const CallContext &);
    /// The parts may be in any order.
    /// \return the ETag
    Result<std::string> completeMultipartUpload(const std::string &bucket, const std::string &key,
                                                const std::string &uploadId, std::vector<UploadedPart>,
                                                const CallContext &);
    /// An upload that does not exist is a success.
    Status abortMultipartUpload(const std::string &bucket, const std::string &key, const std::string &uploadId,
                                const CallContext &);

    /// An address with which anyone can read (GET) or write (PUT) the object until the time has passed, or the session
    /// of these credentials ends. Sends no request.
    /// \param life  at most 7 days
    /// \error InvalidArgument (life), those of the credentials
    Result<std::string> presign(const std::string &bucket, const std::string &key, const std::string &method,
                                std::chrono::seconds life, const CallContext &);

    const ClientConfig &config() const;

private:
    Result<net::HttpReply> send(ApiRequest, const CallContext &);
    Status configure(const char *operation, const char *subresource, const char *cliName, const char *option,
                     const std::string &bucket, std::string body, const CallContext &);
    Result<bool> isBlocked(const std::string &bucket, const char *way, const CallContext &);
    Result<bool> hasPublicPolicy(const std::string &bucket, const CallContext &);
    Result<bool> hasPublicAcl(const std::string &bucket, const CallContext &);
    std::shared_ptr<net::HttpClient> m_http;
    std::string m_owner;
    std::unique_ptr<ServiceApi> m_api;
};

} // namespace trainyard::aws
