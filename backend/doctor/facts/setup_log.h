#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"
#include "backend/doctor/logs/log_scan.h"

namespace trainyard::doctor {

/// Logs of the set-up of a machine, below /var/log: of cloud-init, of CloudFormation, of the older stack, and of
/// our own stack.
inline constexpr std::array<std::string_view, 6> kSetUpLogs{"cloud-init-output.log", "cfn-init.log",
                                                            "cfn-init-cmd.log",      "dl_cfn_setup.log",
                                                            "trainyard-setup.log",   "trainyard-prepare-data.log"};

/// What is read of one log at a time; of a longer one, its end.
inline constexpr std::int64_t kMostSetUpLogBytes = 512 * 1024;

/// A log of the set-up of a machine, or what was added to it.
struct SetUpLog {
    std::vector<std::string> logs; ///< that the machine has
    std::string name;              ///< of the one that was read; empty: the machine has none
    std::string text;              ///< complete lines, masked and printable
    std::string rest;              ///< the last line, which may not be complete yet
    std::vector<MarkedLine> marks; ///< of `text`
    std::int64_t begin = 0;        ///< where `text` begins in the file
    std::int64_t end = 0;          ///< where `rest` begins: the next reading continues there
    bool isCut = false;            ///< the file has more before `begin`
    bool operator==(const SetUpLog &) const = default;
};

/// The script that reads a log on a machine, as root where that is necessary. Changes nothing.
/// \param name  one of kSetUpLogs; empty: the first that exists
/// \param from  the `end` of an earlier reading; ignored if the file is shorter
std::string setUpLogScript(std::string_view name, std::int64_t from, std::string_view folder = "/var/log");
/// \error MalformedReply (it is not the answer of that script)
Result<SetUpLog> parseSetUpLog(std::string_view answer, std::span<const LogRule> rules);

/// Reads a log of the set-up of a machine.
/// \error NotFound (the cluster, the machine), InvalidArgument (the name of the log), those of SSH
Result<SetUpLog> readSetUpLog(const cluster::CloudContext &, const ClusterId &, const std::string &node,
                              std::string_view name, std::int64_t from, const CallContext &);

} // namespace trainyard::doctor
