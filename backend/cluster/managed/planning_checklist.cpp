#include "backend/cluster/managed/planning_checklist.h"

#include <algorithm>

#include <fmt/format.h>

#include "backend/cluster/stack/prepare_data.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/provision/standard.h"

namespace trainyard::cluster {
namespace {

ChecklistLine accessLine(const ChecklistFacts &facts)
{
    ChecklistLine line{ChecklistItem::Access, "Access to the account", ChecklistState::Done, {}, {}};
    if (facts.accessError) {
        line.state = ChecklistState::Open;
        line.sentence = fmt::format("The profile {} has no access ({}): check its credentials.", facts.profile,
                                    facts.accessError->detail);
        line.command = "account";
    } else if (!facts.costsMoney) {
        line.sentence = "The local cloud runs on this computer, and costs nothing.";
    } else {
        line.sentence = fmt::format("The profile {} belongs to the account {}.", facts.profile, facts.account);
    }
    return line;
}

ChecklistLine fileSystemLine(const ChecklistFacts &facts)
{
    const ChecklistRequest &request = facts.request;
    ChecklistLine line{ChecklistItem::FileSystem, "Shared file system", ChecklistState::Done, {}, {}};
    if (!facts.fileSystems) {
        line.state = ChecklistState::Unknown;
        line.sentence = "The file systems of the region could not be read: " + facts.unread + ".";
        return line;
    }
    if (request.fileSystem.empty()) {
        line.sentence = request.createsFileSystem
                            ? "None is chosen: the stack creates one, which stays after its end and costs until it is "
                              "deleted."
                            : "None is chosen: the nodes share HDFS only, and read their data from S3.";
        line.command = request.createsFileSystem ? "efs rm" : "";
        return line;
    }
    const auto at = std::ranges::find(*facts.fileSystems, request.fileSystem, &FileSystemChoice::id);
    line.state = ChecklistState::Open;
    if (at == facts.fileSystems->end()) {
        line.sentence = fmt::format("There is no file system {} in {}: choose one of the region.", request.fileSystem,
                                    request.region);
        line.command = "efs ls";
        return line;
    }
    const auto usable = std::ranges::count(at->targets, true, &FileSystemChoice::Target::available);
    if (at->state != "available" || usable == 0) {
        line.sentence =
            fmt::format("The file system {} is in the state \"{}\" and has {} available mount targets: create "
                        "one in the zone of the machines.",
                        at->id, at->state, usable);
        return line;
    }
    line.state = ChecklistState::Done;
    line.sentence = fmt::format("{} is available, with mount targets in {} zone{} of {}.", at->id, usable,
                                usable == 1 ? "" : "s", at->vpc());
    return line;
}

ChecklistLine packageLine(const ChecklistFacts &facts)
{
    ChecklistLine line{ChecklistItem::Package, "Training package", ChecklistState::Done, {}, {}};
    if (facts.bundleProblem.empty()) {
        line.sentence = fmt::format(
            "The runtime {} is uploaded to the machines; nothing has to be put on the file system.", facts.bundle);
        return line;
    }
    line.state = ChecklistState::Open;
    line.sentence = "The runtime for the machines is missing: " + facts.bundleProblem + ".";
    return line;
}

ChecklistLine scriptLine(const ChecklistFacts &facts)
{
    ChecklistLine line{ChecklistItem::DataScript, "Script that prepares the data", ChecklistState::Done, {}, {}};
    const std::string &script = facts.request.script;
    if (script.empty()) {
        line.sentence = "None is used: the machines read their data from S3 or the file system.";
        line.command = "prepare-data";
        return line;
    }
    if (!facts.scriptError) {
        line.sentence = script + " is valid Python.";
        return line;
    }
    const bool isUnchecked = facts.scriptError->code == ErrorCode::Unsupported;
    line.state = isUnchecked ? ChecklistState::Unknown : ChecklistState::Open;
    line.sentence = fmt::format("{}: {}.", script, facts.scriptError->detail);
    return line;
}

} // namespace

std::vector<ChecklistLine> planningChecklist(const ChecklistFacts &facts)
{
    return {accessLine(facts), fileSystemLine(facts), packageLine(facts), scriptLine(facts)};
}

Result<ChecklistFacts> readChecklistFacts(const CloudContext &cloud, const ChecklistRequest &request,
                                          const CallContext &context)
{
    ChecklistFacts facts;
    facts.account = cloud.account;
    facts.profile = cloud.profile;
    facts.accessError = cloud.accountError;
    facts.costsMoney = cloud.costsMoney;
    facts.request = request;
    auto systems = fileSystemChoices(cloud, request.region, context);
    if (!systems && systems.error().code == ErrorCode::Cancelled)
        return fail(systems.error());
    if (systems)
        facts.fileSystems = std::move(*systems);
    else
        facts.unread = systems.error().detail;
    const auto bundle = provision::findBundle();
    if (bundle)
        facts.bundle = bundle->filename().string();
    else
        facts.bundleProblem = bundle.error().detail;
    if (request.script.empty())
        return facts;
    const Result<std::string> text =
        request.scriptText ? Result<std::string>(*request.scriptText) : readFile(request.script, kLongestScript);
    const Status checked = text ? checkPrepareScript(*text, context) : Status(fail(text.error()));
    if (!checked && checked.error().code == ErrorCode::Cancelled)
        return fail(checked.error());
    if (!checked)
        facts.scriptError = checked.error();
    return facts;
}

} // namespace trainyard::cluster
