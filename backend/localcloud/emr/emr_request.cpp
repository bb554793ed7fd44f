#include "backend/localcloud/emr/emr_request.h"

#include <algorithm>
#include <sstream>

#include <nlohmann/json.hpp>

#include "backend/core/try.h"
#include "backend/localcloud/ec2/catalog/ec2_catalog.h"
#include "backend/localcloud/emr/emr_releases.h"
#include "backend/localcloud/services/controller_wire.h"

namespace trainyard::localcloud {
namespace {

using Json = nlohmann::json;

constexpr std::int64_t kMostEmrNodes = 64; ///< of one group
constexpr std::size_t kMostSteps = 256;
constexpr std::size_t kMostStepText = 10240; ///< of the arguments of one step
constexpr std::int64_t kLeastRootGib = 10, kMostRootGib = 100;

constexpr std::string_view kJobFlowMembers =
    "Name LogUri ReleaseLabel Instances Steps BootstrapActions Applications Configurations VisibleToAllUsers "
    "JobFlowRole ServiceRole Tags AutoScalingRole ScaleDownBehavior CustomAmiId EbsRootVolumeSize "
    "EbsRootVolumeIops EbsRootVolumeThroughput RepoUpgradeOnBoot StepConcurrencyLevel AutoTerminationPolicy";
constexpr std::string_view kInstancesMembers =
    "MasterInstanceType SlaveInstanceType InstanceCount InstanceGroups Ec2KeyName Placement "
    "KeepJobFlowAliveWhenNoSteps TerminationProtected UnhealthyNodeReplacement Ec2SubnetId Ec2SubnetIds "
    "EmrManagedMasterSecurityGroup EmrManagedSlaveSecurityGroup ServiceAccessSecurityGroup "
    "AdditionalMasterSecurityGroups AdditionalSlaveSecurityGroups";

Json objectIn(const Json &object, const char *name)
{
    const auto at = object.is_object() ? object.find(name) : object.end();
    return at != object.end() && at->is_object() ? *at : Json::object();
}

Json listIn(const Json &object, const char *name)
{
    const auto at = object.is_object() ? object.find(name) : object.end();
    return at != object.end() && at->is_array() ? *at : Json::array();
}

template <NamedEnum E>
ServiceResult<E> emrWord(const std::string &text, E otherwise, const char *member)
{
    if (text.empty())
        return otherwise;
    if (const auto known = parseEnum<E>(text))
        return *known;
    return emrInvalid("Value '" + text + "' at '" + member + "' failed to satisfy constraint.");
}

ServiceResult<std::vector<std::int64_t>> readVolumes(const Json &configuration)
{
    std::vector<std::int64_t> out;
    for (const auto &device : listIn(configuration, "EbsBlockDeviceConfigs")) {
        const auto each = controller::numberOf(device, "VolumesPerInstance", 1);
        const auto size = controller::numberOf(objectIn(device, "VolumeSpecification"), "SizeInGB", 0);
        if (each < 1 || each > 25 || size < 1 || size > 16384)
            return emrInvalid("EbsConfiguration: SizeInGB takes 1 to 16384, VolumesPerInstance 1 to 25.");
        out.insert(out.end(), std::size_t(each), size);
    }
    return out;
}

ServiceResult<EmrGroup> readEmrGroup(const Json &one)
{
    TY_TRY(allowMembers(one, "Name Market InstanceRole BidPrice InstanceType InstanceCount EbsConfiguration",
                        "an instance group"));
    EmrGroup group;
    group.id = newEmrId("ig-");
    group.type = controller::textOf(one, "InstanceType");
    group.bid = controller::textOf(one, "BidPrice");
    group.requested = controller::numberOf(one, "InstanceCount", -1);
    TY_ASSIGN(group.role, emrWord(controller::textOf(one, "InstanceRole"), EmrRole::Core, "instanceRole"));
    TY_ASSIGN(group.market, emrWord(controller::textOf(one, "Market"), EmrMarket::OnDemand, "market"));
    TY_ASSIGN(group.volumesGib, readVolumes(objectIn(one, "EbsConfiguration")));
    group.name = controller::textOf(one, "Name");
    if (group.requested < (group.role == EmrRole::Task ? 0 : 1) || group.requested > kMostEmrNodes)
        return emrInvalid("InstanceCount of a " + std::string(toString(group.role)) +
                          " group must be between 1 and 64 in the local cloud.");
    if (group.role == EmrRole::Master && group.requested != 1)
        return emrInvalid("The local cloud has clusters with one master instance only.");
    if (group.market == EmrMarket::OnDemand && !group.bid.empty())
        return emrInvalid("BidPrice is only valid for an instance group of the market SPOT.");
    if (group.type.empty())
        return emrInvalid("InstanceType is required for every instance group.");
    return group;
}

/// The short form: a master, and the other instances in a core group.
ServiceResult<std::vector<EmrGroup>> readInstanceCount(const Json &instances)
{
    const auto count = controller::numberOf(instances, "InstanceCount", 1);
    const auto master = controller::textOf(instances, "MasterInstanceType"),
               slave = controller::textOf(instances, "SlaveInstanceType");
    if (count < 1 || count > kMostEmrNodes)
        return emrInvalid("InstanceCount must be between 1 and 64 in the local cloud.");
    auto list = Json::array();
    list.push_back({{"InstanceRole", "MASTER"}, {"InstanceType", master}, {"InstanceCount", 1}});
    if (count > 1)
        list.push_back(
            {{"InstanceRole", "CORE"}, {"InstanceType", slave.empty() ? master : slave}, {"InstanceCount", count - 1}});
    return readEmrGroups(list);
}

ServiceResult<void> readEmrInstances(const Json &instances, EmrCluster &c)
{
    TY_TRY(allowMembers(instances, kInstancesMembers, "Instances"));
    const bool groups = instances.contains("InstanceGroups");
    if (groups && (instances.contains("InstanceCount") || instances.contains("MasterInstanceType")))
        return emrInvalid("Please configure instances using one and only one of the following: instance groups; "
                          "instance fleets; master instance type, slave instance type and instance count.");
    TY_ASSIGN(c.groups, groups ? readEmrGroups(instances["InstanceGroups"]) : readInstanceCount(instances));
    std::ranges::stable_sort(c.groups, {}, &EmrGroup::role);
    if (std::ranges::count(c.groups, EmrRole::Master, &EmrGroup::role) != 1 ||
        std::ranges::count(c.groups, EmrRole::Core, &EmrGroup::role) > 1)
        return emrInvalid("A cluster has one instance group of the role MASTER, and at most one of the role CORE.");
    c.keyName = controller::textOf(instances, "Ec2KeyName");
    c.subnet = controller::textOf(instances, "Ec2SubnetId");
    c.subnets = emrTexts(instances, "Ec2SubnetIds");
    if (c.subnet.empty() && !c.subnets.empty())
        c.subnet = c.subnets.front();
    c.zone = controller::textOf(objectIn(instances, "Placement"), "AvailabilityZone");
    if (!c.zone.empty() && !c.subnet.empty())
        return emrInvalid("You may specify either Placement or Ec2SubnetId.");
    c.masterGroup = controller::textOf(instances, "EmrManagedMasterSecurityGroup");
    c.slaveGroup = controller::textOf(instances, "EmrManagedSlaveSecurityGroup");
    c.accessGroup = controller::textOf(instances, "ServiceAccessSecurityGroup");
    if (c.masterGroup.empty() != c.slaveGroup.empty())
        return emrInvalid("You must specify both EmrManagedMasterSecurityGroup and EmrManagedSlaveSecurityGroup, or "
                          "neither of them.");
    c.moreMasterGroups = emrTexts(instances, "AdditionalMasterSecurityGroups");
    c.moreSlaveGroups = emrTexts(instances, "AdditionalSlaveSecurityGroups");
    if (c.moreMasterGroups.size() > 4 || c.moreSlaveGroups.size() > 4)
        return emrInvalid("A network interface has at most 5 security groups, one of which EMR manages.");
    c.keepAlive = controller::flagOf(instances, "KeepJobFlowAliveWhenNoSteps");
    c.isProtected = controller::flagOf(instances, "TerminationProtected");
    return {};
}

ServiceResult<void> readApplications(const Json &body, const EmrRelease &release, EmrCluster &c)
{
    for (const auto &one : listIn(body, "Applications")) {
        const auto wanted = controller::textOf(one, "Name");
        const auto same = [&](const auto &known) {
            return std::ranges::equal(known.first, wanted, [](unsigned char a, unsigned char b) {
                return std::tolower(a) == std::tolower(b);
            });
        };
        const auto known = std::ranges::find_if(release.applications, same);
        if (known == release.applications.end())
            return emrInvalid("Unknown application '" + wanted + "' for release label " + release.label + ".");
        c.applications.push_back(known->first);
    }
    if (c.applications.empty()) // as at AWS
        c.applications = {"Hadoop"};
    return {};
}

ServiceResult<void> readBootstrapActions(const Json &body, EmrCluster &c)
{
    for (const auto &one : listIn(body, "BootstrapActions")) {
        const auto script = objectIn(one, "ScriptBootstrapAction");
        EmrBootstrapAction action{controller::textOf(one, "Name"), controller::textOf(script, "Path"),
                                  emrTexts(script, "Args")};
        if (action.name.empty() || action.path.empty())
            return emrInvalid("A bootstrap action needs a Name and a Path.");
        if (s3PlaceOf(action.path).key.empty() && !action.path.starts_with("file:/"))
            return emrInvalid("The path of the bootstrap action, " + action.path + ", is not an object of S3.");
        c.actions.push_back(std::move(action));
    }
    if (c.actions.size() > 16)
        return emrInvalid("A cluster has at most 16 bootstrap actions.");
    return {};
}

/// Sizes, limits and behaviour of the cluster as a whole.
ServiceResult<void> readJobFlowOptions(const Json &body, const EmrRelease &release, EmrCluster &c)
{
    c.rootGib = controller::numberOf(body, "EbsRootVolumeSize", 0);
    if (c.rootGib != 0 && (c.rootGib < kLeastRootGib || c.rootGib > kMostRootGib))
        return emrInvalid("EbsRootVolumeSize must be between 10 and 100 GiB.");
    c.customAmi = controller::textOf(body, "CustomAmiId");
    if (!c.customAmi.empty() && !release.atLeast(5, 7))
        return emrInvalid("A custom AMI needs emr-5.7.0 or later.");
    c.concurrency = controller::numberOf(body, "StepConcurrencyLevel", 1);
    if (c.concurrency < 1 || c.concurrency > 256)
        return emrInvalid("StepConcurrencyLevel must be between 1 and 256.");
    if (body.contains("AutoTerminationPolicy")) {
        if (!release.atLeast(6, 1) && !(release.major == 5 && release.minor >= 30))
            return emrInvalid("Auto-termination policy is only supported with Amazon EMR releases 5.30.0 and 6.1.0 or "
                              "later.");
        TY_ASSIGN(c.idleSeconds, readIdleTimeout(body["AutoTerminationPolicy"]));
    }
    c.visible = !body.contains("VisibleToAllUsers") || controller::flagOf(body, "VisibleToAllUsers");
    c.scaleDownBehavior = controller::textOf(body, "ScaleDownBehavior");
    if (c.scaleDownBehavior.empty())
        c.scaleDownBehavior = "TERMINATE_AT_TASK_COMPLETION";
    if (const auto at = body.find("Configurations"); at != body.end() && at->is_array() && !at->empty())
        c.configurations = at->dump(-1, ' ', false, Json::error_handler_t::replace);
    return {};
}

ServiceResult<EmrStep> readEmrStep(const Json &one)
{
    TY_TRY(allowMembers(one, "Name ActionOnFailure HadoopJarStep", "a step"));
    const auto jar = objectIn(one, "HadoopJarStep");
    TY_TRY(allowMembers(jar, "Jar Args Properties MainClass", "HadoopJarStep"));
    EmrStep step;
    step.id = newEmrId("s-");
    step.name = controller::textOf(one, "Name");
    step.jar = controller::textOf(jar, "Jar");
    step.mainClass = controller::textOf(jar, "MainClass");
    step.args = emrTexts(jar, "Args");
    for (const auto &pair : listIn(jar, "Properties"))
        step.properties[controller::textOf(pair, "Key")] = controller::textOf(pair, "Value");
    TY_ASSIGN(step.onFailure, emrWord(controller::textOf(one, "ActionOnFailure"), EmrOnFailure::TerminateCluster,
                                      "steps.1.member.actionOnFailure"));
    std::size_t text = 0;
    for (const auto &word : step.args)
        text += word.size();
    if (step.name.empty() || step.name.size() > 256 || step.jar.empty())
        return emrInvalid("A step needs a Name of at most 256 characters, and a HadoopJarStep with a Jar.");
    if (text > kMostStepText)
        return emrInvalid("The arguments of a step have at most 10240 characters.");
    const bool script = step.jar.ends_with("script-runner.jar");
    if (!script && step.jar != "command-runner.jar")
        return emrInvalid("The local cloud runs steps of command-runner.jar and script-runner.jar only, not of " +
                          step.jar + ".");
    if (step.args.empty())
        return emrInvalid("A step of " + step.jar + " needs arguments.");
    return step;
}

} // namespace

ServiceResult<void> allowMembers(const Json &object, std::string_view allowed, const char *what)
{
    if (!object.is_object())
        return refuse("SerializationException", std::string(what) + " is not a structure.");
    const auto names = " " + std::string(allowed) + " ";
    for (const auto &[name, value] : object.items()) {
        if (names.find(" " + name + " ") == std::string::npos)
            return emrInvalid("The local cloud does not implement the member " + name + " of " + what + ".");
    }
    return {};
}

std::vector<std::string> emrTexts(const Json &object, const char *name)
{
    std::vector<std::string> texts;
    for (const auto &one : listIn(object, name)) {
        if (one.is_string())
            texts.push_back(one.get<std::string>());
    }
    return texts;
}

S3Place s3PlaceOf(const std::string &uri)
{
    const auto colon = uri.find("://");
    if (colon == std::string::npos || colon > 3)
        return {};
    auto scheme = uri.substr(0, colon);
    std::ranges::transform(scheme, scheme.begin(), [](unsigned char c) { return char(std::tolower(c)); });
    if (scheme != "s3" && scheme != "s3n" && scheme != "s3a")
        return {};
    const auto rest = uri.substr(colon + 3);
    const auto slash = rest.find('/');
    return {rest.substr(0, slash), slash == std::string::npos ? std::string() : rest.substr(slash + 1)};
}

ServiceResult<std::int64_t> readIdleTimeout(const Json &policy)
{
    const auto seconds = controller::numberOf(policy, "IdleTimeout", -1);
    if (seconds < 60 || seconds > 604800)
        return emrInvalid("IdleTimeout must be between 60 and 604800 seconds.");
    return seconds;
}

ServiceResult<std::vector<EmrGroup>> readEmrGroups(const Json &list)
{
    std::vector<EmrGroup> out;
    if (!list.is_array() || list.empty() || list.size() > 50)
        return emrInvalid("InstanceGroups has 1 to 50 members.");
    for (const auto &one : list) {
        TY_ASSIGN(auto group, readEmrGroup(one));
        out.push_back(std::move(group));
    }
    return out;
}

ServiceResult<std::vector<EmrStep>> readEmrSteps(const Json &list)
{
    std::vector<EmrStep> out;
    if (!list.is_array() || list.size() > kMostSteps)
        return emrInvalid("Steps has at most 256 members.");
    for (const auto &one : list) {
        TY_ASSIGN(auto step, readEmrStep(one));
        out.push_back(std::move(step));
    }
    return out;
}

ServiceResult<EmrCluster> readRunJobFlow(const Json &body, const std::string &region)
{
    TY_TRY(allowMembers(body, kJobFlowMembers, "RunJobFlow"));
    EmrCluster c;
    c.id = newEmrId("j-");
    c.region = region;
    c.name = controller::textOf(body, "Name");
    if (c.name.empty() || c.name.size() > 256)
        return emrInvalid("Name is required, and has at most 256 characters.");
    c.releaseLabel = controller::textOf(body, "ReleaseLabel");
    const auto *release = findEmrRelease(c.releaseLabel);
    if (!release)
        return emrInvalid("The supplied release label is invalid: " + c.releaseLabel + ".");
    c.logUri = controller::textOf(body, "LogUri");
    if (!c.logUri.empty() && s3PlaceOf(c.logUri).bucket.empty())
        return emrInvalid("The LogUri " + c.logUri + " is not a location in S3.");
    if (!c.logUri.empty() && c.logUri.back() != '/')
        c.logUri += '/';
    c.serviceRole = controller::textOf(body, "ServiceRole");
    c.profile = controller::textOf(body, "JobFlowRole");
    c.autoScalingRole = controller::textOf(body, "AutoScalingRole");
    if (c.profile.empty())
        return emrInvalid("InstanceProfile is required for creating cluster.");
    if (c.serviceRole.empty())
        return emrInvalid("ServiceRole is required for creating cluster.");
    TY_ASSIGN(c.tags, controller::tagsIn(body));
    TY_TRY(readEmrInstances(objectIn(body, "Instances"), c));
    TY_TRY(readApplications(body, *release, c));
    TY_TRY(readBootstrapActions(body, c));
    TY_TRY(readJobFlowOptions(body, *release, c));
    if (body.contains("Steps")) {
        TY_ASSIGN(c.steps, readEmrSteps(body["Steps"]));
    }
    return c;
}

} // namespace trainyard::localcloud
