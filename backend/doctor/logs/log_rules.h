#pragma once

#include <array>
#include <chrono>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/enum_names.h"
#include "backend/core/result.h"

namespace trainyard::doctor {

/// How bad a line is.
enum class LogSeverity {
    Note,    ///< worth knowing
    Warning, ///< the run may continue
    Error    ///< the process fails, or the machine does
};
constexpr auto namesOf(LogSeverity)
{
    return std::to_array<std::string_view>({"note", "warning", "error"});
}
using trainyard::toString;

/// Recognises lines of logs. A value; copies share the compiled pattern.
struct LogRule {
    std::string id;      ///< "cuda-out-of-memory"
    std::string pattern; ///< ECMAScript, ignoring case, without back references
    std::string label;   ///< "CUDA out of memory"
    std::string cause;   ///< one sentence
    std::string action;  ///< what to do, one sentence
    std::string check;   ///< the check that reports it, if it is not the general one: "M8"
    LogSeverity severity = LogSeverity::Error;
    std::vector<std::string> contains; ///< one of these must be in the line, ignoring case; empty: no filter
    std::vector<std::string> files;    ///< ends of names of logs in which it applies; empty: all

    bool matches(std::string_view line, std::string_view loweredLine) const;
    bool appliesTo(std::string_view file) const;

    struct Compiled;
    std::shared_ptr<const Compiled> compiled;
};

/// A rule that is not used, and why.
struct RejectedRule {
    std::string id, reason;
    bool operator==(const RejectedRule &) const = default;
};

struct LogRules {
    std::vector<LogRule> rules;
    std::vector<RejectedRule> rejected;
};

/// Limits of a file of rules: it is read on every examination, and its patterns see untrusted text.
inline constexpr std::size_t kMostRules = 200, kMostRuleFileBytes = 256u << 10, kLongestPattern = 300;
inline constexpr int kMostRepetitions = 1000; ///< to which the counts {n} of a pattern expand

/// Parses {"rules": [{"id", "regex", "label", "cause", "action", "severity", "contains": [], "files": []}]}. A rule
/// that is invalid, or slow on a long line, is rejected with its reason; the others are used.
/// \param measure  whether slow patterns are looked for, which takes some milliseconds a rule
/// \error InvalidArgument (not JSON, no list of rules, or larger than the limits)
Result<LogRules> parseLogRules(std::string_view json, bool measure = true);

/// The rules of this program.
const std::vector<LogRule> &builtinLogRules();
/// Name of the user's own rules in the state folder.
inline constexpr const char *kUserRulesFile = "log-rules.json";
/// The rules of this program and those of the user, which replace rules of the same id. A file that cannot be read is a
/// rejected rule with the id "log-rules.json".
LogRules loadLogRules(const std::filesystem::path &stateFolder);

} // namespace trainyard::doctor
