#include "gui/wizards/launch/preflight_view.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include "gui/models/row_table.h"
#include "gui/text/format.h"
#include "gui/text/sentence.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using cluster::Check;
using cluster::Finding;
using cluster::Severity;

namespace {

QString titleOf(Check check)
{
    switch (check) {
    case Check::Account:
        return PreflightView::tr("Account");
    case Check::Permission:
        return PreflightView::tr("Permissions");
    case Check::Quota:
        return PreflightView::tr("Quota");
    case Check::Capacity:
        return PreflightView::tr("Capacity");
    case Check::Image:
        return PreflightView::tr("Image");
    case Check::RootVolume:
        return PreflightView::tr("Root volume");
    case Check::Key:
        return PreflightView::tr("Key");
    case Check::Address:
        return PreflightView::tr("Address");
    case Check::Group:
        return PreflightView::tr("Security group");
    case Check::Subnet:
        return PreflightView::tr("Subnet");
    case Check::Deadline:
        return PreflightView::tr("Deadline");
    case Check::Bucket:
        return PreflightView::tr("Bucket");
    case Check::Hibernation:
        return PreflightView::tr("Hibernation");
    }
    return {};
}

QString buttonOf(const cluster::Fix &fix)
{
    const QString value = text::from(fix.value);
    switch (fix.action) {
    case cluster::FixAction::LogIn:
        return PreflightView::tr("Log in again");
    case cluster::FixAction::ShowPermissions:
        return PreflightView::tr("Show permissions…");
    case cluster::FixAction::ShowPolicies:
        return PreflightView::tr("Show policies…");
    case cluster::FixAction::ShowQuota:
        return PreflightView::tr("Show quota…");
    case cluster::FixAction::ChooseImage:
        return PreflightView::tr("Choose image");
    case cluster::FixAction::SetRootSize:
        return PreflightView::tr("Use %1 GiB").arg(value);
    case cluster::FixAction::SetWorkers:
        return PreflightView::tr("Use %n worker(s)", nullptr, value.toInt());
    case cluster::FixAction::SetZones:
        return PreflightView::tr("Use all its zones");
    case cluster::FixAction::SetSubnet:
        return value.isEmpty() ? PreflightView::tr("Use the default subnets") : PreflightView::tr("Use %1").arg(value);
    case cluster::FixAction::SetOnDemand:
        return PreflightView::tr("Use On-Demand");
    case cluster::FixAction::SetSshFrom:
        return PreflightView::tr("Use %1").arg(value);
    case cluster::FixAction::RepairGroup:
        return PreflightView::tr("Add the rules");
    case cluster::FixAction::SetKeyName:
        return value.isEmpty() ? PreflightView::tr("Import the key") : PreflightView::tr("Use %1").arg(value);
    case cluster::FixAction::OwnKey:
        return PreflightView::tr("Create a key pair");
    case cluster::FixAction::GivePublicAddress:
        return PreflightView::tr("Assign public IP addresses");
    case cluster::FixAction::ClosePorts:
        return PreflightView::tr("Close the ports");
    case cluster::FixAction::NoHibernation:
        return PreflightView::tr("Turn off hibernation");
    case cluster::FixAction::MakeBuckets:
        return PreflightView::tr("Create it at launch");
    }
    return {};
}

} // namespace

PreflightView::PreflightView(QWidget *parent)
    : QWidget(parent)
    , m_state(new StateLabel)
    , m_progress(new QProgressBar)
    , m_again(button(tr("Check again"), QStringLiteral("refresh")))
    , m_cancel(button(tr("Cancel check")))
    , m_green(label({}, "muted"))
    , m_findings(new QWidget)
    , m_accept(new QCheckBox(tr("Launch with these &warnings")))
{
    setAccessibleName(tr("Checked before anything is spent"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::kHalf);
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::kStep);
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(120);
    m_progress->setAccessibleName(tr("The plan is being checked"));
    row->addWidget(m_state);
    row->addWidget(m_progress);
    row->addStretch(1);
    row->addWidget(m_cancel);
    row->addWidget(m_again);
    column->addLayout(row);
    m_list = new QVBoxLayout(m_findings);
    m_list->setContentsMargins(0, 0, 0, 0);
    m_list->setSpacing(Theme::kHalf);
    column->addWidget(m_findings);
    m_green->setWordWrap(true);
    column->addWidget(m_green);
    column->addWidget(m_accept);
    column->addStretch(1);
    connect(m_again, &QPushButton::clicked, this, &PreflightView::again);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        setResult(fail(ErrorCode::Cancelled, "preflight", "nothing was changed")); // drops the late result
        emit cancelled();
    });
    connect(m_accept, &QCheckBox::toggled, this, &PreflightView::passesChanged);
    setUnknown();
}

