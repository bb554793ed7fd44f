#pragma once

#include "backend/cluster/launch/auto_termination.h"
#include "backend/cluster/operate/adopt.h"
#include "backend/cluster/operate/power.h"
#include "backend/cluster/plan/catalog.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/services/interfaces.h"
#include "backend/services/operations.h"
#include "tests/gui/support/ready_future.h"

namespace trainyard::gui::fake {

using namespace trainyard::services;

class FakeClusters : public ClusterService {
public:
    explicit FakeClusters(Operations &operations)
        : m_operations(operations)
    {
    }
    std::vector<ClusterDetails> known;
    std::vector<cluster::LaunchPlan> launched;
    Status launchEnds;
    std::vector<std::string> removed;
    int added = 0, refreshed = 0;
    std::chrono::minutes endIn{0};

    void set(std::vector<ClusterDetails> next)
    {
        known = std::move(next);
        emit changed(known);
    }
    std::vector<ClusterDetails> clusters() const override { return known; }
    std::shared_ptr<const cluster::Catalog> catalog() const override { return cluster::Catalog::bundled(); }
    void refresh() override
    {
        ++refreshed;
        emit answered();
    }
    OperationId launch(const cluster::LaunchPlan &plan) override
    {
        launched.push_back(plan);
        return done("Launching " + plan.name, launchEnds);
    }
    std::vector<ClusterId> resumed;
    OperationId resume(const ClusterId &id) override
    {
        resumed.push_back(id);
        return done("Resuming " + id.value);
    }
    Result<AdoptionCandidate> candidate = fail(ErrorCode::NotFound, "adopt", "nothing carries its tags");
    QFuture<Result<AdoptionCandidate>> adoptable(const ClusterId &, const std::string &) override
    {
        return fake::answered(candidate);
    }
    std::vector<std::shared_ptr<const cluster::AdoptableCluster>> adopted;
    OperationId adopt(const AdoptionCandidate &taken) override
    {
        adopted.push_back(taken.found);
        return done("Taking over " + taken.found->name);
    }
    OperationId addWorkers(const ClusterId &, int count) override
    {
        added += count;
        return done("Adding a worker");
    }
    OperationId removeWorker(const ClusterId &, const std::string &node) override
    {
        removed.push_back(node);
        return done("Removing " + node);
    }
    OperationId scheduleTermination(std::chrono::minutes time) override
    {
        endIn = time;
        return done("Setting a deadline");
    }
    std::vector<std::string> powered; ///< calls: "stop worker-1", "resize head c5.2xlarge"
    OperationId changePower(const ClusterId &, const std::vector<std::string> &nodes,
                            cluster::PowerAction action) override
    {
        std::string words(cluster::toString(action));
        for (const std::string &node : nodes)
            words += " " + node;
        powered.push_back(words);
        return done(words);
    }
    OperationId resize(const ClusterId &, const std::string &node, const std::string &type) override
    {
        powered.push_back("resize " + node + " " + type);
        return done(powered.back());
    }
    std::vector<std::string> notebooks;
    OperationId openNotebook(const ClusterId &, const std::string &node) override
    {
        notebooks.push_back(node);
        return done("Jupyter on " + node);
    }
    std::vector<cluster::ClusterLimits> limits;
    OperationId changeLimits(const ClusterId &, const cluster::ClusterLimits &change) override
    {
        limits.push_back(change);
        return done("Changing limits");
    }

private:
    OperationId done(std::string title, Status end = {})
    {
        return m_operations.start(std::move(title), [end](std::stop_token, const ProgressSink &) { return end; });
    }
    Operations &m_operations;
};

class FakeTeardown : public TeardownService {
public:
    Result<TeardownPreview> list;
    int ran = 0;
    std::vector<cluster::TeardownScope> scopes; ///< scopes of all runs
    std::string accountName;                    ///< of the last run
    QFuture<Result<TeardownPreview>> preview(const cluster::TeardownScope &) override
    {
        return answered<TeardownPreview>(list);
    }
    OperationId run(const cluster::TeardownScope &scope, const std::string &typed) override
    {
        ++ran;
        scopes.push_back(scope);
        accountName = typed;
        return newOperationId();
    }
    /// Reports the state of one target; end() completes the teardown.
    void publish(const cluster::Target &target, StepState state, const std::string &targetState)
    {
        emit stepped({.step = "terminate",
                      .title = "Terminating machines",
                      .host = target.name,
                      .state = state,
                      .subject = {target.kind, target.id, target.cluster.value, target.region},
                      .subjectState = targetState});
    }
    void end(const cluster::Receipt &receipt) { emit finished(receipt); }
};

} // namespace trainyard::gui::fake
