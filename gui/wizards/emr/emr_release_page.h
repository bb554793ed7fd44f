#pragma once

#include <string>
#include <vector>

#include "gui/wizards/emr/emr_pages.h"
#include "gui/wizards/fields/id_box.h"

class QListWidget;

namespace trainyard::gui {

class ChecklistPanel;

/// 1: the release and the applications that EMR installs.
class EmrReleasePage final : public EmrPage {
    Q_OBJECT
public:
    explicit EmrReleasePage(EmrWizard &wizard);
    void initializePage() override;

protected:
    void replanned() override;

private:
    static std::vector<IdBox::Choice> releaseChoices(const std::vector<std::string> &labels);
    void takeTicks();
    void checkAccount();

    IdBox *m_release;
    QListWidget *m_catalogue; ///< the applications of the release, with ticks
    QLabel *m_words;
    ChecklistPanel *m_checklist;
};

} // namespace trainyard::gui
