// Actions of a run's reader, such as the replacement of a Spot machine, as operations of the window.

#include <condition_variable>
#include <mutex>

#include "backend/core/async/guarded.h"
#include "backend/services/runs/live_runs.h"

namespace trainyard::services {
namespace {

using Action = std::function<Status(const ProgressSink &, std::stop_token)>;

/// An action between the reader's thread, which waits for it, and the pool, which runs it.
class SharedAction {
public:
    SharedAction(const Action &action, std::stop_token reader)
        : m_action(action)
        , m_reader(std::move(reader))
    {
    }

    /// The operation's body.
    Status run(std::stop_token cancel, const ProgressSink &sink)
    {
        {
            const std::lock_guard lock(m_mutex);
            if (m_state != State::Waiting) // the reader has ended, and with it what the action refers to
                return fail(ErrorCode::Cancelled, "operation", "its run is not followed any more");
            m_state = State::Running;
        }
        std::stop_source either;
        const std::stop_callback onCancel(cancel, [&] { either.request_stop(); });
        const std::stop_callback onReader(m_reader, [&] { either.request_stop(); });
        const Status status = guarded("run action", [&] { return m_action(sink, either.get_token()); });
        const std::lock_guard lock(m_mutex);
        m_state = State::Ended;
        m_status = status;
        m_changed.notify_all();
        return status;
    }

    Status wait()
    {
        std::unique_lock lock(m_mutex);
        if (!m_changed.wait(lock, m_reader, [&] { return m_state == State::Ended; }) && m_state == State::Waiting) {
            m_state = State::Abandoned;
            return fail(ErrorCode::Cancelled, "operation", "it was not started");
        }
        m_changed.wait(lock, [&] { return m_state == State::Ended; });
        return m_status;
    }

private:
    enum class State { Waiting, Running, Ended, Abandoned };
    const Action &m_action; ///< lives until wait() returns
    const std::stop_token m_reader;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    State m_state = State::Waiting;
    Status m_status;
};

} // namespace

Status LiveRunService::showAction(const RunId &run, const std::string &title, const Action &action,
                                  std::stop_token stop)
{
    const auto shared = std::make_shared<SharedAction>(action, std::move(stop));
    postTo(this, [this, run, title, shared] {
        if (const auto before = m_actions.find(run); before != m_actions.end())
            m_operations.dismiss(before->second); // an earlier attempt
        m_actions[run] = m_operations.start(title, [shared](std::stop_token cancel, const ProgressSink &sink) {
            return shared->run(std::move(cancel), sink);
        });
    });
    return shared->wait();
}

} // namespace trainyard::services