bool PreflightView::passes() const
{
    return m_severity == Severity::Green || (m_severity == Severity::Amber && m_accept->isChecked());
}

void PreflightView::setCheckResult(const QString &words, const QString &icon, int tone)
{
    m_state->setState(words, icon, tone);
}

void PreflightView::setUnknown()
{
    show({});
    m_severity.reset();
    setCheckResult(tr("Not checked yet"), QStringLiteral("circle"), int(Tone::Quiet));
    emit passesChanged();
}

void PreflightView::setRunning()
{
    setUnknown();
    m_progress->show();
    m_cancel->show();
    m_again->hide();
    setCheckResult(tr("Checking, before anything is spent"), QStringLiteral("clock"), int(Tone::Busy));
}

void PreflightView::setResult(const Result<cluster::Preflight> &result)
{
    show(result.value_or(cluster::Preflight{}));
    if (result)
        m_severity = result->severity();
    else
        m_severity.reset();
    if (!result)
        setCheckResult(text::message(result.error()), QStringLiteral("alert"), int(Tone::Bad));
    else if (*m_severity == Severity::Green)
        setCheckResult(tr("All checks passed"), QStringLiteral("check"), int(Tone::Good));
    else if (*m_severity == Severity::Amber)
        setCheckResult(tr("The launch may fail: review the warnings"), QStringLiteral("alert"), int(Tone::Attention));
    else
        setCheckResult(tr("The launch would fail"), QStringLiteral("alert"), int(Tone::Bad));
    emit passesChanged();
}

void PreflightView::show(const cluster::Preflight &preflight)
{
    while (QLayoutItem *item = m_list->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    QStringList green, words;
    for (const Finding &finding : preflight.findings) {
        if (finding.severity != Severity::Green)
            addFinding(finding);
        else if (!green.contains(titleOf(finding.check)))
            green << titleOf(finding.check);
        words << text::sentence(finding.text);
    }
    m_findings->setVisible(m_list->count() > 0);
    m_green->setVisible(!green.isEmpty());
    m_green->setText(tr("Passed: %1.").arg(green.join(QStringLiteral(", "))));
    m_green->setToolTip(words.join(QLatin1Char('\n')));
    setAccessibleDescription(words.join(QLatin1Char(' ')));
    m_accept->setChecked(false);
    m_accept->setVisible(preflight.severity() == Severity::Amber);
    m_progress->hide();
    m_cancel->hide();
    m_again->show();
}

void PreflightView::addFinding(const Finding &finding)
{
    auto *line = new QWidget;
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::kStep);
    auto *state = new StateLabel;
    state->setState(titleOf(finding.check), QStringLiteral("alert"),
                    int(finding.severity == Severity::Red ? Tone::Bad : Tone::Attention));
    state->setMinimumWidth(120);
    auto *words = label(text::sentence(finding.text));
    words->setWordWrap(true);
    words->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    row->addWidget(state, 0, Qt::AlignTop);
    row->addWidget(words, 1);
    for (const cluster::Fix &fix : finding.fixes) {
        auto *repair = button(buttonOf(fix));
        repair->setToolTip(text::from(cluster::cliFor(fix)));
        connect(repair, &QPushButton::clicked, this, [this, fix] { emit fixRequested(fix); });
        row->addWidget(repair, 0, Qt::AlignTop);
    }
    m_list->addWidget(line);
}

} // namespace trainyard::gui
