#pragma once

#include <optional>
#include <string>
#include <vector>

#include "backend/cluster/cloud_context.h"
#include "backend/cluster/clusters.h"
#include "backend/cluster/ec2.h"
#include "backend/cluster/resource_tags.h"
#include "backend/core/time_source.h"
#include "backend/ledger/ledger.h"

namespace trainyard::cluster {

// Names of facts of an instance in the ledger.
namespace fact {
inline constexpr const char *kType = "type";
inline constexpr const char *kZone = "zone";
inline constexpr const char *kRole = "role";
inline constexpr const char *kPublic = "public-address";
inline constexpr const char *kPrivate = "private-address";
inline constexpr const char *kPort = "ssh-port";
inline constexpr const char *kUser = "login";  ///< that the machine lets in
inline constexpr const char *kProbe = "probe"; ///< what the machine truly has, in words
} // namespace fact

inline Timestamp now()
{
    return wallNow();
}
std::string tagOf(const TagMap &, const char *key);            ///< empty when absent
bool sameCloud(const CloudContext &, const ledger::Cluster &); ///< of this profile and endpoint

/// What AWS says of a machine, as the ledger keeps it; without cluster, name and role, which no answer of AWS decides.
ledger::Resource toResource(const CloudContext &, const Machine &, const std::string &region);
/// A row with what AWS says now. What AWS does not know of it (cluster, name, role, login, probe) stays.
ledger::Resource refreshed(const CloudContext &, const ledger::Resource &before, const Machine &);
/// The row of a machine that an intent of ours has brought.
ledger::Resource resourceFor(const CloudContext &, const Machine &, const ledger::Intent &);
/// 22, but where the local cloud names another.
int sshPortOf(const CloudContext &, const Machine &);
NodeSnapshot toNode(const ledger::Resource &);
NodeSnapshot toNode(const Machine &, const ResourceTags &); ///< one that is not ours: shown only
/// The name in the ledger where it is a safe name, else the machine's id: it becomes part of paths and commands.
std::string nodeNameOf(const ledger::Resource &);
/// Head first, then workers by their number.
bool nodeBefore(const std::string &a, const std::string &b);

std::string resourceName(const ledger::Cluster &); ///< of its key pair and security group: "trainyard-demo-0123ab"
void recordEvent(const CloudContext &, const ClusterId &, const std::string &kind, const std::string &subject,
                 const std::string &text);

/// Regions to look in: the current one, and those that the ledger names for this cloud; or every enabled one.
Result<std::vector<std::string>> regionsOf(const CloudContext &, bool all, const Deadline &, std::stop_token);

} // namespace trainyard::cluster
