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

protected:
    void replanned() override;

private:
    QSpinBox *m_root;
    Problem *m_says;
};

} // namespace trainyard::gui
