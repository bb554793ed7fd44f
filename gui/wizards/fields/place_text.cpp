#include "gui/wizards/fields/place_text.h"

#include <algorithm>
#include <set>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "gui/text/format.h"

namespace trainyard::gui {

namespace {

struct Place {
    Q_DECLARE_TR_FUNCTIONS(Place)
};

} // namespace

QString describe(const cluster::SubnetChoice &s)
{
    const QString kind =
        s.reachesInternet == false || !s.givesPublicAddress ? Place::tr("private") : Place::tr("public");
    return Place::tr("%1, %2 IP addresses free, %3 (%4)", "zone, count, public or private, (id)")
        .arg(text::from(s.zone), QLocale().toString(s.freeAddresses), kind, text::from(s.id));
}

QString describe(const cluster::GroupChoice &g)
{
    const QString name = Place::tr("%1 (%2)", "name (id)").arg(text::from(g.name), text::from(g.id));
    return g.openToAll ? Place::tr("%1: open to the Internet").arg(name) : name;
}

QString describe(const cluster::FileSystemChoice &system)
{
    QStringList zones;
    for (const auto &target : system.targets)
        zones << text::from(target.zone);
    zones.sort();
    const QString name = system.name.empty()
                             ? text::from(system.id)
                             : Place::tr("%1 (%2)", "name (id)").arg(text::from(system.name), text::from(system.id));
    return zones.isEmpty() ? Place::tr("%1, without a mount target").arg(name)
                           : Place::tr("%1, mount targets in %2 of %3", "name, zones, VPC")
                                 .arg(name, zones.join(QStringLiteral(", ")), text::from(system.vpc()));
}

std::vector<IdBox::Choice> subnetChoices(const cluster::NetworkChoices &network, const std::string &vpc)
{
    std::vector<IdBox::Choice> all;
    for (const auto &subnet : network.subnets) {
        if (vpc.empty() || subnet.vpc == vpc)
            all.push_back({subnet.id, describe(subnet)});
    }
    return all;
}

std::vector<IdBox::Choice> groupChoices(const cluster::NetworkChoices &network, const std::string &vpc)
{
    std::vector<IdBox::Choice> all;
    for (const auto &group : network.groups) {
        if (!group.ours && (vpc.empty() || group.vpc == vpc))
            all.push_back({group.id, describe(group)});
    }
    return all;
}

std::vector<IdBox::Choice> vpcChoices(const cluster::NetworkChoices &network)
{
    std::vector<IdBox::Choice> all;
    for (const auto &subnet : network.subnets) {
        if (std::ranges::find(all, subnet.vpc, &IdBox::Choice::id) != all.end())
            continue;
        const auto count = std::ranges::count(network.subnets, subnet.vpc, &cluster::SubnetChoice::vpc);
        all.push_back(
            {subnet.vpc, subnet.isDefault
                             ? Place::tr("%1, the default VPC; subnets: %2").arg(text::from(subnet.vpc)).arg(count)
                             : Place::tr("%1; subnets: %2").arg(text::from(subnet.vpc)).arg(count)});
    }
    return all;
}

std::vector<IdBox::Choice> zoneChoices(const cluster::NetworkChoices &network)
{
    std::set<std::string> zones;
    for (const auto &subnet : network.subnets)
        zones.insert(subnet.zone);
    return plainChoices({zones.begin(), zones.end()});
}

std::vector<IdBox::Choice> fileSystemChoices(const std::vector<cluster::FileSystemChoice> &systems)
{
    std::vector<IdBox::Choice> all;
    for (const auto &system : systems)
        all.push_back({system.id, describe(system)});
    return all;
}

std::vector<IdBox::Choice> plainChoices(const std::vector<std::string> &ids)
{
    std::vector<IdBox::Choice> all;
    for (const std::string &id : ids)
        all.push_back({id, {}});
    return all;
}

} // namespace trainyard::gui
