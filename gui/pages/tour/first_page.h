#pragma once

#include <vector>

#include <QWidget>

#include "backend/services/interfaces.h"

class QAction;
class QLabel;
class QPushButton;

namespace trainyard::gui {

/// What a newcomer sees: what the program is, a try without an account, and the way to an account. Takes the place of
/// the clusters while there are none.
class FirstPage : public QWidget {
    Q_OBJECT
public:
    struct Actions {
        QAction *tour, *account;
        std::vector<QAction *> others; ///< in a line below
    };
    FirstPage(services::AccountService &account, const Actions &actions, QWidget *parent = nullptr);

private:
    void paintIcon();
    void showAccount(const services::AccountSnapshot &account);
    QLabel *m_icon, *m_which;
    QPushButton *m_account;
};

} // namespace trainyard::gui
