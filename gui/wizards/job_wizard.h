#pragma once

#include <functional>
#include <set>
#include <string>
#include <vector>

#include <QWizard>

#include "backend/cluster/forwarded_credentials.h"
#include "backend/protocol/job_spec.h"
#include "backend/services/snapshots.h"
#include "backend/services/tasks.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace trainyard::services {
class DataService;
}

namespace trainyard::gui {

class OpenPage;
class PlanPage;

/// Where a training job is planned: what, with which data and parameters, on which cluster. Hands the job over in
/// accept().
class JobWizard : public QWizard {
    Q_OBJECT
public:
    /// clusters: those a job can start on; the first is chosen. data: URIs used before, offered in the list.
    /// service: whether the data are there is asked there before the job can start; null: it is not asked
    JobWizard(std::vector<services::ClusterSnapshot> clusters, protocol::JobSpec start, const QStringList &known,
              services::DataService *service = nullptr, QWidget *parent = nullptr);

    /// A data set that exists or is being made.
    void useData(const QString &uri);

    const protocol::JobSpec &job() const { return m_job; }
    const ClusterId &cluster() const { return m_cluster; }
    /// What of the user's may travel where the machines have no role for the data's bucket: nothing without a choice.
    cluster::CredentialForwarding ownKeys() const { return m_ownKeys; }
    void accept() override;
    void reject() override; ///< asks where something was entered

signals:
    /// A button asks for a new data set: rendered digits, else a folder to upload. The answer is useData().
    void dataRequested(bool digits);
    void clusterRequested(); ///< none is ready
    void planned(const trainyard::ClusterId &cluster, const trainyard::protocol::JobSpec &job,
                 trainyard::cluster::CredentialForwarding keys);

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
    void offerNewData(OpenPage *page);
    void offerOwnKeys(OpenPage *page);
    void checkData();
    void showFinding(const QString &words, const char *look, bool mayStart);

    std::vector<services::ClusterSnapshot> m_clusters;
    protocol::JobSpec m_job, m_start;
    ClusterId m_cluster;
    cluster::CredentialForwarding m_ownKeys = cluster::CredentialForwarding::No;
    std::set<std::string> m_keysFor; ///< buckets of the data when they were chosen
    services::DataService *m_data;
    services::RequestGeneration m_question; ///< whether the data are there
    bool m_mayStart = false;
    QComboBox *m_uri = nullptr;
    QLabel *m_finding = nullptr;
    QPushButton *m_checkAgain = nullptr;
    std::vector<std::function<void()>> m_update;
};

} // namespace trainyard::gui
