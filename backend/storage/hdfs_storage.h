#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "backend/storage/storage.h"

/// Files of HDFS on the nodes of an EMR cluster, by the program `hdfs` of that machine: Hadoop's own settings decide
/// which name node answers, and as whom. For reading only; Uri::parse() knows no such addresses, so nothing else accepts
/// them.
namespace trainyard::storage {

inline constexpr std::string_view kHdfsScheme = "hdfs://";

/// "hdfs:///folder/name", or with a name node: "hdfs://ip-10-0-0-7:8020/folder/name".
bool isHdfs(std::string_view address);
/// Why an address cannot be used, one sentence; empty: it can. Names with characters that Hadoop expands are refused.
std::string hdfsProblem(std::string_view address);

/// A file of HDFS as it was listed.
struct HdfsFile {
    std::string uri;
    std::uint64_t size = 0;
    std::string modified; ///< as Hadoop prints it
    bool operator==(const HdfsFile &) const = default;
};
/// Reads the output of `hdfs dfs -ls`; folders and lines that are no entry are left out.
/// \param asked  the address that was listed: its name node is that of the files
std::vector<HdfsFile> parseHdfsListing(std::string_view output, const std::string &asked);

/// The files directly in a folder, or below it; of the address of a file that file.
/// \error InvalidArgument, NotFound, PermissionDenied, Unsupported (this machine has no program hdfs),
///     LocalCommandFailed (with Hadoop's words)
Result<std::vector<Entry>> listHdfs(const std::string &address, bool isRecursive, const CallContext &);
/// Opens a copy of the file below $TRAINYARD_HDFS_CACHE, else ~/.trainyard/hdfs, which is made at the first opening:
/// Hadoop's program reads no ranges. A copy of the same size and time is used again.
/// \error as listHdfs(); DiskFull
Result<std::unique_ptr<Reader>> openHdfs(const std::string &address, const StorageConfig &, const CallContext &);

} // namespace trainyard::storage
