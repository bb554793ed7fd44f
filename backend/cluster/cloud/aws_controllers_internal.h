#pragma once

#include <memory>

#include "backend/cluster/cloud/instance_controllers.h"

namespace trainyard::aws {
class AutoScalingClient;
class CloudFormationClient;
class EmrClient;
} // namespace trainyard::aws

namespace trainyard::cluster {

std::shared_ptr<ControllerApi> makeAwsControllerApi(std::shared_ptr<aws::AutoScalingClient>,
                                                    std::shared_ptr<aws::EmrClient>,
                                                    std::shared_ptr<aws::CloudFormationClient>);

} // namespace trainyard::cluster
