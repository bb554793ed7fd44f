#pragma once

#include <string>

#include "backend/cli/commands.h"
#include "backend/cluster/emr/emr_steps.h"

namespace trainyard::cli {

/// An EMR cluster by its id ("j-..."), or by the name or id of a cluster of the ledger, the newest first.
/// \error NotFound
Result<cluster::EmrReference> emrNamed(const cluster::CloudContext &, const std::string &name);

/// emr logs: below the command "emr".
void addEmrLogs(Commands &, CLI::App *emr);
/// emr steps, add-step, cancel-step, step-output, add-core: below the command "emr".
void addEmrSteps(Commands &, CLI::App *emr);

} // namespace trainyard::cli
