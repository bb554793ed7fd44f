#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <QWizard>

#include "backend/checks/check_job.h"
#include "backend/cluster/launch/forwarded_credentials.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/services/snapshots.h"
#include "backend/services/tasks.h"
#include "backend/training/run/resume_points.h"

class QComboBox;
class QLabel;
class QPushButton;
class QTimer;

namespace trainyard::services {
class DataService;
}

namespace trainyard::gui {

class JobActions;
class JobForm;
class OpenPage;
class PlanPage;
class ResumeField;

/// Plans a training job: the model, the data and parameters, and the cluster. accept() emits the job.
class JobWizard : public QWizard {
    Q_OBJECT
public:
    /// \param clusters  those that can start a job; the first is selected
    /// \param known  URIs used before, offered in the list
    /// \param service  checks the job against its data while it is edited, and that the data exist before the job can
    ///     start; null: no check
    JobWizard(std::vector<services::ClusterDetails> clusters, protocol::JobSpec start, const QStringList &known,
              services::DataService *service = nullptr, QWidget *parent = nullptr);

    /// Selects a data set that exists or is being made.
    void useData(const QString &uri);
    /// Selects one while the user has neither chosen nor typed any: it is no edit.
    void suggestData(const QString &uri);
    /// Offers a job that was not started on the first page; the owner stores the job of a cancelled wizard if
    /// leavesDraft(), so that Cancel needs no confirmation.
    void offerDraft(const std::optional<protocol::JobSpec> &draft);
    bool isEdited() const;    ///< differs from what the wizard began with
    bool leavesDraft() const; ///< the job was edited, a draft holds all of it, and the user has not taken another one

    /// Offers runs to resume from. A job that names one of them is fitted to its checkpoint, unless it was edited.
    void setResumePoints(std::vector<training::ResumePoint> points);
    /// Folded groups of options, to be remembered.
    QStringList openGroups() const;
    void setOpenGroups(const QStringList &groups);

    const protocol::JobSpec &job() const { return m_job; }
    const ClusterId &cluster() const { return m_cluster; }
    /// The user's credentials that may be sent where the machines have no role for the data's bucket; none by default.
    cluster::CredentialForwarding ownKeys() const { return m_ownKeys; }
    void accept() override;
    void reject() override; ///< confirms if input would be lost

signals:
    /// The user wants to run a job of another type instead; this wizard has closed.
    void typeRequested(trainyard::protocol::JobType type, const trainyard::ClusterId &cluster);
    /// A job file or an example was opened; this wizard has closed.
    void jobOpened(const trainyard::ClusterId &cluster, const trainyard::protocol::JobSpec &job);
    void queueRequested(const trainyard::ClusterId &cluster, const trainyard::protocol::JobSpec &job,
                        trainyard::cluster::CredentialForwarding keys);
    void sweepRequested(const trainyard::ClusterId &cluster, const trainyard::protocol::JobSpec &job,
                        trainyard::cluster::CredentialForwarding keys);
    /// A button requests a new data set: rendered digits, otherwise a folder to upload. The receiver calls useData().
    void dataRequested(bool digits);
    void draftDiscarded();
    void clusterRequested(); ///< no cluster is ready; this wizard has closed
    void planned(const trainyard::ClusterId &cluster, const trainyard::protocol::JobSpec &job,
                 trainyard::cluster::CredentialForwarding keys);

private:
    template <class Change>
    void edit(Change change)
    {
        change(m_job);
        replan();
    }
    /// Adds a list of the values of a field of the job.
    template <class T>
    QComboBox *addChoice(OpenPage *page, const QString &name, T protocol::JobSpec::*field,
                         std::vector<std::pair<T, QString>> values);
    void leaveFor(protocol::JobType type);
    void leaveWith(const protocol::JobSpec &job);
    void leave(std::function<void()> then);
    void unlessEdited(std::function<void()> then);
    void replan();
    bool isBusy() const; ///< a run is active on the cluster
    bool isWrong(FieldOf<protocol::JobSpec>) const;
    PlanPage *addWhat(const QStringList &known);
    PlanPage *addParameters();
    PlanPage *addReview();
    void addBasics(OpenPage *page);
    void addStart(OpenPage *page);
    void offerNewData(OpenPage *page);
    void offerOwnKeys(OpenPage *page);
    void checkData();
    void checkJob();
    void checkJobSoon();
    QString jobCheckText(checks::Severity severity) const;
    void showJobCheck();
    void showFinding(const QString &words, const char *look, bool mayStart);

    std::vector<services::ClusterDetails> m_clusters;
    protocol::JobSpec m_job, m_start;
    std::vector<protocol::JobProblem> m_problems; ///< of m_job
    ClusterId m_cluster;
    cluster::CredentialForwarding m_ownKeys = cluster::CredentialForwarding::No;
    std::set<std::string> m_keysFor; ///< buckets of the data at the time of that choice
    services::DataService *m_data;
    services::RequestGeneration m_question; ///< of the check for the data
    bool m_mayStart = false;
    bool m_hasChosenData = false; ///< the user has typed or chosen some
    bool m_keepsDraft = false;
    bool m_takesDraft = false;      ///< closes for the draft that it offered, which stays stored
    protocol::JobSpec m_checkedJob; ///< the latest one that is, or will be, checked against its data
    ClusterId m_checkedCluster;
    services::RequestGeneration m_jobQuestion;          ///< of the check of the job
    std::optional<Result<checks::JobCheck>> m_jobCheck; ///< of m_checkedJob; unset: not yet
    bool m_reviewWaits = false;                         ///< the last page shows its result
    QTimer *m_soon = nullptr;
    QComboBox *m_uri = nullptr, *m_model = nullptr;
    ResumeField *m_resume = nullptr;
    JobForm *m_form = nullptr;
    JobActions *m_actions = nullptr;
    QLabel *m_finding = nullptr;
    QPushButton *m_checkAgain = nullptr;
    std::vector<std::function<void()>> m_update;
};

} // namespace trainyard::gui
