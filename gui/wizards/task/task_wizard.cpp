#include "gui/wizards/task/task_wizard.h"

#include <algorithm>

#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include "backend/jobs/fixed_workers.h"
#include "gui/models/clusters/cluster_models.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/fold.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/confirm_discard.h"
#include "gui/wizards/job/job_actions.h"
#include "gui/wizards/job/job_command.h"
#include "gui/wizards/job/job_form.h"
#include "gui/wizards/job/job_rules.h"
#include "gui/wizards/job/type_bar.h"
#include "gui/wizards/plan_page.h"
#include "gui/wizards/review_button.h"
#include "gui/wizards/task/code_preview.h"
#include "gui/wizards/task/pattern_box.h"
#include "gui/wizards/task/script_options.h"
#include "gui/wizards/task/secret_fields.h"

namespace trainyard::gui {

using protocol::JobSpec;

std::vector<jobs::Machine> machinesOf(const cluster::ClusterSnapshot &cluster)
{
    std::vector<jobs::Machine> machines;
    for (const cluster::NodeSnapshot &node : cluster.nodes)
        machines.push_back({node.name, node.privateAddress, node.isHead()});
    if (!machines.empty())
        return machines;
    machines.push_back({"head", "", true});
    for (int i = 1; i <= workersOf(cluster); ++i)
        machines.push_back({"worker-" + std::to_string(i), "", false});
    return machines;
}

TaskWizard::TaskWizard(std::vector<services::ClusterDetails> clusters, JobSpec start, GpusOf gpusOf,
                       services::RunService *runs, QWidget *parent)
    : QWizard(parent)
    , m_clusters(std::move(clusters))
    , m_gpusOf(std::move(gpusOf))
    , m_runs(runs)
    , m_job(std::move(start))
    , m_type(jobs::typeOf(m_job))
{
    setWindowTitle(tr("Run a program"));
    setWizardStyle(ModernStyle);
    setOption(NoBackButtonOnStartPage);
    setButtonText(FinishButton, tr("Start"));
    fitTo(this, parent, {1000, 680});
    if (!m_clusters.empty())
        m_cluster = m_clusters.front().id;
    m_start = m_job;
    makeActions();
    addPage(addProgram());
    addPage(addOptions());
    addPage(addReview());
    addReviewButton(this);
    replan();
}

void TaskWizard::makeActions()
{
    m_actions = new JobActions(this, [this] { return m_job; });
    connect(m_actions, &JobActions::opened, this, [this](const JobSpec &job) {
        unlessEdited([this, job] {
            QWizard::reject();
            emit jobOpened(m_cluster, job);
        });
    });
    connect(m_actions, &JobActions::queueRequested, this, [this] { emit queueRequested(m_cluster, m_job, m_ownKeys); });
    connect(m_actions, &JobActions::sweepRequested, this, [this] { emit sweepRequested(m_cluster, m_job, m_ownKeys); });
}

QStringList TaskWizard::openGroups() const
{
    return m_form->openGroups();
}

void TaskWizard::setOpenGroups(const QStringList &groups)
{
    m_form->setOpenGroups(groups);
}

const services::ClusterDetails *TaskWizard::selected() const
{
    const auto at = std::ranges::find(m_clusters, m_cluster, &services::ClusterDetails::id);
    return at == m_clusters.end() ? nullptr : &*at;
}

bool TaskWizard::isBusy() const
{
    return selected() && selected()->state == services::ClusterState::Training;
}

JobSpec TaskWizard::fitted(std::vector<jobs::Machine> &on) const
{
    JobSpec job = m_job;
    job.run = RunId("r-0000000000000000"); // each start has its own
    const services::ClusterDetails *cluster = selected();
    if (!cluster)
        return job;
    on = jobs::selectMachines(job, machinesOf(*cluster));
    if (m_type)
        m_type->fit(job, on, m_gpusOf ? m_gpusOf(*cluster) : 0);
    return job;
}

PlanPage *TaskWizard::addOptions()
{
    auto *page = new OpenPage(tr("Options"), tr("Everything here has a default. Open a group to change it."));
    page->makeScrollable();
    auto *script = new Fold(tr("Options of the s&cript"));
    auto *options = new ScriptOptions(m_runs);
    script->column()->addWidget(options);
    page->column()->addWidget(script);
    connect(options, &ScriptOptions::edited, m_command, &QPlainTextEdit::setPlainText);
    m_form = m_type ? new JobForm(m_job, taskForm(*m_type), [this] { replan(); }) : nullptr;
    if (m_form)
        page->column()->addWidget(m_form);
    m_patterns = new PatternBox;
    page->column()->addSpacing(Theme::kStep);
    page->column()->addWidget(m_patterns);
    page->column()->addStretch(1);
    m_update.push_back([this, page, options] {
        options->setJob(m_job);
        m_patterns->setTask(m_job.task);
        if (m_form)
            m_form->replan(m_problems);
        page->setComplete(!m_form || m_form->isComplete());
    });
    return page;
}

/// What each machine will start, or why it cannot.
QString TaskWizard::description() const
{
    std::vector<jobs::Machine> on;
    const JobSpec job = fitted(on);
    return on.empty() ? QString() : text::from(jobs::describe(job, on));
}

PlanPage *TaskWizard::addReview()
{
    auto *page = new OpenPage(tr("Review"), tr("What each machine will start."));
    auto *lines = new QPlainTextEdit;
    lines->setReadOnly(true);
    lines->setTabChangesFocus(true);
    lines->setFont(fixedFont());
    lines->setAccessibleName(tr("Processes"));
    lines->setObjectName(QStringLiteral("processes"));
    auto *problem = new FieldMessage;
    page->column()->addWidget(lines, 1);
    page->column()->addWidget(problem);
    m_update.push_back([this, page, lines, problem] {
        if (const QString words = description(); words != lines->toPlainText())
            lines->setPlainText(words);
        // A problem of a field is also shown there; those of several fields together only here.
        problem->setProblem(m_problems.empty() ? QString() : text::from(m_problems.front().detail));
        page->setComplete(selected() && !isBusy() && m_problems.empty() && m_secrets->isComplete() &&
                          m_code->problem().isEmpty());
    });
    return page;
}

void TaskWizard::replan()
{
    std::vector<jobs::Machine> on;
    const JobSpec job = fitted(on);
    m_problems = jobs::problemsOf(job);
    for (JobSpec *known : {&m_job, &m_start}) // for the sentences of problems; each start counts again
        jobs::setWorkers(*known, job.workers);
    for (const auto &update : m_update)
        update();
    updateReviewButton(this);
    showSummary();
    m_actions->setComplete(selected() && m_problems.empty(), m_secrets->needsValues()
                                                                 ? tr("Values of secrets are not stored: a job with "
                                                                      "secrets can wait in a queue only if they are "
                                                                      "in this program's environment.")
                                                                 : QString());
}

void TaskWizard::showSummary()
{
    std::vector<jobs::Machine> on;
    const JobSpec job = fitted(on);
    const services::ClusterDetails *cluster = selected();
    QStringList effects{tr("• %n machine(s) of the cluster run it", nullptr, int(on.size()))};
    if (!m_job.task.code.empty())
        effects << tr("• the code is sent to each of them first");
    if (!m_job.task.setup.empty())
        effects << tr("• the setup runs once on each of them");
    effects << tr("• numbers in its output become curves, live")
            << tr("• its output is copied to this computer, with secrets masked");
    const cluster::Usd hourly = cluster ? cluster->hourly() : cluster::Usd();
    const QString price =
        hourly == cluster::Usd() ? tr("Costs nothing more") : tr("The cluster costs %1").arg(text::perHour(hourly));
    const QString line = runLine(cluster ? cluster->name : std::string(), m_job, m_ownKeys);
    for (const int id : pageIds())
        static_cast<PlanPage *>(page(id))->side().show(effects, price, {line});
}

void TaskWizard::accept()
{
    QWizard::accept();
    emit planned(m_cluster, m_job, m_ownKeys, m_secrets->values());
}

void TaskWizard::reject()
{
    unlessEdited([this] { QWizard::reject(); });
}

void TaskWizard::unlessEdited(std::function<void()> then)
{
    if (m_job == m_start && m_ownKeys == cluster::CredentialForwarding::No)
        then();
    else
        confirmDiscard(this, std::move(then));
}

} // namespace trainyard::gui
