// Data sets and training in the main window.

#include <algorithm>

#include <QMessageBox>
#include <QSettings>

#include "backend/protocol/job/job_spec.h"
#include "backend/services/data/data.h"
#include "backend/services/runs/models.h"
#include "gui/app/main_window/main_window.h"
#include "gui/dialogs/data/new_data_dialog.h"
#include "gui/text/format.h"
#include "gui/widgets/toast.h"
#include "gui/wizards/job/job_draft.h"
#include "gui/wizards/job/job_wizard.h"

namespace trainyard::gui {

using namespace services;

namespace {

/// Addresses to offer: those that runs used (in S3 only while they are listed), then the data sets in the buckets.
QStringList knownData(const DataSnapshot &data, const std::vector<RunSnapshot> &runs)
{
    QStringList known;
    for (const RunSnapshot &run : runs) {
        const QString used = text::from(run.data);
        const bool listed = data.has(run.data) || !run.data.starts_with("s3://");
        if (!used.isEmpty() && listed && !known.contains(used))
            known << used;
    }
    for (const DataSet &set : data.listing.sets) {
        if (const QString uri = text::from(set.uri); !known.contains(uri))
            known << uri;
    }
    return known;
}

/// What a new job trains on: the data that the last run used, as long as they exist, else the only data set that is
/// listed; empty: the user chooses.
QString usualData(const DataSnapshot &data, const std::vector<RunSnapshot> &runs)
{
    const QStringList known = knownData(data, runs);
    const bool isUsed =
        std::ranges::any_of(runs, [&known](const RunSnapshot &run) { return known.startsWith(text::from(run.data)); });
    return isUsed || known.size() == 1 ? known.front() : QString();
}

} // namespace

namespace {

constexpr const char *kJobKey = "training/job", *kGroupsKey = "training/groups";

/// The options of the job that was started last, else those of a small job. Without what belongs to one run: its data,
/// its checkpoint, its folder, its own model.
protocol::JobSpec lastJob(const QSettings &settings)
{
    protocol::JobSpec first;
    first.model = "lenet";
    first.epochs = 12;
    first.batchSize = 96;
    auto stored = protocol::jobSpecFromJson(settings.value(kJobKey).toString().toStdString());
    if (!stored)
        return first;
    stored->run = RunId();
    return std::move(*stored);
}

void storeJob(QSettings &settings, protocol::JobSpec job)
{
    const protocol::JobSpec usual;
    if (!job.network.empty())
        job.model = usual.model;
    job.run = RunId("r-0000000000000000"); // a stored job needs one
    job.network.clear();
    job.resume.clear();
    job.checkpointFolder.clear();
    job.input.validation.clear();
    settings.setValue(kJobKey, QString::fromStdString(protocol::toJson(job)));
}

QString jobDraftKey(const std::string &profile)
{
    return QStringLiteral("training/draft-") + text::from(profile);
}

} // namespace

NewDataDialog *MainWindow::newData(bool digits, QWidget *over)
{
    auto *dialog =
        new NewDataDialog(m_services.data, digits ? NewDataDialog::Kind::Digits : NewDataDialog::Kind::Folder, over);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    return dialog;
}

void MainWindow::startTraining(const ClusterId &wanted, const QString &uri)
{
    protocol::JobSpec job = lastJob(m_settings);
    job.data = uri.toStdString();
    planTraining(wanted, std::move(job), true);
}

void MainWindow::resumeTraining(const RunId &run)
{
    m_services.models.job(run).then(this, [this, run](const Result<ResumableJob> &found) {
        if (!found)
            return showProblem(tr("The run cannot be resumed"), text::message(found.error()));
        if (found->point.run.empty())
            return showProblem(tr("The run cannot be resumed"),
                               tr("It has no checkpoint. Start training with new weights instead."));
        ClusterId cluster;
        for (const RunSnapshot &known : m_services.runs.runs()) {
            if (known.id == run)
                cluster = known.cluster;
        }
        planTraining(cluster, found->job);
    });
}

void MainWindow::continueTraining(const RunId &run, const std::string &resume, int epochs)
{
    m_services.models.job(run).then(this, [this, run, resume, epochs](const Result<ResumableJob> &found) {
        if (!found)
            return showProblem(tr("The run cannot be continued"), text::message(found.error()));
        protocol::JobSpec job = found->job;
        job.resume = resume;
        job.epochs = std::max(job.epochs, epochs + 1); // the job of a finished run has no epoch left
        ClusterId cluster;
        for (const RunSnapshot &known : m_services.runs.runs()) {
            if (known.id == run)
                cluster = known.cluster;
        }
        planTraining(cluster, std::move(job));
    });
}

void MainWindow::showProblem(const QString &title, const QString &sentence)
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, title, title, QMessageBox::Close, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(sentence);
    box->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    box->open();
}

void MainWindow::planTraining(const ClusterId &wanted, protocol::JobSpec job, bool offersDraft)
{
    const QString key = jobDraftKey(m_services.account.current().profile);
    const bool continues = m_settings.value(key).toString() == storedDraft(job);
    m_services.data.refresh();
    const QStringList known = knownData(m_services.data.current(), m_services.runs.runs());
    auto *wizard = new JobWizard(clustersForJobs(wanted), std::move(job), known, &m_services.data, this);
    wizard->setAttribute(Qt::WA_DeleteOnClose);
    wizard->setOpenGroups(m_settings.value(kGroupsKey).toStringList());
    const auto suggest = [this, wizard] {
        wizard->suggestData(usualData(m_services.data.current(), m_services.runs.runs()));
    };
    suggest();
    connect(&m_services.data, &DataService::changed, wizard, suggest); // on a new cluster they are not listed yet
    keepJobDraft(wizard, offersDraft);
    if (continues || offersDraft) // a job of another origin leaves the draft
        connect(wizard, &QDialog::accepted, this, [this, key] { m_settings.remove(key); });
    m_services.models.resumePoints().then(wizard, [wizard](const Result<std::vector<ResumePoint>> &points) {
        if (points)
            wizard->setResumePoints(*points);
    });
    connect(wizard, &JobWizard::dataRequested, this, [this, wizard](bool digits) {
        connect(newData(digits, wizard), &NewDataDialog::started, wizard, &JobWizard::useData);
    });
    connectWizard(wizard);
    connect(wizard, &QDialog::finished, this,
            [this, wizard] { m_settings.setValue(kGroupsKey, wizard->openGroups()); });
    connect(wizard, &JobWizard::planned, this,
            [this](const ClusterId &id, const protocol::JobSpec &spec, cluster::CredentialForwarding keys) {
                storeJob(m_settings, spec);
                m_services.runs.start(id, spec, keys);
                go(Runs);
            });
    wizard->open();
}

/// The job of a cancelled wizard is offered by the next one, as the plan of a cluster is.
void MainWindow::keepJobDraft(JobWizard *wizard, bool offers)
{
    const QString key = jobDraftKey(m_services.account.current().profile);
    wizard->offerDraft(offers ? draftIn(m_settings.value(key).toString()) : std::nullopt);
    connect(wizard, &JobWizard::draftDiscarded, this, [this, key] { m_settings.remove(key); });
    connect(wizard, &QDialog::rejected, this, [this, wizard, key] {
        if (!wizard->leavesDraft())
            return;
        m_settings.setValue(key, storedDraft(wizard->job()));
        Toast::showText(this, tr("Your job is kept: Start training offers it again."));
    });
}

} // namespace trainyard::gui
