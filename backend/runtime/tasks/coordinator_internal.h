#pragma once

#include <list>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "backend/jobs/job_type.h"
#include "backend/runtime/tasks/coordinator_core.h"
#include "backend/runtime/tasks/task_metrics.h"

namespace trainyard::tasks {

/// "ended with status 1", "ended by SIGKILL (out of memory?)".
std::string endOf(int status);
/// The last line of a text that is not empty, without control characters, at most `most` bytes.
std::string lastLineOf(std::string_view text, std::size_t most);
/// Empty, or what is wrong with a runner's description of itself.
std::string problemOf(const protocol::TaskMember &);

/// The place of one process of the task, from the time that it is expected or joins.
struct TaskSlot {
    enum class State {
        Absent,  ///< expected, and not there
        Joined,  ///< its runner prepares the machine
        Ready,   ///< can start
        Running, ///< was in a view, and its process has not ended
        Ended,   ///< its process has ended, or its runner is gone
    };
    protocol::TaskMember self;
    State state = State::Absent;
    PeerId peer = 0;        ///< its connection; 0: none
    bool listed = false;    ///< in the last view
    bool removed = false;   ///< gone for good: its rank and place are given up
    bool leaving = false;   ///< on request, of an elastic task
    bool asked = false;     ///< a TaskStop was sent for its present process
    bool started = false;   ///< its process runs, or ran
    bool runs = true;       ///< false: it has no process of its own (ProcessPlan::argv is empty)
    std::string leaveCause; ///< why its machine is taken away, of a task that is not elastic
    jobs::Purpose purpose = jobs::Purpose::Member;
    std::string title;
    int dashboard = 0;       ///< ProcessPlan::dashboard
    int startView = 0;       ///< in which its process was to start
    int status = -1;         ///< of the ended process; -1: unknown
    std::string words;       ///< of the ended process: its last line
    std::int64_t values = 0; ///< number of the last TaskValues
    CoordinatorCore::Clock::time_point lastReceived;
    std::optional<CoordinatorCore::Clock::time_point> gone; ///< when it counts as dead unless it reconnects
    std::string goneCause;

    bool isWorker() const { return self.role == "worker"; }
    std::string name() const; ///< "worker-2 worker-1": machine and label
    bool isUp() const { return state != State::Absent && state != State::Ended; }
};

struct CoordinatorCore::Impl {
    using Slot = TaskSlot;
    enum class Phase {
        Gathering, ///< waits for processes before all start
        Running,
        Restarting, ///< all end, to start again
        Pausing,    ///< before they start again
        Stopping,
        Over,
    };

    Impl(protocol::JobSpec, std::vector<protocol::TaskMember> expected, int attempt,
         std::optional<CoordinatorState> before, CoordinatorOutbox &, ps::RunRecorder &, Clock::time_point now);

    // coordinator_core.cpp: joining
    void onJoin(PeerId, const protocol::TaskJoin &, Clock::time_point);
    void onReturn(PeerId, Slot &, const protocol::TaskJoin &, Clock::time_point);
    void endEarlierProcess(const Slot &, const protocol::TaskJoin &);
    void onReady(Slot &, const protocol::TaskReady &, Clock::time_point);
    void onStarted(Slot &, const protocol::TaskStarted &);
    Slot *placeFor(const protocol::TaskMember &);
    void accept(PeerId, Slot &, const protocol::TaskMember &, Clock::time_point);
    void refuse(PeerId, ErrorCode, const std::string &why);
    void takeRank(Slot &, int requested);

    // coordinator_start.cpp
    void tryStart(Clock::time_point);
    void start(Clock::time_point);
    bool giveUpMissing(Clock::time_point);

    // coordinator_changes.cpp: views, machines that come and go
    bool setUpView(bool start, Clock::time_point);
    void sendView(Slot &, bool start);
    void admit(Clock::time_point);
    void onLeave(PeerId, const protocol::Leave &, Clock::time_point);
    void onOwnLeave(Slot &, const protocol::Leave &, Clock::time_point);
    Status whyNotLeave(const std::vector<Slot *> &) const;
    void removeSilent(Clock::time_point);
    void onDead(Slot &, const std::string &cause, Clock::time_point);
    void restore(const CoordinatorState &, Clock::time_point);
    void reportReturn(Clock::time_point);

    // coordinator_ends.cpp: ends of processes, and what follows
    void onEnded(Slot &, const protocol::TaskEnded &, Clock::time_point);
    void processEnded(Slot &, int status, const std::string &sentence, bool asked, Clock::time_point);
    void onFailure(Slot &, int status, const std::string &sentence, Clock::time_point);
    void onUnlistedEnd(Slot &, int status, const std::string &sentence, Clock::time_point);
    void afterGoodEnd(Slot &, Clock::time_point);
    bool complete() const;
    bool shrinkWithout(Slot &, Clock::time_point);
    void restartAll(Slot &, const std::string &sentence, Clock::time_point);
    void stopAll(Clock::time_point, double stopTime);
    void beginStopping(Status outcome, double stopTime, Clock::time_point);
    void checkStopped(Clock::time_point);
    void finish();
    std::string endings() const;
    std::string silentOnes(const Slot &except, Clock::time_point) const;
    void watchStragglers(Clock::time_point);

    // coordinator_state.cpp: records and state
    void emit(std::string_view name, double value, int rank = -1, std::string note = {});
    void write(const TaskMetrics::Records &);
    void onValues(Slot &, const protocol::TaskValues &);
    CoordinatorState state() const;

    void onTick(Clock::time_point, double wall);
    Slot *find(std::string_view host, std::string_view role, int index);
    Slot *find(PeerId);
    void drop(Slot &); ///< ends its connection's part in the run; the slot stays
    std::size_t livingWorkers(const Slot *except = nullptr) const;
    const std::set<int> &livingRanks();
    bool anyToStop() const;
    bool isElastic() const { return type.isElastic(job); }
    Clock::duration silence() const;
    int attempt() const { return firstAttempt + restarts; }

    const protocol::JobSpec job;
    const jobs::JobType &type;
    const int firstAttempt;
    CoordinatorOutbox &out;
    ps::RunRecorder &recorder;
    Phase phase = Phase::Gathering;
    std::list<Slot> slots;
    std::vector<protocol::TaskMember> members; ///< of the present view
    std::optional<std::set<int>> living;       ///< what livingRanks() returns, until that changes
    std::map<PeerId, Slot *> peers;
    std::set<int> usedRanks;
    int nextRank = 0, view = 0, restarts = 0;
    int startView = 0;          ///< of the last start of all
    bool begun = false;         ///< all have started at least once
    std::string restartCause;   ///< of the start that follows
    Clock::time_point since;    ///< of Gathering
    Clock::time_point deadline; ///< of Pausing: its end; of Restarting and Stopping: for the processes to end
    Clock::time_point startedAt, ticked;
    std::optional<Clock::time_point> lastEnd; ///< of a member that ended with 0
    std::set<int> reportedStragglers;
    bool reportedNoMetrics = false;
    std::optional<Clock::time_point> returning; ///< since when the runners of an earlier start are awaited
    double wall = 0;
    TaskMetrics metrics;
    std::int64_t lastStep = 0;
    int lastEpoch = 0;
    std::map<std::pair<std::string, int>, std::int64_t> eventSteps;
    struct RootCause {
        int rank = -1, status = -1;
        std::string note;
    };
    std::optional<RootCause> root;
    Status outcome;
    bool stopRequested = false; ///< the outcome is that of a stop
};

} // namespace trainyard::tasks
