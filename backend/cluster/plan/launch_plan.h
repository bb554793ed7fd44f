#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/cluster/plan/costs/budget.h"
#include "backend/cluster/plan/node_access.h"
#include "backend/cluster/plan/plan_problem.h"
#include "backend/cluster/plan/spot_replacement.h"
#include "backend/core/result.h"
#include "backend/core/time/clock.h"

namespace trainyard::cluster {

class Catalog;
struct InstanceType;

struct LaunchPlan;

/// A field of a plan: &LaunchPlan::workers.
using Field = FieldOf<LaunchPlan>;

/// An error in one field of a plan.
using Problem = ProblemOf<LaunchPlan>;
/// A warning about one field of a plan that can be launched.
using Note = NoteOf<LaunchPlan>;

std::string_view toString(Field);      ///< "instance-type"
std::string describe(const Problem &); ///< one English sentence

/// One line of the list of resources on a review page.
struct PlannedResource {
    std::string kind;                     ///< "instance", "volume", "public address", "security group", "key pair"
    std::string name;                     ///< "digits-demo head"
    Sentence detail;                      ///< "c5.xlarge, 4 vCPU, 8 GiB"
    std::optional<double> usdPerHour = 0; ///< empty: unknown
    bool operator==(const PlannedResource &) const = default;
};
/// A machine in that list: "g5.xlarge, 4 vCPU, 16 GiB, 1 x NVIDIA A10G".
/// \param type  its data; null: unknown
Sentence describeType(const std::string &name, const InstanceType *type);

/// Region, zone and type of a request for a machine.
struct Placement {
    std::string region, type;
    std::string zone; ///< empty: AWS chooses in the region, then each zone that offers the type
    bool operator==(const Placement &) const = default;
};
Sentence placementText(const Placement &);
std::string describe(const Placement &);  ///< "c5.xlarge in us-east-1a", "c5.xlarge anywhere in us-east-1"
Sentence machinesText(std::size_t count); ///< "1 machine", "3 machines"

/// Usual login names of images, most common first.
extern const std::vector<std::string> kDefaultLogins;

/// What to launch: one head and some workers. A plain value without access to the network.
struct LaunchPlan {
    static constexpr int kMaxWorkers = 100;

    std::string name; ///< a-z, 0-9 and '-', starts with a letter, at most 40 characters
    std::string region = "us-east-1";
    std::string instanceType = "c5.xlarge"; ///< of the workers, and of the head when headType is empty
    std::string headType;                   ///< empty: as instanceType
    std::string image = "ubuntu-24.04";     ///< see Catalog::choose(); empty: the launch template's
    std::string user;                       ///< login: letters, digits, '.', '_', '-'; empty: the image's
    int workers = 2;                        ///< machines; the head is extra
    int minWorkers = 0;                     ///< continue with this many if AWS has no more; 0: all or none
    std::chrono::minutes deadline{8 * 60};  ///< the machines terminate themselves after it: 10 minutes to 30 days
    std::chrono::minutes idle{0};           ///< and after this time without use: 5 minutes to 7 days; 0: never
    Budget budget;                          ///< of the complete cluster; a terminating one bounds the deadline
    int rootGiB = 0;                        ///< gp3, encrypted, deleted with the machine; 0: what the image needs
    bool spot = false;
    double maxPriceUsd = 0;                             ///< per hour and machine, Spot only; 0: up to On-Demand
    SpotReplacement replaceSpot = SpotReplacement::Yes; ///< of a worker that EC2 takes back; Spot only
    std::vector<std::string> zones;        ///< tried in this order when one has no capacity; empty: AWS chooses
    std::string subnet;                    ///< empty: the zone's default subnet
    std::vector<std::string> otherTypes;   ///< tried in this order when no zone has instanceType
    std::vector<std::string> otherRegions; ///< then the complete cluster is tried there, in this order
    std::optional<bool> placementGroup;    ///< places machines close together; unset: with more than one GPU machine
    std::optional<bool> efa;               ///< Elastic Fabric Adapters; unset: as the group, if the type has them
    std::string reservation;               ///< "cr-...": machines of its type are launched into it, in its zone
    std::string launchTemplate;            ///< "lt-..." or a name: source of what the plan leaves unset
    std::string templateVersion;           ///< a number, "$Latest"; empty: the default version
    bool publicAddress = false;            ///< requested at the launch, regardless of the subnet's setting
    /// Containers with a network of their own may use the machines' role: the metadata service accepts one more hop.
    /// When false, programs in such containers cannot obtain its keys.
    bool containers = false;
    bool hibernation = false; ///< machines can be hibernated: their disk also holds the memory
    /// "203.0.113.7/32"; empty: this computer's public address; "/24": the range of that size around it.
    std::string sshFrom;
    bool acceptExposure = false;     ///< SSH may be open to more than a /16, even to the whole Internet
    bool allTcpFromAnywhere = false; ///< every TCP port, as in old walkthroughs; requires acceptExposure
    std::string securityGroup;       ///< "sg-...": an existing group instead of a new one; never deleted
    bool repairGroup = false;        ///< missing rules are added to that group; they are never removed
    /// Absolute path of a private key of the user. Its public part is imported; the file is read in place and never
    /// leaves this computer. Empty: a key pair is created for the cluster.
    std::string keyFile;
    std::string keyName; ///< the account's key pair whose private part is keyFile; empty: keyFile is imported
    std::map<std::string, std::string> tags; ///< in addition to Trainyard's own
    /// Buckets of the account that the machines may read and write; the first is for data and results. Empty: none.
    std::vector<std::string> buckets;
    bool makeBuckets = false;               ///< missing ones are created in the plan's region and never deleted
    NodeAccess s3Access = NodeAccess::Role; ///< how the machines reach S3

