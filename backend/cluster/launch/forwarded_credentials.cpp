#include "backend/cluster/launch/forwarded_credentials.h"

#include <algorithm>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/aws/credentials/credentials.h"
#include "backend/aws/services/sts_client.h"
#include "backend/cluster/account/permissions/node_role.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/try.h"

namespace trainyard::cluster {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t kLongestSession = 32; // of a federated user's name
constexpr auto kLongestLife = 36h, kRootLife = 1h;

constexpr const char *kExpiration = "AWS_CREDENTIAL_EXPIRATION"; ///< as the official tools read it

void eraseKeys(std::map<std::string, Secret> &variables)
{
    std::erase_if(variables,
                  [](const auto &variable) { return isNodeKey(variable.first) || variable.first == kExpiration; });
}

/// When the user's own keys expire: those of a session do.
std::optional<Timestamp> ownExpiry(const CloudContext &cloud, const CallContext &context)
{
    const auto own = cloud.credentials ? cloud.credentials->get(context) : Result<aws::Credentials>();
    return own ? own->expires : std::nullopt;
}

void setExpiry(ForwardedCredentials &keys, std::optional<Timestamp> expires)
{
    keys.expires = expires;
    if (expires)
        keys.variables[kExpiration] = Secret(toIso8601(*expires));
}

/// The consent in the request, else the one that the cluster's plan implies.
CredentialForwarding consentFor(const CloudContext &cloud, const CredentialForwardingRequest &wanted)
{
    if (wanted.consent != CredentialForwarding::No)
        return wanted.consent;
    const auto row = cloud.ledger->cluster(wanted.cluster);
    const auto plan = row && *row ? LaunchPlan::fromJson((*row)->plan) : Result<LaunchPlan>(LaunchPlan());
    return plan && plan->s3Access != NodeAccess::Role ? CredentialForwarding::Limited : CredentialForwarding::No;
}

Result<aws::Credentials> limitedKeys(const CloudContext &cloud, const CredentialForwardingRequest &wanted,
                                     const CallContext &context)
{
    if (!cloud.credentials || !cloud.sts)
        return fail(ErrorCode::Unsupported, "sts", "this endpoint creates no session keys");
    if (wanted.buckets.empty())
        return fail(ErrorCode::Unsupported, "sts", "no bucket is named that they could be limited to");
    TY_ASSIGN(const auto own, cloud.credentials->get(context));
    const std::string policy = bucketPolicy({wanted.buckets.begin(), wanted.buckets.end()}, cloud.region);
    const std::string session = ("trainyard-" + wanted.session).substr(0, kLongestSession);
    if (own.sessionToken.empty()) {
        auto keys = cloud.sts->getFederationToken(session, policy, kLongestLife, context);
        if (!keys && keys.error().code == ErrorCode::InvalidArgument) // keys of the root user: at most one hour
            keys = cloud.sts->getFederationToken(session, policy, kRootLife, context);
        return keys;
    }
    TY_ASSIGN(const auto who, cloud.sts->getCallerIdentity(context));
    aws::AssumeRoleRequest again;
    again.roleArn = roleOfSession(who.arn);
    again.sessionName = session;
    again.policy = policy;
    if (again.roleArn.empty())
        return fail(ErrorCode::Unsupported, "sts", "the keys of " + who.arn + " cannot be limited further");
    return cloud.sts->assumeRole(again, context); // an hour: AWS allows no more to a session that assumes a role
}

} // namespace

std::string roleOfSession(std::string_view callerArn)
{
    constexpr std::string_view kService = ":sts::", kKind = ":assumed-role/";
    const auto service = callerArn.find(kService), kind = callerArn.find(kKind);
    if (!callerArn.starts_with("arn:") || service == std::string_view::npos || kind == std::string_view::npos)
        return {};
    const auto account = callerArn.substr(service + kService.size(), kind - service - kService.size());
    const auto rest = callerArn.substr(kind + kKind.size());
    return fmt::format("{}:iam::{}:role/{}", callerArn.substr(0, service), account, rest.substr(0, rest.find('/')));
}

bool needsKeys(const CloudContext &cloud, const CredentialForwardingRequest &wanted)
{
    return wanted.always || (!wanted.buckets.empty() && !roleReaches(cloud, wanted.cluster, wanted.buckets));
}

Result<ForwardedCredentials> forwardedCredentials(const CloudContext &cloud, const CredentialForwardingRequest &wanted,
                                                  const CallContext &context)
{
    TY_ASSIGN(auto own, cloud.nodeEnvironment(context));
    ForwardedCredentials out{std::move(own), {}, {}};
    if (!needsKeys(cloud, wanted)) {
        eraseKeys(out.variables);
        return out;
    }
    if (cloud.local)
        return out;
    const std::string buckets = fmt::format("{}", fmt::join(wanted.buckets, ", "));
    const CredentialForwarding consent = consentFor(cloud, wanted);
    if (consent == CredentialForwarding::No)
        return fail(ErrorCode::InvalidArgument, "keys for S3",
                    "the machines have no role with access to " + buckets +
                        ", and your keys are sent to them only if you agree: --own-keys limited (\"S3 keys\" in the "
                        "window) sends session keys for these buckets only; or launch the cluster with --bucket, so "
                        "that it gets a role");
    auto limited = limitedKeys(cloud, wanted, context);
    if (!limited && (isSessionError(limited.error()) || limited.error().code == ErrorCode::Timeout))
        return fail(limited.error());
    if (!limited && consent == CredentialForwarding::Limited)
        return fail(ErrorCode::PermissionDenied, limited.error().source,
                    "no session keys limited to " + buckets + " could be created (" + limited.error().detail +
                        "): allow sts:GetFederationToken to a user, or sts:AssumeRole of itself to a role; --own-keys "
                        "full (\"your own keys\" in the window) sends your keys as they are");
    if (!limited) {
        out.note = "your own keys, with all their permissions, are sent to the machines in a file that only the login "
                   "user can read, since no limited ones could be created (" +
                   limited.error().detail + ")";
        setExpiry(out, ownExpiry(cloud, context));
        return out;
    }
    eraseKeys(out.variables);
    out.variables["AWS_ACCESS_KEY_ID"] = Secret(limited->accessKeyId);
    out.variables["AWS_SECRET_ACCESS_KEY"] = limited->secretKey;
    out.variables["AWS_SESSION_TOKEN"] = limited->sessionToken;
    setExpiry(out, limited->expires);
    out.note = "session keys limited to " + buckets + ", are sent to the machines" +
               (limited->expires ? " and expire at " + toIso8601(*limited->expires) : "");
    return out;
}

} // namespace trainyard::cluster
