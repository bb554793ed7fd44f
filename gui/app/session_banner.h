#pragma once

#include <QFrame>

#include "backend/services/interfaces.h"

class QLabel;
class QPushButton;

namespace trainyard::gui {

/// A banner across the window while a session ends and machines run (with the consequences and the login), while this
/// computer's clock is wrong, and while the ledger cannot be written.
class SessionBanner : public QFrame {
    Q_OBJECT
public:
    explicit SessionBanner(services::Services services, QWidget *parent = nullptr);

    void refresh(); ///< also called as time passes

private:
    services::Services m_services;
    QLabel *m_icon, *m_words;
    QPushButton *m_logIn;
};

} // namespace trainyard::gui
