#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "backend/core/async/progress.h"
#include "backend/core/ids.h"
#include "backend/core/time/clock.h"
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
    std::string endpoint;     ///< of the local cloud
    int machines = 0;         ///< head and workers, with those that were added
    double awsUsdPerHour = 0; ///< price of such a cluster on AWS, by the list; 0: unknown
    std::string job;          ///< "LeNet, 12 epochs, global batch 96, dist_sync"
    std::vector<StepRecord> steps;
    std::vector<protocol::MetricRecord> metrics;
    std::vector<Sentence> receipt;      ///< of the teardown: its lines
    std::vector<Sentence> proof;        ///< the checks for leaks and their results
    std::vector<std::string> leftovers; ///< empty when nothing is left
    std::string chart;                  ///< "chart.png", or the reason why it is missing
    std::string failure;                ///< a sentence; empty on success
};

/// The result of a tour in a few figures.
struct TourSummary {
    std::optional<double> accuracy; ///< of the validation, 0 to 1
    std::chrono::seconds took{};    ///< from its begin to its end
    int machines = 0;
    std::optional<double> awsUsd; ///< of its machines on AWS, from their launch to their end; at least one minute
    std::filesystem::path report; ///< report.md
};
TourSummary summarize(const TourRecord &, const std::filesystem::path &outputFolder);

std::string reportMarkdown(const TourRecord &);

} // namespace trainyard::tour
