#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/deadline.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

struct CloudContext;

/// A network of the account and what can be chosen in it. Plain values.
struct SubnetChoice {
    std::string id, vpc, zone, cidr;
    int freeAddresses = 0;
    bool givesPublicAddress = false;     ///< to every machine that is started in it
    std::optional<bool> reachesInternet; ///< by an internet gateway, without which nobody reaches SSH; unset: not known
    bool isDefault = false;              ///< the one of its zone that is taken when none is named
    bool operator==(const SubnetChoice &) const = default;
};

struct GroupChoice {
    std::string id, name, vpc, description;
    std::vector<std::string> sshFrom; ///< ranges that may reach port 22
    bool openInside = false;          ///< its members reach each other
    bool openToAll = false;           ///< a rule lets the whole Internet in
    bool ours = false;                ///< made by Trainyard for a cluster, and ended with it
    /// Does a computer with this address ("203.0.113.7/32") reach SSH through it?
    bool allowsSshFrom(std::string_view address) const;
    bool operator==(const GroupChoice &) const = default;
};

struct KeyChoice {
    std::string name, type, fingerprint; ///< fingerprint: as EC2 shows it, see ssh::KeyFile
    bool operator==(const KeyChoice &) const = default;
};

struct NetworkChoices {
    std::vector<SubnetChoice> subnets; ///< those of the default network first, by zone
    std::vector<GroupChoice> groups;
    std::vector<KeyChoice> keys;
    const SubnetChoice *subnet(std::string_view id) const; ///< null when there is none
    const GroupChoice *group(std::string_view id) const;
    const KeyChoice *key(std::string_view name) const;
    /// The one that a machine gets in this zone when none is named; null when the zone has none.
    const SubnetChoice *defaultSubnet(std::string_view zone) const;
    bool operator==(const NetworkChoices &) const = default;
};

/// Subnets, security groups and key pairs of a region. Only reads.
/// errors  those of the credentials and the connection, PermissionDenied; Cancelled, Timeout
Result<NetworkChoices> networkChoices(const CloudContext &, const std::string &region, const Deadline &,
                                      std::stop_token);

/// Is an address ("203.0.113.7/32") within a range ("203.0.113.0/24")? False for what is no IPv4 range.
bool within(std::string_view address, std::string_view range);
/// "203.0.113.7/32" and "/24" make "203.0.113.0/24"; a range that is whole already stays as it is.
std::string rangeAround(const std::string &address, const std::string &sshFrom);
/// The range that SSH is opened to: what the plan says, or this computer's address, or the range around it.
/// errors  those of CloudContext::publicAddress
Result<std::string> sshRange(const CloudContext &, const std::string &sshFrom, const Deadline &, std::stop_token);

} // namespace trainyard::cluster
