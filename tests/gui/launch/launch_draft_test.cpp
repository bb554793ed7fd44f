// A cancelled plan or job is kept and offered again (D16); a saved plan is opened, also by dropping its file on the window.

#include <QComboBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QSpinBox>
#include <QUrl>
#include <QtTest/QTest>

#include "gui/widgets/theme/theme.h"
#include "gui/wizards/job/job_draft.h"
#include "gui/wizards/job/job_wizard.h"
#include "gui/wizards/launch/launch_wizard.h"
#include "tests/gui/support/launch_fixture.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;

namespace {

struct DraftWindow : fake::Window {
    LaunchWizard *launch()
    {
        QTest::keyClick(&window, Qt::Key_N, Qt::ControlModifier);
        return dialog<LaunchWizard>();
    }
    JobWizard *train()
    {
        QTest::keyClick(&window, Qt::Key_R, Qt::ControlModifier);
        return dialog<JobWizard>();
    }
    /// A job file or an earlier run instead, as the actions of the wizard and the pages open it.
    JobWizard *open(JobWizard *wizard, const protocol::JobSpec &job)
    {
        wizard->reject();
        emit wizard->jobOpened(wizard->cluster(), job);
        settle();
        return dialog<JobWizard>();
    }
    static void settle() { QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); }
    static void close(LaunchWizard *wizard)
    {
        wizard->reject();
        settle();
    }
    QString jobKey() const
    {
        return QStringLiteral("training/draft-") + QString::fromStdString(fakes.account.current().profile);
    }
    QString write(const QByteArray &plan, const char *name = "plan.yaml")
    {
        QFile file(state.path() + QLatin1Char('/') + QLatin1String(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(plan) < 0)
            qFatal("no file");
        return file.fileName();
    }
    /// \return whether the window takes it
    bool drop(const QString &file)
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        enter.ignore();
        QCoreApplication::sendEvent(&window, &enter);
        if (!enter.isAccepted())
            return false;
        QDropEvent dropped({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&window, &dropped);
        QCoreApplication::processEvents();
        return true;
    }
};

} // namespace

class LaunchDraftTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void aCancelledPlanIsOfferedAgain()
    {
        DraftWindow f;
        DraftWindow::close(f.launch()); // nothing was entered
        auto *wizard = f.launch();
        QVERIFY(!fake::named(wizard, QStringLiteral("Continue with it")));
        wizard->edit([](cluster::LaunchPlan &p) { p.workers = 9; });
        DraftWindow::close(wizard); // without a question
        QVERIFY(!f.dialog<LaunchWizard>());

        wizard = f.launch();
        QCOMPARE(wizard->plan().workers, 2);
        fake::named(wizard, QStringLiteral("Continue with it"))->click();
        QCOMPARE(wizard->plan().workers, 9);
        QVERIFY(!fake::named(wizard, QStringLiteral("Continue with it")));
        DraftWindow::close(wizard);

        wizard = f.launch();
        fake::named(wizard, QStringLiteral("Discard it"))->click();
        DraftWindow::close(wizard);
        wizard = f.launch();
        QVERIFY(!fake::named(wizard, QStringLiteral("Continue with it")));
    }

    void aLaunchedPlanIsNoDraft()
    {
        DraftWindow f;
        auto *wizard = f.launch();
        wizard->edit([](cluster::LaunchPlan &p) { p.workers = 3; });
        DraftWindow::close(wizard);
        wizard = f.launch();
        fake::named(wizard, QStringLiteral("Continue with it"))->click();
        wizard->goToStep(6);
        QTRY_VERIFY(wizard->button(QWizard::FinishButton)->isEnabled());
        wizard->button(QWizard::FinishButton)->click();
        QCOMPARE(f.fakes.clusters.launched.size(), std::size_t(1));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(!fake::named(f.launch(), QStringLiteral("Continue with it")));
    }

    void aCancelledJobIsOfferedAgain() // usability, 19
    {
        DraftWindow f;
        auto ready = sample::clusters();
        ready[0].state = services::ClusterState::Ready;
        f.fakes.clusters.set({ready[0]});
        const auto open = [&f] { return f.train(); };
        const auto settle = DraftWindow::settle;
        const QString take = QStringLiteral("Continue with it");
        auto *wizard = open();
        QVERIFY(wizard);
        wizard->reject(); // nothing was entered
        settle();
        wizard = open();
        QVERIFY(wizard && !fake::named(wizard, take));
        wizard->next();
        fake::field<QSpinBox>(wizard->currentPage(), QStringLiteral("Epochs"))->setValue(33);
        wizard->reject(); // without a question
        settle();
        QVERIFY(!f.dialog<JobWizard>());

        wizard = open();
        QVERIFY(wizard && fake::named(wizard, take));
        QVERIFY(wizard->job().epochs != 33);
        fake::named(wizard, take)->click();
        settle();
        wizard = f.dialog<JobWizard>();
        QVERIFY(wizard && !fake::named(wizard, take));
        QCOMPARE(wizard->job().epochs, 33);
        QCOMPARE(wizard->job().data, std::string()); // an incomplete job is kept, too
        fake::field<QComboBox>(wizard->currentPage(), QStringLiteral("Data"))
            ->setCurrentText(QStringLiteral("s3://lab/digits"));
        wizard->reject();
        settle();

        wizard = open();
        QVERIFY(wizard && fake::named(wizard, take));
        fake::named(wizard, take)->click();
        settle();
        wizard = f.dialog<JobWizard>();
        QVERIFY(wizard);
        QCOMPARE(wizard->job().data, std::string("s3://lab/digits"));
        wizard->accept();
        settle();
        QCOMPARE(f.fakes.runs.started.size(), std::size_t(1));
        wizard = open();
        QVERIFY(wizard && !fake::named(wizard, take)); // a job that was started is no draft
    }

    void aDiscardedJobIsNotOfferedAgain()
    {
        DraftWindow f;
        protocol::JobSpec job;
        job.epochs = 33;
        f.settings.setValue(f.jobKey(), storedDraft(job));
        const auto open = [&f] { return f.train(); };
        auto *wizard = open();
        QVERIFY(wizard);
        auto *drop = fake::named(wizard, QStringLiteral("Discard it"));
        QVERIFY(drop);
        drop->click();
        wizard->reject();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        wizard = open();
        QVERIFY(wizard && !fake::named(wizard, QStringLiteral("Discard it")));
    }

    void aStartedJobOfAnotherOriginLeavesTheDraft()
    {
        DraftWindow f;
        auto ready = sample::clusters();
        ready[0].state = services::ClusterState::Ready;
        f.fakes.clusters.set({ready[0]});
        protocol::JobSpec job, other;
        job.epochs = 33;
        other.data = "s3://lab/digits";
        f.settings.setValue(f.jobKey(), storedDraft(job));
        auto *wizard = f.train();
        QVERIFY(wizard);
        wizard = f.open(wizard, other);
        QVERIFY(wizard);
        QCOMPARE(wizard->job().data, other.data);
        wizard->accept();
        DraftWindow::settle();
        QCOMPARE(f.fakes.runs.started.size(), std::size_t(1));
        QCOMPARE(f.settings.value(f.jobKey()).toString(), storedDraft(job));
        wizard = f.train();
        QVERIFY(wizard && fake::named(wizard, QStringLiteral("Continue with it")));
    }

    void aDraftIsTakenInPlaceOfWhatWasEnteredOnlyAfterAQuestion()
    {
        DraftWindow f;
        protocol::JobSpec job;
        job.epochs = 33;
        f.settings.setValue(f.jobKey(), storedDraft(job));
        auto *wizard = f.train();
        QVERIFY(wizard);
        wizard->next();
        fake::field<QSpinBox>(wizard->currentPage(), QStringLiteral("Epochs"))->setValue(7);
        wizard->back();
        for (const bool discards : {false, true}) {
            auto *take = fake::named(wizard, QStringLiteral("Continue with it"));
            QVERIFY(take);
            take->click();
            auto *box = wizard->findChild<QMessageBox *>(QStringLiteral("discard"));
            QVERIFY(box && wizard->isVisible());
            QCOMPARE(wizard->job().epochs, 7);
            fake::named(box, discards ? QStringLiteral("Discard") : QStringLiteral("Keep editing"))->click();
            DraftWindow::settle();
        }
        wizard = f.dialog<JobWizard>();
        QVERIFY(wizard);
        QCOMPARE(wizard->job().epochs, 33);
        wizard->reject();
        QCOMPARE(f.settings.value(f.jobKey()).toString(), storedDraft(job));
    }

    void aJobThatNoDraftHoldsIsDiscardedOnlyAfterAQuestion()
    {
        DraftWindow f;
        protocol::JobSpec job;
        job.data = "s3://lab/digits";
        job.stepSeconds = 900; // no option sets it
        auto *wizard = f.train();
        QVERIFY(wizard);
        wizard = f.open(wizard, job);
        QVERIFY(wizard);
        wizard->next();
        fake::field<QSpinBox>(wizard->currentPage(), QStringLiteral("Epochs"))->setValue(7);
        wizard->reject();
        auto *box = wizard->findChild<QMessageBox *>(QStringLiteral("discard"));
        QVERIFY(box && wizard->isVisible());
        fake::named(box, QStringLiteral("Discard"))->click();
        QVERIFY(!f.dialog<JobWizard>());
        QVERIFY(!f.settings.contains(f.jobKey()));
    }

    void aDroppedPlanIsOpened()
    {
        DraftWindow f;
        QVERIFY(f.drop(f.write("version: 1\ncluster:\n  name: from-file\n  workers: 4\n")));
        auto *wizard = f.dialog<LaunchWizard>();
        QVERIFY(wizard);
        QCOMPARE(wizard->plan().name, std::string("from-file"));
        QCOMPARE(wizard->plan().workers, 4);
    }

    void aWrongPlanNamesItsLine()
    {
        DraftWindow f;
        QVERIFY(f.drop(f.write("version: 1\ncluster:\n  workerz: 4\n")));
        QVERIFY(!f.dialog<LaunchWizard>());
        auto *box = f.dialog<QMessageBox>();
        QVERIFY(box);
        QVERIFY((box->text() + box->informativeText()).contains(QLatin1String("workerz")));
    }
};

QTEST_MAIN(LaunchDraftTest)
#include "launch_draft_test.moc"
