#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "backend/aws/ec2/ec2_types.h"
#include "backend/aws/services/efs_client.h"
#include "backend/aws/services/emr/emr_types.h"
#include "backend/aws/services/stacks/auto_scaling_client.h"
#include "backend/aws/services/stacks/cloudformation_client.h"
#include "backend/cluster/account/permissions/permissions.h"
#include "backend/cluster/account/quotas.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/cluster/stack/plan/stack_limits.h"
#include "backend/core/result.h"
#include "backend/doctor/facts/node_report.h"
#include "backend/doctor/facts/progress.h"
#include "backend/doctor/facts/stacks.h"
#include "backend/doctor/logs/log_scan.h"
#include "backend/ledger/rows.h"
#include "backend/ssh/key_files.h"

namespace trainyard::doctor {

// What the checks judge. Values without sockets, clocks and files, so that a test can state any situation.

/// From the ledger alone.
struct LedgerFacts {
    ledger::Cluster cluster;
    cluster::ClusterOrigin origin;
    cluster::LaunchPlan plan;
    std::vector<ledger::Resource> machines;      ///< open ones, and those that ended; head first
    std::vector<ledger::Run> runs;               ///< newest first
    std::vector<ledger::Event> events;           ///< the last ones, oldest first
    std::vector<protocol::MetricRecord> metrics; ///< of the active run
    std::vector<StackDump> stacks;               ///< of the active run
    const ledger::Run *activeRun() const;
};

/// A security group of the head.
struct GroupFact {
    std::string id, name;
    std::vector<std::string> sshFrom; ///< IPv4 ranges that may connect to port 22
    bool operator==(const GroupFact &) const = default;
};

/// The key pair that the head was launched with, and the private key that this computer uses.
struct KeyFacts {
    std::string pair, file;
    Result<std::string> fingerprint;                          ///< of the key pair, as EC2 lists it
    Result<ssh::KeyFile> key;                                 ///< of `file`
    std::vector<std::pair<std::string, ssh::KeyFile>> others; ///< other key files of this ledger, by path
};

/// From AWS, about one cluster. A part that does not apply, or whose read failed, is unset or has its error.
struct CloudFacts {
    Result<std::string> address; ///< of this computer: "203.0.113.7/32"
    Result<std::vector<aws::Instance>> instances;
    Result<std::vector<GroupFact>> groups; ///< of the head
    std::optional<KeyFacts> key;
    std::optional<Result<aws::Stack>> stack;
    std::vector<aws::StackEvent> stackEvents;
    std::vector<aws::ScalingGroup> scalingGroups;
    std::vector<aws::ScalingActivity> activities; ///< of its groups, newest first
    std::optional<Result<aws::EmrCluster>> emr;
    std::vector<aws::EmrBootstrapAction> bootstrapActions;
    std::vector<LogText> remoteLogs; ///< that EMR wrote to S3 about a failure
    std::string fileSystem;          ///< "fs-..."; empty: none is known
    std::optional<Result<std::vector<aws::MountTarget>>> mountTargets;
    std::vector<aws::Instance> elasticWorkers; ///< launched from the stack's template, by any program

    const aws::Instance *instance(const InstanceId &) const;
};

/// From one machine over SSH.
struct NodeFacts {
    std::string name, role;
    InstanceId instance;
    std::string address, privateAddress, user, keyFile, type;
    int typeGpus = -1;                ///< GPUs of the instance type; -1: unknown
    std::optional<Error> login;       ///< why the login failed
    std::optional<Error> examination; ///< why the script's output could not be read
    double clockOffset = 0;           ///< seconds that its clock is ahead of this computer's
    NodeReport report;                ///< only when there is no error
    bool answered() const { return !login && !examination; }
    bool isHead() const { return role == "head"; }
};

/// From AWS, about the account and the region.
struct AccountFacts {
    std::string account, alias, profile, region;
    std::optional<Error> error;                   ///< why the account could not be identified
    Result<std::optional<Timestamp>> sessionEnds; ///< unset: the keys do not expire
    Result<std::vector<std::string>> regions;     ///< enabled ones
    Result<std::vector<cluster::PermissionLine>> permissions;
    Result<std::vector<cluster::QuotaLine>> quotas;
    Result<cluster::NetworkUse> network;
    Result<double> volumeTiB;                 ///< quota of gp3 storage
    std::chrono::milliseconds clockOffset{0}; ///< of AWS's clock against this computer's
};

struct Facts {
    Timestamp now{};
    bool local = false; ///< the local cloud
    std::optional<LedgerFacts> ledger;
    std::optional<CloudFacts> cloud;
    std::optional<std::vector<NodeFacts>> nodes; ///< those with an address, head first
    std::optional<std::vector<LogMatch>> logs;   ///< of all logs, those of the machines included
    std::vector<std::string> logsNotRead;        ///< "worker-1 worker.log: 2 s were not enough"
    std::vector<RejectedRule> rejectedRules;
    std::optional<AccountFacts> account;
    std::chrono::milliseconds clockOffset{0}; ///< of AWS's clock against this computer's
    const NodeFacts *head() const;
};

} // namespace trainyard::doctor
