#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "backend/protocol/control/control.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/metric_record.h"
#include "backend/protocol/scheduler_state.h"
#include "backend/runtime/ps/scheduler/best_checkpoint.h"
#include "backend/runtime/ps/scheduler/host_history.h"
#include "backend/runtime/ps/scheduler/placement_plan.h"
#include "backend/runtime/ps/scheduler/run_recorder.h"

namespace trainyard::ps {

/// Connection to the scheduler. Its owner numbers connections from 1 and never reuses a number.
using PeerId = std::uint64_t;

/// Decisions of the scheduler, carried out by the process with sockets and files (scheduler.cpp) or by a simulation.
class SchedulerOutbox {
public:
    virtual ~SchedulerOutbox() = default;
    virtual void send(PeerId, const protocol::ControlMessage &) = 0;
    struct ViewReceiver {
        PeerId id = 0;
        int index = -1;
        bool fresh = false;
    };
    /// Sends a view to many, to each with its own index and `fresh`.
    virtual void sendView(const protocol::View &common, const std::vector<ViewReceiver> &receivers)
    {
        protocol::View view = common;
        for (const ViewReceiver &receiver : receivers) {
            view.index = receiver.index;
            view.fresh = receiver.fresh;
            send(receiver.id, view);
        }
    }
    virtual void disconnect(PeerId) = 0;                        ///< sends what is queued, then closes
    virtual void journal(const protocol::SchedulerState &) = 0; ///< on disk when this returns
    virtual void log(const std::string &line) = 0;
    virtual void finished(const Status &outcome) = 0; ///< called once, after End was sent to all peers
    /// Starts a worker without data, which joins to save a checkpoint (JoinRequest::saver).
    /// \return false: there is none
    virtual bool startSaver() { return false; }
};

/// The position at which a run starts or resumes.
struct RunStart {
    int attempt = 1;                                ///< number of this start of the scheduler, from 1
    std::string address;                            ///< the address on which it listens
    std::optional<protocol::SchedulerState> before; ///< journal of the previous attempt, unless that run is over
    int epoch = 0;                                  ///< of the checkpoint from which training resumes
    std::int64_t step = 0;                          ///< of that checkpoint
    std::vector<protocol::Range> ranges;            ///< remaining samples of that epoch; empty: all of them
};

/// The membership of a job: which workers take part from which step to which, which samples they use, and the metrics
/// of all of them. A pure state machine: events in, decisions out; no sockets, no files and no clock of its own.
///
/// Joining. A candidate sends JoinRequest, loads its data, pulls the weights and sends Ready. No member waits for it.
///
/// Partitions and boundaries. An epoch is trained in one or more partitions: a protocol::EpochPartition assigns the
/// remaining samples of the epoch to the members of a view. A boundary is reached when the steps of every participant
/// are known: members have sent PartitionDone, and the servers have reported how far dead members came. If samples
/// remain, leaving members go, ready candidates come in, and one new View carries the partition of what remains.
/// Members and servers acknowledge it; a candidate that does not within kGrace is removed from the view. Then the
/// decision is written to the journal and all members receive Start. If no samples remain, the members evaluate the
/// epoch first.
///
/// Truncation. Usually a partition covers the complete epoch. It is truncated when a member dies, when the machine of a
/// member will be taken away, when a worker wants to join or leave and the job's boundary is "batch" (or "auto", and the
/// end of the epoch is more than kNear away, or has not come within kNear), when the scheduler was restarted, and in
/// dist_async when the first member has done its part. In dist_sync all members pause, report the first step that they
/// have not begun, and continue to the last of those steps. With fewer than minWorkers members the run pauses at the
/// boundary; at the end of the pause one that is left, or else a process of the scheduler's machine, saves a checkpoint.
/// With a checkpoint the run is then stopped and can be resumed; without any it has failed.
///
/// Stop. The partition is truncated, and at the boundary one member saves a checkpoint of the position that all have
/// reached; then the run ends. If that member dies or cannot save, another one is requested to, until the job's
/// stopSeconds are over. An epoch that is being evaluated is saved at once, and its evaluation goes on until then. A
/// checkpoint for a bucket counts when it is there, or at the limit where it is. The same happens before a pause that
/// begins because machines will be taken away, and when a user requests a checkpoint; the run then continues, in the
/// second case without waiting for the bucket.
///
/// Loss of the weights. When a server dies without a replica, the scheduler ends all processes, and records that in its
/// journal. The run is over only without a checkpoint: otherwise its follower starts the processes again from the last.
/// They end in the same way, after a checkpoint, when the machine of the scheduler will be taken away.
///
/// Recovery. A connection that breaks may be reopened within kReconnectGrace. A restarted scheduler continues from its
/// journal: the members have trained on in the meantime, reconnect and repeat their last messages, and the partition is
/// truncated.
class SchedulerCore {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr auto kGrace = std::chrono::milliseconds(200);
    /// For a worker that a server lost, to report why; for a broken connection, to be reopened.
    static constexpr auto kReconnectGrace = std::chrono::milliseconds(250);
    static constexpr auto kNear = protocol::kNearEpochEnd;
    static constexpr auto kDeferral = std::chrono::seconds(60); ///< of a candidate that was late to acknowledge
    static constexpr int kHighestRank = 1 << 20;                ///< the highest rank that a worker may request

