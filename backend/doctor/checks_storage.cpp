// The shared file system.
#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "backend/core/text.h"
#include "backend/doctor/checks_internal.h"

namespace trainyard::doctor {
namespace {

/// Why a mount failed, by the words of mount.
std::string mountFailure(std::string_view text)
{
    const std::string line = lowered(text);
    const auto has = [&](const char *words) { return line.find(words) != std::string::npos; };
    if (has("resolve") || has("not known"))
        return "its name was not found: the VPC needs DNS support, and the zone a mount target; a new one is known "
               "after some minutes";
    if (has("timed out"))
        return "port 2049 does not answer: the security group of the mount target must admit it from the machines";
    if (has("refused"))
        return "port 2049 refuses the connection: the mount target is not ready yet";
    if (has("denied"))
        return "access was denied: check the policy of the file system";
    if (has("bad option") || has("wrong fs") || has("helper program"))
        return "the NFS client is not installed on the machine";
    return "see the quoted line";
}

} // namespace

MaybeFinding mountTarget(const Facts &facts)
{
    const CloudFacts &cloud = *facts.cloud;
    if (cloud.fileSystem.empty() || !cloud.mountTargets)
        return std::nullopt;
    if (!*cloud.mountTargets)
        return unknown("The mount targets of " + cloud.fileSystem + " could not be read.", cloud.mountTargets->error());
    std::set<std::string> zones, covered;
    Evidence evidence;
    for (const aws::MountTarget &target : **cloud.mountTargets) {
        evidence.push_back(fmt::format("{} in {} ({}): {}", target.id, target.zone, target.vpcId, target.state));
        if (target.available())
            covered.insert(target.zone + " " + target.vpcId);
    }
    if (!cloud.instances)
        return unknown("The machines could not be read.", cloud.instances.error());
    std::vector<std::string> lacking;
    for (const aws::Instance &machine : *cloud.instances) {
        if (!machine.isTerminating() && !covered.contains(machine.zone + " " + machine.vpcId) &&
            std::ranges::find(lacking, machine.zone) == lacking.end())
            lacking.push_back(machine.zone);
    }
    if (lacking.empty())
        return fine(fmt::format("{} has a mount target in every zone of the machines.", cloud.fileSystem), evidence);
    return problem(fmt::format("{} has no available mount target in {} of the machines' VPC: create one there, with a "
                               "security group that admits port 2049 from the machines.",
                               cloud.fileSystem, listed(lacking)),
                   evidence);
}

MaybeFinding sharedMount(const Facts &facts)
{
    const bool stack = facts.ledger->origin.origin == cluster::Origin::Stack;
    const auto failures = matchesOf(facts, "M27");
    Evidence evidence;
    std::vector<std::string> lacking, silent;
    Repairs repairs;
    std::size_t mounted = 0;
    for (const NodeFacts *node : answering(facts)) {
        for (const SharedMount &mount : node->report.mounts)
            evidence.push_back(
                fmt::format("{}: {} at {}", node->name, shownLine(mount.source), shownLine(mount.folder)));
        mounted += !node->report.mounts.empty();
        if (node->report.sharedSilent) {
            silent.push_back(node->name);
            evidence.push_back(node->name + ": the shared folder does not answer within 10 s");
        }
        const bool wanted = stack || !node->report.fstabShares.empty();
        if (!wanted || !node->report.mounts.empty())
            continue;
        lacking.push_back(node->name);
        evidence.push_back(node->name + ": no NFS file system is mounted");
        if (!node->report.fstabShares.empty())
            repairs.push_back({RepairAction::MountShared, node->name, node->report.fstabShares.front()});
    }
    if (!silent.empty())
        return problem(
            fmt::format("The shared file system is mounted on {}, but does not answer: processes that use it "
                        "wait, without an error. Check that its mount target exists (M6), and that the "
                        "security group of the mount target still admits port 2049 from the machines.",
                        listed(silent)),
            evidence, repairs);
    if (lacking.empty()) {
        if (mounted == 0)
            return std::nullopt;
        return fine(fmt::format("The shared file system is mounted on {}.", machinesText(mounted)), evidence);
    }
    for (const LogMatch *failure : failures)
        evidence.push_back(failure->quote());
    std::string reason = "mount it again, or read the set-up log (M15)";
    if (!failures.empty())
        reason = mountFailure(failures.back()->text) + "; then mount it again";
    return problem(fmt::format("The shared file system is not mounted on {}: {}.", listed(lacking), reason), evidence,
                   repairs);
}

} // namespace trainyard::doctor
