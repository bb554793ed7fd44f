#pragma once

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "backend/runtime/ps/loop.h"
#include "backend/runtime/ps/membership.h"
#include "backend/runtime/ps/reconnector.h"

namespace trainyard::ps {

/// A worker's connection to the scheduler, with a thread of its own, so that heartbeats go out, views are acknowledged
/// and the end of the run is noticed while the worker computes or waits for a server. When the connection breaks it is
/// opened anew, and what may have been lost is said again; the worker need not know. Thread-safe.
class ControlLink final : LoopHandler {
public:
    struct Options {
        std::chrono::milliseconds heartbeat{500};
        std::chrono::milliseconds silence{3000}; ///< of the scheduler, before the connection is taken for broken
        std::chrono::seconds patience{60};       ///< for a scheduler that is gone
    };
    /// scheduler   proven; hello   what to say to it, now and after a break
    ControlLink(std::unique_ptr<Connection> scheduler, protocol::JoinRequest joinRequest, Reconnector,
                const JobSecret &, Options);
    ~ControlLink() override;

    /// The scheduler's answer to the hello. errors as task()
    Result<protocol::JoinAccepted> accepted(std::stop_token);
    void announceReady(const protocol::Ready &);
    /// Wait for what to do next. errors the run's failure as the scheduler told it; PeerLost (it is gone); Cancelled
    Result<Task> task(std::stop_token);
    /// Ask before each step of a deal, with its round: true to do it, false when the deal ends here. Waits while the
    /// scheduler decides where that is. errors as task()
    Result<bool> canContinue(std::int64_t round, std::stop_token);
    void partitionDone(const protocol::PartitionDone &);
    void epochDone(const protocol::EpochDone &);
    /// soon   the machine will be taken away
    void leave(bool preempted);
    void failed(const protocol::Failed &);
    void send(const protocol::ControlMessage &); ///< anything that may be lost

    /// Why this worker has to end: set when End came or the scheduler is gone.
    struct Termination {
        bool byScheduler = false; ///< an End came, else the connection broke
        Status outcome;           ///< the run's, or PeerLost
        bool run = true;          ///< the whole run is over, not only our part in it
    };
    std::optional<Termination> termination() const;
    /// Waits a moment for an End that explains a broken server connection.
    std::optional<Termination> terminationWithin(std::chrono::milliseconds) const;

    /// The newest placement since the last call, if any came.
    std::optional<protocol::Placement> takePlacement();

    /// Becomes readable when ending() is set or a placement came: for poll(2) of whoever waits for something else.
    int wakeFd() const { return m_wake.get(); }
    void wake(); ///< makes it readable

private:
    Result<std::span<std::byte>> bufferFor(Connection &, const protocol::FrameHeader &) override;
    Status onFrame(Connection &, const protocol::FrameHeader &, std::span<const std::byte>) override;
    void onClosed(Connection &, const Error &) override;
    void onTick() override;
    void end(Termination);
    void reconnect(const Error &why);
    void resendState();
    void onView(const protocol::View &);
    void onStart(const protocol::Start &);
    void onPause(const protocol::Pause &);
    void sendNow(const protocol::ControlMessage &); ///< in the loop's thread
    template <class Known, class Message>
    void storeAndSend(Known &, const Message &);

    Options m_options;
    Loop m_loop;
    Connection *m_connection = nullptr; ///< the loop's thread only
    std::chrono::steady_clock::time_point m_lastReceived;
    Fd m_wake;
    mutable std::mutex m_mutex;
    mutable std::condition_variable_any m_changed;
    // Under the mutex: what this worker was told, and what it said since it last heard Go.
    protocol::JoinRequest m_joinRequest;
    std::optional<protocol::JoinAccepted> m_accepted;
    std::optional<protocol::Ready> m_ready;
    std::optional<protocol::View> m_proposed;
    std::optional<std::int64_t> m_truncateStep;
    std::optional<protocol::PartitionDone> m_partitionDone;
    std::optional<protocol::EpochDone> m_epochDone;
    std::optional<protocol::Leave> m_leave;
    std::optional<protocol::Failed> m_failed;
    bool m_paused = false;
    std::int64_t m_next = 0; ///< first round that was not begun
    std::deque<Task> m_tasks;
    std::optional<protocol::Placement> m_placement;
    std::optional<Termination> m_termination;
    Reconnector m_reconnector; ///< last but for the thread: its callback uses the above
    std::thread m_thread;
};

} // namespace trainyard::ps
