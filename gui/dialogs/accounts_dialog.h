#pragma once

#include <QDialog>

#include "backend/services/interfaces.h"

class QLabel;
class QListWidget;
class QPushButton;

namespace trainyard::gui {

/// The profiles of the official tools' files: one can be added, or removed after a question.
class AccountsDialog : public QDialog {
    Q_OBJECT
public:
    explicit AccountsDialog(services::AccountService &account, QWidget *parent = nullptr);

signals:
    void addRequested();

private:
    void showProfiles(const services::AccountSnapshot &account);
    void confirmRemoval(); ///< whether the chosen one is to go
    void remove();         ///< it was said that it is
    QString chosen() const;
    void setConfirming(bool confirming);

    services::AccountService &m_account;
    QListWidget *m_list;
    QLabel *m_message, *m_question;
    QWidget *m_confirmation;
    QPushButton *m_remove, *m_yes, *m_no;
};

} // namespace trainyard::gui
