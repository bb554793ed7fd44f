// Jobs of all types, the tools of a cluster and notifications in the main window.
#include <algorithm>

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include "gui/dialogs/notices/notifications_dialog.h"
#include "gui/models/runs/queue_models.h"
#include "gui/pages/machines/run_on_all_view.h"
#include "gui/pages/machines/tunnels_view.h"
#include "gui/pages/runs/queue_view.h"
#include "gui/text/translation.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/job/job_wizard.h"
#include "gui/wizards/job/queue_dialog.h"
#include "gui/wizards/task/task_wizard.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/tool_views.h"
#include "tests/gui/support/window_fixture.h"
#include "tests/gui/support/wizard_fields.h"

using namespace trainyard;
using namespace trainyard::gui;
using fake::buttonIn;
using fake::ourCluster;
using fake::says;

class TaskWindowTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        Theme::instance().install(*qApp);
        text::installTranslations(*qApp); // plurals
    }

    void theTabsOfAClusterShowTheTools()
    {
        fake::Window f;
        f.fakes.clusters.set({ourCluster()});
        auto *tabs = f.window.findChild<QTabWidget *>(QStringLiteral("clusterDetails"));
        const auto open = [&](const QString &title) {
            for (int i = 0; i < tabs->count(); ++i) {
                if (tabs->tabText(i) == title)
                    tabs->setCurrentIndex(i);
            }
            return tabs->tabText(tabs->currentIndex()) == title;
        };
        for (const char *title : {"Queue", "Commands", "Tunnels", "Terminal"})
            QVERIFY2(open(QLatin1String(title)), title);
        QVERIFY(tabs->findChild<RunOnAllView *>());
        QVERIFY(tabs->findChild<TunnelsView *>());
        QVERIFY(tabs->findChild<QueueView *>());
    }

    void aJobIsQueuedFromItsWizard()
    {
        fake::Window f;
        auto busy = ourCluster();
        busy.state = services::ClusterState::Training;
        f.fakes.clusters.set({busy});
        QTest::keyClick(&f.window, Qt::Key_R, Qt::ControlModifier);
        auto *wizard = f.dialog<JobWizard>();
        QVERIFY(wizard);
        fake::field<QComboBox>(wizard->currentPage(), QStringLiteral("Data"))
            ->setCurrentText(QStringLiteral("s3://lab/digits"));
        QVERIFY(wizard->button(QWizard::CustomButton2)->isEnabled());
        wizard->button(QWizard::CustomButton2)->click();
        QTRY_COMPARE(f.fakes.queue.entries.size(), std::size_t(1));
        QCOMPARE(f.fakes.queue.entries[0].job.data, std::string("s3://lab/digits"));
        QTRY_COMPARE(f.fakes.queue.worked, std::vector<ClusterId>{busy.id});
        QTRY_VERIFY(!f.dialog<JobWizard>());
        QVERIFY(f.fakes.runs.started.empty());
    }

    /// G42: where others wait, a job has a priority and may start after them.
    void aJobHasItsPlaceInAQueueWithOthers()
    {
        fake::Window f;
        auto busy = ourCluster();
        busy.state = services::ClusterState::Training;
        f.fakes.clusters.set({busy});
        training::QueueEntry waiting, failed;
        waiting.id = "q-1";
        waiting.name = "<b>warm-up</b>";
        failed.id = "q-2";
        failed.failed = "no such folder";
        f.fakes.queue.entries = {waiting, failed};
        QTest::keyClick(&f.window, Qt::Key_R, Qt::ControlModifier);
        auto *wizard = f.dialog<JobWizard>();
        QVERIFY(wizard);
        fake::field<QComboBox>(wizard->currentPage(), QStringLiteral("Data"))
            ->setCurrentText(QStringLiteral("s3://lab/digits"));
        wizard->button(QWizard::CustomButton2)->click();
        QTRY_VERIFY(f.dialog<QueueDialog>());
        f.dialog<QueueDialog>()->reject();
        QTRY_VERIFY(!wizard->findChild<QueueDialog *>());
        QVERIFY(wizard->isVisible()); // nothing is lost
        QCOMPARE(f.fakes.queue.entries.size(), std::size_t(2));
        wizard->button(QWizard::CustomButton2)->click();
        QTRY_VERIFY(f.dialog<QueueDialog>());
        auto *place = f.dialog<QueueDialog>();
        auto *after = fake::field<QListWidget>(place, QStringLiteral("Start after"));
        QVERIFY(after);
        QCOMPARE(after->count(), 1); // nothing can wait for one that has failed
        QCOMPARE(after->item(0)->text(), QStringLiteral("<b>warm-up</b>"));
        after->item(0)->setCheckState(Qt::Checked);
        fake::field<QSpinBox>(place, QStringLiteral("Priority"))->setValue(7);
        buttonIn(place, QStringLiteral("Add to queue"))->click();
        QTRY_COMPARE(f.fakes.queue.entries.size(), std::size_t(3));
        QCOMPARE(f.fakes.queue.entries[2].priority, 7);
        QCOMPARE(f.fakes.queue.entries[2].after, std::vector<std::string>{"q-1"});
        QTRY_VERIFY(!f.dialog<JobWizard>());
    }

    void theQueueShowsWhatAJobStartsAfter()
    {
        training::QueueEntry first, second;
        first.id = "q-1";
        first.name = "warm-up";
        first.run = RunId("r-1");
        second.id = "q-2";
        second.after = {"q-1", "q-gone"};
        services::RunSnapshot run;
        run.id = RunId("r-1");
        run.state = services::RunState::Running;
        auto rows = queueRows({first, second}, {run});
        QVERIFY(rows[0].mayFinish());
        QVERIFY(rows[1].mayFinish());
        QCOMPARE(rows[1].after, (QStringList{QStringLiteral("warm-up"), QStringLiteral("q-gone")}));
        run.state = services::RunState::Finished;
        QVERIFY(!queueRows({first, second}, {run})[0].mayFinish());
        QVERIFY(!queueRows({first, second}, {})[0].mayFinish()); // its run was deleted

        fake::FakeQueue queue;
        fake::FakeRuns runs;
        queue.entries = {first};
        QueueView view(queue, runs);
        view.show();
        view.showCluster(ClusterId("c-1"), QStringLiteral("demo"));
        auto *table = fake::tableOf(&view, QStringLiteral("Queue"));
        QTRY_COMPARE(view.entries().rows().size(), std::size_t(1));
        QVERIFY(table->isColumnHidden(QueueModel::After));
        queue.add(ClusterId("c-1"), second);
        QTRY_COMPARE(view.entries().rows().size(), std::size_t(2));
        QVERIFY(!table->isColumnHidden(QueueModel::After));
        QCOMPARE(view.entries().index(1, QueueModel::After).data().toString(), QStringLiteral("warm-up, q-gone"));
    }

    void aFailedEntryOfTheQueueWaitsAgain()
    {
        fake::FakeQueue queue;
        fake::FakeRuns runs;
        training::QueueEntry failed, paused;
        failed.id = "q-1";
        failed.failed = "no such folder";
        paused.id = "q-2";
        paused.waits = "the head does not answer";
        queue.entries = {failed, paused};
        QueueView view(queue, runs);
        view.show();
        view.showCluster(ClusterId("c-1"), QStringLiteral("demo"));
        QTRY_COMPARE(view.entries().rows().size(), std::size_t(2));
        QTRY_VERIFY(says(view, QStringLiteral("the head does not answer")));
        auto *retry = buttonIn(&view, QStringLiteral("Retry"));
        auto *table = fake::tableOf(&view, QStringLiteral("Queue"));
        table->selectId(QStringLiteral("q-2"));
        QVERIFY(!retry->isEnabled()); // it waits already
        table->selectId(QStringLiteral("q-1"));
        QTRY_VERIFY(retry->isEnabled());
        retry->click();
        QTRY_VERIFY(queue.entries[0].failed.empty());
    }

    void aNewScriptIsWrittenAndItsJobIsPlanned() // G37
    {
        QTemporaryDir folder;
        fake::Window f;
        f.fakes.clusters.set({ourCluster()});
        QTest::keyClick(&f.window, Qt::Key_R, Qt::ControlModifier);
        auto *wizard = f.dialog<JobWizard>();
        QVERIFY(wizard);
        const auto actions = wizard->findChildren<QAction *>();
        const auto any = std::ranges::find_if(
            actions, [](const QAction *one) { return one->text().startsWith(QLatin1String("Any program")); });
        QVERIFY(any != actions.end());
        (*any)->trigger();
        auto *dialog = fake::visible<QFileDialog>(*wizard);
        QVERIFY(dialog);
        const QString file = folder.filePath(QStringLiteral("mine.py"));
        emit dialog->fileSelected(file);
        QFile script(file);
        QVERIFY(script.open(QIODevice::ReadOnly));
        QVERIFY(script.readAll().startsWith("\"\"\"Any program"));
        QTRY_VERIFY(f.dialog<TaskWizard>());
        const auto commands = f.dialog<TaskWizard>()->findChildren<QPlainTextEdit *>();
        QVERIFY(std::ranges::any_of(commands, [](const QPlainTextEdit *one) {
            return one->toPlainText() == QLatin1String("python3 mine.py");
        }));
    }

    /// The folder of a script is the code of its job: a home folder is not sent without a question.
    void aScriptBesideOtherFilesIsWrittenAfterAQuestion()
    {
        QTemporaryDir folder;
        QFile other(folder.filePath(QStringLiteral(".private")));
        QVERIFY(other.open(QIODevice::WriteOnly));
        fake::Window f;
        f.fakes.clusters.set({ourCluster()});
        QTest::keyClick(&f.window, Qt::Key_R, Qt::ControlModifier);
        auto *wizard = f.dialog<JobWizard>();
        QVERIFY(wizard);
        const auto actions = wizard->findChildren<QAction *>();
        const auto any = std::ranges::find_if(
            actions, [](const QAction *one) { return one->text().startsWith(QLatin1String("Any program")); });
        QVERIFY(any != actions.end());
        (*any)->trigger();
        auto *dialog = fake::visible<QFileDialog>(*wizard);
        QVERIFY(dialog);
        const QString file = folder.filePath(QStringLiteral("mine.py"));
        emit dialog->fileSelected(file);
        auto *question = fake::visible<QMessageBox>(*wizard);
        QVERIFY(question);
        QVERIFY(question->text().contains(folder.path()));
        question->reject();
        QTRY_VERIFY(!fake::visible<QMessageBox>(*wizard));
        QVERIFY(!QFile::exists(file));
        QVERIFY(!f.dialog<TaskWizard>());
        emit dialog->fileSelected(file);
        auto *save = buttonIn(fake::visible<QMessageBox>(*wizard), QStringLiteral("&Save here"));
        QVERIFY(save);
        save->click();
        QTRY_VERIFY(f.dialog<TaskWizard>());
        QVERIFY(QFile::exists(file));
    }

    void aTaskIsStartedFromTheWindow()
    {
        fake::Window f;
        auto ready = ourCluster();
        ready.state = services::ClusterState::Ready;
        f.fakes.clusters.set({ready});
        QTest::keyClick(&f.window, Qt::Key_R, Qt::ControlModifier);
        auto *bundled = f.dialog<JobWizard>();
        QVERIFY(bundled);
        buttonIn(bundled, QStringLiteral("Command"))->click();
        QTRY_VERIFY(f.dialog<TaskWizard>());
        auto *wizard = f.dialog<TaskWizard>();
        fake::field<QPlainTextEdit>(wizard->currentPage(), QStringLiteral("Command"))
            ->setPlainText(QStringLiteral("echo $RANK"));
        while (wizard->nextId() >= 0)
            wizard->next();
        QTRY_VERIFY(wizard->button(QWizard::FinishButton)->isEnabled());
        wizard->button(QWizard::FinishButton)->click();
        QCOMPARE(f.fakes.runs.started.size(), std::size_t(1));
        QCOMPARE(f.fakes.runs.started[0].task.command, std::string("echo $RANK"));
        // The next one of this type begins with it.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QTest::keyClick(&f.window, Qt::Key_R, Qt::ControlModifier);
        QTRY_VERIFY(f.dialog<JobWizard>());
        buttonIn(f.dialog<JobWizard>(), QStringLiteral("Command"))->click();
        QTRY_VERIFY(f.dialog<TaskWizard>());
        QCOMPARE(f.dialog<TaskWizard>()->job().task.command, std::string("echo $RANK"));
    }

    void endsOfRunsAreReportedOnce()
    {
        fake::Window f;
        auto run = sample::runs()[0];
        run.state = services::RunState::Running;
        f.fakes.runs.set({run});
        run.state = services::RunState::Failed;
        run.note = "worker-1 died";
        f.fakes.runs.set({run});
        f.fakes.runs.set({run});
        QCOMPARE(f.fakes.notifications.reported.size(), std::size_t(1));
        QCOMPARE(int(f.fakes.notifications.reported[0].kind), int(services::NoticeKind::RunFailed));
    }

    void notificationsAreChosen()
    {
        fake::FakeNotifications service;
        NotificationsDialog dialog(service);
        dialog.show();
        auto *webhook = dialog.findChild<QLineEdit *>();
        QCOMPARE(int(webhook->echoMode()), int(QLineEdit::Password));
        webhook->setText(QStringLiteral("http://example.com/hook"));
        buttonIn(&dialog, QStringLiteral("Save"))->click();
        QVERIFY(dialog.isVisible()); // an address without encryption
        QVERIFY(service.webhook.empty());
        webhook->setText(QStringLiteral("https://example.com/hook"));
        service.tested = fail(ErrorCode::RemoteCommandFailed, "webhook", "the webhook answered with status 404");
        buttonIn(&dialog, QStringLiteral("Send a test"))->click();
        QTRY_VERIFY(says(dialog, QStringLiteral("status 404")));
        for (auto *box : dialog.findChildren<QCheckBox *>())
            box->setChecked(false);
        buttonIn(&dialog, QStringLiteral("Save"))->click();
        QVERIFY(!dialog.isVisible());
        QCOMPARE(service.webhook, std::string("https://example.com/hook"));
        QVERIFY(service.known.kinds.empty() && !service.known.desktop);
    }
};

QTEST_MAIN(TaskWindowTest)
#include "task_window_test.moc"
