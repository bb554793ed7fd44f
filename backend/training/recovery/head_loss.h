#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "backend/core/sentence.h"
#include "backend/protocol/checkpoint_name.h"
#include "backend/protocol/scheduler_state.h"

namespace trainyard::training {

/// What is known of a run whose scheduler does not run, and of what is left of it. The scheduler ends by itself with the
/// run, or when the weights are lost.
struct HeadLoss {
    bool machinesCost = true;    ///< at this endpoint machines cost money
    bool machineGone = false;    ///< as AWS reports it; otherwise the head responds
    bool schedulerEnded = false; ///< its exit status is recorded: it ended by itself, was stopped, or gave up
    std::optional<protocol::SchedulerState> journal; ///< its newest state; empty: there is none that can be read
    int servers = 0, serversAlive = 0;               ///< of the job; on the head
    int workersAlive = 0;
    int epochs = 0; ///< of the job
    struct Saved {
        protocol::CheckpointName name;
        std::int64_t step = 0;
    };
    std::optional<Saved> checkpoint;  ///< the newest one that can be read
    std::string missingBucket;        ///< the run's, where it does not exist any more
    std::int64_t recordedStep = 0;    ///< of the last record
    bool lastEvaluated = true;        ///< the records have the evaluation of the last epoch, or the run has none
    bool firstCheckpointLost = false; ///< the run itself resumed from a file that only the lost machine had
    bool halfStarted = false; ///< an attempt to start all processes failed: living servers may be without weights
    bool task = false;        ///< its programs are the user's: neither weights nor checkpoints are known here
    bool restarts = false;    ///< of a task: its programs may be started again (TaskSpec::restarts)
    int fruitless = 0;        ///< recoveries in a row after which no step was recorded
    bool interruptionOverdue = false; ///< the head should be gone for long: EC2 announced it, and it responds
    /// The scheduler ended all processes, since a part of the weights had no server any more, or its machine is taken back.
    bool weightsLost() const { return journal && !journal->lost.empty(); }
    /// After a notice of EC2 the scheduler has saved a checkpoint, and a start on this head would end with it.
    bool awaitsInterruption() const
    {
        return !machineGone && weightsLost() && journal->preempted && !halfStarted && !interruptionOverdue;
    }
};

enum class Recovery {
    None,           ///< not possible; RecoveryPlan::reason
    Finished,       ///< nothing to do: the last epoch has a checkpoint, and no machine is launched to evaluate it
    Wait,           ///< until EC2 has taken back the machine of the head, which still responds: then on a new one
    StartScheduler, ///< it continues from its journal; servers and workers reconnect
    Resume,         ///< all processes start again, from the checkpoint
    BeginAgain      ///< all processes start again, from the beginning of the run
};

/// How a run continues after the loss of its head, or of its weights.
struct RecoveryPlan {
    static constexpr int kMostFruitless = 3;

    Recovery action = Recovery::None;
    bool newHead = false;          ///< a machine is launched in place of the head
    bool costsMoney = false;       ///< that machine does
    protocol::CheckpointName from; ///< Resume: the checkpoint
    std::int64_t stepsLost = 0;    ///< recorded steps that are trained again
    bool unevaluated = false;      ///< Finished: the last epoch was not evaluated
    bool unknownLoss = false;      ///< BeginAgain: how much is lost depends on the checkpoints of a program of the user
    Sentence reason;               ///< of None
    std::string missingBucket;     ///< the run's, where it does not exist any more

    /// Whether it costs money, or all progress of the run: the user decides.
    bool needsConfirmation() const;
};

/// Decides how a run continues. The weights survive in the servers or their replicas, in the worker of a local
/// kv-store, and in checkpoints, in this order of preference. A plain function of its argument.
RecoveryPlan planRecovery(const HeadLoss &);

/// The continuation as a clause: "the run continues from epoch 7 (checkpoint), 123 steps lost".
std::string describe(const RecoveryPlan &);
/// "; the bucket models of its checkpoints no longer exists"; empty where it does, or where there is none.
std::string describeMissingBucket(const RecoveryPlan &);

} // namespace trainyard::training
