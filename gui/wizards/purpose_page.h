#pragma once

#include "gui/wizards/launch_page.h"

class QComboBox;
class QLineEdit;

namespace trainyard::gui {

/// 1: what the cluster is called and where it runs.
class PurposePage final : public LaunchPage {
    Q_OBJECT
public:
    explicit PurposePage(LaunchWizard &wizard);
    void initializePage() override;

private:
    QLineEdit *m_name;
    QComboBox *m_region;
};

} // namespace trainyard::gui
