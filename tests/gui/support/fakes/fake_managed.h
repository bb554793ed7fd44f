#pragma once

#include "backend/cluster/emr/plan/emr_plan.h"
#include "backend/services/clusters/managed_clusters.h"
#include "backend/services/operations.h"
#include "tests/gui/support/fakes/ready_future.h"

namespace trainyard::gui::fake {

using namespace trainyard::services;

/// An account with a file system, a VPC of its own, two releases of EMR and two stacks.
class FakeManaged : public ManagedClusterService {
public:
    explicit FakeManaged(Operations &operations);
    ~FakeManaged() override;

    std::vector<cluster::StackPlan> stackPlans;
    std::vector<std::string> scripts;
    std::vector<cluster::EmrPlan> emrPlans;
    std::vector<cluster::AttachOptions> attached;
    OperationId createStack(const cluster::StackPlan &plan, const std::string &script) override;
    OperationId createEmr(const cluster::EmrPlan &plan) override;
    OperationId attachStack(const cluster::AttachOptions &options) override;

    std::vector<cluster::AttachableStack> stackList;
    cluster::AttachPreview preview;
    std::vector<std::string> previewed; ///< stacks of the calls of attachPreview()
    QFuture<Result<std::vector<cluster::AttachableStack>>> stacks(const std::string &) override;
    QFuture<Result<cluster::AttachPreview>> attachPreview(const cluster::AttachOptions &options) override;

    Result<cluster::NetworkUse> use = cluster::NetworkUse{1, 0, 5, 5};
    QFuture<Result<cluster::NetworkUse>> networkUse(const std::string &) override;
    Result<std::vector<cluster::FileSystemChoice>> systems = std::vector<cluster::FileSystemChoice>{
        {"fs-0123456789abcdef0", "shared", "available", {{"us-east-1a", "vpc-1", true, {"sg-0efs0000000000000"}}}}};
    QFuture<Result<std::vector<cluster::FileSystemChoice>>> fileSystems(const std::string &) override;
    Result<std::vector<std::string>> releases = std::vector<std::string>{"emr-7.5.0", "emr-5.8.0"};
    QFuture<Result<std::vector<std::string>>> emrReleases(const std::string &) override;
    std::vector<std::string> offersAsked; ///< releases of the calls of emrOffer()
    std::vector<aws::EmrApplication> applications{{"Hadoop", "3.4.0"}, {"Spark", "3.5.2"}, {"Hue", "4.11.0"}};
    std::vector<std::string> types{"m5.xlarge", "m5.2xlarge", "g4dn.xlarge"};
    QFuture<Result<cluster::EmrOffer>> emrOffer(const std::string &, const std::string &release) override;
    Result<cluster::EmrFindings> findings;
    std::vector<cluster::EmrPlan> findingsAsked;
    QFuture<Result<cluster::EmrFindings>> emrFindings(const cluster::EmrPlan &plan) override;
    Result<std::vector<Sentence>> warnings;
    std::vector<cluster::StackPlan> warningsAsked;
    QFuture<Result<std::vector<Sentence>>> stackWarnings(const cluster::StackPlan &plan) override;
    std::vector<cluster::ChecklistRequest> checklistsAsked;
    Result<std::vector<cluster::ChecklistLine>> checklistLines =
        std::vector<cluster::ChecklistLine>{{cluster::ChecklistItem::Access, "Access", cluster::ChecklistState::Done,
                                             Sentence::verbatim("The profile team has access."), ""}};
    QFuture<Result<std::vector<cluster::ChecklistLine>>> checklist(const cluster::ChecklistRequest &request) override;
    Status scriptCheck;
    std::vector<std::string> checkedScripts;
    QFuture<Status> checkScript(const std::string &text) override;
    Result<ManagedState> managed = fail(ErrorCode::NotFound, "c-1", "its machines were started one by one");
    std::vector<ClusterId> statesAsked;
    QFuture<Result<ManagedState>> state(const ClusterId &id) override;

private:
    OperationId done(std::string title);
    Operations &m_operations;
};

} // namespace trainyard::gui::fake
