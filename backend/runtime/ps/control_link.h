#pragma once

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "backend/runtime/ps/loop.h"

namespace trainyard::ps {

/// A worker's connection to the scheduler, with a thread of its own, so that heartbeats go out and the end of the run
/// is noticed while the worker computes or waits for a server. Thread-safe.
class ControlLink final : LoopHandler {
public:
    /// silence   a scheduler that says nothing for so long is taken for gone
    ControlLink(std::unique_ptr<Connection> scheduler, const JobSecret &, std::chrono::milliseconds heartbeat,
                std::chrono::milliseconds silence);
    ~ControlLink() override;

    void send(const protocol::ControlMessage &);

    /// The next message other than End. errors: Cancelled, PeerLost (the scheduler is gone), the run's End: see end()
    Result<protocol::ControlMessage> next(std::stop_token);

    /// Why this worker has to end: set when End came or the scheduler is gone.
    struct Ending {
        bool byScheduler = false; ///< an End came, else the connection broke
        Status outcome;           ///< the run's, or PeerLost
        bool run = true;          ///< the whole run is over, not only our part in it
    };
    std::optional<Ending> ending() const;
    /// Waits a moment for an End that explains a broken server connection.
    std::optional<Ending> endingWithin(std::chrono::milliseconds) const;

    /// The newest placement since the last call, if any came.
    std::optional<protocol::Placement> takePlacement();

    /// Becomes readable when ending() is set or a placement came: for poll(2) of whoever waits for something else.
    int wakeFd() const { return m_wake.get(); }

private:
    Result<std::span<std::byte>> bufferFor(Connection &, const protocol::FrameHeader &) override;
    Status onFrame(Connection &, const protocol::FrameHeader &, std::span<const std::byte>) override;
    void onClosed(Connection &, const Error &) override;
    void onTick() override;
    void end(Ending);
    void wake();

    Loop m_loop;
    Connection *m_connection = nullptr; ///< the loop's thread only
    std::chrono::milliseconds m_silence;
    std::chrono::steady_clock::time_point m_heard;
    Fd m_wake;
    mutable std::mutex m_mutex;
    mutable std::condition_variable_any m_changed;
    std::deque<protocol::ControlMessage> m_messages;
    std::optional<protocol::Placement> m_placement;
    std::optional<Ending> m_ending;
    std::thread m_thread;
};

} // namespace trainyard::ps
