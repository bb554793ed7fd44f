#pragma once

#include <array>
#include <string>
#include <string_view>

#include "backend/core/enum_names.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/protocol/checkpoint_name.h"

namespace trainyard::protocol {

/// A Launcher starts workers by a program on the head, such as mpirun or srun, and follows it.
enum class Role { Scheduler, Server, Worker, Launcher };
constexpr auto namesOf(Role)
{
    return std::to_array<std::string_view>({"scheduler", "server", "worker", "launcher"});
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
    /// Of a task: its working folder; the packed code, on the head, for machines that come later; a folder for its user.
    std::string code(const RunId &id) const { return run(id) + "/code"; }
    std::string packedCode(const RunId &id) const { return run(id) + "/code.tar.gz"; }
    std::string output(const RunId &id) const { return run(id) + "/output"; }
    /// Of one process of a task: the files that its type writes, and `values.jsonl`, into which it may write metrics.
    std::string process(const RunId &id, const std::string &label) const { return run(id) + "/process/" + label; }
    std::string codeStore() const { return home + "/code"; } ///< SHA256/: unpacked code, complete as soon as it exists
    std::string address(const RunId &id) const { return run(id) + "/scheduler.address"; } ///< "host:port"
};

} // namespace trainyard::protocol
