#pragma once

#include "gui/wizards/launch_page.h"

class QSpinBox;

namespace trainyard::gui {

/// 6: when the machines end themselves.
class LimitsPage final : public LaunchPage {
    Q_OBJECT
public:
    explicit LimitsPage(LaunchWizard &wizard);
    void initializePage() override;

private:
    QSpinBox *m_hours;
};

} // namespace trainyard::gui
