#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"

namespace trainyard::protocol {

/// One line of host_worker_log: a worker's host came into the job or went.
struct HostEvent {
    std::int64_t sequence = 0; ///< from 0 in each start of a scheduler
    bool added = true;
    std::string address;
    std::chrono::nanoseconds at{}; ///< since the Unix epoch
    bool operator==(const HostEvent &) const = default;
};

/// "SEQ ADDED|REMOVED ADDRESS NANOSECONDS", as the program writes it that dynamic training comes from.
std::string toLine(const HostEvent &);

/// Reads that layout and its document's, "SEQ ADDRESS ADDED|REMOVED TIME"; the time's unit (nanoseconds to seconds) is
/// told by its size. errors CorruptData
Result<HostEvent> hostEventFromLine(std::string_view);

/// The addresses of a host_worker file: one a line, blanks around them left out, and what is behind a '#'.
/// errors  CorruptData (a line that is no name or address, or too many lines)
Result<std::vector<std::string>> hostsFromText(std::string_view);

} // namespace trainyard::protocol
