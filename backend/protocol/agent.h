#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/protocol/node_layout.h"

/// Lines between a client and `trainyard-runtime agent --stdio`: one JSON object per line, in both directions. The
/// client chooses the id of a request; its replies carry the same id. `follow` has many replies, all others have one.
namespace trainyard::protocol {

/// The agent's command line on a node. Tests use another one.
inline constexpr const char *kAgentCommand = "exec ~/.trainyard/bundle/trainyard-runtime agent --stdio";

inline constexpr std::size_t kMaxAgentLine = 1u << 20;
inline constexpr std::int64_t kMaxAgentNumber = std::numeric_limits<std::int64_t>::max();

struct NoFields {
    void fields(auto &) {}
};

/// The replies. Each struct lists its fields once, for writing and reading; kType is a field by which the reply is
/// recognised.
struct AgentIdentity {
    int version = 0;
    std::string runtime, home;
    std::int64_t pid = 0; ///< of the agent
    static constexpr const char *kType = "version";
    void fields(auto &v)
    {
        v("version", version, 0, 1 << 30), v("runtime", runtime, 64), v("home", home, 4096),
            v("pid", pid, 0, kMaxAgentNumber);
    }
};

struct AgentStarted {
    std::int64_t pid = 0;
    std::string address; ///< of a scheduler: "host:port"
    static constexpr const char *kType = "pid";
    void fields(auto &v) { v("pid", pid, 0, kMaxAgentNumber), v("address", address, 256); }
};

/// The status of one role of a run on this node.
struct RoleStatus {
    Role role = Role::Worker;
    int index = 0;
    std::int64_t pid = 0;
    bool alive = false;
    std::optional<int> exitStatus; ///< after its end; 128 + N when signal N ended it
    std::string lastLines;         ///< the end of its log, at most 2 KiB
    void fields(auto &v)
    {
        v("role", role), v("index", index, 0, 4096), v("pid", pid, 0, kMaxAgentNumber), v("alive", alive),
            v("exitStatus", exitStatus, 0, 255), v("lastLines", lastLines, 65536);
    }
};
struct AgentRoles {
    std::vector<RoleStatus> roles;
    static constexpr const char *kType = "roles";
    void fields(auto &v) { v("roles", roles); }
};

struct AgentStopped {
    int stopped = 0; ///< processes
    static constexpr const char *kType = "stopped";
    void fields(auto &v) { v("stopped", stopped, 0, 1 << 20); }
};

struct AgentChunk {
    std::string data; ///< complete lines, each with its newline
    std::uint64_t inode = 0;
    std::uint64_t offset = 0; ///< with the inode: the cursor behind `data`
    static constexpr const char *kType = "data";
    void fields(auto &v) { v("data", data, 2 * kMaxAgentLine), v("inode", inode), v("offset", offset); }
};

/// A process of a run on this node that is none of its roles: what a role has left behind.
struct LingeringProcess {
    std::int64_t pid = 0, parent = 0;
    std::string command; ///< at most 1 KiB, masked
    void fields(auto &v)
    {
        v("pid", pid, 0, kMaxAgentNumber), v("parent", parent, 0, kMaxAgentNumber), v("command", command, 4096);
    }
};
struct AgentProcesses {
    std::vector<LingeringProcess> lingering;
    int ended = 0;
    static constexpr const char *kType = "lingering";
    void fields(auto &v) { v("lingering", lingering), v("ended", ended, 0, 1 << 20); }
};

/// The last reply of a follow.
struct AgentFollowEnd {
    bool done = true;
    static constexpr const char *kType = "done";
    void fields(auto &v) { v("done", done); }
};

/// Of the home folder's file system.
struct AgentDiskSpace {
    std::uint64_t freeBytes = 0, totalBytes = 0;
    static constexpr const char *kType = "totalBytes";
    void fields(auto &v) { v("freeBytes", freeBytes), v("totalBytes", totalBytes); }
};

/// A reply without fields.
struct AgentDone : NoFields {
    static constexpr const char *kType = "ok"; // in every reply
};

/// In the order in which they are recognised.
using AgentAnswer = std::variant<AgentIdentity, AgentStarted, AgentRoles, AgentStopped, AgentChunk, AgentFollowEnd,
                                 AgentProcesses, AgentDiskSpace, AgentDone>;

struct AgentReply {
    std::int64_t id = 0;
    Result<AgentAnswer> answer; ///< {"ok":true,..} or {"ok":false,"error":{"code":"DiskFull","source":..,"detail":..}}
};

/// {"id":1,"do":"hello"} -> {"id":1,"ok":true,"version":4,"runtime":"0.1.0","pid":..,"home":".."}
struct AgentHandshake : NoFields {
    using Reply = AgentIdentity;
    static constexpr const char *kType = "hello";
};

/// Starts a role, detached: it survives the agent and the connection. For a role that is already running, the reply is
/// its pid.
/// {"do":"start","run":..,"role":"worker","args":{"bind":..,"scheduler":"host:port","host":..,"rank":2,"index":0,
/// "localWorkers":1,"localServers":0}}
struct AgentStart {
    RunId run;
    Role role = Role::Worker;
    int index = 0;         ///< among the processes of this role on this node; names the log and pid files
    std::string bind;      ///< the node's own address; never 0.0.0.0
    std::string scheduler; ///< "host:port"; empty for the scheduler itself
    std::string host;      ///< display name of the node ("worker-2"), for records
    int rank = -1;         ///< requested rank, -1 for any
    int localWorkers = 1;  ///< workers of the run on this node, among which `index` counts
    int localServers = 0;  ///< servers of the run on this node
    using Reply = AgentStarted;
    static constexpr const char *kType = "start";
    void fields(auto &v)
    {
        v("run", run), v("role", role), v.group("args", [this](auto &args) {
            args("bind", bind, 256), args("scheduler", scheduler, 256), args("host", host, 256),
                args("rank", rank, -1, 1 << 20), args("index", index, 0, 4096),
                args("localWorkers", localWorkers, 1, 4096), args("localServers", localServers, 0, 1024);
        });
    }
};

/// {"do":"status","run":..} -> {"roles":[{..}]}
struct AgentStatus {
    RunId run;
    using Reply = AgentRoles;
    static constexpr const char *kType = "status";
    void fields(auto &v) { v("run", run); }
};

/// Stops processes of this run only. graceful: TERM first, KILL after 5 s, of a scheduler, which has a checkpoint saved,
/// after the job's stopSeconds and a margin; else KILL at once.
/// {"do":"stop","run":..,"role":..,"index":..,"graceful":true} -> {"stopped":N}
struct AgentStop {
    RunId run;
    std::optional<Role> role; ///< unset: all roles
    std::optional<int> index; ///< unset: all of the role
    bool graceful = true;
    using Reply = AgentStopped;
    static constexpr const char *kType = "stop";
    void fields(auto &v) { v("run", run), v("role", role), v("index", index, 0, 4096), v("graceful", graceful); }
};

/// Streams complete lines of a file from a cursor on. Survives rotation and truncation (a new inode, offset 0 again). A
/// log that rotates is read from its oldest segment on; a line in square brackets stands for lines that are missing.
/// {"do":"follow","run":..,"file":"metrics"|"log:worker","inode":I,"offset":O} -> {"id","data","inode","offset"} ...
struct AgentFollow {
    RunId run;
    std::string file; ///< "metrics", "hosts" (host_worker_log) or "log:" + role label
    std::uint64_t inode = 0;
    std::uint64_t offset = 0;
    std::optional<std::uint64_t> most = {}; ///< of a log: start at most so many bytes before its end; older agents
                                            ///< refuse the field
    using Reply = AgentChunk;
    static constexpr const char *kType = "follow";
    void fields(auto &v)
    {
        v("run", run), v("file", file, 128), v("inode", inode), v("offset", offset), v("most", most);
    }
};

/// {"do":"unfollow","target":ID of the follow} -> {"ok":true}, after the last reply of the follow, {"done":true}.
struct AgentUnfollow {
    std::int64_t target = -1;
    using Reply = AgentDone;
    static constexpr const char *kType = "unfollow";
    void fields(auto &v) { v("target", target, 0, kMaxAgentNumber); }
};

/// Requests from the run's scheduler, on this node, that a worker leaves at the next boundary.
/// {"do":"leave","run":..,"rank":2} or {"do":"leave","run":..,"host":"worker-2"}
struct AgentLeave {
    RunId run;
    int rank = -1;
    std::string host; ///< used when rank is -1
    using Reply = AgentDone;
    static constexpr const char *kType = "leave";
    void fields(auto &v) { v("run", run), v("rank", rank, -1, 1 << 20), v("host", host, 256); }
};

/// {"do":"disk"} -> {"freeBytes":..,"totalBytes":..}
struct AgentDisk : NoFields {
    using Reply = AgentDiskSpace;
    static constexpr const char *kType = "disk";
};

/// Reads lines of system_sample.h that `agent --watch` has stored, from a cursor on. The agent keeps those of some hours
/// in files, each with a number that rises; empty data: there is no more. An older agent rejects the command.
/// {"do":"samples","file":F,"offset":O} -> {"data","inode":F,"offset":O}; F is 0 while nothing has been stored
struct AgentSamples {
    std::uint64_t file = 0; ///< 0, or one that no longer exists: from the oldest line on
    std::uint64_t offset = 0;
    using Reply = AgentChunk;
    static constexpr const char *kType = "samples";
    void fields(auto &v) { v("file", file), v("offset", offset); }
};

/// Finds processes that have TRAINYARD_RUN of the run in their environment and are neither its roles nor below one, and
/// ends them: SIGTERM, SIGKILL after 5 s, each by its PID and start time. An older agent rejects the command.
/// {"do":"sweep","run":..,"end":true} -> {"lingering":[{..}],"ended":N}
struct AgentSweep {
    RunId run;
    bool end = false;
    using Reply = AgentProcesses;
    static constexpr const char *kType = "sweep";
    void fields(auto &v) { v("run", run), v("end", end); }
};

using AgentCommand = std::variant<AgentHandshake, AgentStart, AgentStatus, AgentStop, AgentFollow, AgentUnfollow,
                                  AgentLeave, AgentDisk, AgentSamples, AgentSweep>;

struct AgentRequest {
    std::int64_t id = 0;
    AgentCommand command;
};

std::string toLine(const AgentRequest &); ///< without the newline
std::string toLine(const AgentReply &);

/// \param idOut  receives the id, if it could be read, also on failure: the error reply needs it
/// \error InvalidArgument (not JSON, unknown command, invalid field; the detail names the field)
Result<AgentRequest> agentRequestFromLine(std::string_view line, std::int64_t *idOut = nullptr);

/// \error MalformedReply
Result<AgentReply> agentReplyFromLine(std::string_view line);

/// Returns the code of a name; Internal for an unknown one (from a newer peer).
ErrorCode errorCodeFromString(std::string_view);

} // namespace trainyard::protocol
