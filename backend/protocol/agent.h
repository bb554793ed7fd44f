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

/// Lines between a client and `trainyard-runtime agent --stdio`: one JSON object a line, each way. A request has an id
/// chosen by the client; its replies carry the same id. `follow` has many replies, all others have one.
namespace trainyard::protocol {

/// {"id":1,"do":"hello"} -> {"id":1,"ok":true,"version":1,"runtime":"0.1.0","pid":..,"home":".."}
struct AgentHandshake {};

/// Starts a role, detached: it survives the agent and the connection. Starting one that runs is an answer (its pid).
/// {"do":"start","run":..,"role":"worker","args":{"bind":..,"scheduler":"host:port","host":..,"rank":2,"index":0}}
struct AgentStart {
    RunId run;
    Role role = Role::Worker;
    int index = 0;         ///< which of its kind on this node: names the log and pid files
    std::string bind;      ///< the node's own address; never 0.0.0.0
    std::string scheduler; ///< "host:port"; empty for the scheduler itself
    std::string host;      ///< how people call this node ("worker-2"); shown in records
    int rank = -1;         ///< wish, -1 for any
};

/// {"do":"status","run":..} -> {"roles":[{..}]}
struct AgentStatus {
    RunId run;
};

/// Ends processes of this run only. graceful: TERM first, KILL after 5 s; else KILL at once.
/// {"do":"stop","run":..,"role":..,"index":..,"graceful":true} -> {"stopped":N}
struct AgentStop {
    RunId run;
    std::optional<Role> role; ///< unset: all roles
    std::optional<int> index; ///< unset: all of the role
    bool graceful = true;
};

/// Streams complete lines of a file from a cursor on; survives rotation and truncation (inode changes, offset 0 again).
/// {"do":"follow","run":..,"file":"metrics"|"log:worker","inode":I,"offset":O} -> {"id","data","inode","offset"} ...
struct AgentFollow {
    RunId run;
    std::string file; ///< "metrics", "hosts" (host_worker_log) or "log:" + role label
    std::uint64_t inode = 0;
    std::uint64_t offset = 0;
};

/// {"do":"unfollow","target":ID of the follow} -> {"ok":true}; the follow itself answers {"done":true} first.
struct AgentUnfollow {
    std::int64_t target = 0;
};

/// Asks the scheduler of the run, on this node, to let a worker go at the next boundary.
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

/// What is known of one role of a run on this node.
struct RoleStatus {
    Role role = Role::Worker;
    int index = 0;
    std::int64_t pid = 0;
    bool alive = false;
    std::optional<int> exitStatus; ///< once it ended; 128 + N when signal N ended it
    std::string lastLines;         ///< the end of its log, at most 2 KiB
};

/// One reply; which fields are set follows from the request.
struct AgentReply {
    std::int64_t id = 0;
    std::optional<Error> error; ///< {"ok":false,"error":{"code":"DiskFull","source":..,"detail":..}}
    int version = 0;            ///< hello
    std::string runtime, home;  ///< hello
    std::int64_t pid = 0;       ///< hello: the agent's; start: the role's
    std::string address;        ///< start of the scheduler: "host:port"
    std::vector<RoleStatus> roles;
    int stopped = 0;
    std::string data;        ///< follow: complete lines, each with its newline
    std::uint64_t inode = 0; ///< follow: cursor behind `data`
    std::uint64_t offset = 0;
    bool done = false; ///< follow: the last reply
    std::uint64_t freeBytes = 0, totalBytes = 0;
};

inline constexpr std::size_t kMaxAgentLine = 1u << 20;

std::string toLine(const AgentRequest &); ///< without the newline
std::string toLine(const AgentReply &);

/// errors  InvalidArgument (not JSON, unknown command, bad field: the field is named; an id that could be read is
///         the one in `idOut`, so that the error can be answered)
Result<AgentRequest> agentRequestFromLine(std::string_view line, std::int64_t *idOut = nullptr);

/// errors  MalformedReply
Result<AgentReply> agentReplyFromLine(std::string_view line);

/// The code with this name; Internal for a name we do not know (a newer peer).
ErrorCode errorCodeFromString(std::string_view);

} // namespace trainyard::protocol
