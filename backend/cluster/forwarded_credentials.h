#pragma once

#include <map>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>

#include "backend/core/clock.h"
#include "backend/core/deadline.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/secret.h"

namespace trainyard::cluster {

struct CloudContext;

/// May keys that come from the user's own travel to the machines, where no role of theirs reaches a bucket?
enum class CredentialForwarding {
    No,
    Limited, ///< session keys with a policy for the job's buckets, and no others
    Full     ///< where AWS makes none: the user's keys as they are, with all that they may do
};
/// As options and the ledger write it: "no", "limited", "full".
std::string_view toString(CredentialForwarding) noexcept;
std::optional<CredentialForwarding> parseCredentialForwarding(std::string_view word) noexcept;

struct CredentialForwardingRequest {
    ClusterId cluster;
    std::string session;           ///< a name for the session at AWS: the run's id
    std::set<std::string> buckets; ///< that the machines have to reach; empty: no keys are needed
    CredentialForwarding consent =
        CredentialForwarding::No; ///< a plan that says key-file, bashrc or role-or-keys has agreed to Limited
    bool always = false;          ///< also without a bucket, and beside a role: keys for people who log in
};

/// What processes on the machines find in their environment.
struct ForwardedCredentials {
    std::map<std::string, Secret> variables; ///< region and endpoint always, AWS_* keys only where they are needed
    std::string note;                        ///< a sentence for the user about keys that travel; empty where none do
};

/// The environment of a cluster's machines. No keys where no bucket is asked for or a role reaches all of them; else
/// session keys of the user's with a policy for these buckets (GetFederationToken for a user's keys, AssumeRole of the
/// same role for a session's). The keys of the local cloud go as they are: they open nothing but it.
/// errors  InvalidArgument (keys would have to travel, and nobody agreed), PermissionDenied (AWS makes no limited
///         ones, and only such were agreed to), those of the credentials and of STS
Result<ForwardedCredentials> forwardedCredentials(const CloudContext &, const CredentialForwardingRequest &,
                                                  const Deadline &, std::stop_token);

/// "arn:aws:iam::1:role/NAME" of "arn:aws:sts::1:assumed-role/NAME/SESSION"; empty for any other caller.
std::string roleOfSession(std::string_view callerArn);

} // namespace trainyard::cluster
