#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/cluster/budget.h"
#include "backend/cluster/node_role.h"
#include "backend/core/clock.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

class Catalog;

enum class Field {
    Name,
    Region,
    InstanceType,
    HeadType,
    Image,
    Workers,
    Deadline,
    RootSize,
    SshFrom,
    MaxPrice,
    Zones,
    Tags,
    OtherTypes,
    OtherRegions,
    MinWorkers,
    Template,
    SecurityGroup,
    Key,
    Idle,
    Budget,
    Efa,
    CapacityReservation,
    Buckets,
    S3Access,
    Hibernation,
    User
};
enum class Reason {
    Empty,     ///< a value is needed
    Malformed, ///< not of the right form
    Unknown,   ///< no such thing in the catalog
    TooSmall,  ///< value: the least allowed
    TooLarge,  ///< value: the most allowed
    Mismatch,  ///< does not go with another field; value names that one
    TooOpen,   ///< lets a large part of the Internet in
};

/// What is wrong with one field of a plan.
struct Problem {
    Field field;
    Reason reason;
    std::string value; ///< the limit, or what was given: see Reason
    bool operator==(const Problem &) const = default;
};

/// What somebody should know of a field of a plan that can be launched all the same.
struct Note {
    Field field;
    std::string sentence; ///< in English
    bool operator==(const Note &) const = default;
};

std::string_view toString(Field) noexcept; ///< as in the plan file: "instance-type"
std::string describe(const Problem &);     ///< one English sentence

/// One line of "what will exist" on a review page.
struct PlannedResource {
    std::string kind;   ///< "instance", "volume", "public address", "security group", "key pair"
    std::string name;   ///< "digits-demo head"
    std::string detail; ///< "c5.xlarge, 4 vCPU, 8 GiB"
    double usdPerHour = 0;
    bool operator==(const PlannedResource &) const = default;
};

/// Where and as what a machine is asked for.
struct Placement {
    std::string region, type;
    std::string zone; ///< empty: wherever AWS has room in the region, then each zone that offers the type
    bool operator==(const Placement &) const = default;
};
std::string describe(const Placement &); ///< "c5.xlarge in us-east-1a", "c5.xlarge anywhere in us-east-1"

/// Logins of images, the commonest first.
extern const std::vector<std::string> kDefaultLogins;

/// What to launch: one head and some workers. A plain value; nothing here asks the network.
struct LaunchPlan {
    static constexpr int kMaxWorkers = 100;

