#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "backend/protocol/control.h"
#include "backend/protocol/job_spec.h"
#include "backend/protocol/metric_record.h"

namespace trainyard::ps {

/// One connection to the scheduler, numbered by its owner; never reused.
using PeerId = std::uint64_t;

/// What the scheduler decides, carried out by its shell (sockets and files) or by a simulation.
class SchedulerOutbox {
public:
    virtual ~SchedulerOutbox() = default;
    virtual void send(PeerId, const protocol::ControlMessage &) = 0;
    virtual void drop(PeerId) = 0;                                    ///< write what was sent, then close
    virtual void record(const protocol::MetricRecord &) = 0;          ///< to be appended to metrics.jsonl
    virtual void hostLog(bool added, const std::string &address) = 0; ///< host_worker_log, contracts.md 1.5
    virtual void log(const std::string &line) = 0;
    virtual void finished(const Status &outcome) = 0; ///< once; End was sent to everybody
};

/// The membership of a job: who takes part, from when to when, and what all of them measured. Pure: events in,
/// decisions out, no socket, no file, no clock of its own.
///
/// A candidate says hello, loads its data, pulls weights, says ready: nobody waits for it. When every live member has
/// reported the end of an epoch, leavers go and ready candidates come in one new view. Members and servers acknowledge
/// it; a candidate that does not within kGrace is left out again. Then everybody gets Go. A member that dies is taken
/// out of the view at once, and servers complete the running step from the rest.
class SchedulerCore {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr auto kGrace = std::chrono::milliseconds(200);
    /// A worker that a server lost may still tell why; a dead one is noticed by its own connection at once.
    static constexpr auto kLastWord = std::chrono::milliseconds(250);

    /// attempt   start of the scheduler, from 1
    SchedulerCore(protocol::JobSpec job, int attempt, SchedulerOutbox &, Clock::time_point now);

    void onMessage(PeerId, const protocol::ControlMessage &, Clock::time_point now);
    void onHeard(PeerId, Clock::time_point now); ///< any frame, heartbeats too
    void onClosed(PeerId, const Error &, Clock::time_point now);
    void onTick(Clock::time_point now);
    /// End the run, as if the user asked. errors become the reason in the last record
    void stop(const Error &reason);

    int view() const { return m_view; }
    int epoch() const { return m_epoch; }
    std::vector<protocol::Member> members() const;
    bool over() const { return m_phase == Phase::Over; }

private:
    enum class Phase { Gathering, Proposing, Running, Over };
    enum class State { Waiting, Loading, Ready, Member }; ///< Waiting: for the servers' hellos
    struct Peer {
        bool server = false;
        State state = State::Waiting;
        int rank = -1;
        std::string host, address;
        bool leaving = false;
        bool fresh = false;      ///< admitted by the view that is proposed
        bool acked = false;      ///< the proposed view
        bool passedOver = false; ///< did not acknowledge in time: not at this boundary
        Clock::time_point heard, since;
        std::optional<Clock::time_point> lost; ///< when a server lost its connection
        std::string lostCause;
        std::int64_t samples = 0;
        std::optional<protocol::EpochDone> done;
        std::string name() const;
    };

    void onHello(PeerId, const protocol::Hello &, Clock::time_point);
    void onReady(PeerId, const protocol::Ready &, Clock::time_point);
    void onProgress(const Peer &, const protocol::Progress &);
    void onSaved(const Peer &, const protocol::Saved &);
    void onLeave(PeerId, const protocol::Leave &);
    void onFailed(PeerId, const protocol::Failed &, Clock::time_point);
    void acceptWaiting(Clock::time_point);
    void tryStart(Clock::time_point);
    void giveUpGathering(Clock::time_point);
    void propose(Clock::time_point);
    void letLeaversGo();
    void tryCommit(Clock::time_point);
    void tryBoundary(Clock::time_point);
    void reportEpoch();
    void onLost(const Peer &server, const protocol::Lost &, Clock::time_point);
    void removeSilent(Clock::time_point);
    void expel(PeerId, const std::string &cause, Clock::time_point);
    void takeOut(PeerId, const std::string &cause, Clock::time_point);
    void dropCandidate(PeerId, const std::string &cause);
    void finish(Status outcome);
    void emit(std::string_view name, double value, int rank = -1, std::int64_t samples = 0, std::string note = {});
    std::int64_t uniqueStep(std::string_view name, int rank, std::int64_t step);
    int nextRank(int wish, bool server);
    Peer *find(PeerId);
    Peer *findRank(int rank);
    std::vector<PeerId> peers(bool server, State) const;
    std::size_t count(State state) const { return peers(false, state).size(); }

    protocol::JobSpec m_job;
    int m_attempt;
    SchedulerOutbox &m_out;
    std::map<PeerId, Peer> m_peers;
    Phase m_phase = Phase::Gathering;
    Clock::time_point m_started, m_acknowledged; ///< the latter: when all but fresh members had acknowledged
    bool m_waitingForFresh = false;
    int m_view = 0, m_epoch = 0, m_lastWorkers = 0;
    std::int64_t m_step = 0, m_parameters = -1;
    std::set<int> m_usedRanks;                   ///< a rank means one worker for the whole run
    std::vector<protocol::EpochDone> m_goneDone; ///< of members that died after they had finished this epoch
    std::map<std::pair<std::string, int>, std::int64_t> m_lastSteps; ///< of records, by name and rank
};

} // namespace trainyard::ps
