#pragma once

#include <string>
#include <utility>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/storage/file_system_plan.h"
#include "backend/core/async/progress.h"
#include "backend/core/time/deadline.h"

namespace trainyard::cluster {

/// A shared file system with its mount targets and its price.
struct FileSystemInfo {
    std::string id, name, region, state; ///< state: as EFS reports it; name: printable, may be empty
    std::uint64_t bytes = 0;             ///< stored; EFS updates the figure from time to time
    bool encrypted = false;
    bool ours = false; ///< created from this ledger
    std::string owner; ///< of its tags; printable
    Timestamp created{};
    std::vector<aws::MountTarget> targets;
    double usdPerMonth = 0;                 ///< for `bytes` at the price of EFS Standard, until it is deleted
    std::vector<std::string> zones() const; ///< of the targets, sorted
    std::string vpc() const;                ///< of the targets; empty without one
};

struct FileSystemList {
    std::vector<FileSystemInfo> systems;                ///< by region and name
    std::vector<std::pair<std::string, Error>> notRead; ///< "EFS of us-east-1", "mount targets of fs-0123"
};

/// All file systems of the account: those with other tags too, since any of them can be mounted.
/// \param allRegions  every enabled region, else the regions used by this ledger
FileSystemList fileSystems(const CloudContext &, bool allRegions, const CallContext &);

/// The file system of that id, or the only one of that name, in a region.
/// \error NotFound, InvalidArgument (several have the name)
Result<FileSystemInfo> findFileSystem(const CloudContext &, const std::string &region, const std::string &nameOrId,
                                      const CallContext &);

/// Time limits of the waits, which are also shown.
struct FileSystemWaits {
    std::chrono::seconds available{300}, targets{600}, gone{300};
};

/// Creates a file system (encrypted, elastic throughput, tagged) and a mount target in each zone of the plan, with a
/// security group that admits NFS from its members and from the plan's groups. Repeatable: a second call for the same
/// name continues after an interruption, adds missing mount targets and repairs their group. The intent with the
/// creation token is in the ledger before the call, so that no interruption creates two file systems.
/// Steps: "file-system", "nfs-group", "mount-target" (per zone), "mount-targets" (the wait, with its time left).
/// \error InvalidArgument (the plan), NotFound (VPC, zone), NoCapacity (no free address), QuotaExceeded, Timeout
Result<FileSystemInfo> createFileSystem(const CloudContext &, const FileSystemPlan &, const ProgressSink &,
                                        const CallContext &, const FileSystemWaits & = {});
/// The same for mount targets and their group alone.
Status ensureMountTargets(const CloudContext &, const std::string &fileSystem, const FileSystemPlan &,
                          const ProgressSink &, const CallContext &, const FileSystemWaits & = {});

/// Deletes a file system with all its data, its mount targets and our security group. No teardown does this.
/// \param typed  the name of the file system (its id, where it has no name), as the user typed it
/// \error InvalidArgument (another name was typed), NotFound (in the account that answers, which need not be its own),
///     Conflict, Timeout (it is not gone yet; may be repeated)
Status deleteFileSystem(const CloudContext &, const FileSystemInfo &, const std::string &typed, const ProgressSink &,
                        const CallContext &, const FileSystemWaits & = {});

/// The calls of createFileSystem() as command lines, in order, for a review; "..." stands for ids that are not known.
std::vector<std::string> fileSystemCommands(const FileSystemPlan &);

/// "no charge while it is empty, then $0.30 per GiB and month"
std::string fileSystemPriceText(const CloudContext &);

} // namespace trainyard::cluster
