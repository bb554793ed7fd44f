#pragma once

#include <functional>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "backend/aws/client_config.h"
#include "backend/aws/s3_types.h"
#include "backend/net/http_client.h"

namespace trainyard::aws {

class ServiceApi;

/// S3 2006-03-01. Thread-safe. Path-style for endpoints of one's own and for names with dots, else BUCKET.s3.REGION.
/// Every body is hashed and the hash is signed. Errors as for Ec2Client, and NotFound (bucket, key, upload),
/// PreconditionFailed (changed meanwhile). A bucket of another region is asked there, without the caller's help.
class S3Client {
public:
    S3Client(std::shared_ptr<net::HttpClient>, ClientConfig);
    ~S3Client();

    Result<std::vector<Bucket>> listBuckets(const Deadline &, std::stop_token);
    /// In this client's region. A bucket that is ours already is a success. errors AlreadyExists (somebody else's)
    Status createBucket(const std::string &bucket, const Deadline &, std::stop_token);
    /// False when there is none. errors PermissionDenied (there is one, not ours)
    /// owner  the account that it has to belong to, else PermissionDenied whatever its policy allows; empty: any
    Result<bool> headBucket(const std::string &bucket, const Deadline &, std::stop_token,
                            const std::string &owner = {});
    /// All four ways to make a bucket or its objects public are blocked.
    Status blockPublicAccess(const std::string &bucket, const Deadline &, std::stop_token);
    /// What is written without saying how is encrypted with S3's own keys.
    Status encryptByDefault(const std::string &bucket, const Deadline &, std::stop_token);
    /// These tags, and no others.
    Status tagBucket(const std::string &bucket, const std::map<std::string, std::string> &tags, const Deadline &,
                     std::stop_token);
    /// A bucket that is gone is a success. errors Conflict (not empty)
    Status deleteBucket(const std::string &bucket, const Deadline &, std::stop_token);

    /// In one request: up to 5 GB, but meant for up to 16 MiB. Returns the ETag.
    Result<std::string> putObject(const std::string &bucket, const std::string &key, std::string body, const Deadline &,
                                  std::stop_token);
    /// The whole object, or a range of it, into the sink (HTTP thread). After a break in the middle the rest is asked
    /// for with If-Match, so the sink sees each byte once, in order.
    Result<ObjectHead> getObject(const std::string &bucket, const std::string &key, ByteRange, const net::BodySink &,
                                 const Deadline &, std::stop_token);
    /// The same, collected. errors InvalidArgument (larger than maxBytes)
    Result<std::string> readObject(const std::string &bucket, const std::string &key, ByteRange, std::size_t maxBytes,
                                   const Deadline &, std::stop_token);
    Result<ObjectHead> headObject(const std::string &bucket, const std::string &key, const Deadline &, std::stop_token);
    /// All pages. delimiter "/" gives one level with its "folders"; empty gives everything below the prefix.
    Result<Listing> listObjects(const std::string &bucket, const std::string &prefix, const std::string &delimiter,
                                const Deadline &, std::stop_token);
    /// A key that is gone is a success.
    Status deleteObject(const std::string &bucket, const std::string &key, const Deadline &, std::stop_token);
    /// By 1000. Returns the keys that were not deleted, with S3's reason.
    Result<std::vector<DeleteFailure>> deleteObjects(const std::string &bucket, const std::vector<std::string> &keys,
                                                     const Deadline &, std::stop_token);

    Result<std::string> createMultipartUpload(const std::string &bucket, const std::string &key, const Deadline &,
                                              std::stop_token);
    /// part    [5 MiB, 5 GiB], the last one may be smaller
    Result<UploadedPart> uploadPart(const std::string &bucket, const std::string &key, const std::string &uploadId,
                                    int number, std::string part, const Deadline &, std::stop_token);
    /// Returns the ETag. The parts may be in any order.
    Result<std::string> completeMultipartUpload(const std::string &bucket, const std::string &key,
                                                const std::string &uploadId, std::vector<UploadedPart>,
                                                const Deadline &, std::stop_token);
    /// An upload that is gone is a success.
    Status abortMultipartUpload(const std::string &bucket, const std::string &key, const std::string &uploadId,
                                const Deadline &, std::stop_token);
    Result<std::vector<MultipartUpload>> listMultipartUploads(const std::string &bucket, const Deadline &,
                                                              std::stop_token);

    /// A URL with which anybody can GET the object for `life`. Local; nothing is asked but the credentials.
    Result<std::string> presignGet(const std::string &bucket, const std::string &key, std::chrono::seconds life,
                                   const Deadline &, std::stop_token);

    const ClientConfig &config() const;

private:
    Status configure(const char *operation, const char *subresource, const char *cliName, const char *option,
                     const std::string &bucket, std::string body, const Deadline &, std::stop_token);
    std::unique_ptr<ServiceApi> m_api;
};

} // namespace trainyard::aws
