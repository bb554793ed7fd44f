#pragma once

#include <string>
#include <vector>

#include <QFuture>
#include <QObject>

#include "backend/cluster/emr/emr_steps.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"

namespace trainyard::services {

/// Steps of EMR clusters, and their core nodes. Lives on the GUI thread; returns results by QFuture. A command that was
/// typed as one line becomes the words of EmrStepPlan::command by QProcess::splitCommand().
class EmrStepService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// \error NotFound (EMR does not start its machines), those of the client
    virtual QFuture<Result<cluster::EmrStepList>> list(const ClusterId &id) = 0;
    /// Adds a step. Emits changed() when EMR has accepted it.
    virtual OperationId add(const ClusterId &id, const cluster::EmrStepPlan &plan) = 0;
    /// Cancels a step that waits or runs; the caller has the user's confirmation. Emits changed() when EMR has accepted it.
    /// \param kill  kill the process of a running step instead of interrupting it
    virtual QFuture<Status> cancel(const ClusterId &id, const std::string &stepId, bool kill) = 0;
    /// The logs of a step that are in S3 now, with secrets masked.
    /// \return empty: there are none yet
    virtual QFuture<Result<std::vector<cluster::FailureLog>>> logs(const ClusterId &id, const std::string &stepId) = 0;
    /// Adds core nodes, which hold a part of HDFS and are never removed again; the caller has shown their price.
    virtual OperationId addCoreNodes(const ClusterId &id, int count) = 0;

signals:
    void changed(const trainyard::ClusterId &id);
};

} // namespace trainyard::services
