#pragma once

#include <chrono>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "backend/cluster/plan/costs/cost.h"
#include "backend/cluster/plan/launch_plan.h"

namespace trainyard::cluster {

struct EmrPlan;
using EmrField = FieldOf<EmrPlan>;
using EmrProblem = ProblemOf<EmrPlan>;
using EmrNote = NoteOf<EmrPlan>;

/// Cost of an EMR cluster per hour.
struct EmrPrice {
    HourlyCost machines; ///< as EC2 bills them: instances, root volumes, public addresses
    /// EMR's own price of the instances, in addition: at most this, since the largest types of older generations cost
    /// less.
    double surchargeUsd = 0;
    double total() const { return machines.total() + surchargeUsd; }
    bool operator==(const EmrPrice &) const = default;
};

/// An EMR cluster of uniform instance groups: a master, core nodes, and task nodes. The master is the head of the
/// cluster, the core nodes are its workers, and the task nodes are workers that can be removed. A plain value without
/// access to the network.
struct EmrPlan {
    static constexpr int kMaxNodes = 100;    ///< of a group
    static constexpr int kLeastRootGiB = 51; ///< with less, the cluster may fail to start

    std::string name; ///< of the cluster: a-z, 0-9 and '-', starts with a letter, at most 40 characters
    std::string region = "us-east-1";
    std::string releaseLabel;                           ///< "emr-7.5.0"; empty: the newest of the region
    std::vector<std::string> applications = {"Hadoop"}; ///< Hadoop is needed: its node list names the workers
    std::string masterType = "m5.xlarge";
    std::string coreType;   ///< empty: as masterType
    int workers = 2;        ///< core nodes
    std::string taskType;   ///< empty: as the core nodes
    int taskNodes = 0;      ///< further workers, without HDFS
    bool spot = false;      ///< task nodes are Spot machines
    double maxPriceUsd = 0; ///< per hour and task node; 0: up to On-Demand
    int rootGiB = 60;
    std::string customImage;     ///< "ami-...": Amazon Linux of the release's generation; empty: the release's own
    std::string keyName;         ///< the account's key pair; empty: a key pair is created, or keyFile is imported
    std::string keyFile;         ///< absolute path of its private key
    std::string sshFrom;         ///< as LaunchPlan::sshFrom
    bool acceptExposure = false; ///< SSH to the master may be open to more than a /16

    std::string subnet;                  ///< empty: EMR chooses one of the default VPC
    std::string masterGroup, slaveGroup; ///< managed groups; empty: EMR's own
    std::string serviceGroup;            ///< only in a private subnet
    std::vector<std::string> additionalMasterGroups, additionalSlaveGroups; ///< at most 5 each
    std::string serviceRole = "EMR_DefaultRole";
    std::string instanceProfile = "EMR_EC2_DefaultRole";
    bool makeRoles = false;       ///< create the default roles where they are missing
    bool attachEfsPolicy = false; ///< let the instances' role read file systems, which mounting needs

    std::string logUri;     ///< "s3://bucket/prefix"; needed, since a failure is found in the logs
    std::string scriptsUri; ///< "s3://bucket/prefix" for our bootstrap scripts; empty: the log bucket
    std::string fileSystem; ///< "fs-...", mounted at /efs of every node; empty: none

    bool protect = false;                  ///< termination protection
    std::chrono::minutes emrIdle{60};      ///< EMR terminates the cluster after this time without use; 0: never
    std::chrono::minutes deadline{8 * 60}; ///< as LaunchPlan
    std::chrono::minutes idle{0};
    Budget budget;
    std::map<std::string, std::string> tags; ///< in addition to Trainyard's own

    const std::string &typeOfCore() const { return coreType.empty() ? masterType : coreType; }
    const std::string &typeOfTask() const { return taskType.empty() ? typeOfCore() : taskType; }
    int machines() const { return 1 + workers + taskNodes; }
    /// Name of the key pair: the user's, or that of the cluster.
    std::string keyPair() const { return keyName.empty() ? "trainyard-" + name : keyName; }
    /// scriptsUri, or the folder for scripts below logUri.
    std::string scriptsFolder() const;

    /// The plan of the same machines: what the ledger stores, and what provisioning and runs are derived from.
    LaunchPlan launchPlan() const;
    /// Errors of the plan; a cluster can be requested when there are none.
    std::vector<EmrProblem> problems(const Catalog &) const;
    /// Warnings, which do not prevent the request.
    std::vector<EmrNote> notes(const Catalog &) const;
    EmrPrice price(const Catalog &) const;
    std::vector<PlannedResource> resources(const Catalog &) const;

    std::string toJson() const;
    /// \error InvalidArgument, with the member's name in detail
    static Result<EmrPlan> fromJson(std::string_view json);
    bool operator==(const EmrPlan &) const = default;
};

std::string_view toString(EmrField);
std::string describe(const EmrProblem &); ///< one English sentence
/// All problems as one error. Success when there are none.
Status asStatus(const std::vector<EmrProblem> &);

/// An S3 address in the form that EMR accepts: "S3://logs" and "s3n://logs" yield "s3://logs". Empty when it is not one.
std::string normalizedS3Uri(std::string_view);

} // namespace trainyard::cluster
