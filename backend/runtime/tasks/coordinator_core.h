#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"
#include "backend/protocol/control/control.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/metric_record.h"
#include "backend/runtime/ps/scheduler/run_recorder.h"

namespace trainyard::tasks {

using PeerId = std::uint64_t; ///< a connection; numbered from 1, never used again

/// What the coordinator must know after a restart; one JSON object in the file coordinator.json, replaced atomically.
struct CoordinatorState {
    std::string run, address; ///< where it listens: the runners reconnect to it
    int attempt = 1, view = 0, restarts = 0, nextRank = 0;
    int startView = 0; ///< of the last start of all processes
    bool started = false;
    std::vector<protocol::TaskMember> members;
};
std::string toJson(const CoordinatorState &);
/// \error CorruptData
Result<CoordinatorState> coordinatorStateFromJson(std::string_view);

/// Decisions of the coordinator, carried out by coordinator.cpp, or by a test.
class CoordinatorOutbox {
public:
    virtual ~CoordinatorOutbox() = default;
    virtual void send(PeerId, const protocol::ControlMessage &) = 0;
    virtual void disconnect(PeerId) = 0;
    virtual void save(const CoordinatorState &) = 0; ///< on disk when this returns
    virtual void log(const std::string &line) = 0;
    virtual void finished(const Status &outcome) = 0; ///< called once
};

/// The course of a task: who joins, when all start, what follows when one ends or fails, and the records of all. A pure
/// state machine: events in, decisions out; no sockets, no files, no clock.
///
/// Start. All processes of jobs::JobType::places() that have joined and are set up start together, when all are there, or
/// after the job's startSeconds if there are minWorkers (gang start); else the run fails and names those that are missing.
///
/// End. Finished: the driver has ended with 0, or, without one, all members have. A member that ends with 0 while others
/// run is waited for. Failed: by TaskFailure; the first failure that no TaskStop caused is the root cause, and is named in
/// the last record with its last line.
///
/// Changes. An elastic type admits a machine when its setup is complete, and lets one go on request; every change is a new
/// TaskView to all. Other types refuse both (Conflict). A runner that is silent for heartbeatMisses counts as dead.
///
/// Values. Those of the ranks are recorded as they are, and for each name and epoch those of the job (rank -1): the sum of
/// speeds, the mean of all others.
class CoordinatorCore {
public:
    using Clock = std::chrono::steady_clock;
    /// \param job       of a type that jobs::typeOf() knows
    /// \param expected  the processes of jobs::JobType::places(); those of an unknown machine have no host
    /// \param before    of an earlier start of the coordinator, whose runners reconnect
    CoordinatorCore(protocol::JobSpec job, std::vector<protocol::TaskMember> expected, int attempt,
                    std::optional<CoordinatorState> before, CoordinatorOutbox &, ps::RunRecorder &,
                    Clock::time_point now);
    ~CoordinatorCore();

    void onMessage(PeerId, const protocol::ControlMessage &, Clock::time_point now);
    void onFrameReceived(PeerId, Clock::time_point now);
    void onClosed(PeerId, const Error &, Clock::time_point now);
    void onTick(Clock::time_point now, double wall);
    /// The job of the launcher waits in the queue of the cluster: until a process has joined, that is no time of the
    /// start.
    void onQueued(Clock::time_point now);
    /// The launcher has failed before all have started: no other process joins.
    void onLauncherFailed(const std::string &why);
    /// Ends all processes within the job's stopSeconds.
    void stop(const Error &reason, Clock::time_point now);
    void endNow(const Error &reason);
    bool over() const;

    /// For a connection that breaks, to be opened again, beyond the job's heartbeatMisses.
    static constexpr auto kReconnectGrace = std::chrono::milliseconds(250);
    /// For the runners of an earlier start of the coordinator, to reconnect.
    static constexpr auto kReturnGrace = std::chrono::seconds(15);

private:
    struct Impl;
    std::unique_ptr<Impl> m;
};

} // namespace trainyard::tasks
