#pragma once

#include <algorithm>
#include <string>

#include "backend/localcloud/ec2/catalog/ec2_catalog.h"
#include "backend/localcloud/services/scaling_store.h"

/// Wire helpers of Auto Scaling and CloudFormation.
namespace trainyard::localcloud::scaling {

inline std::string arnOf(const ScalingGroup &group)
{
    return "arn:aws:autoscaling:" + group.region + ":" + kAccount + ":autoScalingGroup::autoScalingGroupName/" +
           group.name;
}

inline const char *lifecycleState(InstanceState state)
{
    return state == InstanceState::Pending ? "Pending" : state == InstanceState::Running ? "InService" : "Terminating";
}

/// Writes the members of an instance that both Describe operations have.
inline void writeInstance(XmlWriter &xml, const ScalingGroup &group, const Instance &one)
{
    xml.text("InstanceId", one.id).text("InstanceType", one.type).text("AvailabilityZone", one.zone);
    xml.text("LifecycleState", lifecycleState(one.state));
    xml.text("HealthStatus",
             one.state == InstanceState::Pending || one.state == InstanceState::Running ? "Healthy" : "Unhealthy");
    xml.boolean("ProtectedFromScaleIn", group.protectedOnes.contains(one.id));
    xml.element("LaunchTemplate", [&] {
        const auto version = one.tags.find("aws:ec2launchtemplate:version");
        xml.text("LaunchTemplateId", group.templateId);
        xml.optional("Version", version == one.tags.end() ? std::string() : version->second);
    });
}

/// A page of at most MaxRecords items (100 unless given).
inline ServiceResult<Page> pageOf(const Parameters &parameters, std::size_t count)
{
    auto values = parameters.all();
    std::erase_if(values, [](const auto &pair) { return pair.first != "NextToken"; });
    values["MaxResults"] = parameters.text("MaxRecords", "100");
    return readPage(Parameters(std::move(values)), count, 1, 100);
}

} // namespace trainyard::localcloud::scaling
