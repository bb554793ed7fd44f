#include "backend/runs/node_logs.h"

#include <algorithm>
#include <map>
#include <utility>

#include "backend/core/async/poll.h"
#include "backend/core/try.h"
#include "backend/runs/agent_client_internal.h"
#include "backend/runs/remote_tail_internal.h"

namespace trainyard::runs {

using namespace std::chrono_literals;

namespace {

class NodeLogsHandler final : public TailHandler {
public:
    using Take = std::function<Status(std::size_t, std::string_view, const ledger::FeedCursor &)>;
    explicit NodeLogsHandler(Take take)
        : m_take(std::move(take))
    {
    }
    Status take(std::size_t file, std::string_view text, const ledger::FeedCursor &behind) override
    {
        return m_take(file, text, behind);
    }

private:
    Take m_take;
};

/// One connection that reads what is there, and detects that it has read all of it.
class CaughtUpReader {
public:
    using Take = NodeLogsHandler::Take;
    CaughtUpReader(AgentClient &agent, Take take, const CallContext &context)
        : m_agent(agent)
        , m_take(std::move(take))
        , m_context(context)
    {
    }

    Status follow(const protocol::AgentFollow &file, std::size_t index)
    {
        TY_ASSIGN(const auto id, m_agent.send(file, m_context));
        m_follows[id] = {index, file};
        return {};
    }

    /// The agent looks at its files after each request: when several requests in a row bring no lines, there are none,
    /// also after the changes of segments.
    Status readAll()
    {
        constexpr int kQuiet = 6;
        for (int quiet = 0; quiet < kQuiet; ++quiet) {
            m_fresh = false;
            TY_TRY(ask(protocol::AgentHandshake{}));
            if (m_fresh)
                quiet = 0;
        }
        return {};
    }

    /// \return whether a process of the run is alive on the node
    Result<bool> anyAlive(const RunId &run)
    {
        TY_ASSIGN(const auto answer, ask(protocol::AgentStatus{run}));
        const auto *roles = std::get_if<protocol::AgentRoles>(&answer);
        return roles && std::ranges::any_of(roles->roles, [](const auto &role) { return role.alive; });
    }

private:
    Result<protocol::AgentAnswer> ask(const protocol::AgentCommand &command)
    {
        TY_ASSIGN(const auto id, m_agent.send(command, m_context));
        for (;;) {
            TY_ASSIGN(auto reply, m_agent.next(m_context));
            if (reply.id == id)
                return std::move(reply.answer);
            const auto file = m_follows.find(reply.id);
            if (file == m_follows.end())
                continue;
            if (!reply.answer) {
                auto [index, follow] = file->second;
                m_follows.erase(file);
                if (reply.answer.error().code != ErrorCode::InvalidArgument || !follow.most)
                    return fail(reply.answer.error());
                follow.most.reset(); // an older agent, which does not know the field
                TY_TRY(this->follow(follow, index));
                m_fresh = true;
            } else if (const auto *chunk = std::get_if<protocol::AgentChunk>(&*reply.answer)) {
                m_fresh = true;
                TY_TRY(m_take(file->second.first, chunk->data, {chunk->inode, chunk->offset}));
            }
        }
    }

    AgentClient &m_agent;
    Take m_take;
    const CallContext &m_context;
    std::map<std::int64_t, std::pair<std::size_t, protocol::AgentFollow>> m_follows;
    bool m_fresh = false;
};

} // namespace

NodeLogs::NodeLogs(ssh::Host node, RunId run, std::vector<Log> logs, Sink sink, FeedOptions options)
    : m_node(std::move(node))
    , m_run(std::move(run))
    , m_logs(std::move(logs))
    , m_sink(std::move(sink))
    , m_options(std::move(options))
{
    m_logs.resize(std::min(m_logs.size(), kMost));
}

Status NodeLogs::take(std::size_t log, std::string_view text, const ledger::FeedCursor &behind)
{
    TY_TRY(m_sink(log, m_logs[log].from, behind, text));
    m_logs[log].from = behind;
    return {};
}

Status NodeLogs::follow(std::stop_token stop)
{
    std::vector<std::string> files;
    std::vector<ledger::FeedCursor> from;
    for (const Log &log : m_logs) {
        files.push_back("log:" + log.label);
        from.push_back(log.from);
    }
    NodeLogsHandler handler([this](auto... lines) { return take(lines...); });
    FeedOptions options = m_options;
    options.batch = 0ms; // the sink compares the bytes of each chunk with its cursors
    return RemoteTail(m_node, m_run, std::move(files), options).follow(std::move(from), handler, std::move(stop));
}

Status NodeLogs::catchUp(const CatchUp &wanted, const CallContext &context)
{
    TY_ASSIGN(auto session, ssh::SshSession::open(m_node.target, context));
    TY_ASSIGN(auto agent, AgentClient::start(session, m_options.agentCommand, context));
    CaughtUpReader reader(
        agent, [this](auto... lines) { return take(lines...); }, context);
    for (std::size_t i = 0; i < m_logs.size(); ++i) {
        protocol::AgentFollow file{m_run, "log:" + m_logs[i].label, m_logs[i].from.inode, m_logs[i].from.offset};
        if (wanted.most > 0)
            file.most = wanted.most;
        TY_TRY(reader.follow(file, i));
    }
    const bool waits = wanted.forTheEnd.count() > 0;
    const Deadline end = Deadline::after(wanted.forTheEnd);
    return pollUntil(Backoff(100ms), context, [&]() -> Result<bool> {
        TY_ASSIGN(const bool alive, waits ? reader.anyAlive(m_run) : Result<bool>(false));
        TY_TRY(reader.readAll()); // after the query: the last lines precede the end
        if (alive && end.expired())
            return fail(ErrorCode::Timeout, m_node.target.source(), "a process of the run has not ended yet");
        return !alive;
    });
}

} // namespace trainyard::runs
