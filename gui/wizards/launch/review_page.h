#pragma once

#include <optional>

#include "gui/wizards/launch/launch_page.h"

class QLabel;

namespace trainyard::gui {

class PlannedTable;
class PreflightView;

/// 7: all resources to be created, the results of the preflight, and the launch button.
class ReviewPage final : public LaunchPage {
    Q_OBJECT
public:
    explicit ReviewPage(LaunchWizard &wizard);
    void initializePage() override;

protected:
    void replanned() override;
    bool ready() const override;

private:
    void check();
    void applyFix(const cluster::Fix &fix);
    void savePlan();

    PlannedTable *m_planned;
    QLabel *m_total, *m_deadline;
    PreflightView *m_preflight; ///< null without a planning service
    std::optional<cluster::LaunchPlan> m_checked;
    std::uint64_t m_question = 0;
};

} // namespace trainyard::gui
