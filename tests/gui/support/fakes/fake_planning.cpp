#include "tests/gui/support/fakes/fake_planning.h"

namespace trainyard::gui::fake {

FakeInstanceCatalog::FakeInstanceCatalog() = default;

FakeInstanceCatalog::~FakeInstanceCatalog() = default;

QFuture<Result<cluster::AvailableTypes>> FakeInstanceCatalog::types(const std::string &region)
{
    asked.push_back(region);
    return answered(typeList);
}

QFuture<Result<std::vector<cluster::AvailableImage>>> FakeInstanceCatalog::images(const std::string &)
{
    return answered(imageList);
}

QFuture<Result<std::vector<aws::CapacityReservation>>> FakeInstanceCatalog::reservations(const std::string &)
{
    return answered(reserved);
}

QFuture<Result<std::vector<aws::LaunchTemplate>>> FakeInstanceCatalog::templates(const std::string &)
{
    return answered(templateList);
}

QFuture<Result<std::vector<aws::LaunchTemplateVersion>>> FakeInstanceCatalog::templateVersions(const std::string &,
                                                                                               const std::string &)
{
    return answered(versions);
}

QFuture<Result<cluster::PlanPrices>> FakeInstanceCatalog::prices(const cluster::LaunchPlan &plan)
{
    pricesAsked.push_back(plan);
    return answered(Result<cluster::PlanPrices>(priceList));
}

FakePlanning::FakePlanning() = default;

FakePlanning::~FakePlanning() = default;

QFuture<Result<cluster::Preflight>> FakePlanning::preflight(const cluster::LaunchPlan &plan)
{
    asked.push_back(plan);
    if (!holds)
        return answered<cluster::Preflight>(found);
    m_held = std::make_unique<QPromise<Result<cluster::Preflight>>>();
    m_held->start();
    return m_held->future();
}

void FakePlanning::answer(Result<cluster::Preflight> result)
{
    m_held->addResult(std::move(result));
    m_held->finish();
}

void FakePlanning::cancelPreflight()
{
    ++cancelled;
}

QFuture<Result<cluster::NetworkChoices>> FakePlanning::network(const std::string &)
{
    return answered<cluster::NetworkChoices>(choices);
}

QFuture<Result<std::vector<std::string>>> FakePlanning::buckets()
{
    return answered<std::vector<std::string>>(owned);
}

QFuture<Result<std::string>> FakePlanning::address()
{
    return answered<std::string>(mine);
}

QFuture<Result<cluster::SshIngressDrift>> FakePlanning::sshIngressDrift()
{
    ++drifts;
    return answered<cluster::SshIngressDrift>(drift);
}

QFuture<Result<std::vector<cluster::QuotaLine>>> FakePlanning::quotas(const std::string &region,
                                                                      const std::vector<cluster::QuotaNeed> &)
{
    quotaRegions.push_back(region);
    return answered<std::vector<cluster::QuotaLine>>(lines);
}

QFuture<Result<std::vector<cluster::PermissionLine>>> FakePlanning::permissions()
{
    return answered<std::vector<cluster::PermissionLine>>(matrix);
}

QFuture<Result<std::vector<cluster::PolicyLine>>> FakePlanning::policies(cluster::Wizard wizard)
{
    wizards.push_back(wizard);
    return answered<std::vector<cluster::PolicyLine>>(policyLines);
}

QFuture<Result<std::vector<cluster::RoleState>>> FakePlanning::emrRoles(bool make)
{
    haveRoles = haveRoles || make;
    std::vector<cluster::RoleState> states;
    for (const auto &spec : cluster::emrDefaultRoles("us-east-1"))
        states.push_back(
            {spec, haveRoles, haveRoles, false, haveRoles ? std::vector<std::string>() : spec.policies, {}});
    return answered<std::vector<cluster::RoleState>>(states);
}

QFuture<Status> FakePlanning::setEfsPolicy(bool attached)
{
    efsSet.push_back(attached);
    return ready(Status());
}

QFuture<Result<std::string>> FakePlanning::requestQuota(const std::string &region, const std::string &code,
                                                        double vcpus)
{
    requests.push_back(region + " " + code + " " + std::to_string(int(vcpus)));
    return answered<std::string>(std::string("PENDING"));
}

OperationId FakePlanning::updateSshIngress(const ClusterId &, bool)
{
    ++followed;
    return newOperationId();
}

} // namespace trainyard::gui::fake
