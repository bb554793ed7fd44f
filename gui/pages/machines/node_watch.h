#pragma once

#include <QObject>

#include "backend/services/interfaces.h"
#include "backend/services/tasks.h"
#include "gui/models/machines/node_activity.h"
#include "gui/models/runs/record_position.h"

class QTimer;

namespace trainyard::gui {

/// Reads what the machines of one cluster do, every 5 s while it is watched.
class NodeWatch final : public QObject {
    Q_OBJECT
public:
    explicit NodeWatch(services::RunService &runs, QObject *parent = nullptr);

    /// \param run  the active run on it; empty: none
    void showCluster(const ClusterId &cluster, const RunId &run);
    void setWatched(bool watched);
    const NodeActivity &of(const std::string &node) const { return m_activities.of(node); }
    void read();

signals:
    void changed();

private:
    services::RunService &m_runs;
    ClusterId m_cluster;
    RunId m_run;
    NodeActivities m_activities;
    ledger::SampleCursor m_cursor;
    RecordPosition m_read; ///< of the run
    services::RequestGeneration m_sampleReads, m_recordReads;
    bool m_readingSamples = false, m_readingRecords = false;
    QTimer *m_timer;
};

} // namespace trainyard::gui
