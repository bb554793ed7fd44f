#pragma once

#include <vector>

#include <QDialog>

#include "gui/models/alert_rules.h"

class QComboBox;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace trainyard::gui {

class DecimalField;

/// Edits the alert rules. They take effect with Save.
class AlertsDialog final : public QDialog {
    Q_OBJECT
public:
    explicit AlertsDialog(const std::vector<AlertRule> &rules, QWidget *parent = nullptr);
    const std::vector<AlertRule> &rules() const { return m_rules; }

private:
    void add();
    void remove();
    void showRules();

    std::vector<AlertRule> m_rules;
    QListWidget *m_list;
    QComboBox *m_metric, *m_comparison;
    DecimalField *m_value;
    QSpinBox *m_seconds;
    QPushButton *m_add, *m_remove;
};

/// "train-loss below 0.1 for 60 s"
QString alertText(const AlertRule &rule);

} // namespace trainyard::gui
