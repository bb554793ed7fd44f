#include "gui/dialogs/clusters/emr_step_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QVBoxLayout>

#include "gui/text/format.h"
#include "gui/text/sentence.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/field_description.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

EmrStepDialog::EmrStepDialog(QWidget *parent)
    : QDialog(parent)
    , m_name(new QLineEdit(tr("step", "default name of a step")))
    , m_command(new QLineEdit)
    , m_onFailure(new QComboBox)
    , m_problem(new FieldMessage)
    , m_warning(label({}, "attention"))
{
    setWindowTitle(tr("Add a step"));
    setModal(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kThree, Theme::kThree, Theme::kThree, Theme::kThree);
    column->setSpacing(Theme::kTwo);
    auto *purpose =
        label(tr("EMR runs the command on the master as the user hadoop, after the steps before it. Its output "
                 "arrives in the log bucket some minutes later."));
    purpose->setWordWrap(true);
    purpose->setMinimumWidth(520);
    column->addWidget(purpose);
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(Theme::kTwo);
    form->setVerticalSpacing(Theme::kHalf);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->addRow(tr("&Name"), m_name);
    m_command->setPlaceholderText(QStringLiteral("spark-submit s3://bucket/job.py --epochs 3"));
    m_command->setFont(fixedFont());
    form->addRow(tr("&Command"), m_command);
    form->addRow(QString(), m_problem);
    describeBy(m_problem, m_command);
    m_onFailure->addItem(tr("the next step runs"), QStringLiteral("CONTINUE"));
    m_onFailure->addItem(tr("waiting steps are cancelled"), QStringLiteral("CANCEL_AND_WAIT"));
    m_onFailure->addItem(tr("the cluster ends"), QStringLiteral("TERMINATE_CLUSTER"));
    form->addRow(tr("If it &fails"), m_onFailure);
    column->addLayout(form);
    m_warning->setWordWrap(true);
    column->addWidget(m_warning);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_go = buttons->addButton(tr("&Add step"), QDialogButtonBox::AcceptRole);
    setLook(m_go, "primary");
    column->addWidget(buttons);
    connect(m_name, &QLineEdit::textChanged, this, &EmrStepDialog::check);
    connect(m_command, &QLineEdit::textChanged, this, &EmrStepDialog::check);
    connect(m_onFailure, &QComboBox::currentIndexChanged, this, &EmrStepDialog::check);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    check();
    m_command->setFocus();
}

cluster::EmrStepPlan EmrStepDialog::plan() const
{
    cluster::EmrStepPlan plan;
    plan.name = m_name->text().trimmed().toStdString();
    plan.onFailure = m_onFailure->currentData().toString().toStdString();
    for (const QString &word : QProcess::splitCommand(m_command->text()))
        plan.command.push_back(word.toStdString());
    return plan;
}

void EmrStepDialog::check()
{
    const cluster::EmrStepPlan planned = plan();
    const QStringList problems = text::sentences(planned.problems());
    const bool isEmpty = m_command->text().trimmed().isEmpty(); // nothing is wrong before something is typed
    m_problem->setProblem(isEmpty ? QString() : problems.join(QLatin1Char(' ')));
    m_warning->setText(text::sentence(planned.warning()));
    m_warning->setVisible(!m_warning->text().isEmpty());
    m_go->setEnabled(problems.isEmpty() && !isEmpty);
}

} // namespace trainyard::gui
