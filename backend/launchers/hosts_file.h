#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"

namespace trainyard::launchers {

/// A line of a hosts file, as launch.py's -H, mpirun's and horovodrun's --hostfile read it.
struct HostLine {
    std::string host; ///< address or name
    int port = 22;    ///< of ssh
    int slots = 1;    ///< processes that it takes; launch.py ignores them
    bool operator==(const HostLine &) const = default;
};

/// Reads one host per line: `host`, `host:port`, `host slots=N`, `[IPv6]:port`. Blank lines and those that begin with #
/// are ignored. At most 4,096 hosts.
/// \error InvalidArgument (the line is named; no host)
Result<std::vector<HostLine>> parseHostsFile(std::string_view text);

/// One host per line, with its port unless that is 22: what launch.py reads, without comments.
std::string hostsFile(const std::vector<HostLine> &);
/// The same for mpirun, "HOST slots=N", without ports.
std::string slotsFile(const std::vector<HostLine> &, int slots);
/// Makes the head of a cluster the last line; the others keep their order. Who takes workers off by deleting lines does
/// not meet the head first.
void putLast(std::vector<HostLine> &, const std::string &head);

} // namespace trainyard::launchers
