#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/catalog.h"
#include "backend/cluster/ec2.h"
#include "backend/cluster/instance_controllers.h"
#include "backend/core/clock.h"
#include "backend/core/deadline.h"
#include "backend/core/result.h"
#include "backend/core/secret.h"
#include "backend/ledger/ledger.h"

namespace trainyard::aws {
class MfaSessionCache;
class CredentialsProvider;
class DryRunClient;
class EfsClient;
class Ec2Client;
class IamClient;
class PricingClient;
class QuotasClient;
class S3Client;
class StsClient;
} // namespace trainyard::aws

namespace trainyard::cluster {

/// What the user asked for on the command line or chose in the window; empty means: decide by product.md 4.
struct CloudOptions {
    std::string profile;
    std::string region;
    std::string endpointUrl;
    std::string stateFolder;
    bool ignoreAwsEnvironment = false; ///< the tour: profile "local", whatever AWS_* says
    bool startLocalCloud = true;       ///< false: NotFound when it does not run
    double localSpeed = 10;            ///< of a local cloud that we start
    bool identify = true;              ///< ask whose account it is; false: only the ledger is wanted
    /// Set: a call that finds the session ended waits for a login as long as its deadline allows, and this is told why,
    /// then (without a reason) that it goes on. Any thread. Empty: such a call is CredentialsExpired at once.
    std::function<void(const std::optional<Error> &why)> onLoginRequired;
    std::shared_ptr<aws::MfaSessionCache> mfaSessions; ///< asked for one-time codes; empty: nobody is there to give one
};

/// How long to wait between looks, and for what; it belongs to the endpoint.
struct PollingPolicy {
    std::chrono::milliseconds initialInterval{5000}, maxInterval{15000}; ///< between polls
    std::chrono::milliseconds beforeSecondSweep{60000};
    std::chrono::milliseconds consistency{60000}; ///< a fresh thing may be unknown this long
    std::chrono::minutes running{10}, terminated{10}, groupFree{10};
    std::chrono::seconds sshAnswers{300}; ///< a running machine may take so long to be reached
    std::chrono::seconds sshRefuses{60};  ///< and may answer wrongly so long while it boots
    static PollingPolicy aws() { return {}; }
    static PollingPolicy local();
};

/// One account at one endpoint, with everything needed to work on it. A value: copies share clients and ledger. Any
/// thread.
struct CloudContext {
    std::string profile; ///< "local", a name of ~/.aws/config, "environment"
    std::string region;
    std::string endpointUrl;  ///< empty: AWS itself
    std::string endpointId;   ///< the endpoint as the ledger names it: "", "local", or the URL
    std::string owner;        ///< value of the tag trainyard:owner: the user's name
    std::string account;      ///< account id; empty where it could not be asked (then accountError says why)
    std::string accountAlias; ///< empty when it has none, or may not be asked
    std::optional<Error> accountError;
    std::string loginLine; ///< "aws sso login --profile NAME" where that renews the session; else empty
    std::string mfaDevice; ///< whose one-time code begins a session of the profile; else empty
    bool local = false;    ///< the local cloud
    bool costsMoney = true;
    PollingPolicy polling;
    std::filesystem::path stateFolder;
    std::shared_ptr<const Catalog> catalog; ///< with prices of nothing on the local cloud
    std::shared_ptr<ledger::Ledger> ledger;

    /// EC2 of a region, made at first use.
    std::function<std::shared_ptr<Ec2>(const std::string &region)> ec2Of;
    std::shared_ptr<Ec2> ec2() const { return ec2Of(region); }
    /// What keeps machines alive in a region. Null in tests that have none.
    std::function<std::shared_ptr<ControllerApi>(const std::string &region)> controllerApiOf;
    /// The full clients, for rooms above. Null in tests that work in memory.
    std::shared_ptr<aws::Ec2Client> ec2Client;
    std::function<std::shared_ptr<aws::Ec2Client>(const std::string &region)> ec2ClientOf;
    /// The value of a public parameter of a region.
    /// errors  NotFound (not published there), PermissionDenied
    std::function<Result<std::string>(const std::string &region, const std::string &name, const Deadline &,
                                      std::stop_token)>
        parameterOf;
    std::function<std::shared_ptr<aws::EfsClient>(const std::string &region)> efsOf;
    std::function<std::shared_ptr<aws::QuotasClient>(const std::string &region)> quotasOf;
    std::function<std::shared_ptr<aws::S3Client>(const std::string &region)> s3Of;
    std::shared_ptr<aws::S3Client> s3; ///< of the region
    std::shared_ptr<aws::StsClient> sts;
    std::shared_ptr<aws::IamClient> iam;
    std::shared_ptr<aws::PricingClient> pricing;
    std::shared_ptr<aws::DryRunClient> dryRun; ///< of the region
    std::shared_ptr<aws::CredentialsProvider> credentials;
    /// "x.x.x.x/32" that SSH is opened to: 127.0.0.1/32 on loopback endpoints, else asked from checkip.amazonaws.com.
    std::function<Result<std::string>(const Deadline &, std::stop_token)> publicAddress;
    /// The service's clock minus ours, as far as requests had to be corrected for it; 0 while they agree.
    std::function<std::chrono::milliseconds()> clockOffset;
    /// AWS_* for processes on the nodes: current credentials, region and endpoint. For a 0600 file on the node, never
    /// argv.
    std::function<Result<std::map<std::string, Secret>>(const Deadline &, std::stop_token)> nodeEnvironment;

    /// Below the state folder, whatever the id: see folderNameOf().
    std::filesystem::path clusterFolder(const ClusterId &) const;
    std::filesystem::path runFolder(const RunId &) const;
};

/// An error of the credentials, or of somebody who does not want to know any more: another question would get it too.
bool isSessionError(const Error &) noexcept;

/// Choose profile, region and endpoint, open the ledger, make the clients. For the profile `local` the local cloud is
/// found by its endpoint.json or started (detached, beside this program, in $TRAINYARD_LOCALCLOUD or in PATH), and
/// waited for. Then it is asked whose account it is; an account that does not answer is opened all the same
/// (accountError), since the ledger can be read without it.
/// errors  CredentialsMissing, NotFound (profile, trainyard-localcloud), InvalidArgument (endpoint URL),
///         LedgerTooNew, Timeout
Result<CloudContext> openCloud(const CloudOptions &, const Deadline &, std::stop_token);

struct Identity {
    std::string account, arn, userId;
    std::string alias;               ///< empty when it has none, or could not be read
    std::optional<Error> aliasError; ///< why it could not: iam:ListAccountAliases may be denied
};
/// GetCallerIdentity, which needs no permission, and ListAccountAliases, which may be denied. Spends nothing.
Result<Identity> identify(const CloudContext &, const Deadline &, std::stop_token);

/// Fill account, accountAlias and accountError.
void nameAccount(CloudContext &, const Deadline &, std::stop_token);

/// When the session of the credentials ends; empty for keys that do not end, or do not say when.
/// errors  those of the credentials
Result<std::optional<Timestamp>> sessionEnd(const CloudContext &, const Deadline &, std::stop_token);

} // namespace trainyard::cluster
