#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/time/deadline.h"
#include "backend/ledger/ledger.h"
#include "backend/ledger/rows.h"
#include "backend/runs/run_control.h"
#include "backend/training/recovery/head_loss.h"
#include "backend/training/recovery/recovery_retries_internal.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::training {

/// Continues a run whose head or weights are lost (head_loss.h), as often as that happens. One process at a time does so, by the
/// lease of recoveryLease(), which this object keeps after a run that is Finished or Lost, so that the caller can record that.
/// A stop of the run by another program wins at every moment: it is polled for while processes or a machine are started,
/// and checked in the transaction that sets the run to Running. Blocks; one thread.
class HeadRecovery {
public:
    enum class Outcome {
        Continues, ///< also when another process does it
        Finished,  ///< its last epoch was trained
        Lost       ///< see reason()
    };

    /// The arguments must outlive this object.
    HeadRecovery(const cluster::CloudContext &, const ledger::Run &, const FollowOptions &);

    /// Examines what is left of the run, decides, asks FollowOptions::confirm where that is needed, and continues it.
    /// The decision and the steps lost are recorded as an event, and in the run's row.
    /// \param machineGone  AWS reports that the machine of the head is gone; otherwise it responds
    /// \param why          what the follower knows, for a run that does not continue
    Outcome attempt(bool machineGone, const std::string &why, std::stop_token);
    /// Ends what still runs of a run that does not continue, as far as its machines respond: its workers would wait for
    /// a scheduler.
    void endProcesses() const;
    const std::string &reason() const { return m_reason; }
    /// Whether the last attempt began, and failed: the head is there, and the next attempt continues.
    bool halfStarted() const { return m_halfStarted; }
    const RecoveryPlan &plan() const { return m_plan; } ///< of the last attempt
    bool trains() const { return m_trains; }            ///< the last attempt found a scheduler, or started one

private:
    Outcome decide(bool machineGone, const std::string &reported, std::stop_token);
    Result<HeadLoss> examine(bool machineGone, std::stop_token);
    Status readProcesses(HeadLoss &, std::stop_token);
    Status readRecords(HeadLoss &);
    Status readCheckpoints(HeadLoss &, std::stop_token) const;
    Status execute(HeadLoss &, std::stop_token);
    Status startProcesses(std::stop_token);
    bool record(bool machineGone);
    void note(const std::string &text) const;
    std::string lossText(bool machineGone) const;
    std::string refusal(const std::string &why) const;
    bool isEnding() const;
    Outcome waits(std::chrono::milliseconds, std::stop_token) const;
    Outcome awaitsInterruption(std::stop_token);
    Outcome endedMeanwhile();
    Outcome failed(const Error &, bool launches, const std::string &why, std::stop_token);
    Outcome lost(std::string why);

    const cluster::CloudContext &m_cloud;
    const ledger::Run &m_run;
    const FollowOptions &m_options;
    const protocol::JobSpec m_job;
    bool m_halfStarted = false;    ///< by the last attempt, which failed
    bool m_headReplaced = false;   ///< by any attempt
    bool m_newHeadUnnamed = false; ///< a head was launched, and no event names it yet: its first start failed
    bool m_schedulerAlive = false; ///< it was started by another program
    bool m_trains = false;
    std::set<std::string> m_silentNodes; ///< workers that do not respond
    double m_lastStepAt = 0;             ///< time of the last recorded step, at the last attempt
    std::string m_lostWeights;           ///< by the last attempt: HeadLoss::weightsLost(), as the scheduler recorded it
    std::optional<Deadline> m_interruption; ///< when EC2 must have taken back the head, after its notice
    int m_attempts = 0;                     ///< starts of the scheduler, by the records
    RecoveryRetries m_retries;
    std::optional<ledger::Lease> m_lease;
    RecoveryPlan m_plan;
    std::string m_reason;
};

} // namespace trainyard::training
