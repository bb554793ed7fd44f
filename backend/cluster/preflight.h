#pragma once

#include <map>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "backend/cluster/ec2.h"
#include "backend/cluster/launch_plan.h"
#include "backend/cluster/network.h"
#include "backend/cluster/permissions.h"
#include "backend/cluster/quotas.h"
#include "backend/cluster/roles.h"
#include "backend/core/clock.h"
#include "backend/core/deadline.h"
#include "backend/core/result.h"
#include "backend/ssh/key_files.h"

namespace trainyard::cluster {

class Catalog;
struct CloudContext;

// What can be known of a launch before a cent is spent. `gatherFacts` asks, `judge` decides; `judge` has no socket, no
// clock and no file.

enum class Severity {
    Green, ///< nothing is in the way
    Amber, ///< it may fail, or is not known: the user decides
    Red,   ///< it would fail, or would be dangerous
};
std::string_view toString(Severity) noexcept; ///< "green"

enum class Check {
    Account,
    Permission,
    Quota,
    Capacity,
    Image,
    RootVolume,
    Key,
    Address,
    Group,
    Subnet,
    Deadline,
    Bucket,     ///< of the plan; nothing is said where it names none
    Hibernation ///< nothing is said of it where nobody wants to hibernate
};
std::string_view toString(Check) noexcept; ///< "quota", as in JSON

/// What a button beside a finding does.
enum class FixAction {
    LogIn,           ///< renew the session
    ShowPermissions, ///< the matrix of what these credentials may do
    ShowPolicies,    ///< managed policies: which are missing, and which have taken the place of others
    ShowQuota,       ///< the quota page, at the line whose code is the value
    ChooseImage,     ///< the page with the image
    SetRootSize,     ///< the value: GiB
    SetWorkers,      ///< the value: machines besides the head
    SetZones,        ///< the value: zones with commas
    SetSubnet,       ///< the value: an id; empty: the default one of the zone
    SetOnDemand,
    SetSshFrom,        ///< the value: a range
    RepairGroup,       ///< add what the chosen security group lacks
    SetKeyName,        ///< the value: a key pair of the account; empty: the key file is imported
    OwnKey,            ///< a key made for the cluster instead of the chosen file
    GivePublicAddress, ///< ask for public addresses at the launch
    ClosePorts,        ///< SSH from this computer only, instead of every port from anywhere
    NoHibernation,
    MakeBuckets, ///< those that are not there
};
std::string_view toString(FixAction) noexcept; ///< "set-root-size", as in JSON

struct Fix {
    FixAction action;
    std::string value;
    bool operator==(const Fix &) const = default;
};
std::string describe(const Fix &); ///< a button's text in English: "Use 30 GiB"
/// Change the plan as the offer says.
/// return  false when the offer changes no plan: it opens something
bool apply(const Fix &, LaunchPlan &);
/// The same on a command line: an option of `launch` ("--root-gib 30"), or a whole command.
std::string cliFor(const Fix &);

struct Finding {
    Check check;
    Severity severity;
    std::string text;           ///< one English sentence
    std::vector<Fix> fixes;     ///< what helps, the best first
    std::optional<Error> error; ///< where a question failed
    bool operator==(const Finding &) const = default;
};

struct Preflight {
    std::vector<Finding> findings; ///< one or more for each check that applies, in the order of Check
    Severity severity() const;     ///< the worst; Green without findings
    bool operator==(const Preflight &) const = default;
};

/// What the cloud and this computer say. Answers that failed say so themselves.
struct PreflightFacts {
    Timestamp now{};
    std::optional<Error> account;                    ///< why it cannot be named
    Result<std::optional<Timestamp>> sessionEnds;    ///< of the credentials; unset: they do not end
    Result<std::vector<PermissionLine>> permissions; ///< the whole matrix
    Result<std::vector<PolicyLine>> policies = {};   ///< managed ones that a launch asks for; empty: not asked
    Result<std::vector<QuotaLine>> quotas;           ///< of the families that the plan needs
    Result<MachineImage> image;                      ///< that the machines would start from
    std::map<std::string, Result<std::vector<std::string>>> offering; ///< zones, by instance type
    std::map<std::string, Result<bool>> hibernates; ///< whether a type can; asked where the plan wants it
    std::map<std::string, Result<bool>> buckets;    ///< whether one of the plan is there
    std::map<std::string, int> spotScores;          ///< by zone, 1 to 10; empty: not asked, or not allowed
    std::set<std::string> refused;                  ///< "c5.xlarge in us-east-1a": within the last hour
    Result<std::string> address;                    ///< of this computer: "203.0.113.7/32"
    Result<NetworkChoices> network;
    std::optional<Result<ssh::KeyFile>> key; ///< unset: one is made for the cluster
};

/// The plan itself is right (LaunchPlan::problems() is empty).
Preflight evaluate(const LaunchPlan &, const Catalog &, const PreflightFacts &);

/// What is not green of address, security group and subnet: while the user still chooses them.
std::vector<Finding> evaluateNetwork(const LaunchPlan &, const Catalog &, const NetworkChoices &,
                                     const Result<std::string> &address);

/// Ask everything that `judge` wants to know, several questions at a time. Nothing is changed and nothing is spent.
/// errors  Cancelled; what a question fails with stands in its fact
Result<PreflightFacts> gatherFacts(const CloudContext &, const LaunchPlan &, const Deadline &, std::stop_token);

/// Both together.
/// errors  InvalidArgument (the plan's problems), Cancelled
Result<Preflight> preflight(const CloudContext &, const LaunchPlan &, const Deadline &, std::stop_token);

} // namespace trainyard::cluster