    /// A role is created for the machines, since they have buckets to reach.
    bool needsRole() const
    {
        return (s3Access == NodeAccess::Role || s3Access == NodeAccess::RoleOrKeys) && !buckets.empty();
    }
    int metadataHops() const { return containers ? 2 : 1; }
    int machines() const { return workers + 1; }
    /// Logins in the order in which they are tried: the plan's alone, or the image's followed by the usual ones.
    std::vector<std::string> logins(const Catalog &) const;
    bool usesPlacementGroup(const Catalog &) const; ///< whether the machines are launched in a placement group
    bool usesEfa(const std::string &type, const Catalog &) const;
    int rootGiBOn(const Catalog &) const; ///< of an image that is not in the catalog: it may need more
    /// Space for hibernation in addition to the image: the memory of the largest type; 0 without hibernation.
    int memoryGiBOnDisk(const Catalog &) const;
    const std::string &typeOfHead() const { return headType.empty() ? instanceType : headType; }

    /// Types for a head or a worker, in the order in which they are tried.
    /// \param catalog  leaves out what is not of the head's kind (GPUs or none; processor), since the others are meant
    ///     for the workers; null: all
    std::vector<std::string> typesFor(std::string_view role, const Catalog *catalog = nullptr) const;
    /// The order in which placements are tried for a worker.
    std::vector<Placement> order() const;

    /// When the machines must terminate: at the deadline, or earlier when the budget is spent.
    Timestamp expires(const Catalog &, Timestamp launched) const;

    /// Errors of the plan; it can be launched when there are none.
    std::vector<Problem> problems(const Catalog &) const;
    /// Warnings, which do not prevent a launch.
    std::vector<Note> notes(const Catalog &) const;
    /// Machines, root volumes and public addresses: the known prices of estimate(), which lists what is missing.
    double usdPerHour(const Catalog &) const;
    /// The types of the plan without a known price: "p6-b200.48xlarge in us-east-1", also in the other regions.
    std::vector<std::string> unpricedTypes(const Catalog &) const;
    std::vector<PlannedResource> resources(const Catalog &) const;

    std::string toJson() const;
    /// Unknown members are errors, so that a misspelt one is not silently ignored.
    /// \error InvalidArgument, with the member's name in detail
    static Result<LaunchPlan> fromJson(std::string_view json);

    bool operator==(const LaunchPlan &) const = default;
};

/// All problems as one error, for programs that do not show them per field. Success when there are none.
Status asStatus(const std::vector<Problem> &);

} // namespace trainyard::cluster