    SchedulerCore(protocol::JobSpec job, RunStart start, SchedulerOutbox &, RunRecorder &, Clock::time_point now);

    void onMessage(PeerId, const protocol::ControlMessage &, Clock::time_point now);
    void onFrameReceived(PeerId, Clock::time_point now); ///< any frame, heartbeats too
    void onClosed(PeerId, const Error &, Clock::time_point now);
    void onTick(Clock::time_point now);
    /// The file host_worker was edited.
    /// \param removed  addresses whose workers leave at the next boundary
    /// \param added    addresses on which workers are wanted; recorded, for a process that can start them
    void onHostEdit(const std::vector<std::string> &removed, const std::vector<std::string> &added,
                    Clock::time_point now);
    /// A user wants the deaths of workers on hosts forgotten, so that they may join again.
    /// \param hosts  by their names; empty: all
    void onCountReset(std::vector<std::string> hosts);
    /// Ends the run after the current step and a checkpoint, at the latest after the job's stopSeconds; at once if no
    /// view was proposed yet. The last metric record names the reason and the checkpoint. A repetition has no effect.
    void stop(const Error &reason, Clock::time_point now);
    /// The machine of the scheduler will be taken away: as stop(), but the run is not over. Without effect after a stop.
    void preempt(Clock::time_point now);
    /// A user wants a checkpoint: one is saved after the current step (during a pause or an evaluation at once), and the
    /// run continues. Nothing happens before the first step, and where the run ends.
    void save(Clock::time_point now);
    /// Ends the run without a checkpoint.
    /// \param reason  recorded in the last metric record, unless a stop with another one is in progress
    void endNow(const Error &reason);

    int view() const { return m_view; }
    int epoch() const { return m_epoch; }
    std::vector<protocol::Member> members() const;
    bool over() const { return m_phase == Phase::Over; }
    bool paused() const { return m_phase == Phase::Paused; }

private:
    enum class Phase { Gathering, Proposing, Running, Validating, Saving, Paused, Over };
    enum class TruncateState { None, Pausing, Sent };
    enum class State { Waiting, Loading, Ready, Member }; ///< Waiting: a worker, until all servers are ready
    struct Peer {
        bool server = false;
        bool saver = false, canSave = false; ///< JoinRequest::saver, whose state stays Loading; it has the weights
        State state = State::Waiting;
        int rank = -1; ///< of a spare server: -1
        std::string host, address;
        bool leaving = false, preempted = false;
        bool finished = false; ///< it leaves by itself: its program has ended
        bool fresh = false;    ///< admitted by the proposed view
        bool acked = false;    ///< has acknowledged the proposed view
        bool deferred = false; ///< late to acknowledge: admitted after kDeferral, or at the epoch's end or a pause
        Clock::time_point lastReceived, since, deferredSince{};
        bool closed = false;                   ///< its connection is broken
        std::optional<Clock::time_point> gone; ///< when it is removed unless it reconnects or reports a reason
        std::string goneCause;
        std::optional<Clock::time_point> lost; ///< when a server's connection to it broke
        std::optional<Clock::time_point> waitsForData, dataBack;
        bool knowsOfWait = false;                     ///< it was told that a member waits for its data
        std::optional<std::int64_t> pausedAt;         ///< the step in its Paused
        std::optional<protocol::PartitionDone> part;  ///< of the current partition
        std::optional<protocol::EpochDone> validated; ///< since the current partition started
        std::string name() const;
        bool takesPart() const { return state == (server ? State::Ready : State::Member); }
    };
    /// A member of the current partition that died during it.
    struct DeadMember {
        int rank = -1;
        std::set<int> pendingServers; ///< ranks of servers that have not sent AppliedSteps yet
        std::optional<std::int64_t> step;
    };

