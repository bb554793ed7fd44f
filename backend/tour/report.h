#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "backend/core/clock.h"
#include "backend/core/ids.h"
#include "backend/core/progress.h"
#include "backend/protocol/metric_record.h"

namespace trainyard::tour {

/// Record of one step of the tour.
struct StepRecord {
    std::string name, title;
    StepState state = StepState::Started;
    Timestamp began{}, ended{};
    std::string message; ///< the final message
};

/// All results of a tour, as a plain value.
struct TourRecord {
    Timestamp began{}, ended{};
    ClusterId cluster;
    RunId run;
    std::string endpoint; ///< of the local cloud
    std::string job;      ///< "LeNet, 12 epochs, global batch 96, dist_sync"
    std::vector<StepRecord> steps;
    std::vector<protocol::MetricRecord> metrics;
    std::string receipt;                ///< of the teardown, as text
    std::vector<std::string> proof;     ///< the checks for leaks and their results
    std::vector<std::string> leftovers; ///< empty when nothing is left
    std::string chart;                  ///< "chart.png", or the reason why it is missing
    std::string failure;                ///< a sentence; empty on success
};

/// One line of the table of epochs, merged over the ranks.
struct EpochRow {
    int epoch = 0; ///< from 0, as in the records; shown to users as epoch + 1
    int workers = 0;
    std::optional<double> trainAccuracy, trainLoss, validationAccuracy, validationLoss; ///< accuracies from 0 to 1
    std::optional<double> samplesPerSecond, seconds;
};
std::vector<EpochRow> epochTable(std::span<const protocol::MetricRecord>);

/// Describes the members that joined, left and died, and all other interruptions of the run, in order of their
/// occurrence: "rank 2 (worker-3) joined in epoch 4, 12.3 s into the run".
std::vector<std::string> eventLines(std::span<const protocol::MetricRecord>);

/// The last validation accuracy of the complete job, 0 to 1.
std::optional<double> lastValidationAccuracy(std::span<const protocol::MetricRecord>);
/// Whether a worker joined after the first epoch had begun.
bool joinedWhileTraining(std::span<const protocol::MetricRecord>);

std::string reportMarkdown(const TourRecord &);

/// Returns a heading and one line per record: run,attempt,view,rank,epoch,step,samples,t,name,value,note (RFC 4180;
/// rank -1 is the complete job).
std::string metricsCsv(std::span<const protocol::MetricRecord>);
std::string csvHeading();
std::string csvLine(const protocol::MetricRecord &);

} // namespace trainyard::tour
