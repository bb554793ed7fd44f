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

/// What a version of it says, as far as a plan can say it. Empty: it leaves that open.
struct TemplateVersion {
    int number = 1;
    bool isDefault = false;
    std::string description, created; ///< created: ISO 8601
    std::string imageId;              ///< "ami-..." or "resolve:ssm:..."
    std::string instanceType, zone, subnet, reservation;
    int rootGiB = 0;
    bool spot = false, placementGroup = false, efa = false;
    double maxPriceUsd = 0;
    std::vector<std::string> unused; ///< what it says and a cluster brings itself: "key pair", "security groups", ...
    bool operator==(const TemplateVersion &) const = default;
};

/// By name.
Result<std::vector<LaunchTemplateSummary>> launchTemplates(const CloudContext &, const std::string &region,
                                                           const Deadline &, std::stop_token);
/// Of one, the newest first.
/// errors  NotFound
Result<std::vector<TemplateVersion>> templateVersions(const CloudContext &, const std::string &region,
                                                      const std::string &idOrName, const Deadline &, std::stop_token);
/// The version that a plan means: its number, "$Latest", or the default one when it names none. Null when there is
/// none.
const TemplateVersion *versionOf(const std::vector<TemplateVersion> &, const std::string &wanted);

/// The plan with what the template says for everything that the plan leaves as a new plan has it.
LaunchPlan filledFrom(LaunchPlan, const TemplateVersion &);
/// Taken back: what still is as the template says becomes open again. Another template can be filled in then.
LaunchPlan withoutTemplate(LaunchPlan, const TemplateVersion &);
/// "Not used of version 3: its key pair and its security groups, because the cluster has its own."; empty: all is used.
std::string describeUnused(const TemplateVersion &);

} // namespace trainyard::cluster
