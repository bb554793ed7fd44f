#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "backend/core/async/steps.h"
#include "backend/core/system/scratch_folder.h"
#include "backend/core/time/deadline.h"
#include "backend/protocol/node_layout.h"
#include "backend/runs/agent_client_internal.h"
#include "backend/runs/run_control.h"
#include "backend/ssh/sftp/sftp.h"

namespace trainyard::runs {

inline constexpr std::size_t kNodesAtOnce = 16;

using Links = std::vector<std::shared_ptr<NodeLink>>;
Links linksTo(const std::vector<ssh::Host> &nodes, const std::string &agentCommand);
/// The head first, each node once.
std::vector<ssh::Host> withHead(const ssh::Host &head, const std::vector<ssh::Host> &workers);

/// NAME=value lines.
/// \error InvalidArgument (a line break in a value, which would add another variable; a name that is none)
Result<std::string> environmentText(const std::map<std::string, Secret> &);
/// Parses NAME=value lines; other lines are skipped.
std::map<std::string, Secret> variablesIn(std::string_view text);
/// jobs::MachinesFile as JSON, of the machines with processes.
std::string machinesFileOf(const std::vector<ssh::Host> &machines, const ssh::Host &head);
/// 32 random bytes, with which the processes of a run recognise each other.
std::string newRunSecret();

/// Deploys the files and starts the processes of one run on its nodes.
class RunControl::Starter {
public:
    Starter(const RunControl &control, const CallContext &context)
        : m_control(control)
        , m_context(context)
    {
    }

    std::string job, secret, environment;
    std::string scheduler; ///< "host:port"
    int localWorkers = 1;  ///< on each node with workers
    int headServers = 0;
    int machineServers = 0; ///< on each worker node
    bool workerReadsResume = false;
    std::string codeHash;           ///< of a task with code
    std::string machines;           ///< for a coordinator or a launched worker: machinesFileOf()
    std::set<std::string> codeless; ///< nodes without processes that use the code

    /// Processes of the run on one node, of which an AgentStart states the number.
    struct Local {
        int workers = 1, servers = 0;
    };

    /// A start takes as long as its nodes respond: their number does not limit it.
    CallContext oneCall() const { return longCall(std::chrono::seconds(0)); }

    Status prepare(NodeLink &) const;
    /// \param rank  requested; -1: any
    Status startRole(NodeLink &, protocol::Role, int index, int rank = -1) const;
    Status startRole(NodeLink &, protocol::Role, int index, int rank, Local) const;
    /// \param rank  requested for the first one; -1: any
    Status startWorkers(NodeLink &, int rank = -1) const;
    /// Starts the servers of a worker machine.
    Status startServers(NodeLink &, const std::vector<int> &ranks) const;
    const std::string &schedulerAddress() const { return m_address; }
    /// Fails when a process has already died: of an invalid option, a missing library, or an address that is not the
    /// node's.
    Status checkAlive(NodeLink &) const;
    /// Reads from the head what a new worker needs: job, secret, address; environment where this program has none, and
    /// the secrets of a task, which no other program has.
    /// \error NotFound (no run)
    Status readFromHead();

private:
    CallContext longCall(std::chrono::seconds more) const
    {
        return {Deadline::after(m_control.m_options.call + more).earlier(m_context.deadline), m_context.stop};
    }
    /// For a transfer of so many bytes.
    CallContext transfer(std::uint64_t bytes) const;
    Status writeFiles(NodeLink &, const StepReporter &) const;
    Status writeResume(ssh::Sftp &, const StepReporter &) const;
    Status installCode(NodeLink &, ssh::SshSession &, ssh::Sftp &, const StepReporter &) const;
    Result<std::filesystem::path> codeArchive() const;
    StepReporter step(const NodeLink &, std::string name, std::string title) const;

    const RunControl &m_control;
    const CallContext m_context;
    mutable std::mutex m_mutex;
    mutable std::string m_address;
    mutable std::mutex m_codeMutex;
    mutable std::unique_ptr<ScratchFolder> m_fetched; ///< with code.tar.gz of the head
};

} // namespace trainyard::runs
