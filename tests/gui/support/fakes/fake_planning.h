#pragma once

#include "backend/cluster/account/images.h"
#include "backend/cluster/account/instance_catalog.h"
#include "backend/cluster/account/reservations.h"
#include "backend/cluster/account/templates.h"
#include "backend/cluster/cloud/prices.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/services/clusters/planning.h"
#include "backend/services/interfaces.h"
#include "tests/gui/support/fakes/ready_future.h"

namespace trainyard::gui::fake {

using namespace trainyard::services;

class FakeInstanceCatalog : public InstanceCatalogService {
public:
    FakeInstanceCatalog();
    ~FakeInstanceCatalog() override;
    Result<cluster::AvailableTypes> typeList = fail(ErrorCode::NotFound, "test", "not asked for");
    Result<std::vector<cluster::AvailableImage>> imageList;
    Result<std::vector<aws::CapacityReservation>> reserved;
    Result<std::vector<aws::LaunchTemplate>> templateList;
    Result<std::vector<aws::LaunchTemplateVersion>> versions;
    std::vector<std::string> asked; ///< regions of the calls of types()
    QFuture<Result<cluster::AvailableTypes>> types(const std::string &region) override;
    QFuture<Result<std::vector<cluster::AvailableImage>>> images(const std::string &) override;
    QFuture<Result<std::vector<aws::CapacityReservation>>> reservations(const std::string &) override;
    QFuture<Result<std::vector<aws::LaunchTemplate>>> templates(const std::string &) override;
    QFuture<Result<std::vector<aws::LaunchTemplateVersion>>> templateVersions(const std::string &,
                                                                              const std::string &) override;
    cluster::PlanPrices priceList;
    std::vector<cluster::LaunchPlan> pricesAsked;
    QFuture<Result<cluster::PlanPrices>> prices(const cluster::LaunchPlan &plan) override;
};

class FakePlanning : public PlanningService {
public:
    FakePlanning();
    ~FakePlanning() override;
    cluster::Preflight found{
        {{cluster::Check::Quota, cluster::Severity::Green, Sentence::verbatim("12 vCPUs are free."), {}, {}}}};
    cluster::NetworkChoices choices{
        {{"subnet-a", "vpc-1", "us-east-1a", "10.0.0.0/20", 4091, true, true, true},
         {"subnet-p", "vpc-1", "us-east-1b", "10.0.16.0/20", 2, false, false, false}},
        {{"sg-0123456789abcdef0", "lab", "vpc-1", "", {"198.51.100.0/24"}, false, false, false},
         {"sg-00000000000000000", "trainyard-old", "vpc-1", "", {}, true, false, true}},
        {{"laptop", "ed25519", "abc="}}};
    Result<std::string> mine = std::string("203.0.113.7/32");
    std::vector<cluster::QuotaLine> lines{{"us-east-1", "standard", "L-1216C47A", false, 32.0, {}, 4, 12, {}},
                                          {"us-east-1", "standard", "L-34B43A08", true, 32.0, {}, 0, 0, {}},
                                          {"us-east-1", "G", "L-DB2E81BA", false, 8.0, {}, 8, 8, {}}};
    std::vector<cluster::PermissionLine> matrix{
        {"ec2:RunInstances", "launch", cluster::Permission::Allowed, {}},
        {"ec2:TerminateInstances", "terminate", cluster::Permission::Denied,
         "UnauthorizedOperation: You are not authorized to perform this operation."}};
    bool holds = false; ///< preflights complete only with answer()
    std::vector<cluster::LaunchPlan> asked;
    std::vector<std::string> quotaRegions, requests;
    int cancelled = 0, followed = 0, drifts = 0;
    Result<cluster::SshIngressDrift> drift;

    QFuture<Result<cluster::Preflight>> preflight(const cluster::LaunchPlan &plan) override;
    void answer(Result<cluster::Preflight> result);
    void cancelPreflight() override;
    QFuture<Result<cluster::NetworkChoices>> network(const std::string &) override;
    Result<std::vector<std::string>> owned = std::vector<std::string>{"lab-data", "trainyard-digits"};
    QFuture<Result<std::vector<std::string>>> buckets() override;
    QFuture<Result<std::string>> address() override;
    QFuture<Result<cluster::SshIngressDrift>> sshIngressDrift() override;
    QFuture<Result<std::vector<cluster::QuotaLine>>> quotas(const std::string &region,
                                                            const std::vector<cluster::QuotaNeed> &) override;
    QFuture<Result<std::vector<cluster::PermissionLine>>> permissions() override;
    std::vector<cluster::PolicyLine> policyLines{{"AmazonEMRFullAccessPolicy_v2", "AmazonElasticMapReduceFullAccess",
                                                  cluster::PolicyAttachment::Obsolete, "user me"},
                                                 {"AmazonEC2FullAccess", {}, cluster::PolicyAttachment::Missing, {}}};
    std::vector<cluster::Wizard> wizards;
    bool haveRoles = false;
    std::vector<bool> efsSet;
    QFuture<Result<std::vector<cluster::PolicyLine>>> policies(cluster::Wizard wizard) override;
    QFuture<Result<std::vector<cluster::RoleState>>> emrRoles(bool make) override;
    QFuture<Status> setEfsPolicy(bool attached) override;
    QFuture<Result<std::string>> requestQuota(const std::string &region, const std::string &code,
                                              double vcpus) override;
    OperationId updateSshIngress(const ClusterId &, bool) override;

private:
    std::unique_ptr<QPromise<Result<cluster::Preflight>>> m_held;
};

} // namespace trainyard::gui::fake
