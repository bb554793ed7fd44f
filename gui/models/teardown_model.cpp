#include "gui/models/teardown_model.h"

#include "gui/text/format.h"

namespace trainyard::gui {

using services::TeardownItem;

namespace {

bool isOver(const TeardownItem &i)
{
    return i.state == "terminated" || i.state == "deleted" || i.state == "gone";
}

bool isLeft(const TeardownItem &i)
{
    return i.state.starts_with("left");
}

} // namespace

QString TeardownModel::title(int column) const
{
    switch (column) {
    case Kind:
        return tr("Kind");
    case Name:
        return tr("Name");
    case Cluster:
        return tr("Cluster");
    case Region:
        return tr("Region");
    case Age:
        return tr("Age");
    case Price:
        return tr("Price");
    case State:
        return tr("State");
    default:
        return {};
    }
}

void TeardownModel::setState(const TeardownItem &item)
{
    const TeardownItem *known = find(key(item));
    TeardownItem next = known ? *known : item;
    next.state = item.state;
    apply(next);
}

QString TeardownModel::key(const TeardownItem &i) const
{
    return text::from(i.kind + ":" + i.id);
}

QVariant TeardownModel::cell(const TeardownItem &i, int column, int role) const
{
    switch (column) {
    case Kind:
        return plain(column, role, text::resourceKind(i.kind));
    case Name:
        if (role == Qt::ToolTipRole)
            return text::from(i.id);
        return plain(column, role,
                     i.name.empty() ? text::from(i.id)
                                    : tr("%1 (%2)", "name (id)").arg(text::from(i.name), text::from(i.id)));
    case Cluster:
        return plain(column, role, text::from(i.cluster));
    case Region:
        return plain(column, role, text::from(i.region));
    case Age:
        if (i.created == Timestamp{})
            return plain(column, role, QString());
        return plain(column, role, text::age(SystemClock::instance().now() - i.created),
                     qlonglong(i.created.time_since_epoch().count()));
    case Price:
        return plain(column, role, i.usdPerHour == 0 ? tr("free") : text::perHour(i.usdPerHour), i.usdPerHour);
    case State:
        if (role == ToneRole)
            return int(isOver(i) ? Tone::Good : isLeft(i) ? Tone::Bad : Tone::Quiet);
        if (role == IconRole)
            return isOver(i)                                 ? QStringLiteral("check")
                   : isLeft(i)                               ? QStringLiteral("alert")
                   : i.state == "running" || i.state.empty() ? QString()
                                                             : QStringLiteral("clock");
        if (role == Qt::ToolTipRole)
            return text::from(i.state);
        return plain(column, role, text::ec2State(i.state));
    default:
        return {};
    }
}

} // namespace trainyard::gui
