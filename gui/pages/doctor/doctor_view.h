#pragma once

#include <vector>

#include <QWidget>

#include "backend/services/doctor/doctor.h"
#include "backend/services/interfaces.h"
#include "backend/services/tasks.h"

class QAction;
class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace trainyard::gui {

class FindingRow;

/// What the doctor finds about a cluster: problems first, each with its evidence and its repairs. Examines on request
/// only: it logs in to the machines.
class DoctorView : public QWidget {
    Q_OBJECT
public:
    explicit DoctorView(services::DoctorService &service, QWidget *parent = nullptr);

    /// \param name  of the cluster, for file names
    void showCluster(const ClusterId &id, const QString &name);
    /// Saves the archive for a bug report, after its contents have been confirmed.
    void saveTo(const QString &file);

private:
    QWidget *makeTop();
    void examine();
    void clear();
    void take(const doctor::Finding &finding);
    void place(FindingRow *row);
    void finish(const Status &end);
    void showState();
    void confirmRepair(const std::string &check, const doctor::Repair &repair);
    void chooseFile();
    void confirmSave(const doctor::Bundle &bundle, const QString &file);
    void showMessage(const QString &text, const char *look);

    services::DoctorService &m_service;
    ClusterId m_cluster;
    QString m_name;
    services::RequestGeneration m_collecting;
    bool m_running = false, m_repairing = false, m_examined = false;
    std::vector<FindingRow *> m_rows; ///< in the order of the layout
    QAction *m_start;
    QStackedWidget *m_stack;
    QLabel *m_summary, *m_message;
    QProgressBar *m_progress;
    QPushButton *m_again, *m_cancel, *m_save;
    QVBoxLayout *m_list;
};

} // namespace trainyard::gui
