#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "backend/core/enum_names.h"
#include "backend/core/time/clock.h"

namespace trainyard::localcloud {

using Tags = std::map<std::string, std::string>;

/// In the order of EC2's codes.
enum class InstanceState { Pending, Running, ShuttingDown, Terminated, Stopping, Stopped };
constexpr auto namesOf(InstanceState)
{
    return std::to_array<std::string_view>(
        {"pending", "running", "shutting-down", "terminated", "stopping", "stopped"});
}
using trainyard::toString;
constexpr int codeOf(InstanceState state)
{
    return 16 * int(state);
}

enum class ShutdownBehavior { Stop, Terminate };
constexpr auto namesOf(ShutdownBehavior)
{
    return std::to_array<std::string_view>({"stop", "terminate"});
}

/// Whether the metadata endpoint requires a token (IMDSv2).
enum class HttpTokens { Optional, Required };
constexpr auto namesOf(HttpTokens)
{
    return std::to_array<std::string_view>({"optional", "required"});
}

enum class GatewayState { Pending, Available, Deleting, Deleted };
constexpr auto namesOf(GatewayState)
{
    return std::to_array<std::string_view>({"pending", "available", "deleting", "deleted"});
}

enum class PlacementStrategy { Cluster, Spread };
constexpr auto namesOf(PlacementStrategy)
{
    return std::to_array<std::string_view>({"cluster", "spread"});
}

enum class ReservationState { Active, Cancelled };
constexpr auto namesOf(ReservationState)
{
    return std::to_array<std::string_view>({"active", "cancelled"});
}

/// Whether launches use a capacity reservation without naming it.
enum class ReservationMatch { Open, Targeted };
constexpr auto namesOf(ReservationMatch)
{
    return std::to_array<std::string_view>({"open", "targeted"});
}

enum class SpotState { Active, Closed, Cancelled };
constexpr auto namesOf(SpotState)
{
    return std::to_array<std::string_view>({"active", "closed", "cancelled"});
}

struct Volume {
    std::string id, region, zone, device, instance; ///< instance empty: detached ("available")
    std::int64_t sizeGib = 8;
    std::string type = "gp3";
    bool deleteOnTermination = true, encrypted = false;
    std::int64_t created = 0; ///< milliseconds since 1970, like all times here
    Tags tags;
};

struct Instance {
    std::string id, region, reservation, clientToken;
    std::string imageId, type, keyName, subnetId, zone, profileName, userData /* base64 */;
    InstanceState state = InstanceState::Pending;
    std::string stateReasonCode, stateReasonMessage, transitionReason;
    std::string address; ///< both private and public: a loopback address
    int sshPort = 0;
    std::string user; ///< login name of the image
    ShutdownBehavior shutdownBehavior = ShutdownBehavior::Stop;
    std::string metadataSecret; ///< path component of its own metadata endpoint
    HttpTokens httpTokens = HttpTokens::Optional;
    int hopLimit = 1;
    bool publicAddress = true; ///< whether clients see `address` as its public address, too
    int launchIndex = 0, boots = 0;
    std::string placementGroup, spotRequest; ///< a name; an id
    std::string capacityReservation;         ///< id
    bool terminationProtected = false, monitored = false, mayHibernate = false;
    std::int64_t launched = 0, stateSince = 0;
    std::int64_t takenAt = 0;         ///< when a spot interruption terminates it; 0: not announced
    std::vector<std::string> groups;  ///< ids
    std::vector<std::string> volumes; ///< ids
    Tags tags;
    bool live() const { return state != InstanceState::Terminated; }
};

enum class ImageState { Pending, Available, Failed };
constexpr auto namesOf(ImageState)
{
    return std::to_array<std::string_view>({"pending", "available", "failed"});
}

/// An image that was made from an instance: a copy of the home of its login user.
struct Image {
    std::string id, region, name, description, instance, snapshot;
    std::string user, rootDevice, failure;
    ImageState state = ImageState::Pending;
    std::int64_t sizeGib = 8;
    std::int64_t created = 0;
    Tags tags;
};

/// A snapshot, which costs money at AWS. Only a record; `image` is empty once the image is deregistered.
struct Snapshot {
    std::string id, region, image;
    std::int64_t sizeGib = 8;
    std::int64_t created = 0;
    Tags tags;
};

struct KeyPair {
    std::string id, region, name, type, fingerprint, publicLine;
    std::int64_t created = 0;
    Tags tags;
};

struct GroupRule {
    std::string id, protocol, cidr, cidr6, group, description;
    std::int64_t from = -1, to = -1;
    bool sameAs(const GroupRule &other) const
    {
        return protocol == other.protocol && cidr == other.cidr && cidr6 == other.cidr6 && group == other.group &&
               from == other.from && to == other.to;
    }
};

struct SecurityGroup {
    std::string id, region, name, description;
    std::vector<GroupRule> ingress;
    Tags tags;
    std::string vpc; ///< empty: the default VPC
};

/// A VPC that a client created; the default VPC is not a record.
struct Vpc {
    std::string id, region, cidr;
    bool dnsSupport = true, dnsHostnames = false;
    std::int64_t created = 0;
    Tags tags;
};

/// A subnet that a client created. Its CIDR block is only a record: instances have loopback addresses of the block with
/// this number (see Ec2State::subnets).
struct Subnet {
    std::string id, region, vpc, cidr, zone;
    bool mapsPublic = false; ///< instances get public addresses unless their launch decides
    int block = 0;
    Tags tags;
};

struct InternetGateway {
    std::string id, region, vpc; ///< vpc empty: detached
    Tags tags;
};

struct Route {
    std::string cidr, target; ///< target: id of an Internet or NAT gateway
};

struct RouteTable {
    std::string id, region, vpc;
    bool isMain = false;
    std::vector<Route> routes;                       ///< without the local one
    std::map<std::string, std::string> associations; ///< id of the association: subnet
    Tags tags;
};

/// A gateway endpoint, which is free. Only a record: services are reached directly.
struct VpcEndpoint {
    std::string id, region, vpc, service;
    std::vector<std::string> routeTables;
    std::int64_t created = 0;
    Tags tags;
};

/// An Elastic IP address. Only a record: instances are reached at their own loopback address.
struct Address {
    std::string id, region, publicIp, instance, gateway; ///< both empty: not in use
    std::int64_t created = 0;
    Tags tags;
};

/// A NAT gateway, through which instances without public addresses reach the Internet. Only a record.
struct NatGateway {
    std::string id, region, subnet, allocation; ///< allocation: id of its address; empty: a private gateway
    GatewayState state = GatewayState::Pending;
    std::int64_t created = 0, stateSince = 0;
    Tags tags;
};

struct PlacementGroup {
    std::string id, region, name;
    PlacementStrategy strategy = PlacementStrategy::Cluster;
    Tags tags;
};

struct CapacityReservation {
    std::string id, region, type, zone;
    ReservationState state = ReservationState::Active;
    ReservationMatch match = ReservationMatch::Open;
    std::int64_t total = 1, created = 0;
    Tags tags;
};

struct LaunchTemplate {
    std::string id, region, name;
    int defaultVersion = 1;
    std::vector<std::map<std::string, std::string>> versions; ///< LaunchTemplateData: wire names without that prefix
    std::vector<std::string> descriptions;                    ///< one per version
    std::int64_t created = 0;
    Tags tags;
};

/// One version of a launch template.
struct LaunchTemplateVersion {
    std::string id, name;
    int number = 1, latest = 1;
    std::map<std::string, std::string> data; ///< as in LaunchTemplate::versions
    /// The tags of every instance that is launched from it.
    Tags tags() const
    {
        return {{"aws:ec2launchtemplate:id", id}, {"aws:ec2launchtemplate:version", std::to_string(number)}};
    }
};

struct SpotRequest {
    std::string id, region, instance, maxPrice;
    SpotState state = SpotState::Active;
    std::string status = "fulfilled", message = "Your Spot request is fulfilled.";
    std::int64_t created = 0;
    Tags tags;
};

/// The reservation that RunInstances created for a ClientToken.
struct TokenUse {
    std::string id, region;               ///< id: "REGION/TOKEN"
    std::string fingerprint, reservation; ///< fingerprint: of the parameters
};

/// "i-" and 17 hexadecimal digits, in AWS's format.
std::string newResourceId(const std::string &prefix);
std::int64_t toMillis(Timestamp);
std::int64_t nowMillis();
std::string millisToIso(std::int64_t);

} // namespace trainyard::localcloud
