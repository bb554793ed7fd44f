#pragma once

#include "gui/wizards/launch_page.h"

class QSpinBox;

namespace trainyard::gui {

class DataTable;

/// 3: how many machines, and of which type.
class MachinesPage final : public LaunchPage {
    Q_OBJECT
public:
    explicit MachinesPage(LaunchWizard &wizard);
    void initializePage() override;

private:
    DataTable *m_types;
    QSpinBox *m_workers;
};

} // namespace trainyard::gui
