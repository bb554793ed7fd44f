#pragma once

#include "gui/wizards/emr/emr_pages.h"

class QListWidget;

namespace trainyard::gui {

/// 1: the release and the applications that EMR installs.
class EmrReleasePage final : public EmrPage {
    Q_OBJECT
public:
    explicit EmrReleasePage(EmrWizard &wizard);

protected:
    void replanned() override;

private:
    void takeTicks();

    IdBox *m_release;
    QListWidget *m_catalogue; ///< the applications of the release, with ticks
    QLabel *m_words;
};

} // namespace trainyard::gui
