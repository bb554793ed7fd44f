#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "backend/cluster/budget_watch.h"
#include "backend/cluster/cluster_state.h"
#include "backend/cluster/milestones.h"
#include "backend/core/clock.h"
#include "backend/core/ids.h"
#include "backend/core/progress.h"
#include "backend/core/result.h"

/// What the window knows: plain values, copied between threads, compared to find out what changed.
/// Times are UTC; money is US dollars; a negative price means that the price is not known.
namespace trainyard::services {

using cluster::ClusterState;

/// One machine of a cluster.
struct NodeSnapshot {
    std::string name; ///< "head", "worker-1"
    std::string role; ///< "head" or "worker"
    InstanceId instance;
    std::string address; ///< where SSH answers, without the port
    int sshPort = 22;
    std::string state; ///< EC2's word: "pending", "running", "shutting-down", "terminated"
    std::string type, zone;
    Timestamp launched{};
    std::string shellLine;  ///< the `ssh` command line that logs in
    bool removable = false; ///< the head is not
    std::string probe; ///< what it truly has: system, GPUs, driver, CUDA, frameworks; empty before it was looked at
    bool operator==(const NodeSnapshot &) const = default;
};

/// One thing that exists (or existed) in the account because of us.
struct ResourceSnapshot {
    std::string kind; ///< "instance", "security-group", "key-pair", "bucket"
    std::string id, name, region, state;
    double usdPerHour = 0;
    Timestamp created{};
    bool operator==(const ResourceSnapshot &) const = default;
};

struct EventSnapshot {
    std::int64_t id = 0; ///< rising
    Timestamp at{};
    std::string text; ///< a sentence, in English
    bool bad = false;
    bool operator==(const EventSnapshot &) const = default;
};

struct ClusterSnapshot {
    ClusterId id;
    std::string name, profile, region, zone, instanceType;
    ClusterState state = ClusterState::Planned;
    int workers = 0; ///< machines besides the head
    Timestamp created{};
    std::optional<Timestamp> expires; ///< when the machines end themselves
    std::optional<Timestamp> ended;
    int rootGiB = 30;             ///< of each machine
    std::chrono::minutes idle{0}; ///< they also end after so long without use; 0: they may idle
    cluster::Budget budget;
    double usdPerHour = -1; ///< of the machines alive
    double usdSoFar = -1;   ///< until asOf
    Timestamp asOf{};       ///< when the cloud was asked
    std::string note;       ///< why it needs attention, what differs between ledger and AWS; empty when all is well
    std::vector<NodeSnapshot> nodes;
    std::vector<ResourceSnapshot> resources;
    std::vector<EventSnapshot> events; ///< newest first
    std::vector<cluster::NodeTimeline> timelines;
    bool operator==(const ClusterSnapshot &) const = default;

    bool alive() const { return state != ClusterState::Terminated && state != ClusterState::Planned; }
    bool ours = true;          ///< launched from this computer or taken over; others are shown and cannot be changed
    std::string owner, ledger; ///< by its tags, of one that is not ours
    bool counted = true;       ///< of this owner; a colleague's is shown, with usdPerHour 0, and in no total
    int machinesAlive() const; ///< nodes that AWS does not call terminated; 0 where it is not counted
};

/// What was spent with a profile, is being spent, and could be spent less. Days are of UTC, as on AWS's bill.
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
    std::vector<SavingRecommendation> savings; ///< of clusters that are alive
    cluster::HourlyCost now;                   ///< of all machines that exist
    double usdToday = 0, usdTotal = 0;
    cluster::Budget dayBudget;
    std::string priceDate; ///< the list prices are of then
    Timestamp asOf{};
    bool operator==(const CostSnapshot &) const = default;
};

/// EndedWithCluster: its machines were terminated, at their deadline or by the user, while it ran. No failure of it.
enum class RunState { Starting, Running, Finished, Failed, Stopped, EndedWithCluster };

/// One worker (rank >= 0) of a run.
struct RankSnapshot {
    int rank = 0;
    std::string host;
    bool member = true; ///< in the current view
    std::string state;  ///< "training", "left", "died"; of an ended run "finished", "stopped", "gone"
    double samplesPerSecond = 0;
    std::int64_t samples = 0;
    bool operator==(const RankSnapshot &) const = default;
};

struct RunSnapshot {
    RunId id;
    ClusterId cluster;
    std::string clusterName, model, data, mode; ///< mode: "dist_sync" or "dist_async"
    RunState state = RunState::Starting;
    int epochs = 0, epoch = 0; ///< epoch: finished ones
    int workers = 0;
    Timestamp started{};
    std::optional<Timestamp> ended;
    double validationAccuracy = -1; ///< 0 to 1, latest; negative before the first epoch
    double usdPerHour = -1;
    std::string note; ///< the reason when it failed
    bool operator==(const RunSnapshot &) const = default;
};

