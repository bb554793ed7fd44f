#pragma once

#include <optional>

#include "backend/cluster/network.h"
#include "gui/wizards/launch_page.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace trainyard::gui {

/// 4: where in the network the machines are, who may reach them, and with which key.
class NetworkPage final : public LaunchPage {
    Q_OBJECT
public:
    explicit NetworkPage(LaunchWizard &wizard);
    void initializePage() override;

protected:
    void replanned() override;
    bool ready() const override; ///< a key that is imported has a file

private:
    void makeAccess();
    void makePlaces();
    void makeKey();
    void load();
    void fill(); ///< the lists, from what the account has and what the plan says
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
    std::optional<Result<std::string>> m_address; ///< unset: not answered yet
    std::string m_region;                         ///< that was asked about
    std::optional<Error> m_error;
    std::uint64_t m_question = 0;
};

} // namespace trainyard::gui
