#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "backend/core/clock.h"
#include "backend/core/ids.h"
#include "backend/core/secret.h"

namespace trainyard::aws {

using Tags = std::map<std::string, std::string>;

/// "tag:trainyard:cluster" = {"c-..."}; values of one filter are alternatives, filters are all required.
struct Filter {
    std::string name;
    std::vector<std::string> values;
};

struct Instance {
    InstanceId id;
    std::string state; ///< pending, running, shutting-down, terminated, stopping, stopped
    std::string type, imageId, zone, keyName;
    std::string privateIp, publicIp, publicDns; ///< empty when it has none (yet)
    std::string subnetId, vpcId;
    Timestamp launched{};
    Tags tags;
    std::string stateReason; ///< "Client.UserInitiatedShutdown: ...", empty when there is none
    std::vector<std::string> groupIds;
    std::string clientToken;
    std::string placementGroup; ///< its name, or empty
    bool spot = false;

    /// Gone or going: it costs nothing any more.
    bool isEnding() const { return state == "shutting-down" || state == "terminated"; }
    std::string tag(const std::string &key) const
    {
        const auto it = tags.find(key);
        return it == tags.end() ? std::string() : it->second;
    }
};

struct RunInstancesRequest {
    std::string imageId;
    std::string instanceType;
    int minCount = 1, maxCount = 1; ///< equal means all or nothing
    std::string keyName;
    std::vector<std::string> securityGroupIds;
    std::string subnetId;    ///< empty means the default one
    std::string zone;        ///< empty means any
    std::string userData;    ///< plain; encoded on the way, never in the journal. At most 16 KiB
    std::string clientToken; ///< at most 64 ASCII characters, on disk before the call; without one no retry happens
    bool terminateOnShutdown = true;   ///< InstanceInitiatedShutdownBehavior
    bool requireMetadataTokens = true; ///< IMDSv2 only, hop limit 2
    std::string rootDeviceName;        ///< with rootVolumeGiB: the image's root device
    int rootVolumeGiB = 0;             ///< 0 means the image's own size
    std::string instanceProfile;       ///< name, or an ARN
    bool spot = false;
    double maxPriceUsd = 0;            ///< per hour, spot only; 0 means up to on demand
    std::string placementGroup;        ///< its name
    std::string capacityReservation;   ///< "cr-...": machines come out of it
    bool capacityBlock = false;        ///< the reservation is a capacity block: the market is its own
    bool efa = false;                  ///< Elastic Fabric Adapter in place of the usual interface
    std::string launchTemplate;        ///< "lt-..." or its name: what this request leaves open comes from there
    std::string launchTemplateVersion; ///< a number, "$Latest" or "$Default"; empty means the default one
    std::optional<bool> publicIp;      ///< unset means what the subnet does
    int metadataHops =
        1; ///< how far answers of the metadata service travel; 2 reaches containers with a network of their own
    bool hibernate = false;            ///< may be hibernated: can be said at the launch only
    Tags tags;                         ///< on the instances, their volumes and interfaces, and on the spot request
    bool dryRun = false;
};

struct Reservation {
    std::string id;
    std::vector<Instance> instances;
};

struct StateChange {
    InstanceId id;
    std::string previous, current;
};

struct TerminateOutcome {
    std::vector<StateChange> changes;
    std::vector<InstanceId> unknown; ///< EC2 does not know them: long gone, or younger than its consistency lag
};

struct KeyPair {
    std::string id, name, fingerprint, type;
    Tags tags;
};

struct CreatedKeyPair {
    KeyPair keyPair;
    Secret privateKey; ///< PEM; sent once: write it to a 0600 file before anything else
};

struct IngressRule {
    std::string protocol = "tcp";   ///< "tcp", "udp", "icmp", or "-1" for all
    int fromPort = -1, toPort = -1; ///< both -1: all (of "icmp" and "-1")
    std::string cidr;               ///< "198.51.100.7/32", or an IPv6 range; or
    std::string sourceGroupId;      ///< from this group
    std::string description;
    bool operator==(const IngressRule &) const = default;
};

struct SecurityGroup {
    std::string id, name, description, vpcId;
    std::vector<IngressRule> ingress;
    Tags tags;
};

struct Image {
    std::string id, name, state, architecture, rootDeviceName, ownerId, created, deprecated;
    int rootVolumeGiB = 0;
};

struct InstanceType {
    std::string name;
    int vcpus = 0;
    std::int64_t memoryMiB = 0;
    std::vector<std::string> architectures;
    int gpus = 0;
    std::string gpuName;
    std::int64_t gpuMemoryMiB = 0; ///< of all its GPUs
    std::string network;           ///< "Up to 10 Gigabit"
    bool freeTier = false, currentGeneration = true;
    bool efa = false;  ///< takes an Elastic Fabric Adapter
    bool spot = false; ///< is sold on the spot market
    bool hibernates = false;
};

struct InstanceTypeOffering {
    std::string type, location; ///< location: a zone, or the region
};

/// What the spot market asks for a type in a zone, from a moment on.
struct SpotPrice {
    std::string type, zone;
    double usdPerHour = 0;
    std::string since; ///< ISO 8601
};

struct CapacityReservation {
    std::string id, type, zone, state; ///< state: active, expired, cancelled, scheduled, pending, failed, ...
    int total = 0, available = 0;      ///< machines
    bool targeted = false;             ///< only launches that name it get its machines
    bool block = false;                ///< a capacity block for machine learning
    std::string ends;                  ///< ISO 8601; empty: it goes on until it is cancelled
    std::string starts;                ///< ISO 8601; of a capacity block it may lie ahead
};

struct Region {
    std::string name, endpoint, optIn; ///< optIn: "opt-in-not-required", "opted-in", "not-opted-in"
};

struct AvailabilityZone {
    std::string name, id, state;
};

struct Vpc {
    std::string id, cidr, state;
    bool isDefault = false;
};

struct Subnet {
    std::string id, vpcId, zone, cidr;
    int freeAddresses = 0;
    bool publicIpOnLaunch = false, isDefault = false;
};

struct RouteTable {
    std::string id, vpcId;
    bool isMain = false;                ///< holds for every subnet of the VPC that has none of its own
    bool toInternet = false;            ///< 0.0.0.0/0 goes to an internet gateway
    std::vector<std::string> subnetIds; ///< those that are associated by name
};

/// How likely a spot request of a size succeeds, as EC2 guesses. No promise.
struct SpotPlacementScore {
    std::string region, zoneId; ///< "use1-az1"
    int score = 0;              ///< 1 (unlikely) to 10
};

struct Volume {
    std::string id, state, zone, type, attachedTo; ///< attachedTo: an instance id, or empty
    int sizeGiB = 0;
    bool deletedWithInstance = false; ///< of one that is attached
    Tags tags;
};

struct Address {
    std::string id, publicIp, attachedTo; ///< id: "eipalloc-..."; attachedTo: an instance or interface id, or empty
    Tags tags;
};

struct NatGateway {
    std::string id, state, vpcId, subnetId; ///< state: pending, failed, available, deleting, deleted
    Tags tags;
};

struct LaunchTemplate {
    std::string id, name;
    int defaultVersion = 1, latestVersion = 1;
    Tags tags;
};

/// The parts of a version that a plan can be filled with.
struct LaunchTemplateVersion {
    int number = 1;
    bool isDefault = false;
    std::string description, imageId, instanceType, keyName;
    int rootVolumeGiB = 0; ///< of its first device; 0 when it names none
    std::string created;   ///< ISO 8601
    std::string zone, subnetId, placementGroup, instanceProfile;
    bool spot = false;
    double maxPriceUsd = 0; ///< per hour; 0 when it names none
    bool hasUserData = false;
    std::vector<std::string> groupIds;
    std::string capacityReservation;
    bool efa = false;
};

struct PlacementGroup {
    std::string id, name, state, strategy;
    Tags tags;
};

struct SpotRequest {
    std::string id, state; ///< open, active, closed, cancelled, failed
    std::string status;    ///< "fulfilled", "capacity-not-available", ...
    std::string message, instanceId;
    Tags tags;
};

struct InstanceStatus {
    InstanceId id;
    std::string state, instanceStatus, systemStatus; ///< ok, impaired, initializing, insufficient-data, not-applicable
};

struct ConsoleOutput {
    std::string text; ///< decoded; may be empty for minutes after the start
    std::optional<Timestamp> updated;
};

} // namespace trainyard::aws
