// Jobs of all types: the wizard, its form, its code, its file, its command line, and sweeps.
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTreeWidget>
#include <QtTest/QTest>

#include <CLI/CLI.hpp>

#include "backend/core/system/files.h"
#include "backend/jobs/type_options.h"
#include "backend/protocol/job/job_options.h"
#include "gui/text/translation.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/job/job_actions.h"
#include "gui/wizards/job/job_command.h"
#include "gui/wizards/job/job_form.h"
#include "gui/wizards/job/job_wizard.h"
#include "gui/wizards/job/type_bar.h"
#include "gui/wizards/task/code_preview.h"
#include "gui/wizards/task/pattern_box.h"
#include "gui/wizards/task/secret_fields.h"
#include "gui/wizards/task/task_wizard.h"
#include "tests/gui/support/fakes/fakes.h"
#include "tests/gui/support/find_widget.h"
#include "tests/gui/support/wizard_fields.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace trainyard::gui::fake;
using protocol::JobSpec;
using protocol::JobType;

namespace {

JobSpec jobOf(JobType type)
{
    JobSpec job;
    job.type = type;
    return job;
}

/// A job that its type accepts.
JobSpec validJobOf(JobType type)
{
    JobSpec job = jobOf(type);
    job.task.command = "train.py --epochs 3";
    if (type == JobType::Docker)
        job.task.options["docker.image"] = "pytorch/pytorch:2.1";
    return job;
}

struct Opened {
    FakeRuns runs;
    TaskWizard wizard;
    explicit Opened(JobSpec job, std::vector<services::ClusterDetails> clusters = {demoCluster()})
        : wizard(
              std::move(clusters), std::move(job), [](const auto &) { return 0; }, &runs)
    {
        wizard.show();
    }
    QPlainTextEdit *command() { return field<QPlainTextEdit>(wizard.currentPage(), QStringLiteral("Command")); }
    QAbstractButton *next() { return wizard.button(QWizard::NextButton); }
    QAbstractButton *finish() { return wizard.button(QWizard::FinishButton); }
    void goToReview()
    {
        while (wizard.nextId() >= 0)
            wizard.next();
    }
    QString processes() { return wizard.findChild<QPlainTextEdit *>(QStringLiteral("processes"))->toPlainText(); }
};

/// What `trainyardctl run` understands of these words. CLI11 takes them in reverse order.
Result<JobSpec> parsed(std::vector<std::string> words)
{
    JobSpec job;
    CLI::App app;
    std::string type, command;
    app.add_option("--type", type);
    app.add_option("--data", job.data);
    app.add_option("--min-workers", job.minWorkers);
    app.add_option("--max-workers", job.maxWorkers);
    app.add_option("--stop-seconds", job.stopSeconds);
    app.add_option("COMMAND", command);
    protocol::JobOptions options;
    options.addTaskTo(app, job);
    jobs::TypeOptions ofTypes;
    ofTypes.addTo(app);
    std::ranges::reverse(words);
    app.parse(words);
    job.type = parseEnum<JobType>(type).value_or(JobType::Trainer);
    job.task.command = command;
    if (const Status set = ofTypes.finish(job); !set)
        return fail(set.error());
    return job;
}

/// The words of a line, as a shell passes them to a program.
QStringList shellWords(const QString &line)
{
    QProcess shell;
    shell.start(QStringLiteral("/bin/sh"),
                {QStringLiteral("-c"),
                 QStringLiteral("for w in ") + line + QStringLiteral("; do printf '%s\\001' \"$w\"; done")});
    shell.waitForFinished();
    QStringList words = QString::fromUtf8(shell.readAllStandardOutput()).split(QChar(1));
    words.removeLast();
    return words;
}

} // namespace

class TaskWizardTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        Theme::instance().install(*qApp);
        text::installTranslations(*qApp); // plurals
    }

    void everyTypeCanBePlanned_data()
    {
        QTest::addColumn<int>("type");
        for (const jobs::JobType *type : jobs::jobTypes())
            QTest::newRow(std::string(toString(type->id())).c_str()) << int(type->id());
    }

    void everyTypeCanBePlanned()
    {
        QFETCH(int, type);
        JobSpec start = validJobOf(JobType(type));
        start.task.command.clear();
        Opened f(start);
        QSignalSpy planned(&f.wizard, &TaskWizard::planned);
        f.command()->setPlainText(QStringLiteral("train.py --epochs 3"));
        QTRY_VERIFY(f.next()->isEnabled());
        f.wizard.next();
        QVERIFY(f.next()->isEnabled());
        auto *form = f.wizard.findChild<JobForm *>();
        for (const protocol::JobField &option : jobs::fieldsOf(*jobs::typeOf(JobType(type))))
            QVERIFY2(form->editor(option.name), option.name.c_str()); // every option of the type has a field
        f.goToReview();
        QVERIFY(!f.processes().isEmpty());
        QTRY_VERIFY(f.finish()->isEnabled());
        f.finish()->click();
        QCOMPARE(planned.count(), 1);
        QCOMPARE(f.wizard.job().task.command, std::string("train.py --epochs 3"));
        QCOMPARE(int(f.wizard.job().type), type);
    }

    void aCommandIsNeeded()
    {
        Opened f(jobOf(JobType::Command));
        QVERIFY(!f.next()->isEnabled());
        QCOMPARE(problemsOn(f.wizard.currentPage()), QStringList()); // nothing was entered yet
        f.command()->setPlainText(QStringLiteral("x"));
        QVERIFY(f.next()->isEnabled());
        f.command()->clear();
        QVERIFY(!f.next()->isEnabled());
    }

    void theReviewShowsEveryProcess()
    {
        JobSpec job = validJobOf(JobType::Command);
        Opened f(job);
        f.goToReview();
        QVERIFY(f.processes().contains(QLatin1String("worker-1")));
        QVERIFY(f.processes().contains(QLatin1String("worker-2")));
        QVERIFY(f.processes().contains(QLatin1String("train.py --epochs 3")));
        while (f.wizard.currentId() != f.wizard.pageIds().constFirst())
            f.wizard.back();
        field<QComboBox>(f.wizard.currentPage(), QStringLiteral("Machines"))->setCurrentText(QStringLiteral("1"));
        f.goToReview();
        QVERIFY(f.processes().contains(QLatin1String("worker-1")));
        QVERIFY(!f.processes().contains(QLatin1String("worker-2")));
    }

    void theReviewIsReachedFromTheFirstPage()
    {
        Opened f(jobOf(JobType::Command));
        auto *review = f.wizard.button(QWizard::HelpButton);
        QCOMPARE(review->text(), QStringLiteral("Review"));
        QVERIFY(!review->isEnabled()); // a command is missing
        f.command()->setPlainText(QStringLiteral("train.py --epochs 3"));
        QTRY_VERIFY(review->isEnabled());
        review->click();
        QCOMPARE(f.wizard.currentId(), f.wizard.pageIds().constLast());
        QVERIFY(review->isHidden());
        f.wizard.back();
        QVERIFY(!review->isHidden());
    }

    void aClusterWithARunTakesJobsOnlyForItsQueue()
    {
        auto busy = demoCluster();
        busy.state = services::ClusterState::Training;
        Opened f(validJobOf(JobType::Command), {busy});
        QSignalSpy queued(&f.wizard, &TaskWizard::queueRequested);
        f.goToReview();
        QVERIFY(!f.finish()->isEnabled());
        QVERIFY(f.wizard.button(QWizard::CustomButton2)->isEnabled());
        f.wizard.button(QWizard::CustomButton2)->click();
        QCOMPARE(queued.count(), 1);
    }

    void theTypeIsChosenOnTheFirstPage()
    {
        Opened f(jobOf(JobType::Command));
        QSignalSpy requested(&f.wizard, &TaskWizard::typeRequested);
        auto *bar = f.wizard.findChild<TypeBar *>();
        auto *trainer = buttonIn(bar, QStringLiteral("Bundled model"));
        QVERIFY(trainer && !trainer->isChecked());
        trainer->click();
        QCOMPARE(requested.count(), 1); // nothing was entered: no confirmation
        QCOMPARE(int(requested.at(0).at(0).value<JobType>()), int(JobType::Trainer));
        QVERIFY(!f.wizard.isVisible());
        JobWizard bundled({demoCluster()}, digitsJob(), {});
        QSignalSpy other(&bundled, &JobWizard::typeRequested);
        bundled.show();
        buttonIn(bundled.findChild<TypeBar *>(), titleOf(JobType::Command))->click();
        QCOMPARE(other.count(), 1);
    }

    void launchingAClusterDiscardsOnlyAfterAQuestion()
    {
        Opened f(jobOf(JobType::Command), {});
        QSignalSpy requested(&f.wizard, &TaskWizard::clusterRequested);
        f.command()->setPlainText(QStringLiteral("train.py"));
        buttonIn(&f.wizard, QStringLiteral("Launch cluster"))->click();
        QVERIFY(requested.isEmpty() && f.wizard.isVisible());
        buttonIn(f.wizard.findChild<QDialog *>(QStringLiteral("discard")), QStringLiteral("&Discard"))->click();
        QVERIFY(requested.count() == 1 && !f.wizard.isVisible());
    }

    void theCodeIsListedBeforeItTravels()
    {
        Opened f(validJobOf(JobType::Command));
        training::CodePreview preview;
        preview.files = {{"train.py", 100, false, ""}, {"lib-old.py", 5, false, ""}, {"lib/a.py", 10, false, ""}};
        preview.bytes = 115;
        preview.left = {{".venv", "a virtual environment"}, {".env", "usual"}};
        preview.warnings = {Sentence::verbatim("run.sh has Windows line ends")};
        f.runs.code = preview;
        auto *code = f.wizard.findChild<CodeField *>();
        auto *folder = code->findChild<QLineEdit *>();
        folder->setText(QStringLiteral("/home/me/proj"));
        QTRY_COMPARE(f.runs.previewed, std::vector<std::string>{"/home/me/proj"});
        QTRY_VERIFY(messagesOn(code).join(QLatin1Char(' ')).contains(QLatin1String("3 files")));
        const QString words = messagesOn(code).join(QLatin1Char(' '));
        QVERIFY(words.contains(QLatin1String(".venv, .env")));
        QVERIFY(words.contains(QLatin1String("Windows line ends")));
        QCOMPARE(code->findChild<QTreeWidget *>()->topLevelItemCount(), 3);
        QVERIFY(f.next()->isEnabled());
        f.runs.code = fail(ErrorCode::InvalidArgument, "code", "data/ has 9 GB: put data into a bucket");
        folder->setText(QStringLiteral("/home/me/all"));
        QTRY_VERIFY(!code->problem().isEmpty());
        QTRY_VERIFY(!f.next()->isEnabled());
        QVERIFY(problemsOn(code).join(QLatin1Char(' ')).contains(QLatin1String("9 GB")));
        folder->clear();
        QTRY_VERIFY(f.next()->isEnabled());
        QCOMPARE(f.wizard.job().task.code, std::string());
    }

    void aTreeOfManyFilesStaysSmall()
    {
        std::vector<training::CodePreview::File> files;
        for (int i = 0; i < 20'000; ++i)
            files.push_back({"data/f" + std::to_string(i), std::uint64_t(i), false, ""});
        files.push_back({"data-old", 1, false, ""}); // sorts between "data" and "data/"
        const CodeNode tree = codeTree(files, 50);
        QCOMPARE(tree.files, 20'001);
        QCOMPARE(tree.below.size(), std::size_t(2));
        QCOMPARE(tree.below[0].name, std::string("data"));
        QCOMPARE(tree.below[0].below.size(), std::size_t(51));
        QCOMPARE(tree.below[0].below[0].name, std::string("f19999")); // the largest first
        QCOMPARE(tree.below[0].below.back().files, 20'000 - 50);
    }

    void secretsAreNeverInTheJob()
    {
        Opened f(validJobOf(JobType::Command));
        QSignalSpy planned(&f.wizard, &TaskWizard::planned);
        auto *secrets = f.wizard.findChild<SecretFields *>();
        buttonIn(secrets, QStringLiteral("Add secret"))->click();
        QVERIFY(!f.next()->isEnabled()); // a name is missing
        const auto lines = secrets->findChildren<QLineEdit *>();
        QCOMPARE(lines.size(), 2);
        QCOMPARE(int(lines[1]->echoMode()), int(QLineEdit::Password));
        lines[0]->setText(QStringLiteral("not a name"));
        QVERIFY(!secrets->isComplete());
        lines[0]->setText(QStringLiteral("WANDB_API_KEY"));
        QVERIFY(!secrets->isComplete()); // its value is missing
        lines[1]->setText(QStringLiteral("hunter2-hunter2"));
        QVERIFY(f.next()->isEnabled());
        QCOMPARE(f.wizard.job().task.secrets, std::vector<std::string>{"WANDB_API_KEY"});
        QVERIFY(!f.wizard.button(QWizard::CustomButton2)->isEnabled()); // a queue would have to store the value
        f.goToReview();
        for (auto *edit : f.wizard.findChildren<QPlainTextEdit *>())
            QVERIFY(!edit->toPlainText().contains(QLatin1String("hunter2")));
        QVERIFY(!QString::fromStdString(protocol::toJson(f.wizard.job())).contains(QLatin1String("hunter2")));
        f.finish()->click();
        QCOMPARE(planned.count(), 1);
        QCOMPARE(secrets->values().at("WANDB_API_KEY").reveal(), std::string("hunter2-hunter2"));
    }

    void aSecretOfTheEnvironmentNeedsNoValue()
    {
        qputenv("TRAINYARD_TEST_SECRET", "from-the-shell");
        SecretFields secrets({"TRAINYARD_TEST_SECRET"});
        QVERIFY(secrets.isComplete());
        QCOMPARE(secrets.values().at("TRAINYARD_TEST_SECRET").reveal(), std::string("from-the-shell"));
        qunsetenv("TRAINYARD_TEST_SECRET");
    }

    void linesOfOutputAreTried()
    {
        PatternBox box;
        protocol::TaskSpec task;
        task.patterns = {"quality is (?<quality>[0-9.]+)"};
        box.setTask(task);
        box.findChild<QPlainTextEdit *>()->setPlainText(QStringLiteral("the quality is 0.75 now"));
        const auto labels = box.findChildren<QLabel *>();
        const auto says = [&](const QString &words) {
            return std::ranges::any_of(labels, [&](const QLabel *one) { return one->text().contains(words); });
        };
        QVERIFY(says(QStringLiteral("quality = 0.75")));
        task.patterns = {"(unclosed"};
        box.setTask(task);
        QVERIFY(!says(QStringLiteral("quality = 0.75"))); // the reason instead
        task.patterns.clear();
        box.setTask(task);
        QVERIFY(says(QStringLiteral("No numbers were recognized")));
    }

    void theCommandLineGivesTheSameJob() // L13
    {
        for (const jobs::JobType *type : jobs::jobTypes()) {
            JobSpec job = validJobOf(type->id());
            job.data = "s3://bucket/it's here";
            job.task.setup = "pip install \"torch>=2\"";
            job.task.environment = {"A=b c", "D=$HOME `x`"};
            job.task.secrets = {"TOKEN"};
            job.task.nodes = "all";
            job.task.patterns = {"loss is (?<loss>[0-9.]+)"};
            job.task.command = "train.py --name 'a b' && echo \"$RANK\" > out; true";
            job.stopSeconds = 90;
            const auto again = parsed(argumentsOf(job));
            QVERIFY2(again, std::string(toString(type->id())).c_str());
            QCOMPARE(protocol::toJson(*again), protocol::toJson(job));
            // The shell passes exactly these words on.
            const QStringList words = shellWords(runLine("demo", job, cluster::CredentialForwarding::Limited));
            QStringList wanted{QStringLiteral("trainyardctl"), QStringLiteral("run"), QStringLiteral("demo")};
            for (const std::string &word : argumentsOf(job))
                wanted << QString::fromStdString(word);
            wanted.insert(wanted.size() - 2, QStringLiteral("--own-keys"));
            wanted.insert(wanted.size() - 2, QStringLiteral("limited"));
            QCOMPARE(words, wanted);
        }
    }

    void aJobFileIsTheJob()
    {
        QTemporaryDir folder;
        JobSpec job = validJobOf(JobType::Command);
        job.task.environment = {"A=b"};
        for (const char *name : {"job.json", "job.yaml"}) {
            const QString file = folder.filePath(QLatin1String(name));
            QVERIFY(JobActions::write(file, job));
            const auto again = JobActions::read(file);
            QVERIFY2(again, name);
            QCOMPARE(protocol::toJson(*again), protocol::toJson(job));
        }
        const QString file = folder.filePath(QStringLiteral("wrong.yaml"));
        QVERIFY(writeFileAtomically(file.toStdString(), "version: 1\njob:\n  type: command\n  epochs: -4\n"));
        const auto wrong = JobActions::read(file);
        QVERIFY(!wrong);
        QVERIFY(wrong.error().detail.find(":4:") != std::string::npos); // the line
        QVERIFY(!JobActions::read(folder.filePath(QStringLiteral("none.json"))));
    }

    void anOpenedJobReplacesTheWizard()
    {
        Opened f(jobOf(JobType::Command));
        QSignalSpy opened(&f.wizard, &TaskWizard::jobOpened);
        emit f.wizard.findChild<JobActions *>()->opened(validJobOf(JobType::Command));
        QCOMPARE(opened.count(), 1);
        QVERIFY(!f.wizard.isVisible());
    }
};

QTEST_MAIN(TaskWizardTest)
#include "task_wizard_test.moc"
