#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"
#include "backend/core/sentence.h"

namespace trainyard::cluster {

/// Why CloudFormation cannot create a part of an old template today, and what Trainyard's template has in its place.
struct TemplateBlocker {
    std::string where; ///< resource, parameter or mapping: "WorkerLaunchConfig"
    Sentence what, instead;
    bool operator==(const TemplateBlocker &) const = default;
};

/// What is known of a template without a query.
struct TemplateReport {
    std::string description;
    std::vector<std::string> parameters;   ///< names
    std::vector<TemplateBlocker> blockers; ///< in the order of the template; empty: none is known
    std::vector<std::string> capabilities; ///< that it needs: "CAPABILITY_NAMED_IAM", "CAPABILITY_IAM"
    /// It has the parameters and groups of a dynamic training stack, so that StackPlan can take its place.
    bool isDynamicTraining = false;
};

/// Looks for launch configurations, runtimes of Lambda that have ended, fixed images, buckets that are gone, patterns
/// that are too narrow, and Python packages that are gone.
/// \param json  a template as JSON, at most 1 MB
/// \error InvalidArgument (not JSON, not a template; a template in YAML has to be converted first)
Result<TemplateReport> inspectTemplate(std::string_view json);

} // namespace trainyard::cluster
