#pragma once

#include <array>
#include <map>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>

#include "backend/core/enum_names.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/secret.h"
#include "backend/core/time/clock.h"
#include "backend/core/time/deadline.h"

namespace trainyard::cluster {

struct CloudContext;

// Machines reach S3 by the role of their cluster, and no key is stored on them. A job whose buckets no such role
// reaches (roleReaches()) needs keys derived from the user's. They are forwarded with consent only: the plan's
// s3Access, `run --own-keys`, or "Keys for S3" in the window. They travel in a file of mode 0600 that is deleted with
// the last process of the run on each machine. Keys that expire are replaced while the run is followed
// (training/follow/key_renewal.h).

/// Whether credentials derived from the user's may be sent to machines whose role does not reach a bucket.
enum class CredentialForwarding {
    No,
    Limited, ///< session keys with a policy for the job's buckets, and nothing else
    Full     ///< the user's own keys with all permissions, where AWS issues no session keys
};
/// As used in options and in the ledger.
constexpr auto namesOf(CredentialForwarding)
{
    return std::to_array<std::string_view>({"no", "limited", "full"});
}
using trainyard::toString;

struct CredentialForwardingRequest {
    ClusterId cluster;
    std::string session;           ///< name of the STS session: the run's id
    std::set<std::string> buckets; ///< buckets to be reached; empty: no keys are needed
    CredentialForwarding consent =
        CredentialForwarding::No; ///< a plan with key-file, bashrc or role-or-keys implies Limited
    bool always = false;          ///< even without a bucket or beside a role: for users who log in
};

/// Environment variables for processes on the machines.
struct ForwardedCredentials {
    /// Region and endpoint always; AWS_* keys, with AWS_CREDENTIAL_EXPIRATION where they expire, only where needed.
    std::map<std::string, Secret> variables;
    std::string note;                 ///< a sentence for the user about forwarded keys; empty without keys
    std::optional<Timestamp> expires; ///< of the keys
};

/// Whether the environment has keys: the user did not ask for them always, and a role does not reach the buckets. Reads
/// the ledger only.
bool needsKeys(const CloudContext &, const CredentialForwardingRequest &);

/// Returns the environment of a cluster's processes. Without keys where no bucket is requested or a role reaches all of
/// them; otherwise with session keys that a policy limits to these buckets: GetFederationToken for a user's keys,
/// AssumeRole of the same role for a session's. They live 36 hours or, of a root user or a session, one. The keys of the local cloud are forwarded unchanged and without
/// consent, since they are valid for nothing else.
/// \error InvalidArgument (keys would be needed and there is no consent), PermissionDenied (AWS issues no limited keys,
///     and only those were agreed to), those of the credentials and of STS
Result<ForwardedCredentials> forwardedCredentials(const CloudContext &, const CredentialForwardingRequest &,
                                                  const CallContext &);

/// "arn:aws:iam::1:role/NAME" of "arn:aws:sts::1:assumed-role/NAME/SESSION"; empty for any other caller.
std::string roleOfSession(std::string_view callerArn);

} // namespace trainyard::cluster
