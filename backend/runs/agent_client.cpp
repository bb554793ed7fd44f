#include "backend/core/try.h"
#include "backend/runs/agent_client_internal.h"

namespace trainyard::runs {

Result<AgentClient> AgentClient::start(ssh::SshSession &session, const std::string &agentCommand,
                                       const CallContext &context)
{
    TY_ASSIGN(auto channel, session.start(agentCommand, context));
    return AgentClient(std::make_unique<Line>(std::move(channel)), session.target().source());
}

Result<std::int64_t> AgentClient::send(const protocol::AgentCommand &command, const CallContext &context)
{
    const std::int64_t id = m_nextId++;
    const auto sent = m_line->channel.write(protocol::toLine(protocol::AgentRequest{id, command}) + "\n", context);
    if (!sent) {
        if (sent.error().code == ErrorCode::Disconnected)
            return fail(ended(context));
        return fail(sent.error());
    }
    return id;
}

Result<protocol::AgentReply> AgentClient::next(const CallContext &context)
{
    TY_ASSIGN(const auto line, m_line->reader.next(context));
    if (!line)
        return fail(ended(context));
    return protocol::agentReplyFromLine(*line);
}

Result<protocol::AgentAnswer> AgentClient::call(const protocol::AgentCommand &command, const CallContext &context)
{
    TY_ASSIGN(const auto id, send(command, context));
    for (;;) {
        TY_ASSIGN(auto reply, next(context));
        if (reply.id != id)
            continue; // the reply to an earlier request that was abandoned
        if (!reply.answer) {
            Error error = reply.answer.error();
            error.source = m_source + (error.source.empty() ? "" : " " + error.source);
            return fail(std::move(error));
        }
        return std::move(reply.answer);
    }
}

/// The error for an agent that has ended: its exit status and its last output.
Error AgentClient::ended(const CallContext &context)
{
    const auto outcome = m_line->channel.wait(context);
    if (!outcome)
        return outcome.error();
    std::string words = outcome->err;
    while (words.ends_with('\n'))
        words.pop_back();
    if (outcome->status == 127 || outcome->status == 126)
        return {ErrorCode::NotFound, m_source, "there is no runtime on the node: " + words};
    return {ErrorCode::RemoteCommandFailed, m_source,
            "the agent ended with status " + std::to_string(outcome->status) + (words.empty() ? "" : ": " + words)};
}

Result<ssh::SshSession *> NodeLink::session(const CallContext &context)
{
    if (m_session && m_session->connected())
        return m_session.get();
    m_agent.reset();
    TY_ASSIGN(auto opened, ssh::SshSession::open(m_node.target, context));
    m_session = std::make_unique<ssh::SshSession>(std::move(opened));
    return m_session.get();
}

Result<protocol::AgentAnswer> NodeLink::ask(const protocol::AgentCommand &command, const CallContext &context)
{
    TY_ASSIGN(auto open, session(context));
    if (!m_agent) {
        TY_ASSIGN(auto agent, AgentClient::start(*open, m_agentCommand, context));
        m_agent.emplace(std::move(agent));
    }
    return m_agent->call(command, context);
}

} // namespace trainyard::runs
