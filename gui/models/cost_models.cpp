#include "gui/models/cost_models.h"

#include "gui/models/cluster_models.h"
#include "gui/text/format.h"

namespace trainyard::gui {

using namespace services;

namespace {

double costNow(const ClusterSnapshot &c)
{
    return costSoFar(c, SystemClock::instance().now());
}

} // namespace

QString CostModel::title(int column) const
{
    switch (column) {
    case Name:
        return tr("Cluster");
    case State:
        return tr("State");
    case Machines:
        return tr("Machines");
    case PerHour:
        return tr("Now, per hour");
    case PerDay:
        return tr("Now, per day");
    case SoFar:
        return tr("Cost so far");
    case Budget:
        return tr("Budget");
    default:
        return {};
    }
}

QString CostModel::key(const ClusterSnapshot &c) const
{
    return text::from(c.id.value);
}

QVariant CostModel::cell(const ClusterSnapshot &c, int column, int role) const
{
    const double hourly = hourlyNow(c);
    switch (column) {
    case Name:
        return plain(column, role, text::from(c.name));
    case State:
        if (role == IconRole)
            return iconOf(c.state);
        if (role == ToneRole)
            return int(toneOf(c.state));
        return plain(column, role, text::toString(c.state), int(c.state));
    case Machines:
        return plain(column, role, QString::number(c.machinesAlive()), c.machinesAlive());
    case PerHour:
        return plain(column, role, text::perHour(hourly), hourly);
    case PerDay:
        return plain(column, role, text::perDay(hourly), hourly);
    case SoFar:
        return plain(column, role, text::money(costNow(c)), costNow(c));
    case Budget: {
        const int percent = c.budget.percentReached(costNow(c));
        if (role == ToneRole)
            return int(percent == 100 ? Tone::Bad : percent == 80 ? Tone::Attention : Tone::Quiet);
        if (role == IconRole)
            return percent >= 80 ? QStringLiteral("alert") : QString();
        return plain(column, role,
                     c.budget.usd <= 0 ? tr("none", "a budget")
                                       : tr("%1, then %2", "money, what happens then")
                                             .arg(text::money(c.budget.usd), text::toString(c.budget.action)),
                     c.budget.usd);
    }
    default:
        return {};
    }
}

QString DayCostModel::title(int column) const
{
    return column == Day ? tr("Day (UTC)") : tr("Cost");
}

QString DayCostModel::key(const CostSnapshot::Day &d) const
{
    return text::from(d.day);
}

QVariant DayCostModel::cell(const CostSnapshot::Day &d, int column, int role) const
{
    return column == Day ? plain(column, role, text::from(d.day)) : plain(column, role, text::money(d.usd), d.usd);
}

std::vector<CostShare> costShares(const cluster::HourlyCost &cost)
{
    return {{CostShare::OnDemand, cost.onDemand},
            {CostShare::Spot, cost.spot},
            {CostShare::Volumes, cost.volumes},
            {CostShare::Addresses, cost.addresses},
            {CostShare::Nat, cost.nat}};
}

QString CostShareModel::title(int column) const
{
    return column == What ? tr("For") : column == PerHour ? tr("Per hour") : tr("Per day");
}

QString CostShareModel::key(const CostShare &p) const
{
    return QString::number(p.what);
}

QVariant CostShareModel::cell(const CostShare &p, int column, int role) const
{
    if (column == PerHour)
        return plain(column, role, text::perHour(p.usdPerHour), p.usdPerHour);
    if (column == PerDay)
        return plain(column, role, text::perDay(p.usdPerHour), p.usdPerHour);
    switch (p.what) {
    case CostShare::OnDemand:
        return plain(column, role, tr("On-Demand machines"));
    case CostShare::Spot:
        return plain(column, role, tr("Spot machines"));
    case CostShare::Volumes:
        return plain(column, role, tr("Disks (EBS), also of stopped machines"));
    case CostShare::Addresses:
        return plain(column, role, tr("Public IPv4 addresses"));
    case CostShare::Nat:
        return plain(column, role, tr("NAT gateways: none are needed, machines have their own public IP addresses"));
    }
    return {};
}

QString SavingModel::title(int column) const
{
    switch (column) {
    case Cluster:
        return tr("Cluster");
    case How:
        return tr("What would be cheaper");
    case PerHour:
        return tr("Saves per hour");
    default:
        return tr("Saves per day");
    }
}

QString SavingModel::key(const CostSnapshot::SavingRecommendation &c) const
{
    return text::from(c.cluster.value) + QString::number(int(c.saving.kind));
}

QVariant SavingModel::cell(const CostSnapshot::SavingRecommendation &c, int column, int role) const
{
    const auto how = [&] {
        switch (c.saving.kind) {
        case cluster::Saving::Kind::Spot:
            return tr("%1 as Spot machines, which AWS may interrupt (usual price)").arg(text::from(c.saving.what));
        case cluster::Saving::Kind::Region:
            return tr("The same machines in %1").arg(text::from(c.saving.what));
        case cluster::Saving::Kind::Stopped:
            return tr("Terminate it: the disks of stopped machines keep costing money");
        }
        return QString();
    };
    switch (column) {
    case Cluster:
        return plain(column, role, text::from(c.clusterName));
    case How:
        return plain(column, role, how());
    case PerHour:
        return plain(column, role, text::perHour(c.saving.usdPerHour), c.saving.usdPerHour);
    default:
        return plain(column, role, text::perDay(c.saving.usdPerHour), c.saving.usdPerHour);
    }
}

} // namespace trainyard::gui
