#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/async/progress.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/ssh/target.h"

// Data that a job reads from files of the machines (file://): every worker must have the same.
namespace trainyard::training {

/// Digests, or sizes ("size:12"), of files by path. Files of more than 64 MiB count by their size, their beginning and their end.
using DataContent = std::map<std::string, std::string>;
inline constexpr std::string_view kMissing = "missing"; ///< the digest of a path that does not exist

/// The file:// items of data paths (see storage::expandSources()), without their scheme.
std::vector<std::string> machinePaths(const protocol::JobSpec &);
/// A command line that prints the digests of all files that such paths name. A pattern that names no file counts as its
/// folder: it may be a regular expression.
/// \param deep  also the files of subfolders, which the trainer does not read, without lost+found and those that cannot be
///     read; sizes instead of digests, because other programs have data of any size
std::string dataDigestCommand(const std::vector<std::string> &paths, bool deep = false);
/// Parses its output, which comes from a machine: what is no digest is left out.
DataContent parseDataDigests(std::string_view output);
/// \error NotFound (no machine has files there), ChecksumMismatch (machines that lack files or have others, by name)
Status compareData(const std::map<std::string, DataContent> &byMachine);

/// Compares the files of the machines; of a task the sizes, also of those in subfolders, where a difference is only
/// reported: each machine may have its part. A list that is too long is not compared. Nothing to do for one machine, and
/// for data that is on none. Step "data".
/// \error those of compareData() (of a task not ChecksumMismatch), and of the connections
Status requireSameData(const std::vector<ssh::Host> &, const protocol::JobSpec &, const std::string &cluster,
                       const ProgressSink &, const CallContext &);

} // namespace trainyard::training
