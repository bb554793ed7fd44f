#include "backend/cluster/emr/emr_progress.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/emr/plan/emr_plan.h"
#include "backend/cluster/plan/resource_tags.h"
#include "backend/core/secret_mask.h"
#include "backend/core/units.h"

namespace trainyard::cluster {
namespace {

constexpr std::size_t kMostMessageBytes = 500, kMostCodeBytes = 80;

int emrRankOf(const EmrNode &node)
{
    return node.role == "MASTER" ? 0 : node.role == "CORE" ? 1 : 2;
}

bool isIn(const std::vector<std::string> &texts, const std::string &text)
{
    return std::ranges::find(texts, text) != texts.end();
}

/// The first instance that a message names: "On the master instance (i-0123), ...", "On 3 slave instances (including
/// i-0123 and i-4567), ...".
std::string instanceIn(std::string_view message)
{
    const auto open = message.find('(');
    const auto close = open == std::string_view::npos ? open : message.find(')', open);
    if (close == std::string_view::npos)
        return {};
    const std::string_view named = message.substr(open + 1, close - open - 1);
    for (std::size_t at = named.find("i-"); at != std::string_view::npos; at = named.find("i-", at + 2)) {
        if (at > 0 && named[at - 1] != ' ' && named[at - 1] != ',')
            continue;
        const auto end = std::min(named.find_first_of(", ", at), named.size());
        const std::string_view id = named.substr(at, end - at);
        if (id.size() > 2 && id.size() <= 40 &&
            std::ranges::all_of(id.substr(2), [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); }))
            return std::string(id);
    }
    return {};
}

/// The number that follows "bootstrap action ".
std::optional<int> bootstrapActionIn(std::string_view message)
{
    constexpr std::string_view kBefore = "bootstrap action ";
    const auto at = message.find(kBefore);
    if (at == std::string_view::npos)
        return std::nullopt;
    int number = 0;
    const char *begin = message.data() + at + kBefore.size();
    const auto [end, error] = std::from_chars(begin, message.data() + message.size(), number);
    return error == std::errc() && number > 0 && number <= 16 ? std::optional(number) : std::nullopt;
}

Sentence adviceFor(const aws::EmrCluster &cluster)
{
    const std::string &code = cluster.reasonCode;
    if (code == "BOOTSTRAP_FAILURE")
        return say("Read the end of the script's stderr.");
    if (code == "INSTANCE_FAILURE")
        return cluster.customImage.empty() ? say("Read the logs of the node's set-up.")
                                           : say("A custom image may not fit the release: read the logs of the node's "
                                                 "set-up, or use the release's own image.");
    if (code == "VALIDATION_ERROR")
        return say("Check roles, subnet, security groups and quotas; nothing was started.");
    if (code == "STEP_FAILURE")
        return say("Read the stderr of the step.");
    if (code == "INTERNAL_ERROR")
        return say("Try again; if it repeats, try another release or instance type.");
    return {};
}

/// What EMR reports, as one line without secrets: its messages may contain any text.
Sentence whatHappened(const aws::EmrCluster &cluster)
{
    std::string message = printable(maskSecrets(cluster.reason), kMostMessageBytes);
    while (message.ends_with('.') || message.ends_with(' '))
        message.pop_back();
    const std::string code = printable(cluster.reasonCode, kMostCodeBytes);
    if (message.empty())
        return code.empty() ? say("EMR ended the cluster.") : say("EMR ended the cluster (%1).", code);
    return code.empty() ? say("EMR ended the cluster: %1.", message)
                        : say("EMR ended the cluster (%1): %2.", code, message);
}

} // namespace

std::string emrLogFolder(const aws::EmrCluster &cluster)
{
    std::string folder = normalizedS3Uri(cluster.logUri);
    while (folder.ends_with('/'))
        folder.pop_back();
    return folder.empty() ? folder : folder + "/" + cluster.id;
}

std::vector<EmrNode> emrNodes(const std::vector<aws::EmrInstanceGroup> &groups,
                              const std::vector<aws::EmrInstance> &instances)
{
    std::vector<const aws::EmrInstance *> living;
    for (const aws::EmrInstance &instance : instances) {
        if (instance.state != "TERMINATED" && !instance.instance.empty())
            living.push_back(&instance);
    }
    std::ranges::stable_sort(living, {}, [](const aws::EmrInstance *one) { return one->timeline.created; });
    std::vector<EmrNode> nodes;
    for (const aws::EmrInstance *one : living) {
        const auto group = std::ranges::find(groups, one->groupId, &aws::EmrInstanceGroup::id);
        if (group == groups.end())
            continue;
        nodes.push_back({{},
                         group->role,
                         one->instance,
                         group->id,
                         one->state,
                         one->type.empty() ? group->type : one->type,
                         one->privateIp,
                         one->publicIp,
                         one->spot || group->spot});
    }
    std::ranges::stable_sort(nodes, {}, emrRankOf);
    int worker = 0;
    for (EmrNode &node : nodes)
        node.node = node.role == "MASTER" ? "head" : "worker-" + std::to_string(++worker);
    return nodes;
}

