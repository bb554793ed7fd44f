#pragma once

#include <memory>

#include "backend/aws/ec2/ec2_types.h"
#include "backend/cluster/cloud/ec2.h"
#include "backend/cluster/cloud/instance_controllers.h"

namespace trainyard::aws {
class AutoScalingClient;
class CloudFormationClient;
class Ec2Client;
class EmrClient;
} // namespace trainyard::aws

namespace trainyard::cluster {

/// Implements Ec2 with the real client: AWS, or the service at the configured endpoint.
std::shared_ptr<Ec2> makeAwsEc2(std::shared_ptr<aws::Ec2Client>);

std::shared_ptr<ControllerApi> makeAwsControllerApi(std::shared_ptr<aws::AutoScalingClient>,
                                                    std::shared_ptr<aws::EmrClient>,
                                                    std::shared_ptr<aws::CloudFormationClient>);

/// The rule "All TCP, anywhere" from old walkthroughs.
aws::IngressRule allTcpRule();

/// \error as aws::Ec2Client
Result<std::vector<Ec2Resource>> listAwsResources(aws::Ec2Client &, ResourceKind, std::vector<aws::Filter>,
                                                  const CallContext &);
Status removeAwsResources(aws::Ec2Client &, ResourceKind, const std::vector<std::string> &ids, const CallContext &);

} // namespace trainyard::cluster
