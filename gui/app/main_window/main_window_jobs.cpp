// Jobs of all types in the main window: their wizards, the queue, and sweeps.

#include <algorithm>

#include <QDesktopServices>
#include <QSettings>
#include <QUrl>

#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/services/data/data.h"
#include "backend/services/runs/run_queue.h"
#include "gui/app/main_window/main_window.h"
#include "gui/models/runs/queue_models.h"
#include "gui/text/format.h"
#include "gui/widgets/toast.h"
#include "gui/wizards/job/job_wizard.h"
#include "gui/wizards/job/queue_dialog.h"
#include "gui/wizards/job/sweep_dialog.h"
#include "gui/wizards/job/type_bar.h"
#include "gui/wizards/task/task_wizard.h"

namespace trainyard::gui {

using namespace services;
using protocol::JobSpec;
using protocol::JobType;

namespace {

constexpr const char *kTaskGroupsKey = "task/groups";
constexpr const char *kStoredRun = "r-0000000000000000"; ///< a stored job needs one

QString taskKey(JobType type)
{
    return QStringLiteral("task/") + text::from(std::string(toString(type)));
}

/// The job of a type that was started last, else an empty one. Without what belongs to one run.
protocol::JobSpec lastTask(const QSettings &settings, protocol::JobType type)
{
    protocol::JobSpec first;
    first.type = type;
    const QString key = taskKey(type);
    auto stored = protocol::jobSpecFromJson(settings.value(key).toString().toStdString());
    if (!stored || stored->type != type)
        return first;
    stored->run = RunId();
    return std::move(*stored);
}

void storeTask(QSettings &settings, protocol::JobSpec job)
{
    job.run = RunId(kStoredRun);
    job.task.codeHash.clear();
    job.resume.clear();
    job.checkpointFolder.clear();
    settings.setValue(taskKey(job.type), QString::fromStdString(protocol::toJson(job)));
}

/// What people call a job.
std::string nameOf(const JobSpec &job)
{
    return job.isTask() ? job.task.command.substr(0, job.task.command.find('\n')) : job.model;
}

} // namespace

/// Those that can start a job, then those whose queue can take one.
std::vector<ClusterDetails> MainWindow::clustersForJobs(const ClusterId &first) const
{
    std::vector<ClusterDetails> ready;
    for (const ClusterDetails &c : m_services.clusters.clusters()) {
        if (c.ours && (c.state == ClusterState::Ready || c.state == ClusterState::Training))
            ready.push_back(c);
    }
    std::stable_partition(ready.begin(), ready.end(),
                          [](const ClusterDetails &c) { return c.state == ClusterState::Ready; });
    std::stable_partition(ready.begin(), ready.end(), [&](const ClusterDetails &c) { return c.id == first; });
    return ready;
}

/// What both wizards have in common.
template <class Wizard>
void MainWindow::connectWizard(Wizard *wizard)
{
    connect(wizard, &Wizard::typeRequested, this,
            [this](JobType type, const ClusterId &cluster) { planType(type, cluster); });
    connect(wizard, &Wizard::jobOpened, this,
            [this](const ClusterId &cluster, const JobSpec &job) { planJob(cluster, job); });
    connect(wizard, &Wizard::queueRequested, this,
            [this, wizard](const ClusterId &cluster, const JobSpec &job, cluster::CredentialForwarding keys) {
                queueJob(wizard, cluster, job, keys);
            });
    connect(wizard, &Wizard::sweepRequested, this,
            [this, wizard](const ClusterId &cluster, const JobSpec &job, cluster::CredentialForwarding keys) {
                sweepJob(wizard, cluster, job, keys);
            });
    connect(wizard, &Wizard::clusterRequested, this, [this] { launchCluster(); });
}

template void MainWindow::connectWizard(JobWizard *);

void MainWindow::planType(JobType type, const ClusterId &cluster)
{
    if (type == JobType::Trainer)
        startTraining(cluster, {});
    else
        planTask(cluster, lastTask(m_settings, type));
}

void MainWindow::planJob(const ClusterId &cluster, JobSpec job)
{
    if (job.isTask())
        planTask(cluster, std::move(job));
    else
        planTraining(cluster, std::move(job));
}

void MainWindow::planAgain(const RunId &run)
{
    ClusterId cluster;
    for (const RunSnapshot &known : m_services.runs.runs()) {
        if (known.id == run)
            cluster = known.cluster;
    }
    m_services.runs.job(run).then(this, [this, cluster](const Result<JobSpec> &job) {
        if (!job)
            return showProblem(tr("The job of the run cannot be read"), text::message(job.error()));
        planJob(cluster, *job);
    });
}

void MainWindow::planTask(const ClusterId &wanted, JobSpec job)
{
    const auto catalog = catalogOfAccount();
    const auto gpusOf = [catalog](const ClusterDetails &cluster) {
        const cluster::InstanceType *type = catalog ? catalog->type(cluster.instanceType) : nullptr;
        return type ? type->gpus : 0;
    };
    auto *wizard = new TaskWizard(clustersForJobs(wanted), std::move(job), gpusOf, &m_services.runs, this);
    wizard->setAttribute(Qt::WA_DeleteOnClose);
    wizard->setFiles(m_services.data.transfers());
    wizard->setOpenGroups(m_settings.value(kTaskGroupsKey).toStringList());
    connectWizard(wizard);
    connect(wizard, &QDialog::finished, this,
            [this, wizard] { m_settings.setValue(kTaskGroupsKey, wizard->openGroups()); });
    connect(wizard, &TaskWizard::planned, this,
            [this](const ClusterId &id, const JobSpec &spec, cluster::CredentialForwarding keys,
                   const std::map<std::string, Secret> &secrets) {
                storeTask(m_settings, spec);
                m_services.runs.startTask(id, spec, keys, secrets);
                go(Runs);
            });
    wizard->open();
}

void MainWindow::queueJob(QWizard *wizard, const ClusterId &cluster, const JobSpec &job,
                          cluster::CredentialForwarding keys)
{
    training::QueueEntry entry;
    entry.name = nameOf(job);
    entry.job = job;
    entry.keys = keys;
    const auto add = [this, wizard, cluster](const training::QueueEntry &one) {
        m_services.queue.add(cluster, one).then(wizard, [this, wizard, cluster](const Status &status) {
            queued(wizard, cluster, status);
        });
    };
    using Entries = Result<std::vector<training::QueueEntry>>;
    m_services.queue.queued(cluster).then(wizard, [this, wizard, cluster, entry, add](const Entries &known) {
        if (!known)
            return queued(wizard, cluster, fail(known.error()));
        std::vector<QueueRow> others = queueRows(*known, m_services.runs.runs());
        std::erase_if(others, [](const QueueRow &one) { return !one.mayFinish(); });
        if (others.empty())
            return add(entry); // nothing is there whose turn could come before or after
        if (wizard->findChild<QueueDialog *>())
            return; // a second click
        auto *dialog = new QueueDialog(text::from(entry.name), others, wizard);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &QDialog::accepted, this, [dialog, entry, add] {
            training::QueueEntry placed = entry;
            placed.priority = dialog->priority();
            placed.after = dialog->after();
            add(placed);
        });
        dialog->open();
    });
}

void MainWindow::sweepJob(QWizard *wizard, const ClusterId &cluster, const JobSpec &job,
                          cluster::CredentialForwarding keys)
{
    auto *dialog = new SweepDialog(job, wizard);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, wizard, cluster, keys] {
        m_services.queue.addSweep(cluster, dialog->spec(), keys)
            .then(wizard, [this, wizard, cluster](const Status &status) { queued(wizard, cluster, status); });
    });
    dialog->open();
}

/// Closes the wizard; the jobs start at once if nothing else runs there.
void MainWindow::queued(QWizard *wizard, const ClusterId &cluster, const Status &status)
{
    if (!status)
        return showProblem(tr("The job was not added to the queue"), text::message(status.error()));
    static_cast<QDialog *>(wizard)->done(QDialog::Accepted); // it is no draft any more
    m_services.queue.run(cluster);
    Toast::showText(this, tr("Added to the queue. The Queue tab of the cluster shows it."));
}

void MainWindow::openPage(const QString &url)
{
    if (!QDesktopServices::openUrl(QUrl(url)))
        showProblem(tr("This desktop has no browser set up"), tr("Open this page in one: %1").arg(url));
}

} // namespace trainyard::gui
