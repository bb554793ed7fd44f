#include "backend/localcloud/ec2/ec2_service.h"

#include <sstream>

#include <nlohmann/json.hpp>

#include "backend/core/system/logging.h"
#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_records.h"
#include "backend/localcloud/instances/machines.h"
#include "backend/localcloud/store.h"

namespace trainyard::localcloud {
namespace {

/// Parameters of AWS that this cloud does not implement. They are rejected by name, never ignored silently.
constexpr const char *kUnimplemented[] = {"CpuOptions.",
                                          "CreditSpecification.",
                                          "EnclaveOptions.",
                                          "LicenseSpecification.",
                                          "PrivateDnsNameOptions.",
                                          "CapacityReservationSpecification.CapacityReservationPreference",
                                          ("CapacityReservationSpecification.CapacityReservationTarget."
                                           "CapacityReservationResourceGroupArn"),
                                          "MaintenanceOptions.",
                                          "ElasticGpuSpecification.",
                                          "ElasticInferenceAccelerator.",
                                          "KernelId",
                                          "RamdiskId",
                                          "Ipv6Address",
                                          "SecondaryNetwork",
                                          "ExecutableBy."};

template <class T>
Status loadKind(Store &store, const char *kind, std::map<std::string, T> &into)
{
    TY_ASSIGN(const auto records, store.all(kind));
    for (const auto &record : records) {
        const auto json = nlohmann::json::parse(record.body, nullptr, false);
        if (json.is_discarded())
            return fail(ErrorCode::CorruptData, "localcloud:state",
                        std::string(kind) + " " + record.id + " is damaged");
        into[record.id] = json.get<T>();
    }
    return {};
}

} // namespace

Ec2Service::Operation Ec2Service::operation(Handler handler, const char *names)
{
    Operation out{handler, {"DryRun"}};
    std::istringstream words(names);
    for (std::string word; words >> word;)
        out.allowed.insert(word);
    return out;
}

std::map<std::string, Ec2Service::Operation> Ec2Service::operationTable()
{
    std::map<std::string, Operation> out;
    addInstanceOperations(out);
    addOtherOperations(out);
    addResourceOperations(out);
    addNetworkOperations(out);
    return out;
}

void Ec2Service::addInstanceOperations(std::map<std::string, Operation> &out)
{
    constexpr const char *kFiltered = "Filter.N.Name Filter.N.Value.N MaxResults NextToken";
    const auto filtered = [&](const char *more) { return std::string(kFiltered) + " " + more; };
    out["RunInstances"] = operation(
        &Ec2Service::runInstances,
        "ImageId InstanceType MinCount MaxCount KeyName SecurityGroup.N SecurityGroupId.N SubnetId UserData "
        "ClientToken "
        "IamInstanceProfile.Name IamInstanceProfile.Arn InstanceInitiatedShutdownBehavior DisableApiTermination "
        "EbsOptimized "
        "Monitoring.Enabled Placement.AvailabilityZone Placement.Tenancy MetadataOptions.HttpTokens "
        "MetadataOptions.HttpEndpoint "
        "MetadataOptions.HttpPutResponseHopLimit MetadataOptions.InstanceMetadataTags TagSpecification.N.ResourceType "
        "TagSpecification.N.Tag.N.Key TagSpecification.N.Tag.N.Value BlockDeviceMapping.N.DeviceName "
        "BlockDeviceMapping.N.Ebs.VolumeSize BlockDeviceMapping.N.Ebs.VolumeType "
        "BlockDeviceMapping.N.Ebs.DeleteOnTermination "
        "BlockDeviceMapping.N.Ebs.Encrypted BlockDeviceMapping.N.Ebs.Iops BlockDeviceMapping.N.Ebs.Throughput "
        "NetworkInterface.N.DeviceIndex NetworkInterface.N.SubnetId NetworkInterface.N.AssociatePublicIpAddress "
        "NetworkInterface.N.SecurityGroupId.N NetworkInterface.N.DeleteOnTermination NetworkInterface.N.Description "
        "NetworkInterface.N.InterfaceType "
        "CapacityReservationSpecification.CapacityReservationTarget.CapacityReservationId "
        "HibernationOptions.Configured "
        "Placement.GroupName LaunchTemplate.LaunchTemplateId LaunchTemplate.LaunchTemplateName LaunchTemplate.Version "
        "InstanceMarketOptions.MarketType InstanceMarketOptions.SpotOptions.SpotInstanceType "
        "InstanceMarketOptions.SpotOptions.InstanceInterruptionBehavior InstanceMarketOptions.SpotOptions.MaxPrice");
    out["DescribeInstances"] = operation(&Ec2Service::describeInstances, filtered("InstanceId.N").c_str());
    out["DescribeInstanceStatus"] =
        operation(&Ec2Service::describeInstanceStatus, filtered("InstanceId.N IncludeAllInstances").c_str());
    out["DescribeInstanceAttribute"] = operation(&Ec2Service::describeInstanceAttribute, "InstanceId Attribute");
    out["ModifyInstanceAttribute"] =
        operation(&Ec2Service::modifyInstanceAttribute,
                  "InstanceId Attribute Value DisableApiTermination.Value InstanceInitiatedShutdownBehavior.Value "
                  "InstanceType.Value GroupId.N");
    out["GetConsoleOutput"] = operation(&Ec2Service::getConsoleOutput, "InstanceId Latest");
    out["GetConsoleScreenshot"] = operation(&Ec2Service::getConsoleScreenshot, "InstanceId WakeUp");
    out["StartInstances"] = operation(&Ec2Service::startInstances, "InstanceId.N");
    out["StopInstances"] = operation(&Ec2Service::stopInstances, "InstanceId.N Force Hibernate");
    out["RebootInstances"] = operation(&Ec2Service::rebootInstances, "InstanceId.N");
    out["TerminateInstances"] = operation(&Ec2Service::terminateInstances, "InstanceId.N Force SkipOsShutdown");
    out["DescribeVolumes"] = operation(&Ec2Service::describeVolumes, filtered("VolumeId.N").c_str());
    out["DeleteVolume"] = operation(&Ec2Service::deleteVolume, "VolumeId");
}

void Ec2Service::addOtherOperations(std::map<std::string, Operation> &out)
{
    const auto filtered = [&](const std::string &more) {
        return "Filter.N.Name Filter.N.Value.N MaxResults NextToken " + more;
    };
    const std::string specification =
        " TagSpecification.N.ResourceType TagSpecification.N.Tag.N.Key TagSpecification.N.Tag.N.Value";
    const std::string rules =
        "GroupId GroupName IpProtocol FromPort ToPort CidrIp SourceSecurityGroupName SecurityGroupRuleId.N "
        "IpPermissions.N.IpProtocol "
        "IpPermissions.N.FromPort IpPermissions.N.ToPort IpPermissions.N.IpRanges.N.CidrIp "
        "IpPermissions.N.IpRanges.N.Description "
        "IpPermissions.N.Ipv6Ranges.N.CidrIpv6 IpPermissions.N.Ipv6Ranges.N.Description "
        "IpPermissions.N.Groups.N.GroupId "
        "IpPermissions.N.Groups.N.GroupName IpPermissions.N.Groups.N.UserId IpPermissions.N.Groups.N.VpcId "
        "IpPermissions.N.Groups.N.Description" +
        specification;
    out["CreateTags"] = operation(&Ec2Service::createTags, "ResourceId.N Tag.N.Key Tag.N.Value");
    out["DeleteTags"] = operation(&Ec2Service::deleteTags, "ResourceId.N Tag.N.Key Tag.N.Value");
    out["DescribeTags"] = operation(&Ec2Service::describeTags, filtered("").c_str());
    out["CreateKeyPair"] = operation(&Ec2Service::createKeyPair, ("KeyName KeyType KeyFormat" + specification).c_str());
    out["ImportKeyPair"] = operation(&Ec2Service::importKeyPair, ("KeyName PublicKeyMaterial" + specification).c_str());
    out["DescribeKeyPairs"] =
        operation(&Ec2Service::describeKeyPairs, filtered("KeyName.N KeyPairId.N IncludePublicKey").c_str());
    out["DeleteKeyPair"] = operation(&Ec2Service::deleteKeyPair, "KeyName KeyPairId");
    out["CreateSecurityGroup"] =
        operation(&Ec2Service::createSecurityGroup, ("GroupName GroupDescription VpcId" + specification).c_str());
    out["DescribeSecurityGroups"] =
        operation(&Ec2Service::describeSecurityGroups, filtered("GroupId.N GroupName.N").c_str());
    out["DeleteSecurityGroup"] = operation(&Ec2Service::deleteSecurityGroup, "GroupId GroupName");
    out["AuthorizeSecurityGroupIngress"] = operation(&Ec2Service::authorizeIngress, rules.c_str());
    out["AuthorizeSecurityGroupEgress"] = operation(&Ec2Service::authorizeEgress, rules.c_str());
    out["RevokeSecurityGroupIngress"] = operation(&Ec2Service::revokeIngress, rules.c_str());
    out["DescribeImages"] =
        operation(&Ec2Service::describeImages, filtered("ImageId.N Owner.N IncludeDisabled IncludeDeprecated").c_str());
    out["DescribeInstanceTypes"] = operation(&Ec2Service::describeInstanceTypes, filtered("InstanceType.N").c_str());
    out["DescribeInstanceTypeOfferings"] =
        operation(&Ec2Service::describeInstanceTypeOfferings, filtered("LocationType").c_str());
    out["DescribeRegions"] =
        operation(&Ec2Service::describeRegions, "Filter.N.Name Filter.N.Value.N RegionName.N AllRegions");
    out["DescribeAvailabilityZones"] =
        operation(&Ec2Service::describeAvailabilityZones,
                  "Filter.N.Name Filter.N.Value.N ZoneName.N ZoneId.N AllAvailabilityZones");
    out["DescribeVpcs"] = operation(&Ec2Service::describeVpcs, filtered("VpcId.N").c_str());
    out["DescribeSubnets"] = operation(&Ec2Service::describeSubnets, filtered("SubnetId.N").c_str());
}

Ec2Service::Ec2Service(Store &store, Machines &machines, Ec2Settings settings)
    : m_store(store)
    , m_machines(machines)
    , m_settings(std::move(settings))
    , m_pool(4)
{
}

Ec2Service::~Ec2Service()
{
    {
        const std::lock_guard guard(m_mutex);
        m_stopping = true;
    }
    m_wake.notify_all();
    if (m_clock.joinable())
        m_clock.join();
    m_pool.drain();
}

ServiceResult<std::string> Ec2Service::handle(const Ec2Call &call)
{
    const auto found = m_operations.find(call.operation);
    if (found == m_operations.end())
        return refuse("InvalidAction", "The action " + call.operation + " is not valid for this web service.");
    if (const auto version = call.parameters.text("Version"); version != "2016-11-15")
        return refuse(version.empty() ? "MissingParameter" : "InvalidParameterValue",
                      "The API version '" + version + "' is not served here; 2016-11-15 is.");
    if (const auto fine = call.parameters.allowOnly(found->second.allowed); !fine) {
        for (const std::string prefix : kUnimplemented) {
            for (const auto &[name, value] : call.parameters.all()) {
                if (name.starts_with(prefix) && !found->second.allowed.contains(name))
                    return refuse("UnsupportedOperation",
                                  "The local cloud does not implement the parameter " + name + ".");
            }
        }
        return tl::unexpected(fine.error());
    }
    TY_ASSIGN(const auto dryRun, call.parameters.boolean("DryRun"));
    // RunInstances evaluates the flag itself, after its checks.
    if (dryRun && call.operation != "RunInstances")
        return refuse("DryRunOperation", "Request would have succeeded, but DryRun flag is set.", 412);

    const std::lock_guard guard(m_mutex);
    TY_ASSIGN(const auto body, (this->*found->second.handler)(call));
    XmlWriter xml;
    xml.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<" + call.operation +
            "Response xmlns=\"http://ec2.amazonaws.com/doc/2016-11-15/\">");
    xml.text("requestId", call.requestId).raw(body).raw("</" + call.operation + "Response>");
    return xml.str();
}

