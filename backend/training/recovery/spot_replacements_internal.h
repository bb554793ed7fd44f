#pragma once

#include <atomic>
#include <chrono>
#include <set>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/time/deadline.h"
#include "backend/ledger/ledger.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/runs/throughput_estimator.h"
#include "backend/training/recovery/head_pause_internal.h"
#include "backend/training/recovery/spot_policy.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::training {

/// What is known about a run of a cluster of Spot machines. Only AWS's prices that are unknown are queried.
/// \error NotFound, those of the ledger, CorruptData (the plan)
Result<SpotFacts> spotFacts(const cluster::CloudContext &, const ledger::Run &, const protocol::JobSpec &,
                            const runs::ThroughputEstimator &, const CallContext &);

/// Replaces the Spot machines of workers that EC2 takes back while a run is followed, in a thread of its own. Of all
/// followers of a run, also in other programs, one acts: the holder of the lease "spot:CLUSTER". It records in the
/// ledger what it does, and every follower reports these events. What it decides: spot_policy.h.
class SpotReplacements {
public:
    /// \param run      of a cluster of Spot machines
    /// \param options  note and operation are called in the thread of this object; must outlive it
    SpotReplacements(const cluster::CloudContext &, const ledger::Run &run, const FollowOptions &options);
    ~SpotReplacements(); ///< cancels a launch in progress, and waits until its machines are terminated
    SpotReplacements(const SpotReplacements &) = delete;
    SpotReplacements &operator=(const SpotReplacements &) = delete;

    /// While the head does not respond, no machine is requested. Any thread.
    void headResponds(bool responds) { m_responds = responds; }
    /// Requests no machine for a time: it could not join a run that has no scheduler. Any thread.
    void holdOff(std::chrono::seconds time) { m_heldOff = Deadline::after(time); }

private:
    void work(std::stop_token);
    void reportEvents();
    void readRecords();
    void take(std::span<const protocol::MetricRecord>);
    void closeGone(std::stop_token);
    void act(std::stop_token);
    void replace(const SpotFacts &, int count, std::stop_token);
    void join(const SpotFacts &, const std::string &node, std::stop_token);
    void terminate(const std::string &node, std::stop_token);
    /// After an attempt to replace these losses that brought no worker.
    void recordOutcome(const SpotFacts &, const std::vector<SpotLoss> &, SpotOutcome, const Error &);
    void recordReplaced(const SpotLoss &, const std::string &by);
    void recordCancelled(const SpotFacts &, const std::vector<SpotLoss> &);
    void recordFailure(const SpotFacts &, const std::vector<SpotLoss> &, bool paid, const Error &);
    void giveUp(const SpotFacts &, const SpotDecision &);
    std::string scaleCommand(int workers) const;
    /// Whether a worker can join.
    bool reachable() const { return m_responds && m_heldOff.load().expired() && !m_headPause.isOn(); }
    /// Ids of all machines of workers that the cluster has had.
    std::set<std::string> machinesSoFar() const;
    void goOn(const SpotFacts &, const SpotDecision &);
    void stopRun(const SpotFacts &, const SpotDecision &, std::stop_token);
    /// Adds an event of the run.
    void record(const char *kind, const std::string &subject, const std::string &text, bool failed = false);
    /// As an operation of the window, or without being shown.
    Status carryOut(const std::string &title, const FollowOptions::Action &, std::stop_token);

    const cluster::CloudContext m_cloud;
    const ledger::Run m_run;
    const FollowOptions &m_options;
    const protocol::JobSpec m_job;
    std::atomic<bool> m_responds = true;                   ///< the head
    std::atomic<Deadline> m_heldOff = Deadline::after({}); ///< until then no machine is requested
    // Used by the thread only.
    ledger::Lease m_lease;
    Deadline m_nextLease = Deadline::after({}), m_nextQuery = Deadline::after({}), m_notBefore = Deadline::after({});
    Deadline m_suspicious = Deadline::after({}); ///< until then AWS is queried often
    std::int64_t m_reported = 0, m_read = 0;     ///< sequences of events and metrics
    runs::ThroughputEstimator m_throughput;
    HeadPause m_headPause;
    bool m_mayLack = true;             ///< machines, by the events read so far; or has stranded ones
    std::string m_fewerWhy;            ///< why the run goes on with fewer workers
    std::set<std::string> m_cancelled; ///< losses whose replacement was cancelled
    std::jthread m_thread;
};

} // namespace trainyard::training
