#include "backend/protocol/agent.h"

#include <fmt/format.h>

#include "backend/core/try.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/json_fields.h"

namespace trainyard::protocol {

using nlohmann::json;

namespace {

constexpr auto kMaxInt64 = std::numeric_limits<std::int64_t>::max();
template <class... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

void readRun(FieldReader &in, RunId &run)
{
    in.require("run");
    in.text("run", run.value, 64);
    if (in.ok() && !isSafeName(run.value))
        in.reportError("run", "is not a run id");
}

void readRole(FieldReader &in, Role &role)
{
    std::string text;
    in.text("role", text, 64);
    const auto known = roleFromString(text);
    if (known)
        role = *known;
    else
        in.reportError("role", known.error().detail);
}

AgentStart readStart(FieldReader &in, const json &object)
{
    AgentStart start;
    readRun(in, start.run);
    in.require("role");
    readRole(in, start.role);
    in.require("args");
    const json args = object.value("args", json::object());
    if (!args.is_object()) {
        in.reportError("args", "is not an object");
        return start;
    }
    FieldReader inner(args, ErrorCode::InvalidArgument, "agent");
    inner.require("bind");
    inner.text("bind", start.bind, 256);
    inner.text("scheduler", start.scheduler, 256);
    inner.text("host", start.host, 256);
    inner.integer("rank", start.rank, -1, 1 << 20);
    inner.integer("index", start.index, 0, 4096);
    inner.rejectUnknown();
    if (start.role != Role::Scheduler && start.scheduler.empty())
        inner.reportError("scheduler", "is missing");
    if (!inner.ok())
        in.reportError("args", inner.status().error().detail);
    return start;
}

AgentStop readStop(FieldReader &in)
{
    AgentStop stop;
    readRun(in, stop.run);
    if (in.has("role"))
        readRole(in, stop.role.emplace());
    if (in.has("index"))
        in.integer("index", stop.index.emplace(), 0, 4096);
    in.flag("graceful", stop.graceful);
    return stop;
}

AgentFollow readFollow(FieldReader &in)
{
    AgentFollow follow;
    readRun(in, follow.run);
    in.require("file");
    in.text("file", follow.file, 128);
    in.unsigned64("inode", follow.inode);
    in.unsigned64("offset", follow.offset);
    const bool log = follow.file.starts_with("log:") && isSafeName(std::string_view(follow.file).substr(4));
    if (in.ok() && !log && follow.file != "metrics" && follow.file != "hosts")
        in.reportError("file", "is none of metrics, hosts, log:ROLE");
    return follow;
}

AgentLeave readLeave(FieldReader &in)
{
    AgentLeave leave;
    readRun(in, leave.run);
    in.integer("rank", leave.rank, -1, 1 << 20);
    in.text("host", leave.host, 256);
    if (in.ok() && leave.rank < 0 && leave.host.empty())
        in.reportError("rank", "is missing, and so is host");
    return leave;
}

json roleToJson(const RoleStatus &role)
{
    json value{{"role", toString(role.role)},
               {"index", role.index},
               {"pid", role.pid},
               {"alive", role.alive},
               {"lastLines", role.lastLines}};
    if (role.exitStatus)
        value["exitStatus"] = *role.exitStatus;
    return value;
}

} // namespace

ErrorCode errorCodeFromString(std::string_view text)
{
    for (int code = 0; code <= int(ErrorCode::Diverged); ++code) {
        if (toString(ErrorCode(code)) == text)
            return ErrorCode(code);
    }
    return ErrorCode::Internal;
}

std::string toLine(const AgentRequest &request)
{
    json line{{"id", request.id}};
    std::visit(Overloaded{
                   [&](const AgentHandshake &) { line["do"] = "hello"; },
                   [&](const AgentDisk &) { line["do"] = "disk"; },
                   [&](const AgentStart &c) {
                       line["do"] = "start";
                       line["run"] = c.run.value;
                       line["role"] = toString(c.role);
                       line["args"] = {{"bind", c.bind},
                                       {"scheduler", c.scheduler},
                                       {"host", c.host},
                                       {"rank", c.rank},
                                       {"index", c.index}};
                   },
                   [&](const AgentStatus &c) {
                       line["do"] = "status";
                       line["run"] = c.run.value;
                   },
                   [&](const AgentStop &c) {
                       line["do"] = "stop";
                       line["run"] = c.run.value;
                       line["graceful"] = c.graceful;
                       if (c.role)
                           line["role"] = toString(*c.role);
                       if (c.index)
                           line["index"] = *c.index;
                   },
                   [&](const AgentFollow &c) {
                       line["do"] = "follow";
                       line["run"] = c.run.value;
                       line["file"] = c.file;
                       line["inode"] = c.inode;
                       line["offset"] = c.offset;
                   },
                   [&](const AgentUnfollow &c) {
                       line["do"] = "unfollow";
                       line["target"] = c.target;
                   },
                   [&](const AgentLeave &c) {
                       line["do"] = "leave";
                       line["run"] = c.run.value;
                       line["rank"] = c.rank;
                       line["host"] = c.host;
                   },
               },
               request.command);
    return dumpLine(line);
}

Result<AgentRequest> agentRequestFromLine(std::string_view line, std::int64_t *idOut)
{
    TY_ASSIGN(const auto object, parseObject(line, kMaxAgentLine, ErrorCode::InvalidArgument, "agent"));
    FieldReader in(object, ErrorCode::InvalidArgument, "agent");
    AgentRequest request;
    std::string action;
    in.require("id");
    in.integer("id", request.id, 0, kMaxInt64);
    if (in.ok() && idOut)
        *idOut = request.id;
    in.require("do");
    in.text("do", action, 64);
    if (action == "hello")
        request.command = AgentHandshake{};
    else if (action == "disk")
        request.command = AgentDisk{};
    else if (action == "start")
        request.command = readStart(in, object);
    else if (action == "status")
        readRun(in, request.command.emplace<AgentStatus>().run);
    else if (action == "stop")
        request.command = readStop(in);
    else if (action == "follow")
        request.command = readFollow(in);
    else if (action == "unfollow") {
        in.require("target");
        in.integer("target", request.command.emplace<AgentUnfollow>().target, 0, kMaxInt64);
    } else if (action == "leave")
        request.command = readLeave(in);
    else
        in.reportError("do", fmt::format("\"{}\" is not a command of this agent", action));
    in.rejectUnknown();
    TY_TRY(in.status());
    return request;
}

std::string toLine(const AgentReply &reply)
{
    json line{{"id", reply.id}, {"ok", !reply.error}};
    if (reply.error)
        line["error"] = {
            {"code", toString(reply.error->code)}, {"source", reply.error->source}, {"detail", reply.error->detail}};
    const auto put = [&](const char *field, const auto &value) {
        if (value != std::decay_t<decltype(value)>{})
            line[field] = value;
    };
    put("version", reply.version);
    put("runtime", reply.runtime);
    put("home", reply.home);
    put("pid", reply.pid);
    put("address", reply.address);
    put("stopped", reply.stopped);
    put("data", reply.data);
    put("inode", reply.inode);
    put("offset", reply.offset);
    put("done", reply.done);
    put("freeBytes", reply.freeBytes);
    put("totalBytes", reply.totalBytes);
    for (const RoleStatus &role : reply.roles)
        line["roles"].push_back(roleToJson(role));
    return dumpLine(line);
}

Result<AgentReply> agentReplyFromLine(std::string_view line)
{
    TY_ASSIGN(const auto object, parseObject(line, 4 * kMaxAgentLine, ErrorCode::MalformedReply, "agent"));
    FieldReader in(object, ErrorCode::MalformedReply, "agent");
    AgentReply reply;
    bool good = true;
    in.require("id");
    in.require("ok");
    in.integer("id", reply.id, 0, kMaxInt64);
    in.flag("ok", good);
    in.integer("version", reply.version, 0, 1 << 30);
    in.text("runtime", reply.runtime, 64);
    in.text("home", reply.home, 4096);
    in.integer("pid", reply.pid, 0, kMaxInt64);
    in.text("address", reply.address, 256);
    in.integer("stopped", reply.stopped, 0, 1 << 20);
    in.text("data", reply.data, 2 * kMaxAgentLine);
    in.unsigned64("inode", reply.inode);
    in.unsigned64("offset", reply.offset);
    in.flag("done", reply.done);
    in.unsigned64("freeBytes", reply.freeBytes);
    in.unsigned64("totalBytes", reply.totalBytes);
    if (!good) {
        const json inner = object.value("error", json::object());
        FieldReader error(inner, ErrorCode::MalformedReply, "agent");
        std::string code, source, detail;
        error.text("code", code, 64);
        error.text("source", source, 4096);
        error.text("detail", detail, 65536);
        if (!error.ok())
            in.reportError("error", error.status().error().detail);
        reply.error = Error{errorCodeFromString(code), source, detail};
    }
    for (const json &item : object.value("roles", json::array())) {
        FieldReader role(item, ErrorCode::MalformedReply, "agent");
        RoleStatus status;
        if (!item.is_object()) {
            in.reportError("roles", "holds something that is not an object");
            break;
        }
        readRole(role, status.role);
        role.integer("index", status.index, 0, 4096);
        role.integer("pid", status.pid, 0, kMaxInt64);
        role.flag("alive", status.alive);
        role.text("lastLines", status.lastLines, 65536);
        if (role.has("exitStatus"))
            role.integer("exitStatus", status.exitStatus.emplace(), 0, 255);
        if (!role.ok())
            in.reportError("roles", role.status().error().detail);
        reply.roles.push_back(std::move(status));
    }
    TY_TRY(in.status());
    return reply;
}

} // namespace trainyard::protocol
