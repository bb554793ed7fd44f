#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/async/progress.h"
#include "backend/core/ids.h"
#include "backend/core/time/deadline.h"

namespace trainyard::cluster {

/// The content of a folder: SHA-256 by path below it ("train/0001.png").
using FolderContent = std::map<std::string, std::string>;

/// What makes a folder of a machine equal to one of this computer.
struct FolderChanges {
    std::vector<std::string> copy;   ///< missing there, or of other content
    std::vector<std::string> remove; ///< there only; with deleteExtra
    std::vector<std::string> extra;  ///< there only, and stay
    std::size_t same = 0;
    bool operator==(const FolderChanges &) const = default;
};
/// \param excludes  patterns as of storage::isExcluded(); what they match is neither copied nor removed
FolderChanges compareFolders(const FolderContent &here, const FolderContent &there,
                             const std::vector<std::string> &excludes, bool deleteExtra);
/// The files below a folder of this computer, without those that are excluded.
/// \error NotFound, those of reading, Cancelled
Result<FolderContent> contentOf(const std::string &folder, const std::vector<std::string> &excludes,
                                const CallContext &);
/// Parses the output of hashCommand(). It comes from a machine: only plain paths below the folder count.
FolderContent parseHashes(std::string_view output);
/// A folder of a machine, "~/set" or "/efs/set", as a word of its shell.
std::string shellPlace(const std::string &folder);
/// A command line that prints the SHA-256 of all files below a folder of the machine; nothing where it does not exist.
std::string hashCommand(const std::string &folder);

struct FolderSyncOptions {
    std::string folder;                ///< of the machines: "~/set", "/efs/set"
    std::vector<std::string> excludes; ///< patterns of names and paths
    std::vector<std::string> nodes;    ///< empty: all machines
    bool deleteExtra = false, dryRun = false;
    /// With deleteExtra: what may be removed, by machine, as a comparison has listed it. What came since then stays. Empty:
    /// all that is there only.
    std::optional<std::map<std::string, std::set<std::string>>> agreed = {};
    bool operator==(const FolderSyncOptions &) const = default;
};
struct NodeSync {
    std::string node;
    Status status; ///< ChecksumMismatch: files that differ afterwards, by name
    FolderChanges changes;
    std::uint64_t bytes = 0; ///< sent
};

/// What a comparison would remove, by machine: for FolderSyncOptions::agreed.
std::map<std::string, std::set<std::string>> removalsOf(const std::vector<NodeSync> &compared);

/// Makes a folder of the machines equal to one of this computer, in parallel on all machines: compares by content, sends
/// what differs over SFTP, and compares again. A dry run only compares. Of machines that share the folder, one receives
/// the files. Steps "shared-folder" and "sync-folder" per machine.
/// \return one result per machine
/// \error InvalidArgument (folder), NotFound (cluster, node, folder here), those of reading the files
Result<std::vector<NodeSync>> syncFolder(const CloudContext &, const ClusterId &, const std::string &localFolder,
                                         const FolderSyncOptions &, const ProgressSink &, const CallContext &);

} // namespace trainyard::cluster
