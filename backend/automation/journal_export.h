#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "backend/core/result.h"
#include "backend/core/time/clock.h"
#include "backend/core/time/deadline.h"

namespace trainyard::automation {

/// What a call means for the bill: "starts", "stops", "changes", "none"; "unknown" for one that is not known here.
std::string_view costEffect(std::string_view service, std::string_view operation);

enum class JournalFormat { Json, Csv };

struct JournalQuery {
    std::optional<Timestamp> since = {};
    bool costsOnly = false; ///< only calls with an effect on the bill
    JournalFormat format = JournalFormat::Json;
};

/// Reads journal.jsonl with its closed segments, oldest first, and calls f with each line to export (with its line
/// feed): the JSON object with "costEffect" added, masked; or CSV (RFC 4180) with a heading:
/// time,kind,service,operation,region,host,command,outcome,milliseconds,requestId,costEffect. Lines that are no JSON
/// are counted and left out.
/// \return the number of lines that were left out as unreadable
/// \error those of f, Cancelled
Result<std::uint64_t> exportJournal(const std::filesystem::path &journal, const JournalQuery &,
                                    const std::function<Status(std::string_view line)> &f, const CallContext &);
/// The same into a file (0600, since it names resources and commands), which is complete or as it was.
/// \error Cancelled, those of writeFileAtomically()
Result<std::uint64_t> writeJournal(const std::filesystem::path &journal, const JournalQuery &,
                                   const std::filesystem::path &file, const CallContext &);

} // namespace trainyard::automation
