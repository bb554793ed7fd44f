#pragma once

#include <optional>
#include <string>

#include <QWidget>

#include "backend/cluster/operate/account_resources.h"
#include "backend/services/interfaces.h"

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace trainyard::gui {

class DataTable;
class ResourceModel;

/// What the account really has of a cluster, or of all: read from AWS when the view is shown, when a machine has changed
/// since, and on request.
class ResourcesView : public QWidget {
    Q_OBJECT
public:
    explicit ResourcesView(services::ClusterService &service, QWidget *parent = nullptr);
    void showCluster(const ClusterId &id);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void read();
    void readWhenChanged();
    void apply(const Result<cluster::AccountInventory> &found);
    void showState();

    services::ClusterService &m_service;
    ClusterId m_cluster;
    ResourceModel *m_model;
    std::optional<cluster::AccountInventory> m_all;
    std::optional<Error> m_error;
    std::string m_machines; ///< as of the last reading: their ids and states
    bool m_reading = false, m_again = false;
    DataTable *m_table;
    QLabel *m_summary, *m_message;
    QProgressBar *m_progress;
    QCheckBox *m_everything;
    QPushButton *m_refresh;
};

} // namespace trainyard::gui
