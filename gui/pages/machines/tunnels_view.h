#pragma once

#include <string>
#include <vector>

#include <QWidget>

#include "backend/services/machines/tunnels.h"
#include "backend/services/snapshots.h"

class QComboBox;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace trainyard::gui {

class DataTable;
class TunnelModel;

/// Opens and closes tunnels to a cluster: web pages of frameworks, or any port.
class TunnelsView final : public QWidget {
    Q_OBJECT
public:
    explicit TunnelsView(services::TunnelService &service, QWidget *parent = nullptr);

    void showCluster(const services::ClusterDetails &cluster);

signals:
    void pageRequested(const QString &url); ///< to be opened in a browser

private:
    void layOut();
    void chooseKind();
    void showTunnels();
    void updateButtons();
    void open();

    services::TunnelService &m_service;
    ClusterId m_cluster;
    QString m_name; ///< of the cluster
    std::vector<std::string> m_nodes;
    TunnelModel *m_tunnels;
    DataTable *m_table;
    QComboBox *m_kind, *m_machines;
    QLineEdit *m_host;
    QSpinBox *m_port, *m_localPort;
    QPushButton *m_open, *m_close, *m_browse, *m_copy, *m_line;
};

} // namespace trainyard::gui
