#pragma once

#include <string>
#include <vector>

#include "backend/aws/services/efs_client.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/async/progress.h"

namespace trainyard::cluster {

/// Creates or finds this ledger's security group of a file system's mount targets in a VPC, and adds the rules that it
/// lacks: NFS from its own members, and from the members of `sources`. Step "nfs-group".
/// \return its id
Result<std::string> ensureNfsGroup(const CloudContext &, const std::string &region, const std::string &fileSystem,
                                   const std::string &vpc, const std::vector<std::string> &sources,
                                   const ProgressSink &, const CallContext &);
/// The ids of such groups that this ledger made and that exist. Others may have the same name and tags: they are neither
/// attached to a mount target nor deleted.
/// \param vpc  empty: any
Result<std::vector<std::string>> nfsGroupsOf(const CloudContext &, const std::string &region,
                                             const std::string &fileSystem, const std::string &vpc,
                                             const CallContext &);
/// Adds the group to those of a mount target, unless it is among them. The others stay.
/// \error QuotaExceeded (it has five others)
Status addNfsGroup(aws::EfsClient &, const std::string &target, std::vector<std::string> present,
                   const std::string &group, const CallContext &);

} // namespace trainyard::cluster
