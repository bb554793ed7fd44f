#pragma once

#include <optional>
#include <string>

#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/training/run/code_pack.h"

namespace trainyard::cluster {
struct CloudContext;
}

namespace trainyard::training {

/// What startRun() would start.
struct StartPreview {
    std::string processes;           ///< one line each, then advice; ends with a line feed
    std::optional<CodePreview> code; ///< of a task with code
};
/// Makes no request: the machines are those of the ledger.
/// \error InvalidArgument (the job), NotFound (the cluster has no head; the folder of the code), those of fitTask()
Result<StartPreview> describeStart(const cluster::CloudContext &, const ClusterId &, protocol::JobSpec,
                                   const CallContext &);

} // namespace trainyard::training
