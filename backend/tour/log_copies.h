#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "backend/cluster/cloud_context.h"
#include "backend/core/progress.h"

namespace trainyard::tour {

/// How much of the end of each log collectLogs copies: a longer one loses its beginning, and with it its offsets.
inline constexpr std::size_t kMostLogBytes = 4u << 20;

/// Whose log a copy is.
struct CopiedLog {
    std::string node; ///< "head", "worker-1"
    std::string role; ///< "scheduler", "server", "worker"; "server-1" for the second one of a node
    bool operator==(const CopiedLog &) const = default;
};

/// Reads the name that collectLogs gave to a copy: "worker-1-worker.log", "head-server-1.log".
/// return  nothing when the file is no such copy
std::optional<CopiedLog> copiedLogOf(std::string_view fileName);

/// Copy the run's logs from all nodes that answer into runs/ID/ as NODE-ROLE.log, the end of each up to 4 MB.
/// return  the files written
Result<std::vector<std::filesystem::path>> collectLogs(const cluster::CloudContext &, const RunId &, const Deadline &,
                                                       std::stop_token);

/// The logs of all runs that are not over, before their machines are terminated. Bounded: a machine that does not
/// answer delays the end by four seconds. clusters    whose; empty: of every open cluster
void saveActiveLogs(const cluster::CloudContext &, const std::set<ClusterId> &clusters, const ProgressSink &,
                    std::stop_token);

} // namespace trainyard::tour
