#pragma once

#include "backend/cli/context.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/training/logs/log_search.h"

namespace trainyard::cli {

/// Prints the lines of a run's logs that contain a text (`logs RUN --search`).
/// \return the exit status: Failed if there are none, as grep
Result<int> printFoundLines(Context &, const cluster::CloudContext &, const ledger::Run &,
                            const training::WorkerRanks &, const training::LogQuery &);

/// Prints all lines of a run's logs in the order of their times (`logs RUN --merged`).
Result<int> printMergedLines(Context &, const cluster::CloudContext &, const ledger::Run &,
                             const training::WorkerRanks &, const training::LogFilter &,
                             const std::optional<Timestamp> &since);

/// A line of a log as JSON.
nlohmann::json logLineJson(const ledger::Run &, const training::CopiedLog &, std::optional<int> rank,
                           std::string_view line);
/// A line as it is shown: without secrets, also where an older runtime wrote them.
/// \param name  of the process; empty: not shown
std::string shownLogLine(const std::string &name, std::string_view line);

} // namespace trainyard::cli
