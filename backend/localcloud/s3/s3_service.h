#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "backend/core/result.h"
#include "backend/core/secret.h"
#include "backend/localcloud/http/http_message.h"
#include "backend/signing/verifier.h"

namespace trainyard::localcloud {

class Store;
class S3Objects;
struct BucketRecord;
struct BucketSetting;
struct ObjectRecord;
struct UploadRecord;

struct S3Call {
    const HttpRequest &request;
    const signing::VerifiedIdentity &identity;
    Secret secretKey; ///< of the caller, to verify signed chunks
};

/// S3, path style. Objects are streamed to and from files. Thread-safe.
class S3Service {
public:
    static Result<std::unique_ptr<S3Service>> open(Store &, const std::filesystem::path &folder);
    ~S3Service();

    ServiceResult<HttpReply> handle(const S3Call &);
    /// "PutObject" and so on; "Unknown" for a request that matches no operation.
    static std::string operationName(const HttpRequest &);

private:
    explicit S3Service(std::unique_ptr<S3Objects>);
    using Reply = ServiceResult<HttpReply>;

    // s3_buckets.cpp
    Reply listBuckets();
    Reply createBucket(const S3Call &, const std::string &bucket);
    Reply deleteBucket(const BucketRecord &);
    Reply bucketLocation(const BucketRecord &);
    Reply putSetting(const S3Call &, const BucketRecord &, const BucketSetting &);
    Reply getSetting(const BucketRecord &, const BucketSetting &);
    Reply listObjects(const S3Call &, const BucketRecord &);
    Reply listUploads(const S3Call &, const BucketRecord &);
    // s3_transfer.cpp
    Reply putObject(const S3Call &, const BucketRecord &, const std::string &key);
    Reply getObject(const S3Call &, const BucketRecord &, const std::string &key);
    Reply deleteObject(const BucketRecord &, const std::string &key);
    Reply deleteObjects(const S3Call &, const BucketRecord &);
    ServiceResult<void> checkPutConditions(const S3Call &, const BucketRecord &, const std::string &key);
    // s3_multipart.cpp
    Reply createUpload(const S3Call &, const BucketRecord &, const std::string &key);
    Reply uploadPart(const S3Call &, const BucketRecord &, const std::string &key);
    Reply completeUpload(const S3Call &, const BucketRecord &, const std::string &key);
    Reply abortUpload(const S3Call &, const BucketRecord &, const std::string &key);
    Reply listParts(const S3Call &, const BucketRecord &, const std::string &key);
    ServiceResult<UploadRecord> namedUpload(const S3Call &, const BucketRecord &, const std::string &key);

    std::unique_ptr<S3Objects> m_objects;
};

} // namespace trainyard::localcloud
