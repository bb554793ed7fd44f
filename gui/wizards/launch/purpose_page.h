#pragma once

#include <optional>

#include "gui/wizards/launch/launch_page.h"

class QComboBox;
class QLabel;
class QLineEdit;

namespace trainyard::gui {

class PresetCards;

/// 1: the cluster's name, region, and initial settings.
class PurposePage final : public LaunchPage {
    Q_OBJECT
public:
    explicit PurposePage(LaunchWizard &wizard);
    void initializePage() override;
    /// Offers a plan that was not launched, above the fields.
    void offerDraft(const cluster::LaunchPlan &draft);

signals:
    void draftDiscarded();

protected:
    void replanned() override;

private:
    void takeTemplate();
    void takeVersion();
    void showVersions();

    QLineEdit *m_name;
    QComboBox *m_region, *m_template, *m_version;
    PresetCards *m_cards;
    QLabel *m_price;
    FieldMessage *m_templateProblem = nullptr;
    std::optional<aws::LaunchTemplateVersion> m_filled; ///< the version that filled the plan
};

} // namespace trainyard::gui
