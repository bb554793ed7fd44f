#pragma once

#include <optional>

#include "backend/cluster/emr/plan/emr_checks.h"
#include "gui/wizards/emr/emr_pages.h"

class QPushButton;

namespace trainyard::gui {

class ReviewPanel;

/// 7: everything that will be created, whether EMR would refuse it, and what would be charged in addition.
class EmrReviewPage final : public EmrPage {
    Q_OBJECT
public:
    explicit EmrReviewPage(EmrWizard &wizard);
    void initializePage() override;

protected:
    void replanned() override;
    bool ready() const override; ///< the plan is right, and nothing is known that EMR would refuse

private:
    void check();

    ReviewPanel *m_panel;
    QLabel *m_checkResult;
    QPushButton *m_again;
    std::optional<cluster::EmrPlan> m_checked;
    std::optional<Result<cluster::EmrFindings>> m_findings; ///< unset: no response yet
    std::uint64_t m_question = 0;
};

} // namespace trainyard::gui
