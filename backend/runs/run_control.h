#pragma once

#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/core/deadline.h"
#include "backend/core/ids.h"
#include "backend/core/progress.h"
#include "backend/core/result.h"
#include "backend/core/secret.h"
#include "backend/runs/node.h"

namespace trainyard::protocol {
struct JobSpec;
}

namespace trainyard::runs {

/// One process of a run on one node, as its agent sees it.
struct ProcessStatus {
    std::string node, role; ///< role: "scheduler", "server", "worker"
    int pid = 0;
    bool alive = false;
    std::optional<int> exitStatus; ///< once it ended and the agent knows
    std::string lastWords;         ///< the end of its log
};

struct RunStatus {
    bool running = false; ///< the scheduler is alive
    std::vector<ProcessStatus> processes;
    std::vector<std::string> unreachable; ///< nodes whose agent did not answer
};

/// Starts, changes and ends one run on the nodes of a cluster, through their agents. One thread at a time; nothing of
/// it lives between calls but the addresses, so that another program can attach to the same run.
class RunControl {
public:
    struct Options {
        std::map<std::string, Secret>
            environment; ///< for the run's processes: AWS_* credentials, AWS_ENDPOINT_URL; 0600 file
        std::string agentCommand = kAgentCommand;
        ProgressSink sink; ///< steps "prepare", "scheduler", "server", "worker" per host
    };

    RunControl(RunId run, Node head, Options options);

    /// Write job, secret and environment (0600) on every node, start scheduler and servers on the head, a worker on
    /// each worker node (all on the head, when there is none). On failure or cancel everything already started is
    /// stopped again. The job's `run` is set to ours, its `workers` to the number of worker nodes if there are any.
    /// errors  as SSH; NeverJoined (a process ended at once; its last words in detail), DiskFull, NotFound (no
    ///         runtime there), InvalidArgument (the job, or a variable that does not fit on a line), the agent's own
    Status start(const protocol::JobSpec &, const std::vector<Node> &workers, const Deadline &, std::stop_token);

    /// Start a worker on one more node while the run goes on: it joins at the next boundary.
    /// errors  as start, NotFound (no run)
    Status addWorker(const Node &, const Deadline &, std::stop_token);
    /// Ask the worker of a node to leave at the next boundary, and wait until its process is gone.
    /// errors  NotFound (no worker runs there), Timeout
    Status removeWorker(const Node &, const Deadline &, std::stop_token);

    /// End the run's processes on these nodes and the head. graceful: let them write a checkpoint first. Nothing
    /// running is an answer.
    /// errors  the first node that could not be reached
    Status stop(const std::vector<Node> &workers, bool graceful, const Deadline &, std::stop_token);
    Result<RunStatus> status(const std::vector<Node> &workers, const Deadline &, std::stop_token);

    const RunId &run() const { return m_run; }

private:
    class Starter;
    RunId m_run;
    Node m_head;
    Options m_options;
};

} // namespace trainyard::runs
