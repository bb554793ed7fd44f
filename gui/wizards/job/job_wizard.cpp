#include "gui/wizards/job/job_wizard.h"

#include <algorithm>

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTimer>
#include <QVBoxLayout>

#include "backend/jobs/fixed_workers.h"
#include "backend/services/data/data.h"
#include "gui/models/clusters/cluster_models.h"
#include "gui/text/format.h"
#include "gui/text/sentence.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/confirm_discard.h"
#include "gui/wizards/draft_card.h"
#include "gui/wizards/job/job_actions.h"
#include "gui/wizards/job/job_command.h"
#include "gui/wizards/job/job_draft.h"
#include "gui/wizards/job/job_rules.h"
#include "gui/wizards/job/resume_field.h"
#include "gui/wizards/job/schedule_page.h"
#include "gui/wizards/plan_page.h"
#include "gui/wizards/review_button.h"

namespace trainyard::gui {

using protocol::JobSpec;

namespace {

constexpr int kEditPause = 400; ///< ms after an edit until the job is checked against its data

QString checkpointEffect(const JobSpec &job)
{
    if (job.savePeriod == 1)
        return JobWizard::tr("• a checkpoint after every epoch");
    return job.savePeriod > 1 ? JobWizard::tr("• a checkpoint after every %1 epochs").arg(job.savePeriod)
                              : JobWizard::tr("• a checkpoint when the run is stopped");
}

} // namespace

JobWizard::JobWizard(std::vector<services::ClusterDetails> clusters, JobSpec start, const QStringList &known,
                     services::DataService *service, QWidget *parent)
    : QWizard(parent)
    , m_clusters(std::move(clusters))
    , m_job(std::move(start))
    , m_data(service)
    , m_mayStart(!service)
{
    setWindowTitle(tr("Start training"));
    setWizardStyle(ModernStyle);
    setOption(NoBackButtonOnStartPage);
    setButtonText(FinishButton, tr("Start training"));
    fitTo(this, parent, {1000, 680});
    if (!m_clusters.empty()) {
        m_cluster = m_clusters.front().id;
        jobs::setWorkers(m_job, workersOf(m_clusters.front()));
    }
    m_job.minWorkers = std::min(m_job.minWorkers, std::max(1, plannedWorkers(m_job))); // of an earlier, larger cluster
    m_job.maxWorkers = std::max(m_job.maxWorkers, plannedWorkers(m_job));
    m_start = m_job;
    m_actions = new JobActions(this, [this] { return m_job; });
    connect(m_actions, &JobActions::opened, this, &JobWizard::leaveWith);
    connect(m_actions, &JobActions::queueRequested, this, [this] { emit queueRequested(m_cluster, m_job, m_ownKeys); });
    connect(m_actions, &JobActions::sweepRequested, this, [this] { emit sweepRequested(m_cluster, m_job, m_ownKeys); });
    addPage(addWhat(known));
    addPage(addParameters());
    auto *schedule = new SchedulePage(m_job, [this] { replan(); });
    addPage(schedule);
    m_update.push_back([schedule] { schedule->replan(); });
    addPage(addReview());
    addReviewButton(this);
    connect(this, &QWizard::currentIdChanged, this, [this](int id) {
        if (id == pageIds().constLast())
            checkData();
    });
    if (m_data) {
        m_soon = new QTimer(this);
        m_soon->setSingleShot(true);
        m_soon->setInterval(kEditPause);
        connect(m_soon, &QTimer::timeout, this, &JobWizard::checkJob);
        connect(m_data, &services::DataService::changed, this, [this](const services::DataSnapshot &listed) {
            const QString shown = m_uri->currentText();
            const QSignalBlocker quiet(m_uri);
            for (const auto &set : listed.listing.sets) {
                if (m_uri->findText(text::from(set.uri)) < 0)
                    m_uri->addItem(text::from(set.uri));
            }
            m_uri->setCurrentText(shown); // keep the first item of an empty list from being selected
        });
        connect(m_data, &services::DataService::made, this, [this](const std::string &uri) {
            if (uri != m_job.data)
                return;
            if (currentId() == pageIds().constLast())
                checkData();
            else
                m_soon->start();
        });
    }
    replan();
}

void JobWizard::useData(const QString &uri)
{
    m_uri->setCurrentText(uri);
    if (currentId() == pageIds().constLast())
        checkData();
}

void JobWizard::suggestData(const QString &uri)
{
    if (uri.isEmpty() || m_hasChosenData || !m_job.data.empty())
        return;
    m_uri->setCurrentText(uri);
    m_start.data = m_job.data;
}

void JobWizard::offerDraft(const std::optional<JobSpec> &draft)
{
    m_keepsDraft = true;
    if (!draft)
        return;
    constexpr int kLongest = 60;
    const QString uri = text::from(draft->data);
    auto *offer =
        new DraftCard(uri.isEmpty() ? tr("You did not start the last job: %1.", "model").arg(text::from(draft->model))
                                    : tr("You did not start the last job: %1 on %2.", "model, data")
                                          .arg(text::from(draft->model),
                                               uri.size() > kLongest ? uri.left(kLongest) + QStringLiteral("…") : uri));
    static_cast<OpenPage *>(page(startId()))->column()->insertWidget(0, offer);
    const auto take = [this, job = *draft] {
        m_takesDraft = true;
        QWizard::reject();
        emit jobOpened(m_cluster, job);
    };
    connect(offer, &DraftCard::taken, this, [this, offer, take] {
        offer->show(); // the user may keep editing
        isEdited() ? confirmDiscard(this, take) : take();
    });
    connect(offer, &DraftCard::discarded, this, [this] {
        m_model->setFocus();
        emit draftDiscarded();
    });
}

void JobWizard::showFinding(const QString &words, const char *look, bool mayStart)
{
    m_finding->setText(words);
    setLook(m_finding, look);
    m_checkAgain->setVisible(!mayStart);
    m_mayStart = mayStart;
    replan();
}

/// After each edit: the result of a check in progress no longer counts, and another check begins soon.
void JobWizard::checkJobSoon()
{
    if (!m_soon || (m_job == m_checkedJob && m_cluster == m_checkedCluster))
        return;
    m_checkedJob = m_job;
    m_checkedCluster = m_cluster;
    m_jobQuestion.next();
    m_jobCheck.reset();
    m_soon->start();
}

/// Checks the job against its data, as the start of a run does; the service cancels an earlier check.
void JobWizard::checkJob()
{
    m_soon->stop();
    const auto question = m_jobQuestion.next();
    const bool isValid = std::ranges::all_of(m_problems, [](const protocol::JobProblem &problem) {
        return problem.field == FieldOf<JobSpec>(&JobSpec::run); // which each start sets
    });
    if (!isValid && !m_reviewWaits)
        return; // the fields show their problems
    m_data->checkJob(m_job, m_cluster).then(this, [this, question](const Result<checks::JobCheck> &found) {
        if (!m_jobQuestion.isCurrent(question))
            return;
        m_jobCheck = found;
        if (m_reviewWaits && currentId() == pageIds().constLast())
            showJobCheck();
        else
            replan();
    });
}

/// What the check of the job has found; a check that could not be done is a warning.
QString JobWizard::jobCheckText(checks::Severity severity) const
{
    const bool problem = severity == checks::Severity::Problem;
    if (!m_jobCheck)
        return {};
    if (!*m_jobCheck)
        return problem ? QString()
                       : tr("The data set could not be checked. %1").arg(text::message(m_jobCheck->error()));
    const checks::JobCheck &found = **m_jobCheck;
    QStringList words;
    if (problem && found.dataError)
        words << text::message(*found.dataError);
    if (const Sentence sentences = found.text(severity); !sentences.empty())
        words << text::sentence(sentences);
    return words.join(QLatin1Char(' '));
}

/// On the last page: a job that does not fit its data cannot start.
void JobWizard::showJobCheck()
{
    m_reviewWaits = false;
    const QString problem = jobCheckText(checks::Severity::Problem), warning = jobCheckText(checks::Severity::Warning);
    if (!problem.isEmpty())
        showFinding(problem, "problem", false);
    else if (!warning.isEmpty())
        showFinding(warning, "attention", true);
    else
        showFinding(tr("The data set was found."), "good", true);
}

/// Checks that there is data to train on before a run starts, rather than after its machines have failed.
void JobWizard::checkData()
{
    if (!m_data)
        return;
    m_reviewWaits = false;
    showFinding(tr("Checking the data set…"), "muted", false);
    m_checkAgain->hide();
    m_data->check(m_job.data).then(this, [this, question = m_question.next()](const Status &found) {
        if (!m_question.isCurrent(question))
            return;
        if (found) {
            m_reviewWaits = true;
            checkJob();
        } else if (found.error().code == ErrorCode::NotFound || found.error().code == ErrorCode::InvalidArgument) {
            showFinding(tr("No data set was found at %1: %2. Go back and choose another one, or create one there.")
                            .arg(text::from(m_job.data), text::from(found.error().detail)),
                        "problem", false);
        } else {
            showFinding(tr("The data set could not be checked. %1").arg(text::message(found.error())), "attention",
                        true);
        }
    });
}

PlanPage *JobWizard::addReview()
{
    auto *page = new OpenPage(tr("Review"), tr("What will run. Workers can be added and removed while it trains."));
    auto *words = label({});
    words->setTextFormat(Qt::PlainText);
    words->setWordWrap(true);
    words->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    page->column()->addWidget(words);
    m_finding = label({}, "muted");
    m_finding->setWordWrap(true);
    m_checkAgain = gui::button(tr("Chec&k again"), QStringLiteral("refresh"));
    m_checkAgain->hide();
    page->column()->addSpacing(Theme::kStep);
    page->column()->addWidget(m_finding);
    page->column()->addWidget(m_checkAgain, 0, Qt::AlignLeft);
    page->column()->addStretch(1);
    connect(m_checkAgain, &QPushButton::clicked, this, &JobWizard::checkData);
    m_update.push_back([this, page, words] {
        const auto at = std::ranges::find(m_clusters, m_cluster, &services::ClusterDetails::id);
        const QString cluster = at == m_clusters.end() ? QString() : text::from(at->name);
        QStringList lines{
            tr("Model: %1").arg(text::from(m_job.model)),
            tr("Data: %1").arg(text::from(m_job.data)),
            tr("Cluster: %1, %2").arg(cluster, text::nodes(m_job.workers)),
            tr("Epochs: %1").arg(m_job.epochs),
            (m_job.globalBatch ? tr("Batch of all workers: %1") : tr("Batch of each worker: %1")).arg(m_job.batchSize),
            tr("Learning rate: %1, %2")
                .arg(text::number(m_job.learningRate), text::from(std::string(toString(m_job.optimizer)))),
            tr("Schedule: %1").arg(scheduleText(m_job)),
            m_job.gpus == "none"
                ? tr("Precision: %1, on the CPU").arg(text::from(std::string(toString(m_job.precision))))
            : m_job.gpus.empty() || m_job.gpus == "auto"
                ? tr("Precision: %1").arg(text::from(std::string(toString(m_job.precision))))
                : tr("Precision: %1, on GPUs %2 of each machine")
                      .arg(text::from(std::string(toString(m_job.precision))), text::from(m_job.gpus)),
            m_job.optimizerOnWorkers() ? tr("Mode: %1, updated on every worker").arg(text::from(m_job.kvStore))
                                       : tr("Mode: %1").arg(text::from(m_job.kvStore))};
        if (const QString from = m_resume->words(); !from.isEmpty())
            lines.insert(4, tr("Start from: %1", "checkpoint").arg(from)); // behind the epochs
        if (m_ownKeys == cluster::CredentialForwarding::Limited)
            lines << tr("S3 keys: session keys limited to this bucket are sent to the machines");
        if (m_ownKeys == cluster::CredentialForwarding::Full)
            lines << tr(
                "S3 keys: limited session keys or, if AWS creates none, your own keys are sent to the machines");
        words->setText(lines.join(QStringLiteral("\n\n")));
        page->setComplete(at != m_clusters.end() && m_mayStart && !isBusy());
    });
    return page;
}

bool JobWizard::isBusy() const
{
    const auto at = std::ranges::find(m_clusters, m_cluster, &services::ClusterDetails::id);
    return at != m_clusters.end() && at->state == services::ClusterState::Training;
}

bool JobWizard::isWrong(FieldOf<JobSpec> field) const
{
    return std::ranges::find(m_problems, field, &protocol::JobProblem::field) != m_problems.end();
}

void JobWizard::replan()
{
    JobSpec counted = m_job;
    counted.workers = plannedWorkers(m_job);
    m_problems = protocol::problems(counted);
    checkJobSoon();
    for (const auto &update : m_update)
        update();
    const auto at = std::ranges::find(m_clusters, m_cluster, &services::ClusterDetails::id);
    const QStringList effects{
        m_job.local() ? tr("• a scheduler on the head")
                      : tr("• a scheduler on the head, and %n server(s)", nullptr, m_job.servers),
        counted.workers == m_job.workers
            ? tr("• %n worker(s), one on each machine", nullptr, m_job.workers)
            : tr("• %n worker(s), %1 on each machine", nullptr, counted.workers).arg(m_job.workersPerMachine),
        checkpointEffect(m_job), tr("• curves on the run's page, live")};
    const QString line = runLine(at == m_clusters.end() ? std::string() : at->name, m_job, m_ownKeys);
    const bool isValid = at != m_clusters.end() && std::ranges::all_of(m_problems, [](const auto &problem) {
                             return problem.field == FieldOf<JobSpec>(&JobSpec::run);
                         });
    m_actions->setComplete(isValid);
    updateReviewButton(this);
    const cluster::Usd hourly = at == m_clusters.end() ? cluster::Usd() : at->hourly();
    const auto ids = pageIds();
    for (const int id : ids)
        static_cast<PlanPage *>(page(id))->side().show(
            effects,
            hourly == cluster::Usd() ? tr("Costs nothing more") : tr("The cluster costs %1").arg(text::perHour(hourly)),
            {line});
}

void JobWizard::accept()
{
    QWizard::accept();
    emit planned(m_cluster, m_job, m_ownKeys);
}

void JobWizard::reject()
{
    unlessEdited([this] { QWizard::reject(); });
}

bool JobWizard::isEdited() const
{
    return m_job != m_start || m_ownKeys != cluster::CredentialForwarding::No;
}

bool JobWizard::leavesDraft() const
{
    return m_keepsDraft && !m_takesDraft && m_job != m_start && fitsDraft(m_job);
}

void JobWizard::unlessEdited(std::function<void()> then)
{
    if (!isEdited() || leavesDraft())
        then();
    else
        confirmDiscard(this, std::move(then));
}

void JobWizard::leave(std::function<void()> then)
{
    unlessEdited([this, then = std::move(then)] {
        QWizard::reject();
        then();
    });
}

void JobWizard::leaveFor(protocol::JobType type)
{
    leave([this, type] { emit typeRequested(type, m_cluster); });
}

void JobWizard::leaveWith(const JobSpec &job)
{
    leave([this, job] { emit jobOpened(m_cluster, job); });
}

} // namespace trainyard::gui
