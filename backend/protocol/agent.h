#pragma once

#include <cstdint>
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

/// {"id":1,"do":"hello"} -> {"id":1,"ok":true,"version":4,"runtime":"0.1.0","pid":..,"home":".."}
struct AgentHandshake {};

/// Starts a role, detached: it survives the agent and the connection. For a role that is already running, the reply is
/// its pid.
/// {"do":"start","run":..,"role":"worker","args":{"bind":..,"scheduler":"host:port","host":..,"rank":2,"index":0}}
struct AgentStart {
    RunId run;
    Role role = Role::Worker;
    int index = 0;         ///< among the processes of this role on this node; names the log and pid files
    std::string bind;      ///< the node's own address; never 0.0.0.0
    std::string scheduler; ///< "host:port"; empty for the scheduler itself
    std::string host;      ///< display name of the node ("worker-2"), for records
    int rank = -1;         ///< requested rank, -1 for any
};

/// {"do":"status","run":..} -> {"roles":[{..}]}
struct AgentStatus {
    RunId run;
};

/// Stops processes of this run only. graceful: TERM first, KILL after 5 s; else KILL at once.
/// {"do":"stop","run":..,"role":..,"index":..,"graceful":true} -> {"stopped":N}
struct AgentStop {
    RunId run;
    std::optional<Role> role; ///< unset: all roles
    std::optional<int> index; ///< unset: all of the role
    bool graceful = true;
};

/// Streams complete lines of a file from a cursor on. Survives rotation and truncation (a new inode, offset 0 again).
/// {"do":"follow","run":..,"file":"metrics"|"log:worker","inode":I,"offset":O} -> {"id","data","inode","offset"} ...
struct AgentFollow {
    RunId run;
    std::string file; ///< "metrics", "hosts" (host_worker_log) or "log:" + role label
    std::uint64_t inode = 0;
    std::uint64_t offset = 0;
};

/// {"do":"unfollow","target":ID of the follow} -> {"ok":true}, after the last reply of the follow, {"done":true}.
struct AgentUnfollow {
    std::int64_t target = 0;
};

/// Requests from the run's scheduler, on this node, that a worker leaves at the next boundary.
/// {"do":"leave","run":..,"rank":2} or {"do":"leave","run":..,"host":"worker-2"}
struct AgentLeave {
    RunId run;
    int rank = -1;
    std::string host; ///< used when rank is -1
};

/// {"do":"disk"} -> {"freeBytes":..,"totalBytes":..} of the home folder's file system
struct AgentDisk {};

using AgentCommand =
    std::variant<AgentHandshake, AgentStart, AgentStatus, AgentStop, AgentFollow, AgentUnfollow, AgentLeave, AgentDisk>;

struct AgentRequest {
    std::int64_t id = 0;
    AgentCommand command;
};

/// The status of one role of a run on this node.
struct RoleStatus {
    Role role = Role::Worker;
    int index = 0;
    std::int64_t pid = 0;
    bool alive = false;
    std::optional<int> exitStatus; ///< after its end; 128 + N when signal N ended it
    std::string lastLines;         ///< the end of its log, at most 2 KiB
};

/// One reply; the request determines which fields are set.
struct AgentReply {
    std::int64_t id = 0;
    std::optional<Error> error; ///< {"ok":false,"error":{"code":"DiskFull","source":..,"detail":..}}
    int version = 0;            ///< AgentHandshake
    std::string runtime, home;  ///< AgentHandshake
    std::int64_t pid = 0;       ///< AgentHandshake: of the agent; AgentStart: of the role
    std::string address;        ///< AgentStart of the scheduler: "host:port"
    std::vector<RoleStatus> roles;
    int stopped = 0;
    std::string data;        ///< AgentFollow: complete lines, each with its newline
    std::uint64_t inode = 0; ///< AgentFollow: cursor behind `data`
    std::uint64_t offset = 0;
    bool done = false; ///< AgentFollow: the last reply
    std::uint64_t freeBytes = 0, totalBytes = 0;
};

inline constexpr std::size_t kMaxAgentLine = 1u << 20;

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
