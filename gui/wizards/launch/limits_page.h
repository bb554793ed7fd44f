#pragma once

#include "gui/wizards/launch/launch_page.h"

class QComboBox;
class QDoubleSpinBox;
class QSpinBox;

namespace trainyard::gui {

class DecimalField;

/// 6: the limits after which the machines end themselves: a time, idleness, or money.
class LimitsPage final : public LaunchPage {
    Q_OBJECT
public:
    explicit LimitsPage(LaunchWizard &wizard);
    void initializePage() override;

protected:
    void replanned() override;

private:
    DecimalField *m_hours;
    QSpinBox *m_idle;
    QDoubleSpinBox *m_budget;
    QComboBox *m_action;
    QLabel *m_spent;
};

} // namespace trainyard::gui
