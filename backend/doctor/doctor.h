#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/async/progress.h"
#include "backend/doctor/facts/gather.h"
#include "backend/doctor/finding.h"

namespace trainyard::doctor {

/// Receives each finding as soon as its facts are known; called by several threads, one at a time.
using FindingSink = std::function<void(const Finding &)>;

struct ExamineOptions {
    ClusterId cluster;             ///< empty: the account and its region
    std::vector<std::string> only; ///< ids of checks; empty: all
    GatherLimits limits;
};

struct Examination {
    Report report;
    std::vector<LogText> logs; ///< that were searched; unmasked
};

/// Reads facts from ledger, AWS and machines concurrently, and judges them. Changes nothing. Steps "cloud",
/// "nodes", "logs", "account".
/// \error NotFound (the cluster), InvalidArgument (no check of such an id), Cancelled, those of the ledger; whatever
///     else cannot be read is a finding
Result<Examination> examine(const cluster::CloudContext &, const ExamineOptions &, const FindingSink &,
                            const ProgressSink &, std::stop_token);

/// Carries a repair out, which the user has confirmed, and records it as an event of the cluster.
/// \error NotFound (the machine), Conflict (the situation has changed: the run is active again), those of AWS and SSH
Status apply(const cluster::CloudContext &, const ClusterId &, const Repair &, const ProgressSink &, std::stop_token);

/// apply(), and the same check again.
/// \return the new finding; a check that no longer applies is Ok
Result<Finding> repairAndCheck(const cluster::CloudContext &, const ClusterId &, const std::string &check,
                               const Repair &, const ProgressSink &, std::stop_token);

/// Kind of the events that record repairs.
inline constexpr const char *kDoctorEvent = "doctor";

} // namespace trainyard::doctor
