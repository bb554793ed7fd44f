#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/core/async/progress.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/secret.h"
#include "backend/core/time/clock.h"
#include "backend/core/time/deadline.h"
#include "backend/protocol/agent.h"
#include "backend/ssh/target.h"

namespace trainyard::protocol {
struct JobSpec;
}

namespace trainyard::runs {

/// One process of a run on one node, as reported by its agent.
struct ProcessStatus {
    std::string node, role; ///< role: "scheduler", "server", "worker"
    int pid = 0;
    bool alive = false;
    std::optional<int> exitStatus; ///< once it has ended and the agent knows the status
    std::string lastWords;         ///< the last lines of its log
};

struct RunStatus {
    bool running = false; ///< the scheduler is alive
    std::vector<ProcessStatus> processes;
    std::vector<std::string> unreachable; ///< nodes whose agent did not reply
};

/// Starts, changes and stops one run on the nodes of a cluster through their agents. Not thread-safe. Keeps only
/// addresses between calls: job, secret and the scheduler's address are in the run's folder on the head, so that any
/// program with the cluster's key can attach to the run. Secrets are sent over SFTP into files of mode 0600.
class RunControl {
public:
    struct Options {
        std::map<std::string, Secret>
            environment; ///< of the run's processes: AWS_* credentials, AWS_ENDPOINT_URL; 0600 file
        std::string agentCommand = protocol::kAgentCommand;
        ProgressSink sink;              ///< steps "prepare", "scheduler", "server", "worker", "leave" per host; "stop"
        ClusterId cluster{};            ///< of the nodes: with their names it identifies them in the events
        std::chrono::seconds call{120}; ///< longest single step of a start on one node
        std::chrono::seconds silence{120}; ///< how long a node that is waited for may not respond
        /// Checkpoint of this computer from which the job resumes; sent to the nodes whose roles read it, as resume() of
        /// their NodeLayout. The job's `resume` is then protocol::kResumeFile.
        std::filesystem::path resumeFile{};
        /// Of a task with code: the archive whose SHA-256 is the job's task.codeHash. Empty: the head has it, or each
        /// machine has its content already.
        std::filesystem::path codeArchive{};
    };

    RunControl(RunId run, ssh::Host head, Options options);

    /// Writes job, secret and environment (0600) to every node, starts the scheduler on the head, the servers where
    /// decideServers (layout.h) places them, and the job's workersPerMachine on each worker node (all workers on the head
    /// when there is none), which request the ranks of their places in the list. After a failure or cancel everything
    /// that was started is stopped. The job's `run` is
    /// replaced by this run's id, its `workers` by their number on the worker nodes if there are any.
    /// \error as SSH; NeverJoined (a process ended at once; its last lines in detail), DiskFull, NotFound (no runtime
    ///     on the node), InvalidArgument (the job, or a variable that does not fit on a line), those of the agent
    Status start(const protocol::JobSpec &, const std::vector<ssh::Host> &workers, const CallContext &);
    /// The same for a job whose roles are a coordinator and task runners (JobSpec::usesParameterServer() is false);
    /// start() calls it. The job's type decides the machines and processes (jobs::selectMachines(), places()). Code is
    /// unpacked on each of those machines, and its archive stays on the head for machines that come later. Returns when
    /// the processes run: they prepare the machines and start the user's program without this computer.
    /// \param nodes  all of the cluster; the head among them or not
    /// \error as start(), ChecksumMismatch (the code arrived changed)
    Status startTask(const protocol::JobSpec &, const std::vector<ssh::Host> &nodes, const CallContext &);
    /// What roles of the run have left behind on each node, and with `end` ends it (protocol::AgentSweep).
    /// \return by node; without those whose runtime is older than the request, or absent
    /// \error of the first node that could not be reached
    Result<std::map<std::string, protocol::AgentProcesses>> sweep(const std::vector<ssh::Host> &nodes, bool end,
                                                                  const CallContext &);

