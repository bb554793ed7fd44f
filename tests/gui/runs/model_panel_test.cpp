// The checkpoints of a run on its page, the files they are saved as, and the end of a run.
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>
#include <QProgressBar>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTabWidget>
#include <QtTest/QTest>

#include "gui/dialogs/confirm_dialog.h"
#include "gui/models/runs/checkpoint_model.h"
#include "gui/models/runs/run_models.h"
#include "gui/models/runs/run_stop.h"
#include "gui/pages/run/model_panel.h"
#include "gui/pages/run/run_page.h"
#include "gui/pages/runs/runs_page.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/job/job_wizard.h"
#include "gui/wizards/job/resume_field.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/window_fixture.h"
#include "tests/gui/support/wizard_fields.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace std::chrono_literals;

namespace {

/// The panel of a run, visible.
struct Panel {
    fake::Fakes fakes;
    QTemporaryDir folder;
    ModelPanel panel{fakes.models, fakes.operations};
    services::RunSnapshot run = sample::runs()[0];

    void show()
    {
        panel.resize(480, 360);
        panel.show();
        panel.showRun(run);
    }
    QString file(const char *name) const { return folder.filePath(QLatin1String(name)); }
    DataTable *table() { return fake::tableOf(&panel, QStringLiteral("Checkpoints")); }
    QString cell(int row, int column) { return table()->model()->index(row, column).data().toString(); }
    bool says(const QString &words)
    {
        for (auto *label : panel.findChildren<QLabel *>()) {
            if (label->isVisibleTo(&panel) && label->text().contains(words))
                return true;
        }
        return false;
    }
    QPushButton *button(const char *begin)
    {
        for (auto *b : panel.findChildren<QPushButton *>()) {
            if (b->isVisibleTo(&panel) && b->text().remove(QLatin1Char('&')).startsWith(QLatin1String(begin)))
                return b;
        }
        return nullptr;
    }
};

} // namespace

class ModelPanelTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void checkpointsAreListedWithTheLastAndTheBest()
    {
        Panel f;
        f.fakes.models.found = sample::checkpoints();
        f.show();
        QTRY_COMPARE(f.table()->model()->rowCount(), 3);
        QCOMPARE(f.fakes.models.listed, std::vector<std::string>{"r-0000000000000001"});
        QCOMPARE(f.cell(0, CheckpointModel::Epoch), QStringLiteral("within 13"));
        QCOMPARE(f.cell(0, CheckpointModel::Metric), QString());
        QCOMPARE(f.cell(0, CheckpointModel::Note), QStringLiteral("last"));
        QCOMPARE(f.cell(1, CheckpointModel::Epoch), QStringLiteral("12"));
        QCOMPARE(f.cell(1, CheckpointModel::Metric), QStringLiteral("97.8 %"));
        QCOMPARE(f.cell(1, CheckpointModel::Note), QStringLiteral("best"));
        QCOMPARE(f.cell(1, CheckpointModel::Where), QStringLiteral("this computer, worker-1"));
        QCOMPARE(f.cell(2, CheckpointModel::Where), QStringLiteral("s3://lab/trainyard/r-1"));
        fake::choose(f.panel.findChild<QComboBox *>(), 1);
        QCOMPARE(f.cell(1, CheckpointModel::Note), QString());
        QCOMPARE(f.cell(2, CheckpointModel::Note), QStringLiteral("best")); // the least loss
        QCOMPARE(f.cell(2, CheckpointModel::Metric), QStringLiteral("0.0710"));
    }

    void emptyPanelsStateWhatToDo()
    {
        Panel f;
        f.fakes.models.found = services::CheckpointList();
        f.show();
        QTRY_COMPARE(f.fakes.models.listed.size(), std::size_t(1));
        QTRY_VERIFY(f.table()->emptyText().startsWith(QLatin1String("No checkpoint yet.")));
        QCOMPARE(f.button("Save as")->toolTip(), QStringLiteral("There is no checkpoint yet."));
        f.run.state = services::RunState::Failed;
        f.panel.showRun(f.run);
        QVERIFY(f.table()->emptyText().startsWith(QLatin1String("No checkpoint was saved.")));
    }

    void placesThatCannotBeReadAreNamed()
    {
        Panel f;
        auto list = sample::checkpoints();
        list.notRead.emplace_back("worker-2", Error{ErrorCode::Timeout, "ssh:worker-2", "no answer in 4 s"});
        f.fakes.models.found = list;
        f.show();
        QTRY_VERIFY(f.says(QStringLiteral("Not read: worker-2.")));
        f.button("Copy details")->click();
        QVERIFY(QApplication::clipboard()->text().contains(QLatin1String("no answer in 4 s")));
        f.fakes.models.found = fail(ErrorCode::Timeout, "ssh:head", "the head does not answer");
        f.button("Refresh")->click();
        QTRY_VERIFY(f.says(QStringLiteral("the head does not answer")));
        QCOMPARE(f.table()->model()->rowCount(), 3); // what is known stays
    }

    void aHiddenPanelReadsNothing()
    {
        Panel f;
        f.fakes.models.found = sample::checkpoints();
        f.panel.showRun(f.run);
        f.run.epoch = 13;
        f.panel.showRun(f.run);
        QCoreApplication::processEvents();
        QVERIFY(f.fakes.models.listed.empty());
        f.panel.show();
        QTRY_COMPARE(f.table()->model()->rowCount(), 3);
        QCOMPARE(f.fakes.models.listed.size(), std::size_t(1));
    }

    void theSelectedCheckpointIsSaved()
    {
        Panel f;
        f.fakes.models.found = sample::checkpoints();
        f.show();
        QTRY_COMPARE(f.table()->model()->rowCount(), 3);
        f.panel.saveTo(f.file("last"), training::ModelFormat::Onnx); // nothing is selected: the last one
        QTRY_VERIFY(f.says(QStringLiteral("Saved as %1.").arg(f.file("last.onnx"))));
        f.table()->setCurrentIndex(f.table()->model()->index(2, 0));
        f.panel.saveTo(f.file("one.safetensors"), training::ModelFormat::Safetensors);
        QTRY_VERIFY(f.says(f.file("one.safetensors")));
        const std::string run = "r-0000000000000001 epoch ";
        QCOMPARE(f.fakes.models.saved,
                 (std::vector<std::string>{run + "12 onnx " + f.file("last.onnx").toStdString(),
                                           run + "11 safetensors " + f.file("one.safetensors").toStdString()}));
    }

    void aFileIsReplacedAfterAQuestionOnly()
    {
        Panel f;
        f.fakes.models.found = sample::checkpoints();
        f.show();
        QTRY_COMPARE(f.table()->model()->rowCount(), 3);
        QFile there(f.file("model.onnx"));
        QVERIFY(there.open(QIODevice::WriteOnly));
        there.close();
        for (const char *answer : {"Cancel", "Replace"}) {
            f.panel.saveTo(there.fileName(), training::ModelFormat::Onnx);
            QVERIFY(f.fakes.models.saved.empty());
            auto *question = fake::visible<ConfirmDialog>(f.panel);
            QVERIFY(question);
            fake::buttonIn(question, QLatin1String(answer))->click();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
        QCOMPARE(f.fakes.models.saved.size(), std::size_t(1));
    }

    void savingCanBeCancelledAndItsErrorsCopied()
    {
        Panel f;
        f.fakes.models.found = sample::checkpoints();
        f.fakes.models.holds = true;
        f.show();
        QTRY_COMPARE(f.table()->model()->rowCount(), 3);
        f.panel.saveTo(f.file("a.onnx"), training::ModelFormat::Onnx);
        auto *bar = f.panel.findChild<QProgressBar *>();
        QTRY_COMPARE(bar->value(), 250);
        QVERIFY(bar->isVisible() && !f.button("Save as")->isEnabled());
        f.button("Cancel")->click();
        QTRY_VERIFY(f.says(QStringLiteral("Cancelled: nothing was saved.")));
        QVERIFY(!bar->isVisible() && f.button("Save as")->isEnabled());
        f.fakes.models.holds = false;
        f.fakes.models.saveEnds = fail(ErrorCode::DiskFull, "/tmp", "no space is left");
        f.panel.saveTo(f.file("a.onnx"), training::ModelFormat::Onnx);
        QTRY_VERIFY(f.button("Copy details"));
        f.button("Copy details")->click();
        QVERIFY(QApplication::clipboard()->text().startsWith(f.file("a.onnx")));
    }

    void theCheckpointIsTheOneOfTheMomentWhenTheDialogWasOpened()
    {
        Panel f;
        f.fakes.models.found = sample::checkpoints();
        f.show();
        QTRY_COMPARE(f.table()->model()->rowCount(), 3);
        f.table()->setCurrentIndex(f.table()->model()->index(2, 0)); // epoch 11
        f.button("Save as")->menu()->actions().at(1)->trigger();     // ONNX
        auto *dialog = fake::visible<QFileDialog>(f.panel);
        QVERIFY(dialog);
        auto fewer = sample::checkpoints(); // the chosen one is deleted meanwhile
        std::erase_if(fewer.checkpoints, [](const auto &checkpoint) { return checkpoint.header.epochs == 11; });
        f.fakes.models.found = fewer;
        f.button("Refresh")->click();
        QTRY_COMPARE(f.table()->model()->rowCount(), 2);
        emit dialog->fileSelected(f.file("late.onnx"));
        dialog->reject();
        // The same holds while the question about a file that exists is shown.
        f.fakes.models.found = sample::checkpoints();
        QTRY_VERIFY(f.button("Refresh")->isEnabled());
        f.button("Refresh")->click();
        QTRY_COMPARE(f.table()->model()->rowCount(), 3);
        QTRY_VERIFY(f.button("Save as")->isEnabled());
        QFile there(f.file("there.onnx"));
        QVERIFY(there.open(QIODevice::WriteOnly));
        there.close();
        f.table()->setCurrentIndex(f.table()->model()->index(2, 0));
        f.panel.saveTo(there.fileName(), training::ModelFormat::Onnx);
        f.table()->setCurrentIndex(f.table()->model()->index(1, 0));
        auto *question = fake::visible<ConfirmDialog>(f.panel);
        QVERIFY(question);
        fake::buttonIn(question, QStringLiteral("Replace"))->click();
        const std::string begin = "r-0000000000000001 epoch 11 onnx ";
        QCOMPARE(f.fakes.models.saved, (std::vector<std::string>{begin + f.file("late.onnx").toStdString(),
                                                                 begin + f.file("there.onnx").toStdString()}));
    }

    void theDialogProposesAName()
    {
        Panel f;
        f.fakes.models.found = sample::checkpoints();
        f.show();
        QTRY_COMPARE(f.table()->model()->rowCount(), 3);
        f.table()->setCurrentIndex(f.table()->model()->index(1, 0));
        const QStringList names{QStringLiteral("lenet-epoch-12.safetensors"), QStringLiteral("lenet-epoch-12.onnx"),
                                QStringLiteral("r-0000000000000001-checkpoint-000012.safetensors")};
        const auto formats = f.button("Save as")->menu()->actions();
        QCOMPARE(formats.size(), names.size());
        for (int i = 0; i < names.size(); ++i) {
            formats[i]->trigger();
            auto *dialog = fake::visible<QFileDialog>(f.panel);
            QVERIFY(dialog);
            QCOMPARE(QFileInfo(dialog->selectedFiles().value(0)).fileName(), names[i]);
            dialog->reject();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
    }

    void aStopCountsDown()
    {
        auto run = sample::runs()[0];
        const Timestamp begun{std::chrono::hours(1'000'000)};
        QCOMPARE(stopSentence(run, begun), QString());
        run.stopping = services::RunStop{true, {}, 60s};
        QCOMPARE(stopSentence(run, begun), QStringLiteral("Stopping: contacting the head node."));
        run.stopping->begun = begun;
        const std::pair<Timestamp, QString> moments[] = {{begun - 5s, QStringLiteral("1:00")}, // the clock was changed
                                                         {begun, QStringLiteral("1:00")},
                                                         {begun + 17s, QStringLiteral("0:43")},
                                                         {begun + 59s + 900ms, QStringLiteral("0:01")}};
        for (const auto &[now, left] : moments) {
            QCOMPARE(stopSentence(run, now),
                     QStringLiteral("Stopping: saving a checkpoint, at most %1 left.").arg(left));
            QCOMPARE(stoppingState(run, now), QStringLiteral("stopping, %1 left").arg(left));
        }
        QCOMPARE(stopSentence(run, begun + 60s), QStringLiteral("Stopping: waiting for the processes to exit."));
        QCOMPARE(stoppingState(run, begun + 2h), QStringLiteral("stopping"));
        run.stopping->saves = false;
        QCOMPARE(stopSentence(run, begun), QStringLiteral("Stopping at once, without a checkpoint."));
        run.stopping.reset();
        run.state = services::RunState::Stopped;
        const std::pair<const char *, const char *> ends[] = {
            {"scheduler: stop was requested; checkpoint saved at step 1812",
             "Stopped. A checkpoint was saved at step 1,812."},
            {"", "Stopped. No checkpoint was saved."},
            {"scheduler: stop was requested; no step was done",
             "Stopped. No checkpoint was saved: scheduler: stop was requested; no step was done."}};
        for (const auto &[note, sentence] : ends) {
            run.note = note;
            QCOMPARE(stopSentence(run, begun), QString::fromLatin1(sentence));
        }
        run.state = services::RunState::Failed;
        QCOMPARE(stopSentence(run, begun), QString());
    }

    void aStoppingRunOffersToStopAtOnce()
    {
        fake::Window f;
        auto run = sample::runs()[0];
        f.fakes.runs.set({run});
        f.window.go(MainWindow::Runs);
        QWidget *page = f.window.findChild<QStackedWidget *>()->widget(MainWindow::Runs);
        QTRY_VERIFY(f.button(page, QStringLiteral("Stop run")));
        QVERIFY(!f.button(page, QStringLiteral("Stop at once")) && !f.button(page, QStringLiteral("Resume")));
        run.stopping = services::RunStop{true, SystemClock::instance().now(), 60s};
        f.fakes.runs.set({run});
        QTRY_VERIFY(f.says(QStringLiteral("Stopping: saving a checkpoint, at most")));
        const QModelIndex state = fake::tableOf(page, QStringLiteral("Runs"))->model()->index(0, RunModel::State);
        QVERIFY(state.data().toString().startsWith(QLatin1String("stopping, ")));
        QTRY_VERIFY(f.button(page, QStringLiteral("Stop at once")));
        QVERIFY(!f.button(page, QStringLiteral("Stop run")));
        QVERIFY(!f.button(page, QStringLiteral("Add worker"))->isEnabled());
        f.button(page, QStringLiteral("Stop at once"))->click();
        f.button(f.dialog<ConfirmDialog>(), QStringLiteral("Stop at once"))->click();
        QCOMPARE(f.fakes.runs.calls, std::vector<std::string>{"stop at once r-0000000000000001"});
        run.stopping.reset();
        run.state = services::RunState::Stopped;
        run.note = "scheduler: stop was requested; checkpoint saved at step 812";
        f.fakes.runs.set({run});
        QTRY_VERIFY(f.says(QStringLiteral("Stopped. A checkpoint was saved at step 812.")));
        QTRY_VERIFY(f.button(page, QStringLiteral("Resume")));
    }

    void anEndedRunIsResumedWithItsJob()
    {
        fake::Window f;
        auto ready = sample::clusters();
        ready[0].state = services::ClusterState::Ready;
        f.fakes.clusters.set(ready);
        auto run = sample::runs()[1];
        f.fakes.runs.set({run});
        f.window.go(MainWindow::Runs);
        QWidget *page = f.window.findChild<QStackedWidget *>()->widget(MainWindow::Runs);
        const auto inMenu = fake::tableOf(page, QStringLiteral("Runs"))->actions();
        const auto resume = std::ranges::find(inMenu, QStringLiteral("Resume…"), &QAction::text);
        QVERIFY(resume != inMenu.end() && (*resume)->isEnabled());
        (*resume)->trigger(); // there is no such run any more: a sentence, and no form
        QTRY_VERIFY(f.says(QStringLiteral("there is no run with that ID")));
        QVERIFY(!f.dialog<JobWizard>());
        f.dialog<QMessageBox>()->reject();
        QTRY_VERIFY(!f.dialog<QMessageBox>());

        services::ResumableJob job;
        job.job.model = "mlp";
        job.job.data = "s3://lab/digits";
        job.job.epochs = 10;
        job.job.savePeriod = 2;
        job.job.minWorkers = 8; // of a larger cluster
        job.job.resume = run.id.value;
        job.point = {run.id, "mlp", "digits-demo", run.started, 2, false, 0.5};
        f.fakes.models.resumable = job;
        f.fakes.models.points = {job.point};
        QTRY_VERIFY(f.button(page, QStringLiteral("Resume")));
        f.button(page, QStringLiteral("Resume"))->click();
        QTRY_VERIFY(f.dialog<JobWizard>());
        auto *wizard = f.dialog<JobWizard>();
        QTRY_VERIFY(wizard->findChild<ResumeField *>()->point());
        QCOMPARE(wizard->job().resume, run.id.value);
        QCOMPARE(wizard->job().epochs, 10);
        QCOMPARE(wizard->job().savePeriod, 2);
        QVERIFY(wizard->job().minWorkers <= wizard->job().workers);
        while (wizard->nextId() >= 0) {
            QVERIFY2(wizard->button(QWizard::NextButton)->isEnabled(), qPrintable(wizard->currentPage()->title()));
            wizard->next();
        }
        QTRY_VERIFY(wizard->button(QWizard::FinishButton)->isEnabled());
        wizard->button(QWizard::FinishButton)->click();
        QCOMPARE(f.fakes.runs.started.size(), std::size_t(1));
        QCOMPARE(f.fakes.runs.started[0].resume, run.id.value);
    }

    void theOptionsOfTheLastJobAreRemembered()
    {
        fake::Window f;
        auto ready = sample::clusters();
        ready[0].state = services::ClusterState::Ready;
        f.fakes.clusters.set(ready);
        const auto open = [&]() -> JobWizard * {
            QTest::keyClick(&f.window, Qt::Key_R, Qt::ControlModifier);
            return QTest::qWaitFor([&] { return f.dialog<JobWizard>() != nullptr; }) ? f.dialog<JobWizard>() : nullptr;
        };
        auto *wizard = open();
        QVERIFY(wizard);
        fake::field<QComboBox>(wizard->currentPage(), QStringLiteral("Data"))
            ->setCurrentText(QStringLiteral("s3://lab/digits"));
        wizard->next();
        fake::field<QSpinBox>(wizard->currentPage(), QStringLiteral("Epochs"))->setValue(33);
        wizard->setOpenGroups({QStringLiteral("2")});
        fake::field<QSpinBox>(wizard->currentPage(), QStringLiteral("Servers"))->setValue(2);
        wizard->accept();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        wizard = open();
        QVERIFY(wizard);
        QCOMPARE(wizard->job().epochs, 33);
        QCOMPARE(wizard->job().servers, 2);
        QVERIFY(wizard->job().resume.empty());
        QCOMPARE(wizard->openGroups(), QStringList{QStringLiteral("2")});
    }
};

QTEST_MAIN(ModelPanelTest)
#include "model_panel_test.moc"
