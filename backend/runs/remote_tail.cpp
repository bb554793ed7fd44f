#include "backend/runs/remote_tail_internal.h"

#include <algorithm>
#include <map>

#include "backend/core/async/poll.h"
#include "backend/core/try.h"
#include "backend/runs/agent_client_internal.h"

namespace trainyard::runs {

using namespace std::chrono_literals;

namespace {

constexpr std::chrono::seconds kConnect{30};

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

} // namespace

Status RemoteTail::follow(std::vector<ledger::FeedCursor> from, TailHandler &handler, std::stop_token stop)
{
    Backoff wait(m_options.firstPause, m_options.longestPause);
    for (;;) {
        report(FeedState::Connecting);
        bool progressed = false, fatal = false;
        const Status ended = once(from, handler, stop, progressed, fatal);
        if (stop.stop_requested() || handler.finished())
            return fatal ? ended : Status();
        if (!ended && (fatal || hopeless(ended.error().code)))
            return ended;
        if (progressed)
            wait.reset();
        report(FeedState::Waiting, ended ? nullptr : &ended.error());
        if (!pause(wait.next(), {Deadline::never(), stop}))
            return {};
    }
}

/// Follows the files over one connection.
/// \param fatal  set when the handler failed, which no other connection resolves
Status RemoteTail::once(std::vector<ledger::FeedCursor> &cursors, TailHandler &handler, std::stop_token stop,
                        bool &progressed, bool &fatal)
{
    TY_ASSIGN(auto session, ssh::SshSession::open(m_node.target, {Deadline::after(kConnect), stop}));
    TY_ASSIGN(auto agent, AgentClient::start(session, m_options.agentCommand, {Deadline::after(kConnect), stop}));
    std::map<std::int64_t, std::size_t> files; // by the id of the request
    for (std::size_t file = 0; file < m_files.size(); ++file) {
        const protocol::AgentFollow follow{m_run, m_files[file], cursors[file].inode, cursors[file].offset};
        TY_ASSIGN(const auto id, agent.send(follow, {Deadline::after(kConnect), stop}));
        files[id] = file;
    }
    report(FeedState::Following);

    bool pending = false, asked = false;
    Deadline due = Deadline::never();                      // of the current batch
    Deadline silence = Deadline::after(m_options.silence); // until the agent is checked
    const auto flush = [&]() -> Status {
        pending = false;
        due = Deadline::never();
        Status flushed = handler.flush();
        fatal = !flushed;
        return flushed;
    };
    for (;;) {
        const auto reply = agent.next({due.earlier(silence), stop});
        if (due.expired()) {
            if (auto flushed = flush(); !flushed || handler.finished())
                return flushed;
        }
        if (!reply && reply.error().code == ErrorCode::Timeout) {
            if (!silence.expired())
                continue;
            if (asked)
                return fail(ErrorCode::Disconnected, m_node.target.source(), "the agent does not answer any more");
            TY_TRY(agent.send(protocol::AgentHandshake{}, {Deadline::after(kConnect), stop}));
            asked = true;
            silence = Deadline::after(m_options.silence);
            continue;
        }
        Status ended;
        if (!reply) {
            ended = fail(reply.error());
        } else {
            asked = false;
            progressed = true;
            silence = Deadline::after(m_options.silence);
            if (m_options.onReply)
                m_options.onReply();
            const auto file = files.find(reply->id);
            if (file == files.end())
                continue; // the reply to the check
            const auto *chunk = reply->answer ? std::get_if<protocol::AgentChunk>(&*reply->answer) : nullptr;
            if (!reply->answer) {
                ended = fail(reply->answer.error());
            } else if (!chunk) {
                ended = fail(ErrorCode::Disconnected, m_node.target.source(), "the agent ended the stream");
            } else {
                const ledger::FeedCursor behind{chunk->inode, chunk->offset};
                if (auto taken = handler.lines(file->second, chunk->data, behind); !taken) {
                    fatal = true;
                    return taken;
                }
                cursors[file->second] = behind;
                if (!pending)
                    due = Deadline::after(m_options.batch);
                pending = true;
            }
        }
        if (!ended) { // deliver what arrived before the connection ended
            if (pending) {
                TY_TRY(flush());
            }
            return ended;
        }
    }
}

} // namespace trainyard::runs
