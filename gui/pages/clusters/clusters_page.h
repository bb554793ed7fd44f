#pragma once

#include <functional>
#include <memory>
#include <vector>

#include <QWidget>

#include "backend/services/interfaces.h"
#include "gui/pages/tour/first_page.h"

class QAction;
class QLabel;
class QLineEdit;
class QStackedWidget;
class QPushButton;
class QTabWidget;

namespace trainyard::gui {

class ClusterModel;
class DataTable;
class DoctorView;
class EventModel;
class FilterModel;
class ManagedView;
class NodeMenu;
class NodeModel;
class NodeWatch;
struct NodeRow;
class PageHeader;
class QueueView;
class ResourcesView;
class RowFilter;
class RunOnAllView;
class SetupLogView;
class TerminalView;
class TimelineModel;
class TunnelsView;
class RunModel;
class SystemView;

/// The clusters in a table, and the selected one below it: nodes, runs, events, resources, system metrics,
/// and what the doctor finds.
class ClustersPage : public QWidget {
    Q_OBJECT
public:
    /// \param launch  the button above the table
    /// \param first  offered while there is no cluster
    ClustersPage(services::Services services, QAction *launch, const FirstPage::Actions &first,
                 QWidget *parent = nullptr);

    const ClusterModel &model() const { return *m_model; }
    ClusterId current() const;
    /// Offers further ways to a cluster in a menu beside the button above the table.
    void setOtherLaunches(const std::vector<QAction *> &actions);
    void select(const ClusterId &id);        ///< also one that is not in the list yet
    std::vector<QAction *> commands() const; ///< for the menu and the palette

signals:
    void trainRequested(const trainyard::ClusterId &id);
    void terminateRequested(const trainyard::ClusterId &id);
    void runRequested(const trainyard::RunId &id);
    void filesRequested(const QString &address); ///< of a machine
    void pageRequested(const QString &url);      ///< behind a tunnel, to be opened in a browser

protected:
    void showEvent(QShowEvent *event) override; ///< the machines are read while they are visible
    void hideEvent(QHideEvent *event) override;

private:
    QWidget *makeTop(QAction *launch);
    void fillPanel(); ///< with the selected cluster
    void connectParts();
    void addLazyTab(QTabWidget *tabs, const QString &title, std::function<QWidget *()> make);
    void addTimeline(QTabWidget *tabs);
    void addOriginTab(QTabWidget *tabs);
    void addTools(QTabWidget *tabs);
    void showTools(const services::ClusterDetails &cluster);
    void showRemoval(const NodeRow *node, const QString &notNow, int workers);
    QAction *command(const QString &text, const QString &icon);
    void showClusters(const std::vector<services::ClusterDetails> &clusters);
    void showCurrent();
    void showNode();
    void showRuns();
    void showNodeMenu(const QPoint &at);
    void foldEnded();
    void search(const QString &words);
    void unlistCurrent();
    void unlistAll();
    void unlist(const std::vector<ClusterId> &ended, const QString &removed);
    void showListProblem(const Error &error);
    void confirmRemoveWorker();
    void confirmResume();
    void confirmReplace();
    void dismissLost();
    void showLostMenu(const QPoint &at);
    void openTerminal(const std::string &node);
    void exportPlan();
    void openSetUpLog(const std::string &node);
    void addNodes(QTabWidget *tabs);
    void searchNodes(const QString &words);
    void addLiveNodes();
    std::vector<NodeRow> liveRows(const services::ClusterDetails &cluster);
    void showLiveNodes();
    const NodeRow *deadNode() const; ///< a worker to replace: the selected one, or the first
    const NodeRow *lostNode() const; ///< a machine that is gone: the selected one, or the first
    void confirmAdopt();
    void confirmAdoption(const services::AdoptionCandidate &candidate);

    services::Services m_services;
    ClusterModel *m_model;
    FilterModel *m_shown; ///< those that match the search, without ended ones unless they are shown
    NodeModel *m_nodes;
    RowFilter *m_shownNodes;
    QString m_keptNode; ///< selected before the filter was reset
    RunModel *m_runs;
    EventModel *m_events;
    QStackedWidget *m_stack;
    QWidget *m_panel;
    TimelineModel *m_timeline;
    NodeMenu *m_nodeMenu;
    NodeWatch *m_watch;
    int m_terminalTab = -1, m_setUpTab = -1;
    DataTable *m_table, *m_nodeTable, *m_runTable;
    SystemView *m_system = nullptr; ///< created for the first look at its tab
    DoctorView *m_doctor = nullptr; ///< the same
    ResourcesView *m_resources = nullptr;
    QueueView *m_queue = nullptr; ///< these too
    RunOnAllView *m_runOnAll = nullptr;
    TunnelsView *m_tunnels = nullptr;
    TerminalView *m_terminal = nullptr;
    SetupLogView *m_setUp = nullptr;
    QLabel *m_note;
    PageHeader *m_head;
    QLineEdit *m_words;
    QPushButton *m_ended, *m_others, *m_unlistAll;
    QTabWidget *m_tabs;
    ManagedView *m_managed; ///< of the stack or EMR cluster that started the machines
    QAction *m_add, *m_remove, *m_train, *m_terminate, *m_extend, *m_resume, *m_adopt, *m_replace, *m_dismiss,
        *m_openTerminal, *m_copyShell, *m_export, *m_unlist;
    ClusterId m_wanted;
    std::weak_ptr<std::vector<ClusterId>> m_undoable; ///< removed from the list; owned by the offer to undo it
    QString m_beforeSearch;                           ///< the cluster that was shown when a search began
    bool m_fetchingCandidate = false;                 ///< a request for a cluster to take over is under way
};

} // namespace trainyard::gui
