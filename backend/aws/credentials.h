#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "backend/core/clock.h"
#include "backend/core/deadline.h"
#include "backend/core/secret.h"

namespace trainyard::net {
class HttpClient;
}

namespace trainyard::aws {

struct Credentials {
    std::string accessKeyId;
    Secret secretKey;
    Secret sessionToken;              ///< empty for long-lived keys
    std::optional<Timestamp> expires; ///< unset when they do not end
};

/// Where a client gets its keys, asked anew for every call. Thread-safe; answers are cached until shortly before they
/// end.
class CredentialsProvider {
public:
    virtual ~CredentialsProvider() = default;
    /// errors  CredentialsMissing, CredentialsExpired, Unreachable, MalformedReply, Timeout, Cancelled
    virtual Result<Credentials> get(const Deadline &, std::stop_token) = 0;
};

/// Reads one environment variable; empty when unset. Injected so that tests need not touch the process's own.
using EnvironmentReader = std::function<std::string(const char *name)>;
EnvironmentReader processEnvironment();

std::shared_ptr<CredentialsProvider> fixedCredentials(Credentials);
/// AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN.
std::shared_ptr<CredentialsProvider> environmentCredentials(EnvironmentReader = processEnvironment());
/// One section of ~/.aws/credentials (and ~/.aws/config), read anew when the files change.
/// A profile that wants single sign-on, a role or a helper program is CredentialsMissing with that said.
std::shared_ptr<CredentialsProvider> fileCredentials(std::string profile, EnvironmentReader = processEnvironment());
/// <stateFolder>/localcloud/endpoint.json, read anew for every call.
std::shared_ptr<CredentialsProvider> localCloudCredentials(std::filesystem::path stateFolder);
/// The role of this container (AWS_CONTAINER_CREDENTIALS_RELATIVE_URI or _FULL_URI) or instance (metadata service v2 at
/// AWS_EC2_METADATA_SERVICE_ENDPOINT, default http://169.254.169.254; AWS_EC2_METADATA_DISABLED=true turns it off).
std::shared_ptr<CredentialsProvider> roleCredentials(std::shared_ptr<net::HttpClient>,
                                                     EnvironmentReader = processEnvironment());
/// What a program on a node uses: environment, then the file profile (AWS_PROFILE or default), then the role.
std::shared_ptr<CredentialsProvider> nodeCredentials(std::shared_ptr<net::HttpClient>,
                                                     EnvironmentReader = processEnvironment());

} // namespace trainyard::aws
