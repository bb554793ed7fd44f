#include "gui/models/clusters/resource_model.h"

#include <algorithm>
#include <iterator>

#include "gui/text/format.h"

namespace trainyard::gui {

using cluster::AccountResource;
using Holder = cluster::AccountResource::Holder;

namespace {

QString nameOfResource(const AccountResource &r)
{
    const QString id = text::from(r.id);
    if (!r.machine.empty())
        return ResourceModel::tr("%1, of %2", "a volume or an address, its machine").arg(id, text::from(r.machine));
    return r.name.empty() || r.name == r.id ? id
                                            : ResourceModel::tr("%1 (%2)", "name (id)").arg(text::from(r.name), id);
}

Cell ownerCell(const AccountResource &r)
{
    if (r.holder == Holder::Ours)
        return {ownerOf(r), {}, {}, Tone::Quiet};
    return {ownerOf(r), {}, QStringLiteral("alert"), Tone::Attention};
}

QString ownerTip(const AccountResource &r)
{
    switch (r.holder) {
    case Holder::Ours:
        return {};
    case Holder::OtherLedger:
        return ResourceModel::tr("Launched by another computer or ledger. Terminate all leaves it.");
    case Holder::Claimed:
        break;
    }
    return ResourceModel::tr("It has your tags but was not launched from here. Terminate all leaves it.");
}

int countOf(const cluster::AccountInventory &all, bool ours)
{
    return int(
        std::ranges::count_if(all.resources, [ours](const auto &r) { return (r.holder == Holder::Ours) == ours; }));
}

} // namespace

ResourceModel::ResourceModel(QObject *parent)
    : RowTable([](const auto &r) { return r.kind + ":" + r.region + ":" + r.id; },
               {{tr("Kind"), [](const auto &r) { return text::resourceKind(r.kind); }},
                {tr("Name"), nameOfResource, &AccountResource::id},
                {tr("Cluster"), [](const auto &r) { return r.clusterName.empty() ? r.cluster.value : r.clusterName; }},
                {tr("Owner"), ownerCell, ownerTip},
                {tr("Region"), &AccountResource::region},
                {tr("Type"), &AccountResource::type},
                {tr("State"), [](const auto &r) { return text::ec2State(r.state); }},
                number(tr("Price"),
                       [](const auto &r) { return Cell(text::price(r.usdPerHour), r.usdPerHour.value_or(-1)); }),
                {tr("Created"),
                 [](const auto &r) {
                     return r.created ? Cell(text::ago(*r.created, SystemClock::instance().now()), *r.created)
                                      : Cell(QString(), qlonglong(0));
                 },
                 [](const auto &r) { return r.created ? text::exactTime(*r.created) : QString(); }}},
               parent)
{
}

QString ownerOf(const AccountResource &r)
{
    if (r.holder == Holder::Ours)
        return ResourceModel::tr("you");
    if (r.owner.empty())
        return ResourceModel::tr("unknown owner");
    return r.holder == Holder::OtherLedger
               ? ResourceModel::tr("%1, another ledger", "an owner").arg(text::from(r.owner))
               : ResourceModel::tr("%1, by its tags only", "an owner").arg(text::from(r.owner));
}

QString summaryOf(const cluster::AccountInventory &all)
{
    const int ours = countOf(all, true), others = countOf(all, false);
    QString words = ResourceModel::tr("%n resource(s)", nullptr, ours);
    if (ours > 0)
        words =
            ResourceModel::tr("%1, %2", "number of resources, price").arg(words, text::price(all.hourly(Holder::Ours)));
    if (others == 0)
        return words;
    cluster::Usd theirs = all.hourly(Holder::OtherLedger);
    theirs += all.hourly(Holder::Claimed);
    return ResourceModel::tr("%1; of others: %2, %3", "of the user; number of others, price")
        .arg(words, ResourceModel::tr("%n resource(s)", nullptr, others), text::price(theirs));
}

cluster::AccountInventory partOf(const cluster::AccountInventory &all, const ClusterId &id)
{
    cluster::AccountInventory part;
    part.notRead = all.notRead;
    std::ranges::copy_if(all.resources, std::back_inserter(part.resources),
                         [&](const auto &r) { return r.cluster == id; });
    return part;
}

} // namespace trainyard::gui
