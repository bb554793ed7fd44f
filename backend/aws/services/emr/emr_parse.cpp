#include "backend/aws/services/emr/emr_parse_internal.h"

#include <cmath>

namespace trainyard::aws::emr {

namespace {

using json11::object;
using json11::text;

struct ReportedState {
    std::string state, code, message;
    EmrTimeline timeline;
};

/// \param started  name of the time that stands in EmrTimeline::ready
ReportedState statusOf(const nlohmann::json &json, const char *started = "ReadyDateTime")
{
    const auto &status = object(json, "Status");
    const auto &reason = object(status, "StateChangeReason");
    const auto &timeline = object(status, "Timeline");
    return {text(status, "State"),
            text(reason, "Code"),
            text(reason, "Message"),
            {json11::time(timeline, "CreationDateTime").value_or(Timestamp{}), json11::time(timeline, started),
             json11::time(timeline, "EndDateTime")}};
}

} // namespace

EmrApplication parseApplication(const nlohmann::json &json)
{
    return {text(json, "Name"), text(json, "Version")};
}

EmrCluster parseCluster(const nlohmann::json &json)
{
    auto status = statusOf(json);
    const auto &ec2 = object(json, "Ec2InstanceAttributes");
    EmrCluster cluster{.id = text(json, "Id"),
                       .name = text(json, "Name"),
                       .state = std::move(status.state),
                       .isProtected = json11::flag(json, "TerminationProtected"),
                       .tags = json11::tags(json, "Tags"),
                       .created = status.timeline.created,
                       .timeline = status.timeline,
                       .reasonCode = std::move(status.code),
                       .reason = std::move(status.message),
                       .releaseLabel = text(json, "ReleaseLabel"),
                       .customImage = text(json, "CustomAmiId"),
                       .logUri = text(json, "LogUri"),
                       .masterDns = text(json, "MasterPublicDnsName"),
                       .keyName = text(ec2, "Ec2KeyName"),
                       .subnetId = text(ec2, "Ec2SubnetId"),
                       .zone = text(ec2, "Ec2AvailabilityZone"),
                       .instanceProfile = text(ec2, "IamInstanceProfile"),
                       .serviceRole = text(json, "ServiceRole"),
                       .masterGroup = text(ec2, "EmrManagedMasterSecurityGroup"),
                       .slaveGroup = text(ec2, "EmrManagedSlaveSecurityGroup"),
                       .serviceGroup = text(ec2, "ServiceAccessSecurityGroup"),
                       .additionalMasterGroups = json11::texts(ec2, "AdditionalMasterSecurityGroups"),
                       .additionalSlaveGroups = json11::texts(ec2, "AdditionalSlaveSecurityGroups"),
                       .rootVolumeGiB = json11::count(json, "EbsRootVolumeSize"),
                       .usesFleets = text(json, "InstanceCollectionType") == "INSTANCE_FLEET",
                       .endsWithSteps = json11::flag(json, "AutoTerminate"),
                       .normalizedHours = json11::count(json, "NormalizedInstanceHours")};
    for (const auto &application : json11::list(json, "Applications"))
        cluster.applications.push_back(parseApplication(application));
    return cluster;
}

EmrClusterSummary parseClusterSummary(const nlohmann::json &json)
{
    auto status = statusOf(json);
    return {text(json, "Id"),       text(json, "Name"),        std::move(status.state),
            std::move(status.code), std::move(status.message), status.timeline};
}

EmrInstanceGroup parseInstanceGroup(const nlohmann::json &json)
{
    auto status = statusOf(json);
    return {text(json, "Id"),
            text(json, "Name"),
            text(json, "InstanceGroupType"),
            text(json, "InstanceType"),
            std::move(status.state),
            std::move(status.code),
            std::move(status.message),
            json11::count(json, "RequestedInstanceCount"),
            json11::count(json, "RunningInstanceCount"),
            text(json, "Market") == "SPOT"};
}

EmrInstance parseInstance(const nlohmann::json &json)
{
    auto status = statusOf(json);
    return {text(json, "Id"),
            InstanceId(text(json, "Ec2InstanceId")),
            text(json, "InstanceGroupId"),
            text(json, "InstanceType"),
            std::move(status.state),
            std::move(status.code),
            std::move(status.message),
            text(json, "PublicIpAddress"),
            text(json, "PublicDnsName"),
            text(json, "PrivateIpAddress"),
            text(json, "PrivateDnsName"),
            text(json, "Market") == "SPOT",
            status.timeline};
}

EmrBootstrapAction parseBootstrapAction(const nlohmann::json &json)
{
    return {text(json, "Name"), text(json, "ScriptPath"), json11::texts(json, "Args")};
}

EmrStep parseStep(const nlohmann::json &json)
{
    auto status = statusOf(json, "StartDateTime");
    const auto &config = object(json, "Config");
    const auto &failure = object(object(json, "Status"), "FailureDetails");
    return {text(json, "Id"),         text(json, "Name"),
            std::move(status.state),  text(json, "ActionOnFailure"),
            text(config, "Jar"),      json11::texts(config, "Args"),
            text(failure, "Reason"),  text(failure, "Message"),
            text(failure, "LogFile"), status.timeline};
}

EmrInstanceType parseInstanceType(const nlohmann::json &json)
{
    const double memory = json11::number(json, "MemoryGB");
    return {text(json, "Type"), text(json, "InstanceFamilyId"), text(json, "Architecture"), json11::count(json, "VCPU"),
            std::isfinite(memory) && memory > 0 ? memory : 0};
}

EmrBlockPublicAccess parseBlockPublicAccess(const nlohmann::json &json)
{
    EmrBlockPublicAccess access{json11::flag(json, "BlockPublicSecurityGroupRules"), {}};
    for (const auto &range : json11::list(json, "PermittedPublicSecurityGroupRuleRanges")) {
        const int first = json11::count(range, "MinRange");
        access.permitted.push_back({first, range.contains("MaxRange") ? json11::count(range, "MaxRange") : first});
    }
    return access;
}

} // namespace trainyard::aws::emr