Status Ec2Service::load()
{
    const std::lock_guard guard(m_mutex);
    for (const auto &status :
         {loadKind(m_store, "instance", m_instances), loadKind(m_store, "volume", m_volumes),
          loadKind(m_store, "key-pair", m_keys), loadKind(m_store, "security-group", m_groups),
          loadKind(m_store, "address", m_addresses), loadKind(m_store, "placement-group", m_placementGroups),
          loadKind(m_store, "natgateway", m_gateways), loadKind(m_store, "launch-template", m_templates),
          loadKind(m_store, "capacity-reservation", m_reservations), loadKind(m_store, "spot-request", m_spotRequests),
          loadKind(m_store, "token", m_tokens)}) {
        if (!status)
            return status;
    }
    for (auto &[id, one] : m_instances) {
        if (one.state == "terminated" || one.state == "stopped")
            continue;
        // Its processes ended with the previous local cloud.
        const bool terminate =
            one.state == "shutting-down" || (one.state != "stopping" && one.shutdownBehavior == "terminate");
        spdlog::warn("instance {} was {} when the local cloud ended; it is now {}", id, one.state,
                     terminate ? "terminated" : "stopped");
        one.state = terminate ? "shutting-down" : "stopping";
        if (one.stateReasonCode.empty()) {
            one.stateReasonCode = "Server.InternalError";
            one.stateReasonMessage = "Server.InternalError: The local cloud ended while this instance was running";
        }
        one.transitionReason = one.stateReasonMessage;
        if (terminate) {
            std::error_code ignored;
            std::filesystem::remove_all(folderOf(one), ignored);
        }
        endingDoneLocked(one);
    }
    return {};
}

void Ec2Service::saveInstance(const Instance &one)
{
    save("instance", one.id, one);
}

} // namespace trainyard::localcloud
