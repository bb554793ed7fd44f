#pragma once

#include <QDialog>

#include "backend/services/interfaces.h"

class QLabel;
class QListWidget;
class QPushButton;

namespace trainyard::gui {

/// The profiles of the official tools' files: one can be added, or removed after a question.
class AccountsSheet : public QDialog {
    Q_OBJECT
public:
    explicit AccountsSheet(services::AccountService &account, QWidget *parent = nullptr);

signals:
    void addWanted();

private:
    void showProfiles(const services::AccountSnapshot &account);
    void ask();    ///< whether the chosen one is to go
    void remove(); ///< it was said that it is
    QString chosen() const;
    void setAsking(bool asking);

    services::AccountService &m_account;
    QListWidget *m_list;
    QLabel *m_said, *m_question;
    QWidget *m_asking;
    QPushButton *m_remove, *m_yes, *m_no;
};

} // namespace trainyard::gui
