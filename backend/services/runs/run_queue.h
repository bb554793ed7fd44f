#pragma once

#include <string>
#include <vector>

#include <QFuture>
#include <QObject>

#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/services/snapshots.h"
#include "backend/training/queue/run_queue.h"
#include "backend/training/queue/sweep.h"

namespace trainyard::services {

/// Jobs that wait for a cluster, and sweeps over the parameters of a job. They are in the ledger, and advance only while
/// a program works at the queue: this one while run() is an operation, or the command line.
class RunQueueService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    virtual QFuture<Result<std::vector<training::QueueEntry>>> queued(const ClusterId &cluster) = 0;
    /// Adds a job at the end; emits changed(). Values of secrets are never stored: run() takes them from the environment
    /// of this program.
    virtual QFuture<Status> add(const ClusterId &cluster, const training::QueueEntry &entry) = 0;
    /// Removes an entry; its run, if it has one, goes on. Emits changed().
    virtual QFuture<Status> remove(const ClusterId &cluster, const std::string &entry) = 0;
    /// Lets an entry wait again that was not started, or whose run failed or was stopped. Emits changed().
    virtual QFuture<Status> retry(const ClusterId &cluster, const std::string &entry) = 0;
    /// Starts the entries one after another, each when the cluster is idle, until none is left; Cancel stops this, not
    /// the run. While the cluster cannot start any job, entries wait and are tried again. A second call while it works
    /// has no effect.
    virtual OperationId run(const ClusterId &cluster) = 0;
    /// Whether this program works at the queue.
    virtual bool isRunning(const ClusterId &cluster) const = 0;
    /// Adds all trials of a sweep to the queue; emits changed().
    virtual QFuture<Status> addSweep(const ClusterId &cluster, const training::SweepSpec &spec,
                                     cluster::CredentialForwarding keys) = 0;
    /// The sweeps of the cluster's queue, newest first, with what is known of their runs.
    virtual QFuture<Result<std::vector<training::SweepTable>>> sweeps(const ClusterId &cluster) = 0;

signals:
    void changed(const trainyard::ClusterId &cluster);
};

} // namespace trainyard::services
