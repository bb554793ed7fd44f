#pragma once

#include "backend/cluster/emr/emr_plan.h"
#include "backend/services/managed_clusters.h"
#include "backend/services/operations.h"
#include "tests/gui/support/ready_future.h"

namespace trainyard::gui::fake {

using namespace trainyard::services;

/// An account with a file system, a VPC of its own, two releases of EMR and two stacks.
class FakeManaged : public ManagedClusterService {
public:
    explicit FakeManaged(Operations &operations)
        : m_operations(operations)
    {
        cluster::AttachableStack good, foreign;
        good.stack.id = "arn:aws:cloudformation:us-east-1:123456789012:stack/trainers/1";
        good.stack.name = "trainers";
        good.stack.status = "CREATE_COMPLETE";
        good.stack.description = "Dynamic training";
        foreign.stack.id = "arn:aws:cloudformation:us-east-1:123456789012:stack/web/2";
        foreign.stack.name = "web";
        foreign.stack.status = "CREATE_COMPLETE";
        foreign.reason = "The stack has no group of workers.";
        stackList = {good, foreign};
        preview.stack = good;
    }

    std::vector<cluster::StackPlan> stackPlans;
    std::vector<std::string> scripts;
    std::vector<cluster::EmrPlan> emrPlans;
    std::vector<cluster::AttachOptions> attached;
    OperationId createStack(const cluster::StackPlan &plan, const std::string &script) override
    {
        stackPlans.push_back(plan);
        scripts.push_back(script);
        return done("Creating the stack " + plan.name);
    }
    OperationId createEmr(const cluster::EmrPlan &plan) override
    {
        emrPlans.push_back(plan);
        return done("Creating the EMR cluster " + plan.name);
    }
    OperationId attachStack(const cluster::AttachOptions &options) override
    {
        attached.push_back(options);
        return done("Attaching the stack " + options.stack);
    }

    std::vector<cluster::AttachableStack> stackList;
    cluster::AttachPreview preview;
    std::vector<std::string> previewed; ///< stacks of the calls of attachPreview()
    QFuture<Result<std::vector<cluster::AttachableStack>>> stacks(const std::string &) override
    {
        return answered(Result<std::vector<cluster::AttachableStack>>(stackList));
    }
    QFuture<Result<cluster::AttachPreview>> attachPreview(const cluster::AttachOptions &options) override
    {
        previewed.push_back(options.stack);
        return answered(Result<cluster::AttachPreview>(preview));
    }

    Result<cluster::NetworkUse> use = cluster::NetworkUse{1, 0, 5, 5};
    QFuture<Result<cluster::NetworkUse>> networkUse(const std::string &) override { return answered(use); }
    Result<std::vector<cluster::FileSystemChoice>> systems = std::vector<cluster::FileSystemChoice>{
        {"fs-0123456789abcdef0", "shared", "available", {{"us-east-1a", "vpc-1", true, {"sg-0efs0000000000000"}}}}};
    QFuture<Result<std::vector<cluster::FileSystemChoice>>> fileSystems(const std::string &) override
    {
        return answered(systems);
    }
    Result<std::vector<std::string>> releases = std::vector<std::string>{"emr-7.5.0", "emr-5.8.0"};
    QFuture<Result<std::vector<std::string>>> emrReleases(const std::string &) override { return answered(releases); }
    std::vector<std::string> offersAsked; ///< releases of the calls of emrOffer()
    std::vector<aws::EmrApplication> applications{{"Hadoop", "3.4.0"}, {"Spark", "3.5.2"}, {"Hue", "4.11.0"}};
    std::vector<std::string> types{"m5.xlarge", "m5.2xlarge", "g4dn.xlarge"};
    QFuture<Result<cluster::EmrOffer>> emrOffer(const std::string &, const std::string &release) override
    {
        offersAsked.push_back(release);
        return answered(
            Result<cluster::EmrOffer>(cluster::EmrOffer{release.empty() ? "emr-7.5.0" : release, applications, types}));
    }
    Result<std::vector<std::string>> refusals;
    std::vector<cluster::EmrPlan> refusalsAsked;
    QFuture<Result<std::vector<std::string>>> emrRefusals(const cluster::EmrPlan &plan) override
    {
        refusalsAsked.push_back(plan);
        return answered(refusals);
    }
    Status scriptCheck;
    std::vector<std::string> checkedScripts;
    QFuture<Status> checkScript(const std::string &text) override
    {
        checkedScripts.push_back(text);
        return ready(scriptCheck);
    }
    Result<ManagedState> managed = fail(ErrorCode::NotFound, "c-1", "its machines were started one by one");
    std::vector<ClusterId> statesAsked;
    QFuture<Result<ManagedState>> state(const ClusterId &id) override
    {
        statesAsked.push_back(id);
        return answered(managed);
    }

private:
    OperationId done(std::string title)
    {
        return m_operations.start(std::move(title), [](std::stop_token, const ProgressSink &) { return Status(); });
    }
    Operations &m_operations;
};

} // namespace trainyard::gui::fake
