#pragma once

#include <vector>

#include <QDialog>

#include "gui/models/notices/alert_rules.h"

class QComboBox;
class QFormLayout;
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
    void offer();
    void allowRemoval(int row);
    AlertRule typed() const; ///< in the fields
    QString missing() const; ///< what that rule lacks; empty: nothing
    bool isEdited() const;   ///< since the last rule was added
    void save();             ///< with a rule that is typed and not added yet
    void add(bool saves);
    void addRule(AlertRule rule, bool saves);
    void clearValue();
    void remove();
    void showRules();

    std::vector<AlertRule> m_rules;
    QListWidget *m_list;
    QFormLayout *m_form;
    QComboBox *m_metric, *m_comparison, *m_action;
    DecimalField *m_value;
    QSpinBox *m_seconds, *m_minutes;
    QPushButton *m_add, *m_remove;
    bool m_hasValue = false; ///< the user has entered one
    AlertRule m_unedited;    ///< in the fields when the last rule was added
};

/// "train-loss below 0.1 for 60 s", "no progress for 10 min"
QString alertText(const AlertRule &rule);
/// The same with the action: "no progress for 10 min: stop the run".
QString ruleText(const AlertRule &rule);

} // namespace trainyard::gui
