#include "gui/dialogs/notices/alerts_dialog.h"

#include <utility>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include "gui/dialogs/confirm_dialog.h"
#include "gui/models/runs/job_words.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/decimal_field.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

QString alertText(const AlertRule &rule)
{
    if (rule.comparison == AlertRule::NoProgress)
        return AlertsDialog::tr("no progress for %1 min").arg(rule.seconds / 60);
    const QString metric = metricName(rule.metric);
    if (rule.comparison == AlertRule::NotANumber)
        return AlertsDialog::tr("%1 is not a number").arg(metric);
    const QString value = text::number(rule.value);
    const QString condition = rule.comparison == AlertRule::Above
                                  ? AlertsDialog::tr("%1 above %2", "metric, value").arg(metric, value)
                                  : AlertsDialog::tr("%1 below %2", "metric, value").arg(metric, value);
    return rule.seconds > 0 ? AlertsDialog::tr("%1 for %2 s", "condition, seconds").arg(condition).arg(rule.seconds)
                            : condition;
}

QString ruleText(const AlertRule &rule)
{
    const QString condition = alertText(rule);
    switch (rule.action) {
    case AlertRule::StopRun:
        return AlertsDialog::tr("%1: stop the run", "a condition").arg(condition);
    case AlertRule::TerminateCluster:
        return AlertsDialog::tr("%1: terminate the cluster", "a condition").arg(condition);
    case AlertRule::AddWorker:
        return AlertsDialog::tr("%1: add a worker", "a condition").arg(condition);
    case AlertRule::Notify:
        break;
    }
    return condition;
}

AlertsDialog::AlertsDialog(const std::vector<AlertRule> &rules, QWidget *parent)
    : QDialog(parent)
    , m_rules(rules)
    , m_list(new QListWidget)
    , m_form(new QFormLayout)
    , m_metric(new QComboBox)
    , m_comparison(new QComboBox)
    , m_action(new QComboBox)
    , m_value(new DecimalField)
    , m_seconds(new QSpinBox)
    , m_minutes(new QSpinBox)
    , m_add(button(tr("&Add rule"), QStringLiteral("plus")))
    , m_remove(button(tr("&Remove rule"), QStringLiteral("close")))
{
    setWindowTitle(tr("Alert rules"));
    setModal(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kThree, Theme::kThree, Theme::kThree, Theme::kThree);
    column->setSpacing(Theme::kStep);
    auto *purpose = label(
        tr("You are notified when a run fulfils a rule, which can also stop it, terminate its "
           "cluster or add a worker. Rules apply to the runs of the selected profile while Trainyard is open, and "
           "to a run while trainyardctl follows it."),
        "muted");
    purpose->setWordWrap(true);
    column->addWidget(purpose);
    m_list->setAccessibleName(tr("Alert rules"));
    column->addWidget(m_list, 1);
    column->addWidget(m_remove, 0, Qt::AlignLeft);
    m_metric->setEditable(true);
    for (const char *metric :
         {"train-loss", "validation-loss", "train-accuracy", "validation-accuracy", "speed", "workers"})
        m_metric->addItem(metricName(metric));
    m_metric->lineEdit()->setMaxLength(64);
    m_comparison->addItems({tr("above"), tr("below"), tr("not a number"),
                            tr("no progress", "of a run")}); // in the order of AlertRule::Comparison
    m_action->addItems({tr("notify"), tr("notify and stop the run"), tr("notify and terminate the cluster"),
                        tr("notify and add a worker")}); // in the order of AlertRule::Action
    m_value->setDecimals(9);
    m_value->setRange(-1e12, 1e12);
    m_seconds->setRange(0, 7 * 24 * 3600);
    m_seconds->setSuffix(tr(" s", "seconds, after a number"));
    m_seconds->setSpecialValueText(tr("at once"));
    m_minutes->setRange(1, 7 * 24 * 60);
    m_minutes->setValue(10);
    m_minutes->setSuffix(tr(" min", "minutes, after a number"));
    m_form->addRow(tr("&Condition"), m_comparison);
    m_form->addRow(tr("&Metric"), m_metric);
    m_form->addRow(tr("&Value"), m_value);
    m_form->addRow(tr("&For at least"), m_seconds);
    m_form->addRow(tr("&Without a new value for"), m_minutes);
    m_form->addRow(tr("Act&ion"), m_action);
    column->addLayout(m_form);
    column->addWidget(m_add, 0, Qt::AlignLeft);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel | QDialogButtonBox::Save);
    column->addWidget(buttons);
    connect(m_metric, &QComboBox::currentTextChanged, this, &AlertsDialog::offer);
    connect(m_comparison, &QComboBox::currentIndexChanged, this, &AlertsDialog::offer);
    connect(m_value, &DecimalField::valueChanged, this, [this] {
        m_hasValue = true;
        offer();
    });
    connect(m_value->findChild<QLineEdit *>(), &QLineEdit::textEdited, this, [this](const QString &words) {
        m_hasValue = !words.isEmpty(); // also a 0, which is no other value
        offer();
    });
    connect(m_add, &QPushButton::clicked, this, [this] { add(false); });
    connect(m_remove, &QPushButton::clicked, this, &AlertsDialog::remove);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) { allowRemoval(row); });
    connect(buttons, &QDialogButtonBox::accepted, this, &AlertsDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_add->setDefault(true); // Return in a field must not save without the rule that was typed
    clearValue();
    m_unedited = typed();
    offer();
    showRules();
}

