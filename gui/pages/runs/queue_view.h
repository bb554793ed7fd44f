#pragma once

#include <map>
#include <string>
#include <vector>

#include <QWidget>

#include "backend/services/interfaces.h"
#include "backend/services/runs/run_queue.h"
#include "backend/services/tasks.h"

class QComboBox;
class QLabel;
class QPushButton;
class QTimer;

namespace trainyard::gui {

class DataTable;
class QueueModel;
class TrialModel;

/// The queue of a cluster and its sweeps. Reads them again when they, or the runs, change.
class QueueView final : public QWidget {
    Q_OBJECT
public:
    QueueView(services::RunQueueService &queue, services::RunService &runs, QWidget *parent = nullptr);

    void showCluster(const ClusterId &id, const QString &name); ///< an empty id: none
    const QueueModel &entries() const { return *m_entries; }
    const TrialModel &trials() const { return *m_trials; }

signals:
    void runRequested(const trainyard::RunId &run); ///< the user wants to see this run

protected:
    void showEvent(QShowEvent *event) override;

private:
    void layOut();
    void watchRuns(const std::vector<services::RunSnapshot> &runs);
    void readSoon();
    void read();
    void showEntries(const Result<std::vector<training::QueueEntry>> &entries);
    void showSweeps(const Result<std::vector<training::SweepTable>> &sweeps);
    void showTrials();
    void updateButtons();
    void askRemove();
    void copyCommand();
    void copyTable();
    void showNote(const QString &sentence);

    services::RunQueueService &m_queue;
    services::RunService &m_runs;
    ClusterId m_cluster;
    QString m_name;
    services::RequestGeneration m_requests;
    std::vector<training::SweepTable> m_tables;
    std::map<RunId, services::RunState> m_states; ///< of the cluster's runs, as last seen
    QueueModel *m_entries;
    TrialModel *m_trials;
    DataTable *m_entryTable, *m_trialTable;
    QLabel *m_note;
    QPushButton *m_start, *m_retry, *m_remove, *m_copy, *m_copyTable;
    QComboBox *m_sweeps;
    QWidget *m_sweepPart;
    QTimer *m_soon;
};

} // namespace trainyard::gui
