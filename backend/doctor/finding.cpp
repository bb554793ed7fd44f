#include "backend/doctor/finding.h"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace trainyard::doctor {
namespace {

int rankOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Problem:
        return 3;
    case Verdict::Warning:
        return 2;
    case Verdict::Unknown:
        return 1;
    case Verdict::Ok:
        break;
    }
    return 0;
}

} // namespace

std::string describe(const Repair &repair)
{
    switch (repair.action) {
    case RepairAction::OpenSsh:
        return "Allow SSH from this computer";
    case RepairAction::KillOrphans:
        return "End the processes on " + repair.node;
    case RepairAction::CreateMarker:
        return "Mark the data of " + (repair.node.empty() ? repair.value : repair.node) + " as prepared";
    case RepairAction::WriteWorkerFile:
        return "Write the worker file on " + repair.node;
    case RepairAction::ReinstallNumpy:
        return "Reinstall NumPy on " + repair.node;
    case RepairAction::LinkRaw1394:
        return "Create /dev/raw1394 on " + repair.node;
    case RepairAction::SetLibraryPath:
        return "Add the CUDA libraries to the search path of " + repair.node;
    case RepairAction::MountShared:
        return "Mount the shared file system on " + repair.node;
    case RepairAction::ReplaceWorker:
        return "Replace " + repair.node;
    case RepairAction::DumpStacks:
        return "Read the stacks on " + repair.node;
    }
    return {};
}

std::string consequence(const Repair &repair)
{
    switch (repair.action) {
    case RepairAction::OpenSsh:
        return fmt::format("The security group {} gets a rule for SSH from the address of this computer.",
                           repair.value);
    case RepairAction::KillOrphans:
        if (repair.value == kLaunchScript)
            return fmt::format("Processes on {} that a launch script started, and that no longer have a parent, are "
                               "terminated with what they have computed; others continue.",
                               repair.node);
        return fmt::format("Processes of the ended run {} on {} are terminated; processes of other runs continue.",
                           repair.value, repair.node);
    case RepairAction::CreateMarker:
        return fmt::format("The worker {} joins at the next epoch even if its data is incomplete; training may then "
                           "fail there.",
                           repair.value);
    case RepairAction::WriteWorkerFile:
        return fmt::format("worker_ip_file in the home folder of {} is written with {} addresses.", repair.node,
                           std::ranges::count(repair.value, ' ') + 1);
    case RepairAction::ReinstallNumpy:
        return fmt::format("NumPy is uninstalled and installed again on {}, from the Python package index.",
                           repair.node);
    case RepairAction::LinkRaw1394:
        return fmt::format(
            "/dev/raw1394 becomes a link to /dev/null on {}: OpenCV stops looking for a FireWire camera.", repair.node);
    case RepairAction::SetLibraryPath:
        return fmt::format("~/.profile of {} gets a line that adds {} to LD_LIBRARY_PATH; it applies to new sessions.",
                           repair.node, repair.value);
    case RepairAction::MountShared:
        return fmt::format("{} mounts the file system again with the documented options.", repair.node);
    case RepairAction::ReplaceWorker:
        return fmt::format("The machine of {} is terminated, its data is lost, and another machine is launched at the "
                           "same price.",
                           repair.node);
    case RepairAction::DumpStacks:
        return fmt::format("The processes of the run {} on {} stop for some seconds while their stacks are read, and "
                           "then continue; the stacks are stored on this computer with the run.",
                           repair.value, repair.node);
    }
    return {};
}

Verdict Report::verdict() const
{
    Verdict worst = Verdict::Ok;
    for (const Finding &finding : findings) {
        if (rankOf(finding.verdict) > rankOf(worst))
            worst = finding.verdict;
    }
    return worst;
}

std::string toText(const Report &report)
{
    std::string out =
        fmt::format("Doctor report of {}, {}: {}\n", report.cluster.empty() ? "the account" : report.cluster,
                    toIso8601(report.at), toString(report.verdict()));
    for (const Finding &finding : report.findings) {
        out += fmt::format("\n[{}] {} {}\n  {}\n", toString(finding.verdict), finding.check, finding.title,
                           finding.sentence);
        for (const std::string &line : finding.evidence)
            out += "    " + line + "\n";
        for (const Repair &repair : finding.repairs)
            out += "  repair: " + describe(repair) + "\n";
    }
    return out;
}

std::string toJson(const Report &report)
{
    using nlohmann::json;
    json findings = json::array();
    for (const Finding &finding : report.findings) {
        json repairs = json::array();
        for (const Repair &repair : finding.repairs)
            repairs.push_back({{"repair", toString(repair.action)},
                               {"node", repair.node},
                               {"value", repair.value},
                               {"title", describe(repair)}});
        findings.push_back({{"check", finding.check},
                            {"title", finding.title},
                            {"verdict", toString(finding.verdict)},
                            {"sentence", finding.sentence},
                            {"evidence", finding.evidence},
                            {"repairs", repairs}});
    }
    const json all = {{"cluster", report.cluster},
                      {"at", toIso8601(report.at)},
                      {"verdict", toString(report.verdict())},
                      {"findings", findings}};
    return all.dump(2, ' ', false, json::error_handler_t::replace) + "\n";
}

} // namespace trainyard::doctor
