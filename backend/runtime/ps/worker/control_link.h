#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "backend/runtime/ps/membership.h"
#include "backend/runtime/ps/transport/loop.h"
#include "backend/runtime/ps/transport/reconnector.h"

namespace trainyard::ps {

/// A worker's connection to the scheduler, with its own thread: heartbeats are sent, views acknowledged and the end of
/// the run noticed while the worker computes or waits for a server. A broken connection is reopened and what may have
/// been lost is sent again, transparently to the worker. Thread-safe.
class ControlLink final : LoopHandler {
public:
    struct Options {
        std::chrono::milliseconds heartbeat{500};
        std::chrono::milliseconds silence{3000}; ///< of the scheduler, before the connection counts as broken
        std::chrono::seconds patience{60};       ///< for a scheduler that is gone
        std::stop_token stop;                    ///< ends every wait
    };
    /// \param scheduler    authenticated connection
    /// \param joinRequest  sent now and after each reconnection
    ControlLink(std::unique_ptr<Connection> scheduler, protocol::JoinRequest joinRequest, Reconnector,
                const JobSecret &, Options);
    ~ControlLink() override;

    /// Waits for the reply to the JoinRequest.
    /// \error as task()
    Result<protocol::JoinAccepted> accepted();
    void announceReady(const protocol::Ready &);
    /// Reports the size of the arrays of a KvStore run, for which its servers wait.
    void arenaSize(const protocol::ArenaSize &);
    /// Sends values of the program, again after each reconnection until the scheduler has them. The oldest are dropped
    /// beyond kMostUnstored messages.
    /// \param values  at most 512
    void values(std::vector<protocol::TaskValue> values);
    /// Waits for the next task. As KvWorker::task().
    /// \error the failure of the run as the scheduler reports it; PeerLost (the scheduler is gone); Cancelled; those of
    ///     onProposal
    Result<Task> task(const std::function<Status(int batch)> &onProposal = {});
    /// A checkpoint that the scheduler requests now, which task() does not return then.
    std::optional<CheckpointRequest> takeCheckpointRequest();
    /// Call before each step of a partition. Waits while the scheduler decides where the partition ends.
    /// \param round  of the step
    /// \return false if the partition ends before this step
    /// \error as task()
    Result<bool> canContinue(std::int64_t round);
    /// Whether the present partition ends before this round, or the run is over.
    bool endsBefore(std::int64_t round) const;
    /// Members that died since the last Start; the largest number once the run is over.
    int losses() const;
    void partitionDone(const protocol::PartitionDone &);
    void epochDone(const protocol::EpochDone &);
    /// Reports that this worker waits for its data, and is not hung; without a cause: it has them again.
    void dataWait(const protocol::DataWait &);
    /// Requests to leave at the next boundary; task() then returns RunOver.
    /// \param preempted  the machine will be taken away: leave after the current step
    void leave(bool preempted);
    void failed(const protocol::Failed &);
    /// Sends it when there is a connection again. The oldest are dropped beyond kMostUnstored.
    void progress(const protocol::Progress &);
    /// The newest checkpoint is reported again after a reconnection, unless the scheduler certainly knows of it.
    void saved(const protocol::CheckpointSaved &);

    /// Why this worker has to end: set when an End arrived or the scheduler is gone.
    struct Termination {
        bool byScheduler = false;          ///< by an End; otherwise the connection broke
        Status outcome;                    ///< that of the run, or PeerLost
        bool run = true;                   ///< the run is over; false: only this worker's part in it
        std::chrono::seconds joinAfter{0}; ///< the worker may join after so long; 0: it must not
    };
    std::optional<Termination> termination() const;
    /// Waits a moment for an End that explains a broken server connection.
    std::optional<Termination> terminationWithin(std::chrono::milliseconds) const;

    /// The newest placement since the last call, if any.
    std::optional<protocol::Placement> takePlacement();
    /// Whether a member waits for its data, so that a step of all may take long. Without a lock.
    bool memberWaits() const { return m_memberWaits; }

    /// Becomes readable when termination() is set or a placement has arrived: for the poll(2) of a caller that also
    /// waits for something else.
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
    void send(const protocol::ControlMessage &);    ///< for messages that are in resendState()
    void sendNow(const protocol::ControlMessage &); ///< in the loop's thread
    static constexpr std::size_t kMostUnstored = 256;

    template <class Known, class Message>
    void storeAndSend(Known &, const Message &);

    Options m_options;
    Loop m_loop;
    Connection *m_connection = nullptr; ///< only in the loop's thread
    std::chrono::steady_clock::time_point m_lastReceived;
    std::deque<protocol::Progress> m_unsent;          ///< while there is no connection; only in the loop's thread
    std::optional<protocol::CheckpointSaved> m_saved; ///< the newest one without a problem; only in the loop's thread
    std::chrono::steady_clock::time_point m_savedAt;  ///< when it was reported last
    Fd m_wake;
    std::atomic<bool> m_memberWaits = false;
    mutable std::mutex m_mutex;
    mutable std::condition_variable_any m_changed;
    // Under the mutex: what the scheduler sent, and what this worker sent since the last Start.
    protocol::JoinRequest m_joinRequest;
    std::optional<protocol::JoinAccepted> m_accepted;
    std::optional<protocol::ArenaSize> m_arenaSize;
    std::optional<protocol::Ready> m_ready;
    std::deque<protocol::TaskValues> m_values; ///< that the scheduler has not confirmed
    std::int64_t m_valuesSent = 0;             ///< number of the last ones
    int m_losses = 0;
    std::optional<protocol::View> m_proposed;
    bool m_proposalIsNew = false; ///< task() has not seen it
    std::optional<std::int64_t> m_truncateStep;
    std::optional<protocol::PartitionDone> m_partitionDone;
    std::optional<protocol::EpochDone> m_epochDone;
    std::optional<protocol::DataWait> m_dataWait;
    std::optional<protocol::Leave> m_leave;
    std::optional<protocol::Failed> m_failed;
    bool m_paused = false;
    std::int64_t m_next = 0; ///< the first round that has not begun
    std::deque<Task> m_tasks;
    std::optional<protocol::Placement> m_placement;
    std::optional<Termination> m_termination;
    Reconnector m_reconnector; ///< last member but for the thread: its callback uses those above
    std::thread m_thread;
};

} // namespace trainyard::ps
