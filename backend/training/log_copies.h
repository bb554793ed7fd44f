#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/async/progress.h"

namespace trainyard::training {

/// Bytes that collectLogs copies from the end of each log: a longer log loses its beginning, and with it its offsets.
inline constexpr std::size_t kMostLogBytes = 4u << 20;

/// The process whose log was copied.
struct CopiedLog {
    std::string node; ///< "head", "worker-1"
    std::string role; ///< "scheduler", "server", "worker"; "server-1" for the second one of a node
    bool operator==(const CopiedLog &) const = default;
};

/// Parses the file name of a copy by collectLogs: "worker-1-worker.log", "head-server-1.log".
/// \return empty when the file is no such copy
std::optional<CopiedLog> copiedLogOf(std::string_view fileName);

/// Copies the run's logs from all reachable nodes into runs/ID/ as NODE-ROLE.log, at most the last 4 MiB of each.
/// \return the files written
Result<std::vector<std::filesystem::path>> collectLogs(const cluster::CloudContext &, const RunId &,
                                                       const CallContext &);

/// Saves the logs of all active runs before their machines are terminated. An unreachable machine delays the
/// termination by four seconds at most.
/// \param clusters  the clusters of the runs; empty: every open one
void saveActiveLogs(const cluster::CloudContext &, const std::set<ClusterId> &clusters, const ProgressSink &,
                    std::stop_token);

} // namespace trainyard::training
