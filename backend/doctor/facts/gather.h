#pragma once

#include <chrono>
#include <filesystem>
#include <span>
#include <stop_token>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/async/progress.h"
#include "backend/doctor/facts/facts.h"
#include "backend/ssh/session.h"

namespace trainyard::doctor {

// Each function reads one kind of facts and changes nothing. What cannot be read is a fact, too: its error is stored.

struct GatherLimits {
    std::size_t width = 8;                         ///< machines at a time
    std::chrono::seconds connect{20}, examine{90}; ///< for one machine
    std::chrono::seconds cloud{60};                ///< for all calls of AWS
};

/// \error NotFound (the cluster), those of the ledger
Result<LedgerFacts> gatherLedger(const cluster::CloudContext &, const ClusterId &);

CloudFacts gatherCloud(const cluster::CloudContext &, const LedgerFacts &, const std::vector<ssh::Host> &,
                       const CallContext &);

/// Logs in to all machines at once, and lets each report about itself.
/// \param sink  step "nodes": how many have answered
std::vector<NodeFacts> gatherNodes(const cluster::CloudContext &, const LedgerFacts &, const std::vector<ssh::Host> &,
                                   const GatherLimits &, const ProgressSink &sink, std::stop_token);

AccountFacts gatherAccount(const cluster::CloudContext &, const CallContext &);

/// The end of a file of this computer, from the start of a line on; empty when it cannot be read.
std::string endOfFile(const std::filesystem::path &, std::size_t bytes);
/// The copies of a run's logs: runs/RUN/logs/NODE-ROLE.log.
std::vector<LogText> localLogs(const std::filesystem::path &folder);

/// All logs that were read: those of the machines, of S3 where EMR failed, and for machines that do not answer the
/// copies on this computer.
std::vector<LogText> collectLogs(const cluster::CloudContext &, const Facts &);

struct LogFacts {
    std::vector<LogMatch> matches;
    std::vector<std::string> notRead;
};
LogFacts searchLogs(std::span<const LogText>, std::span<const LogRule>, std::size_t width, std::stop_token);

/// Of the objects in a folder of EMR's logs, the few that explain a failure, best first: errors of bootstrap actions, of
/// the provisioning of a node, of steps, and of the daemons.
std::vector<std::string> explainingLogs(std::vector<std::string> keys);

/// The ranges of IPv4 that a group admits to port 22.
std::vector<std::string> sshRanges(const aws::SecurityGroup &);

/// Unpacks gzip.
/// \param most  bytes of the result; the rest is left out
/// \error CorruptData
Result<std::string> gunzip(std::string_view packed, std::size_t most);

/// Logs in with the first of the host's logins that the machine accepts.
Result<ssh::SshSession> logIn(const ssh::Host &, const CallContext &);

} // namespace trainyard::doctor
