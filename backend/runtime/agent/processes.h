#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/core/system/process.h"
#include "backend/core/time/deadline.h"
#include "backend/protocol/agent.h"

namespace trainyard::agent {

/// In the environment of all processes of a run: the absolute path of its folder.
inline constexpr const char *kRunFolderVariable = "TRAINYARD_RUN_FOLDER";

/// One role of a run, from its .pid file on this node.
struct RoleProcess {
    protocol::Role role = protocol::Role::Worker;
    int index = 0;
    ProcessIdentity process, watcher;
    std::string bind, host; ///< with which it was started; empty: by an earlier version
    std::string label() const { return protocol::label(role, index); }
};

/// The processes of runs on this node. They are started detached, so they outlive the agent and its connection;
/// identified by PID and start time; and signalled only if they belong to that run.
class ProcessManager {
public:
    explicit ProcessManager(std::filesystem::path home)
        : m_home(std::move(home))
    {
    }
    const std::filesystem::path &home() const { return m_home; }
    std::filesystem::path runFolder(const RunId &) const;

    /// Starts a role; succeeds if it is already running. Waits until it is running (a scheduler: until it listens), or a
    /// worker has ended with status 0.
    /// \error NotFound (no job.json: the run was not prepared here), LocalCommandFailed (it ended at once; its last log
    ///     lines), Timeout, DiskFull
    Result<protocol::AgentStarted> start(const protocol::AgentStart &, const Deadline &);

    /// Starts the scheduler of a run again if it has died together with its watcher, so that its end was not recorded.
    /// Only if all servers of this node are alive: otherwise weights may be missing, and a follower of the run decides.
    /// \return whether it was started
    /// \error as start()
    Result<bool> reviveScheduler(const RunId &, const Deadline &);

    std::vector<RoleProcess> roles(const RunId &) const;
    std::vector<protocol::RoleStatus> status(const RunId &) const;
    std::vector<RunId> runs() const; ///< those with a folder on this node
    bool anyAlive() const;           ///< of any run on this node

    /// The longest time that a graceful stop may take: the job's stopSeconds, for a checkpoint, and a margin.
    std::chrono::seconds stopTime(const RunId &) const;
    /// The longest one of the live runs; 0 if there is none.
    std::chrono::seconds stopTime() const;
    /// Sends SIGTERM to schedulers and waits for them up to stopTime(): they have a checkpoint saved and notify the other
    /// roles. Then sends SIGTERM to these, and SIGKILL after 5 s. Not graceful: SIGKILL at once. A stop of all roles ends
    /// with a sweep, and cancels the job that a launcher has submitted.
    /// \param limit  when SIGKILL is sent at the latest
    /// \return number of processes that ended
    int stop(const protocol::AgentStop &, const Deadline &limit = Deadline::never());
    /// Finds, and ends on request, what has TRAINYARD_RUN of the run in its environment and is no role, no watcher of one,
    /// and no descendant of a living one; of a run of type docker without a living role here its containers, too. Names, and
    /// does not end, what another user runs below such a process.
    protocol::AgentProcesses sweep(const protocol::AgentSweep &) const;
    /// Stops a run of which this node may have only a part: without its scheduler here, first waits for the processes to
    /// end because the scheduler's own node stops the run as well.
    /// \param limit  as in stop()
    void stopWithCluster(const RunId &, const Deadline &limit);

private:
    Result<protocol::AgentStarted> startLocked(const protocol::AgentStart &, const Deadline &);
    bool waitForEnd(const std::vector<RoleProcess> &, const Deadline &) const;
    void endLeftovers(const RunId &) const;
    bool isLeftOf(const ProcessIdentity &, const RunId &) const;
    bool isOfRun(const RoleProcess &, const RunId &) const;
    bool isOfRun(const ProcessIdentity &, const RunId &) const;
    std::string lastLines(const RunId &, const std::string &label) const;
    std::filesystem::path m_home;
};

} // namespace trainyard::agent
