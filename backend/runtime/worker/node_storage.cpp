#include <unistd.h>

#include "backend/aws/s3/s3_client.h"
#include "backend/core/system/files.h"
#include "backend/runtime/worker/nn_learner.h"

namespace trainyard::worker {

namespace {

/// The bundle's libcurl has Debian's path of the certificates compiled in; other systems have other paths.
std::string certificates()
{
    for (const char *path : {"/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt",
                             "/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem", "/etc/ssl/cert.pem"}) {
        if (::access(path, R_OK) == 0)
            return path;
    }
    return {};
}

} // namespace

storage::StorageConfig nodeStorage(bool withS3)
{
    if (!withS3)
        return {}; // a job with local data needs no HTTP thread
    auto options = net::HttpOptions::fromEnvironment();
    if (options.caBundle.empty())
        options.caBundle = certificates();
    auto http = std::make_shared<net::HttpClient>(options);
    aws::ClientConfig config;
    config.credentials = aws::nodeCredentials({http});
    for (const char *name : {"AWS_REGION", "AWS_DEFAULT_REGION"}) {
        if (const std::string region = environment(name); !region.empty()) {
            config.region = region;
            break;
        }
    }
    for (const char *name : {"AWS_ENDPOINT_URL_S3", "AWS_ENDPOINT_URL"}) {
        if (const std::string url = environment(name); !url.empty()) {
            config.endpointUrl = url;
            break;
        }
    }
    storage::StorageConfig storage;
    storage.s3 = std::make_shared<aws::S3Client>(http, config);
    return storage;
}

} // namespace trainyard::worker
