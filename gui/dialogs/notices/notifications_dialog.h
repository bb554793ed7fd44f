#pragma once

#include <map>

#include <QDialog>

#include "backend/services/notifications/notifications.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace trainyard::gui {

/// What is reported outside of the window, and where. Choices take effect with Save.
class NotificationsDialog final : public QDialog {
    Q_OBJECT
public:
    explicit NotificationsDialog(services::NotificationService &service, QWidget *parent = nullptr);

private:
    void save();
    bool storeWebhook();
    void test();
    void allowTest(bool hasAddress);
    void allowWebhook(bool isStored);
    void showNote(const QString &sentence, const char *look);

    services::NotificationService &m_service;
    QCheckBox *m_desktop;
    std::map<services::NoticeKind, QCheckBox *> m_kinds;
    QLineEdit *m_webhook;
    QPushButton *m_remove, *m_test;
    QLabel *m_note;
};

QString nameOf(services::NoticeKind);

} // namespace trainyard::gui
