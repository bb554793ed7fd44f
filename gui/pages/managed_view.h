#pragma once

#include <cstdint>

#include <QWidget>

#include "backend/core/ids.h"
#include "backend/services/managed_clusters.h"

class QLabel;
class QTimer;

namespace trainyard::gui {

class ManagedResourceModel;

/// What the stack or the EMR cluster of a cluster consists of, as AWS reports it: resources, activities of the groups,
/// and outputs. Reads it again every few seconds while it is visible.
class ManagedView final : public QWidget {
    Q_OBJECT
public:
    explicit ManagedView(services::ManagedClusterService &service, QWidget *parent = nullptr);

    void showCluster(const ClusterId &id); ///< an empty id: none
    const ManagedResourceModel &resources() const { return *m_resources; }

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void read();
    void show(const services::ManagedState &state);
    void clear();

    services::ManagedClusterService &m_service;
    ClusterId m_cluster;
    ManagedResourceModel *m_resources, *m_activities;
    QWidget *m_activityPart;
    QLabel *m_status, *m_hint, *m_outputs;
    QTimer *m_again;
    std::uint64_t m_question = 0;
    bool m_asked = false; ///< a request is under way
};

} // namespace trainyard::gui
