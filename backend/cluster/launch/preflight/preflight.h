#pragma once

#include <array>
#include <map>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "backend/cluster/account/network.h"
#include "backend/cluster/account/permissions/permissions.h"
#include "backend/cluster/account/permissions/roles.h"
#include "backend/cluster/account/quotas.h"
#include "backend/cluster/cloud/ec2.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/enum_names.h"
#include "backend/core/result.h"
#include "backend/core/sentence.h"
#include "backend/core/time/clock.h"
#include "backend/core/time/deadline.h"
#include "backend/ssh/key_files.h"

namespace trainyard::cluster {

class Catalog;
struct CloudContext;

// Checks of a launch before it costs anything. `gatherFacts` queries the cloud and this computer; `evaluate` judges the
// facts and uses no socket, clock or file.

enum class Severity {
    Green, ///< no obstacle
    Amber, ///< it may fail, or is unknown: the user decides
    Red,   ///< it would fail, or would be dangerous
};
constexpr auto namesOf(Severity)
{
    return std::to_array<std::string_view>({"green", "amber", "red"});
}

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
    Bucket,     ///< of the plan; no finding when it names none
    Hibernation ///< no finding when the plan does not hibernate
};
constexpr auto namesOf(Check)
{
    return std::to_array<std::string_view>({"account", "permission", "quota", "capacity", "image", "root volume", "key",
                                            "address", "group", "subnet", "deadline", "bucket", "hibernation"});
}

/// The action of the button beside a finding.
enum class FixAction {
    LogIn,           ///< renew the session
    ShowPermissions, ///< the permission matrix of these credentials
    ShowPolicies,    ///< managed policies: the missing ones, and the successors of obsolete ones
    ShowQuota,       ///< the quota page, at the line whose code is the value
    ChooseImage,     ///< the page that selects the image
    SetRootSize,     ///< the value: GiB
    SetWorkers,      ///< the value: machines besides the head
    SetZones,        ///< the value: comma-separated zones
    SetSubnet,       ///< the value: an id; empty: the zone's default subnet
    SetOnDemand,
    SetSshFrom,        ///< the value: a range
    RepairGroup,       ///< add the missing rules to the chosen security group
    SetKeyName,        ///< the value: a key pair of the account; empty: the key file is imported
    OwnKey,            ///< a key pair created for the cluster instead of the chosen file
    GivePublicAddress, ///< request public addresses at the launch
    ClosePorts,        ///< SSH from this computer only, instead of all ports from anywhere
    NoHibernation,
    MakeBuckets, ///< create the missing ones
};
constexpr auto namesOf(FixAction)
{
    return std::to_array<std::string_view>({"log-in", "show-permissions", "show-policies", "show-quota", "choose-image",
                                            "set-root-size", "set-workers", "set-zones", "set-subnet", "set-on-demand",
                                            "set-ssh-from", "repair-group", "set-key-name", "own-key",
                                            "give-public-address", "close-ports", "no-hibernation", "make-buckets"});
}
using trainyard::toString;

struct Fix {
    FixAction action;
    std::string value;
    bool operator==(const Fix &) const = default;
};
std::string describe(const Fix &); ///< button text in English: "Use 30 GiB"
/// Applies the fix to the plan.
/// \return false when the fix does not change the plan, but opens a page or a dialog
bool apply(const Fix &, LaunchPlan &);
/// The fix on a command line: an option of `launch` ("--root-gib 30"), or a complete command.
std::string cliFor(const Fix &);

struct Finding {
    Check check;
    Severity severity;
    Sentence text;              ///< one sentence
    std::vector<Fix> fixes;     ///< best first
    std::optional<Error> error; ///< of the query that failed
    bool operator==(const Finding &) const = default;
};

struct Preflight {
    std::vector<Finding> findings; ///< at least one for each check that applies, in the order of Check
    Severity severity() const;     ///< the worst; Green without findings
    bool operator==(const Preflight &) const = default;
};

/// Answers from the cloud and this computer. A failed query holds its error.
struct PreflightFacts {
    Timestamp now{};
    std::optional<Error> account;                    ///< why it could not be identified
    Result<std::optional<Timestamp>> sessionEnds;    ///< of the credentials; unset: no expiry
    Result<std::vector<PermissionLine>> permissions; ///< the complete matrix
    Result<std::vector<PolicyLine>> policies = {};   ///< managed ones that a launch needs; empty: not queried
    Result<std::vector<QuotaLine>> quotas;           ///< of the families that the plan needs
    Result<aws::Image> image;                        ///< that the machines would start from
    std::map<std::string, Result<std::vector<std::string>>> offering; ///< zones, by instance type
    std::map<std::string, Result<bool>> hibernates; ///< whether a type can; queried if the plan needs it
    std::map<std::string, Result<bool>> buckets;    ///< whether a bucket of the plan exists
    std::map<std::string, int> spotScores;          ///< by zone, 1 to 10; empty: not queried, or denied
    std::set<std::string> refused;                  ///< "c5.xlarge in us-east-1a": within the last hour
    Result<std::string> address;                    ///< of this computer: "203.0.113.7/32"
    Result<NetworkChoices> network;
    std::optional<Result<ssh::KeyFile>> key;               ///< unset: a key pair is created for the cluster
    std::map<std::string, std::string> bucketRegions = {}; ///< of buckets that exist
};

/// Requires a plan without errors (LaunchPlan::problems() is empty).
Preflight evaluate(const LaunchPlan &, const Catalog &, const PreflightFacts &);

/// Findings on address, security group and subnet that are not green, while the user is still choosing them.
std::vector<Finding> evaluateNetwork(const LaunchPlan &, const Catalog &, const NetworkChoices &,
                                     const Result<std::string> &address);

/// Runs all queries that `evaluate` needs, several at a time. Changes nothing and costs nothing.
/// \error Cancelled; the error of a query is stored in its fact
Result<PreflightFacts> gatherFacts(const CloudContext &, const LaunchPlan &, const CallContext &);

/// gatherFacts() and evaluate().
/// \error InvalidArgument (the plan's problems), Cancelled
Result<Preflight> preflight(const CloudContext &, const LaunchPlan &, const CallContext &);

} // namespace trainyard::cluster
