#pragma once

#include <optional>

#include "backend/cluster/account/network.h"
#include "gui/wizards/launch/launch_page.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace trainyard::gui {

/// 4: the machines' place in the network, their access rules, and their key.
class NetworkPage final : public LaunchPage {
    Q_OBJECT
public:
    explicit NetworkPage(LaunchWizard &wizard);
    void initializePage() override;

protected:
    void replanned() override;
    bool ready() const override; ///< an imported key needs a file

private:
    void makeAccess();
    void makePlaces();
    void makeKey();
    void load();
    void fill(); ///< fills the lists from the account's resources and the plan
    void browse();
    QString addressText() const;

    QLineEdit *m_from;
    QCheckBox *m_neighbours, *m_allTcp, *m_exposure, *m_public;
    QComboBox *m_subnet, *m_group, *m_key;
    QCheckBox *m_repair;
    QLineEdit *m_keyFile;
    QPushButton *m_browse;
    FieldMessage *m_keyProblem;
    QLabel *m_words;
    cluster::NetworkChoices m_choices;
    std::optional<Result<std::string>> m_address; ///< unset: no response yet
    std::string m_region;                         ///< of the request
    std::optional<Error> m_error;
    std::uint64_t m_question = 0;
};

} // namespace trainyard::gui
