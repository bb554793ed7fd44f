#pragma once

#include <memory>
#include <string>
#include <vector>

#include <QWidget>

#include "backend/services/machines/terminal.h"
#include "backend/services/snapshots.h"
#include "backend/services/tasks.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace trainyard::gui {

class TerminalWidget;

/// A terminal on a machine of a cluster, by the system's ssh. The session ends with the view, or with Disconnect; it
/// stays when another cluster is selected.
class TerminalView final : public QWidget {
    Q_OBJECT
public:
    explicit TerminalView(services::TerminalService &service, QWidget *parent = nullptr);
    ~TerminalView() override;

    void showCluster(const services::ClusterDetails &cluster);
    /// Connects to a machine of the cluster, unless a session is open.
    void open(const std::string &node);
    TerminalWidget &terminal() { return *m_terminal; }
    bool isConnected() const { return m_process != nullptr; }

private:
    void connectTo();
    void start(const std::vector<std::string> &words);
    void end(int status);
    void updateButtons();
    void showNote(const QString &sentence, const char *look);

    services::TerminalService &m_service;
    ClusterId m_cluster;
    ClusterId m_agentOf; ///< the cluster for which the agent was chosen
    QString m_name;
    std::vector<std::string> m_nodes;
    std::string m_connectedTo; ///< "worker-1 of demo"
    services::RequestGeneration m_requests;
    bool m_asking = false;
    std::unique_ptr<services::PtyProcess> m_process;
    QComboBox *m_machines;
    QPushButton *m_connect, *m_disconnect;
    QCheckBox *m_agent;
    QLabel *m_note, *m_risk;
    TerminalWidget *m_terminal;
};

} // namespace trainyard::gui
