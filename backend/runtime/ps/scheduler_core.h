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
#include "backend/protocol/scheduler_state.h"
#include "backend/runtime/ps/host_history.h"
#include "backend/runtime/ps/placement_plan.h"

namespace trainyard::ps {

/// One connection to the scheduler, numbered by its owner from 1; never reused.
using PeerId = std::uint64_t;

/// What the scheduler decides, carried out by its shell (sockets and files) or by a simulation.
class SchedulerOutbox {
public:
    virtual ~SchedulerOutbox() = default;
    virtual void send(PeerId, const protocol::ControlMessage &) = 0;
    virtual void disconnect(PeerId) = 0;                              ///< write what was sent, then close
    virtual void record(const protocol::MetricRecord &) = 0;          ///< to be appended to metrics.jsonl
    virtual void hostLog(bool added, const std::string &address) = 0; ///< host_worker_log, contracts.md 1.5
    virtual void journal(const protocol::SchedulerState &) = 0;       ///< safe on disk when this returns
    virtual void log(const std::string &line) = 0;
    virtual void finished(const Status &outcome) = 0; ///< once; End was sent to everybody
};

/// Where a run begins, or goes on.
struct RunStart {
    int attempt = 1;                                ///< start of the scheduler, from 1
    std::string address;                            ///< where it listens
    std::optional<protocol::SchedulerState> before; ///< the journal of the attempt before, of a run that is not over
    int epoch = 0;                                  ///< of the checkpoint that training goes on from, and
    std::int64_t step = 0;                          ///< its step, and
    std::vector<protocol::Range> ranges;            ///< what that epoch has left; none: all of it
};

/// The membership of a job: who takes part, from when to when, what samples they use, and what all of them measured.
/// Pure: events in, decisions out, no socket, no file, no clock of its own.
///
/// A candidate says hello, loads its data, pulls weights, says ready: nobody waits for it. An epoch is trained in deals
/// (protocol/deal.h). When every member has reported the end of a deal there is a boundary: leavers go and ready
/// candidates come in one new view, with a deal of what is left; members and servers acknowledge it; a candidate that
/// does not within kGrace is left out again; then everybody gets Go. Mostly a deal is the whole epoch. It is cut short,
/// at a step that all members agree upon, when a member died, or somebody wants to come or go and the job's boundary is
/// a batch.
///
/// A connection that breaks may come back within kReconnectGrace. A scheduler that was started anew goes on from its
/// journal: the members have trained on meanwhile, come back and repeat their last words, and the deal is cut.
class SchedulerCore {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr auto kGrace = std::chrono::milliseconds(200);
    /// A worker that a server lost may still tell why, and a broken connection may be opened anew.
    static constexpr auto kReconnectGrace = std::chrono::milliseconds(250);
    static constexpr int kHighestRank = 1 << 20; ///< that a worker may wish for

    SchedulerCore(protocol::JobSpec job, RunStart start, SchedulerOutbox &, Clock::time_point now);

    void onMessage(PeerId, const protocol::ControlMessage &, Clock::time_point now);
    void onFrameReceived(PeerId, Clock::time_point now); ///< any frame, heartbeats too
    void onClosed(PeerId, const Error &, Clock::time_point now);
    void onTick(Clock::time_point now);
    /// Somebody edited host_worker: let the workers with these addresses go; the others are wanted, and to be started
    /// by whoever can.
    void onHostEdit(const std::vector<std::string> &removed, const std::vector<std::string> &added,
                    Clock::time_point now);
    /// End the run, as if the user asked. errors become the reason in the last record
    void stop(const Error &reason);

    int view() const { return m_view; }
    int epoch() const { return m_epoch; }
    std::vector<protocol::Member> members() const;
    bool over() const { return m_phase == Phase::Over; }
    bool paused() const { return m_phase == Phase::Paused; }

private:
    enum class Phase { Gathering, Proposing, Running, Validating, Paused, Over };
    enum class TruncateState { None, Pausing, Sent };
    enum class State { Waiting, Loading, Ready, Member }; ///< Waiting: for the servers' hellos
    struct Peer {
        bool server = false;
        State state = State::Waiting;
        int rank = -1;
        std::string host, address;
        bool leaving = false, preempted = false;
        bool fresh = false;    ///< admitted by the view that is proposed
        bool acked = false;    ///< the proposed view
        bool deferred = false; ///< did not acknowledge in time: not at this boundary
        Clock::time_point lastReceived, since;
        bool closed = false;                   ///< its connection broke
        std::optional<Clock::time_point> gone; ///< when it will be taken out unless it comes back or tells why
        std::string goneCause;
        std::optional<Clock::time_point> lost;        ///< when a server's connection to it broke
        std::optional<std::int64_t> pausedAt;         ///< answer to Hold
        std::optional<protocol::PartitionDone> part;  ///< of this deal
        std::optional<protocol::EpochDone> validated; ///< since this deal
        std::string name() const;
        bool takesPart() const { return state == (server ? State::Ready : State::Member); }
    };
    /// A member of the deal that died in it.
    struct DeadMember {
        int rank = -1;
        std::set<int> pendingServers; ///< servers that have yet to say how far it came
        std::optional<std::int64_t> step;
    };

