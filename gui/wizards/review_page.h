#pragma once

#include "gui/wizards/launch_page.h"

class QLabel;

namespace trainyard::gui {

/// 7: everything that will exist, and the one button.
class ReviewPage final : public LaunchPage {
    Q_OBJECT
public:
    explicit ReviewPage(LaunchWizard &wizard);
    void initializePage() override;

protected:
    void replanned() override;

private:
    class Rows;
    Rows *m_rows;
    QLabel *m_total, *m_deadline;
};

} // namespace trainyard::gui
