#pragma once

#include <QDialog>

class QPushButton;

namespace trainyard::gui {

class NoticeLog;

/// The list of notices: what has ended and what was reported in this session. Clearing it can be undone.
class NoticesDialog final : public QDialog {
    Q_OBJECT
public:
    explicit NoticesDialog(NoticeLog &log, QWidget *parent = nullptr);

signals:
    void settingsRequested(); ///< the user wants to choose what is reported

private:
    void clear();
    NoticeLog &m_log;
    QPushButton *m_clear;
};

} // namespace trainyard::gui