    std::string name; ///< a-z, 0-9 and '-', starts with a letter, at most 40 characters
    std::string region = "us-east-1";
    std::string instanceType = "c5.xlarge"; ///< of the workers, and of the head unless headType says otherwise
    std::string headType;                   ///< empty: as the workers
    std::string image = "ubuntu-24.04";     ///< whatever Catalog::choose() takes; empty: the launch template's
    std::string user;                       ///< login: letters, digits, '.', '_', '-'; empty: the image's
    int workers = 2;                        ///< machines; the head is extra
    int minWorkers = 0;                     ///< go on with so many if AWS has no more; 0: all or nothing
    std::chrono::minutes deadline{8 * 60};  ///< the machines end themselves after it: 10 minutes to 30 days
    std::chrono::minutes idle{0};           ///< they also end after so long without use; 0: they may idle
    Budget budget;                          ///< of the whole cluster; one that terminates bounds the deadline
    int rootGiB = 0;                        ///< gp3, encrypted, deleted with the machine; 0: what the image needs
    bool spot = false;
    double maxPriceUsd = 0;                ///< per hour and machine, spot only; 0: up to on demand
    std::vector<std::string> zones;        ///< tried in this order when one has no capacity; empty: AWS chooses
    std::string subnet;                    ///< empty: the default one of the zone
    std::vector<std::string> otherTypes;   ///< asked for in this order when no zone has the first
    std::vector<std::string> otherRegions; ///< then the whole cluster is tried there, in this order
    std::optional<bool> placementGroup;    ///< machines close to each other; unset: with more than one GPU machine
    std::optional<bool> efa;               ///< Elastic Fabric Adapters; unset: as the group, where the type has them
    std::string reservation;               ///< "cr-...": machines of its type come out of it, in its zone
    std::string launchTemplate;            ///< "lt-..." or its name: what the plan leaves open comes from there
    std::string templateVersion;           ///< a number, "$Latest"; empty: the default one
    bool publicAddress = false;            ///< asked for at the launch, whatever the subnet does
    /// Programs in containers with a network of their own use the machines' role: its keys travel one hop further. Off,
    /// what a container runs cannot take them.
    bool containers = false;
    bool hibernation = false; ///< machines may be hibernated: their disk holds the memory, too
    /// "203.0.113.7/32"; empty: this computer's public address; "/24": the range of that size around it.
    std::string sshFrom;
    bool acceptExposure = false;     ///< SSH may be open to more than a /16, to the whole Internet even
    bool allTcpFromAnywhere = false; ///< every TCP port, as old walkthroughs had it; only with acceptExposure
    std::string securityGroup; ///< "sg-...": one that exists, instead of one of the cluster's own; it stays at the end
    bool repairGroup = false;  ///< rules that such a group lacks are added; they stay as well
    /// A private key of the user's: its public part is imported, and it never leaves this computer. Absolute path.
    /// Empty: a key is made for the cluster.
    std::string keyFile;
    std::string keyName; ///< the account's key pair whose private part keyFile is; empty: keyFile is imported
    std::map<std::string, std::string> tags; ///< besides ours
    /// Of the account: what the machines may read and write. Data and results belong into the first; empty: none.
    std::vector<std::string> buckets;
    bool makeBuckets = false;               ///< those that are not there are made, in the region of the plan; they stay
    NodeAccess s3Access = NodeAccess::Role; ///< how the machines reach S3

    /// A role is made for the machines: it has buckets to reach.
    bool needsRole() const
    {
        return (s3Access == NodeAccess::Role || s3Access == NodeAccess::RoleOrKeys) && !buckets.empty();
    }
    int metadataHops() const { return containers ? 2 : 1; }
    int machines() const { return workers + 1; }
    /// Logins in the order in which they are tried: the plan's alone, or the image's and then the usual ones.
    std::vector<std::string> logins(const Catalog &) const;
    bool usesPlacementGroup(const Catalog &) const; ///< in a placement group
    bool usesEfa(const std::string &type, const Catalog &) const;
    int rootGiBOn(const Catalog &) const; ///< of an image that is not in the catalog: it may need more
    /// That hibernation takes beside the image: the memory of the largest type; 0 without hibernation.
    int memoryGiBOnDisk(const Catalog &) const;
    const std::string &typeOfHead() const { return headType.empty() ? instanceType : headType; }

    /// Types for a head or a worker, in the order in which they are asked for.
    std::vector<std::string> typesFor(std::string_view role) const;
    /// The order in which a worker is asked for, so that it can be shown and changed.
    std::vector<Placement> order() const;

    /// When the machines have to end: the deadline, or sooner what the budget allows.
    Timestamp expires(const Catalog &, Timestamp launched) const;

    /// Empty means launchable.
    std::vector<Problem> problems(const Catalog &) const;
    /// What does not stand in the way of a launch.
    std::vector<Note> notes(const Catalog &) const;
    /// Machines, root volumes and public addresses. Unknown types count nothing: see problems().
    double usdPerHour(const Catalog &) const;
    std::vector<PlannedResource> resources(const Catalog &) const;
    /// The calls that a launch makes, as lines for the official command line; ids that are not known yet are named in
    /// capitals.
    std::vector<std::string> awsCliCommands(const Catalog &) const;

    std::string toJson() const;
    /// Unknown members are refused, so that a misspelt one is not silently ignored.
    /// errors  InvalidArgument, with the member's name in detail
    static Result<LaunchPlan> fromJson(std::string_view json);

    bool operator==(const LaunchPlan &) const = default;
};

/// All problems as one error for a program that cannot show them field by field. Empty problems: success.
Status asStatus(const std::vector<Problem> &);

} // namespace trainyard::cluster
