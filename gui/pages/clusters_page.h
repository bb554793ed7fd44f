#pragma once

#include <vector>

#include <QWidget>

#include "backend/services/interfaces.h"

class QAction;
class QLabel;
class QStackedWidget;
class QTabWidget;

namespace trainyard::gui {

class ClusterModel;
class DataTable;
class EventModel;
class NodeMenu;
class NodeModel;
class TimelineModel;
class ResourceModel;
class RunModel;
class StateLabel;

/// The clusters in a table, and the selected one below it: nodes, runs, events, resources.
class ClustersPage : public QWidget {
    Q_OBJECT
public:
    /// emptyActions: what is offered while there is no cluster.
    ClustersPage(services::Services services, const std::vector<QAction *> &emptyActions, QWidget *parent = nullptr);

    const ClusterModel &model() const { return *m_model; }
    ClusterId current() const;
    void select(const ClusterId &id);
    std::vector<QAction *> commands() const; ///< for the menu and the palette

signals:
    void trainWanted(const trainyard::ClusterId &id);
    void terminateWanted(const trainyard::ClusterId &id);
    void runWanted(const trainyard::RunId &id);

private:
    QWidget *makePanel();
    QAction *command(const QString &text, const QString &icon);
    void showClusters(const std::vector<services::ClusterSnapshot> &clusters);
    void showCurrent();
    void showRuns();
    void showNodeMenu(const QPoint &at);
    void removeSelectedWorker();

    services::Services m_services;
    ClusterModel *m_model;
    NodeModel *m_nodes;
    RunModel *m_runs;
    EventModel *m_events;
    ResourceModel *m_resources;
    QStackedWidget *m_stack;
    QWidget *m_panel;
    TimelineModel *m_timeline;
    NodeMenu *m_nodeMenu;
    DataTable *m_table, *m_nodeTable, *m_runTable;
    QLabel *m_name, *m_note;
    StateLabel *m_state;
    QAction *m_add, *m_remove, *m_train, *m_terminate, *m_extend, *m_copyShell;
};

} // namespace trainyard::gui
