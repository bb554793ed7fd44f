#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "backend/protocol/control/control_task.h"
#include "backend/runtime/ps/transport/loop.h"
#include "backend/runtime/ps/transport/reconnector.h"

namespace trainyard::tasks {

/// A runner's connection to the coordinator, with its own thread: heartbeats are sent while the program runs. A broken
/// connection is reopened, and what the coordinator may not have received is sent again. Thread-safe.
class TaskLink final : ps::LoopHandler {
public:
    struct Options {
        std::chrono::milliseconds heartbeat{500};
        std::chrono::milliseconds silence{3000}; ///< of the coordinator, before the connection counts as broken
        std::chrono::seconds patience{60};       ///< for a coordinator that is gone
        std::function<void()> onEnd;             ///< called in the link's thread with the termination; may be empty
    };
    /// \param coordinator  authenticated connection
    TaskLink(std::unique_ptr<ps::Connection> coordinator, protocol::TaskMember self, ps::Reconnector,
             const ps::JobSecret &, Options);
    ~TaskLink() override;

    void ready(const protocol::TaskReady &);
    void started(const protocol::TaskStarted &);
    void ended(const protocol::TaskEnded &);
    void leave(bool preempted);
    /// At most kMostWaiting messages wait for the coordinator; the oldest ones are dropped beyond that.
    void values(std::vector<protocol::TaskValue>);

    /// Why this runner has to end.
    struct Termination {
        bool byCoordinator = false; ///< by an End; otherwise it is gone
        bool run = true;            ///< the run is over; false: only this runner's part in it
        Status outcome;
    };
    /// What has arrived since the last call; a termination stays.
    struct Orders {
        std::optional<protocol::TaskView> view; ///< the newest one
        std::optional<protocol::TaskStop> stop;
        std::optional<Termination> end;
        bool any() const { return view || stop || end; }
    };
    Orders take();
    /// Waits until there is something to take, at most so long.
    void wait(std::chrono::milliseconds);
    bool connected() const;

    static constexpr std::size_t kMostWaiting = 256;

private:
    Result<std::span<std::byte>> bufferFor(ps::Connection &, const protocol::FrameHeader &) override;
    Status onFrame(ps::Connection &, const protocol::FrameHeader &, std::span<const std::byte>) override;
    void onClosed(ps::Connection &, const Error &) override;
    void onTick() override;
    void end(Termination);
    void reconnect(const Error &why);
    void resendState();
    void sendNow(const protocol::ControlMessage &); ///< in the loop's thread
    void send(const protocol::ControlMessage &);

    Options m_options;
    ps::Loop m_loop;
    ps::Connection *m_connection = nullptr; ///< only in the loop's thread
    std::chrono::steady_clock::time_point m_lastReceived;
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    // Under the mutex: what was sent, for a reconnection, and what has arrived.
    protocol::TaskJoin m_join;
    std::optional<protocol::TaskReady> m_ready;
    std::optional<protocol::TaskStarted> m_started;
    std::optional<protocol::TaskEnded> m_ended;
    std::optional<protocol::Leave> m_leave;
    std::deque<protocol::TaskValues> m_values; ///< without a reply
    std::int64_t m_number = 0;
    std::uint64_t m_dropped = 0;
    Orders m_orders;
    bool m_connected = true;
    ps::Reconnector m_reconnector; ///< last member but for the thread: its callback uses those above
    std::thread m_thread;
};

} // namespace trainyard::tasks
