#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/cloud/ec2.h"
#include "backend/cluster/cloud/instance_controllers.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/core/async/poll.h"
#include "backend/core/result.h"
#include "backend/core/secret.h"
#include "backend/core/time/clock.h"
#include "backend/core/time/deadline.h"
#include "backend/ledger/ledger.h"

namespace trainyard::aws {
class AutoScalingClient;
class CloudFormationClient;
class CredentialsProvider;
class DryRunClient;
class Ec2Client;
class EfsClient;
class EmrClient;
class IamClient;
class MfaSessionCache;
class PricingClient;
class QuotasClient;
class S3Client;
class StsClient;
} // namespace trainyard::aws

namespace trainyard::cluster {

/// Choices made on the command line or in the window. Empty members are resolved in this order: AWS_PROFILE,
/// credentials in the environment, the profile selected last, "local" (aws::Selection).
struct CloudOptions {
    std::string profile;
    std::string region;
    std::string endpointUrl;
    std::string stateFolder;
    bool ignoreAwsEnvironment = false; ///< the tour: profile "local", without AWS_* variables
    bool startLocalCloud = true;       ///< false: NotFound when it does not run, unless only the ledger is needed
    double localSpeed = 10;            ///< of a local cloud that this program starts
    bool identify = true;              ///< read the account's identity; false: only the ledger is needed
    /// When set, a call with an expired session waits for a login until its deadline. The function receives the reason,
    /// and no value once the call continues. Any thread. When empty, such a call fails with CredentialsExpired at once.
    std::function<void(const std::optional<Error> &why)> onLoginRequired;
    std::shared_ptr<aws::MfaSessionCache> mfaSessions; ///< source of one-time codes; empty: no user is present
};

/// Poll intervals and time limits of an endpoint.
struct PollingPolicy {
    std::chrono::milliseconds initialInterval{5000}, maxInterval{15000}; ///< between polls
    std::chrono::milliseconds beforeSecondSweep{60000};
    std::chrono::milliseconds consistency{60000}; ///< a new resource may be unknown for this long
    std::chrono::minutes running{10}, terminated{10}, groupFree{10};
    std::chrono::minutes stackDeleted{60}; ///< its gateway, machines and mount targets end one after the other
    std::chrono::seconds sshAnswers{300};  ///< how long a running machine may be unreachable
    std::chrono::seconds sshRefuses{60};   ///< how long it may answer wrongly while it boots
    Backoff backoff() const { return {initialInterval, maxInterval}; }
    static PollingPolicy aws() { return {}; }
    static PollingPolicy local();
};

/// The account of an access key. The copies of a context share it: see accountNow().
struct KnownAccount {
    std::mutex mutex;
    std::string accessKeyId, account;
};

/// One account at one endpoint, with the clients and the ledger to work on it. A value: copies share clients and
/// ledger. Thread-safe.
struct CloudContext {
    std::string profile; ///< "local", a profile in ~/.aws/config, "environment"
    std::string region;
    std::string endpointUrl;  ///< empty: AWS itself
    std::string endpointId;   ///< as recorded in the ledger: "", "local", or the URL
    std::string owner;        ///< value of the tag trainyard:owner: the user's login name
    std::string account;      ///< account id, when opened; empty where it could not be read (see accountError)
    std::string accountAlias; ///< empty when there is none or it may not be read
    std::optional<Error> accountError;
    std::string loginLine; ///< "aws sso login --profile NAME" where that renews the session; else empty
    std::string mfaDevice; ///< MFA device whose one-time code starts a session of the profile; else empty
    bool local = false;    ///< it is the local cloud
    bool costsMoney = true;
    PollingPolicy polling;
    std::filesystem::path stateFolder;
    std::shared_ptr<const Catalog> catalog; ///< all prices 0 where nothing costs money
    std::shared_ptr<ledger::Ledger> ledger;