/// One measured value of a run; names and meaning as in the metric record of backend/protocol.
struct MetricPoint {
    int attempt = 0, view = 0;
    int rank = -1; ///< -1: the whole job
    int epoch = 0;
    std::int64_t step = 0, samples = 0;
    double t = 0;     ///< seconds since 1970
    std::string name; ///< "train-accuracy", "speed", "member-joined", ...
    double value = 0;
    std::string note;
    bool operator==(const MetricPoint &) const = default;
};

enum class OperationState { Running, Done, Failed, Cancelled };

/// A long action with its steps, as the drawer shows it.
struct OperationSnapshot {
    OperationId id;
    std::string title; ///< "Launching digits-demo"
    OperationState state = OperationState::Running;
    std::vector<StepEvent> steps; ///< the latest event of each (step, host, subject), in the order of their first one
    Timestamp started{};
    std::optional<Timestamp> ended;
    std::optional<Error> error;
    bool canRetry = false;
    std::uint64_t revision = 0; ///< moves with every change; two snapshots of one operation are compared by it
    bool operator==(const OperationSnapshot &o) const { return id == o.id && revision == o.revision; }

    /// 0 to 1 over the steps that said how far they are; negative when none did.
    double fraction() const;
    /// The latest step that is not finished, else the last one; empty at first.
    std::string currentStep() const;
};

/// One AWS call or remote command of the journal.
struct ActivityEntry {
    std::int64_t number = 0; ///< line of the journal, rising
    Timestamp at{};
    std::string kind;    ///< "aws", "ssh", "local"
    std::string what;    ///< "ec2:RunInstances" or the remote command
    std::string where;   ///< region or host
    std::string outcome; ///< "200", "exit 0", or the error's code
    bool failed = false;
    bool reading = false; ///< changes nothing: Describe, List, Get, Head
    double seconds = 0;
    std::string requestId;
    std::string commandLine; ///< the equivalent `aws` or `ssh` line
    bool operator==(const ActivityEntry &) const = default;
};

/// A profile that can be chosen.
struct ProfileChoice {
    std::string name; ///< "local", "default", ...
    bool costsMoney = true;
    bool operator==(const ProfileChoice &) const = default;
};

/// Who we are for the cloud just now.
struct AccountSnapshot {
    std::string profile, accountId, alias, region, endpoint;
    bool costsMoney = false;
    bool known = false;                       ///< the identity was confirmed by the cloud
    std::optional<Timestamp> sessionEnds;     ///< when the credentials end; unset when they do not, or do not say
    std::chrono::milliseconds clockOffset{0}; ///< AWS's clock minus ours, where requests had to be corrected
    std::string loginLine;                    ///< the command that renews them, empty where there is none
    std::string mfaDevice;                    ///< whose one-time code renews them, empty where none does
    bool renewable() const { return !loginLine.empty() || !mfaDevice.empty(); }
    std::optional<Error> error;
    std::vector<ProfileChoice> profiles;
    std::vector<std::string> regions;
    bool operator==(const AccountSnapshot &) const = default;
};

/// What is to end: one cluster, else everything of ours, else everything in the account, whoever made it.
struct TeardownScope {
    ClusterId cluster;
    bool wholeAccount = false;
    std::string typed; ///< the account's alias or number, as the user typed it: ending a whole account needs it
    bool liftProtection = false; ///< consent: what is protected against termination ends, too
    bool operator==(const TeardownScope &) const = default;
};

/// One line of the terminate sheet.
struct TeardownItem {
    std::string kind, id, name, region, cluster, state;
    Timestamp created{};
    double usdPerHour = 0;
    double usdPerMonth = -1; ///< of data that is kept
    bool operator==(const TeardownItem &) const = default;
};

/// What Terminate all would do: nothing has been touched yet.
struct TeardownList {
    std::vector<TeardownItem> ending, retained;
    std::vector<std::string> unread; ///< what could not be read, one sentence each
};

/// What was done, after the second sweep.
struct TeardownReceipt {
    std::vector<TeardownItem> ended, leftover;
    std::string text;          ///< the receipt as it is saved
    std::string file;          ///< where it was written
    int protectedMachines = 0; ///< left because they are protected, and nobody has agreed to lift that
    bool operator==(const TeardownReceipt &) const = default;
};

} // namespace trainyard::services
