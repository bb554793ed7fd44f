// The tab Doctor of a cluster: findings, their evidence and repairs, and the archive for a bug report.
#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QTabWidget>
#include <QtTest/QTest>

#include "gui/dialogs/confirm_dialog.h"
#include "gui/pages/clusters/clusters_page.h"
#include "gui/pages/doctor/doctor_view.h"
#include "gui/pages/doctor/finding_row.h"
#include "gui/text/translation.h"
#include "gui/widgets/fold.h"
#include "gui/widgets/theme/theme.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;
using doctor::Finding;
using doctor::Repair;
using doctor::RepairAction;
using doctor::Severity;

namespace {

const ClusterId kCluster("c-0123456789abcdef");

Finding finding(const char *check, Severity severity, std::vector<Repair> repairs = {})
{
    return {check,
            std::string("Title of ") + check,
            severity,
            Sentence::verbatim(std::string("Sentence of ") + check + "."),
            {"first line", "second line"},
            std::move(repairs)};
}

struct View {
    fake::FakeDoctor service;
    DoctorView view{service};

    View()
    {
        view.resize(700, 500);
        view.show();
        view.showCluster(kCluster, QStringLiteral("demo"));
    }
    QPushButton *button(const char *begin)
    {
        for (auto *b : view.findChildren<QPushButton *>()) {
            if (b->isVisibleTo(&view) && b->text().remove(QLatin1Char('&')).startsWith(QLatin1String(begin)))
                return b;
        }
        return nullptr;
    }
    bool says(const QString &words)
    {
        for (auto *label : view.findChildren<QLabel *>()) {
            if (label->isVisibleTo(&view) && label->text().contains(words))
                return true;
        }
        return false;
    }
    /// Ids of the checks from top to bottom.
    QStringList order()
    {
        QApplication::processEvents(); // the layout
        std::vector<std::pair<int, QString>> rows;
        for (auto *row : view.findChildren<FindingRow *>()) {
            if (row->isVisibleTo(&view))
                rows.emplace_back(row->mapTo(&view, QPoint()).y(), QString::fromStdString(row->finding().check));
        }
        std::ranges::sort(rows);
        QStringList ids;
        for (const auto &[y, id] : rows)
            ids << id;
        return ids;
    }
    FindingRow *row(const char *check)
    {
        for (auto *one : view.findChildren<FindingRow *>()) {
            if (one->isVisibleTo(&view) && one->finding().check == check)
                return one;
        }
        return nullptr;
    }
    void examineAndFind()
    {
        button("Examine this cluster")->click();
        service.find(kCluster, finding("M26", Severity::Ok));
        service.find(kCluster, finding("M12", Severity::Problem, {{RepairAction::OpenSsh, {}, "sg-1"}}));
        service.find(kCluster, finding("M25", Severity::Warning));
        QApplication::processEvents(); // rows are shown with their layout
    }
};

} // namespace

class DoctorViewTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        Theme::instance().install(*qApp);
        text::installTranslations(*qApp); // plurals
    }

    void nothingIsExaminedWithoutARequest()
    {
        View f;
        QVERIFY(f.service.examined.empty());
        QVERIFY(f.says(QStringLiteral("Not examined yet")));
        QVERIFY(!f.button("Run again") && !f.button("Save report") && !f.button("Cancel"));
        f.button("Examine this cluster")->click();
        QCOMPARE(f.service.examined, std::vector<std::string>{kCluster.value});
        auto *progress = f.view.findChild<QProgressBar *>();
        QVERIFY(progress->isVisibleTo(&f.view) && f.button("Cancel"));
        f.service.step(kCluster, "Examining the machines: 2 of 3 machines");
        QVERIFY(f.says(QStringLiteral("2 of 3 machines")));
        f.service.finish(kCluster);
        QVERIFY(!progress->isVisibleTo(&f.view) && f.button("Run again") && f.button("Save report")->isEnabled());
    }

    void problemsComeFirstWhileTheExaminationRuns()
    {
        View f;
        f.examineAndFind();
        QCOMPARE(f.order(), QStringList({QStringLiteral("M12"), QStringLiteral("M25"), QStringLiteral("M26")}));
        QVERIFY(!f.button("Allow SSH")->isEnabled()); // not before it has ended
        f.service.finish(kCluster);
        QVERIFY(f.says(QStringLiteral("1 problem, 1 warning, 1 check without findings")));
        QVERIFY(f.says(QStringLiteral("problem")) && f.says(QStringLiteral("Sentence of M12.")));
        QVERIFY(f.button("Allow SSH")->isEnabled());
    }

    void findingsOfOtherClustersAreNotShown()
    {
        View f;
        f.examineAndFind();
        f.service.find(ClusterId("c-other"), finding("M2", Severity::Problem));
        QVERIFY(!f.row("M2"));
        f.view.showCluster(ClusterId("c-other"), QStringLiteral("other"));
        QCOMPARE(f.service.cancelled, 1);
        QVERIFY(f.order().isEmpty() && f.says(QStringLiteral("Not examined yet")));
        f.service.finish(kCluster, fail(ErrorCode::Cancelled, "doctor", "stopped"));
        QVERIFY(f.says(QStringLiteral("Not examined yet")));
        f.view.showCluster({}, {});
        QVERIFY(!f.button("Examine this cluster")->isEnabled());
    }

    void cancelKeepsWhatWasFound()
    {
        View f;
        f.examineAndFind();
        f.button("Cancel")->click();
        QCOMPARE(f.service.cancelled, 1);
        f.service.finish(kCluster, fail(ErrorCode::Cancelled, "doctor", "stopped"));
        QVERIFY(f.says(QStringLiteral("The examination was stopped")));
        QCOMPARE(f.order().size(), 3);
        QVERIFY(!f.button("Save report")->isEnabled());
        f.button("Run again")->click();
        QCOMPARE(f.service.examined.size(), std::size_t(2));
        QVERIFY(f.order().isEmpty());
        f.service.finish(kCluster, fail(ErrorCode::CredentialsExpired, "sts", "the session has ended"));
        QVERIFY(f.says(QStringLiteral("the session has ended")));
    }

    void theEvidenceUnfoldsAndCanBeCopied()
    {
        View f;
        f.examineAndFind();
        FindingRow *row = f.row("M12");
        QVERIFY(!f.says(QStringLiteral("second line")));
        row->findChild<Fold *>()->setOpen(true);
        QVERIFY(f.says(QStringLiteral("second line")));
        fake::buttonIn(row, QStringLiteral("Copy"))->click();
        QCOMPARE(QApplication::clipboard()->text(),
                 QStringLiteral("Title of M12: Sentence of M12.\nfirst line\nsecond line"));
    }

    void aRepairNeedsAConfirmationAndReplacesTheFinding()
    {
        View f;
        f.examineAndFind();
        f.service.finish(kCluster);
        for (const char *answer : {"Cancel", "Repair"}) {
            QVERIFY(f.service.repairs.empty());
            f.button("Allow SSH")->click();
            auto *question = fake::visible<ConfirmDialog>(f.view);
            QVERIFY(question);
            fake::buttonIn(question, QLatin1String(answer))->click();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
        QCOMPARE(f.service.repairs.size(), std::size_t(1));
        QCOMPARE(f.service.repairs[0].first, std::string("M12"));
        QVERIFY(f.service.repairs[0].second == (Repair{RepairAction::OpenSsh, {}, "sg-1"}));
        QVERIFY(!f.button("Allow SSH")->isEnabled() && !f.button("Run again")->isEnabled());
        f.service.find(kCluster, finding("M12", Severity::Ok));
        f.service.endRepair(kCluster, "M12");
        QVERIFY(f.says(QStringLiteral("The repair is done")));
        QVERIFY(!f.button("Allow SSH") && f.button("Run again")->isEnabled());
        QCOMPARE(f.order().constFirst(), QStringLiteral("M25"));
    }

    void whatARepairFoundIsShown()
    {
        View f;
        f.button("Examine this cluster")->click();
        const Repair dump{RepairAction::DumpStacks, "worker-1", "r-0123456789abcdef"};
        f.service.find(kCluster, finding("M24", Severity::Problem, {dump}));
        QApplication::processEvents();
        f.service.finish(kCluster);
        f.button("Read the stacks on worker-1")->click();
        fake::buttonIn(fake::visible<ConfirmDialog>(f.view), QStringLiteral("Repair"))->click();
        QVERIFY(!f.says(QStringLiteral("second line")));
        f.service.find(kCluster, finding("M24", Severity::Problem, {dump}));
        f.service.endRepair(kCluster, "M24");
        QVERIFY(f.says(QStringLiteral("second line")));
    }

    void manyRepairsAreInAMenu()
    {
        View f;
        f.button("Examine this cluster")->click();
        std::vector<Repair> repairs;
        for (int i = 1; i <= 20; ++i)
            repairs.push_back({RepairAction::KillOrphans, "worker-" + std::to_string(i), "r-0123456789abcdef"});
        f.service.find(kCluster, finding("M2", Severity::Problem, repairs));
        QApplication::processEvents();
        QVERIFY(f.row("M2")->width() <= f.view.width()); // the page does not become wider
        QVERIFY(!f.button("End the processes"));
        QPushButton *menu = f.button("Repair");
        QVERIFY(menu && menu->menu() && !menu->isEnabled());
        f.service.finish(kCluster);
        QVERIFY(f.button("Repair")->isEnabled());
        QCOMPARE(menu->menu()->actions().size(), 20);
        menu->menu()->actions().at(16)->trigger();
        auto *question = fake::visible<ConfirmDialog>(f.view);
        QVERIFY(question);
        fake::buttonIn(question, QStringLiteral("Repair"))->click();
        QCOMPARE(f.service.repairs.size(), std::size_t(1));
        QCOMPARE(f.service.repairs[0].second.node, std::string("worker-17"));
    }

    void aFailedRepairSaysWhy()
    {
        View f;
        f.examineAndFind();
        f.service.finish(kCluster);
        f.button("Allow SSH")->click();
        fake::buttonIn(fake::visible<ConfirmDialog>(f.view), QStringLiteral("Repair"))->click();
        f.service.endRepair(kCluster, "M12", fail(ErrorCode::PermissionDenied, "ec2", "you may not change the group"));
        QVERIFY(f.says(QStringLiteral("you may not change the group")));
        QVERIFY(f.button("Allow SSH")->isEnabled());
    }

    void theArchiveIsListedBeforeItIsSaved()
    {
        View f;
        f.examineAndFind();
        f.service.finish(kCluster);
        doctor::Bundle bundle;
        bundle.files = {{"report.txt", "x", "findings of the doctor"}};
        f.service.bundle = bundle;
        f.button("Save report")->click();
        auto *dialog = fake::visible<QFileDialog>(f.view);
        QVERIFY(dialog);
        dialog->reject();
        QVERIFY(f.service.saved.empty());
        f.view.saveTo(QStringLiteral("/tmp/demo-doctor.zip"));
        ConfirmDialog *question = nullptr;
        QTRY_VERIFY((question = fake::visible<ConfirmDialog>(f.view)));
        QVERIFY(f.service.saved.empty());
        fake::buttonIn(question, QStringLiteral("Save"))->click();
        QTRY_VERIFY(f.says(QStringLiteral("Saved as /tmp/demo-doctor.zip.")));
        QCOMPARE(f.service.saved, std::vector<std::string>{"/tmp/demo-doctor.zip"});
        f.service.bundle = fail(ErrorCode::IoFailure, "ledger", "the ledger cannot be read");
        f.view.saveTo(QStringLiteral("/tmp/demo-doctor.zip"));
        QTRY_VERIFY(f.says(QStringLiteral("the ledger cannot be read")));
    }

    void theTabBelongsToTheSelectedCluster()
    {
        fake::Window f;
        f.fakes.clusters.set(sample::clusters());
        f.window.go(MainWindow::Clusters);
        auto *tabs = f.window.findChild<QTabWidget *>(QStringLiteral("clusterDetails"));
        QVERIFY(tabs);
        int place = -1;
        for (int i = 0; i < tabs->count(); ++i) {
            if (tabs->tabText(i) == QLatin1String("Doctor"))
                place = i;
        }
        QVERIFY(place >= 0);
        QVERIFY(!f.window.findChild<DoctorView *>()); // it is made for the first look
        tabs->setCurrentIndex(place);
        auto *view = f.window.findChild<DoctorView *>();
        QVERIFY(view);
        auto *start = fake::buttonIn(view, QStringLiteral("Examine this cluster"));
        QVERIFY(start);
        start->click();
        QCOMPARE(f.fakes.doctor.examined.size(), std::size_t(1));
        QVERIFY(!f.fakes.doctor.examined.front().empty());
    }
};

QTEST_MAIN(DoctorViewTest)
#include "doctor_view_test.moc"
