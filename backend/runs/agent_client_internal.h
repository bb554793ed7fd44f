#pragma once

#include <memory>
#include <optional>

#include "backend/protocol/agent.h"
#include "backend/ssh/session.h"
#include "backend/ssh/target.h"

namespace trainyard::runs {

/// Client of an agent at the other end of an SSH channel. Not thread-safe.
class AgentClient {
public:
    /// Starts the agent in a session, which must outlive this object. Does not wait for it: an error is returned by the
    /// first request.
    static Result<AgentClient> start(ssh::SshSession &, const std::string &agentCommand, const CallContext &);

    /// Sends a request.
    /// \return its id
    Result<std::int64_t> send(const protocol::AgentCommand &, const CallContext &);
    /// Returns the next reply to any request.
    /// \error Timeout (may be called again), NotFound (there is no runtime on the node), RemoteCommandFailed (the agent
    ///     ended), Disconnected, MalformedReply, Cancelled
    Result<protocol::AgentReply> next(const CallContext &);
    /// Sends a request and returns its answer. An error in the reply is returned with the node's name before its source.
    Result<protocol::AgentAnswer> call(const protocol::AgentCommand &, const CallContext &);

private:
    struct Line {
        explicit Line(ssh::Channel opened)
            : channel(std::move(opened))
            , reader(channel, protocol::kMaxAgentLine)
        {
        }
        ssh::Channel channel;
        ssh::LineReader reader;
    };
    AgentClient(std::unique_ptr<Line> line, std::string source)
        : m_line(std::move(line))
        , m_source(std::move(source))
    {
    }
    Error ended(const CallContext &);

    std::unique_ptr<Line> m_line;
    std::string m_source;
    std::int64_t m_nextId = 1;
};

/// A session with a node and an agent in it, both opened on first use.
class NodeLink {
public:
    NodeLink(ssh::Host node, std::string agentCommand)
        : m_node(std::move(node))
        , m_agentCommand(std::move(agentCommand))
    {
    }
    const ssh::Host &node() const { return m_node; }
    Result<ssh::SshSession *> session(const CallContext &);
    template <class Command>
    Result<typename Command::Reply> call(const Command &command, const CallContext &context)
    {
        return ask(command, context).map([](const protocol::AgentAnswer &answer) {
            const auto *reply = std::get_if<typename Command::Reply>(&answer);
            return reply ? *reply : typename Command::Reply(); // older agents write no empty field
        });
    }

private:
    Result<protocol::AgentAnswer> ask(const protocol::AgentCommand &, const CallContext &);

    ssh::Host m_node;
    std::string m_agentCommand;
    std::unique_ptr<ssh::SshSession> m_session;
    std::optional<AgentClient> m_agent; ///< after m_session, so that it is destroyed first
};

} // namespace trainyard::runs