    // scheduler_core.cpp: joining, begin and end of the run
    void onJoinRequest(PeerId, const protocol::JoinRequest &, Clock::time_point);
    void onReady(PeerId, const protocol::Ready &, Clock::time_point);
    void acceptWaiting(Clock::time_point);
    void giveUpGathering(Clock::time_point);
    void begin(Clock::time_point);
    void finish(Status outcome);
    void sendEnd(const Status &outcome);
    int nextRank(int requested, bool server) const;
    Peer *find(PeerId);
    std::vector<PeerId> peers(bool server, State) const;
    std::size_t count(State state) const { return peers(false, state).size(); }
    PeerId idOf(bool server, int rank) const; ///< 0 if there is none
    void broadcast(const protocol::ControlMessage &);

    // scheduler_patience.cpp: who is waited for, and how long
    bool isLoading(Clock::time_point) const;
    bool waitsForEpochEnd(Clock::time_point);
    void deferLateCandidates(Clock::time_point);
    void admitDeferred(Clock::time_point);
    void measurePace(Clock::time_point);
    std::optional<double> secondsPerStep() const;
    std::optional<std::chrono::duration<double>> timeToEpochEnd(Clock::time_point) const;

    // scheduler_rounds.cpp: views, partitions, epochs
    void propose(Clock::time_point);
    void removeLeavingMembers();
    bool canLeaveEvaluation() const;
    void pauseRun(Clock::time_point);
    void endPause(Clock::time_point);
    std::string tooFew() const;
    void tryCommit(Clock::time_point);
    bool hasPendingChanges(Clock::time_point);
    void beginTruncate();
    void tryTruncate();
    void onPartitionDone(Peer &, const protocol::PartitionDone &, Clock::time_point);
    void tryBoundary(Clock::time_point);
    std::optional<std::int64_t> stepsDone(int rank) const;
    void validate(Clock::time_point);
    void tryEpochEnd(Clock::time_point);
    std::vector<protocol::Range> wholeEpoch() const;

    // scheduler_views.cpp: what a view contains
    protocol::View commonView() const;
    protocol::View viewFor(PeerId) const;
    SchedulerOutbox::ViewReceiver receiverOf(const protocol::View &, PeerId) const;
    protocol::RatePlan nextRate(int workers) const;

    // scheduler_stop.cpp: stop, and checkpoints that the scheduler requests
    struct StopRequest {
        Error reason;
        Clock::time_point deadline;
    };
    struct Position {  // of a checkpoint
        int epoch = 0; ///< epochs finished
        std::int64_t step = 0;
        bool operator==(const Position &) const = default;
    };
    Position position() const;
    bool savesBeforePause() const;
    void refuseSave(const std::string &why);
    bool savesOnRequest();
    void beginSaving(Clock::time_point);
    bool isSaving() const;
    void requestCheckpoint(Clock::time_point);
    std::optional<std::string> savedResult() const;
    std::optional<Position> lastCheckpoint() const;
    protocol::SaveCheckpoint checkpointRequest() const;
    std::vector<PeerId> possibleSavers() const;
    void onSaved(const Peer &, const protocol::CheckpointSaved &, Clock::time_point);
    void endSaving(const std::string &result, Clock::time_point);
    void checkSaveDeadline(Clock::time_point);
    void pauseForHead(const Error &why);

