#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/operate/budget_watch.h"
#include "backend/cluster/operate/retained_data.h"
#include "backend/cluster/plan/cluster_state.h"
#include "backend/cluster/plan/milestones.h"
#include "backend/cluster/teardown/receipt.h"
#include "backend/core/async/progress.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/time/clock.h"
#include "backend/ledger/rows.h"

/// The data that the GUI shows: plain values, copied between threads and compared to detect changes.
/// Times are UTC; money is US dollars; a negative price is an unknown price.
namespace trainyard::services {

using cluster::ClusterState;
using protocol::RunState;

/// An open resource of the ledger, with its list price.
struct PricedResource : ledger::Resource {
    double usdPerHour = 0;
    bool operator==(const PricedResource &) const = default;
};

/// A cluster with its records in the ledger.
struct ClusterDetails : cluster::ClusterSnapshot {
    std::vector<PricedResource> resources;
    std::vector<ledger::Event> events; ///< newest first; those for users
    std::vector<cluster::NodeTimeline> timelines;
    cluster::Origin origin = cluster::Origin::Instances; ///< what started its machines
    bool unlisted = false;                               ///< the user has removed it from the list; it has ended
    bool operator==(const ClusterDetails &) const = default;
};

/// Past and current costs of a profile, and possible savings. Days are UTC days, as on AWS's bill.
struct CostSnapshot {
    struct Day {
        std::string day; ///< "2026-11-22"
        double usd = 0;
        bool operator==(const Day &) const = default;
    };
    struct SavingRecommendation {
        ClusterId cluster;
        std::string clusterName;
        cluster::Saving saving;
        bool operator==(const SavingRecommendation &) const = default;
    };
    std::vector<Day> days;                     ///< newest first
    std::vector<SavingRecommendation> savings; ///< of running clusters
    cluster::HourlyCost now;                   ///< of all existing machines
    cluster::Usd today, total;
    cluster::Budget dayBudget;
    std::string priceDate; ///< date of the list prices
    Timestamp asOf{};
    bool operator==(const CostSnapshot &) const = default;
};

/// A stop that this program has requested and that the run has not completed.
struct RunStop {
    bool saves = false;                  ///< a checkpoint is saved first; otherwise the run is stopped at once
    std::optional<Timestamp> begun = {}; ///< when the head received the request; empty: it has not yet
    std::chrono::seconds limit{0};       ///< for the checkpoint, from then on
    bool operator==(const RunStop &) const = default;
};

struct RunSnapshot {
    RunId id;
    ClusterId cluster;
    std::string clusterName;
    std::string model; ///< of a task: its command, shortened
    std::string data;
    std::string mode;    ///< "dist_sync" or "dist_async"; of a task the name of its type: "pytorch"
    bool task = false;   ///< runs a program of the user: it has no known number of epochs
    bool elastic = true; ///< machines can join and leave
    RunState state = RunState::Starting;
    int epochs = 0, epoch = 0; ///< epoch: completed epochs
    int workers = 0;
    Timestamp started{};
    std::optional<Timestamp> ended;
    double validationAccuracy = -1; ///< 0 to 1, latest; negative before the first epoch
    double usdPerHour = 0;          ///< of its cluster's machines: now, or the mean over the life of an ended run
    double usdSpent = 0;            ///< on the machines that were there, from its start until spentUntil
    Timestamp spentUntil{};         ///< zero where nothing costs money
    cluster::SumBound bound = cluster::SumBound::Exact; ///< of both
    std::string note;     ///< the reason of a failure, how a stopped run ended, how one continued after a loss
    int stopSeconds = 60; ///< of its job
    std::optional<RunStop> stopping; ///< never of a run that is over
    /// Its head node has not responded to this program since; the run probably continues. Never of a run that is over.
    std::optional<Timestamp> unreachableSince;
    bool lostWithHead = false;                     ///< it failed with its head node, and a new one may continue it
    std::string title = {}, notes = {}, tags = {}; ///< as the user has labelled it: see ledger::RunLabels
    bool archived = false;
    std::string parameters = {}; ///< those that differ from a default job: "epochs=20 batchSize=96"
    int bestEpoch = 0;           ///< from 1; 0: without validation
    double bestAccuracy = -1;    ///< 0 to 1, of the validation in that epoch; negative without one
    bool operator==(const RunSnapshot &) const = default;
};

enum class OperationState { Running, Done, Failed, Cancelled };

/// A long action with its steps, as the operations panel shows it.
struct OperationSnapshot {
    OperationId id;
    std::string title; ///< "Launching digits-demo"
    OperationState state = OperationState::Running;
    std::vector<StepEvent> steps; ///< the latest event of each (step, host, subject), in the order of the first ones
    Timestamp started{};
    std::optional<Timestamp> ended;
    std::optional<Error> error;
    bool canRetry = false;
    std::uint64_t revision = 0; ///< increases with every change; operator== compares it
    bool operator==(const OperationSnapshot &o) const { return id == o.id && revision == o.revision; }

