#include "gui/models/costs/cost_models.h"

#include "backend/cluster/operate/aws_price.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "gui/models/clusters/cluster_models.h"
#include "gui/text/format.h"

namespace trainyard::gui {

using namespace services;

namespace {

double costNow(const ClusterDetails &c)
{
    return costSoFar(c, SystemClock::instance().now());
}

cluster::Usd costNowSum(const ClusterDetails &c)
{
    return costSum(c, SystemClock::instance().now());
}

Cell perHour(double usd)
{
    return {usd == 0 ? QStringLiteral("–") : text::perHour(usd), usd};
}

Cell perDay(double usdPerHour)
{
    return {usdPerHour == 0 ? QStringLiteral("–") : text::perDay(usdPerHour), usdPerHour};
}

/// Empty for a cluster without machines.
Cell nowCell(const ClusterDetails &c, const QString &words)
{
    const bool isIdle = hourlySum(c) == cluster::Usd() && (!c.alive() || c.machinesAlive() == 0);
    return {isIdle ? QStringLiteral("–") : words, hourlyNow(c)};
}

Cell budgetOf(const ClusterDetails &c)
{
    const int percent = c.budget.percentReached(costNow(c));
    return {c.budget.usd <= 0 ? CostModel::tr("none", "a budget")
                              : CostModel::tr("%1, then %2", "money, what happens then")
                                    .arg(text::money(c.budget.usd), text::toString(c.budget.action)),
            c.budget.usd, percent >= 80 ? QStringLiteral("alert") : QString(),
            percent == 100  ? Tone::Bad
            : percent == 80 ? Tone::Attention
                            : Tone::Quiet};
}

QString nameOfShare(const CostShare &p)
{
    switch (p.what) {
    case CostShare::OnDemand:
        return CostShareModel::tr("On-Demand machines");
    case CostShare::Spot:
        return CostShareModel::tr("Spot machines");
    case CostShare::Volumes:
        return CostShareModel::tr("Disks (EBS), also of stopped machines");
    case CostShare::Addresses:
        return CostShareModel::tr("Public IPv4 addresses");
    case CostShare::Nat:
        return CostShareModel::tr("NAT gateways: none are needed, machines have their own public IP addresses");
    }
    return {};
}

QString textOf(const cluster::Saving &saving)
{
    switch (saving.kind) {
    case cluster::Saving::Kind::Spot:
        return SavingModel::tr("%1 as Spot machines, which AWS may interrupt (usual price)")
            .arg(text::from(saving.what));
    case cluster::Saving::Kind::Region:
        return SavingModel::tr("The same machines in %1").arg(text::from(saving.what));
    case cluster::Saving::Kind::Stopped:
        return SavingModel::tr("Terminate it: the disks of stopped machines keep costing money");
    }
    return {};
}

} // namespace

CostModel::CostModel(QObject *parent)
    : RowTable([](const auto &c) { return c.id.value; },
               {{tr("Cluster"), &ClusterDetails::name},
                {tr("State"), [](const auto &c) { return stateOf(c); }},
                number(tr("Machines"), [](const auto &c) { return c.machinesAlive(); }),
                number(tr("Now, per hour"), [](const auto &c) { return nowCell(c, text::price(hourlySum(c))); }),
                number(tr("Now, per day"), [](const auto &c) { return nowCell(c, text::perDay(hourlySum(c))); }),
                number(tr("Cost so far"), [](const auto &c) { return Cell(text::money(costNowSum(c)), costNow(c)); }),
                {tr("Budget"), budgetOf},
                number(tr("On AWS, per hour"),
                       [](const auto &c) {
                           const auto usd = cluster::awsRate(*cluster::Catalog::bundled(), c);
                           return Cell(usd == cluster::Usd() ? QStringLiteral("–") : text::perHour(usd), usd.usd);
                       }),
                number(tr("On AWS so far"),
                       [](const auto &c) {
                           const auto usd =
                               cluster::awsCost(*cluster::Catalog::bundled(), c, SystemClock::instance().now());
                           return Cell(text::money(usd), usd.usd);
                       })},
               parent)
{
}

DayCostModel::DayCostModel(QObject *parent)
    : RowTable(&CostSnapshot::Day::day,
               {{tr("Day (UTC)"), [](const auto &d) { return Cell(text::date(d.day), text::from(d.day)); }},
                number(tr("Cost"), [](const auto &d) { return Cell(text::money(d.usd), d.usd); })},
               parent)
{
}

std::vector<CostShare> costShares(const cluster::HourlyCost &cost)
{
    return {{CostShare::OnDemand, cost.onDemand},
            {CostShare::Spot, cost.spot},
            {CostShare::Volumes, cost.volumes},
            {CostShare::Addresses, cost.addresses},
            {CostShare::Nat, cost.nat}};
}

CostShareModel::CostShareModel(QObject *parent)
    : RowTable([](const auto &p) { return int(p.what); },
               {{tr("For"), nameOfShare},
                number(tr("Per hour"), [](const auto &p) { return perHour(p.usdPerHour); }),
                number(tr("Per day"), [](const auto &p) { return perDay(p.usdPerHour); })},
               parent)
{
}

SavingModel::SavingModel(QObject *parent)
    : RowTable([](const auto &c) { return c.cluster.value + std::to_string(int(c.saving.kind)); },
               {{tr("Cluster"), &CostSnapshot::SavingRecommendation::clusterName},
                {tr("What would be cheaper"), [](const auto &c) { return textOf(c.saving); }},
                number(tr("Saves per hour"), [](const auto &c) { return perHour(c.saving.usdPerHour); }),
                number(tr("Saves per day"), [](const auto &c) { return perDay(c.saving.usdPerHour); })},
               parent)
{
}

} // namespace trainyard::gui
