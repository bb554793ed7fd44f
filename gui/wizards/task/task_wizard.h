#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <QWizard>

#include "backend/cluster/launch/forwarded_credentials.h"
#include "backend/core/secret.h"
#include "backend/jobs/job_type.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/services/snapshots.h"

class QPlainTextEdit;

namespace trainyard::services {
class RunService;
class TransferService;
} // namespace trainyard::services

namespace trainyard::gui {

class CodeField;
class JobActions;
class JobForm;
class OpenPage;
class OwnKeysBox;
class PatternBox;
class PlanPage;
class ScriptOptions;
class SecretFields;

/// The machines of a cluster as a job sees them; of one without machines, those that it had.
std::vector<jobs::Machine> machinesOf(const cluster::ClusterSnapshot &cluster);

/// Plans a job that runs a program of the user: command, code and machines; options; review. accept() emits the job.
class TaskWizard : public QWizard {
    Q_OBJECT
public:
    /// GPUs of a machine of the cluster, as its instance type has them.
    using GpusOf = std::function<int(const services::ClusterDetails &)>;

    /// \param clusters  those that can start a job; the first is selected
    /// \param start  its type decides the pages
    /// \param runs  lists the code; null: it is not listed
    TaskWizard(std::vector<services::ClusterDetails> clusters, protocol::JobSpec start, GpusOf gpusOf,
               services::RunService *runs, QWidget *parent = nullptr);

    const protocol::JobSpec &job() const { return m_job; }
    const ClusterId &cluster() const { return m_cluster; }
    QStringList openGroups() const;
    void setOpenGroups(const QStringList &groups);
    /// Offers the folders of the machines for the working folder. Null, or without files of machines: it is only typed.
    void setFiles(services::TransferService *files);
    void accept() override;
    void reject() override; ///< confirms if input would be lost

signals:
    /// The user wants to run a job of another type instead; this wizard has closed.
    void typeRequested(trainyard::protocol::JobType type, const trainyard::ClusterId &cluster);
    /// A job file or an example was opened; this wizard has closed.
    void jobOpened(const trainyard::ClusterId &cluster, const trainyard::protocol::JobSpec &job);
    void clusterRequested(); ///< no cluster is ready; this wizard has closed
    void planned(const trainyard::ClusterId &cluster, const trainyard::protocol::JobSpec &job,
                 trainyard::cluster::CredentialForwarding keys,
                 const std::map<std::string, trainyard::Secret> &secrets);
    void queueRequested(const trainyard::ClusterId &cluster, const trainyard::protocol::JobSpec &job,
                        trainyard::cluster::CredentialForwarding keys);
    void sweepRequested(const trainyard::ClusterId &cluster, const trainyard::protocol::JobSpec &job,
                        trainyard::cluster::CredentialForwarding keys);

private:
    template <class Change>
    void edit(Change change)
    {
        change(m_job);
        replan();
    }
    void makeActions();
    PlanPage *addProgram();
    void addCluster(OpenPage *page);
    void addCommand(OpenPage *page);
    void addCode(OpenPage *page);
    void addMachines(OpenPage *page);
    void addData(OpenPage *page);
    PlanPage *addOptions();
    void chooseFolder(services::TransferService &files);
    PlanPage *addReview();
    void replan();
    void showSummary();
    void unlessEdited(std::function<void()> then);
    const services::ClusterDetails *selected() const;
    bool isBusy() const; ///< a run is active on the cluster
    /// The job as the start of the run places it on the machines of the cluster.
    protocol::JobSpec fitted(std::vector<jobs::Machine> &on) const;
    QString problemOf(const std::string &field) const; ///< of a field of the first page
    QString description() const;

    std::vector<services::ClusterDetails> m_clusters;
    GpusOf m_gpusOf;
    services::RunService *m_runs;
    protocol::JobSpec m_job, m_start;
    const jobs::JobType *m_type;
    std::vector<protocol::JobProblem> m_problems; ///< of the job on this cluster
    ClusterId m_cluster;
    cluster::CredentialForwarding m_ownKeys = cluster::CredentialForwarding::No;
    std::set<std::string> m_keysFor; ///< buckets of the data at the time of that choice
    QPlainTextEdit *m_command = nullptr;
    CodeField *m_code = nullptr;
    SecretFields *m_secrets = nullptr;
    JobForm *m_form = nullptr;
    PatternBox *m_patterns = nullptr;
    JobActions *m_actions = nullptr;
    std::vector<std::function<void()>> m_update;
};

} // namespace trainyard::gui