    // scheduler_departures.cpp: leaving, failure and death
    void onLeave(PeerId, const protocol::Leave &, Clock::time_point);
    void onFailed(PeerId, const protocol::Failed &, Clock::time_point);
    void onDataWait(Peer &, const protocol::DataWait &, Clock::time_point);
    bool waitsForData(const Peer &, Clock::time_point) const;
    void tellOfDataWaits(Clock::time_point);
    void onConnectionLost(const Peer &server, const protocol::ConnectionLost &, Clock::time_point);
    void removeSilent(Clock::time_point);
    void expel(PeerId, const std::string &cause, Clock::time_point);
    void remove(PeerId, std::string cause, Clock::time_point);
    void onAppliedSteps(const Peer &server, const protocol::AppliedSteps &, Clock::time_point);
    void removeMember(const Peer &, const std::string &cause, Clock::time_point);
    void dropCandidate(PeerId, const std::string &cause);

    // scheduler_placement.cpp: which server holds which weights
    void place(std::set<int> promoted);
    void loseServer(const Peer &, const std::string &cause, Clock::time_point);
    void loseWeights(const Error &cause);
    void endProcesses(const Error &why, const Error &cause);
    void onPlacementAck(const Peer &, const protocol::PlacementAck &, Clock::time_point);
    void onServerReady(const Peer &, Clock::time_point);
    void onReplicaState(const Peer &, const protocol::ReplicaState &, Clock::time_point);
    void refill(Clock::time_point);
    std::vector<protocol::KnownPeer> knownServers() const;

    // scheduler_machines.cpp: machines on which servers and workers are together
    bool isSpare(const Peer &peer) const { return peer.server && peer.rank < 0; }
    void assignSpares();
    bool isServerLeaving() const;
    bool hasServers(const std::string &host) const;
    std::string whyServersStay(const std::string &host) const;
    void retireServers(const std::string &host, bool preempted, Clock::time_point);
    void moveParts();
    void releaseServers(Clock::time_point);

    // scheduler_recovery.cpp: journal and reconnection
    protocol::SchedulerState state() const;
    void restore(const protocol::SchedulerState &, Clock::time_point);
    void onReturn(PeerId, const protocol::JoinRequest &, Clock::time_point);
    void resync(PeerId, const protocol::JoinRequest &);
    void tryRecovered(Clock::time_point);

    // scheduler_programs.cpp: runs of a user's program (KvStore)
    bool runsProgram() const { return m_job.type == protocol::JobType::KvStore; }
    std::chrono::seconds startTime() const;
    void onArenaSize(PeerId, const protocol::ArenaSize &, Clock::time_point);
    void sendArenaSize();
    void onValues(PeerId, const Peer &, const protocol::TaskValues &);
    void recordValue(const Peer &, const protocol::TaskValue &);
    void reportValues();
    bool hasNoProgramLeft() const;

    // scheduler_metrics.cpp: metric records and log lines
    void onProgress(const Peer &, const protocol::Progress &);
    void recordCheckpoint(const Peer &, const protocol::CheckpointSaved &);
    void onStraggler(const protocol::StragglerReport &);
    void reportEpoch();
    void reportRate();
    void emit(std::string_view name, double value, int rank = -1, std::int64_t samples = 0, std::string note = {},
              std::optional<std::int64_t> step = std::nullopt);
    std::int64_t uniqueStep(std::string_view name, int rank, std::int64_t step);

    protocol::JobSpec m_job;
    RunStart m_start;
    SchedulerOutbox &m_out;
    RunRecorder &m_recorder;
    std::map<PeerId, Peer> m_peers;
    HostHistory m_history;
    std::map<std::string, Clock::time_point> m_coolingDown; ///< by host: until when its exclusion is recorded
    Phase m_phase = Phase::Gathering;
    Clock::time_point m_started, m_ticked;
    Clock::time_point m_since; ///< of a proposal: when only fresh members were missing; of a pause: its start
    bool m_waitingForFresh = false, m_inPause = false; ///< m_inPause: also while a checkpoint is saved during it
    bool m_recovering = false;                         ///< peers of the journal are still missing
    PeerId m_placeholders = ~PeerId(0);
    int m_view = 0, m_lastWorkers = 0;
    std::int64_t m_parameters = -1, m_samples = -1;
    std::set<int> m_usedRanks; ///< a rank identifies one worker for the complete run

