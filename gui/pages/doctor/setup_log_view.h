#pragma once

#include <cstdint>
#include <string>

#include <QWidget>

#include "backend/services/doctor/doctor.h"
#include "backend/services/snapshots.h"
#include "backend/services/tasks.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTimer;

namespace trainyard::gui {

class SetupHighlighter;
class TextSearch;

/// The logs of the set-up of a machine, with errors marked. Reads them while it is visible, and what is added to them
/// while it follows.
class SetupLogView final : public QWidget {
    Q_OBJECT
public:
    static constexpr int kPause = 3000; ///< ms between two readings

    explicit SetupLogView(services::DoctorService &service, QWidget *parent = nullptr);

    void showCluster(const services::ClusterDetails &cluster);
    void open(const std::string &node);
    QPlainTextEdit &text() { return *m_text; }

protected:
    void showEvent(QShowEvent *event) override;

private:
    void layOut();
    void connectWidgets();
    void readAgain(); ///< from the beginning
    void read();
    void take(const doctor::SetUpLog &log);
    void append(const doctor::SetUpLog &log);
    void dropBeginning(); ///< of a log that has become too long to be shown whole
    void fillLogs(const doctor::SetUpLog &log);
    void goToError(bool backwards);
    void explain(int line);
    void showErrors();
    std::string machine() const;

    services::DoctorService &m_service;
    ClusterId m_cluster;
    services::RequestGeneration m_requests;
    std::string m_name;     ///< of the log that is shown
    std::int64_t m_end = 0; ///< of what is shown of it
    bool m_isRead = false;  ///< something of this machine was shown
    bool m_failed = false;  ///< the latest reading
    QTimer *m_next;
    QComboBox *m_machines, *m_logs;
    QCheckBox *m_follow;
    QPushButton *m_again, *m_previousError, *m_nextError;
    QLabel *m_errors, *m_note;
    QPlainTextEdit *m_text;
    SetupHighlighter *m_marks;
    TextSearch *m_search;
};

} // namespace trainyard::gui
