#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "backend/core/deadline.h"
#include "backend/core/process.h"
#include "backend/core/result.h"
#include "backend/protocol/agent.h"

namespace trainyard::agent {

/// One role of a run as its files on this node tell it.
struct RoleProcess {
    protocol::Role role = protocol::Role::Worker;
    int index = 0;
    ProcessIdentity process, watcher;
    std::string label() const { return protocol::label(role, index); }
};

/// The processes of runs on this node: started detached, so that they outlive the agent and its connection; found again
/// by PID and start time; ended only when they are of that run.
class ProcessManager {
public:
    explicit ProcessManager(std::filesystem::path home)
        : m_home(std::move(home))
    {
    }
    const std::filesystem::path &home() const { return m_home; }
    std::filesystem::path runFolder(const RunId &) const;

    struct StartedRole {
        std::int64_t pid = 0;
        std::string address; ///< of a scheduler
    };
    /// Start a role; one that runs already is an answer. Waits until it is under way (a scheduler: until it listens).
    /// errors  NotFound (no job.json: the run was not prepared here), LocalCommandFailed (it ended at once; its last
    /// words),
    ///         Timeout, DiskFull
    Result<StartedRole> start(const protocol::AgentStart &, const Deadline &);

    std::vector<RoleProcess> roles(const RunId &) const;
    std::vector<protocol::RoleStatus> status(const RunId &) const;
    std::vector<RunId> runs() const; ///< that have a folder on this node
    bool anyAlive() const;           ///< of any run on this node

    /// TERM, then KILL after 5 s (or at once). Schedulers first, so that they can tell the others. Returns how many
    /// ended.
    int stop(const protocol::AgentStop &);

private:
    bool isOfRun(const RoleProcess &, const RunId &) const;
    std::string lastLines(const RunId &, const std::string &label) const;
    std::filesystem::path m_home;
};

} // namespace trainyard::agent