    /// Progress, 0 to 1: the mean over the steps so far, where a finished step counts 1 and one without a fraction 0.
    /// Negative while no step has finished or reported a fraction.
    double fraction() const;
    /// The latest unfinished step, otherwise the last one; null at first.
    const StepEvent *current() const;
    std::string currentStep() const; ///< current() as a text
};

enum class ActivityKind { AwsCall, RemoteCommand, LocalCommand };

/// One AWS call or command of the journal.
struct ActivityEntry {
    std::int64_t number = 0; ///< line of the journal, rising
    Timestamp at{};
    ActivityKind kind = ActivityKind::AwsCall;
    std::string what;    ///< "ec2:RunInstances" or the remote command
    std::string where;   ///< region or host
    std::string outcome; ///< "200", "exit 0", or the error's code
    bool failed = false;
    bool reading = false; ///< read-only: Describe, List, Get, Head
    double seconds = 0;
    std::string requestId;
    std::string commandLine;           ///< the equivalent `aws` or `ssh` line
    std::vector<std::string> machines; ///< that a call of EC2 launches, by name, or changes, by id
    std::string type;                  ///< of the machines that it launches
    bool operator==(const ActivityEntry &) const = default;
};

/// A profile to choose from.
struct ProfileChoice {
    std::string name; ///< "local", "default", ...
    bool costsMoney = true;
    bool operator==(const ProfileChoice &) const = default;
};

/// The current identity in the cloud.
struct AccountSnapshot {
    std::string profile, accountId, alias, region, endpoint;
    bool costsMoney = false;
    bool known = false;                       ///< the identity was confirmed by the cloud
    std::optional<Timestamp> sessionEnds;     ///< expiry of the credentials; unset when there is none or it is unknown
    std::chrono::milliseconds clockOffset{0}; ///< AWS's clock minus ours, where requests needed the correction
    std::string loginLine;                    ///< the command that renews the session; empty where none does
    std::string mfaDevice;                    ///< the device whose one-time code renews it; empty where none does
    bool renewable() const { return !loginLine.empty() || !mfaDevice.empty(); }
    std::optional<Error> error;
    std::optional<Error> unwritable; ///< why the ledger (source: its file) is a copy that is not stored: a full disk
    std::vector<ProfileChoice> profiles;
    std::vector<std::string> regions; ///< enabled in the account; those of the built-in table while that is unknown
    bool operator==(const AccountSnapshot &) const = default;
};

/// What a teardown would terminate and what it would retain; nothing has been changed yet.
struct TeardownPreview {
    cluster::TargetList found;
    cluster::RetainedData retained;
    std::uint64_t modelBytes = 0; ///< of the checkpoints that exist on the machines only
    /// How long runs may save a checkpoint first, all at once; 0: none does.
    std::chrono::seconds saveTime{};
};

} // namespace trainyard::services
