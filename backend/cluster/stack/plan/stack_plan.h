#pragma once

#include <array>
#include <chrono>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "backend/cluster/plan/costs/cost.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/enum_names.h"

namespace trainyard::cluster {

struct StackPlan;
using StackField = FieldOf<StackPlan>;
using StackProblem = ProblemOf<StackPlan>;
using StackNote = NoteOf<StackPlan>;

/// Operating system of a stack's machines, as the template names it.
enum class StackImage { Ubuntu, AmazonLinux };
constexpr auto namesOf(StackImage)
{
    return std::to_array<std::string_view>({"Ubuntu", "AmazonLinux"});
}

/// How the workers of a stack reach other networks.
enum class WorkerNetwork {
    PrivateNat, ///< through a NAT gateway, which is billed by the hour; no public addresses
    Private,    ///< the VPC and S3 only; needs an image that contains all it needs
    Public,     ///< public addresses without an open port
};
constexpr auto namesOf(WorkerNetwork)
{
    return std::to_array<std::string_view>({"private-nat", "private", "public"});
}
using trainyard::toString;

/// A dynamic training stack: a master and workers in two Auto Scaling groups, a shared file system, and a launch
/// template for further workers. The master is the head of the cluster, and trains too. A plain value without access to
/// the network; its members are the parameters of resources/templates/trainyard-stack.json.
struct StackPlan {
    static constexpr int kMaxWorkers = 64;

    std::string
        name; ///< of the stack and of the cluster: a-z, 0-9 and '-', starts with a letter, at most 40 characters
    std::string region = "us-east-1";
    std::string instanceType = "g5.xlarge"; ///< of the master and the workers
    int workers = 1;                        ///< besides the master
    int minWorkers = 1;                     ///< the stack is complete with this many; AWS launches more as it can
    StackImage imageType = StackImage::Ubuntu;
    std::string imageId;         ///< "ami-...", of that operating system; empty: the current Deep Learning AMI
    int rootGiB = 100;           ///< of each machine
    std::string keyName;         ///< the account's key pair; empty: a key pair is created, or keyFile is imported
    std::string keyFile;         ///< absolute path of its private key
    std::string sshFrom;         ///< as LaunchPlan::sshFrom: a range, "/24" around this computer's address, or empty
    bool acceptExposure = false; ///< SSH to the master may be open to more than a /16

    std::string fileSystem;                                     ///< "fs-..."; empty: one is created, and stays
    std::string mountPoint = "myEFSvolume";                     ///< folder below "/"
    bool existingMountTarget = false;                           ///< the file system has one in the zone already
    std::string prepareScript = "/myEFSvolume/prepare-data.py"; ///< run before a machine joins; empty: none
    std::chrono::seconds prepareTimeout{3600};                  ///< after which the script has failed
    std::string dataBucket;                                     ///< that the machines may read; empty: none
    bool elastic = true;                                        ///< with a launch template for further workers

    WorkerNetwork network = WorkerNetwork::PrivateNat;
    std::string zone;                            ///< empty: the first of the region
    std::string vpc, masterSubnet, workerSubnet; ///< existing ones, all or none; empty: a VPC is created
    std::string nodeGroup;                       ///< "sg-...": a further security group of all machines
    std::string boundary;                        ///< ARN of a permissions boundary; empty: the stack creates one
    bool acknowledgeIam = false;                 ///< the user permits the stack to create IAM roles
    bool keepOnFailure = true;                   ///< a failed stack stays for inspection, and is billed
    std::chrono::minutes timeout{60};            ///< after which the creation has failed; 0: none
    bool protect = false;                        ///< termination protection of the stack
    std::chrono::minutes deadline{8 * 60};       ///< as LaunchPlan
    std::chrono::minutes idle{0};
    Budget budget;
    std::map<std::string, std::string> tags; ///< in addition to Trainyard's own

    bool makesVpc() const { return vpc.empty(); }
    bool makesNatGateway() const { return makesVpc() && network == WorkerNetwork::PrivateNat; }
    bool makesFileSystem() const { return fileSystem.empty(); }
    bool workersArePublic() const { return network == WorkerNetwork::Public; }
    /// Name of the key pair: the user's, or that of the cluster.
    std::string keyPair() const { return keyName.empty() ? "trainyard-" + name : keyName; }
    /// Login on the machines.
    std::string user() const { return imageType == StackImage::Ubuntu ? "ubuntu" : "ec2-user"; }

    /// The template's parameters, all of them, in the form in which CloudFormation takes them. TerminateAt is empty: the
    /// deadline is known when the stack is requested. So are those of addSites().
    /// \param sshRange  the range that sshFrom stands for: "203.0.113.7/32"
    std::map<std::string, std::string> parameters(const std::string &sshRange) const;
    /// The plan of the same machines: what the ledger stores, and what costs, provisioning and runs are derived from.
    LaunchPlan launchPlan() const;

    /// Errors of the plan; a stack can be created when there are none.
    std::vector<StackProblem> problems(const Catalog &) const;
    /// Warnings, which do not prevent the creation.
    std::vector<StackNote> notes(const Catalog &) const;
    /// Machines, volumes, public addresses and the NAT gateway. What is stored in the file system costs extra.
    HourlyCost price(const Catalog &) const;
    std::vector<PlannedResource> resources(const Catalog &) const;

    std::string toJson() const;
    /// \error InvalidArgument, with the member's name in detail
    static Result<StackPlan> fromJson(std::string_view json);
    bool operator==(const StackPlan &) const = default;
};

std::string_view toString(StackField);
std::string describe(const StackProblem &); ///< one English sentence
/// All problems as one error. Success when there are none.
Status asStatus(const std::vector<StackProblem> &);

/// Key of the tag that makes an instance an elastic worker of a stack. The tag has no value.
std::string elasticWorkerTag(const std::string &stack);

} // namespace trainyard::cluster
