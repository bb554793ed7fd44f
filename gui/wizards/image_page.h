#pragma once

#include "gui/wizards/launch_page.h"

class QComboBox;

namespace trainyard::gui {

/// 2: what is on the root volume of every machine.
class ImagePage final : public LaunchPage {
    Q_OBJECT
public:
    explicit ImagePage(LaunchWizard &wizard);
    void initializePage() override;

private:
    QComboBox *m_image;
};

} // namespace trainyard::gui
