#pragma once

#include <optional>
#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/cloud/ec2.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/plan/catalog/instance_facts.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/cluster/plan/resource_tags.h"
#include "backend/core/sentence.h"
#include "backend/core/time/time_source.h"
#include "backend/ledger/ledger.h"

namespace trainyard::cluster {

inline Timestamp now()
{
    return wallNow();
}
std::string tagOf(const TagMap &, const char *key); ///< empty when absent

/// Tag of what AWS creates without a client token: the token of the intent. Nobody knew it before the request, and no
/// other resource can have the name meanwhile: together they prove, after a lost reply, that a resource is ours.
inline constexpr const char *kRequestTag = "trainyard:request";

/// Kind of rows and intents of the security groups of mount targets, with the facts "endpoint", "file-system" and "vpc".
inline constexpr const char *kNfsGroupKind = "nfs-group";
/// The open rows of such groups that this ledger has made: name and tags of a group prove nothing.
Result<std::vector<ledger::Resource>> ownNfsGroups(const CloudContext &, const std::string &region);

/// A machine as a ledger row. Cluster, name and role stay empty: no reply of AWS determines them.
ledger::Resource toResource(const CloudContext &, const aws::Instance &, const std::string &region);
/// The row, updated from AWS. Cluster, name, role, login and probe are unknown to AWS and stay unchanged.
ledger::Resource refreshed(const CloudContext &, const ledger::Resource &before, const aws::Instance &);
/// The row of a machine that was created for one of this ledger's intents.
ledger::Resource resourceFor(const CloudContext &, const aws::Instance &, const ledger::Intent &);
/// The row of a machine that a stack of ours has started, with the next free name.
/// \param known  the machines of the cluster, also closed ones
ledger::Resource stackMachine(const CloudContext &, const aws::Instance &, const ClusterId &, const std::string &region,
                              const std::vector<ledger::Resource> &known);
/// 22, unless the local cloud or an emulator on this computer names another port.
int sshPortOf(const CloudContext &, const aws::Instance &);
/// The facts of a cluster that its row and its plan contain.
ClusterSnapshot toSnapshot(const ledger::Cluster &, const Result<LaunchPlan> &);
inline void setHourly(ClusterSnapshot &c, const Usd &sum)
{
    c.usdPerHour = sum.usd;
    c.perHourBound = sum.bound;
}
inline void setSoFar(ClusterSnapshot &c, const Usd &sum)
{
    c.usdSoFar = sum.usd;
    c.soFarBound = sum.bound;
}
NodeSnapshot toNode(const ledger::Resource &);
NodeSnapshot toNode(const aws::Instance &, const ResourceTags &); ///< a machine that is not ours: for display only
/// The ledger's name if it is a safe name, else the machine's id. The name becomes part of paths and commands.
std::string nodeNameOf(const ledger::Resource &);

std::string resourceName(const ledger::Cluster &); ///< of its key pair, group and role: "trainyard-demo-0123ab"
/// Stores the English text. The window translates it by its pattern (gui/text/recorded/sentence_list_events).
void recordEvent(const CloudContext &, const ClusterId &, const std::string &kind, const std::string &subject,
                 const Sentence &text);
/// The same for something that failed; a cancelled operation did not.
void recordFailure(const CloudContext &, const ClusterId &, const std::string &kind, const std::string &subject,
                   const Sentence &text);
/// "WHAT failed: detail", or "WHAT was stopped" when it was cancelled.
void recordFailure(const CloudContext &, const ClusterId &, const std::string &kind, const std::string &subject,
                   const Sentence &what, const Error &);

/// Regions to search: the current one and those that the ledger names for this cloud, or every enabled one.
Result<std::vector<std::string>> regionsOf(const CloudContext &, bool all, const CallContext &);

} // namespace trainyard::cluster
