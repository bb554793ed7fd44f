#pragma once

#include <memory>

#include "backend/aws/ec2_types.h"
#include "backend/cluster/ec2.h"

namespace trainyard::aws {
class Ec2Client;
}

namespace trainyard::cluster {

/// The real EC2 (or whatever answers at the endpoint) behind the drivers' narrow face.
std::shared_ptr<Ec2> makeAwsEc2(std::shared_ptr<aws::Ec2Client>);

aws::RunInstancesRequest toAws(const MachineRequest &);

} // namespace trainyard::cluster
