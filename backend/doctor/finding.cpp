#include "backend/doctor/finding.h"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace trainyard::doctor {
namespace {

int rankOf(Severity severity)
{
    switch (severity) {
    case Severity::Problem:
        return 3;
    case Severity::Warning:
        return 2;
    case Severity::Unknown:
        return 1;
    case Severity::Ok:
        break;
    }
    return 0;
}

} // namespace

Sentence describe(const Repair &repair)
{
    switch (repair.action) {
    case RepairAction::OpenSsh:
        return say("Allow SSH from this computer");
    case RepairAction::KillOrphans:
        return say("End the processes on %1", repair.node);
    case RepairAction::CreateMarker:
        return say("Mark the data of %1 as prepared", repair.node.empty() ? repair.value : repair.node);
    case RepairAction::WriteWorkerFile:
        return say("Write the worker file on %1", repair.node);
    case RepairAction::ReinstallNumpy:
        return say("Reinstall NumPy on %1", repair.node);
    case RepairAction::LinkRaw1394:
        return say("Create /dev/raw1394 on %1", repair.node);
    case RepairAction::SetLibraryPath:
        return say("Add the CUDA libraries to the search path of %1", repair.node);
    case RepairAction::MountShared:
        return say("Mount the shared file system on %1", repair.node);
    case RepairAction::ReplaceWorker:
        return say("Replace %1", repair.node);
    case RepairAction::DumpStacks:
        return say("Read the stacks on %1", repair.node);
    }
    return {};
}

Sentence consequence(const Repair &repair)
{
    switch (repair.action) {
    case RepairAction::OpenSsh:
        return say("The security group %1 gets a rule for SSH from the address of this computer.", repair.value);
    case RepairAction::KillOrphans:
        if (repair.value == kLaunchScript)
            return say("Processes on %1 that a launch script started, and that no longer have a parent, are "
                       "terminated with what they have computed; others continue.",
                       repair.node);
        return say("Processes of the ended run %1 on %2 are terminated; processes of other runs continue.",
                   repair.value, repair.node);
    case RepairAction::CreateMarker:
        return say("The worker %1 joins at the next epoch even if its data is incomplete; training may then "
                   "fail there.",
                   repair.value);
    case RepairAction::WriteWorkerFile:
        return say("worker_ip_file in the home folder of %1 is written with %2 addresses.", repair.node,
                   std::ranges::count(repair.value, ' ') + 1);
    case RepairAction::ReinstallNumpy:
        return say("NumPy is uninstalled and installed again on %1, from the Python package index.", repair.node);
    case RepairAction::LinkRaw1394:
        return say("/dev/raw1394 becomes a link to /dev/null on %1: OpenCV stops looking for a FireWire camera.",
                   repair.node);
    case RepairAction::SetLibraryPath:
        return say("~/.profile of %1 gets a line that adds %2 to LD_LIBRARY_PATH; it applies to new sessions.",
                   repair.node, repair.value);
    case RepairAction::MountShared:
        return say("%1 mounts the file system again with the documented options.", repair.node);
    case RepairAction::ReplaceWorker:
        return say("The machine of %1 is terminated, its data is lost, and another machine is launched at the "
                   "same price.",
                   repair.node);
    case RepairAction::DumpStacks:
        return say("The processes of the run %1 on %2 stop for some seconds while their stacks are read, and "
                   "then continue; the stacks are stored on this computer with the run.",
                   repair.value, repair.node);
    }
    return {};
}

Severity Report::severity() const
{
    Severity worst = Severity::Ok;
    for (const Finding &finding : findings) {
        if (rankOf(finding.severity) > rankOf(worst))
            worst = finding.severity;
    }
    return worst;
}

std::string toText(const Report &report)
{
    std::string out =
        fmt::format("Doctor report of {}, {}: {}\n", report.cluster.empty() ? "the account" : report.cluster,
                    toIso8601(report.at), toString(report.severity()));
    for (const Finding &finding : report.findings) {
        out += fmt::format("\n[{}] {} {}\n  {}\n", toString(finding.severity), finding.check, finding.title,
                           finding.sentence.english());
        for (const std::string &line : finding.evidence)
            out += "    " + line + "\n";
        for (const Repair &repair : finding.repairs)
            out += "  repair: " + describe(repair).english() + "\n";
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
                               {"title", describe(repair).english()}});
        findings.push_back({{"check", finding.check},
                            {"title", finding.title},
                            {"verdict", toString(finding.severity)},
                            {"sentence", finding.sentence.english()},
                            {"evidence", finding.evidence},
                            {"repairs", repairs}});
    }
    const json all = {{"cluster", report.cluster},
                      {"at", toIso8601(report.at)},
                      {"verdict", toString(report.severity())},
                      {"findings", findings}};
    return all.dump(2, ' ', false, json::error_handler_t::replace) + "\n";
}

} // namespace trainyard::doctor
