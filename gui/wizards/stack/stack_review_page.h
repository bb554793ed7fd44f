#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "backend/core/result.h"
#include "backend/core/sentence.h"
#include "gui/wizards/stack/stack_pages.h"

namespace trainyard::gui {

class ReviewPanel;

/// 7: everything that will be created, what would be charged in addition, and the permission to create roles, which the
/// user gives by hand.
class StackReviewPage final : public StackPage {
    Q_OBJECT
public:
    explicit StackReviewPage(StackWizard &wizard);
    void initializePage() override;

protected:
    void replanned() override;
    bool ready() const override; ///< the complete plan is right

private:
    ReviewPanel *m_panel;
    std::optional<cluster::StackPlan> m_checked;
    std::optional<Result<std::vector<Sentence>>> m_warnings; ///< of that plan; unset: no response yet
    std::uint64_t m_question = 0;
};

} // namespace trainyard::gui
