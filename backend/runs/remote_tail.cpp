#include "backend/runs/remote_tail_internal.h"

#include <algorithm>
#include <map>
#include <utility>
#include <variant>

#include "backend/core/async/poll.h"
#include "backend/core/try.h"
#include "backend/runs/agent_client_internal.h"

namespace trainyard::runs {

using namespace std::chrono_literals;

namespace {

constexpr std::chrono::seconds kConnect{30};
constexpr std::size_t kMostGathered = 4u << 20; ///< bytes, while an old file is read from its beginning

/// Errors that a further attempt cannot resolve.
bool hopeless(ErrorCode code)
{
    switch (code) {
    case ErrorCode::HostKeyMismatch:
    case ErrorCode::SshAuthFailed:
    case ErrorCode::PermissionDenied:
    case ErrorCode::InvalidArgument:
    case ErrorCode::ProtocolMismatch:
    case ErrorCode::Unsupported:
    case ErrorCode::Cancelled:
        return true;
    default:
        return false;
    }
}

/// The files over one connection.
class TailConnection {
public:
    /// \param cursors  of the files: behind what the handler has taken
    TailConnection(const ssh::Host &node, const FeedOptions &options, std::vector<ledger::FeedCursor> &cursors,
                   TailHandler &handler, std::stop_token stop)
        : m_node(node)
        , m_options(options)
        , m_cursors(cursors)
        , m_handler(handler)
        , m_stop(std::move(stop))
    {
    }
    /// Until the handler is finished.
    Status follow(const RunId &run, const std::vector<std::string> &files);
    bool hasProgressed() const { return m_hasProgressed; }
    bool handlerFailed() const { return m_handlerFailed; } ///< which no other connection resolves

private:
    struct Gathered {
        std::string text;
        ledger::FeedCursor behind;
        bool isNew = false;
    };
    CallContext soon() const { return {Deadline::after(kConnect), m_stop}; }
    Result<const protocol::AgentChunk *> chunkOf(const Result<protocol::AgentReply> &, AgentClient &);
    Status check(AgentClient &);

    const ssh::Host &m_node;
    const FeedOptions &m_options;
    std::vector<ledger::FeedCursor> &m_cursors;
    TailHandler &m_handler;
    const std::stop_token m_stop;
    std::map<std::int64_t, std::size_t> m_files; ///< by the id of the request
    Deadline m_silence = Deadline::never();      ///< until the agent is checked
    bool m_isChecked = false, m_hasProgressed = false, m_handlerFailed = false;
};

Status TailConnection::follow(const RunId &run, const std::vector<std::string> &files)
{
    TY_ASSIGN(auto session, ssh::SshSession::open(m_node.target, soon()));
    TY_ASSIGN(auto agent, AgentClient::start(session, m_options.agentCommand, soon()));
    for (std::size_t file = 0; file < files.size(); ++file) {
        const protocol::AgentFollow request{run, files[file], m_cursors[file].inode, m_cursors[file].offset};
        TY_ASSIGN(const auto id, agent.send(request, soon()));
        m_files[id] = file;
    }
    if (m_options.onState)
        m_options.onState(FeedState::Following, nullptr);

    m_silence = Deadline::after(m_options.silence);
    std::vector<Gathered> gathered(files.size());
    std::size_t bytes = 0;
    Deadline due = Deadline::never(); // of the present batch
    for (;;) {
        const auto reply = agent.next({due.earlier(m_silence), m_stop});
        const auto chunk = chunkOf(reply, agent);
        const Status ended = chunk ? Status() : fail(chunk.error());
        if (chunk && *chunk) {
            if (std::ranges::none_of(gathered, &Gathered::isNew))
                due = Deadline::after(m_options.batch);
            Gathered &one = gathered[m_files.at(reply->id)];
            one.text += (*chunk)->data;
            one.behind = {(*chunk)->inode, (*chunk)->offset};
            one.isNew = true;
            bytes += (*chunk)->data.size();
        }
        if (!ended || due.expired() || bytes >= kMostGathered) { // also what arrived before the connection ended
            for (std::size_t file = 0; file < files.size(); ++file) {
                const Gathered one = std::exchange(gathered[file], {});
                const Status taken = one.isNew ? m_handler.take(file, one.text, one.behind) : Status();
                m_handlerFailed = !taken;
                if (!taken)
                    return taken;
                if (one.isNew)
                    m_cursors[file] = one.behind;
            }
            due = Deadline::never();
            bytes = 0;
            if (!ended || m_handler.finished())
                return ended;
        }
    }
}

/// \return null: nothing of a file
Result<const protocol::AgentChunk *> TailConnection::chunkOf(const Result<protocol::AgentReply> &reply,
                                                             AgentClient &agent)
{
    constexpr const protocol::AgentChunk *kNone = nullptr;
    if (!reply && reply.error().code == ErrorCode::Timeout) {
        TY_TRY(check(agent));
        return kNone;
    }
    if (!reply)
        return fail(reply.error());
    m_isChecked = false;
    m_hasProgressed = true;
    m_silence = Deadline::after(m_options.silence);
    if (m_options.onReply)
        m_options.onReply();
    if (!m_files.contains(reply->id))
        return kNone; // the reply to the check
    if (!reply->answer)
        return fail(reply->answer.error());
    if (const auto *chunk = std::get_if<protocol::AgentChunk>(&*reply->answer))
        return chunk;
    return fail(ErrorCode::Disconnected, m_node.target.source(), "the agent ended the stream");
}

/// Sends the agent a request when it has been silent for long.
Status TailConnection::check(AgentClient &agent)
{
    if (!m_silence.expired())
        return {};
    if (m_isChecked)
        return fail(ErrorCode::Disconnected, m_node.target.source(), "the agent does not answer any more");
    TY_TRY(agent.send(protocol::AgentHandshake{}, soon()));
    m_isChecked = true;
    m_silence = Deadline::after(m_options.silence);
    return {};
}

} // namespace

Status RemoteTail::follow(std::vector<ledger::FeedCursor> from, TailHandler &handler, std::stop_token stop)
{
    Backoff wait(m_options.firstPause, m_options.longestPause);
    for (;;) {
        report(FeedState::Connecting);
        TailConnection connection(m_node, m_options, from, handler, stop);
        const Status ended = connection.follow(m_run, m_files);
        if (stop.stop_requested() || handler.finished())
            return connection.handlerFailed() ? ended : Status();
        if (!ended && (connection.handlerFailed() || hopeless(ended.error().code)))
            return ended;
        if (connection.hasProgressed())
            wait.reset();
        report(FeedState::Waiting, ended ? nullptr : &ended.error());
        if (!pause(wait.next(), {Deadline::never(), stop}))
            return {};
    }
}

} // namespace trainyard::runs
