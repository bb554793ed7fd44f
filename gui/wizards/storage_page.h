#pragma once

#include "gui/wizards/launch_page.h"

class QSpinBox;

namespace trainyard::gui {

/// 5: the disks.
class StoragePage final : public LaunchPage {
    Q_OBJECT
public:
    explicit StoragePage(LaunchWizard &wizard);
    void initializePage() override;

private:
    QSpinBox *m_root;
};

} // namespace trainyard::gui
