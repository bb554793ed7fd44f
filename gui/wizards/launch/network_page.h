#pragma once

#include <optional>

#include "backend/cluster/account/network.h"
#include "gui/wizards/launch/launch_page.h"

class QCheckBox;
class QComboBox;
class QLabel;

namespace trainyard::gui {

/// 4: the machines' place in the network, their access rules, and their key.
class NetworkPage final : public LaunchPage {
    Q_OBJECT
public:
    explicit NetworkPage(LaunchWizard &wizard);
    void initializePage() override;

protected:
    void replanned() override;

private:
    void makeAccess();
    void makePlaces();
    void load();
    void fill(); ///< fills the lists from the account's resources and the plan

    QCheckBox *m_allTcp, *m_public;
    QComboBox *m_subnet, *m_group;
    QCheckBox *m_repair;
    SshFields *m_ssh = nullptr;
    KeyFields *m_keys = nullptr;
    QLabel *m_words;
    cluster::NetworkChoices m_choices;
    std::string m_region; ///< of the request
    std::optional<Error> m_error;
    std::uint64_t m_question = 0;
};

} // namespace trainyard::gui