    int m_epoch = 0;
    std::int64_t m_step = 0;                  ///< the newest known one
    std::vector<protocol::Range> m_remaining; ///< at a boundary: the samples to assign next
    protocol::BatchMetrics m_train;           ///< of the finished partitions of the epoch
    std::map<int, protocol::BatchMetrics> m_rankTrain;
    double m_seconds = 0;

    protocol::EpochPartition m_partition;
    std::optional<protocol::RatePlan> m_rate; ///< of the current partition; unset before the first
    double m_reportedRate = 0;                ///< the last recorded one
    int m_partitionView = 0;
    std::int64_t m_partitionStep = 0; ///< its first round
    std::vector<int> m_participants;  ///< ranks of its members, in order; empty between boundary and Start
    TruncateState m_truncateState = TruncateState::None;
    std::int64_t m_truncateStep = 0;
    /// Two moments of the current partition and the steps then known, the second being the last report of a member.
    struct Pace {
        Clock::time_point from;
        std::int64_t fromStep = 0;
        Clock::time_point to;
        std::int64_t toStep = 0;
    };
    std::optional<Pace> m_pace;                      ///< unset after a restart, until a member reports
    std::optional<double> m_formerPace;              ///< seconds per step of the partition before
    Clock::time_point m_evaluationBegan;             ///< of the epoch that is being evaluated
    std::chrono::duration<double> m_evaluation{0};   ///< how long the last one took
    std::optional<Clock::time_point> m_changeWanted; ///< since when a worker waits to join or leave
    std::vector<DeadMember> m_dead;
    std::map<int, protocol::PartitionDone> m_deadDone; ///< of members that died after they had finished
    std::string m_lastDeath;                           ///< a sentence about the last member that died
    std::map<int, std::int64_t> m_stragglers;          ///< by rank: the last step for which it was reported

    std::optional<StopRequest> m_stop;
    bool m_saveWanted = false; ///< by a user
    // While isSaving():
    std::optional<Position> m_requested; ///< the position that is saved
    int m_saver = -1;                    ///< rank of the worker that saves it; -1: none
    std::set<int> m_saversTried;         ///< ranks
    std::string m_saveProblem;           ///< of the last one that could not
    Clock::time_point m_saveDeadline;
    /// A checkpoint on a machine, whose upload is under way or has failed.
    struct Written {
        Position at;
        int rank = -1;
        std::string host;
        std::string problem; ///< of the upload; empty: it is under way
    };
    BestCheckpoint m_best;
    std::optional<Written> m_written;                           ///< the last one
    std::optional<std::pair<Position, std::string>> m_recorded; ///< the last checkpoint, and its path
    std::optional<Position> m_saved;                  ///< of the last checkpoint that is where the job wants it
    std::optional<Clock::time_point> m_saverDeadline; ///< at the end of a pause: a saver was started
    std::optional<Position> m_savedForPause;          ///< where the last phase Saving before a pause has ended

    PlacementPlan m_plan;
    std::optional<Clock::time_point> m_refill; ///< when a lost replica is recreated
    std::set<int> m_placing;                   ///< ranks of servers that have not taken over their parts yet
    protocol::SchedulerState m_journal;        ///< the last state that was written
    std::map<std::pair<std::string, int>, std::int64_t> m_lastSteps; ///< of records, by name and rank

    // Of a user's program:
    std::map<int, std::int64_t> m_valuesStored; ///< by rank: number of the last TaskValues
    /// The last values of the current epoch, by name and rank.
    std::map<std::string, std::map<int, double>> m_values;
    std::map<int, std::set<std::string>> m_valueNames; ///< by rank
    std::set<int> m_valuesDropped;                     ///< ranks with too many names
    bool m_lastFinished = false;                       ///< the last member that left has finished
};

} // namespace trainyard::ps
