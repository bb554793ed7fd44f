#include "gui/wizards/review_panel.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSaveFile>
#include <QVBoxLayout>

#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/plan_wizard.h"
#include "gui/wizards/planned_table.h"

namespace trainyard::gui {

ReviewPanel::ReviewPanel(const QString &command, QWidget *parent)
    : QWidget(parent)
    , m_command(command)
    , m_planned(new PlannedTable)
    , m_total(label({}, "figure"))
    , m_deadline(label({}))
    , m_saved(label({}, "muted"))
    , m_remarks(label({}, "muted"))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::kStep);
    column->addWidget(m_planned, 1);
    auto *save = button(tr("&Save plan…"), QStringLiteral("save"));
    save->setToolTip(tr("As a file for %1").arg(m_command));
    connect(save, &QPushButton::clicked, this, &ReviewPanel::savePlan);
    auto *row = new QHBoxLayout;
    row->addWidget(m_total, 1);
    row->addWidget(save);
    column->addLayout(row);
    for (QLabel *words : {m_deadline, m_saved, m_remarks}) {
        words->setWordWrap(true);
        column->addWidget(words);
    }
    m_saved->hide();
}

void ReviewPanel::show(const PlanWizardBase &wizard, int machines, std::chrono::minutes deadline,
                       const QStringList &remarks, bool wrong)
{
    m_planned->show(wizard.resources());
    const cluster::Usd hourly = wizard.hourly();
    m_total->setText(wizard.costsMoney() ? tr("%1, %2").arg(text::perHour(hourly), text::perDay(hourly))
                                         : tr("Costs nothing: it runs on this computer"));
    m_deadline->setText(tr("%1 will be terminated after %2.").arg(text::machines(machines), text::age(deadline)));
    QStringList lines;
    for (const QString &remark : remarks)
        lines << QStringLiteral("• ") + remark;
    m_remarks->setText(lines.join(QLatin1Char('\n')));
    m_remarks->setVisible(!lines.isEmpty());
    setLook(m_remarks, wrong ? "problem" : "muted");
}

void ReviewPanel::setPlan(const std::string &name, const std::string &json)
{
    m_name = name;
    m_json = json;
}

void ReviewPanel::savePlan()
{
    auto *dialog = new QFileDialog(this, tr("Save plan"), text::from(m_name + ".json"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    connect(dialog, &QFileDialog::fileSelected, this, &ReviewPanel::write);
    dialog->open();
}

void ReviewPanel::write(const QString &path)
{
    QSaveFile file(path);
    const QByteArray plan = QByteArray::fromStdString(m_json);
    const bool ok = file.open(QIODevice::WriteOnly) && file.write(plan) >= 0 && file.commit();
    m_saved->setText(ok ? tr("The plan was saved: %1 %2", "command, file").arg(m_command, path)
                        : tr("The plan could not be saved: %1. Choose another place.").arg(file.errorString()));
    m_saved->show();
}

} // namespace trainyard::gui
