#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "backend/core/deadline.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

struct CloudContext;
struct LaunchPlan;

/// A launch template of the account.
struct LaunchTemplateSummary {
    std::string id, name;
    int defaultVersion = 1, latestVersion = 1;
    bool operator==(const LaunchTemplateSummary &) const = default;
};

/// A version of a launch template, as far as a plan can express it. Empty members are unset in the template.
struct TemplateVersion {
    int number = 1;
    bool isDefault = false;
    std::string description, created; ///< created: ISO 8601
    std::string imageId;              ///< "ami-..." or "resolve:ssm:..."
    std::string instanceType, zone, subnet, reservation;
    int rootGiB = 0;
    bool spot = false, placementGroup = false, efa = false;
    double maxPriceUsd = 0;
    std::vector<std::string> unused; ///< in the template, but not used by a cluster: "key pair", "security groups"
    bool operator==(const TemplateVersion &) const = default;
};

/// Sorted by name.
Result<std::vector<LaunchTemplateSummary>> launchTemplates(const CloudContext &, const std::string &region,
                                                           const CallContext &);
/// The versions of one template, newest first.
/// \error NotFound
Result<std::vector<TemplateVersion>> templateVersions(const CloudContext &, const std::string &region,
                                                      const std::string &idOrName, const CallContext &);
/// The version that a plan selects: by number, "$Latest", or the default one when empty or "$Default". Null when there
/// is no such version.
const TemplateVersion *versionOf(const std::vector<TemplateVersion> &, const std::string &wanted);

/// Fills members of the plan that have their default value with the values of the template.
LaunchPlan filledFrom(LaunchPlan, const TemplateVersion &);
/// Undoes filledFrom(): members with the value of the template get their default value again, for example before
/// another template is used.
LaunchPlan withoutTemplate(LaunchPlan, const TemplateVersion &);
/// "Not used of version 3: its key pair, its security groups, because the cluster has its own."; empty when all is
/// used.
std::string describeUnused(const TemplateVersion &);

} // namespace trainyard::cluster
