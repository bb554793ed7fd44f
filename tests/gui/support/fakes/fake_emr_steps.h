#pragma once

#include "backend/services/clusters/emr_steps.h"
#include "tests/gui/support/fakes/ready_future.h"

namespace trainyard::gui::fake {

/// Steps of an EMR cluster in memory.
class FakeEmrSteps : public services::EmrStepService {
public:
    Result<cluster::EmrStepList> known = cluster::EmrStepList{};
    Result<std::vector<cluster::FailureLog>> logList = std::vector<cluster::FailureLog>{};
    Status cancelEnds;
    int listed = 0;
    std::vector<cluster::EmrStepPlan> added;
    std::vector<std::string> did; ///< "cancel ID", "kill ID", "logs ID", "nodes COUNT"

    QFuture<Result<cluster::EmrStepList>> list(const ClusterId &) override
    {
        ++listed;
        return answered<cluster::EmrStepList>(known);
    }
    OperationId add(const ClusterId &id, const cluster::EmrStepPlan &plan) override
    {
        added.push_back(plan);
        emit changed(id);
        return newOperationId();
    }
    QFuture<Status> cancel(const ClusterId &id, const std::string &stepId, bool kill) override
    {
        did.push_back((kill ? "kill " : "cancel ") + stepId);
        if (cancelEnds)
            emit changed(id);
        return ready(cancelEnds);
    }
    QFuture<Result<std::vector<cluster::FailureLog>>> logs(const ClusterId &, const std::string &stepId) override
    {
        did.push_back("logs " + stepId);
        return answered<std::vector<cluster::FailureLog>>(logList);
    }
    OperationId addCoreNodes(const ClusterId &, int count) override
    {
        did.push_back("nodes " + std::to_string(count));
        return newOperationId();
    }
};

} // namespace trainyard::gui::fake
