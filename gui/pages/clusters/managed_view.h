#pragma once

#include <cstdint>
#include <optional>

#include <QWidget>

#include "backend/core/ids.h"
#include "backend/services/clusters/managed_clusters.h"

class QFrame;
class QLabel;
class QTimer;

namespace trainyard::gui {

class EmrStepsView;
class ManagedResourceModel;

/// What the stack or the EMR cluster of a cluster consists of, as AWS reports it: resources, activities of the groups,
/// outputs, and the steps of an EMR cluster. Reads it again while it is visible: every few seconds while it changes.
class ManagedView final : public QWidget {
    Q_OBJECT
public:
    explicit ManagedView(services::ManagedClusterService &service, QWidget *parent = nullptr);

    void showCluster(const ClusterId &id);      ///< an empty id: none
    void setCoreNodePrice(const QString &rate); ///< of an EMR cluster, at most: "$0.2400/h"
    const ManagedResourceModel &resources() const { return *m_resources; }

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    class Outputs;
    void read();
    void readLater(bool hasChanged);
    void showText(QLabel *label, const QString &text);
    void show(const services::ManagedState &state);
    void showWait();
    void clear();

    services::ManagedClusterService &m_service;
    ClusterId m_cluster;
    ManagedResourceModel *m_resources, *m_activities;
    Outputs *m_outputs;
    QWidget *m_activityPart, *m_outputPart;
    EmrStepsView *m_steps = nullptr; ///< null where there is no service for them
    QLabel *m_status, *m_wait, *m_workers, *m_hint;
    QFrame *m_alarm; ///< a red banner
    QLabel *m_alarmText;
    QTimer *m_again, *m_countdown;
    std::optional<cluster::ManagedWait> m_waitsFor;
    services::ManagedState m_shown;
    std::uint64_t m_question = 0;
    bool m_asked = false; ///< a request is under way
};

} // namespace trainyard::gui
