// A cancelled plan is kept and offered again (D16); a saved plan is opened, also by dropping its file on the window.

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QUrl>
#include <QtTest/QTest>

#include "gui/widgets/theme/theme.h"
#include "gui/wizards/launch/launch_wizard.h"
#include "tests/gui/support/launch_fixture.h"
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
    static void close(LaunchWizard *wizard)
    {
        wizard->reject();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
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
