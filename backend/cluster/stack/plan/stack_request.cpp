#include "backend/cluster/stack/plan/stack_request.h"

#include "backend/aws/ec2/ec2_client.h"

namespace trainyard::cluster {

aws::CreateStackRequest createStackRequest(const StackPlan &plan, const std::string &templateBody,
                                           const std::string &sshRange, const TagMap &ours,
                                           const std::vector<std::string> &capabilities, const std::string &token)
{
    aws::CreateStackRequest request;
    request.name = plan.name;
    request.templateBody = templateBody;
    request.parameters = plan.parameters(sshRange);
    if (plan.acknowledgeIam)
        request.capabilities = capabilities;
    request.tags = plan.tags;
    for (const auto &[key, value] : ours)
        request.tags[key] = value;
    request.onFailure = plan.keepOnFailure ? aws::OnFailure::Keep : aws::OnFailure::RollBack;
    request.timeout = plan.timeout;
    request.token = token;
    request.protect = plan.protect;
    return request;
}

std::vector<std::string> awsCliCommands(const StackPlan &plan)
{
    const TagMap ours{{tag::kCluster, "CLUSTER_ID"}};
    const std::string from = plan.sshFrom.empty()          ? "YOUR_ADDRESS/32"
                             : plan.sshFrom.front() == '/' ? "YOUR_RANGE" + plan.sshFrom
                                                           : plan.sshFrom;
    std::vector<std::string> lines;
    if (plan.keyName.empty())
        lines.push_back(aws::awsLine(aws::importKeyPairCall(plan.keyPair(), "PUBLIC_KEY", ours), plan.region));
    // The template is shown as a file name, but a call without a body has no such option.
    const auto request = createStackRequest(plan, "{}", from, ours, {"CAPABILITY_IAM"}, "TOKEN");
    lines.push_back(aws::awsLine(aws::createStackCall(request), plan.region));
    return lines;
}

} // namespace trainyard::cluster
