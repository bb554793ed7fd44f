#include "backend/protocol/agent.h"

#include <fmt/format.h>

#include "backend/core/try.h"
#include "backend/protocol/json_message_internal.h"

namespace trainyard::protocol {

namespace {

// What the types and limits of a command's fields do not express.
void checkCommand(FieldReader &, const auto &) {}
void checkCommand(FieldReader &in, const AgentStart &start)
{
    if (start.role != Role::Scheduler && start.scheduler.empty())
        in.reportError("args", "scheduler: is missing");
    if (start.bind.empty())
        in.reportError("args", "bind: is missing");
}
void checkCommand(FieldReader &in, const AgentFollow &follow)
{
    const bool log = follow.file.starts_with("log:") && isSafeName(std::string_view(follow.file).substr(4));
    if (!log && follow.file != "metrics" && follow.file != "hosts")
        in.reportError("file", "is none of metrics, hosts, log:ROLE");
}
void checkCommand(FieldReader &in, const AgentUnfollow &unfollow)
{
    if (unfollow.target < 0)
        in.reportError("target", "is missing");
}
void checkCommand(FieldReader &in, const AgentLeave &leave)
{
    if (leave.rank < 0 && leave.host.empty())
        in.reportError("rank", "is missing, and so is host");
}

template <class Message>
nlohmann::json agentFields(Message message)
{
    MessageWriter writer;
    message.fields(writer);
    return std::move(writer.out);
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
    return std::visit(
        [&](const auto &command) {
            nlohmann::json line = agentFields(command);
            line["id"] = request.id;
            line["do"] = command.kType;
            return dumpLine(line);
        },
        request.command);
}

Result<AgentRequest> agentRequestFromLine(std::string_view line, std::int64_t *idOut)
{
    TY_ASSIGN(const auto object, parseObject(line, kMaxAgentLine, ErrorCode::InvalidArgument, "agent"));
    FieldReader in(object, ErrorCode::InvalidArgument, "agent");
    MessageReader reader{in, object, true};
    AgentRequest request;
    std::string action;
    in.require("id");
    in.integer("id", request.id, 0, kMaxAgentNumber);
    if (in.ok() && idOut)
        *idOut = request.id;
    in.require("do");
    in.text("do", action, 64);
    if (!readAlternative(request.command, reader, [&](std::string_view known) { return known == action; }))
        in.reportError("do", fmt::format("\"{}\" is not a command of this agent", action));
    std::visit([&in](const auto &command) { checkCommand(in, command); }, request.command);
    in.rejectUnknown();
    TY_TRY(in.status());
    return request;
}

std::string toLine(const AgentReply &reply)
{
    nlohmann::json line = nlohmann::json::object();
    if (reply.answer) {
        line = std::visit([](const auto &answer) { return agentFields(answer); }, *reply.answer);
    } else {
        const Error &error = reply.answer.error();
        line["error"] = {{"code", toString(error.code)}, {"source", error.source}, {"detail", error.detail}};
    }
    line["id"] = reply.id;
    line["ok"] = reply.answer.has_value();
    return dumpLine(line);
}

Result<AgentReply> agentReplyFromLine(std::string_view line)
{
    TY_ASSIGN(const auto object, parseObject(line, 4 * kMaxAgentLine, ErrorCode::MalformedReply, "agent"));
    FieldReader in(object, ErrorCode::MalformedReply, "agent");
    MessageReader reader{in, object};
    AgentReply reply;
    bool good = true;
    in.require("id");
    in.require("ok");
    in.integer("id", reply.id, 0, kMaxAgentNumber);
    in.flag("ok", good);
    if (good) {
        readAlternative(*reply.answer, reader, [&](const char *field) { return object.contains(field); });
    } else {
        std::string code, source, detail;
        reader.group("error", [&](MessageReader &error) {
            error("code", code, 64), error("source", source, 4096), error("detail", detail, 65536);
        });
        reply.answer = fail(errorCodeFromString(code), source, detail);
    }
    TY_TRY(in.status());
    return reply;
}

} // namespace trainyard::protocol
