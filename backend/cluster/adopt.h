#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/cloud_context.h"
#include "backend/cluster/teardown.h"

namespace trainyard::cluster {

/// What carries the tags of one cluster and one ledger, and is not ours by this ledger: a cluster whose computer or
/// state folder was lost, or machines of a cluster that is here and that the ledger never asked for.
struct AdoptableCluster {
    ClusterId id;
    std::string name, owner, ledger;
    bool known = false;            ///< this ledger has the cluster
    std::vector<Target> resources; ///< machines first; only these are taken over
    int machines() const;
};

/// In the current region and those that the ledger names, or in every enabled one. Reads only.
/// errors  those of AWS and of the ledger: a list with holes would be taken for all there is
Result<std::vector<AdoptableCluster>> adoptableClusters(const CloudContext &, bool allRegions, const Deadline &,
                                                        std::stop_token);

/// The one of that name or cluster id, and of that ledger when one is given.
/// errors  NotFound, InvalidArgument (several: say which ledger, or the id)
Result<AdoptableCluster> findAdoptableCluster(const CloudContext &, const std::string &nameOrId,
                                              const std::string &ledger, bool allRegions, const Deadline &,
                                              std::stop_token);

/// May its owner be left unsaid when it is taken over? A machine of a cluster of ours, or an owner's tag with our name:
/// no owner at all is nobody's.
bool isOfThisOwner(const CloudContext &, const AdoptableCluster &);

/// Take it into the ledger, so that it is listed, stopped and terminated as any other. Its keys and plan stay on the
/// computer that launched it: nobody logs in from here, and no worker is added.
/// owner, ledger   what the user has confirmed: they must be those of the tags
/// errors  PermissionDenied (another owner or ledger was confirmed), Conflict (its tags have changed since it was
///         shown), those of AWS and of the ledger
Status adopt(const CloudContext &, const AdoptableCluster &, const std::string &owner, const std::string &ledger,
             const Deadline &, std::stop_token);

} // namespace trainyard::cluster
