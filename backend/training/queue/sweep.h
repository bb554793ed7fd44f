#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/run_state.h"
#include "backend/training/queue/run_queue.h"

/// One job with several values of its parameters: each combination is a run of the cluster's queue.
namespace trainyard::training {

/// Of a random parameter.
struct Range {
    double low = 0, high = 1;
    bool logarithmic = false; ///< uniform in the logarithm: for learning rates
    bool whole = false;       ///< whole numbers only
    bool operator==(const Range &) const = default;
};

struct SweepSpec {
    protocol::JobSpec base;
    /// By parameter: a field of the job in job.json ("learningRate", "task.options.torch.nproc"), or a word that stands
    /// in braces in the command: {lr}.
    std::map<std::string, std::vector<std::string>> grid;
    std::map<std::string, Range> random;
    int trials = 0; ///< of random parameters, for each combination of the grid; 0: no random ones
    std::uint64_t seed = 1;
    std::string metric = "validation-accuracy";
    bool maximize = true;
    bool operator==(const SweepSpec &) const = default;
};

struct SweepTrial {
    int number = 0;                            ///< from 0
    std::map<std::string, std::string> values; ///< by parameter
    protocol::JobSpec job;
};

inline constexpr std::size_t kMostTrials = 1000;

/// All trials: the grid in the order of its parameters' names, the last one changing fastest; for each combination
/// `trials` random draws. The same specification always gives the same trials.
/// \error InvalidArgument (an unknown parameter, a value that the job does not accept, none or more than kMostTrials)
Result<std::vector<SweepTrial>> trialsOf(const SweepSpec &);

std::string toJson(const SweepSpec &);
/// \error InvalidArgument
Result<SweepSpec> sweepFromJson(std::string_view);

/// Adds all trials to the queue of a cluster.
/// \return the id of the sweep, "w-" + 16 hex digits
/// \error those of trialsOf() and addToQueue()
Result<std::string> startSweep(const cluster::CloudContext &, const ClusterId &, const SweepSpec &,
                               cluster::CredentialForwarding keys);

struct SweepRow {
    SweepTrial trial;
    RunId run;                               ///< empty: not started yet
    std::optional<protocol::RunState> state; ///< of the run
    std::string failed;                      ///< why it was not started
    std::optional<double> best;              ///< of the metric, over all epochs of the job's records
    std::optional<int> epoch;                ///< of `best`
};
struct SweepTable {
    std::string id;
    SweepSpec spec;
    std::vector<SweepRow> rows;      ///< by trial
    std::optional<std::size_t> best; ///< index of the row with the best value
};
/// The ids of the sweeps of a cluster, newest first.
Result<std::vector<std::string>> sweepsOf(const cluster::CloudContext &, const ClusterId &);
/// The trials of a sweep with what the ledger knows of their runs.
/// \error NotFound (sweep), CorruptData
Result<SweepTable> sweepTable(const cluster::CloudContext &, const std::string &id);

/// Another run of a trial, which starts again.
/// \error NotFound (sweep, trial), CorruptData
Status setRunOfTrial(const cluster::CloudContext &, const std::string &sweep, int trial, const RunId &run);

/// Comma-separated values, one line per trial, for other programs.
std::string toCsv(const SweepTable &);

} // namespace trainyard::training
