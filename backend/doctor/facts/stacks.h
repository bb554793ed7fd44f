#pragma once

#include <filesystem>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/time/clock.h"

namespace trainyard::cluster {
struct CloudContext;
}

namespace trainyard::doctor {

/// The stacks of the processes of a run on one machine.
struct StackDump {
    std::string node;
    Timestamp at{};   ///< when they were read, by the clock of this computer
    std::string file; ///< of this computer
    std::string text; ///< untrusted; secrets are masked
    bool operator==(const StackDump &) const = default;
};

/// Reads the stacks of all processes of a run on a machine: with py-spy, gdb or eu-stack, whichever is installed there,
/// and what the kernel reports about each thread. The processes stop while a tool reads them, for some seconds, and
/// continue; no values of variables and arguments are read. Stored with the run, in place of an earlier dump of the
/// machine.
/// \error InvalidArgument (the run), NotFound (the machine; no process of the run is there), those of SSH and of writing
///     the file
Result<StackDump> dumpStacks(const cluster::CloudContext &, const ClusterId &, const std::string &node, const RunId &,
                             std::stop_token);

/// The dumps that are stored with a run, by machine. Files that are none are left out.
std::vector<StackDump> storedStacks(const cluster::CloudContext &, const RunId &);

/// The script that reads them, for standard input of a POSIX shell. Status kNoProcess: no process of the run is there.
/// \error InvalidArgument (the run)
Result<std::string> stacksScript(const std::string &run);
inline constexpr int kNoProcess = 3;

} // namespace trainyard::doctor
