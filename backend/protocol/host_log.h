#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"

namespace trainyard::protocol {

/// One line of host_worker_log: the host of a worker joined or left the job.
struct HostEvent {
    std::int64_t sequence = 0; ///< from 0 in each start of a scheduler
    bool added = true;
    std::string address;
    std::chrono::nanoseconds at{}; ///< since the Unix epoch
    bool operator==(const HostEvent &) const = default;
};

/// Formats an event as "SEQ ADDED|REMOVED ADDRESS NANOSECONDS", the layout that Dynamic Training with Apache MXNet
/// (awslabs/dynamic-training-with-apache-mxnet-on-aws) writes.
std::string toLine(const HostEvent &);

/// Reads an event in that layout, or in the one of the documentation: "SEQ ADDRESS ADDED|REMOVED TIME". The unit of the
/// time follows from its size: nanoseconds, microseconds, milliseconds or seconds.
/// \return empty for any other text
std::optional<HostEvent> hostEventFromLine(std::string_view);
/// Returns the events of a host_worker_log; skips lines that are none. A sequence of 0 begins another run, or another
/// start of its scheduler.
std::vector<HostEvent> hostEventsFromText(std::string_view);

/// Returns the addresses of a host_worker file: one per line, without surrounding blanks and comments ('#').
/// \error CorruptData (names the first line that is not one name or address, or more than 8,192 hosts)
Result<std::vector<std::string>> hostsFromText(std::string_view);

/// A line of a host_worker file that is not one name or address.
struct HostProblem {
    int line = 0;     ///< from 1
    std::string text; ///< of the line
    std::string why;  ///< "has a character that no address has"; without parts of the line
    bool operator==(const HostProblem &) const = default;
};
/// Returns all of them; a line after the last permitted host is one.
std::vector<HostProblem> hostProblems(std::string_view text);

} // namespace trainyard::protocol
