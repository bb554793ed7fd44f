#include "backend/cluster/managed/planning_checklist.h"

#include <algorithm>

#include "backend/cluster/stack/prepare/prepare_data.h"
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
        line.sentence =
            say("The profile %1 has no access (%2): check its credentials.", facts.profile, facts.accessError->detail);
        line.command = "account";
    } else if (!facts.costsMoney) {
        line.sentence = say("The local cloud runs on this computer, and costs nothing.");
    } else {
        line.sentence = say("The profile %1 belongs to the account %2.", facts.profile, facts.account);
    }
    return line;
}

ChecklistLine fileSystemLine(const ChecklistFacts &facts)
{
    const ChecklistRequest &request = facts.request;
    ChecklistLine line{ChecklistItem::FileSystem, "Shared file system", ChecklistState::Done, {}, {}};
    if (!facts.fileSystems) {
        line.state = ChecklistState::Unknown;
        line.sentence = say("The file systems of the region could not be read: %1.", facts.unread);
        return line;
    }
    if (request.fileSystem.empty()) {
        line.sentence =
            request.createsFileSystem
                ? say("None is chosen: the stack creates one, which stays after its end and costs until it is "
                      "deleted.")
                : say("None is chosen: the nodes share HDFS only, and read their data from S3.");
        line.command = request.createsFileSystem ? "efs rm" : "";
        return line;
    }
    const auto at = std::ranges::find(*facts.fileSystems, request.fileSystem, &FileSystemChoice::id);
    line.state = ChecklistState::Open;
    if (at == facts.fileSystems->end()) {
        line.sentence =
            say("There is no file system %1 in %2: choose one of the region.", request.fileSystem, request.region);
        line.command = "efs ls";
        return line;
    }
    const auto usable = std::ranges::count(at->targets, true, &FileSystemChoice::Target::available);
    if (at->state != "available" || usable == 0) {
        line.sentence = say("The file system %1 is in the state \"%2\" and has %3 available mount targets: create "
                            "one in the zone of the machines.",
                            at->id, at->state, usable);
        return line;
    }
    line.state = ChecklistState::Done;
    line.sentence = usable == 1
                        ? say("%1 is available, with mount targets in 1 zone of %2.", at->id, at->vpc())
                        : say("%1 is available, with mount targets in %2 zones of %3.", at->id, usable, at->vpc());
    return line;
}

ChecklistLine packageLine(const ChecklistFacts &facts)
{
    ChecklistLine line{ChecklistItem::Package, "Training package", ChecklistState::Done, {}, {}};
    if (facts.bundleProblem.empty()) {
        line.sentence =
            say("The runtime %1 is uploaded to the machines; nothing has to be put on the file system.", facts.bundle);
        return line;
    }
    line.state = ChecklistState::Open;
    line.sentence = say("The runtime for the machines is missing: %1.", facts.bundleProblem);
    return line;
}

ChecklistLine scriptLine(const ChecklistFacts &facts)
{
    ChecklistLine line{ChecklistItem::DataScript, "Script that prepares the data", ChecklistState::Done, {}, {}};
    const std::string &script = facts.request.script;
    if (script.empty()) {
        line.sentence = say("None is used: the machines read their data from S3 or the file system.");
        line.command = "prepare-data";
        return line;
    }
    if (!facts.scriptError) {
        line.sentence = say("%1 is valid Python.", script);
        return line;
    }
    const bool isUnchecked = facts.scriptError->code == ErrorCode::Unsupported;
    line.state = isUnchecked ? ChecklistState::Unknown : ChecklistState::Open;
    line.sentence = say("%1: %2.", script, facts.scriptError->detail);
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
