// How the instances of EMR clusters are launched, and what happens on them before they are nodes.
#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/core/encoding.h"
#include "backend/core/system/logging.h"
#include "backend/core/time/clock.h"
#include "backend/core/try.h"
#include "backend/localcloud/ec2/catalog/ec2_catalog.h"
#include "backend/localcloud/ec2/ec2_service.h"
#include "backend/localcloud/emr/emr_releases.h"
#include "backend/localcloud/emr/emr_request.h"
#include "backend/localcloud/emr/emr_store.h"

namespace trainyard::localcloud {
namespace {

// Approximate durations at AWS; divided by --speed.
constexpr std::int64_t kInstallMillis = 20 * 1000;
constexpr std::int64_t kNodeLogMillis = 300 * 1000;      ///< until a log is in S3
constexpr std::int64_t kActionLimitMillis = 3600 * 1000; ///< not divided: the script runs on this computer
constexpr std::int64_t kLeastImageRootGib = 15;

std::string emrClock(std::int64_t millis)
{
    return toIso8601(Timestamp(std::chrono::milliseconds(millis)));
}

std::string newUuid()
{
    const auto hex = hexEncode(randomBytes(16));
    return fmt::format("{}-{}-{}-{}-{}", hex.substr(0, 8), hex.substr(8, 4), hex.substr(12, 4), hex.substr(16, 4),
                       hex.substr(20));
}

/// The image of the nodes.
ServiceResult<ImageInfo> imageOf(const EmrCluster &c)
{
    const auto all = images(c.region);
    const auto &release = *findEmrRelease(c.releaseLabel);
    if (c.customAmi.empty())
        return emrImage(all, release);
    const auto found = std::ranges::find(all, c.customAmi, &ImageInfo::id);
    if (found == all.end())
        return refuse("InvalidAMIID.NotFound", "The image id '[" + c.customAmi + "]' does not exist");
    if (amazonLinuxOf(*found) != release.os)
        return refuse("VALIDATION_ERROR",
                      fmt::format("The custom AMI {} ({}) is not an image of Amazon Linux {}, which "
                                  "{} needs.",
                                  c.customAmi, found->name, release.os, release.label));
    return *found;
}

std::map<std::string, std::string> launchParameters(const EmrCluster &c, const EmrGroup &group, const ImageInfo &image)
{
    std::map<std::string, std::string> values = {{"Version", "2016-11-15"},
                                                 {"ImageId", image.id},
                                                 {"InstanceType", group.type},
                                                 {"MinCount", "1"},
                                                 {"MaxCount", "1"},
                                                 {"InstanceInitiatedShutdownBehavior", "terminate"},
                                                 {"BlockDeviceMapping.1.DeviceName", image.rootDevice}};
    const auto root = c.rootGib ? c.rootGib : std::max(kLeastImageRootGib, image.sizeGib);
    values["BlockDeviceMapping.1.Ebs.VolumeSize"] = std::to_string(root);
    for (std::size_t i = 0; i < group.volumesGib.size(); ++i) {
        const auto prefix = fmt::format("BlockDeviceMapping.{}.", i + 2);
        values[prefix + "DeviceName"] = fmt::format("/dev/sd{}", char('b' + int(i)));
        values[prefix + "Ebs.VolumeSize"] = std::to_string(group.volumesGib[i]);
    }
    const bool master = group.role == EmrRole::Master;
    std::vector<std::string> groups = {master ? c.masterGroup : c.slaveGroup};
    const auto &more = master ? c.moreMasterGroups : c.moreSlaveGroups;
    groups.insert(groups.end(), more.begin(), more.end());
    for (std::size_t i = 0; i < groups.size(); ++i)
        values[fmt::format("SecurityGroupId.{}", i + 1)] = groups[i];
    const auto put = [&](const char *name, const std::string &value) {
        if (!value.empty())
            values[name] = value;
    };
    put("KeyName", c.keyName);
    put("SubnetId", c.subnet);
    put("Placement.AvailabilityZone", c.zone);
    put("IamInstanceProfile.Name", c.profile.substr(c.profile.rfind('/') + 1));
    if (group.market == EmrMarket::Spot) {
        values["InstanceMarketOptions.MarketType"] = "spot";
        values["InstanceMarketOptions.SpotOptions.SpotInstanceType"] = "one-time";
        put("InstanceMarketOptions.SpotOptions.MaxPrice", group.bid);
    }
    return values;
}

/// Bootstrap action `index` of the cluster as a task, without its script.
EmrTask actionTask(const EmrCluster &c, std::size_t index)
{
    const auto number = std::to_string(index + 1);
    return {"bootstrap-action-" + number, "bootstrap-actions/" + number, {}, c.actions[index].args};
}

/// Installation fails for what the walkthrough of EMR names as a bug: Hue or Zeppelin with a custom AMI.
bool hasKnownBug(const EmrCluster &c)
{
    const auto *release = findEmrRelease(c.releaseLabel);
    return !c.customAmi.empty() && release && !release->atLeast(5, 9) &&
           std::ranges::any_of(c.applications,
                               [](const std::string &name) { return name == "Hue" || name == "Zeppelin"; });
}

} // namespace

void EmrStore::launchNode(EmrCluster &c, EmrGroup &group)
{
    LaunchExtras extras{c.tags, kEmrUser};
    extras.tags[kEmrClusterTag] = c.id;
    extras.tags[kEmrRoleTag] = toString(group.role);
    const auto launched = [&]() -> ServiceResult<std::vector<std::string>> {
        TY_ASSIGN(const auto image, imageOf(c));
        if (const auto fault = m_settings.launchFault ? m_settings.launchFault() : std::nullopt)
            return tl::unexpected(*fault);
        return m_ec2.launchWith(
            {"RunInstances", c.region, newResourceId("emr-"), Parameters(launchParameters(c, group, image))}, extras);
    }();
    m_changed = true;
    if (launched && !launched->empty()) {
        EmrNode node;
        node.id = newEmrId("ci-");
        node.instance = launched->front();
        node.group = group.id;
        node.state = EmrNodeState::Provisioning;
        node.times.created = now();
        c.nodes.push_back(std::move(node));
        return;
    }
    const auto error = launched ? ServiceError{"InternalError", "no instance was launched", 500, {}} : launched.error();
    const EmrReason reason{"VALIDATION_ERROR", fmt::format("Provisioning of the {} instance group failed: {}: {}",
                                                           toString(group.role), error.code, error.message)};
    group.state = EmrGroupState::Suspended;
    group.reason = reason;
    if (c.times.ready == 0 && group.role != EmrRole::Task) // a cluster can do without them
        end(c, true, reason);
}

void EmrStore::advanceNode(EmrCluster &c, EmrNode &node, const Instance &machine)
{
    if (node.state == EmrNodeState::Bootstrapping)
        return bootstrap(c, node, machine);
    if (node.state == EmrNodeState::Running || machine.state != InstanceState::Running || faults().stuck)
        return;
    node.state = EmrNodeState::Bootstrapping;
    m_changed = true;
    if (isRecordsOnly())
        return;
    const Json info{{"isMaster", c.roleOf(node) == EmrRole::Master},
                    {"isRunningNameNode", c.roleOf(node) == EmrRole::Master},
                    {"isRunningResourceManager", c.roleOf(node) == EmrRole::Master},
                    {"instanceGroupId", node.group},
                    {"instanceRole", toString(c.roleOf(node))}};
    const Json flow{{"jobFlowId", c.id},
                    {"jobFlowCreationInstant", c.times.created},
                    {"instanceCount", c.nodes.size()},
                    {"masterInstanceId", c.master() ? c.master()->instance : ""},
                    {"releaseLabel", c.releaseLabel}};
    if (const auto written = folderOf(node.instance).writeFacts(info.dump(2) + "\n", flow.dump(2) + "\n"); !written)
        spdlog::warn("{} has no facts of its cluster: {}", node.instance, written.error().detail);
}

void EmrStore::copyLogs(const EmrCluster &c, const std::string &path, const EmrTaskLogs &logs)
{
    const auto due = now() + m_settings.delay(kNodeLogMillis);
    m_logs.add(c.logUri, c.id + "/" + path + "/controller", logs.controller, due);
    m_logs.add(c.logUri, c.id + "/" + path + "/stdout", logs.out, due);
    m_logs.add(c.logUri, c.id + "/" + path + "/stderr", logs.err, due);
}

void EmrStore::bootstrap(EmrCluster &c, EmrNode &node, const Instance &machine)
{
    if (node.provisionEnds)
        return provision(c, node, machine);
    if (node.actions == c.actions.size()) {
        m_changed = true;
        node.provisionEnds = now() + m_settings.delay(kInstallMillis);
        return;
    }
    const auto &action = c.actions[node.actions];
    auto task = actionTask(c, node.actions);
    const auto what = fmt::format("bootstrap action {}", node.actions + 1);
    const auto s3Path = fmt::format("node/{}/bootstrap-actions/{}", node.instance, node.actions + 1);
    const auto folder = folderOf(node.instance);
    auto controllerLog = emrClock(now()) + " INFO Fetching file '" + action.path + "'\n";
    const auto forced = node.actions == 0 ? faults().bootstrap : std::string();
    if (!node.acting) {
        const auto place = s3PlaceOf(action.path);
        const auto script = place.bucket.empty() ? Result<std::string>(action.path.substr(5))
                                                 : m_settings.readObject(place.bucket, place.key);
        if (!script) {
            copyLogs(c, s3Path, {controllerLog + emrClock(now()) + " ERROR " + script.error().detail + "\n", {}, {}});
            return failNode(c, node, "failed attempting to download " + what + " file from S3");
        }
        if (place.bucket.empty()) // a file of the node
            task.words.insert(task.words.begin(), *script);
        else
            task.content = *script;
        if (!forced.empty())
            task.content = "#!/bin/sh\nprintf '%s\\n' " + shellQuote(forced) + " >&2\nexit 1\n";
        m_changed = node.acting = true;
        node.actionStarted = now();
        if (isRecordsOnly())
            return;
        if (const auto started = folder.start(task); !started)
            spdlog::warn("{} of {} does not start: {}", what, node.instance, started.error().detail);
        return;
    }
    std::optional<EmrTaskResult> result;
    if (isRecordsOnly())
        result = EmrTaskResult{forced.empty() ? 0 : 1};
    else
        result = folder.result(task);
    const bool late = !result && now() - node.actionStarted > kActionLimitMillis;
    if (!result && !late)
        return;
    m_changed = true;
    auto logs = isRecordsOnly() ? EmrTaskLogs{{}, {}, forced} : folder.logs(task);
    logs.controller = controllerLog + emrClock(node.actionStarted) + " INFO startExec '" + action.path + "'\n" +
                      emrClock(now()) + " INFO waitProcessCompletion ended with exit code " +
                      (result ? std::to_string(result->status) : "(none: it timed out)") + "\n";
    copyLogs(c, s3Path, logs);
    node.acting = false;
    if (late)
        return failNode(c, node, what + " timed out");
    if (result->status != 0)
        return failNode(c, node, what + " returned a non-zero return code");
    ++node.actions;
}

/// The installation of the applications, which this cloud only waits for: its result and its logs.
void EmrStore::provision(EmrCluster &c, EmrNode &node, const Instance &)
{
    if (now() < node.provisionEnds)
        return;
    auto failure = faults().provision;
    if (failure.empty() && hasKnownBug(c))
        failure = "Error: /Stage[main]/Hue/Package[hue]/ensure: change from 'purged' to 'latest' failed";
    std::string log;
    for (const auto &application : c.applications)
        log += emrClock(now()) + " +0000 Puppet (notice): Installed " + application + "\n";
    if (!failure.empty())
        log += emrClock(now()) + " +0000 Puppet (err): " + failure + "\n";
    const auto folder = fmt::format("{}/node/{}/provision-node/apps-phase/0/{}/", c.id, node.instance, newUuid());
    const auto due = now() + m_settings.delay(kNodeLogMillis);
    m_logs.add(c.logUri, folder + "puppet.log", log, due);
    m_logs.add(c.logUri, folder + "stdout", "", due);
    m_logs.add(c.logUri, folder + "stderr", failure.empty() ? "" : failure + "\n", due);
    if (!failure.empty())
        return failNode(c, node, "application provisioning failed");
    node.state = EmrNodeState::Running;
    node.times.ready = now();
    m_changed = true;
}

void EmrStore::failNode(EmrCluster &c, EmrNode &node, const std::string &what)
{
    const auto message = fmt::format("On the {} instance ({}), {}",
                                     c.roleOf(node) == EmrRole::Master ? "master" : "slave", node.instance, what);
    const EmrReason reason{"BOOTSTRAP_FAILURE", message};
    endNode(c, node, reason);
    auto *group = c.group(node.group);
    group->state = EmrGroupState::Suspended;
    group->reason = {"INSTANCE_FAILURE", message};
    if (c.times.ready == 0)
        end(c, true, reason);
}

} // namespace trainyard::localcloud
