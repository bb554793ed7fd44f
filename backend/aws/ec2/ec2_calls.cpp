#include "backend/aws/ec2/ec2_calls_internal.h"

#include <nlohmann/json.hpp>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/core/encoding.h"

namespace trainyard::aws::ec2 {

namespace {

nlohmann::ordered_json ruleJson(const IngressRule &rule)
{
    nlohmann::ordered_json out{{"IpProtocol", rule.protocol}};
    if (rule.protocol != "-1") {
        out["FromPort"] = rule.fromPort;
        out["ToPort"] = rule.toPort;
    }
    const bool isV6 = rule.cidr.find(':') != std::string::npos;
    nlohmann::ordered_json peer = rule.sourceGroupId.empty()
                                      ? nlohmann::ordered_json{{isV6 ? "CidrIpv6" : "CidrIp", rule.cidr}}
                                      : nlohmann::ordered_json{{"GroupId", rule.sourceGroupId}};
    if (!rule.description.empty())
        peer["Description"] = rule.description;
    out[!rule.sourceGroupId.empty() ? "UserIdGroupPairs"
        : isV6                      ? "Ipv6Ranges"
                                    : "IpRanges"] = nlohmann::ordered_json::array({peer});
    return out;
}

QueryCall ingress(QueryCall c, const std::string &groupId, const IngressRule &rule)
{
    const std::string prefix = "IpPermissions.1.";
    c.set("GroupId", "--group-id", groupId);
    c.wire(prefix + "IpProtocol", rule.protocol);
    if (rule.protocol != "-1") {
        c.wire(prefix + "FromPort", std::to_string(rule.fromPort));
        c.wire(prefix + "ToPort", std::to_string(rule.toPort));
    }
    const bool isV6 = rule.cidr.find(':') != std::string::npos;
    const auto peer = prefix + (!rule.sourceGroupId.empty() ? "Groups.1." : isV6 ? "Ipv6Ranges.1." : "IpRanges.1.");
    if (!rule.sourceGroupId.empty())
        c.wire(peer + "GroupId", rule.sourceGroupId);
    else
        c.wire(peer + (isV6 ? "CidrIpv6" : "CidrIp"), rule.cidr);
    c.wire(peer + "Description", rule.description);
    c.cliArguments({"--ip-permissions", nlohmann::ordered_json::array({ruleJson(rule)}).dump()});
    return c;
}

} // namespace

QueryCall ec2Call(const std::string &operation, const std::string &cliName)
{
    return QueryCall("ec2", operation, "2016-11-15", cliName);
}

std::vector<std::string> texts(const std::vector<InstanceId> &ids)
{
    std::vector<std::string> out;
    out.reserve(ids.size());
    for (const auto &id : ids)
        out.push_back(id.value);
    return out;
}

QueryCall describeInstances(const std::vector<InstanceId> &ids, const std::vector<Filter> &filters)
{
    return ec2Call("DescribeInstances", "describe-instances")
        .list("InstanceId", "--instance-ids", texts(ids))
        .filters(filters);
}

QueryCall terminateInstances(const std::vector<InstanceId> &ids)
{
    return ec2Call("TerminateInstances", "terminate-instances").list("InstanceId", "--instance-ids", texts(ids));
}

QueryCall describeInstanceStatus(const std::vector<InstanceId> &ids)
{
    return ec2Call("DescribeInstanceStatus", "describe-instance-status")
        .list("InstanceId", "--instance-ids", texts(ids))
        .wire("IncludeAllInstances", "true")
        .cliArguments({"--include-all-instances"});
}

QueryCall getConsoleOutput(const InstanceId &id, bool latest)
{
    auto c = ec2Call("GetConsoleOutput", "get-console-output").set("InstanceId", "--instance-id", id.value);
    return latest ? c.flag("Latest", "latest", true) : c;
}

QueryCall createTags(const std::vector<std::string> &resourceIds, const Tags &tags)
{
    auto c = ec2Call("CreateTags", "create-tags").list("ResourceId", "--resources", resourceIds);
    int n = 0;
    for (const auto &[key, value] : tags) {
        const auto prefix = "Tag." + std::to_string(++n);
        c.wire(prefix + ".Key", key).wire(prefix + ".Value", value);
    }
    return c.cliArguments({"--tags", cliTags(tags)});
}

QueryCall importKeyPair(const std::string &name, const std::string &publicKey, const Tags &tags)
{
    return ec2Call("ImportKeyPair", "import-key-pair")
        .set("KeyName", "--key-name", name)
        .wire("PublicKeyMaterial", base64Encode(asBytes(publicKey)))
        .cliArguments({"--public-key-material", "fileb://" + name + ".pub"})
        .tagSpecifications({"key-pair"}, tags);
}

QueryCall describeKeyPairs(const std::vector<std::string> &names, const std::vector<Filter> &filters)
{
    return ec2Call("DescribeKeyPairs", "describe-key-pairs").list("KeyName", "--key-names", names).filters(filters);
}

QueryCall deleteKeyPair(const std::string &name)
{
    return ec2Call("DeleteKeyPair", "delete-key-pair").set("KeyName", "--key-name", name);
}

QueryCall createSecurityGroup(const std::string &name, const std::string &description, const std::string &vpcId,
                              const Tags &tags)
{
    return ec2Call("CreateSecurityGroup", "create-security-group")
        .set("GroupName", "--group-name", name)
        .set("GroupDescription", "--description", description)
        .set("VpcId", "--vpc-id", vpcId)
        .tagSpecifications({"security-group"}, tags);
}

QueryCall authorizeIngress(const std::string &groupId, const IngressRule &rule)
{
    return ingress(ec2Call("AuthorizeSecurityGroupIngress", "authorize-security-group-ingress"), groupId, rule);
}

QueryCall authorizeEgress(const std::string &groupId, const IngressRule &rule)
{
    return ingress(ec2Call("AuthorizeSecurityGroupEgress", "authorize-security-group-egress"), groupId, rule);
}

QueryCall revokeIngress(const std::string &groupId, const IngressRule &rule)
{
    return ingress(ec2Call("RevokeSecurityGroupIngress", "revoke-security-group-ingress"), groupId, rule);
}

QueryCall describeSecurityGroups(const std::vector<std::string> &ids, const std::vector<Filter> &filters)
{
    return ec2Call("DescribeSecurityGroups", "describe-security-groups")
        .list("GroupId", "--group-ids", ids)
        .filters(filters);
}

QueryCall deleteSecurityGroup(const std::string &groupId)
{
    return ec2Call("DeleteSecurityGroup", "delete-security-group").set("GroupId", "--group-id", groupId);
}

QueryCall describeImages(const std::vector<std::string> &ids, const std::vector<std::string> &owners,
                         const std::vector<Filter> &filters)
{
    return ec2Call("DescribeImages", "describe-images")
        .list("ImageId", "--image-ids", ids)
        .list("Owner", "--owners", owners)
        .filters(filters);
}

QueryCall describeInstanceTypes(const std::vector<std::string> &names, const std::vector<Filter> &filters)
{
    return ec2Call("DescribeInstanceTypes", "describe-instance-types")
        .list("InstanceType", "--instance-types", names)
        .filters(filters);
}

QueryCall describeInstanceTypeOfferings(bool byZone, const std::vector<Filter> &filters)
{
    return ec2Call("DescribeInstanceTypeOfferings", "describe-instance-type-offerings")
        .set("LocationType", "--location-type", byZone ? "availability-zone" : "region")
        .filters(filters);
}

QueryCall describeSpotPrices(Timestamp since, const std::vector<std::string> &types)
{
    return ec2Call("DescribeSpotPriceHistory", "describe-spot-price-history")
        .set("StartTime", "--start-time", toIso8601(since))
        .list("ProductDescription", "--product-descriptions", {"Linux/UNIX"})
        .list("InstanceType", "--instance-types", types);
}

QueryCall describeRegions()
{
    return ec2Call("DescribeRegions", "describe-regions");
}

QueryCall describeAvailabilityZones()
{
    return ec2Call("DescribeAvailabilityZones", "describe-availability-zones")
        .filters({{"zone-type", {"availability-zone"}}});
}

QueryCall describeVpcs(const std::vector<Filter> &filters)
{
    return ec2Call("DescribeVpcs", "describe-vpcs").filters(filters);
}

QueryCall describeSubnets(const std::vector<Filter> &filters)
{
    return ec2Call("DescribeSubnets", "describe-subnets").filters(filters);
}

} // namespace trainyard::aws::ec2

namespace trainyard::aws {

Call toCall(const RunInstancesRequest &request)
{
    return ec2::runInstances(request).call();
}
Call importKeyPairCall(const std::string &name, const std::string &publicKey, const Tags &tags)
{
    return ec2::importKeyPair(name, publicKey, tags).call();
}
Call createSecurityGroupCall(const std::string &name, const std::string &description, const std::string &vpcId,
                             const Tags &tags)
{
    return ec2::createSecurityGroup(name, description, vpcId, tags).call();
}
Call authorizeIngressCall(const std::string &groupId, const IngressRule &rule)
{
    return ec2::authorizeIngress(groupId, rule).call();
}
Call authorizeEgressCall(const std::string &groupId, const IngressRule &rule)
{
    return ec2::authorizeEgress(groupId, rule).call();
}
Call createPlacementGroupCall(const std::string &name, const Tags &tags)
{
    return ec2::createPlacementGroup(name, tags).call();
}

} // namespace trainyard::aws
