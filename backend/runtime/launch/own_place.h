#pragma once

#include <filesystem>
#include <string>

#include "backend/core/result.h"
#include "backend/core/system/fd.h"
#include "backend/protocol/node_layout.h"

/// Where a process is that another program than the agent has started: its address, and its number on the machine.
namespace trainyard::launch {

/// The IPv4 address of an interface of this machine.
/// \error InvalidArgument
Result<std::string> addressOfInterface(const std::string &interface);

/// The interface that has this address; empty if none has.
std::string interfaceOf(const std::string &address);

/// This node's own address on the route to `host`; nothing is sent.
/// \error InvalidArgument (no IPv4 address, or no route)
Result<std::string> addressTowards(const std::string &host, int port);

/// The first free index of a role in this folder, in which several processes may run.
/// \param lock  receives the lock that makes it this process's own
/// \error Busy, those of lockFile()
Result<int> ownIndex(const std::filesystem::path &folder, protocol::Role, Fd &lock);

} // namespace trainyard::launch
