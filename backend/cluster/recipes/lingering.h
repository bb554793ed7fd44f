#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"
#include "backend/ledger/rows.h"

namespace trainyard::cluster {

/// A process of a run that no task runner, agent or watcher of that run owns any longer.
struct LingeringProcess {
    std::int64_t pid = 0, parent = 0;
    std::string command;
    RunId run;
};
struct NodeProcesses {
    std::string node;
    Status status;                       ///< of the connection and of the agent there
    std::vector<LingeringProcess> found; ///< with `end`, those that are still alive afterwards
    int ended = 0;
};

/// The runs whose leftovers are looked for, and those that are left alone.
struct SweptRuns {
    std::vector<RunId> searched;
    /// Of type docker and active: the search cannot distinguish leftover containers from those that the run uses, on a
    /// machine whose task runner is cut off or starts again.
    std::vector<RunId> spared;
};
/// \param known   those of the cluster in the ledger
/// \param wanted  empty: all known ones; one that is not known is taken as it is
SweptRuns sweptRuns(const std::vector<ledger::Run> &known, const std::vector<RunId> &wanted);

/// Finds processes that runs of a cluster left on its machines, by the run's id in their environment, and ends them on
/// request: SIGTERM, after 5 s SIGKILL. Processes of other runs and of the user are not touched, whatever their name.
/// \param runs  as in sweptRuns()
/// \error NotFound (cluster), Conflict (no machine)
Result<std::vector<NodeProcesses>> lingeringProcesses(const CloudContext &, const ClusterId &,
                                                      const std::vector<RunId> &runs, bool end, const CallContext &);

/// A process that processesByName() found.
struct NamedProcess {
    std::int64_t pid = 0;
    std::string user, command;
    bool operator==(const NamedProcess &) const = default;
};
struct NamedProcesses {
    std::string node;
    Status status;
    std::vector<NamedProcess> found; ///< with `end`, those that are still alive afterwards
    int ended = 0;
};
struct ByNameOptions {
    std::string name; ///< of the program: "python" also matches "python3" and "python3.11"; letters, digits and + - _ .
    std::vector<std::string> nodes;
    bool ofAllUsers = false; ///< with sudo; otherwise of the login user alone
    bool end = false;        ///< false: only lists them
};
/// The blunt way of old walkthroughs, "pkill -9 python": finds or ends ALL programs of that name on the machines, of
/// every user, Jupyter and other runs included. Never Trainyard's own programs and the session of this call.
/// \error InvalidArgument (name), NotFound (cluster, node), Conflict (no machine)
Result<std::vector<NamedProcesses>> processesByName(const CloudContext &, const ClusterId &, const ByNameOptions &,
                                                    const CallContext &);

} // namespace trainyard::cluster
