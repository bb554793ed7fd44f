#include "gui/dialogs/alerts_dialog.h"

#include <utility>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/decimal_field.h"
#include "gui/widgets/theme.h"

namespace trainyard::gui {

QString alertText(const AlertRule &rule)
{
    const QString metric = text::from(rule.metric);
    if (rule.comparison == AlertRule::NotANumber)
        return AlertsDialog::tr("%1 is not a number").arg(metric);
    const QString value = text::number(rule.value);
    const QString condition = rule.comparison == AlertRule::Above
                                  ? AlertsDialog::tr("%1 above %2", "metric, value").arg(metric, value)
                                  : AlertsDialog::tr("%1 below %2", "metric, value").arg(metric, value);
    return rule.seconds > 0 ? AlertsDialog::tr("%1 for %2 s", "condition, seconds").arg(condition).arg(rule.seconds)
                            : condition;
}

AlertsDialog::AlertsDialog(const std::vector<AlertRule> &rules, QWidget *parent)
    : QDialog(parent)
    , m_rules(rules)
    , m_list(new QListWidget)
    , m_metric(new QComboBox)
    , m_comparison(new QComboBox)
    , m_value(new DecimalField)
    , m_seconds(new QSpinBox)
    , m_add(button(tr("&Add rule"), QStringLiteral("plus")))
    , m_remove(button(tr("&Remove rule"), QStringLiteral("close")))
{
    setWindowTitle(tr("Alert rules"));
    setModal(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kThree, Theme::kThree, Theme::kThree, Theme::kThree);
    column->setSpacing(Theme::kStep);
    auto *purpose = label(tr("You are notified when a metric of any run fulfils a rule."), "muted");
    column->addWidget(purpose);
    m_list->setAccessibleName(tr("Alert rules"));
    column->addWidget(m_list, 1);
    column->addWidget(m_remove, 0, Qt::AlignLeft);
    m_metric->setEditable(true);
    m_metric->addItems({QStringLiteral("train-loss"), QStringLiteral("validation-loss"),
                        QStringLiteral("train-accuracy"), QStringLiteral("validation-accuracy"),
                        QStringLiteral("speed"), QStringLiteral("workers")});
    m_metric->lineEdit()->setMaxLength(64);
    m_comparison->addItems({tr("above"), tr("below"), tr("not a number")}); // in the order of AlertRule::Comparison
    m_value->setDecimals(9);
    m_value->setRange(-1e12, 1e12);
    m_seconds->setRange(0, 7 * 24 * 3600);
    m_seconds->setSuffix(tr(" s", "seconds, after a number"));
    m_seconds->setSpecialValueText(tr("at once"));
    auto *form = new QFormLayout;
    form->addRow(tr("&Metric"), m_metric);
    form->addRow(tr("&Condition"), m_comparison);
    form->addRow(tr("&Value"), m_value);
    form->addRow(tr("&For at least"), m_seconds);
    column->addLayout(form);
    column->addWidget(m_add, 0, Qt::AlignLeft);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel | QDialogButtonBox::Save);
    column->addWidget(buttons);
    const auto enable = [this] {
        m_add->setEnabled(!m_metric->currentText().trimmed().isEmpty());
        m_value->setEnabled(m_comparison->currentIndex() != AlertRule::NotANumber);
    };
    connect(m_metric, &QComboBox::currentTextChanged, this, enable);
    connect(m_comparison, &QComboBox::currentIndexChanged, this, enable);
    connect(m_add, &QPushButton::clicked, this, &AlertsDialog::add);
    connect(m_remove, &QPushButton::clicked, this, &AlertsDialog::remove);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) { m_remove->setEnabled(row >= 0); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_add->setDefault(true); // Return in a field must not save without the rule that was typed
    enable();
    showRules();
}

void AlertsDialog::add()
{
    AlertRule rule;
    // A tab separates the parts of a stored rule.
    rule.metric = m_metric->currentText().simplified().toStdString();
    rule.comparison = AlertRule::Comparison(m_comparison->currentIndex());
    rule.value = m_value->value();
    rule.seconds = m_seconds->value();
    m_rules.push_back(std::move(rule));
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
        m_list->addItem(alertText(rule));
    m_remove->setEnabled(m_list->currentRow() >= 0);
}

} // namespace trainyard::gui
