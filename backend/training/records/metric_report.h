#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "backend/core/sentence.h"
#include "backend/protocol/metric_record.h"

namespace trainyard::training {

/// One line of the table of epochs, merged over the ranks.
struct EpochRow {
    int epoch = 0; ///< from 0, as in the records; shown to users as epoch + 1
    int workers = 0;
    std::optional<double> trainAccuracy, trainLoss, validationAccuracy, validationLoss; ///< accuracies from 0 to 1
    std::optional<double> samplesPerSecond, seconds;
    std::optional<double> globalBatch; ///< samples of a step of all workers
    bool operator==(const EpochRow &) const = default;
};

/// The table of epochs of a run, built record by record.
class EpochTable {
public:
    void add(const protocol::MetricRecord &record);
    std::vector<EpochRow> rows() const; ///< by epoch
    /// Increases with every change.
    std::uint64_t revision() const { return m_revision; }

private:
    std::map<int, EpochRow> m_rows;
    int m_workers = 0;
    std::optional<double> m_globalBatch;
    std::uint64_t m_revision = 0;
};
std::vector<EpochRow> epochTable(std::span<const protocol::MetricRecord>);

/// The same table in Markdown, as MXNet's parse_log.py prints it: epoch, train-accuracy, val-accuracy, time, and what else
/// was measured. Epochs count from 1, as there and in the table of `metrics`.
std::string epochMarkdown(std::span<const EpochRow>);
std::string epochMarkdown(std::span<const protocol::MetricRecord>);
/// The same columns, separated by this character: a tab for the clipboard of a spreadsheet, a comma for a file.
std::string epochLines(std::span<const EpochRow>, char separator);

/// Describes the members that joined, left and died, and all other interruptions of the run, in order of their
/// occurrence: "rank 2 (worker-3) joined in epoch 4, 12.3 s into the run".
std::vector<std::string> eventLines(std::span<const protocol::MetricRecord>);

/// A sentence if the steps of a run with several workers are so short that computation hides less than half of the
/// exchange of gradients: its speed is then no measure for larger trainings. Empty if not, or if too little is known.
Sentence benchmarkWarning(std::span<const protocol::MetricRecord>);

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
