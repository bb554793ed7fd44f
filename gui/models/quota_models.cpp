#include "gui/models/quota_models.h"

#include "gui/text/format.h"

namespace trainyard::gui {

using cluster::Permission;
using cluster::PermissionLine;
using cluster::PolicyAttachment;
using cluster::PolicyLine;
using cluster::QuotaLine;

QString QuotaModel::title(int column) const
{
    switch (column) {
    case Family:
        return tr("Family");
    case Market:
        return tr("Market");
    case Needed:
        return tr("Needed");
    case Used:
        return tr("In use");
    case Allowed:
        return tr("Allowed");
    case State:
        return tr("State");
    default:
        return {};
    }
}

QString QuotaModel::key(const QuotaLine &line) const
{
    return text::from(line.code);
}

QVariant QuotaModel::cell(const QuotaLine &line, int column, int role) const
{
    const auto enough = line.enough();
    const bool none = line.allowed && *line.allowed == 0;
    switch (column) {
    case Family:
        if (role == Qt::ToolTipRole)
            return text::from(line.code);
        return plain(column, role, text::from(line.family));
    case Market:
        return plain(column, role, line.spot ? tr("Spot") : tr("On-Demand"));
    case Needed:
        return plain(column, role, QString::number(line.needed), line.needed);
    case Used:
        return plain(column, role, line.used ? QString::number(*line.used) : tr("unknown"), line.used.value_or(-1));
    case Allowed:
        return plain(column, role, line.allowed ? text::number(*line.allowed) : tr("unknown"),
                     line.allowed.value_or(-1));
    case State:
        if (role == IconRole)
            return enough == false ? QStringLiteral("alert")
                   : none          ? QStringLiteral("minus")
                   : enough        ? QStringLiteral("check")
                                   : QStringLiteral("circle");
        if (role == ToneRole)
            return int(enough == false ? Tone::Bad : !enough ? Tone::Attention : none ? Tone::Quiet : Tone::Good);
        if (role == Qt::ToolTipRole && line.notKnown)
            return text::message(*line.notKnown);
        return plain(column, role,
                     line.requested    ? tr("%1 requested").arg(text::number(*line.requested))
                     : enough == false ? tr("too few")
                     : !enough         ? tr("unknown")
                     : none            ? tr("none allowed")
                                       : tr("enough"));
    default:
        return {};
    }
}

QString PermissionModel::title(int column) const
{
    switch (column) {
    case Action:
        return tr("Action");
    case Purpose:
        return tr("For");
    case State:
        return tr("Permission");
    case Because:
        return tr("AWS's message");
    default:
        return {};
    }
}

QString PermissionModel::key(const PermissionLine &line) const
{
    return text::from(line.action);
}

QVariant PermissionModel::cell(const PermissionLine &line, int column, int role) const
{
    const auto purpose = [&] {
        if (line.purpose == "look")
            return tr("viewing");
        if (line.purpose == "launch")
            return tr("launching");
        if (line.purpose == "terminate")
            return tr("terminating");
        if (line.purpose == "network")
            return tr("network");
        if (line.purpose == "keys")
            return tr("keys");
        if (line.purpose == "account")
            return tr("account");
        return line.purpose == "data" ? tr("data") : text::from(line.purpose);
    };
    switch (column) {
    case Action:
        return plain(column, role, text::from(line.action));
    case Purpose:
        return plain(column, role, purpose());
    case State:
        if (role == IconRole)
            return line.permission == Permission::Allowed  ? QStringLiteral("check")
                   : line.permission == Permission::Denied ? QStringLiteral("alert")
                                                           : QStringLiteral("circle");
        if (role == ToneRole)
            return int(line.permission == Permission::Allowed  ? Tone::Good
                       : line.permission == Permission::Denied ? Tone::Bad
                                                               : Tone::Quiet);
        return plain(column, role,
                     line.permission == Permission::Allowed  ? tr("allowed")
                     : line.permission == Permission::Denied ? tr("denied")
                                                             : tr("unknown"));
    case Because:
        if (role == Qt::ToolTipRole)
            return text::from(line.detail);
        return plain(column, role, text::from(line.detail));
    default:
        return {};
    }
}

QString PolicyModel::title(int column) const
{
    switch (column) {
    case Policy:
        return tr("Policy");
    case State:
        return tr("State");
    case By:
        return tr("Who has it");
    case Advice:
        return tr("What helps");
    default:
        return {};
    }
}

QString PolicyModel::key(const PolicyLine &line) const
{
    return text::from(line.policy);
}

QVariant PolicyModel::cell(const PolicyLine &line, int column, int role) const
{
    const bool known = line.attachment != PolicyAttachment::Unknown,
               has = line.attachment == PolicyAttachment::Attached;
    switch (column) {
    case Policy:
        return plain(column, role, text::from(line.policy));
    case State:
        if (role == IconRole)
            return !known ? QStringLiteral("circle") : has ? QStringLiteral("check") : QStringLiteral("alert");
        if (role == ToneRole)
            return int(!known                                          ? Tone::Quiet
                       : has                                           ? Tone::Good
                       : line.attachment == PolicyAttachment::Obsolete ? Tone::Attention
                                                                       : Tone::Bad);
        return plain(column, role,
                     !known                                          ? tr("unknown")
                     : has                                           ? tr("attached")
                     : line.attachment == PolicyAttachment::Obsolete ? tr("old form")
                                                                     : tr("missing"));
    case By:
        if (role == Qt::ToolTipRole)
            return text::from(line.by);
        return plain(column, role, known ? text::from(line.by) : QString());
    case Advice:
        if (role == Qt::ToolTipRole)
            return text::from(line.by);
        return plain(column, role,
                     !known ? text::from(line.by)
                     : line.attachment == PolicyAttachment::Obsolete
                         ? tr("Attach it in the place of %1").arg(text::from(line.replaces))
                     : line.attachment == PolicyAttachment::Missing ? tr("Attach it")
                                                                    : QString());
    default:
        return {};
    }
}

} // namespace trainyard::gui
