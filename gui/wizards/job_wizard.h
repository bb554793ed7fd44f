#pragma once

#include <functional>
#include <string>
#include <vector>

#include <QWizard>

#include "backend/protocol/job_spec.h"
#include "backend/services/snapshots.h"

class QComboBox;

namespace trainyard::gui {

class PlanPage;

/// Where a training job is planned: what, with which data and parameters, on which cluster. Hands the job over in
/// accept().
class JobWizard : public QWizard {
    Q_OBJECT
public:
    /// clusters: those a job can start on; the first is chosen. data: URIs used before, offered in the list.
    JobWizard(std::vector<services::ClusterSnapshot> clusters, protocol::JobSpec start, const QStringList &known,
              QWidget *parent = nullptr);

    const protocol::JobSpec &job() const { return m_job; }
    const ClusterId &cluster() const { return m_cluster; }
    void accept() override;

signals:
    void planned(const trainyard::ClusterId &cluster, const trainyard::protocol::JobSpec &job);

private:
    template <class Change>
    void edit(Change change)
    {
        change(m_job);
        replan();
    }
    /// The word chosen in a list is a field of the job.
    void follow(QComboBox *, std::string protocol::JobSpec::*field);
    void replan();
    PlanPage *addWhat(const QStringList &known);
    PlanPage *addParameters();
    PlanPage *addReview();

    std::vector<services::ClusterSnapshot> m_clusters;
    protocol::JobSpec m_job;
    ClusterId m_cluster;
    std::vector<std::function<void()>> m_update;
};

} // namespace trainyard::gui