    /// Starts the scheduler of a run again, on the head where it died; it continues from its journal, and servers and
    /// workers reconnect to it. Succeeds if it runs.
    /// \error as SSH; those of the agent: NotFound (the run was not prepared there), LocalCommandFailed
    Status restartScheduler(const CallContext &);
    /// Reads the last bytes of the scheduler's journal; empty without one. Its last complete line is the newest state.
    /// \error as SSH
    Result<std::string> journalEnd(std::size_t bytes, const CallContext &);
    /// Ends what still runs of the run, and starts all its processes again as start() does, in the same folders, so that
    /// its records continue. The journal is removed: the job's `resume` determines the state. Without an environment in
    /// the options, that of the head is used.
    /// \param attempts  starts of the scheduler so far, for a head that does not know
    /// \error as start()
    Status startAgain(const protocol::JobSpec &, const std::vector<ssh::Host> &workers, int attempts,
                      const CallContext &);

    /// When the AWS keys in the environment of the run's processes on the head expire; empty: never, or there are none.
    /// \error as SSH; NotFound (the run is over there)
    Result<std::optional<Timestamp>> keysExpire(const CallContext &);
    /// Replaces these keys by those of the options on the head and the worker nodes, whose processes read them again. A
    /// node where the run is over gets none.
    /// \error of the first node that could not be reached; the others have the new keys
    Status renewKeys(const std::vector<ssh::Host> &workers, const CallContext &);

    /// Starts the workers of one more node during the run; they join at the next boundary. With servers on the workers'
    /// machines also a server, which takes the place of one that was lost, now or later.
    /// \error as start(), NotFound (no run)
    Status addWorker(const ssh::Host &, const CallContext &);
    /// Requests the workers of a node to leave at the next boundary. A repetition has no effect.
    /// \error NotFound (neither a worker nor a server runs there), Conflict (the run needs the worker, or has no other
    ///     server), those of watchWorker
    Status requestLeave(const ssh::Host &, const CallContext &);
    /// Waits for workers that were requested to leave, as long as they work towards it. Servers of that node leave with
    /// them: waits until others have their parts of the weights, so that the node may be terminated.
    /// \param until  the boundary that it waits for ("leaves at the end of epoch 3"), called every few seconds; may be empty
    /// \error Timeout, Cancelled (in both cases it leaves later), those of watchWorker
    Status awaitLeave(const ssh::Host &, const CallContext &, const std::function<Sentence()> &until = {});
    /// requestLeave(), then awaitLeave().
    Status removeWorker(const ssh::Host &, const CallContext &, const std::function<Sentence()> &until = {});

    /// Watches the workers of a node until their processes have ended or `look` returns true.
    /// \param look  receives its status every few seconds
    /// \return the last status of the first one that is alive, or of the first one
    /// \error NotFound (no worker was started there), Unreachable and others (no reply for Options::silence), Timeout,
    ///     Cancelled, those of `look`
    Result<ProcessStatus> watchWorker(const ssh::Host &, const CallContext &,
                                      const std::function<Result<bool>(const ProcessStatus &)> &look);

    /// Stops the run's processes on these nodes and the head, as the step "stop". Not an error when nothing runs.
    /// \param graceful  let the run save a checkpoint first, which takes up to its job's stopSeconds
    /// \error of the first node that could not be reached
    Status stop(const std::vector<ssh::Host> &workers, bool graceful, const CallContext &);
    Result<RunStatus> status(const std::vector<ssh::Host> &workers, const CallContext &);

    const RunId &run() const { return m_run; }

private:
    class Starter;
    using Look = std::function<Result<std::optional<ProcessStatus>>(const std::vector<ProcessStatus> &)>;
    Result<ProcessStatus> watch(const ssh::Host &, const CallContext &, const Look &);
    Status readEnvironment(const protocol::JobSpec &, const std::vector<ssh::Host> &workers, const CallContext &);
    Status addTaskWorker(Starter &, const protocol::JobSpec &, const ssh::Host &);
    Status renewKeysOn(const ssh::Host &, const CallContext &) const;
    Status clearNode(const ssh::Host &, bool keepResume, int attempts, const CallContext &);
    RunId m_run;
    ssh::Host m_head;
    Options m_options;
};

} // namespace trainyard::runs
