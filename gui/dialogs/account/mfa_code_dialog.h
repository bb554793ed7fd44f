#pragma once

#include <QDialog>

#include "backend/services/interfaces.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace trainyard::gui {

/// Prompts for the one-time code that starts a profile's session; closes when AWS has accepted it.
class MfaCodeDialog : public QDialog {
    Q_OBJECT
public:
    MfaCodeDialog(services::AccountService &account, const QString &profile, const QString &device,
                  QWidget *parent = nullptr);

private:
    void enter();
    void updateEnterButton(); ///< after every edit

    services::AccountService &m_account;
    QLineEdit *m_code;
    QLabel *m_message;
    QPushButton *m_enter;
    bool m_submitting = false;
};

} // namespace trainyard::gui
