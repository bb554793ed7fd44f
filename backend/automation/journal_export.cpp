#include "backend/automation/journal_export.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/core/encoding.h"
#include "backend/core/secret_mask.h"
#include "backend/core/system/files.h"
#include "backend/core/system/rotating_file.h"
#include "backend/core/try.h"
#include "backend/training/logs/log_reader.h"

namespace trainyard::automation {

namespace {

using Json = nlohmann::ordered_json;

/// Operations after which something is paid for, or no longer, by their beginnings; the first that fits counts.
struct Effect {
    std::string_view begin, effect;
};
constexpr auto kEffects = std::to_array<Effect>({{"Describe", "none"},
                                                 {"Get", "none"},
                                                 {"List", "none"},
                                                 {"Head", "none"},
                                                 {"Lookup", "none"},
                                                 {"Validate", "none"},
                                                 {"Simulate", "none"},
                                                 {"Estimate", "none"},
                                                 {"AssumeRole", "none"},
                                                 {"RunInstances", "starts"},
                                                 {"StartInstances", "starts"},
                                                 {"RunJobFlow", "starts"},
                                                 {"AllocateAddress", "starts"},
                                                 {"CreateVolume", "starts"},
                                                 {"CreateFleet", "starts"},
                                                 {"CreateImage", "starts"},
                                                 {"CreateSnapshot", "starts"},
                                                 {"CreateNatGateway", "starts"},
                                                 {"CreateFileSystem", "starts"},
                                                 {"CreateStack", "starts"},
                                                 {"RequestSpot", "starts"},
                                                 {"AddInstanceGroups", "starts"},
                                                 {"PutObject", "starts"},
                                                 {"CompleteMultipartUpload", "starts"},
                                                 {"TerminateInstances", "stops"},
                                                 {"TerminateJobFlows", "stops"},
                                                 {"StopInstances", "stops"},
                                                 {"ReleaseAddress", "stops"},
                                                 {"DeleteVolume", "stops"},
                                                 {"DeleteSnapshot", "stops"},
                                                 {"DeregisterImage", "stops"},
                                                 {"DeleteNatGateway", "stops"},
                                                 {"DeleteFileSystem", "stops"},
                                                 {"DeleteStack", "stops"},
                                                 {"DeleteObject", "stops"},
                                                 {"CancelSpot", "stops"},
                                                 {"UpdateStack", "changes"},
                                                 {"SetDesiredCapacity", "changes"},
                                                 {"UpdateAutoScalingGroup", "changes"},
                                                 {"TerminateInstanceInAutoScalingGroup", "changes"},
                                                 {"ModifyInstanceGroups", "changes"},
                                                 {"ModifyVolume", "changes"},
                                                 {"ModifyInstanceAttribute", "changes"},
                                                 {"Create", "none"},
                                                 {"Delete", "none"},
                                                 {"Put", "none"},
                                                 {"Attach", "none"},
                                                 {"Detach", "none"},
                                                 {"Add", "none"},
                                                 {"Remove", "none"},
                                                 {"Associate", "none"},
                                                 {"Disassociate", "none"},
                                                 {"Authorize", "none"},
                                                 {"Revoke", "none"},
                                                 {"Import", "none"},
                                                 {"Tag", "none"},
                                                 {"Untag", "none"},
                                                 {"Modify", "none"},
                                                 {"Set", "none"},
                                                 {"Reboot", "none"}});

constexpr std::string_view kHeading =
    "time,kind,service,operation,region,host,command,outcome,milliseconds,requestId,costEffect\r\n";

std::string textOf(const Json &line, const char *member)
{
    const auto found = line.find(member);
    if (found == line.end() || found->is_null())
        return {};
    return found->is_string() ? found->get<std::string>() : found->dump();
}

/// Masks each text for itself: the form of the line stays.
void maskTexts(Json &json, int depth = 0)
{
    if (json.is_string()) {
        json = maskSecrets(json.get_ref<const std::string &>());
    } else if (json.is_structured() && depth < 8) {
        for (Json &item : json)
            maskTexts(item, depth + 1);
    } else if (json.is_structured()) {
        json = nullptr; // no line of ours is as deep
    }
}

std::string csvOf(const Json &line, std::string_view effect)
{
    const bool isSsh = textOf(line, "kind") == "ssh";
    const std::string error = textOf(line, "error");
    const std::string outcome = isSsh ? textOf(line, "outcome") : error.empty() ? textOf(line, "status") : error;
    const std::array<std::string, 11> cells{textOf(line, "time"),
                                            isSsh ? "ssh" : "aws",
                                            textOf(line, "service"),
                                            textOf(line, "operation"),
                                            textOf(line, "region"),
                                            textOf(line, "host"),
                                            isSsh ? textOf(line, "command") : textOf(line, "aws"),
                                            outcome,
                                            textOf(line, "milliseconds"),
                                            textOf(line, "requestId"),
                                            std::string(effect)};
    std::string out;
    for (const std::string &one : cells)
        out += (out.empty() ? "" : ",") + csvCell(one);
    return out + "\r\n";
}

/// The effect of a line: a call that failed has none.
std::string_view effectOf(const Json &line)
{
    if (textOf(line, "kind") == "ssh")
        return "none";
    return textOf(line, "error").empty() ? costEffect(textOf(line, "service"), textOf(line, "operation")) : "none";
}

} // namespace

std::string_view costEffect(std::string_view service, std::string_view operation)
{
    if (service == "iam" || service == "sts" || service == "sso" || service == "sso-oidc" || service == "ssm" ||
        service == "pricing")
        return "none";
    const auto *const found =
        std::ranges::find_if(kEffects, [operation](const Effect &one) { return operation.starts_with(one.begin); });
    return found == kEffects.end() ? "unknown" : found->effect;
}

Result<std::uint64_t> exportJournal(const std::filesystem::path &journal, const JournalQuery &query,
                                    const std::function<Status(std::string_view line)> &f, const CallContext &context)
{
    std::uint64_t unreadable = 0;
    if (query.format == JournalFormat::Csv) {
        TY_TRY(f(kHeading));
    }
    training::LogReader reader(journal, closedSegments(journal));
    if (reader.failed())
        return fail(ErrorCode::PermissionDenied, journal.string(), "the journal cannot be opened");
    std::string_view text;
    while (reader.next(text)) {
        if (context.stop.stop_requested())
            return fail(ErrorCode::Cancelled, "journal", "the export was stopped");
        // Cut lines, and those of an unknown program, are counted, not guessed.
        Json line = Json::parse(text, nullptr, false);
        if (!line.is_object()) {
            ++unreadable;
            continue;
        }
        if (const auto at = fromIso8601(textOf(line, "time")); query.since && (!at || *at < *query.since))
            continue;
        const std::string_view effect = effectOf(line);
        if (query.costsOnly && effect == "none")
            continue;
        maskTexts(line);
        line["costEffect"] = effect;
        const std::string out = query.format == JournalFormat::Csv
                                    ? csvOf(line, effect)
                                    : line.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
        TY_TRY(f(out));
    }
    return unreadable;
}

Result<std::uint64_t> writeJournal(const std::filesystem::path &journal, const JournalQuery &query,
                                   const std::filesystem::path &file, const CallContext &context)
{
    std::string all;
    const auto add = [&all](std::string_view line) -> Status {
        all += line;
        return {};
    };
    TY_ASSIGN(const auto unreadable, exportJournal(journal, query, add, context));
    TY_TRY(writeFileAtomically(file, all, 0600, context.stop));
    return unreadable;
}

} // namespace trainyard::automation
