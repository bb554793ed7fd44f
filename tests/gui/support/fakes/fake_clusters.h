#pragma once

#include "backend/cluster/launch/schedule/auto_termination.h"
#include "backend/cluster/operate/account_resources.h"
#include "backend/cluster/operate/adopt.h"
#include "backend/cluster/operate/power.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/services/interfaces.h"
#include "backend/services/operations.h"
#include "tests/gui/support/fakes/ready_future.h"

namespace trainyard::gui::fake {

using namespace trainyard::services;

class FakeClusters : public ClusterService {
public:
    explicit FakeClusters(Operations &operations);
    ~FakeClusters() override;
    std::vector<ClusterDetails> known;
    std::vector<cluster::LaunchPlan> launched;
    Status launchEnds;
    std::vector<std::string> removed; ///< "worker-1", "worker-1 at once"
    int added = 0, refreshed = 0;
    std::chrono::minutes endIn{0};

    void set(std::vector<ClusterDetails> next);
    std::vector<ClusterDetails> clusters() const override;
    std::shared_ptr<const cluster::Catalog> catalog() const override;
    void refresh() override;
    OperationId launch(const cluster::LaunchPlan &plan) override;
    std::vector<ClusterId> resumed;
    OperationId resume(const ClusterId &id) override;
    Result<AdoptionCandidate> candidate = fail(ErrorCode::NotFound, "adopt", "nothing carries its tags");
    Result<std::string> exported = std::string("cluster:\n  name: demo\n");
    QFuture<Result<std::string>> exportedPlan(const ClusterId &) override;
    QFuture<Result<AdoptionCandidate>> adoptable(const ClusterId &, const std::string &) override;
    std::vector<std::shared_ptr<const cluster::AdoptableCluster>> adopted;
    OperationId adopt(const AdoptionCandidate &taken) override;
    OperationId addWorkers(const ClusterId &, int count) override;
    OperationId removeWorker(const ClusterId &, const std::string &node, bool atOnce) override;
    std::vector<std::string> replaced; ///< nodes
    OperationId replaceWorker(const ClusterId &, const std::string &node) override;
    std::vector<std::string> dismissed; ///< nodes
    QFuture<Status> dismissLost(const ClusterId &, const std::string &node) override;
    std::vector<ClusterId> unlisted;
    Status unlistEnds;
    QFuture<Status> unlist(const std::vector<ClusterId> &ended) override;
    std::vector<ClusterId> relisted;
    QFuture<Status> relist(const std::vector<ClusterId> &ended) override;
    Result<cluster::AccountInventory> inventoried = cluster::AccountInventory{};
    int inventories = 0;           ///< calls of inventory()
    bool holdsInventories = false; ///< they end with the next answer of answerInventory()
    std::vector<std::shared_ptr<QPromise<Result<cluster::AccountInventory>>>> heldInventories;
    QFuture<Result<cluster::AccountInventory>> inventory() override;
    void answerInventory(const Result<cluster::AccountInventory> &all); ///< the first of those that wait
    OperationId scheduleTermination(std::chrono::minutes time) override;
    std::vector<std::string> powered; ///< calls: "stop worker-1", "resize head c5.2xlarge"
    OperationId changePower(const ClusterId &, const std::vector<std::string> &nodes,
                            cluster::PowerAction action) override;
    OperationId resize(const ClusterId &, const std::string &node, const std::string &type) override;
    std::vector<std::string> readmitted; ///< nodes
    OperationId readmit(const ClusterId &, const std::string &node) override;
    std::vector<std::string> notebooks;
    OperationId openNotebook(const ClusterId &, const std::string &node) override;
    std::vector<cluster::ClusterLimits> limits;
    OperationId changeLimits(const ClusterId &, const cluster::ClusterLimits &change) override;

private:
    OperationId done(std::string title, Status end = {});
    Operations &m_operations;
};

class FakeTeardown : public TeardownService {
public:
    FakeTeardown();
    ~FakeTeardown() override;
    Result<TeardownPreview> list;
    int ran = 0;
    std::vector<cluster::TeardownScope> scopes; ///< scopes of all runs
    std::string accountName;                    ///< of the last run
    OperationId last;                           ///< what the last run has returned
    QFuture<Result<TeardownPreview>> preview(const cluster::TeardownScope &) override;
    OperationId run(const cluster::TeardownScope &scope, const std::string &typed) override;
    /// Reports the state of one target; end() completes the teardown. Both of the last run.
    void publish(const cluster::Target &target, StepState state, const std::string &targetState);
    void end(const cluster::Receipt &receipt);
};

} // namespace trainyard::gui::fake
