#include "gui/models/account/quota_models.h"

#include "gui/text/format.h"

namespace trainyard::gui {

using cluster::Permission;
using cluster::PermissionLine;
using cluster::PolicyAttachment;
using cluster::PolicyLine;
using cluster::QuotaLine;

namespace {

Cell stateOfQuota(const QuotaLine &line)
{
    const auto enough = line.enough();
    const bool none = line.allowed && *line.allowed == 0;
    return {line.requested    ? QuotaModel::tr("%1 requested").arg(text::number(*line.requested))
            : enough == false ? QuotaModel::tr("too few")
            : !enough         ? QuotaModel::tr("unknown")
            : none            ? QuotaModel::tr("none allowed")
                              : QuotaModel::tr("enough"),
            {},
            enough == false ? QStringLiteral("alert")
            : none          ? QStringLiteral("minus")
            : enough        ? QStringLiteral("check")
                            : QStringLiteral("circle"),
            enough == false ? Tone::Bad
            : !enough       ? Tone::Attention
            : none          ? Tone::Quiet
                            : Tone::Good};
}

} // namespace

QuotaModel::QuotaModel(QObject *parent)
    : RowTable(&QuotaLine::code,
               {{tr("Family"), &QuotaLine::family, &QuotaLine::code},
                {tr("Market"), [](const auto &line) { return line.spot ? tr("Spot") : tr("On-Demand"); }},
                number(tr("Needed"), &QuotaLine::needed),
                number(tr("In use"),
                       [](const auto &line) {
                           return Cell(line.used ? QString::number(*line.used) : tr("unknown"), line.used.value_or(-1));
                       }),
                number(tr("Allowed"),
                       [](const auto &line) {
                           return Cell(line.allowed ? text::number(*line.allowed) : tr("unknown"),
                                       line.allowed.value_or(-1));
                       }),
                {tr("State"), stateOfQuota,
                 [](const auto &line) { return line.notKnown ? text::message(*line.notKnown) : QString(); }}},
               parent)
{
}

namespace {

QString purposeOf(const PermissionLine &line)
{
    if (line.purpose == "look")
        return PermissionModel::tr("viewing");
    if (line.purpose == "launch")
        return PermissionModel::tr("launching");
    if (line.purpose == "terminate")
        return PermissionModel::tr("terminating");
    if (line.purpose == "network")
        return PermissionModel::tr("network");
    if (line.purpose == "keys")
        return PermissionModel::tr("keys");
    if (line.purpose == "account")
        return PermissionModel::tr("account");
    return line.purpose == "data" ? PermissionModel::tr("data") : text::from(line.purpose);
}

Cell stateOfPermission(const PermissionLine &line)
{
    switch (line.permission) {
    case Permission::Allowed:
        return {PermissionModel::tr("allowed"), {}, QStringLiteral("check"), Tone::Good};
    case Permission::Denied:
        return {PermissionModel::tr("denied"), {}, QStringLiteral("alert"), Tone::Bad};
    default:
        return {PermissionModel::tr("unknown"), {}, QStringLiteral("circle"), Tone::Quiet};
    }
}

Cell stateOfPolicy(const PolicyLine &line)
{
    switch (line.attachment) {
    case PolicyAttachment::Attached:
        return {PolicyModel::tr("attached"), {}, QStringLiteral("check"), Tone::Good};
    case PolicyAttachment::Obsolete:
        return {PolicyModel::tr("old form"), {}, QStringLiteral("alert"), Tone::Attention};
    case PolicyAttachment::Missing:
        return {PolicyModel::tr("missing"), {}, QStringLiteral("alert"), Tone::Bad};
    default:
        return {PolicyModel::tr("unknown"), {}, QStringLiteral("circle"), Tone::Quiet};
    }
}

QString adviceOf(const PolicyLine &line)
{
    switch (line.attachment) {
    case PolicyAttachment::Unknown:
        return text::from(line.by);
    case PolicyAttachment::Obsolete:
        return PolicyModel::tr("Attach it in the place of %1").arg(text::from(line.replaces));
    case PolicyAttachment::Missing:
        return PolicyModel::tr("Attach it");
    default:
        return {};
    }
}

} // namespace

PermissionModel::PermissionModel(QObject *parent)
    : RowTable(&PermissionLine::action,
               {{tr("Action"), &PermissionLine::action},
                {tr("For"), purposeOf},
                {tr("Permission"), stateOfPermission},
                {tr("AWS's message"), &PermissionLine::detail, &PermissionLine::detail}},
               parent)
{
}

PolicyModel::PolicyModel(QObject *parent)
    : RowTable(
          &PolicyLine::policy,
          {{tr("Policy"), &PolicyLine::policy},
           {tr("State"), stateOfPolicy},
           {tr("Who has it"),
            [](const auto &line) { return line.attachment == PolicyAttachment::Unknown ? std::string() : line.by; },
            &PolicyLine::by},
           {tr("What helps"), adviceOf, &PolicyLine::by}},
          parent)
{
}

} // namespace trainyard::gui
