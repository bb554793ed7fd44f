#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "backend/aws/ec2/ec2_types.h"
#include "backend/core/result.h"
#include "backend/core/sentence.h"
#include "backend/core/time/deadline.h"

namespace trainyard::cluster {

struct CloudContext;
struct LaunchPlan;

/// Sorted by name.
Result<std::vector<aws::LaunchTemplate>> launchTemplates(const CloudContext &, const std::string &region,
                                                         const CallContext &);
/// The versions of one template, newest first.
/// \error NotFound
Result<std::vector<aws::LaunchTemplateVersion>> templateVersions(const CloudContext &, const std::string &region,
                                                                 const std::string &idOrName, const CallContext &);
/// The version that a plan selects: by number, "$Latest", or the default one when empty or "$Default". Null when there
/// is no such version.
const aws::LaunchTemplateVersion *versionOf(const std::vector<aws::LaunchTemplateVersion> &, const std::string &wanted);

/// Fills members of the plan that have their default value with the values of the template.
LaunchPlan filledFrom(LaunchPlan, const aws::LaunchTemplateVersion &);
/// Undoes filledFrom(): members with the value of the template get their default value again, for example before
/// another template is used.
LaunchPlan withoutTemplate(LaunchPlan, const aws::LaunchTemplateVersion &);
/// Parts of a template that a cluster does not use: "key pair", "security groups", "user data".
std::vector<std::string> unusedParts(const aws::LaunchTemplateVersion &);
/// "Not used of version 3: its key pair, its security groups, because the cluster has its own."; empty when all is
/// used.
Sentence describeUnused(const aws::LaunchTemplateVersion &);

} // namespace trainyard::cluster
