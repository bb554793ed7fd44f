// What the doctor reads: answers of machines, logs, and the user's rules. The first byte selects one.
#include <algorithm>

#include "backend/doctor/facts/joining.h"
#include "backend/doctor/facts/node_report.h"
#include "backend/doctor/logs/log_rules.h"
#include "backend/doctor/logs/log_scan.h"
#include "tests/fuzz/fuzz.h"

namespace {

using namespace trainyard;
using namespace trainyard::doctor;
using fuzz::require;

bool isShown(std::string_view text)
{
    return std::ranges::none_of(text, [](unsigned char c) { return c < 0x20 || c == 0x7f; });
}

void readAnswer(std::string_view text)
{
    const NodeReport report = parseNodeReport(text);
    require(report.logs.size() <= 32 && report.addresses.size() <= 2048, "lists are bounded");
    for (const RunProcess &process : report.processes)
        require(process.pid > 1 && process.run.size() <= 40 && isShown(process.command), "a process can be shown");
    for (const LogText &log : report.logs)
        require(log.firstLine >= 1 && isShown(log.name), "a log has a name and a line");
    require(isShown(report.numpy), "an error can be shown");
    Joining joining;
    joining.state = "running";
    joining.address = "10.0.0.7";
    readSharedFiles(report, joining);
    require(!(joining.logAdded && joining.logRemoved), "the last line counts");
    require(whyNotAdded(joining).sentence.english().ends_with('.') ||
                whyNotAdded(joining).sentence.english().ends_with('?'),
            "each state has an answer");
}

void readLog(std::string_view text)
{
    const auto lines = std::ranges::count(text, '\n') + 1;
    for (const char *name : {"worker.log", "/var/log/cloud-init-output.log"}) {
        const auto result = scanLog({"worker-1", name, 1, std::string(text)}, builtinLogRules());
        for (const LogMatch &match : result.matches) {
            require(match.line >= 1 && match.line <= lines && match.count >= 1, "a match has its line");
            require(match.text.size() <= LogMatch::kShownBytes && isShown(match.text), "a line can be shown");
        }
        require(std::ranges::is_sorted(result.matches, {}, &LogMatch::line), "matches are in order");
    }
}

void readRules(std::string_view text)
{
    const auto parsed = parseLogRules(text, false);
    if (!parsed)
        return;
    require(parsed->rules.size() + parsed->rejected.size() <= kMostRules, "rules are bounded");
    for (const LogRule &rule : parsed->rules)
        require(rule.compiled && !rule.id.empty() && rule.pattern.size() <= kLongestPattern, "a rule is complete");
    for (const RejectedRule &rule : parsed->rejected)
        require(!rule.id.empty() && !rule.reason.empty(), "a rejected rule has a reason");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const auto text = fuzz::textOf(data + 1, size - 1);
    switch (data[0] % 3) {
    case 0:
        readAnswer(text);
        break;
    case 1:
        readLog(text);
        break;
    default:
        readRules(text);
    }
    return 0;
}
