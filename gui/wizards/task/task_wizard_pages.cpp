// The first page of the wizard for programs: what runs, and where; and the choice of a folder there.
#include <algorithm>

#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "backend/cluster/account/permissions/node_role.h"
#include "backend/services/transfers/remote_files.h"
#include "backend/services/transfers/transfers.h"
#include "gui/models/clusters/cluster_models.h"
#include "gui/models/data/file_place.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/fields/data_browser.h"
#include "gui/wizards/fields/own_keys_box.h"
#include "gui/wizards/job/job_form.h"
#include "gui/wizards/job/job_rules.h"
#include "gui/wizards/job/type_bar.h"
#include "gui/wizards/plan_page.h"
#include "gui/wizards/task/code_preview.h"
#include "gui/wizards/task/secret_fields.h"
#include "gui/wizards/task/task_wizard.h"

namespace trainyard::gui {

using protocol::JobSpec;
using protocol::JobType;

namespace {

QString commandHint(JobType type)
{
    switch (type) {
    case JobType::Pytorch:
        return TaskWizard::tr("train.py --epochs 3", "command");
    case JobType::Docker:
        return TaskWizard::tr("python3 train.py, in the container", "command");
    case JobType::Dask:
    case JobType::Ray:
        return TaskWizard::tr("python3 train.py; empty: the cluster of processes stays until it is stopped", "command");
    default:
        return TaskWizard::tr("python3 train.py --epochs 3", "command");
    }
}

} // namespace

QString TaskWizard::problemOf(const std::string &field) const
{
    const std::string begin = "task." + field + ":";
    for (const protocol::JobProblem &problem : m_problems) {
        if (problem.detail.starts_with(begin))
            return jobProblemText("task." + field, problem.detail, m_job);
    }
    return {};
}

PlanPage *TaskWizard::addProgram()
{
    const QString summary = m_type ? summaryOf(m_job.type) : QString();
    auto *page = new OpenPage(tr("What to run"), summary);
    page->makeScrollable();
    auto *types = new TypeBar(m_job.type);
    page->column()->insertWidget(0, types);
    connect(types, &TypeBar::chosen, this, [this](JobType type) {
        unlessEdited([this, type] {
            QWizard::reject();
            emit typeRequested(type, m_cluster);
        });
    });
    addCluster(page);
    addCommand(page);
    addCode(page);
    addMachines(page);
    addData(page);
    m_secrets = new SecretFields(m_job.task.secrets);
    page->addField(tr("Secrets"), m_secrets);
    connect(m_secrets, &SecretFields::edited, this,
            [this] { edit([&](JobSpec &j) { j.task.secrets = m_secrets->names(); }); });
    page->column()->addStretch(1);
    m_update.push_back([this, page] {
        const bool wrong = std::ranges::any_of(std::initializer_list<const char *>{"command", "setup", "code", "nodes"},
                                               [this](const char *field) { return !problemOf(field).isEmpty(); });
        page->setComplete(selected() && !wrong && m_secrets->isComplete() && m_code->problem().isEmpty());
    });
    return page;
}

void TaskWizard::addCluster(OpenPage *page)
{
    auto *clusters = new QComboBox;
    for (const auto &c : m_clusters)
        clusters->addItem(tr("%1 (%2)", "cluster (nodes)").arg(text::from(c.name), text::nodes(workersOf(c))),
                          text::from(c.id.value));
    auto *problem = page->addField(tr("&Cluster"), clusters);
    auto *launch = gui::button(tr("Launch cluster…"), QStringLiteral("launch"));
    launch->setVisible(m_clusters.empty());
    page->column()->addWidget(launch, 0, Qt::AlignLeft);
    connect(launch, &QPushButton::clicked, this, [this] {
        unlessEdited([this] {
            QWizard::reject();
            emit clusterRequested();
        });
    });
    connect(clusters, &QComboBox::activated, this, [this](int row) {
        m_cluster = m_clusters[std::size_t(row)].id;
        replan();
    });
    m_update.push_back([this, problem] {
        problem->setNote(isBusy()             ? tr("A run is active there: this job can be added to its queue.")
                         : m_clusters.empty() ? tr("No cluster is ready: launch one first.")
                                              : QString());
    });
}

void TaskWizard::addCommand(OpenPage *page)
{
    auto *command = m_command = new QPlainTextEdit(text::from(m_job.task.command));
    command->setFont(fixedFont());
    command->setTabChangesFocus(true);
    command->setPlaceholderText(commandHint(m_job.type));
    command->setFixedHeight(command->fontMetrics().lineSpacing() * 3 + 2 * Theme::kStep);
    auto *problem = page->addField(tr("C&ommand"), command);
    auto *setup = new QLineEdit(text::from(m_job.task.setup));
    setup->setPlaceholderText(tr("pip install -r requirements.txt", "command"));
    setup->setToolTip(tr("A line for the shell, once on each machine before the command"));
    setup->setFont(fixedFont());
    setup->setMaxLength(int(protocol::TaskSpec::kLongestCommand));
    auto *setupProblem = page->addField(tr("S&etup"), setup);
    connect(command, &QPlainTextEdit::textChanged, this, [this, command] {
        edit([&](JobSpec &j) { j.task.command = command->toPlainText().trimmed().toStdString(); });
    });
    connect(setup, &QLineEdit::textChanged, this,
            [this](const QString &line) { edit([&](JobSpec &j) { j.task.setup = line.trimmed().toStdString(); }); });
    m_update.push_back([this, command, problem, setupProblem] {
        const QString words = problemOf("command");
        // Nothing is wrong before something is typed; the page is incomplete anyway.
        problem->setProblem(command->toPlainText().isEmpty() && m_job == m_start ? QString() : words);
        setupProblem->setProblem(problemOf("setup"));
    });
}

void TaskWizard::addCode(OpenPage *page)
{
    m_code = new CodeField(m_job.task.code, m_runs);
    auto *problem = page->addField(tr("Co&de"), m_code);
    connect(m_code, &CodeField::edited, this, [this] { edit([&](JobSpec &j) { j.task.code = m_code->folder(); }); });
    connect(m_code, &CodeField::previewed, this, &TaskWizard::replan);
    m_update.push_back([this, problem] {
        m_code->setExcludes(m_job.task.excludes);
        problem->setProblem(problemOf("code"));
    });
}

void TaskWizard::addMachines(OpenPage *page)
{
    auto *nodes = new QComboBox;
    nodes->setEditable(true);
    nodes->addItems({QStringLiteral("workers"), QStringLiteral("all"), QStringLiteral("head"), QStringLiteral("1")});
    nodes->setCurrentText(text::from(m_job.task.nodes));
    nodes->setToolTip(tr("workers: all but the head node; all; head; or a number of workers"));
    auto *problem = page->addField(tr("&Machines"), nodes);
    connect(nodes, &QComboBox::editTextChanged, this,
            [this](const QString &words) { edit([&](JobSpec &j) { j.task.nodes = words.trimmed().toStdString(); }); });
    m_update.push_back([this, problem] { problem->setProblem(problemOf("nodes")); });
}

void TaskWizard::addData(OpenPage *page)
{
    auto *line = new QLineEdit(text::from(m_job.data));
    line->setPlaceholderText(tr("s3://bucket/prefix, found in TRAINYARD_DATA; may be empty"));
    auto *problem = page->addField(tr("D&ata"), line);
    auto *keys = new OwnKeysBox;
    auto *warning = page->addField(tr("S&3 keys"), keys);
    connect(line, &QLineEdit::textChanged, this,
            [this](const QString &uri) { edit([&](JobSpec &j) { j.data = uri.trimmed().toStdString(); }); });
    connect(keys, &QComboBox::activated, this, [this, keys] {
        m_ownKeys = keys->choice();
        m_keysFor = cluster::bucketsIn(m_job.data);
        replan();
    });
    m_update.push_back([this, problem, keys, warning] {
        const bool wrong = std::ranges::any_of(
            m_problems, [](const protocol::JobProblem &one) { return one.field == FieldOf<JobSpec>(&JobSpec::data); });
        problem->setProblem(
            wrong ? tr("Give an address such as s3://bucket/prefix or file:///folder, or leave it empty.") : QString());
        const auto buckets = cluster::bucketsIn(m_job.data);
        if (buckets != m_keysFor) { // the consent was for another bucket
            m_ownKeys = cluster::CredentialForwarding::No;
            keys->setCurrentIndex(0);
        }
        keys->setEnabled(!buckets.empty());
        warning->setProblem(m_ownKeys == cluster::CredentialForwarding::Full
                                ? tr("Anyone who controls a machine can use them with all your permissions.")
                                : QString());
    });
}

void TaskWizard::setFiles(services::TransferService *files)
{
    if (!m_form || !files || !files->remoteFiles())
        return;
    auto *choose = gui::button(tr("Choose…", "a folder"), QStringLiteral("folder"));
    choose->setObjectName(QStringLiteral("chooseFolder"));
    choose->setToolTip(tr("Shows the folders of a machine that runs the job"));
    choose->setAccessibleName(tr("Choose a working folder"));
    connect(choose, &QPushButton::clicked, this, [this, files] { chooseFolder(*files); });
    const auto show = [this, choose] {
        std::vector<jobs::Machine> on;
        (void)fitted(on);
        choose->setEnabled(!on.empty());
    };
    m_update.push_back(show);
    show();
    m_form->addButton("task.folder", choose);
}

/// The folder is to be on all machines of the job; the first one stands for them.
void TaskWizard::chooseFolder(services::TransferService &files)
{
    std::vector<jobs::Machine> on;
    const JobSpec job = fitted(on);
    if (on.empty())
        return;
    services::RemotePlace place;
    place.cluster = m_cluster;
    place.node = on.front().name;
    const std::string &folder = job.task.folder;
    if (folder.starts_with('/') || folder.starts_with("~/"))
        place.path = folder;
    if (!services::RemotePlace::parse(place.address())) // "/a/../b" is no address
        place.path = "~";
    auto *browser = new DataBrowser(files, text::from(place.address()), this);
    browser->setAttribute(Qt::WA_DeleteOnClose);
    connect(browser, &DataBrowser::chosen, this, [this](const QString &address) {
        edit([&](JobSpec &j) { j.task.folder = machinePath(address).toStdString(); });
    });
    browser->open();
}

} // namespace trainyard::gui
