#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "backend/protocol/metric_record.h"

namespace trainyard::training {

/// One line of the table of epochs, merged over the ranks.
struct EpochRow {
    int epoch = 0; ///< from 0, as in the records; shown to users as epoch + 1
    int workers = 0;
    std::optional<double> trainAccuracy, trainLoss, validationAccuracy, validationLoss; ///< accuracies from 0 to 1
    std::optional<double> samplesPerSecond, seconds;
};
std::vector<EpochRow> epochTable(std::span<const protocol::MetricRecord>);

/// The same table in Markdown, as MXNet's parse_log.py prints it: epoch, train-accuracy, val-accuracy, time, and what else
/// was measured. Epochs count from 1, as there and in the table of `metrics`.
std::string epochMarkdown(std::span<const protocol::MetricRecord>);

/// Describes the members that joined, left and died, and all other interruptions of the run, in order of their
/// occurrence: "rank 2 (worker-3) joined in epoch 4, 12.3 s into the run".
std::vector<std::string> eventLines(std::span<const protocol::MetricRecord>);

/// A sentence if the steps of a run with several workers are so short that computation hides less than half of the
/// exchange of gradients: its speed then says little about larger trainings. Empty if not, or if too little is known.
std::string benchmarkWarning(std::span<const protocol::MetricRecord>);

/// How one process of a task ended.
struct TaskExit {
    std::string node, label; ///< "worker-2", "worker-1"
    int rank = -1;
    int status = 0;       ///< 128 + N when signal N ended it
    std::string sentence; ///< "ended with status 1: RuntimeError ..."
    bool rootCause = false;
};
/// The last end of each process, in order of their machines and labels. Empty for the bundled trainer.
std::vector<TaskExit> exitsOf(std::span<const protocol::MetricRecord>);

/// The last validation accuracy of the complete job, 0 to 1.
std::optional<double> lastValidationAccuracy(std::span<const protocol::MetricRecord>);
/// Whether a worker joined after the first epoch had begun.
bool joinedWhileTraining(std::span<const protocol::MetricRecord>);

/// Returns a heading and one line per record: run,attempt,view,rank,epoch,step,samples,t,name,value,note (RFC 4180;
/// rank -1 is the complete job).
std::string metricsCsv(std::span<const protocol::MetricRecord>);
std::string csvHeading();
std::string csvLine(const protocol::MetricRecord &);

} // namespace trainyard::training
