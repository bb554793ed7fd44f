#pragma once

#include <optional>
#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/cloud/clusters.h"
#include "backend/cluster/cloud/ec2.h"
#include "backend/cluster/cloud/resource_tags.h"
#include "backend/core/time_source.h"
#include "backend/ledger/ledger.h"

namespace trainyard::cluster {

// Names of instance facts in the ledger.
namespace fact {
inline constexpr const char *kType = "type";
inline constexpr const char *kZone = "zone";
inline constexpr const char *kRole = "role";
inline constexpr const char *kPublic = "public-address";
inline constexpr const char *kPrivate = "private-address";
inline constexpr const char *kPort = "ssh-port";
inline constexpr const char *kUser = "login";  ///< the login that the machine accepts
inline constexpr const char *kProbe = "probe"; ///< what the machine actually has, as text
} // namespace fact

inline Timestamp now()
{
    return wallNow();
}
std::string tagOf(const TagMap &, const char *key);            ///< empty when absent
bool sameCloud(const CloudContext &, const ledger::Cluster &); ///< has this profile and endpoint

/// A machine as a ledger row. Cluster, name and role stay empty: no reply of AWS determines them.
ledger::Resource toResource(const CloudContext &, const Machine &, const std::string &region);
/// The row, updated from AWS. Cluster, name, role, login and probe are unknown to AWS and stay unchanged.
ledger::Resource refreshed(const CloudContext &, const ledger::Resource &before, const Machine &);
/// The row of a machine that was created for one of this ledger's intents.
ledger::Resource resourceFor(const CloudContext &, const Machine &, const ledger::Intent &);
/// 22, unless the local cloud names another port.
int sshPortOf(const CloudContext &, const Machine &);
NodeSnapshot toNode(const ledger::Resource &);
NodeSnapshot toNode(const Machine &, const ResourceTags &); ///< a machine that is not ours: for display only
/// The ledger's name if it is a safe name, else the machine's id. The name becomes part of paths and commands.
std::string nodeNameOf(const ledger::Resource &);
/// Orders the head first, then workers by number.
bool nodeBefore(const std::string &a, const std::string &b);

std::string resourceName(const ledger::Cluster &); ///< of its key pair, group and role: "trainyard-demo-0123ab"
void recordEvent(const CloudContext &, const ClusterId &, const std::string &kind, const std::string &subject,
                 const std::string &text);

/// Regions to search: the current one and those that the ledger names for this cloud, or every enabled one.
Result<std::vector<std::string>> regionsOf(const CloudContext &, bool all, const CallContext &);

} // namespace trainyard::cluster
