#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/core/async/progress.h"
#include "backend/core/result.h"
#include "backend/tour/report.h"

namespace trainyard::tour {

/// The tour launches a cluster of the local cloud, trains on rendered digits, adds a third worker during the training,
/// and terminates the cluster. GUI and terminal run the same steps; this library prints nothing.
struct TourOptions {
    std::filesystem::path stateFolder;           ///< empty: the default state folder
    std::filesystem::path outputFolder = "tour"; ///< report.md, metrics.csv, chart.png; created
    int workers = 2;                             ///< at the start
    int addWorkerAfterEpoch = 3;                 ///< completed epochs before one more is added; 0: none is added
    std::size_t trainDigits = 12000, validationDigits = 2000;
    double noise = 0.35;  ///< of the digits: the share of random pixels
    int shownDigits = 24; ///< validation digits that are shown with what the model takes them for; 0 to 64
    std::string model = "lenet";
    std::string kvStore = "dist_sync";
    int epochs = 12;
    int batchSize = 96;          ///< of all workers together
    double learningRate = 0.004; ///< low: the curve climbs until the end
    int threads = 1;             ///< of each worker
    std::string chartProgram;    ///< empty: `trainyard` beside this program
    /// Formats an error for the report (wording::message, which this library does not link).
    std::function<std::string(const Error &)> describe;
};

/// Digits that are shown while the model learns, in the order of the predictions in the run's records
/// (protocol::metric::kSamplePredictions).
struct ShownDigits {
    int width = 0, height = 0;
    std::vector<std::uint8_t> pixels; ///< [labels * height * width], white on black
    std::vector<std::int32_t> labels;
};

/// Events of a running tour. Called from any thread; must return quickly.
struct TourSinks {
    ProgressSink progress; ///< steps() by name, some of them with hosts
    /// New records of the run, in order, after they were stored in the ledger up to the sequence `last`.
    std::function<void(std::span<const protocol::MetricRecord>, std::int64_t last)> metrics;
    std::function<void(const ShownDigits &)> shown;                           ///< before the first step
    std::function<void(const ClusterId &, const std::string &name)> launched; ///< the cluster is in the ledger
    std::function<void(const RunId &)> started;                               ///< the run is in the ledger
};

struct StepInfo {
    std::string name, title;
};
/// Lists all steps in order, to show them before the first one begins. The steps of hosts are reported as parts of
/// these.
std::vector<StepInfo> steps(const TourOptions &);

struct TourOutcome {
    TourRecord record;
    Status status;            ///< of the first step that failed; Cancelled when stopped
    bool leftRunning = false; ///< part of its cluster could not be terminated
    bool passed() const { return status && !leftRunning && record.leftovers.empty(); }
};

/// Runs the complete tour. Blocks for minutes. Always uses the profile `local` and reads no AWS variables of the
/// environment. In all cases (failure, Cancel) it terminates the cluster that it launched, and no other, and writes the
/// report.
TourOutcome run(const TourOptions &, const TourSinks &, std::stop_token);

} // namespace trainyard::tour
