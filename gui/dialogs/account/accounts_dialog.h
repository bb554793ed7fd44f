#pragma once

#include <QDialog>

#include "backend/services/interfaces.h"

class QLabel;
class QListWidget;
class QPushButton;

namespace trainyard::gui {

/// The profiles in the files of the official tools: the user can add one, or remove one after a confirmation.
class AccountsDialog : public QDialog {
    Q_OBJECT
public:
    explicit AccountsDialog(services::AccountService &account, QWidget *parent = nullptr);

signals:
    void addRequested();

private:
    void showProfiles(const services::AccountSnapshot &account);
    void confirmRemoval(); ///< shows the question
    void remove();         ///< after the confirmation
    QString chosen() const;
    void setConfirming(bool confirming);

    services::AccountService &m_account;
    QListWidget *m_list;
    QLabel *m_message, *m_question;
    QWidget *m_confirmation;
    QPushButton *m_remove, *m_yes, *m_no;
};

} // namespace trainyard::gui
