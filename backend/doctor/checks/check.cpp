#include "backend/doctor/checks/check.h"

#include <algorithm>
#include <array>

#include "backend/doctor/checks/checks_internal.h"

namespace trainyard::doctor {
namespace {

using namespace need;

constexpr std::array kAccountChecks{
    Check{"account", "Credentials", kAccount, credentials}, Check{"M30", "Clock", kAccount, accountClock},
    Check{"region", "Region", kAccount, enabledRegion},     Check{"permissions", "Permissions", kAccount, permissions},
    Check{"quotas", "vCPU quotas", kAccount, vcpuQuotas},   Check{"M10", "VPC limit", kAccount, vpcLimit},
    Check{"volumes", "EBS limit", kAccount, volumeQuota},
};

constexpr std::array kClusterChecks{
    Check{"M26", "SSH to the machines", kNodes, sshReachability},
    Check{"M12", "SSH rule of this computer", kLedger | kCloud, sshRule},
    Check{"M7", "SSH rule of the EMR master", kLedger | kCloud, emrSshRule},
    Check{"M13", "Key pair", kCloud, keyPair},
    Check{"M14", "From the head to the workers", kNodes, hopToWorkers},
    Check{"M30", "Clocks", kNodes, clockSkew},
    Check{"M3", "Start of EMR", kLedger | kCloud, emrSlowStart},
    Check{"M4", "Bootstrap actions of EMR", kLedger | kCloud | kLogs, emrBootstrap},
    Check{"M5", "Failure of EMR", kLedger | kCloud | kLogs, emrFailure},
    Check{"M11", "Auto Scaling groups", kLedger | kCloud, scalingGroups},
    Check{"M15", "Set-up logs", kNodes | kLogs, setupLogs},
    Check{"M16", "Environment variables", kLedger | kCloud | kNodes, environmentTable},
    Check{"M17", "Code on all nodes", kNodes, codeEverywhere},
    Check{"M9", "Worker file", kLedger | kNodes, workerFile},
    Check{"M6", "Mount target", kLedger | kCloud, mountTarget},
    Check{"M27", "Shared file system", kLedger | kCloud | kNodes | kLogs, sharedMount},
    Check{"M20", "GPUs", kNodes, gpuCount},
    Check{"M21", "CUDA libraries", kNodes | kLogs, cudaLibraries},
    Check{"M8", "NumPy", kNodes | kLogs, numpyImport},
    Check{"M1", "OpenCV and FireWire", kNodes | kLogs, openCvCamera},
    Check{"M2", "Orphan processes", kLedger | kNodes, orphanProcesses},
    Check{"M18", "New workers", kLedger | kCloud | kNodes, newWorkers},
    Check{"M19", "Success markers", kLedger | kCloud | kNodes, successMarkers},
    Check{"M22", "Base nodes", kLedger | kCloud, lostBaseNode},
    Check{"M24", "Progress of the run", kLedger | kNodes | kLogs, hangingRun},
    Check{"M25", "Logs", kLogs, logFindings},
};

} // namespace

const ledger::Run *LedgerFacts::activeRun() const
{
    const auto active = std::ranges::find_if(runs, [](const ledger::Run &run) { return !protocol::isOver(run.state); });
    return active == runs.end() ? nullptr : &*active;
}

const aws::Instance *CloudFacts::instance(const InstanceId &id) const
{
    if (!instances)
        return nullptr;
    const auto found = std::ranges::find(*instances, id, &aws::Instance::id);
    return found == instances->end() ? nullptr : &*found;
}

const NodeFacts *Facts::head() const
{
    if (!nodes)
        return nullptr;
    const auto found = std::ranges::find_if(*nodes, &NodeFacts::isHead);
    return found == nodes->end() ? nullptr : &*found;
}

std::optional<Finding> evaluate(const Check &check, const Facts &facts)
{
    auto finding = check.evaluate(facts);
    if (finding) {
        finding->check = check.id;
        finding->title = check.title;
    }
    return finding;
}

std::span<const Check> accountChecks()
{
    return kAccountChecks;
}

std::span<const Check> clusterChecks()
{
    return kClusterChecks;
}

const Check *findCheck(std::string_view id)
{
    for (const std::span<const Check> list : {clusterChecks(), accountChecks()}) {
        const auto found = std::ranges::find_if(list, [id](const Check &check) { return check.id == id; });
        if (found != list.end())
            return &*found;
    }
    return nullptr;
}

std::vector<const NodeFacts *> answering(const Facts &facts)
{
    std::vector<const NodeFacts *> list;
    if (facts.nodes) {
        for (const NodeFacts &node : *facts.nodes) {
            if (node.answered())
                list.push_back(&node);
        }
    }
    return list;
}

Sentence listedWords(const std::vector<Sentence> &words)
{
    if (words.size() == 1)
        return words.front();
    if (words.size() == 2)
        return say("%1 and %2", words[0], words[1]);
    if (words.size() == 3)
        return say("%1, %2 and %3", words[0], words[1], words[2]);
    return words.empty() ? Sentence() : say("%1, %2 and %3 others", words[0], words[1], words.size() - 2);
}

Sentence listed(const std::vector<std::string> &names)
{
    std::vector<Sentence> words;
    for (const std::string &name : names)
        words.push_back(Sentence::verbatim(name));
    return listedWords(words);
}

std::vector<const LogMatch *> matchesOf(const Facts &facts, std::string_view check)
{
    std::vector<const LogMatch *> list;
    if (facts.logs) {
        for (const LogMatch &match : *facts.logs) {
            if (match.check == check)
                list.push_back(&match);
        }
    }
    return list;
}

Sentence machinesText(std::size_t count)
{
    return count == 1 ? say("1 machine") : say("%1 machines", count);
}

} // namespace trainyard::doctor
