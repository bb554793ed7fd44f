#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "backend/cluster/plan/costs/cost.h"
#include "backend/core/result.h"
#include "backend/core/time/clock.h"
#include "backend/ledger/rows.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/training/records/metric_report.h"

namespace trainyard::cluster {
class Catalog;
}
namespace trainyard::ledger {
class Ledger;
}

namespace trainyard::training {

/// The tags in a text: separated by commas, semicolons or line ends; each once, in their order.
std::vector<std::string> tagsOf(std::string_view text);
/// The same as RunLabels::tags stores them: "baseline, tuned".
std::string normalTags(std::string_view text);

/// One parameter of a job. Names are those of its file: "learningRate", "task.setup".
struct RunParameter {
    std::string name, value;
    bool changed = false; ///< differs from that of a default job
    bool operator==(const RunParameter &) const = default;
};
/// What a job was started with, the most important ones first. Contains names of secrets, never their values.
std::vector<RunParameter> parametersOf(const protocol::JobSpec &);
/// Those that differ from a default job, in one line: "epochs=20 batchSize=96".
std::string shortParameters(const protocol::JobSpec &);

/// The epoch with the highest validation accuracy, or, where none was measured, with the lowest validation loss; of equal
/// ones the first.
/// \return null without validation
const EpochRow *bestEpoch(std::span<const EpochRow>);

/// The mean over the epochs that have one.
std::optional<double> meanSpeed(std::span<const EpochRow>);

/// What a run has reached, and what it took.
struct RunFigures {
    int epochs = 0;                               ///< of the training, also those that an earlier run has trained
    std::optional<int> bestEpoch;                 ///< from 1
    std::optional<double> bestAccuracy, bestLoss; ///< of the validation in that epoch
    std::optional<double> validationAccuracy, validationLoss, trainAccuracy, trainLoss; ///< in the last epoch
    std::optional<double> samplesPerSecond;                                             ///< mean over the epochs
    int workers = 0;                                                                    ///< in the last epoch
    std::optional<double> seconds; ///< from its start to its end, or until now
};
RunFigures figuresOf(const ledger::Run &, std::span<const EpochRow>, Timestamp now);

/// All that the ledger knows of a run, for comparisons and reports.
struct RunDetails {
    ledger::Run run;
    ledger::RunLabels labels;
    std::string clusterName;
    protocol::JobSpec job;
    std::vector<EpochRow> epochs;
    RunFigures figures;
    std::optional<cluster::Usd> cost; ///< of its machines while it ran; empty on the local cloud

    std::string name() const; ///< that of the user, else the model's
};
/// \error NotFound, those of the ledger
Result<RunDetails> readRunDetails(ledger::Ledger &, const cluster::Catalog &, const RunId &, Timestamp now);

/// One parameter of several runs, side by side.
struct ComparedParameter {
    std::string name;
    std::vector<std::optional<std::string>> values; ///< of each run; empty: its job has no such parameter
    bool differs = false;
    bool operator==(const ComparedParameter &) const = default;
};
std::vector<ComparedParameter> compareParameters(std::span<const RunDetails>);

/// A report of a run in Markdown: result, parameters, epochs, events, notes.
std::string runReport(const RunDetails &, std::span<const protocol::MetricRecord>, Timestamp now);

} // namespace trainyard::training
