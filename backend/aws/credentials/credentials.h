#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/core/secret.h"
#include "backend/core/time/clock.h"
#include "backend/core/time/deadline.h"

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
    std::optional<Timestamp> expires; ///< unset when they do not expire, or the time is unknown
    std::string source = {};          ///< where they come from, in botocore's terms: "env", "sso", "assume-role", ...
};

/// Supplies a client with keys; called for every request. Thread-safe. Results are cached and renewed before they
/// expire.
class CredentialsProvider {
public:
    virtual ~CredentialsProvider() = default;
    /// \error CredentialsMissing (none configured), CredentialsExpired (the detail names the command that logs in
    ///     again), InvalidArgument (the profile's settings contradict each other), CredentialsRejected,
    ///     PermissionDenied (a role may not be assumed), LocalCommandFailed (a helper program), Unreachable,
    ///     MalformedReply, Timeout, Cancelled
    virtual Result<Credentials> get(const CallContext &) = 0;
    /// Called when a service reports that the session of this key is over, whatever its expiry time: drops what is
    /// cached.
    /// \return true where the next get() may return other credentials
    virtual bool onRejected(const std::string & /*accessKeyId*/) { return false; }
};

/// Reads one environment variable; empty when unset. Injected so that tests need not change the process environment.
using EnvironmentReader = std::function<std::string(const char *name)>;
EnvironmentReader processEnvironment();

/// Dependencies of the credential sources.
struct SourceOptions {
    std::shared_ptr<net::HttpClient> http; ///< never null
    EnvironmentReader environment = processEnvironment();
    const WallClock *clock = &SystemClock::instance();
    std::shared_ptr<CallJournal> journal = {};         ///< receives the calls to STS and single sign-on; may be null
    std::shared_ptr<MfaSessionCache> mfaSessions = {}; ///< source of one-time codes; null where no user can enter one
};

std::shared_ptr<CredentialsProvider> fixedCredentials(Credentials);
/// AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, and AWS_CREDENTIAL_EXPIRATION where it is set.
std::shared_ptr<CredentialsProvider> environmentCredentials(EnvironmentReader = processEnvironment(),
                                                            const WallClock & = SystemClock::instance());
/// The same variables as NAME=value lines of a file that another program may replace at any time: read for every call.
/// \error of get(): CredentialsMissing (no such file, or no keys in it), CredentialsExpired, those of reading a file
std::shared_ptr<CredentialsProvider> fileCredentials(std::filesystem::path,
                                                     const WallClock & = SystemClock::instance());
/// The role of AWS_ROLE_ARN, assumed with the token in AWS_WEB_IDENTITY_TOKEN_FILE.
std::shared_ptr<CredentialsProvider> webIdentityCredentials(SourceOptions);
/// Which web identities count for a profile. OfEnvironmentToo: the one of the environment precedes all but a role that
/// the profile assumes; the official tools use this order when no profile was named.
enum class WebIdentity { OfProfile, OfEnvironmentToo };
/// One profile of ~/.aws/config and ~/.aws/credentials in the order of the official tools: a role to assume
/// (source_profile or credential_source), a web identity, single sign-on, keys of the credentials file,
/// credential_process, keys of the config file. Resolved again when the files change.
std::shared_ptr<CredentialsProvider> profileCredentials(std::string profile, SourceOptions,
                                                        WebIdentity = WebIdentity::OfProfile);
/// <stateFolder>/localcloud/endpoint.json, read again for every call.
std::shared_ptr<CredentialsProvider> localCloudCredentials(std::filesystem::path stateFolder);
/// The role of this container (AWS_CONTAINER_CREDENTIALS_RELATIVE_URI or _FULL_URI).
std::shared_ptr<CredentialsProvider> containerCredentials(SourceOptions);
/// The role of this instance (metadata service v2 at AWS_EC2_METADATA_SERVICE_ENDPOINT, default http://169.254.169.254;
/// AWS_EC2_METADATA_DISABLED=true turns it off).
std::shared_ptr<CredentialsProvider> instanceCredentials(SourceOptions);
/// The first provider that has keys; an error other than CredentialsMissing ends the search.
std::shared_ptr<CredentialsProvider> firstOf(std::vector<std::shared_ptr<CredentialsProvider>>);
/// Names the file of fileCredentials() to the programs of a node.
inline constexpr const char *kKeysFileVariable = "TRAINYARD_KEYS_FILE";
/// The chain of a program on a node: the file of kKeysFileVariable, if any, environment, profile (AWS_PROFILE or default)
/// with the environment's web identity, container, instance.
std::shared_ptr<CredentialsProvider> nodeCredentials(SourceOptions);

} // namespace trainyard::aws