    /// EC2 of a region, created at first use. Tests inject faults at this client.
    std::function<std::shared_ptr<aws::Ec2Client>(const std::string &region)> ec2Of;
    std::shared_ptr<aws::Ec2Client> ec2() const { return ec2Of(region); }
    /// Services that start machines on their own, by region. Null in tests that have none.
    std::function<std::shared_ptr<ControllerApi>(const std::string &region)> controllerApiOf;
    /// Returns the value of a public SSM parameter in a region.
    /// \error NotFound (not published there), PermissionDenied
    std::function<Result<std::string>(const std::string &region, const std::string &name, const CallContext &)>
        parameterOf;
    std::function<std::shared_ptr<aws::EfsClient>(const std::string &region)> efsOf;
    std::function<std::shared_ptr<aws::EmrClient>(const std::string &region)> emrOf;
    std::function<std::shared_ptr<aws::CloudFormationClient>(const std::string &region)> stacksOf;
    std::function<std::shared_ptr<aws::AutoScalingClient>(const std::string &region)> scalingOf;
    std::function<std::shared_ptr<aws::QuotasClient>(const std::string &region)> quotasOf;
    std::function<std::shared_ptr<aws::S3Client>(const std::string &region)> s3Of;
    std::shared_ptr<aws::S3Client> s3; ///< of the region
    std::shared_ptr<aws::StsClient> sts;
    std::shared_ptr<aws::IamClient> iam;
    std::shared_ptr<aws::PricingClient> pricing;
    std::shared_ptr<aws::DryRunClient> dryRun; ///< of the region
    std::shared_ptr<aws::CredentialsProvider> credentials;
    std::shared_ptr<KnownAccount> knownAccount; ///< of these credentials; null in tests, whose account is constant
    /// "x.x.x.x/32" that SSH is opened to: 127.0.0.1/32 on loopback endpoints that cost nothing, else read from
    /// checkip.amazonaws.com.
    std::function<Result<std::string>(const CallContext &)> publicAddress;
    /// The service's clock minus the local one, as applied to request signatures; 0 while they agree.
    std::function<std::chrono::milliseconds()> clockOffset;
    /// AWS_* variables for processes on the nodes: current credentials, region and endpoint. Written to a file of mode
    /// 0600 on the node, never to a command line.
    std::function<Result<std::map<std::string, Secret>>(const CallContext &)> nodeEnvironment;

    /// Always below the state folder, for any id: see folderNameOf().
    std::filesystem::path clusterFolder(const ClusterId &) const;
    std::filesystem::path runFolder(const RunId &) const;
};

/// A credentials error, or Cancelled: every further request would fail in the same way.
bool isSessionError(const Error &) noexcept;

/// Opens the ledger; when its folder cannot be written (DiskFull, IoFailure), a copy in memory, so that machines can still
/// be listed and terminated.
/// \error those of Ledger::open()
Result<std::shared_ptr<ledger::Ledger>> openLedger(const std::filesystem::path &stateFolder);

/// Selects profile, region and endpoint, opens the ledger as openLedger() does, and creates the clients. For the profile
/// "local", the local cloud is found by its endpoint.json, or started detached (beside this program, in
/// $TRAINYARD_LOCALCLOUD or in PATH) and waited for. Then reads the account's identity; if that fails, the context is
/// opened nevertheless and accountError is set, since the ledger can be used without it.
/// \error CredentialsMissing, NotFound (profile, trainyard-localcloud), InvalidArgument (endpoint URL), LedgerTooNew,
///     LocalCommandFailed (trainyard-localcloud), Timeout
Result<CloudContext> openCloud(const CloudOptions &, const CallContext &);

struct Identity {
    std::string account, arn, userId;
    std::string alias;               ///< empty when there is none or it could not be read
    std::optional<Error> aliasError; ///< why it could not be read: iam:ListAccountAliases may be denied
};
/// GetCallerIdentity, which needs no permission, and ListAccountAliases, which may be denied. Free of charge.
Result<Identity> identify(const CloudContext &, const CallContext &);

/// Fills account, accountAlias and accountError. A loopback endpoint with an account that is no emulator's is a tunnel to
/// AWS: prices, polling intervals and the address that SSH is opened to become those of AWS.
void nameAccount(CloudContext &, const CallContext &);

/// When the session of the credentials expires; empty for keys without expiry or with an unknown one.
/// \error those of the credentials
Result<std::optional<Timestamp>> sessionEnd(const CloudContext &, const CallContext &);

} // namespace trainyard::cluster
