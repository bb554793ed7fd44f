#pragma once

#include <chrono>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "backend/doctor/logs/log_rules.h"

namespace trainyard::doctor {

/// A log, or the end of one, as it was read from a machine or from this computer. Untrusted.
struct LogText {
    std::string node;  ///< "worker-1"; empty: this computer, or S3
    std::string name;  ///< "/var/log/cloud-init-output.log", "worker.log"
    int firstLine = 1; ///< number of the first line of `text` in the file
    std::string text;
    bool operator==(const LogText &) const = default;
};

/// Lines of one log that a rule recognises.
struct LogMatch {
    std::string rule, label, cause, action, check; ///< of the rule
    LogSeverity severity = LogSeverity::Error;
    std::string node, file;
    int line = 0;     ///< of the first one
    std::string text; ///< of the first one: masked, printable, at most kShownBytes
    int count = 1;
    static constexpr std::size_t kShownBytes = 300;
    /// "worker-1 worker.log:17: CUDA error: out of memory (3 times)"
    std::string quote() const;
    bool operator==(const LogMatch &) const = default;
};

struct ScanLimits {
    std::size_t lineBytes = 4096; ///< the rest of a line is not matched
    std::size_t lines = 200'000;  ///< of a log; the last ones
    std::chrono::milliseconds time{2000};
};

struct ScanResult {
    std::vector<LogMatch> matches; ///< by their first line
    bool complete = true;          ///< false: the time was over; the last lines were read first
};

/// Searches one log. The last lines are read first: they are the most relevant, and the time is limited.
/// \param rules  each line counts for the first rule that recognises it; a rule with a check is preferred
ScanResult scanLog(const LogText &, std::span<const LogRule> rules, const ScanLimits & = {});

/// A line that a rule recognises, for a view of the log.
struct MarkedLine {
    int line = 0; ///< from 0, in the text
    LogSeverity severity = LogSeverity::Error;
    std::string label, cause, action; ///< of the rule
    bool operator==(const MarkedLine &) const = default;
};

/// All lines of a log that show an error or a warning, in their order; within the limits as scanLog().
std::vector<MarkedLine> markLines(const LogText &, std::span<const LogRule> rules, const ScanLimits & = {});

/// The text with each of its lines as it may be shown; a line keeps its indentation, and at most ScanLimits::lineBytes.
std::string shownText(std::string_view text);

/// The line as it may be shown: secrets masked, escape sequences and control characters removed, at most `most` bytes.
std::string shownLine(std::string_view line, std::size_t most = LogMatch::kShownBytes);

} // namespace trainyard::doctor
