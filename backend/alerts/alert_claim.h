#pragma once

#include <filesystem>

#include "backend/alerts/alert_rule.h"
#include "backend/core/ids.h"

namespace trainyard::alerts {

/// Whether this program adds the worker that a rule requires. Each rule adds one for each run, whichever programs of
/// this computer follow the run: a value that goes up and down would launch one machine after the other. The claim is a
/// file in the folder of the run.
/// \return false also where the file cannot be written: no machine is better than two
bool claimWorker(const std::filesystem::path &stateFolder, const RunId &run, const AlertRule &rule);
/// Nothing was launched for the claim: another attempt may follow.
void releaseWorker(const std::filesystem::path &stateFolder, const RunId &run, const AlertRule &rule);

} // namespace trainyard::alerts
