// The shared file system.
#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "backend/core/text.h"
#include "backend/doctor/checks/checks_internal.h"

namespace trainyard::doctor {
namespace {

/// Why a mount failed, by the words of mount.
Sentence mountFailure(std::string_view text)
{
    const std::string line = lowered(text);
    const auto has = [&](const char *words) { return line.find(words) != std::string::npos; };
    if (has("resolve") || has("not known"))
        return say("its name was not found: the VPC needs DNS support, and the zone a mount target; a new one is known "
                   "after some minutes");
    if (has("timed out"))
        return say("port 2049 does not answer: the security group of the mount target must admit it from the machines");
    if (has("refused"))
        return say("port 2049 refuses the connection: the mount target is not ready yet");
    if (has("denied"))
        return say("access was denied: check the policy of the file system");
    if (has("bad option") || has("wrong fs") || has("helper program"))
        return say("the NFS client is not installed on the machine");
    return say("see the quoted line");
}

} // namespace

MaybeFinding mountTarget(const Facts &facts)
{
    const CloudFacts &cloud = *facts.cloud;
    if (cloud.fileSystem.empty() || !cloud.mountTargets)
        return std::nullopt;
    if (!*cloud.mountTargets)
        return unknown(say("The mount targets of %1 could not be read.", cloud.fileSystem),
                       cloud.mountTargets->error());
    std::set<std::string> zones, covered;
    Evidence evidence;
    for (const aws::MountTarget &target : **cloud.mountTargets) {
        evidence.push_back(fmt::format("{} in {} ({}): {}", target.id, target.zone, target.vpcId, target.state));
        if (target.available())
            covered.insert(target.zone + " " + target.vpcId);
    }
    if (!cloud.instances)
        return unknown(say("The machines could not be read."), cloud.instances.error());
    std::vector<std::string> lacking;
    for (const aws::Instance &machine : *cloud.instances) {
        if (!machine.isTerminating() && !covered.contains(machine.zone + " " + machine.vpcId) &&
            std::ranges::find(lacking, machine.zone) == lacking.end())
            lacking.push_back(machine.zone);
    }
    if (lacking.empty())
        return fine(say("%1 has a mount target in every zone of the machines.", cloud.fileSystem), evidence);
    return problem(say("%1 has no available mount target in %2 of the machines' VPC: create one there, with a "
                       "security group that admits port 2049 from the machines.",
                       cloud.fileSystem, listed(lacking)),
                   evidence);
}

MaybeFinding sharedMount(const Facts &facts)
{
    const cluster::Origin origin = facts.ledger->origin.origin;
    // The nodes of EMR have one where the cluster was created with it.
    const bool isShared =
        origin == cluster::Origin::Stack || (origin == cluster::Origin::Emr && !facts.cloud->fileSystem.empty());
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
        const bool wanted = isShared || !node->report.fstabShares.empty();
        if (!wanted || !node->report.mounts.empty())
            continue;
        lacking.push_back(node->name);
        evidence.push_back(node->name + ": no NFS file system is mounted");
        if (!node->report.fstabShares.empty())
            repairs.push_back({RepairAction::MountShared, node->name, node->report.fstabShares.front()});
    }
    if (!silent.empty())
        return problem(say("The shared file system is mounted on %1, but does not answer: processes that use it "
                           "wait, without an error. Check that its mount target exists (M6), and that the "
                           "security group of the mount target still admits port 2049 from the machines.",
                           listed(silent)),
                       evidence, repairs);
    if (lacking.empty()) {
        if (mounted == 0)
            return std::nullopt;
        return fine(say("The shared file system is mounted on %1.", machinesText(mounted)), evidence);
    }
    for (const LogMatch *failure : failures)
        evidence.push_back(failure->quote());
    Sentence reason = say("mount it again, or read the set-up log (M15)");
    if (!failures.empty())
        reason = say("%1; then mount it again", mountFailure(failures.back()->text));
    return problem(say("The shared file system is not mounted on %1: %2.", listed(lacking), reason), evidence, repairs);
}

} // namespace trainyard::doctor
