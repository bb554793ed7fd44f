#pragma once

#include <array>
#include <string>
#include <string_view>

#include "backend/core/enum_names.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/protocol/checkpoint_name.h"

namespace trainyard::protocol {

enum class Role { Scheduler, Server, Worker };
constexpr auto namesOf(Role)
{
    return std::to_array<std::string_view>({"scheduler", "server", "worker"});
}
using trainyard::toString;
/// \error InvalidArgument
Result<Role> roleFromString(std::string_view);

/// Returns "worker", or "worker-2" for the third worker on the node (index 2).
std::string label(Role, int index);

/// Paths of files on a node, as text joined with '/': independent of the client's operating system.
struct NodeLayout {
    std::string home = ".trainyard"; ///< ~/.trainyard; relative paths are relative to the user's home (SFTP)

    std::string runs() const { return home + "/runs"; }
    std::string run(const RunId &id) const { return runs() + "/" + id.value; }
    std::string job(const RunId &id) const { return run(id) + "/job.json"; }
    std::string secret(const RunId &id) const { return run(id) + "/secret"; }   ///< 32 raw bytes, 0600
    std::string environment(const RunId &id) const { return run(id) + "/env"; } ///< NAME=value lines, 0600
    std::string metrics(const RunId &id) const { return run(id) + "/metrics.jsonl"; }
    std::string hostLog(const RunId &id) const { return run(id) + "/host_worker_log"; }
    std::string logs(const RunId &id) const { return run(id) + "/log"; }
    std::string log(const RunId &id, const std::string &roleLabel) const { return logs(id) + "/" + roleLabel + ".log"; }
    std::string pid(const RunId &id, const std::string &roleLabel) const { return run(id) + "/" + roleLabel + ".pid"; }
    std::string checkpoints(const RunId &id) const { return run(id) + "/checkpoints"; }
    std::string resume(const RunId &id) const { return run(id) + "/" + kResumeFile; }
    std::string address(const RunId &id) const { return run(id) + "/scheduler.address"; } ///< "host:port"
};

} // namespace trainyard::protocol
