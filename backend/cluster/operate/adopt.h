#pragma once

#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/teardown/teardown.h"

namespace trainyard::cluster {

/// Resources that carry the tags of one cluster and one ledger and do not belong to this ledger: a cluster whose
/// computer or state folder was lost, or machines with the tags of a local cluster that this ledger never requested.
struct AdoptableCluster {
    ClusterId id;
    std::string name, owner, ledger;
    bool known = false;            ///< this ledger has the cluster
    std::vector<Target> resources; ///< machines first; only these are adopted, and what their stacks have created
    int machines() const;
};

/// Searches the current region and those named by the ledger, or every enabled region. Read-only.
/// \error those of AWS and of the ledger: an incomplete list would be mistaken for a complete one. Only roles may be
///     missing, where these credentials may not list them
Result<std::vector<AdoptableCluster>> adoptableClusters(const CloudContext &, bool allRegions, const CallContext &);

/// Returns the cluster with that name or id, restricted to one ledger when `ledger` is not empty.
/// \error NotFound, InvalidArgument (several match: give the ledger or the id)
Result<AdoptableCluster> findAdoptableCluster(const CloudContext &, const std::string &nameOrId,
                                              const std::string &ledger, bool allRegions, const CallContext &);

/// Whether the owner need not be typed to adopt the cluster: this ledger has the cluster, or the owner tag is the
/// current user. A cluster without an owner tag never qualifies.
bool isOfThisOwner(const CloudContext &, const AdoptableCluster &);

/// Whether many people have this login name, as in the images of AWS: it identifies no user, so the window requests the
/// ledger to be typed.
bool isSharedLogin(std::string_view owner);

/// Records the cluster in the ledger, so that it is listed, stopped and terminated like any other. Its keys and plan
/// remain on the computer that launched it, therefore this one cannot log in or add workers.
/// \param owner  confirmed by the user; must equal the owner tag
/// \param ledger  confirmed by the user; must equal the ledger tag
/// \error PermissionDenied (another owner or ledger was confirmed), Conflict (the tags of a machine, of what starts
///     machines or of another resource have changed since the list was read), those of AWS and of the ledger
Status adopt(const CloudContext &, const AdoptableCluster &, const std::string &owner, const std::string &ledger,
             const CallContext &);

} // namespace trainyard::cluster