    // scheduler_core.cpp: who comes
    void onJoinRequest(PeerId, const protocol::JoinRequest &, Clock::time_point);
    void onReady(PeerId, const protocol::Ready &, Clock::time_point);
    void acceptWaiting(Clock::time_point);
    void giveUpGathering(Clock::time_point);
    void begin(Clock::time_point);
    void finish(Status outcome);
    int nextRank(int wish, bool server) const;
    Peer *find(PeerId);
    std::vector<PeerId> peers(bool server, State) const;
    std::size_t count(State state) const { return peers(false, state).size(); }
    PeerId idOf(bool server, int rank) const; ///< 0: none
    void broadcast(const protocol::ControlMessage &);

    // scheduler_rounds.cpp: what they do
    void propose(Clock::time_point);
    void removeLeavingMembers();
    void pauseRun(Clock::time_point);
    std::string tooFew() const;
    void tryCommit(Clock::time_point);
    void deferLateCandidates(Clock::time_point);
    bool hasPendingChanges() const;
    void beginTruncate();
    void tryTruncate();
    void onPartitionDone(Peer &, const protocol::PartitionDone &, Clock::time_point);
    void tryBoundary(Clock::time_point);
    std::optional<std::int64_t> stepsDone(int rank) const;
    void validate(Clock::time_point);
    void tryEpochEnd(Clock::time_point);
    std::vector<protocol::Range> wholeEpoch() const;
    protocol::View viewFor(PeerId) const;
    protocol::RatePlan nextRate(int workers) const;

    // scheduler_departures.cpp: who goes
    void onLeave(PeerId, const protocol::Leave &, Clock::time_point);
    void onFailed(PeerId, const protocol::Failed &, Clock::time_point);
    void onConnectionLost(const Peer &server, const protocol::ConnectionLost &, Clock::time_point);
    void removeSilent(Clock::time_point);
    void expel(PeerId, const std::string &cause, Clock::time_point);
    void remove(PeerId, std::string cause, Clock::time_point);
    void onAppliedSteps(const Peer &server, const protocol::AppliedSteps &, Clock::time_point);
    void removeMember(const Peer &, const std::string &cause, Clock::time_point);
    void dropCandidate(PeerId, const std::string &cause);

    // scheduler_placement.cpp: who holds the weights
    void place(std::set<int> promoted);
    void loseServer(const Peer &, const std::string &cause, Clock::time_point);
    void onPlacementAck(const Peer &, const protocol::PlacementAck &, Clock::time_point);
    void onServerReady(const Peer &, Clock::time_point);
    void onReplicaState(const Peer &, const protocol::ReplicaState &, Clock::time_point);
    void refill(Clock::time_point);
    std::vector<protocol::KnownPeer> knownServers() const;

    // scheduler_recovery.cpp: who comes back
    protocol::SchedulerState state() const;
    void restore(const protocol::SchedulerState &, Clock::time_point);
    void onReturn(PeerId, const protocol::JoinRequest &, Clock::time_point);
    void resync(PeerId, const protocol::JoinRequest &);
    void tryRecovered(Clock::time_point);

    // scheduler_metrics.cpp: what is written down
    void onProgress(const Peer &, const protocol::Progress &);
    void onSaved(const Peer &, const protocol::CheckpointSaved &);
    void onStraggler(const protocol::StragglerReport &);
    void reportEpoch();
    void reportRate();
    void emit(std::string_view name, double value, int rank = -1, std::int64_t samples = 0, std::string note = {});
    std::int64_t uniqueStep(std::string_view name, int rank, std::int64_t step);

    protocol::JobSpec m_job;
    RunStart m_start;
    SchedulerOutbox &m_out;
    std::map<PeerId, Peer> m_peers;
    HostHistory m_history;
    Phase m_phase = Phase::Gathering;
    Clock::time_point m_started, m_ticked;
    Clock::time_point m_since; ///< of a proposal: when all but fresh members had acknowledged; of a pause: its begin
    bool m_waitingForFresh = false;
    bool m_recovering = false; ///< some that the journal names are not back yet
    PeerId m_placeholders = ~PeerId(0);
    int m_view = 0, m_lastWorkers = 0;
    std::int64_t m_parameters = -1, m_samples = -1;
    std::set<int> m_usedRanks; ///< a rank means one worker for the whole run

    int m_epoch = 0;
    std::int64_t m_step = 0;                  ///< the newest that is known of
    std::vector<protocol::Range> m_remaining; ///< at a boundary: what is to be dealt
    protocol::BatchMetrics m_train;           ///< of the epoch's deals that are done
    std::map<int, protocol::BatchMetrics> m_rankTrain;
    double m_seconds = 0;

    protocol::EpochPartition m_partition;
    std::optional<protocol::RatePlan> m_rate; ///< of the deal; none before the first
    double m_reportedRate = 0;                ///< written down last
    int m_partitionView = 0;
    std::int64_t m_partitionStep = 0; ///< its first round
    std::vector<int> m_participants;  ///< ranks of its members, in order; none between boundary and Go
    TruncateState m_truncateState = TruncateState::None;
    std::int64_t m_truncateStep = 0;
    std::vector<DeadMember> m_dead;
    std::map<int, protocol::PartitionDone> m_deadDone; ///< of members that died after they had done their part

    std::string m_lastDeath;                  ///< of a member, and why
    std::map<int, std::int64_t> m_stragglers; ///< by rank: the step that was told to wait for it
    PlacementPlan m_plan;
    std::optional<Clock::time_point> m_refill; ///< when a copy that ended is made anew
    std::set<int> m_placing;                   ///< servers that have yet to take over a part
    protocol::SchedulerState m_journal;        ///< what was written last

    std::map<std::pair<std::string, int>, std::int64_t> m_lastSteps; ///< of records, by name and rank
};

} // namespace trainyard::ps
