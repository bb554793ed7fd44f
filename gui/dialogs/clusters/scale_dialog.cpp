#include "gui/dialogs/clusters/scale_dialog.h"

#include <algorithm>

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "backend/cluster/plan/launch_plan.h"
#include "gui/dialogs/dialog_commands.h"
#include "gui/text/currency.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

ScaleDialog::ScaleDialog(const QString &cluster, int workers, bool costsMoney, QWidget *parent)
    : QDialog(parent)
    , m_minutes(new QSpinBox)
    , m_least(new QSpinBox)
    , m_most(new QSpinBox)
    , m_usd(new QDoubleSpinBox(this))
    , m_act(new QCheckBox(tr("Add and remove &machines automatically")))
    , m_costsMoney(costsMoney)
{
    setWindowTitle(tr("Autoscale workers"));
    setModal(true);
    auto *column = new QVBoxLayout(this); // a form gives wrapped text too little height
    column->setContentsMargins(Theme::kThree, Theme::kThree, Theme::kThree, Theme::kThree);
    column->setSpacing(Theme::kTwo);
    column->setSizeConstraint(QLayout::SetFixedSize);
    auto *form = new QFormLayout;
    form->setVerticalSpacing(Theme::kTwo);
    form->setHorizontalSpacing(Theme::kTwo);
    auto *purpose = label(tr("After each epoch, Trainyard computes how many workers the run needs: the cheapest number "
                             "that finishes in time, or the fastest that fits the budget."));
    purpose->setWordWrap(true);
    purpose->setMinimumWidth(480);
    column->addWidget(purpose);
    column->addLayout(form);

    m_minutes->setRange(0, 30 * 24 * 60);
    m_minutes->setSingleStep(10);
    m_minutes->setSuffix(tr(" min", "minutes, after a number"));
    m_minutes->setSpecialValueText(tr("any time"));
    form->addRow(tr("&Finish within"), m_minutes);
    m_usd->setRange(0, 100'000);
    m_usd->setDecimals(2);
    m_usd->setPrefix(text::moneyPrefix());
    m_usd->setSuffix(text::moneySuffix());
    m_usd->setSpecialValueText(tr("any amount"));
    if (costsMoney)
        form->addRow(tr("&Spend at most"), m_usd);
    else
        m_usd->hide();
    for (QSpinBox *count : {m_least, m_most})
        count->setRange(1, cluster::LaunchPlan::kMaxWorkers);
    m_least->setValue(1);
    m_most->setValue(std::max(2 * workers, 1));
    form->addRow(tr("Mi&nimum workers"), m_least);
    form->addRow(tr("Ma&ximum workers"), m_most);
    connect(m_least, &QSpinBox::valueChanged, m_most, [this](int least) { m_most->setMinimum(least); });
    column->addWidget(m_act);
    auto *hint = label(costsMoney ? tr("Added machines cost money until the run ends or their deadline passes. If off, "
                                       "Trainyard only suggests a number.")
                                  : tr("If off, Trainyard only suggests a number."),
                       "muted");
    hint->setWordWrap(true);
    hint->setMinimumWidth(480);
    column->addWidget(hint);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton *begin = buttons->addButton(tr("Suggest only"), QDialogButtonBox::AcceptRole);
    setLook(begin, "primary");
    buttons->addButton(copyCommandButton([this, cluster] { return scaleCommand(cluster, goal(), mayAct()); }),
                       QDialogButtonBox::ActionRole);
    connect(m_act, &QCheckBox::toggled, begin,
            [begin](bool act) { begin->setText(act ? tr("Start autoscaling") : tr("Suggest only")); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
}

runs::ScaleGoal ScaleDialog::goal() const
{
    runs::ScaleGoal goal;
    if (m_minutes->value() > 0)
        goal.seconds = 60.0 * m_minutes->value();
    if (m_costsMoney && m_usd->value() > 0)
        goal.usd = m_usd->value();
    goal.least = m_least->value();
    goal.most = m_most->value();
    return goal;
}

bool ScaleDialog::mayAct() const
{
    return m_act->isChecked();
}

} // namespace trainyard::gui
