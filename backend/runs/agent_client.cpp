#include "backend/runs/agent_client_internal.h"

namespace trainyard::runs {

Result<AgentClient> AgentClient::start(ssh::SshSession &session, const std::string &agentCommand,
                                       const Deadline &deadline, std::stop_token stop)
{
    auto channel = session.start(agentCommand, deadline, stop);
    if (!channel)
        return fail(channel.error());
    return AgentClient(std::make_unique<Line>(std::move(*channel)), session.target().source());
}

Result<std::int64_t> AgentClient::send(const protocol::AgentCommand &command, const Deadline &deadline,
                                       std::stop_token stop)
{
    const std::int64_t id = m_nextId++;
    const auto sent =
        m_line->channel.write(protocol::toLine(protocol::AgentRequest{id, command}) + "\n", deadline, stop);
    if (!sent) {
        if (sent.error().code == ErrorCode::Disconnected)
            return fail(ended(deadline, stop));
        return fail(sent.error());
    }
    return id;
}

Result<protocol::AgentReply> AgentClient::next(const Deadline &deadline, std::stop_token stop)
{
    const auto line = m_line->reader.next(deadline, stop);
    if (!line)
        return fail(line.error());
    if (!*line)
        return fail(ended(deadline, stop));
    return protocol::agentReplyFromLine(**line);
}

Result<protocol::AgentReply> AgentClient::call(const protocol::AgentCommand &command, const Deadline &deadline,
                                               std::stop_token stop)
{
    const auto id = send(command, deadline, stop);
    if (!id)
        return fail(id.error());
    for (;;) {
        auto reply = next(deadline, stop);
        if (!reply)
            return reply;
        if (reply->id != *id)
            continue; // the reply to an earlier request that was abandoned
        if (reply->error) {
            Error error = *reply->error;
            error.source = m_source + (error.source.empty() ? "" : " " + error.source);
            return fail(std::move(error));
        }
        return reply;
    }
}

/// The error for an agent that has ended: its exit status and its last output.
Error AgentClient::ended(const Deadline &deadline, const std::stop_token &stop)
{
    const auto outcome = m_line->channel.wait(deadline, stop);
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

Result<ssh::SshSession *> NodeLink::session(const Deadline &deadline, std::stop_token stop)
{
    if (m_session && m_session->connected())
        return m_session.get();
    m_agent.reset();
    auto opened = ssh::SshSession::open(m_node.target, deadline, stop);
    if (!opened)
        return fail(opened.error());
    m_session = std::make_unique<ssh::SshSession>(std::move(*opened));
    return m_session.get();
}

Result<protocol::AgentReply> NodeLink::call(const protocol::AgentCommand &command, const Deadline &deadline,
                                            std::stop_token stop)
{
    auto open = session(deadline, stop);
    if (!open)
        return fail(open.error());
    if (!m_agent) {
        auto agent = AgentClient::start(**open, m_agentCommand, deadline, stop);
        if (!agent)
            return fail(agent.error());
        m_agent.emplace(std::move(*agent));
    }
    return m_agent->call(command, deadline, stop);
}

} // namespace trainyard::runs
