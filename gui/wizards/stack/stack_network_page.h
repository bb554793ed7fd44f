#pragma once

#include "gui/wizards/stack/stack_pages.h"

namespace trainyard::gui {

/// 5: who may log in and with which key, and the network of the machines.
class StackNetworkPage final : public StackPage {
    Q_OBJECT
public:
    explicit StackNetworkPage(StackWizard &wizard);
    void initializePage() override;

protected:
    void replanned() override;

private:
    IdBox *m_zone, *m_vpc, *m_master, *m_worker, *m_group;
    QLabel *m_words;
};

} // namespace trainyard::gui
