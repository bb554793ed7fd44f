#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "backend/cluster/launch/launcher_internal.h"
#include "backend/core/sentence.h"

namespace trainyard::cluster {

/// The row of a cluster that is about to be created, with a new id and the deadline of the plan.
/// \param machines  what the ledger stores
ledger::Cluster newClusterRow(const CloudContext &, const LaunchPlan &machines);

/// Whether an earlier call has recorded this cluster, so that its creation is continued instead of begun.
/// \param id  may be empty
Result<bool> isOpenCluster(const CloudContext &, const ClusterId &id);

/// The intent of the cluster's own key pair; none when the plan names one of the account.
std::vector<ledger::Intent> keyPairIntent(const Launcher &, const std::string &keyName);

/// What is recorded of a new cluster before the first call that creates anything.
struct NewCluster {
    enum class First {
        Cluster, ///< a cluster without intents has nothing to look for
        Intents, ///< without its request, it would look like one whose machines this program starts one by one
    };
    std::map<std::string, std::string> files; ///< in the cluster's folder, by name
    std::function<Status()> writeIntents;
    First first = First::Cluster;
    Sentence what; ///< for its events: "launching demo: 1 head and 2 workers"
};

/// Records it, synced, as the step "intent". After a failure nothing is left: no open cluster, no open intent, no folder.
/// \param id  set before the step is reported as done: a receiver of that event can look for the cluster
/// \error AlreadyExists (an open cluster has the name), those of the ledger and of files
Status recordNewCluster(const CloudContext &, Launcher &, const NewCluster &, ClusterId &id);

} // namespace trainyard::cluster
