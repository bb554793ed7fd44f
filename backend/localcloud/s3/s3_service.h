#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include "backend/core/result.h"
#include "backend/core/secret.h"
#include "backend/localcloud/http/http_message.h"
#include "backend/signing/verifier.h"

namespace trainyard::localcloud {

class Store;
class S3Objects;

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
    /// For the other services of the cloud, without a request.
    /// \error NotFound (no such object), InvalidArgument (larger than maxBytes), IoFailure
    Result<std::string> read(const std::string &bucket, const std::string &key, std::size_t maxBytes);
    /// Adds or replaces an object.
    /// \error NotFound (no such bucket), IoFailure, DiskFull
    Status write(const std::string &bucket, const std::string &key, std::string_view content,
                 const std::string &contentType);

    /// "PutObject" and so on; "Unknown" for a request that matches no operation.
    static std::string operationName(const HttpRequest &);

private:
    explicit S3Service(std::unique_ptr<S3Objects>);
    std::unique_ptr<S3Objects> m_objects;
};

} // namespace trainyard::localcloud
