#pragma once

#include "gui/wizards/launch_page.h"

class QLineEdit;

namespace trainyard::gui {

/// 4: who may reach the machines.
class NetworkPage final : public LaunchPage {
    Q_OBJECT
public:
    explicit NetworkPage(LaunchWizard &wizard);
    void initializePage() override;

private:
    QLineEdit *m_from;
};

} // namespace trainyard::gui
