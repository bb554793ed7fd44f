#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "backend/core/clock.h"

namespace trainyard::localcloud {

using Tags = std::map<std::string, std::string>;

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
    std::string state = "pending"; ///< pending running shutting-down terminated stopping stopped
    std::string stateReasonCode, stateReasonMessage, transitionReason;
    std::string address; ///< both private and public: a loopback address
    int sshPort = 0;
    std::string user; ///< login name of the image
    std::string shutdownBehavior = "stop";
    std::string metadataSecret; ///< path component of its own metadata endpoint
    std::string httpTokens = "optional";
    int hopLimit = 1;
    int launchIndex = 0, boots = 0;
    std::string placementGroup, spotRequest; ///< a name; an id
    std::string capacityReservation;         ///< id
    bool terminationProtected = false, monitored = false, mayHibernate = false;
    std::int64_t launched = 0, stateSince = 0;
    std::int64_t takenAt = 0;         ///< when a spot interruption terminates it; 0: not announced
    std::vector<std::string> groups;  ///< ids
    std::vector<std::string> volumes; ///< ids
    Tags tags;
    bool live() const { return state != "terminated"; }
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
    std::string state = "pending";              ///< pending available deleting deleted
    std::int64_t created = 0, stateSince = 0;
    Tags tags;
};

struct PlacementGroup {
    std::string id, region, name, strategy = "cluster";
    Tags tags;
};

struct CapacityReservation {
    std::string id, region, type, zone;
    std::string state = "active", match = "open"; ///< active cancelled; open targeted
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

struct SpotRequest {
    std::string id, region, instance, maxPrice;
    std::string state = "active"; ///< active closed cancelled
    std::string status = "fulfilled", message = "Your Spot request is fulfilled.";
    std::int64_t created = 0;
    Tags tags;
};

/// The reservation that RunInstances created for a ClientToken.
struct TokenUse {
    std::string token, region, fingerprint; ///< fingerprint: of the parameters
    std::string reservation;
};

/// A key that may sign: the owner's pair, or temporary credentials.
struct AccessKey {
    std::string id, secret, token, instance;
    std::int64_t expires = 0; ///< 0: never
};

void to_json(nlohmann::json &, const Volume &);
void from_json(const nlohmann::json &, Volume &);
void to_json(nlohmann::json &, const Instance &);
void from_json(const nlohmann::json &, Instance &);
void to_json(nlohmann::json &, const KeyPair &);
void from_json(const nlohmann::json &, KeyPair &);
void to_json(nlohmann::json &, const GroupRule &);
void from_json(const nlohmann::json &, GroupRule &);
void to_json(nlohmann::json &, const SecurityGroup &);
void from_json(const nlohmann::json &, SecurityGroup &);
void to_json(nlohmann::json &, const Address &);
void from_json(const nlohmann::json &, Address &);
void to_json(nlohmann::json &, const NatGateway &);
void from_json(const nlohmann::json &, NatGateway &);
void to_json(nlohmann::json &, const PlacementGroup &);
void from_json(const nlohmann::json &, PlacementGroup &);
void to_json(nlohmann::json &, const CapacityReservation &);
void from_json(const nlohmann::json &, CapacityReservation &);
void to_json(nlohmann::json &, const LaunchTemplate &);
void from_json(const nlohmann::json &, LaunchTemplate &);
void to_json(nlohmann::json &, const SpotRequest &);
void from_json(const nlohmann::json &, SpotRequest &);
void to_json(nlohmann::json &, const TokenUse &);
void from_json(const nlohmann::json &, TokenUse &);
void to_json(nlohmann::json &, const AccessKey &);
void from_json(const nlohmann::json &, AccessKey &);

/// "i-" and 17 hexadecimal digits, in AWS's format.
std::string newResourceId(const std::string &prefix);
std::int64_t toMillis(Timestamp);
std::string millisToIso(std::int64_t);
int stateCode(const std::string &state);

} // namespace trainyard::localcloud
