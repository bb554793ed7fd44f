// What the questions before the end of the window or of machines say of the runs. Fake services.
#include <QAction>
#include <QPushButton>
#include <QtTest/QTest>

#include "gui/dialogs/clusters/terminate_dialog.h"
#include "gui/dialogs/program/quit_dialog.h"
#include "gui/pages/clusters/clusters_page.h"
#include "gui/widgets/theme/theme.h"
#include "tests/gui/support/fakes/fakes.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;
using Fixture = fake::Window;

namespace {

void stay(Fixture &f)
{
    auto *question = f.dialog<QuitDialog>();
    QVERIFY(question);
    question->reject();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

} // namespace

class ClosingTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void closingNamesTheRunsThatGoOn() // usability, 6
    {
        Fixture f;
        f.fakes.clusters.set({sample::clusters()[0]});
        f.fakes.runs.set({});
        QVERIFY(!f.window.close());
        QVERIFY(!f.says(QStringLiteral("In progress: ")));
        stay(f);
        f.fakes.runs.set(sample::runs()); // the second one has failed
        QVERIFY(!f.window.close());
        QTRY_VERIFY(f.dialog<QuitDialog>());
        QVERIFY(
            f.says(QStringLiteral("In progress: lenet on digits-demo: epoch 12 of 20. While Trainyard is closed, ")));
        stay(f);
    }

    void terminatingNamesTheClusterAndItsRuns() // usability, 7
    {
        Fixture f;
        const auto known = sample::clusters();
        f.fakes.clusters.set({known[0], known[1]});
        f.fakes.teardown.list = sample::teardown();
        f.fakes.models.found = sample::checkpoints(); // the last one is on a machine only
        f.fakes.runs.set(sample::runs());
        auto *page = f.window.findChild<ClustersPage *>();
        const auto terminate = [page](const ClusterId &id) {
            page->select(id);
            for (QAction *action : page->commands()) {
                if (action->text() == QStringLiteral("Terminate this cluster…"))
                    action->trigger();
            }
        };
        terminate(known[0].id);
        QTRY_VERIFY(f.says(QStringLiteral("Terminate digits-demo?")));
        QTRY_VERIFY(f.says(QStringLiteral("Training ends with the machines:\nlenet on digits-demo: epoch 12 of 20; "
                                          "last copied checkpoint: epoch 12")));
        QVERIFY(!f.says(QStringLiteral("mlp on")));
        f.dialog<TerminateDialog>()->reject();
        terminate(known[1].id); // nothing trains there
        QTRY_VERIFY(f.says(QStringLiteral("Terminate bigger-batch?")));
        QVERIFY(!f.says(QStringLiteral("Training ends with")));
    }

    void theWindowStaysUntilItIsShownThatNothingIsLeft()
    {
        Fixture f;
        f.fakes.clusters.set({sample::clusters()[0]});
        f.fakes.teardown.list = sample::teardown();
        f.window.close();
        f.button(f.dialog<QuitDialog>(), QStringLiteral("Terminate"))->click();
        auto *sheet = f.dialog<TerminateDialog>();
        QTRY_VERIFY(f.button(sheet, QStringLiteral("Terminate 3")));
        f.button(sheet, QStringLiteral("Terminate 3"))->click();
        auto cancelled = sample::receiptOf(f.fakes.teardown.list->found.targets);
        cancelled.secondSweepClean = false; // cancelled before the second check
        cancelled.interrupted = true;
        f.fakes.teardown.end(cancelled);
        QCoreApplication::processEvents();
        QVERIFY(f.window.isVisible());
        auto unread = sample::receiptOf(f.fakes.teardown.list->found.targets);
        unread.regionsNotRead = {
            {"eu-west-3", Error{ErrorCode::Unreachable, "ec2:DescribeInstances", "connection refused"}}};
        auto now = Countdown::Clock::time_point();
        sheet->setClock([&] { return now; });
        f.button(sheet, QStringLiteral("Try &again"))->click();
        now += std::chrono::seconds(10);
        QTRY_COMPARE(f.fakes.teardown.ran, 2);
        f.fakes.teardown.end(unread);
        QCoreApplication::processEvents();
        QVERIFY(f.window.isVisible());
        QVERIFY(f.says(QStringLiteral("Nothing is left where it could be read")));
    }
};

QTEST_MAIN(ClosingTest)
#include "closing_test.moc"
