#pragma once

#include "gui/wizards/stack/stack_pages.h"

namespace trainyard::gui {

class ReviewPanel;

/// 7: everything that will be created, and the permission to create roles, which the user gives by hand.
class StackReviewPage final : public StackPage {
    Q_OBJECT
public:
    explicit StackReviewPage(StackWizard &wizard);

protected:
    void replanned() override;
    bool ready() const override; ///< the complete plan is right

private:
    ReviewPanel *m_panel;
};

} // namespace trainyard::gui
