#pragma once

#include <chrono>
#include <cstdint>
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

/// Returns the addresses of a host_worker file: one per line, without surrounding blanks and comments ('#').
/// \error CorruptData (a line that is not one name or address, or more than 8,192 hosts)
Result<std::vector<std::string>> hostsFromText(std::string_view);

} // namespace trainyard::protocol
