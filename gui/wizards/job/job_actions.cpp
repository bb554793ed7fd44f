#include "gui/wizards/job/job_actions.h"

#include <algorithm>
#include <utility>

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QWizard>

#include "backend/automation/declarative.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/jobs/saved_jobs.h"
#include "backend/jobs/script_templates.h"
#include "gui/text/format.h"
#include "gui/text/sentence.h"
#include "gui/widgets/common_widgets.h"

namespace trainyard::gui {

using protocol::JobSpec;

namespace {

const char *const kNoRun = "r-0000000000000000"; ///< a job in memory or in a file needs one; each start has its own

bool hasOthers(const QFileInfo &file)
{
    const QStringList all =
        file.absoluteDir().entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    return std::ranges::any_of(all, [&](const QString &name) { return name != file.fileName(); });
}

} // namespace

JobActions::JobActions(QWizard *wizard, std::function<JobSpec()> job)
    : QObject(wizard)
    , m_wizard(wizard)
    , m_job(std::move(job))
{
    auto *menu = new QMenu(wizard);
    connect(menu->addAction(tr("Open job file…")), &QAction::triggered, this, &JobActions::openFile);
    m_save = menu->addAction(tr("Save job file…"));
    connect(m_save, &QAction::triggered, this, &JobActions::saveFile);
    addScripts(menu);
    addExamples(menu);
    auto *file = new QPushButton(tr("Job file"));
    file->setMenu(menu);
    auto *queue = new QPushButton(tr("Add to queue"));
    queue->setToolTip(
        tr("Adds the job to the queue of the cluster: it starts after the jobs before it, while Trainyard or "
           "trainyardctl queue run is running"));
    auto *sweep = new QPushButton(tr("Sweep…"));
    sweep->setToolTip(tr("Runs the job several times with other values of its parameters"));
    wizard->setButton(QWizard::CustomButton1, file);
    wizard->setButton(QWizard::CustomButton2, queue);
    wizard->setButton(QWizard::CustomButton3, sweep);
    for (const auto option : {QWizard::HaveCustomButton1, QWizard::HaveCustomButton2, QWizard::HaveCustomButton3})
        wizard->setOption(option);
    connect(queue, &QPushButton::clicked, this, &JobActions::queueRequested);
    connect(sweep, &QPushButton::clicked, this, &JobActions::sweepRequested);
}

void JobActions::addExamples(QMenu *menu)
{
    QMenu *examples = menu->addMenu(tr("Examples"));
    for (const jobs::SavedJob &saved : jobs::savedJobs()) {
        QAction *action = examples->addAction(text::from(std::string(saved.title)));
        connect(action, &QAction::triggered, this, [this, name = std::string(saved.name)] {
            auto job = jobs::savedJob(name, RunId(kNoRun));
            if (!job)
                return showProblem(tr("The example cannot be opened"), job.error());
            job->run = RunId();
            emit opened(*job);
        });
    }
    examples->menuAction()->setVisible(!examples->isEmpty());
}

void JobActions::addScripts(QMenu *menu)
{
    QMenu *scripts = menu->addMenu(tr("New script"));
    for (const jobs::ScriptTemplate &script : jobs::scriptTemplates())
        connect(scripts->addAction(text::sentence(Sentence::known(std::string(script.title)))), &QAction::triggered,
                this, [this, name = std::string(script.name)] { chooseScriptFile(name); });
}

void JobActions::chooseScriptFile(const std::string &name)
{
    auto *dialog = new QFileDialog(m_wizard, tr("New script"), {}, tr("Python scripts (*.py)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("py"));
    dialog->selectFile(text::from(name));
    connect(dialog, &QFileDialog::fileSelected, this, [this, name](const QString &file) {
        if (const QFileInfo place(file); hasOthers(place))
            askBesideOthers(place.absolutePath(), [this, name, file] { writeScript(name, file); });
        else
            writeScript(name, file);
    });
    dialog->open();
}

/// Writes a script where the user wants it, and opens the job that starts it.
void JobActions::writeScript(const std::string &name, const QString &file)
{
    const auto script = jobs::scriptTemplate(name);
    const Status written =
        script ? writeFileAtomically(file.toStdString(), script->content) : Status(fail(script.error()));
    if (!written)
        return showProblem(tr("%1 was not written").arg(file), written.error());
    const QFileInfo place(file);
    emit opened(jobs::jobOfScript(*script, place.absolutePath().toStdString(), place.fileName().toStdString()));
}

/// The folder is the code of the job: all of it is sent.
void JobActions::askBesideOthers(const QString &folder, std::function<void()> write)
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("New script"), tr("%1 has other files.").arg(folder),
                                QMessageBox::Cancel, m_wizard);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(tr("The job sends the folder of its script to the machines, with all files in it. To send "
                               "only the script, save it in an empty folder."));
    box->setDefaultButton(QMessageBox::Cancel);
    connect(box->addButton(tr("&Save here"), QMessageBox::AcceptRole), &QPushButton::clicked, this, std::move(write));
    box->open();
}

void JobActions::setComplete(bool complete, const QString &notQueued)
{
    m_save->setEnabled(complete);
    const QString why = complete ? notQueued : tr("Complete the other pages first.");
    for (const auto which : {QWizard::CustomButton2, QWizard::CustomButton3})
        setWhyNot(m_wizard->button(which), why);
}

Result<JobSpec> JobActions::read(const QString &file)
{
    TY_ASSIGN(auto found, automation::readDeclarativeFile(file.toStdString()));
    if (!found.job)
        return fail(ErrorCode::InvalidArgument, file.toStdString(), "the file describes no job");
    found.job->run = RunId();
    return *std::move(found.job);
}

/// YAML, with the help of each member as a comment, or a job file of the command line, by the end of the name.
Status JobActions::write(const QString &file, JobSpec job)
{
    const bool isYaml = file.endsWith(QLatin1String(".yaml")) || file.endsWith(QLatin1String(".yml"));
    if (isYaml)
        return writeFileAtomically(file.toStdString(), automation::declarativeText({}, job));
    job.run = RunId(kNoRun);
    return writeFileAtomically(file.toStdString(), protocol::toJson(job) + "\n");
}

void JobActions::openFile()
{
    auto *dialog =
        new QFileDialog(m_wizard, tr("Open job file"), {}, tr("Job files (*.yaml *.yml *.json);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &file) {
        const auto job = read(file);
        if (!job)
            return showProblem(tr("%1 is not a job file").arg(file), job.error());
        emit opened(*job);
    });
    dialog->open();
}

void JobActions::saveFile()
{
    auto *dialog = new QFileDialog(m_wizard, tr("Save job file"), QStringLiteral("job.yaml"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("yaml"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &file) {
        if (const Status written = write(file, m_job()); !written)
            showProblem(tr("%1 was not written").arg(file), written.error());
    });
    dialog->open();
}

void JobActions::showProblem(const QString &title, const Error &error)
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, title, title, QMessageBox::Close, m_wizard);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(text::message(error));
    box->open();
}

} // namespace trainyard::gui
