#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "backend/core/ids.h"
#include "backend/core/time/clock.h"

namespace trainyard::aws {

using Tags = std::map<std::string, std::string>;

/// "tag:trainyard:cluster" = {"c-..."}; any value of a filter may match, and all filters must match.
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

    bool isTerminated() const { return state == "terminated"; }
    bool isTerminating() const { return state == "terminated" || state == "shutting-down"; }
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
    std::string subnetId;    ///< empty: the default subnet
    std::string zone;        ///< empty: any zone
    std::string userData;    ///< plain text, encoded when sent; never in the journal. At most 16 KiB
    std::string clientToken; ///< at most 64 ASCII characters, on disk before the call; needed to retry a lost reply
    bool terminateOnShutdown = true;   ///< InstanceInitiatedShutdownBehavior
    bool requireMetadataTokens = true; ///< IMDSv2 only; metadataHops applies
    std::string rootDeviceName;        ///< with rootVolumeGiB: the image's root device
    int rootVolumeGiB = 0;             ///< 0 means the image's own size
    std::string instanceProfile;       ///< name, or an ARN
    bool spot = false;
    double maxPriceUsd = 0;            ///< per hour, spot only; 0 means up to on demand
    std::string placementGroup;        ///< its name
    std::string capacityReservation;   ///< "cr-...": the instances use its capacity
    bool capacityBlock = false;        ///< a Capacity Block, which has its own market type
    bool efa = false;                  ///< Elastic Fabric Adapter in place of the usual interface
    std::string launchTemplate;        ///< "lt-..." or a name: fills in what this request leaves open
    std::string launchTemplateVersion; ///< a number, "$Latest" or "$Default"; empty: the default version
    std::optional<bool> publicIp;      ///< unset: the subnet decides
    int metadataHops = 1;              ///< hop limit of metadata replies; 2 reaches containers with their own network
    bool hibernate = false;            ///< allows hibernation; settable only at launch
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
    std::vector<InstanceId> unknown; ///< unknown to EC2: ended long ago, or too new for its eventual consistency
};

struct KeyPair {
    std::string id, name, fingerprint, type;
    Tags tags;
};

struct IngressRule {
    std::string protocol = "tcp";   ///< "tcp", "udp", "icmp", or "-1" for all
    int fromPort = -1, toPort = -1; ///< both -1: all (of "icmp" and "-1")
    std::string cidr;               ///< "198.51.100.7/32" or an IPv6 range; else sourceGroupId is set
    std::string sourceGroupId;      ///< members of this group are the peers
    std::string description;
    bool operator==(const IngressRule &) const = default;
};

struct SecurityGroup {
    std::string id, name, description, vpcId;
    std::vector<IngressRule> ingress;
    Tags tags;
};

struct Image {
    std::string id, name, state, architecture, rootDeviceName, ownerId, created, deprecated; ///< times: ISO 8601
    int rootVolumeGiB = 0;              ///< minimum size of its root volume: the size of its snapshot
    int volumesGiB = 0;                 ///< sum of its snapshots
    std::string reason;                 ///< why its creation failed
    std::vector<std::string> snapshots; ///< "snap-..."
    Tags tags;
    std::string rootDeviceType; ///< "ebs" or "instance-store"
    int volumes = 0;            ///< of EBS
    bool hasEncryptedVolume = false;
    bool operator==(const Image &) const = default;
};

struct CreateImageRequest {
    InstanceId instance;
    std::string name; ///< 3 to 128 characters, unique in the account and region
    std::string description;
    bool reboot = true; ///< false: of the running instance, whose files may be incomplete
    Tags tags;          ///< of the image and its snapshots
};

struct InstanceType {
    std::string name;
    int vcpus = 0;
    std::int64_t memoryMiB = 0;
    std::vector<std::string> architectures;
    int gpus = 0;
    std::string gpuName;
    std::int64_t gpuMemoryMiB = 0; ///< total of all GPUs
    std::string network;           ///< "Up to 10 Gigabit"
    bool freeTier = false, currentGeneration = true;
    bool efa = false;  ///< supports an Elastic Fabric Adapter
    bool spot = false; ///< available on the spot market
    bool hibernates = false;
};

struct InstanceTypeOffering {
    std::string type, location; ///< location: a zone, or the region
};

/// Spot price of a type in a zone, valid from `since`.
struct SpotPrice {
    std::string type, zone;
    double usdPerHour = 0;
    std::string since; ///< ISO 8601
};

/// Billed whether used or not.
struct CapacityReservation {
    std::string id, type, zone, state; ///< state: active, expired, cancelled, scheduled, pending, failed, ...
    int total = 0, available = 0;      ///< instances
    bool block = false;                ///< a Capacity Block for ML
    std::string starts;                ///< ISO 8601; may lie in the future for a Capacity Block
    std::string ends;                  ///< ISO 8601; empty: open until it is cancelled
    bool targeted = false;             ///< used only by launches that name it
    bool operator==(const CapacityReservation &) const = default;
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
    Tags tags = {};
};

struct Subnet {
    std::string id, vpcId, zone, cidr;
    int freeAddresses = 0;
    bool publicIpOnLaunch = false, isDefault = false;
    Tags tags = {};
};

struct RouteTable {
    std::string id, vpcId;
    bool isMain = false;                ///< applies to every subnet of the VPC without an association of its own
    bool toInternet = false;            ///< 0.0.0.0/0 goes to an internet gateway
    std::vector<std::string> subnetIds; ///< explicitly associated subnets
};

/// EC2's estimate of how likely a spot request of a given size succeeds; not a guarantee.
struct SpotPlacementScore {
    std::string region, zoneId; ///< "use1-az1"
    int score = 0;              ///< 1 (unlikely) to 10
};

struct Volume {
    std::string id, state, zone, type, attachedTo; ///< attachedTo: an instance id, or empty
    int sizeGiB = 0;
    bool deletedWithInstance = false; ///< DeleteOnTermination of the attachment
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
    bool operator==(const LaunchTemplate &) const = default;
};

/// The values of a template version that can prefill a plan. Empty members are unset in the template.
struct LaunchTemplateVersion {
    int number = 1;
    bool isDefault = false;
    std::string description, instanceType, keyName;
    std::string imageId;   ///< "ami-..." or "resolve:ssm:..."
    int rootVolumeGiB = 0; ///< size of its first device; 0 when it names none
    std::string created;   ///< ISO 8601
    std::string zone, subnetId, placementGroup, instanceProfile;
    bool spot = false;
    double maxPriceUsd = 0; ///< per hour; 0 when it names none
    bool hasUserData = false;
    std::vector<std::string> groupIds;
    std::string capacityReservation;
    bool efa = false;
    bool operator==(const LaunchTemplateVersion &) const = default;
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
