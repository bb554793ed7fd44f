#pragma once

#include <filesystem>
#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/core/progress.h"
#include "backend/core/result.h"
#include "backend/tour/report.h"

namespace trainyard::tour {

/// The tour: a cluster of the local cloud is launched, trains rendered digits, gets a third worker while it trains, and
/// is ended. Window and terminal run the same steps; nothing here prints.
struct TourOptions {
    std::filesystem::path stateFolder;           ///< empty: where Trainyard keeps everything
    std::filesystem::path outputFolder = "tour"; ///< report.md, metrics.csv, chart.png; created
    int workers = 2;                             ///< at the start
    int addWorkerAfterEpoch = 3;                 ///< epochs that are over when one more is added; 0: none is added
    std::size_t trainDigits = 12000, validationDigits = 2000;
    std::string model = "lenet";
    std::string kvStore = "dist_sync";
    int epochs = 12;
    int batchSize = 96;       ///< of all workers together
    int threads = 1;          ///< of each worker
    std::string chartProgram; ///< empty: `trainyard` beside this program
    /// Words an error for the report (wording::message; this room does not word things).
    std::function<std::string(const Error &)> describe;
};

/// What the tour says while it runs. Called from any thread; must return quickly.
struct TourSinks {
    ProgressSink progress; ///< steps() by name, some of them with hosts
    std::function<void(std::span<const protocol::MetricRecord>)>
        metrics; ///< in order, each record once, after it was stored
    std::function<void(const ClusterId &, const std::string &name)> launched; ///< as soon as the ledger knows it
    std::function<void(const RunId &)> started;                               ///< the run exists in the ledger
};

struct StepInfo {
    std::string name, title;
};
/// All steps in their order, so that a list can be shown before the first one begins. Steps of hosts ("upload") come
/// between.
std::vector<StepInfo> steps(const TourOptions &);

struct TourOutcome {
    TourRecord record;
    Status status;            ///< of the first step that failed; Cancelled when stopped
    bool leftRunning = false; ///< something of its cluster could not be ended
    bool passed() const { return status && !leftRunning && record.leftovers.empty(); }
};

/// Run the whole tour. Blocks for minutes. Always the profile `local`; AWS variables of the environment are not read.
/// Whatever happens (failure, Cancel), the cluster that it launched, and no other, is terminated, and the report is
/// written.
TourOutcome run(const TourOptions &, const TourSinks &, std::stop_token);

} // namespace trainyard::tour
