#pragma once

#include "gui/wizards/emr/emr_pages.h"

namespace trainyard::gui {

/// 5: who may log in and with which key, the security groups, and the roles.
class EmrSecurityPage final : public EmrPage {
    Q_OBJECT
public:
    explicit EmrSecurityPage(EmrWizard &wizard);
    void initializePage() override;

protected:
    void replanned() override;

private:
    IdBox *m_master, *m_slave, *m_service;
    QLabel *m_words;
};

} // namespace trainyard::gui
