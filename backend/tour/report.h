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

/// One step of the tour as it went.
struct StepRecord {
    std::string name, title;
    StepState state = StepState::Started;
    Timestamp began{}, ended{};
    std::string message; ///< the last word about it
};

/// Everything a tour leaves behind, as a plain value.
struct TourRecord {
    Timestamp began{}, ended{};
    ClusterId cluster;
    RunId run;
    std::string endpoint; ///< of the local cloud
    std::string job;      ///< "LeNet, 12 epochs, global batch 96, dist_sync"
    std::vector<StepRecord> steps;
    std::vector<protocol::MetricRecord> metrics;
    std::string receipt;                ///< what the teardown said, as text
    std::vector<std::string> proof;     ///< what was looked at to see that nothing is left
    std::vector<std::string> leftovers; ///< empty when nothing is left
    std::string chart;                  ///< "chart.png", or why there is none
    std::string failure;                ///< a sentence; empty when all went well
};

/// One line of the table of epochs, merged over the ranks.
struct EpochRow {
    int epoch = 0; ///< from 0, as in the records; people are shown epoch + 1
    int workers = 0;
    std::optional<double> trainAccuracy, trainLoss, validationAccuracy, validationLoss; ///< accuracies from 0 to 1
    std::optional<double> samplesPerSecond, seconds;
};
std::vector<EpochRow> epochTable(std::span<const protocol::MetricRecord>);

/// "rank 2 (worker-3) joined in epoch 4, 12.3 s into the run": who came, went and died, and whatever else interrupted
/// the run, in the order in which it happened.
std::vector<std::string> eventLines(std::span<const protocol::MetricRecord>);

/// The last validation accuracy of the whole job, 0 to 1.
std::optional<double> lastValidationAccuracy(std::span<const protocol::MetricRecord>);
/// Did a worker join after the first epoch had begun?
bool joinedWhileTraining(std::span<const protocol::MetricRecord>);

std::string reportMarkdown(const TourRecord &);

/// A heading and one line per record: run,attempt,view,rank,epoch,step,samples,t,name,value,note (RFC 4180; rank -1 is
/// the whole job).
std::string metricsCsv(std::span<const protocol::MetricRecord>);
std::string csvHeading();
std::string csvLine(const protocol::MetricRecord &);

} // namespace trainyard::tour