AlertRule AlertsDialog::typed() const
{
    AlertRule rule;
    rule.comparison = AlertRule::Comparison(m_comparison->currentIndex());
    rule.action = AlertRule::Action(m_action->currentIndex());
    if (rule.comparison == AlertRule::NoProgress) {
        rule.seconds = 60 * m_minutes->value();
    } else {
        rule.metric = metricCalled(m_metric->currentText()); // without tabs, which separate the parts of a stored rule
        rule.value = m_value->value();
        rule.seconds = m_seconds->value();
    }
    return rule;
}

QString AlertsDialog::missing() const
{
    const int comparison = m_comparison->currentIndex();
    if (comparison == AlertRule::NoProgress)
        return {};
    if (m_metric->currentText().trimmed().isEmpty())
        return tr("Choose a metric first.");
    return comparison == AlertRule::NotANumber || m_hasValue ? QString() : tr("Type a value first.");
}

bool AlertsDialog::isEdited() const
{
    return m_hasValue || typed() != m_unedited;
}

/// No value is offered: every loss is above 0.
void AlertsDialog::clearValue()
{
    const QSignalBlocker quiet(m_value);
    m_value->setValue(0);
    m_value->clear();
    m_hasValue = false;
}

void AlertsDialog::save()
{
    if (!isEdited())
        return accept();
    const bool isUnfinished = !missing().isEmpty();
    const AlertRule rule = typed();
    const bool isAskedAnyway = rule.action == AlertRule::TerminateCluster || rule.action == AlertRule::AddWorker;
    if (isUnfinished) {
        if (m_metric->currentText().trimmed().isEmpty())
            m_metric->setFocus();
        else
            m_value->setFocus();
        confirm(this, tr("The rule is not complete"), missing(), tr("Save without it"), [this] { accept(); });
    } else if (m_hasValue || isAskedAnyway) {
        add(true);
    } else { // nothing was typed: the user may only have looked at the conditions
        confirm(this, tr("Add the rule “%1”?").arg(ruleText(rule)), tr("It is in the fields, but not in the list."),
                tr("Add rule"), [this, rule] { addRule(rule, true); },
                {.lines = {}, .typed = {}, .otherVerb = tr("Save without it"), .other = [this] { accept(); }});
    }
}

/// Shows the fields of the chosen condition.
void AlertsDialog::offer()
{
    const bool isProgress = m_comparison->currentIndex() == AlertRule::NoProgress;
    m_form->setRowVisible(m_metric, !isProgress);
    m_form->setRowVisible(m_value, !isProgress);
    m_form->setRowVisible(m_seconds, !isProgress);
    m_form->setRowVisible(m_minutes, isProgress);
    setWhyNot(m_add, missing());
    m_value->setEnabled(m_comparison->currentIndex() != AlertRule::NotANumber);
}

void AlertsDialog::allowRemoval(int row)
{
    setWhyNot(m_remove, row >= 0 ? QString() : tr("Select a rule first."));
}

void AlertsDialog::add(bool saves)
{
    AlertRule rule = typed();
    const QString condition = QStringLiteral("“%1”").arg(alertText(rule));
    if (rule.action == AlertRule::AddWorker)
        return confirm(this, tr("Launch machines by this rule?"),
                       tr("When a run fulfils %1 while Trainyard is open or trainyardctl follows it, a machine is "
                          "launched for one more worker without another question, once for each run. It costs as much "
                          "as the other workers of the run.")
                           .arg(condition),
                       tr("Add rule"), [this, rule, saves] { addRule(rule, saves); });
    if (rule.action != AlertRule::TerminateCluster)
        return addRule(std::move(rule), saves);
    confirm(this, tr("Terminate clusters by this rule?"),
            tr("When a run fulfils %1 while Trainyard is open or trainyardctl follows it, its cluster is terminated "
               "without another question, with all of its machines and other runs. Models that are stored nowhere else "
               "are copied first, if possible.")
                .arg(condition),
            tr("Add rule"), [this, rule, saves] { addRule(rule, saves); });
}

void AlertsDialog::addRule(AlertRule rule, bool saves)
{
    m_rules.push_back(std::move(rule));
    if (saves)
        return accept();
    clearValue();
    m_unedited = typed();
    offer();
    showRules();
    m_list->setCurrentRow(m_list->count() - 1);
}

void AlertsDialog::remove()
{
    const int row = m_list->currentRow();
    if (row < 0)
        return;
    m_rules.erase(m_rules.begin() + row);
    showRules();
}

void AlertsDialog::showRules()
{
    m_list->clear();
    for (const AlertRule &rule : m_rules)
        m_list->addItem(ruleText(rule));
    allowRemoval(m_list->currentRow());
}

} // namespace trainyard::gui