bool allRunning(const std::vector<aws::EmrInstanceGroup> &groups)
{
    return !groups.empty() && std::ranges::all_of(groups, [](const aws::EmrInstanceGroup &group) {
        return group.running == group.requested;
    });
}

bool hasGivenUp(const std::vector<aws::EmrInstanceGroup> &groups)
{
    return std::ranges::any_of(groups, [](const aws::EmrInstanceGroup &group) {
        return (group.state == "ARRESTED" || group.state == "SUSPENDED") && group.running < group.requested;
    });
}

NodeListDifference compareNodeLists(const std::vector<std::string> &yarn, const std::vector<EmrNode> &nodes)
{
    NodeListDifference difference;
    std::vector<std::string> ofEmr;
    for (const EmrNode &node : nodes) {
        ofEmr.push_back(node.privateIp);
        if (node.role != "MASTER" && node.state == "RUNNING" && !isIn(yarn, node.privateIp))
            difference.notInYarn.push_back(node.privateIp);
    }
    for (const std::string &address : yarn) {
        if (!isIn(ofEmr, address))
            difference.notInEmr.push_back(address);
    }
    return difference;
}

std::string describe(const NodeListDifference &difference)
{
    std::string text;
    for (const auto &[addresses, words] :
         {std::pair{&difference.notInYarn, "run for EMR and are no nodes of YARN."},
          std::pair{&difference.notInEmr, "are nodes of YARN that EMR does not list."}}) {
        if (!addresses->empty())
            text += fmt::format("{}{} {}", text.empty() ? "" : " ", fmt::join(*addresses, ", "), words);
    }
    return text;
}

Sentence yarnAlarm(const std::vector<ledger::Resource> &rows, const std::string &emrId)
{
    const auto row = std::ranges::find_if(
        rows, [&](const ledger::Resource &r) { return r.kind == kEmrKind && r.id == emrId && !r.closed; });
    if (row == rows.end())
        return {};
    const auto found = row->facts.find(kYarnDifferenceFact);
    if (found == row->facts.end() || found->second.empty())
        return {};
    return say(
        "YARN and EMR list different nodes: %1 The worker file has those that both list. Continue the creation, or "
        "scale the cluster, to compare again.",
        found->second);
}

bool refusedRoles(const aws::EmrCluster &cluster)
{
    const auto mentions = [&](std::string_view words) { return cluster.reason.find(words) != std::string::npos; };
    return cluster.reasonCode == "VALIDATION_ERROR" && (mentions("DefaultRole") || mentions("ervice role") ||
                                                        mentions("nstance profile") || mentions("InstanceProfile"));
}

EmrFailure explainFailure(const aws::EmrCluster &cluster)
{
    EmrFailure failure;
    failure.sentence = followedBy(whatHappened(cluster), adviceFor(cluster));
    const std::string folder = emrLogFolder(cluster);
    if (folder.empty()) {
        failure.sentence = followedBy(failure.sentence, say("The cluster has no folder for logs."));
        return failure;
    }
    const std::string instance = instanceIn(cluster.reason);
    const std::string node = folder + "/node/" + (instance.empty() ? std::string() : instance + "/");
    if (const auto action = bootstrapActionIn(cluster.reason); action && !instance.empty()) {
        for (const char *file : {"stderr.gz", "stdout.gz", "controller.gz"})
            failure.logs.push_back(fmt::format("{}bootstrap-actions/{}/{}", node, *action, file));
    }
    if (cluster.reasonCode == "STEP_FAILURE")
        failure.logs.push_back(folder + "/steps/");
    else if (instance.empty())
        failure.logs.push_back(node);
    else
        failure.logs.push_back(node + "provision-node/");
    return failure;
}

Sentence slowStartHint(const aws::EmrCluster &cluster, Timestamp now)
{
    const bool isStarting = cluster.state == "STARTING" || cluster.state == "BOOTSTRAPPING";
    if (!isStarting || cluster.created == Timestamp{} || now - cluster.created < kSlowEmrStart)
        return {};
    Sentence hint = say("The cluster has been in the state %1 for %2; usual is less than 20 minutes.", cluster.state,
                        formatDuration(now - cluster.created));
    if (cluster.rootVolumeGiB > 0 && cluster.rootVolumeGiB < EmrPlan::kLeastRootGiB)
        hint = followedBy(hint, say("Its root volumes have %1 GiB: more than 50 are needed.", cluster.rootVolumeGiB));
    for (const aws::EmrApplication &application : cluster.applications) {
        if (application.name == "Hue" || application.name == "Zeppelin")
            hint = followedBy(hint, say("%1 is known to prevent the start.", application.name));
    }
    if (cluster.state == "BOOTSTRAPPING")
        hint = followedBy(hint, say("A bootstrap action may be waiting, for example for a file system without a mount "
                                    "target in the zone."));
    return hint;
}

} // namespace trainyard::cluster
