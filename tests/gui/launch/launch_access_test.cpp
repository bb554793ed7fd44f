// Network, review and preflight in the launch wizard, the quotas dialog, and errors in the window. Fake services.
#include <QApplication>
#include <QCheckBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSet>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include "gui/app/main_window/main_window.h"
#include "gui/app/operations_panel.h"
#include "gui/dialogs/account/quotas_and_permissions_dialog.h"
#include "gui/widgets/command_palette.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/launch/launch_wizard.h"
#include "gui/wizards/launch/network_page.h"
#include "gui/wizards/launch/review_page.h"
#include "tests/gui/support/activate.h"
#include "tests/gui/support/launch_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace trainyard::gui::fake;
using cluster::Check;
using cluster::Finding;
using cluster::Fix;
using cluster::FixAction;
using cluster::Severity;

namespace {

cluster::Preflight one(Severity severity, const std::vector<Fix> &fixes = {})
{
    return {{Finding{Check::RootVolume, severity, Sentence::verbatim("The root volume is too small."), fixes, {}}}};
}

/// A window that the test controls by keyboard only.
struct Keyboard {
    QTemporaryDir state;
    fake::Fakes fakes;
    QSettings settings{state.path() + QStringLiteral("/window.ini"), QSettings::IniFormat};
    MainWindow window{fakes.services(), settings, state.path()};
    Keyboard()
    {
        window.show();
        target();
    }
    /// Activates the top window, like a window manager, which the offscreen platform lacks.
    /// \return the widget that receives keys
    QWidget *target()
    {
        QWidget *top = QApplication::activeModalWidget() ? QApplication::activeModalWidget() : &window;
        if (QApplication::activeWindow() != top)
            fake::activate(top);
        QWidget *focused = QApplication::focusWidget();
        return focused && top->isAncestorOf(focused) ? focused : top;
    }
    void press(Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier) { QTest::keyClick(target(), key, with); }
    void type(const QString &text) { QTest::keyClicks(target(), text); }
    void replace(const QString &text)
    {
        press(Qt::Key_A, Qt::ControlModifier);
        type(text);
    }
    template <class T>
    T *open()
    {
        return qobject_cast<T *>(QApplication::activeModalWidget());
    }
};

} // namespace

class LaunchAccessTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void redBlocksAndARepairChecksAgain() // M28, B15
    {
        Wizard w;
        w.planning.found = one(Severity::Red, {{FixAction::SetRootSize, "100"}});
        auto *review = w.go<ReviewPage>();
        QVERIFY(review);
        QCOMPARE(w.planning.asked.size(), std::size_t(1));
        QVERIFY(!w.mayLaunch());
        QVERIFY(words(review).contains(QLatin1String("The root volume is too small.")));
        w.planning.found = one(Severity::Green);
        QVERIFY(named(review, QStringLiteral("Use 100 GiB")));
        named(review, QStringLiteral("Use 100 GiB"))->click();
        QCOMPARE(w.wizard.plan().rootGiB, 100);
        QCOMPARE(w.planning.asked.size(), std::size_t(2));
        QCOMPARE(w.planning.asked.back().rootGiB, 100);
        QVERIFY(w.mayLaunch());
        w.wizard.button(QWizard::FinishButton)->click();
        QCOMPARE(w.accepted.count(), 1);
    }

    void amberNeedsConfirmation() // M28
    {
        Wizard w;
        w.planning.found = one(Severity::Amber);
        auto *review = w.go<ReviewPage>();
        QVERIFY(!w.mayLaunch());
        auto *accept = named(review, QStringLiteral("Launch with these warnings"));
        QVERIFY(accept);
        accept->click();
        QVERIFY(w.mayLaunch());
        accept->click();
        QVERIFY(!w.mayLaunch());
    }

    void aChangedPlanIsCheckedAgain() // M28
    {
        Wizard w;
        w.go<ReviewPage>();
        QVERIFY(w.mayLaunch());
        w.wizard.back();
        w.wizard.next();
        QCOMPARE(w.planning.asked.size(), std::size_t(1)); // the plan is unchanged
        w.wizard.back();
        w.wizard.edit([](cluster::LaunchPlan &p) { p.workers = 3; });
        w.wizard.next();
        QCOMPARE(w.planning.asked.size(), std::size_t(2));
    }

    void theWindowDoesNotWaitAndCancelWorks() // M28
    {
        Wizard w;
        w.planning.holds = true;
        auto *review = w.go<ReviewPage>();
        QVERIFY(words(review).contains(QLatin1String("Checking, before anything is spent")));
        QVERIFY(!w.mayLaunch());
        QVERIFY(named(review, QStringLiteral("Cancel check")));
        named(review, QStringLiteral("Cancel check"))->click();
        QCOMPARE(w.planning.cancelled, 1);
        w.planning.answer(one(Severity::Green)); // too late: ignored
        QVERIFY(!w.mayLaunch());
        QVERIFY(named(review, QStringLiteral("Check again")));
        w.planning.holds = false;
        named(review, QStringLiteral("Check again"))->click();
        QVERIFY(w.mayLaunch());
    }

    void thePlanCanBeTakenToTheCommandLine() // B17
    {
        Wizard w;
        auto *review = w.go<ReviewPage>();
        QVERIFY(named(review, QStringLiteral("Save plan…")));
        QVERIFY(words(review).contains(QLatin1String("/h, "))); // per hour, then per day
        const auto again = cluster::LaunchPlan::fromJson(w.wizard.plan().toJson());
        QVERIFY(again && *again == w.wizard.plan());
        QStringList roles;
        auto *table = review->findChild<DataTable *>();
        for (int row = 0; row < table->model()->rowCount(); ++row)
            roles << table->model()->index(row, 2).data().toString();
        QVERIFY(
            roles.join(QLatin1Char(' ')).contains(QLatin1String("head node, until the cluster is terminated"))); // B18
        QVERIFY(roles.join(QLatin1Char(' ')).contains(QLatin1String("worker, which can be removed")));
    }

    void quotasShowNeededUsedAndAllowedAndRequestIncreases() // A17
    {
        fake::FakePlanning planning;
        QuotasAndPermissionsDialog dialog(planning, {"us-east-1", "eu-west-1"}, "us-east-1", {});
        dialog.show();
        auto *table = dialog.findChildren<DataTable *>().back(); // the visible page is the last child
        QTRY_COMPARE(table->model()->rowCount(), 3);
        QCOMPARE(table->model()->index(2, 5).data().toString(), QStringLiteral("too few"));
        dialog.showQuota("us-east-1", "L-DB2E81BA");
        QCOMPARE(table->currentId(), QStringLiteral("L-DB2E81BA"));
        QVERIFY(words(&dialog).contains(QLatin1String("8 vCPUs needed, 8 in use, 8 allowed")));
        QCOMPARE(dialog.findChild<QSpinBox *>()->value(), 16);
        named(&dialog, QStringLiteral("Request increase"))->click();
        QVERIFY(planning.requests.empty()); // a confirmation comes first
        QVERIFY(words(&dialog).contains(QLatin1String("Requests a quota of 16 vCPUs of G in us-east-1")));
        named(&dialog, QStringLiteral("Yes, request 16 vCPUs"))->click();
        QCOMPARE(planning.requests, std::vector<std::string>{"us-east-1 L-DB2E81BA 16"});
        QTRY_VERIFY(words(&dialog).contains(QLatin1String("PENDING")));
        dialog.showQuota("eu-west-1", "L-1216C47A");
        QCOMPARE(planning.quotaRegions.back(), std::string("eu-west-1"));
        QTRY_COMPARE(table->currentId(), QStringLiteral("L-1216C47A"));
    }

    void permissionsStandOnOnePage() // A16
    {
        fake::FakePlanning planning;
        QuotasAndPermissionsDialog dialog(planning, {"us-east-1"}, "us-east-1", {});
        dialog.show();
        dialog.showPermissions();
        auto *table = dialog.findChildren<DataTable *>().back(); // the visible page is the last child
        QTRY_COMPARE(table->model()->rowCount(), 2);
        QCOMPARE(table->model()->index(1, 2).data().toString(), QStringLiteral("denied"));
        QVERIFY(table->model()->index(1, 3).data().toString().contains(QLatin1String("UnauthorizedOperation")));
    }

    void theMissingPolicyIsNamedAndRolesAreMade() // A9, A10, A11
    {
        fake::FakePlanning planning;
        QuotasAndPermissionsDialog dialog(planning, {"us-east-1"}, "us-east-1", {});
        dialog.show();
        dialog.showPolicies(cluster::Wizard::Emr);
        QCOMPARE(planning.wizards, std::vector{cluster::Wizard::Emr});
        auto *table = dialog.findChildren<DataTable *>().back(); // the visible page is the last child
        QTRY_COMPARE(table->model()->rowCount(), 2);
        QCOMPARE(table->model()->index(0, 1).data().toString(), QStringLiteral("old form"));
        QVERIFY(
            table->model()->index(0, 3).data().toString().endsWith(QLatin1String("AmazonElasticMapReduceFullAccess")));
        QCOMPARE(table->model()->index(1, 1).data().toString(), QStringLiteral("missing"));
        auto *commands = dialog.findChild<QPlainTextEdit *>();
        QTRY_VERIFY(commands->toPlainText().contains(QLatin1String("aws iam create-role --role-name EMR_DefaultRole")));
        auto *efs = dialog.findChild<QCheckBox *>();
        QVERIFY(!efs->isEnabled()); // no role exists yet
        named(&dialog, QStringLiteral("Create missing roles"))->click();
        QVERIFY(!planning.haveRoles); // needs a second click
        named(&dialog, QStringLiteral("Yes, create them"))->click();
        QTRY_VERIFY(words(&dialog).contains(QLatin1String("EMR's default roles exist.")));
        QVERIFY(efs->isEnabled() && !named(&dialog, QStringLiteral("Create missing roles"))->isEnabled());
        efs->click();
        QTRY_COMPARE(planning.efsSet, std::vector<bool>{true});
        QTRY_VERIFY(words(&dialog).contains(QLatin1String("is attached to the role of EMR's machines")));
    }

    void aQuotaThatALaunchMetOpensAtItsLine() // VcpuLimitExceeded
    {
        Keyboard k;
        const auto error = Error{ErrorCode::QuotaExceeded, "ec2:RunInstances",
                                 "VcpuLimitExceeded: You have requested more vCPU capacity than your limit; " +
                                     cluster::quotaAdvice(*cluster::quotaFamilyNamed("G"), false, "eu-west-1")};
        k.fakes.operations.start("Launching gpus",
                                 [error](std::stop_token, const ProgressSink &) -> Status { return fail(error); });
        auto *drawer = k.window.findChild<OperationsPanel *>();
        QTRY_VERIFY(named(drawer, QStringLiteral("Show quota…")));
        named(drawer, QStringLiteral("Show quota…"))->click();
        auto *dialog = k.window.findChild<QuotasAndPermissionsDialog *>();
        QVERIFY(dialog);
        QCOMPARE(k.fakes.planning.quotaRegions.back(), std::string("eu-west-1"));
        QTRY_COMPARE(dialog->findChildren<DataTable *>().back()->currentId(), QStringLiteral("L-DB2E81BA"));
    }

    void aRefusedZoneIsReportedWithTheNextOne() // B22: two zones are full, the third is used
    {
        Keyboard k;
        k.fakes.operations.start("Launching demo", [](std::stop_token, const ProgressSink &sink) -> Status {
            for (const char *zone : {"us-east-1a", "us-east-1b"})
                sink({std::string("attempt c5.xlarge in ") + zone, "AWS had no capacity", "worker-1",
                      StepState::Skipped, -1,
                      Sentence::verbatim(std::string("c5.xlarge in ") + zone + ": InsufficientInstanceCapacity")});
            sink({"run-instances", "Requesting machines", "worker-1", StepState::Done, -1,
                  Sentence::verbatim("i-1 in us-east-1c")});
            return {};
        });
        auto *drawer = k.window.findChild<OperationsPanel *>();
        for (auto *fold : drawer->findChildren<QPushButton *>()) {
            if (fold->accessibleName().startsWith(QStringLiteral("Show steps")))
                fold->click();
        }
        QTRY_VERIFY(words(drawer).contains(QLatin1String("i-1 in us-east-1c")));
        QVERIFY(words(drawer).contains(QLatin1String("c5.xlarge in us-east-1a: InsufficientInstanceCapacity")));
        QVERIFY(words(drawer).contains(QLatin1String("c5.xlarge in us-east-1b: InsufficientInstanceCapacity")));
    }

    void theWholeJourneyWorksByKeyboardAlone() // from the palette to the launch button
    {
        Keyboard k;
        k.fakes.planning.found = one(Severity::Amber);
        k.fakes.clusters.launchEnds = fail(ErrorCode::NoCapacity, "ec2:RunInstances", "InsufficientInstanceCapacity");
        k.press(Qt::Key_K, Qt::ControlModifier);
        QVERIFY(k.open<CommandPalette>());
        k.type(QStringLiteral("Launch cluster"));
        k.press(Qt::Key_Return);
        QTRY_VERIFY(k.open<LaunchWizard>());
        auto *wizard = k.open<LaunchWizard>();
        k.replace(QStringLiteral("by-keys"));
        for (int pages = int(wizard->pageIds().size()); !qobject_cast<ReviewPage *>(wizard->currentPage()); --pages) {
            QVERIFY2(pages > 0, "Return does not go on");
            if (qobject_cast<NetworkPage *>(wizard->currentPage()))
                k.type(QStringLiteral("198.51.100.0/24"));
            k.press(Qt::Key_Return);
        }
        k.press(Qt::Key_Return); // blocked by a warning
        QVERIFY(k.fakes.clusters.launched.empty());
        k.press(Qt::Key_W, Qt::AltModifier);
        QTRY_VERIFY(wizard->button(QWizard::FinishButton)->isEnabled()); // the mnemonic takes effect after a moment
        k.press(Qt::Key_Return);
        QCOMPARE(k.fakes.clusters.launched.size(), std::size_t(1));
        QCOMPARE(k.fakes.clusters.launched[0].name, std::string("by-keys"));
        QCOMPARE(k.fakes.clusters.launched[0].sshFrom, std::string("198.51.100.0/24"));
        // M23: after a launch without capacity the wizard opens the same plan again.
        auto *drawer = k.window.findChild<OperationsPanel *>();
        QTRY_VERIFY(named(drawer, QStringLiteral("Choose another place")));
        named(drawer, QStringLiteral("Choose another place"))->click();
        QTRY_VERIFY(k.open<LaunchWizard>());
        QCOMPARE(k.open<LaunchWizard>()->plan(), k.fakes.clusters.launched[0]);
    }

    void everyFieldOfTheNewPagesIsReachedByTab()
    {
        Wizard w;
        auto *page = w.go<NetworkPage>();
        fake::activate(&w.wizard);
        QSet<QWidget *> seen;
        for (QWidget *at = w.wizard.focusWidget(); at && !seen.contains(at); at = w.wizard.focusWidget()) {
            seen << at;
            QTest::keyClick(at, Qt::Key_Tab);
        }
        for (const QString &name : {QStringLiteral("Subnet"), QStringLiteral("Security group"), QStringLiteral("Key")})
            QVERIFY2(seen.contains(field<QWidget>(page, name)), qPrintable(name));
        for (auto *tick : page->findChildren<QCheckBox *>())
            QVERIFY(!tick->isVisibleTo(page) || seen.contains(tick));
    }
};

QTEST_MAIN(LaunchAccessTest)
#include "launch_access_test.moc"
