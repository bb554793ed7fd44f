#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"
#include "backend/core/time/deadline.h"

namespace trainyard::cluster {

struct CloudContext;

/// A subnet of the account, with the properties that matter for a choice. A plain value.
struct SubnetChoice {
    std::string id, vpc, zone, cidr;
    int freeAddresses = 0;
    bool givesPublicAddress = false;     ///< to every machine that is started in it
    std::optional<bool> reachesInternet; ///< by an internet gateway, which SSH requires; unset: unknown
    bool isDefault = false;              ///< used for its zone when no subnet is chosen
    bool operator==(const SubnetChoice &) const = default;
};

struct GroupChoice {
    std::string id, name, vpc, description;
    std::vector<std::string> sshFrom; ///< ranges that can connect to port 22
    bool openInside = false;          ///< its members can reach each other
    bool openToAll = false;           ///< a rule admits the whole Internet
    bool ours = false;                ///< created by Trainyard for a cluster, and deleted with it
    /// Whether a computer with this address ("203.0.113.7/32") can connect to SSH through the group.
    bool allowsSshFrom(std::string_view address) const;
    bool operator==(const GroupChoice &) const = default;
};

struct KeyChoice {
    std::string name, type, fingerprint; ///< fingerprint: as EC2 shows it, see ssh::KeyFile
    bool operator==(const KeyChoice &) const = default;
};

struct NetworkChoices {
    std::vector<SubnetChoice> subnets; ///< those of the default VPC first, by zone
    std::vector<GroupChoice> groups;
    std::vector<KeyChoice> keys;
    const SubnetChoice *subnet(std::string_view id) const; ///< null when there is none
    const GroupChoice *group(std::string_view id) const;
    const KeyChoice *key(std::string_view name) const;
    bool operator==(const NetworkChoices &) const = default;
};

/// Subnets, security groups and key pairs of a region. Read-only.
/// \error those of the credentials and the connection, PermissionDenied; Cancelled, Timeout
Result<NetworkChoices> networkChoices(const CloudContext &, const std::string &region, const CallContext &);

/// Whether an address ("203.0.113.7/32") is within a range ("203.0.113.0/24"). False for anything but an IPv4 range.
bool within(std::string_view address, std::string_view range);
/// "203.0.113.7/32" and "/24" yield "203.0.113.0/24"; a complete range is returned unchanged.
std::string rangeAround(const std::string &address, const std::string &sshFrom);
/// The range that SSH is opened to: the plan's, this computer's address, or the range around it.
/// \error those of CloudContext::publicAddress
Result<std::string> sshRange(const CloudContext &, const std::string &sshFrom, const CallContext &);

} // namespace trainyard::cluster
