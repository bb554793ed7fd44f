#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "backend/core/result.h"
#include "backend/core/secret.h"
#include "backend/localcloud/http_message.h"
#include "backend/signing/verifier.h"

namespace trainyard::localcloud {

class Store;
class S3Objects;

struct S3Call {
    const HttpRequest &request;
    const signing::VerifiedIdentity &identity;
    Secret secretKey; ///< of the caller: signed chunks are verified with it
};

/// S3, path style. Objects stream to and from files. Thread-safe.
class S3Service {
public:
    static Result<std::unique_ptr<S3Service>> open(Store &, const std::filesystem::path &folder);
    ~S3Service();

    Answer<HttpReply> handle(const S3Call &);
    /// "PutObject" and so on, also for a request that is not understood ("Unknown").
    static std::string operationName(const HttpRequest &);

private:
    explicit S3Service(std::unique_ptr<S3Objects>);
    std::unique_ptr<S3Objects> m_objects;
};

} // namespace trainyard::localcloud
