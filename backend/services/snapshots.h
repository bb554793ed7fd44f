#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "backend/cluster/operate/budget_watch.h"
#include "backend/cluster/plan/cluster_state.h"
#include "backend/cluster/plan/milestones.h"
#include "backend/core/clock.h"
#include "backend/core/ids.h"
#include "backend/core/progress.h"
#include "backend/core/result.h"

/// The data that the GUI shows: plain values, copied between threads and compared to detect changes.
/// Times are UTC; money is US dollars; a negative price is an unknown price.
namespace trainyard::services {

using cluster::ClusterState;

/// One machine of a cluster.
struct NodeSnapshot {
    std::string name; ///< "head", "worker-1"
    std::string role; ///< "head" or "worker"
    InstanceId instance;
    std::string address; ///< address of the SSH server, without the port
    int sshPort = 22;
    std::string state; ///< as EC2 reports it: "pending", "running", "shutting-down", "terminated"
    std::string type, zone;
    Timestamp launched{};
    std::string shellLine;  ///< the `ssh` command line that logs in
    bool removable = false; ///< the head is not
    std::string probe;      ///< as found: system, GPUs, driver, CUDA, frameworks; empty before the probe
    bool operator==(const NodeSnapshot &) const = default;
};

/// One resource of ours that exists (or existed) in the account.
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
    std::optional<Timestamp> expires; ///< deadline of the machines
    std::optional<Timestamp> ended;
    int rootGiB = 30;             ///< of each machine
    std::chrono::minutes idle{0}; ///< idle time after which they also end; 0: no limit
    cluster::Budget budget;
    double usdPerHour = -1; ///< of the running machines
    double usdSoFar = -1;   ///< until asOf
    Timestamp asOf{};       ///< when the cloud was read
    std::string note;       ///< why it needs attention, or how ledger and AWS differ; empty when neither applies
    std::vector<NodeSnapshot> nodes;
    std::vector<ResourceSnapshot> resources;
    std::vector<EventSnapshot> events; ///< newest first
    std::vector<cluster::NodeTimeline> timelines;
    bool operator==(const ClusterSnapshot &) const = default;

    bool alive() const { return state != ClusterState::Terminated && state != ClusterState::Planned; }
    bool ours = true;          ///< launched from this computer or taken over; others are shown and cannot be changed
    std::string owner, ledger; ///< from its tags, when it is not ours
    bool counted = true;       ///< of this owner; a colleague's is shown, with usdPerHour 0, and in no total
    int machinesAlive() const; ///< nodes that AWS does not report as terminated; 0 where counted is false
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
    double usdToday = 0, usdTotal = 0;
    cluster::Budget dayBudget;
    std::string priceDate; ///< date of the list prices
    Timestamp asOf{};
    bool operator==(const CostSnapshot &) const = default;
};

/// EndedWithCluster: the deadline or the user terminated its machines while it ran; not a failure of the run.
enum class RunState { Starting, Running, Finished, Failed, Stopped, EndedWithCluster };

/// One worker (rank >= 0) of a run.
struct RankSnapshot {
    int rank = 0;
    std::string host;
    bool member = true; ///< in the current membership view
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
    int epochs = 0, epoch = 0; ///< epoch: completed epochs
    int workers = 0;
    Timestamp started{};
    std::optional<Timestamp> ended;
    double validationAccuracy = -1; ///< 0 to 1, latest; negative before the first epoch
    double usdPerHour = -1;
    std::string note; ///< the reason of a failure
    bool operator==(const RunSnapshot &) const = default;
};

/// One measured value of a run; names and meanings as in the metric record of backend/protocol.
struct MetricPoint {
    int attempt = 0, view = 0;
    int rank = -1; ///< -1: the complete job
    int epoch = 0;
    std::int64_t step = 0, samples = 0;
    double t = 0;     ///< seconds since 1970
    std::string name; ///< "train-accuracy", "speed", "member-joined", ...
    double value = 0;
    std::string note;
    bool operator==(const MetricPoint &) const = default;
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
    /// The latest unfinished step, otherwise the last one; empty at first.
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
    bool reading = false; ///< read-only: Describe, List, Get, Head
    double seconds = 0;
    std::string requestId;
    std::string commandLine; ///< the equivalent `aws` or `ssh` line
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
    std::vector<ProfileChoice> profiles;
    std::vector<std::string> regions;
    bool operator==(const AccountSnapshot &) const = default;
};

/// What to terminate: one cluster, otherwise everything of ours, otherwise all resources in the account of any origin.
struct TeardownScope {
    ClusterId cluster;
    bool wholeAccount = false;
    std::string typed; ///< the account's alias or number as the user typed it; required to end an entire account
    bool liftProtection = false; ///< consent to end resources with termination protection, too
    bool operator==(const TeardownScope &) const = default;
};

/// One line of the terminate dialog.
struct TeardownItem {
    std::string kind, id, name, region, cluster, state;
    Timestamp created{};
    double usdPerHour = 0;
    double usdPerMonth = -1; ///< of retained data
    bool operator==(const TeardownItem &) const = default;
};

/// What Terminate all would do; nothing has been changed yet.
struct TeardownList {
    std::vector<TeardownItem> ending, retained;
    std::vector<std::string> unread; ///< resources that could not be read, one sentence each
};

/// The result, after the second sweep.
struct TeardownReceipt {
    std::vector<TeardownItem> ended, leftover;
    std::string text;          ///< the receipt as saved
    std::string file;          ///< its path
    int protectedMachines = 0; ///< left because of termination protection, without consent to lift it
    bool operator==(const TeardownReceipt &) const = default;
};

} // namespace trainyard::services
