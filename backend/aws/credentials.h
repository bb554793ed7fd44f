#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/core/clock.h"
#include "backend/core/deadline.h"
#include "backend/core/secret.h"

namespace trainyard::net {
class HttpClient;
}

namespace trainyard::aws {

class MfaSessionCache;
class CallJournal;

struct Credentials {
    std::string accessKeyId;
    Secret secretKey;
    Secret sessionToken;              ///< empty for long-lived keys
    std::optional<Timestamp> expires; ///< unset when they do not end, or do not say when
    std::string source = {};          ///< where they come from, in botocore's words: "env", "sso", "assume-role", ...
};

/// Where a client gets its keys, asked anew for every call. Thread-safe; answers are cached and renewed before they
/// end.
class CredentialsProvider {
public:
    virtual ~CredentialsProvider() = default;
    /// errors  CredentialsMissing (none configured), CredentialsExpired (the detail names the command that logs in
    ///         again), InvalidArgument (the profile contradicts itself), CredentialsRejected, PermissionDenied (a role
    ///         may not be assumed), LocalCommandFailed (a helper program), Unreachable, MalformedReply, Timeout,
    ///         Cancelled
    virtual Result<Credentials> get(const Deadline &, std::stop_token) = 0;
    /// A service says that this key's session is over, whatever we think of its end: forget what was cached.
    /// return  true where the next get() may give others
    virtual bool onRejected(const std::string & /*accessKeyId*/) { return false; }
};

/// Reads one environment variable; empty when unset. Injected so that tests need not touch the process's own.
using EnvironmentReader = std::function<std::string(const char *name)>;
EnvironmentReader processEnvironment();

/// What sources of credentials are made with.
struct SourceOptions {
    std::shared_ptr<net::HttpClient> http; ///< never null
    EnvironmentReader environment = processEnvironment();
    const WallClock *clock = &SystemClock::instance();
    std::shared_ptr<CallJournal> journal = {};         ///< told the calls to STS and single sign-on; may be empty
    std::shared_ptr<MfaSessionCache> mfaSessions = {}; ///< asked for one-time codes; empty: nobody is there to give one
};

std::shared_ptr<CredentialsProvider> fixedCredentials(Credentials);
/// AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, and AWS_CREDENTIAL_EXPIRATION where it is set.
std::shared_ptr<CredentialsProvider> environmentCredentials(EnvironmentReader = processEnvironment(),
                                                            const WallClock & = SystemClock::instance());
/// The role of AWS_ROLE_ARN, assumed with the token in AWS_WEB_IDENTITY_TOKEN_FILE.
std::shared_ptr<CredentialsProvider> webIdentityCredentials(SourceOptions);
/// One profile of ~/.aws/config and ~/.aws/credentials in the order of the official tools: a role to assume
/// (source_profile or credential_source), a web identity, single sign-on, keys of the credentials file,
/// credential_process, keys of the config file. Built anew when the files change.
/// OfEnvironmentToo  a web identity in the environment counts unless the profile assumes a role: the order of the
///                   official tools where nobody named the profile
enum class WebIdentity { OfProfile, OfEnvironmentToo };
std::shared_ptr<CredentialsProvider> profileCredentials(std::string profile, SourceOptions,
                                                        WebIdentity = WebIdentity::OfProfile);
/// <stateFolder>/localcloud/endpoint.json, read anew for every call.
std::shared_ptr<CredentialsProvider> localCloudCredentials(std::filesystem::path stateFolder);
/// The role of this container (AWS_CONTAINER_CREDENTIALS_RELATIVE_URI or _FULL_URI).
std::shared_ptr<CredentialsProvider> containerCredentials(SourceOptions);
/// The role of this instance (metadata service v2 at AWS_EC2_METADATA_SERVICE_ENDPOINT, default http://169.254.169.254;
/// AWS_EC2_METADATA_DISABLED=true turns it off).
std::shared_ptr<CredentialsProvider> instanceCredentials(SourceOptions);
/// The first provider that has keys; an error other than CredentialsMissing ends the search.
std::shared_ptr<CredentialsProvider> firstOf(std::vector<std::shared_ptr<CredentialsProvider>>);
/// What a program on a node uses: environment, profile (AWS_PROFILE or default) with the environment's web identity,
/// container, instance.
std::shared_ptr<CredentialsProvider> nodeCredentials(SourceOptions);

} // namespace trainyard::aws
