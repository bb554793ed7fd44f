#pragma once

#include <optional>
#include <string>
#include <vector>

#include "backend/aws/services/stacks/auto_scaling_client.h"
#include "backend/aws/services/stacks/cloudformation_client.h"
#include "backend/core/sentence.h"
#include "backend/core/time/clock.h"

namespace trainyard::cluster {

/// The state of one resource of a stack, as its events report it.
struct ResourceProgress {
    std::string logicalId, physicalId, type; ///< type: "AWS::EC2::VPC"
    std::string status, reason;              ///< "CREATE_IN_PROGRESS"
    Timestamp started{};                     ///< of the operation in progress, or of the last one
    std::optional<Timestamp> ended;          ///< empty while it is in progress
    bool failed() const { return status.ends_with("_FAILED"); }
    bool operator==(const ResourceProgress &) const = default;
};

/// What the events of a stack amount to.
struct StackProgress {
    /// Failed resources first, then those in progress, then the others; each in the order in which they started.
    std::vector<ResourceProgress> resources;
    std::optional<aws::StackEvent> cause; ///< the first failure that is not the consequence of another one
    int complete = 0;                     ///< resources whose creation has ended well
    /// Whether a resource of this type is being created.
    bool isCreating(std::string_view type) const;
};

/// \param events  oldest first, as CloudFormationClient::describeEvents() returns them
StackProgress stackProgress(const std::vector<aws::StackEvent> &events);

/// Why the creation failed and what to do.
/// \param activities  of the stack's Auto Scaling groups, newest first: a group that does not stabilize fails without
///     naming its reason
Sentence explainFailure(const aws::StackEvent &cause, const std::vector<aws::ScalingActivity> &activities);

} // namespace trainyard::cluster
