#pragma once

#include <string>
#include <utility>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"
#include "backend/ledger/rows.h"

// A profile may get the keys of another account: "environment" is whatever AWS_ACCESS_KEY_ID is set, and `aws configure`
// rewrites "default". The other account does not know the machines of a cluster, which proves nothing about them.
// Therefore only the cluster's own account is believed when it does not find a resource. What an account shows needs no
// such check.
namespace trainyard::cluster {

/// How the account that answers relates to the one that a cluster is in.
enum class AccountMatch {
    Same,
    Other,
    Unknown, ///< the account that answers, or that of the cluster (of an earlier version), is not known
};
AccountMatch accountMatch(const CloudContext &, const ledger::Cluster &);
/// Whether a resource of the cluster that the cloud does not find does not exist.
bool provesAbsence(const CloudContext &, const ledger::Cluster &);

constexpr const char *kUnknownAccount = "it is unknown which account answers"; ///< for users, in a longer sentence

/// In one sentence, in which account the cluster is, which one answers, and what to do. For a cluster whose account is
/// not the one that answers, or not known.
/// \error InvalidArgument
Error accountError(const CloudContext &, const ledger::Cluster &);
/// Why the cluster does not belong to the context: it is in another account, or of another profile or endpoint.
/// \error InvalidArgument
Error otherCloudError(const CloudContext &, const ledger::Cluster &);

/// The open clusters of this profile and endpoint that are in another account.
Result<std::vector<ledger::Cluster>> clustersElsewhere(const CloudContext &);
/// Their names, each with its accountError().
Result<std::vector<std::pair<std::string, Error>>> errorsElsewhere(const CloudContext &);

/// The account of the credentials that are in use now. It is queried when the access key is another one than before, and
/// when the account is unknown: also of a context that was opened without it (CloudOptions::identify).
/// \return empty when it is unknown
std::string answeringAccount(const CloudContext &, const CallContext &);
/// The same, without a query where the account was unknown when the context was opened: a list and a termination do not
/// wait for it.
std::string accountNow(const CloudContext &, const CallContext &);
/// The same, for a row that a launch is about to write: the context may be hours old. Takes half a minute at most.
std::string accountToRecord(const CloudContext &);
/// The context with that account.
CloudContext withAccountNow(CloudContext, const CallContext &);

} // namespace trainyard::cluster
