#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include <QFuture>
#include <QObject>

#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/services/snapshots.h"

/// Jobs that wait for a cluster, and sweeps over the parameters of a job.
namespace trainyard::services {

/// A job that waits for its turn on a cluster.
struct QueuedRun {
    std::string id, name;
    protocol::JobSpec job;
    int priority = 0;               ///< the highest one is started first
    std::vector<std::string> after; ///< ids of jobs that must have ended before
    std::string sweep;              ///< id of the sweep that it belongs to; empty: none
    bool operator==(const QueuedRun &) const = default;
};

/// A range from which a sweep draws values.
struct SweepRange {
    double low = 0, high = 1;
    bool logarithmic = false;
    bool whole = false; ///< whole numbers only
    bool operator==(const SweepRange &) const = default;
};

/// Runs one job with several values of its parameters: all combinations of `grid`, or, with `random`, so many trials.
/// Parameters are fields of the job ("learningRate", "task.options.x"), or words in braces in its command ("{lr}").
struct SweepPlan {
    protocol::JobSpec base;
    std::map<std::string, std::vector<std::string>> grid;
    std::map<std::string, SweepRange> random;
    int trials = 0; ///< of a random sweep
    std::uint64_t seed = 1;
    std::string metric = "validation-accuracy";
    bool maximize = true;
    bool operator==(const SweepPlan &) const = default;
};

/// One trial of a sweep.
struct SweepRow {
    int number = 0;                            ///< from 1
    std::map<std::string, std::string> values; ///< of the parameters
    RunId run;                                 ///< empty: it has not started
    RunState state = RunState::Starting;       ///< of the run
    std::optional<double> result;              ///< the best value of the metric so far
    bool best = false;
    bool operator==(const SweepRow &) const = default;
};

struct SweepTable {
    std::string id, name, metric;
    bool maximize = true;
    std::vector<SweepRow> rows;
    bool operator==(const SweepTable &) const = default;
};

/// The queue of each cluster, stored in the ledger. It advances only while a program starts its jobs: this one while
/// run() is an operation, or `trainyardctl queue run`.
class RunQueueService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    virtual QFuture<Result<std::vector<QueuedRun>>> queued(const ClusterId &cluster) = 0;
    /// Adds a job; emits changed(). It cannot have secrets: they are never stored.
    /// \error InvalidArgument (the job is invalid, or needs secrets)
    virtual QFuture<Status> add(const ClusterId &cluster, const QueuedRun &run) = 0;
    virtual QFuture<Status> remove(const ClusterId &cluster, const std::string &id) = 0;
    /// Starts the jobs one after another, each when the cluster is idle, until the queue is empty; Cancel stops this.
    virtual OperationId run(const ClusterId &cluster) = 0;
    /// Whether this program starts the jobs of the cluster now.
    virtual bool isRunning(const ClusterId &cluster) const = 0;

    /// How many runs a plan would start.
    /// \error InvalidArgument (an unknown parameter, a value that its field does not take, more than 1,000 trials)
    virtual Result<int> trialsOf(const SweepPlan &plan) const = 0;
    /// Adds all trials of a sweep to the queue; emits changed().
    virtual QFuture<Status> addSweep(const ClusterId &cluster, const std::string &name, const SweepPlan &plan) = 0;
    /// The sweeps of a cluster, newest first, with the results of their runs.
    virtual QFuture<Result<std::vector<SweepTable>>> sweeps(const ClusterId &cluster) = 0;

signals:
    void changed(const trainyard::ClusterId &cluster);
};

} // namespace trainyard::services
