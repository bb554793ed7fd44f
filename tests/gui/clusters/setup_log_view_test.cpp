// J5, J6: the logs of the set-up of a machine, with errors marked.
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTabWidget>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextLayout>
#include <QtTest/QTest>

#include "gui/pages/clusters/clusters_page.h"
#include "gui/pages/doctor/setup_log_view.h"
#include "gui/pages/machines/node_menu.h"
#include "gui/text/format.h"
#include "gui/text/translation.h"
#include "gui/widgets/theme/theme.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/tool_views.h"
#include "tests/gui/support/window_fixture.h"
#include "tests/gui/support/wizard_fields.h"

using namespace trainyard;
using namespace trainyard::gui;
using fake::buttonIn;
using fake::says;

namespace {

doctor::MarkedLine marked(int line, doctor::LogSeverity severity = doctor::LogSeverity::Error)
{
    return {line, severity, "Set-up failed", "A command of the machine's set-up failed.", "Correct the cause."};
}

doctor::SetUpLog firstPart()
{
    doctor::SetUpLog log;
    log.logs = {"cfn-init.log", "dl_cfn_setup.log"};
    log.name = "cfn-init.log";
    log.text = "fine\nerror one\nwarning\nerror two\n";
    log.marks = {marked(1), marked(2, doctor::LogSeverity::Warning), marked(3)};
    log.rest = "half a l";
    log.end = 33;
    return log;
}

struct SetupLog {
    fake::FakeDoctor service;
    SetupLogView view{service};
    SetupLog()
    {
        service.setUp = firstPart();
        view.resize(800, 400);
        view.show();
        view.showCluster(fake::ourCluster());
    }
    int line() { return view.text().textCursor().blockNumber(); }
    QStringList lines() { return view.text().toPlainText().split(QLatin1Char('\n')); }
    QComboBox *box(const char *name) { return fake::field<QComboBox>(&view, QLatin1String(name)); }
};

} // namespace

class SetupLogViewTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        Theme::instance().install(*qApp);
        text::installTranslations(*qApp); // plurals
    }

    void errorsAreMarkedAndVisited()
    {
        SetupLog f;
        QTRY_COMPARE(f.lines().size(), 5);
        QCOMPARE(f.line(), 1); // the first error
        QVERIFY(says(f.view, QStringLiteral("2 errors")));
        QVERIFY(says(f.view, QStringLiteral("Correct the cause.")));
        const auto isMarked = [&f](int block) {
            return !f.view.text().document()->findBlockByNumber(block).layout()->formats().isEmpty();
        };
        QTRY_VERIFY(isMarked(1) && isMarked(2) && isMarked(3) && !isMarked(0) && !isMarked(4));
        buttonIn(&f.view, QStringLiteral("Next error"))->click();
        QCOMPARE(f.line(), 3); // not the warning
        buttonIn(&f.view, QStringLiteral("Next error"))->click();
        QCOMPARE(f.line(), 1); // around
        buttonIn(&f.view, QStringLiteral("Previous error"))->click();
        QCOMPARE(f.line(), 3);
        QVERIFY(says(f.view, QStringLiteral("Line 4:")));
    }

    void whatIsAddedIsFollowed()
    {
        SetupLog f;
        QTRY_COMPARE(f.lines().size(), 5);
        doctor::SetUpLog more = firstPart();
        more.begin = 33;
        more.text = "half a line\nerror three\n";
        more.marks = {marked(1)};
        more.rest.clear();
        more.end = 57;
        f.service.setUp = more;
        f.view.findChild<QCheckBox *>()->setChecked(true);
        QTRY_COMPARE(f.lines(), (QStringList{QStringLiteral("fine"), QStringLiteral("error one"),
                                             QStringLiteral("warning"), QStringLiteral("error two"),
                                             QStringLiteral("half a line"), QStringLiteral("error three"), QString()}));
        QCOMPARE(f.service.setUpReads.at(1), std::string("head cfn-init.log 33"));
        QVERIFY(says(f.view, QStringLiteral("3 errors")));
        f.service.setUp = firstPart(); // the file begins again
        QTRY_COMPARE_WITH_TIMEOUT(f.lines().size(), 5, 4 * SetupLogView::kPause);
        QVERIFY(says(f.view, QStringLiteral("2 errors")));
    }

    void ofALongLogOnlyWhatIsAddedIsRead()
    {
        SetupLog f;
        QTRY_COMPARE(f.lines().size(), 5);
        constexpr int kMany = 60'000;
        doctor::SetUpLog more = firstPart();
        more.begin = 33;
        more.text = "half a line\n";
        for (int i = 0; i < kMany; ++i)
            more.text += "n\n";
        more.text += "error three\n";
        more.marks = {marked(kMany + 1)};
        more.rest.clear();
        more.end = more.begin + std::int64_t(more.text.size());
        f.service.setUp = more;
        auto *follow = f.view.findChild<QCheckBox *>();
        follow->setChecked(true);
        QTRY_COMPARE(f.view.text().blockCount(), 50'000);
        follow->setChecked(false);
        QVERIFY(says(f.view, QStringLiteral("1 error"))); // the first two are no longer shown
        QVERIFY(says(f.view, QStringLiteral("The beginning of the log is not shown")));

        doctor::SetUpLog last = firstPart();
        last.begin = more.end;
        last.text = "fine again\n";
        last.marks.clear();
        last.rest.clear();
        last.end = last.begin + std::int64_t(last.text.size());
        f.service.setUp = last;
        follow->setChecked(true);
        QTRY_VERIFY(f.view.text().toPlainText().endsWith(QStringLiteral("error three\nfine again\n")));
        follow->setChecked(false);
        QCOMPARE(f.service.setUpReads.at(2), "head cfn-init.log " + std::to_string(more.end));
        QCOMPARE(f.view.text().blockCount(), 50'000);
        buttonIn(&f.view, QStringLiteral("Next error"))->click();
        QCOMPARE(f.line(), 49'997);
        QCOMPARE(f.view.text().textCursor().block().text(), QStringLiteral("error three"));
        QVERIFY(!f.view.text().textCursor().block().layout()->formats().isEmpty());
    }

    void anotherLogOrMachineIsReadFromItsBeginning()
    {
        SetupLog f;
        QTRY_COMPARE(f.lines().size(), 5);
        fake::choose(f.box("Log"), QStringLiteral("dl_cfn_setup.log"));
        QVERIFY(f.service.setUpReads.back().ends_with(" dl_cfn_setup.log 0"));
        QVERIFY(f.box("Machine")->count() > 1);
        f.view.open("worker-1");
        QCOMPARE(f.service.setUpReads.back(), std::string("worker-1  0")); // the first log that it has
        const auto reads = f.service.setUpReads.size();
        f.view.showCluster(fake::ourCluster()); // refreshed: nothing is read again
        QCOMPARE(f.service.setUpReads.size(), reads);
    }

    void whyThereIsNoLogIsSaid()
    {
        SetupLog f;
        QTRY_COMPARE(f.lines().size(), 5);
        f.service.setUp = fail(ErrorCode::Unreachable, "ssh", "no route to host");
        buttonIn(&f.view, QStringLiteral("Read again"))->click();
        QTRY_VERIFY(says(f.view, text::message(f.service.setUp.error())));
        QVERIFY(!buttonIn(&f.view, QStringLiteral("Next error"))->isEnabled());
        f.service.setUp = doctor::SetUpLog();
        buttonIn(&f.view, QStringLiteral("Read again"))->click();
        QTRY_VERIFY(says(f.view, QStringLiteral("no log of its set-up")));
    }

    void theMenuOfAMachineOpensIt()
    {
        fake::Window f;
        f.fakes.doctor.setUp = firstPart();
        f.fakes.clusters.set({fake::ourCluster()});
        f.window.go(MainWindow::Clusters);
        auto *page = f.window.findChild<ClustersPage *>();
        emit page->findChild<NodeMenu *>()->setUpLogRequested("worker-1");
        auto *tabs = page->findChild<QTabWidget *>(QStringLiteral("clusterDetails"));
        QCOMPARE(tabs->tabText(tabs->currentIndex()), QStringLiteral("Set-up log"));
        QVERIFY(page->findChild<SetupLogView *>());
        QTRY_VERIFY(!f.fakes.doctor.setUpReads.empty() && f.fakes.doctor.setUpReads.back() == "worker-1  0");
    }
};

QTEST_MAIN(SetupLogViewTest)
#include "setup_log_view_test.moc"
