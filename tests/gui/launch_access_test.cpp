// The launch wizard's network, review and preflight, the quota page, and what the window says of a refusal. Fakes.
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSet>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include "backend/cluster/catalog.h"
#include "gui/app/main_window.h"
#include "gui/app/operations_drawer.h"
#include "gui/dialogs/allowance_dialog.h"
#include "gui/widgets/command_palette.h"
#include "gui/widgets/data_table.h"
#include "gui/widgets/small.h"
#include "gui/widgets/theme.h"
#include "gui/wizards/launch_wizard.h"
#include "gui/wizards/network_page.h"
#include "gui/wizards/preflight_view.h"
#include "gui/wizards/review_page.h"
#include "gui/wizards/storage_page.h"
#include "tests/gui/fakes.h"

using namespace trainyard;
using namespace trainyard::gui;
using cluster::Check;
using cluster::Finding;
using cluster::Offer;
using cluster::Repair;
using cluster::Verdict;

namespace {

cluster::LaunchPlan goodPlan()
{
    cluster::LaunchPlan plan;
    plan.name = "demo";
    return plan;
}

cluster::Preflight one(Verdict verdict, const std::vector<Offer> &offers = {})
{
    return {{Finding{Check::RootVolume, verdict, "The root volume is too small.", offers, {}}}};
}

template <class T>
T *field(QWidget *page, const QString &name)
{
    for (auto *label : page->findChildren<QLabel *>()) {
        if (label->text().remove(QLatin1Char('&')) == name && label->buddy())
            return qobject_cast<T *>(label->buddy());
    }
    return nullptr;
}

QAbstractButton *named(QWidget *in, const QString &begin)
{
    for (auto *b : in->findChildren<QAbstractButton *>()) {
        if (b->isVisibleTo(in) && b->text().remove(QLatin1Char('&')).startsWith(begin))
            return b;
    }
    return nullptr;
}

void choose(QComboBox *box, const QString &data)
{
    box->setCurrentIndex(box->findData(data));
    emit box->activated(box->currentIndex());
}

QString words(QWidget *in)
{
    QStringList all;
    for (auto *label : in->findChildren<QLabel *>()) {
        if (label->isVisibleTo(in))
            all << label->text();
    }
    return all.join(QLatin1Char('\n'));
}

struct Wizard {
    fake::FakePlanning planning;
    LaunchWizard wizard;
    QSignalSpy planned{&wizard, &LaunchWizard::planned};
    explicit Wizard(const cluster::LaunchPlan &plan = goodPlan())
        : wizard(cluster::Catalog::bundled(), plan, true, nullptr, &planning)
    {
        wizard.show();
    }
    template <class Page>
    Page *go()
    {
        while (!qobject_cast<Page *>(wizard.currentPage()) && wizard.nextId() >= 0)
            wizard.next();
        return qobject_cast<Page *>(wizard.currentPage());
    }
    bool mayLaunch() const { return wizard.button(QWizard::FinishButton)->isEnabled(); }
};

/// A window, driven by nothing but keys.
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
    /// Where a key goes: what a window manager does is done here, the offscreen platform has none.
    QWidget *target()
    {
        QWidget *top = QApplication::activeModalWidget() ? QApplication::activeModalWidget() : &window;
        if (QApplication::activeWindow() != top)
            QApplication::setActiveWindow(top);
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
        w.planning.found = one(Verdict::Red, {{Repair::SetRootSize, "100"}});
        auto *review = w.go<ReviewPage>();
        QVERIFY(review);
        QCOMPARE(w.planning.asked.size(), std::size_t(1));
        QVERIFY(!w.mayLaunch());
        QVERIFY(words(review).contains(QLatin1String("The root volume is too small.")));
        w.planning.found = one(Verdict::Green);
        QVERIFY(named(review, QStringLiteral("Use 100 GiB")));
        named(review, QStringLiteral("Use 100 GiB"))->click();
        QCOMPARE(w.wizard.plan().rootGiB, 100);
        QCOMPARE(w.planning.asked.size(), std::size_t(2));
        QCOMPARE(w.planning.asked.back().rootGiB, 100);
        QVERIFY(w.mayLaunch());
        w.wizard.button(QWizard::FinishButton)->click();
        QCOMPARE(w.planned.count(), 1);
    }

    void amberAsks() // M28
    {
        Wizard w;
        w.planning.found = one(Verdict::Amber);
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
        QCOMPARE(w.planning.asked.size(), std::size_t(1)); // nothing has changed
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
        w.planning.answer(one(Verdict::Green)); // too late
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
        QVERIFY(words(review).contains(QLatin1String("/h, "))); // per hour and per day
        const auto again = cluster::LaunchPlan::fromJson(w.wizard.plan().toJson());
        QVERIFY(again && *again == w.wizard.plan());
        QStringList roles;
        auto *table = review->findChild<DataTable *>();
        for (int row = 0; row < table->model()->rowCount(); ++row)
            roles << table->model()->index(row, 2).data().toString();
        QVERIFY(roles.join(QLatin1Char(' ')).contains(QLatin1String("head, locked"))); // B18
        QVERIFY(roles.join(QLatin1Char(' ')).contains(QLatin1String("worker, removable")));
    }

    void subnetsGroupsAndKeysAreThoseOfTheAccount() // B9, B10, A13, B14
    {
        Wizard w;
        auto *page = w.go<NetworkPage>();
        auto *subnet = field<QComboBox>(page, QStringLiteral("Subnet"));
        QVERIFY(subnet);
        QCOMPARE(subnet->count(), 3); // with the default
        QVERIFY(subnet->itemText(1).contains(QLatin1String("addresses free, public")));
        QVERIFY(subnet->itemText(2).contains(QLatin1String("private")));
        choose(subnet, QStringLiteral("subnet-p"));
        QCOMPARE(w.wizard.plan().subnet, std::string("subnet-p"));
        QVERIFY(words(page).contains(QLatin1String("2 addresses free, and 3 machines need one each")));
        auto *group = field<QComboBox>(page, QStringLiteral("Security group"));
        QCOMPARE(group->count(), 2); // those of other clusters are left out
        auto *repair = named(page, QStringLiteral("Add the rules that it lacks"));
        QVERIFY(!repair);
        choose(group, QStringLiteral("sg-0123456789abcdef0"));
        QVERIFY(words(page).contains(QLatin1String("lacks a rule for SSH from this computer")));
        repair = named(page, QStringLiteral("Add the rules that it lacks"));
        QVERIFY(repair);
        repair->click();
        QVERIFY(w.wizard.plan().repairGroup);
        auto *key = field<QComboBox>(page, QStringLiteral("Key"));
        auto *file = field<QLineEdit>(page, QStringLiteral("Key file"));
        QVERIFY(!file->isEnabled());
        choose(key, QStringLiteral("laptop"));
        QVERIFY(!w.wizard.button(QWizard::NextButton)->isEnabled()); // its file is needed
        QTest::keyClicks(file, QStringLiteral("/home/me/.ssh/laptop"));
        QVERIFY(w.wizard.button(QWizard::NextButton)->isEnabled());
        QCOMPARE(w.wizard.plan().keyName, std::string("laptop"));
        choose(key, QStringLiteral("made"));
        QCOMPARE(w.wizard.plan().keyFile + w.wizard.plan().keyName, std::string());
    }

    void aBucketIsChosenMadeOrLeftOut() // A2, A4, A14
    {
        Wizard w;
        auto *page = w.go<StoragePage>();
        auto *bucket = field<QComboBox>(page, QStringLiteral("Bucket"));
        auto *name = field<QLineEdit>(page, QStringLiteral("Its name"));
        auto *access = field<QComboBox>(page, QStringLiteral("How the machines reach it"));
        QVERIFY(bucket && name && access);
        QCOMPARE(bucket->count(), 5); // none, a new one, the account's two, one by its name
        QVERIFY(!name->isEnabled() && !access->isEnabled());
        QVERIFY(words(page).contains(QLatin1String("Without a bucket, data, checkpoints and results")));
        choose(bucket, QStringLiteral("lab-data"));
        QCOMPARE(w.wizard.plan().buckets, std::vector<std::string>{"lab-data"});
        QVERIFY(w.wizard.plan().needsRole() && !w.wizard.plan().makeBuckets);
        QVERIFY(words(page).contains(QLatin1String("The role may read and write this bucket")));
        QVERIFY(page->side().lines()->toPlainText().contains(QLatin1String("aws iam put-role-policy")));
        choose(bucket, QStringLiteral("(new)"));
        QVERIFY(w.wizard.plan().makeBuckets && w.wizard.button(QWizard::NextButton)->isEnabled());
        QVERIFY(name->text().startsWith(QLatin1String("trainyard-demo-")));
        name->clear();
        QTest::keyClicks(name, QStringLiteral("No Good"));
        QVERIFY(!w.wizard.button(QWizard::NextButton)->isEnabled());
        QVERIFY(words(page).contains(QLatin1String("is no name for a bucket")));
        choose(bucket, QStringLiteral("(named)"));
        QTest::keyClicks(name, QStringLiteral("of-a-friend"));
        QCOMPARE(w.wizard.plan().buckets, std::vector<std::string>{"of-a-friend"});
        access->setCurrentIndex(2);
        emit access->activated(2);
        QCOMPARE(w.wizard.plan().s3Access, cluster::NodeAccess::Bashrc);
        QVERIFY(words(page).contains(QLatin1String("a role needs none")));
        choose(bucket, QStringLiteral("(none)"));
        QVERIFY(w.wizard.plan().buckets.empty());
    }

    void bucketsThatCannotBeListedAreNamed() // A14
    {
        Wizard w;
        w.planning.owned = fail(ErrorCode::PermissionDenied, "s3:ListBuckets", "AccessDenied: Access Denied");
        auto *page = w.go<StoragePage>();
        QVERIFY(words(page).contains(QLatin1String("Access Denied")));
        auto *bucket = field<QComboBox>(page, QStringLiteral("Bucket"));
        QCOMPARE(bucket->count(), 3);
        choose(bucket, QStringLiteral("(named)"));
        QVERIFY(!w.wizard.button(QWizard::NextButton)->isEnabled());
        QTest::keyClicks(field<QLineEdit>(page, QStringLiteral("Its name")), QStringLiteral("known-to-me"));
        QVERIFY(w.wizard.button(QWizard::NextButton)->isEnabled());
    }

    void theWholeInternetNeedsATick() // B11, B13
    {
        Wizard w;
        auto *page = w.go<NetworkPage>();
        auto *from = field<QLineEdit>(page, QStringLiteral("SSH open to"));
        QCOMPARE(from->placeholderText(), QStringLiteral("this computer's address (203.0.113.7/32)"));
        QVERIFY(!named(page, QStringLiteral("I accept")));
        QTest::keyClicks(from, QStringLiteral("0.0.0.0/0"));
        QVERIFY(!w.wizard.button(QWizard::NextButton)->isEnabled());
        QVERIFY(named(page, QStringLiteral("I accept")));
        named(page, QStringLiteral("I accept"))->click();
        QVERIFY(w.wizard.plan().acceptExposure);
        QVERIFY(w.wizard.button(QWizard::NextButton)->isEnabled());
        named(page, QStringLiteral("Its neighbours too"))->click();
        QCOMPARE(w.wizard.plan().sshFrom, std::string("/24"));
        QCOMPARE(from->placeholderText(), QStringLiteral("203.0.113.0/24"));
    }

    void everyPortForEverybodyNeedsATickOfItsOwn() // B11
    {
        Wizard w;
        auto *page = w.go<NetworkPage>();
        QTest::keyClick(named(page, QStringLiteral("Every TCP port")), Qt::Key_Space);
        QVERIFY(w.wizard.plan().allTcpFromAnywhere);
        QVERIFY(!w.wizard.button(QWizard::NextButton)->isEnabled());
        named(page, QStringLiteral("I accept"))->click();
        QVERIFY(w.wizard.button(QWizard::NextButton)->isEnabled());
        QVERIFY(words(page).contains(QLatin1String("Every TCP port will be open to the whole Internet")));
        named(page, QStringLiteral("Every TCP port"))->click();
        QVERIFY(!w.wizard.plan().acceptExposure); // what was accepted was this
        choose(field<QComboBox>(page, QStringLiteral("Security group")), QStringLiteral("sg-0123456789abcdef0"));
        QVERIFY(!named(page, QStringLiteral("Every TCP port")));
    }

    void aSubnetWithoutPublicAddressesOffersToAskForThem() // B9
    {
        Wizard w;
        w.planning.choices.subnets[1].freeAddresses = 200;
        w.planning.choices.subnets[1].reachesInternet = true;
        auto *page = w.go<NetworkPage>();
        QVERIFY(!named(page, QStringLiteral("Ask for public addresses")));
        choose(field<QComboBox>(page, QStringLiteral("Subnet")), QStringLiteral("subnet-p"));
        QVERIFY(words(page).contains(QLatin1String("SSH could not reach them")));
        named(page, QStringLiteral("Ask for public addresses"))->click();
        QVERIFY(w.wizard.plan().publicAddress);
        QVERIFY(!words(page).contains(QLatin1String("SSH could not reach them")));
    }

    void quotasShowNeededUsedAndAllowedAndAskForMore() // A17
    {
        fake::FakePlanning planning;
        AllowanceDialog dialog(planning, {"us-east-1", "eu-west-1"}, "us-east-1", {});
        dialog.show();
        auto *table = dialog.findChildren<DataTable *>().back(); // the page that is shown stands last
        QTRY_COMPARE(table->model()->rowCount(), 3);
        QCOMPARE(table->model()->index(2, 5).data().toString(), QStringLiteral("too few"));
        dialog.showQuota("us-east-1", "L-DB2E81BA");
        QCOMPARE(table->currentId(), QStringLiteral("L-DB2E81BA"));
        QVERIFY(words(&dialog).contains(QLatin1String("8 vCPUs needed, 8 in use, 8 allowed")));
        QCOMPARE(dialog.findChild<QSpinBox *>()->value(), 16);
        named(&dialog, QStringLiteral("Ask for more"))->click();
        QVERIFY(planning.requests.empty()); // it says first what it does
        QVERIFY(words(&dialog).contains(QLatin1String("AWS will be asked for 16 vCPUs of G in us-east-1")));
        named(&dialog, QStringLiteral("Yes, ask AWS"))->click();
        QCOMPARE(planning.requests, std::vector<std::string>{"us-east-1 L-DB2E81BA 16"});
        QTRY_VERIFY(words(&dialog).contains(QLatin1String("PENDING")));
        dialog.showQuota("eu-west-1", "L-1216C47A");
        QCOMPARE(planning.quotaRegions.back(), std::string("eu-west-1"));
        QTRY_COMPARE(table->currentId(), QStringLiteral("L-1216C47A"));
    }

    void permissionsStandOnOnePage() // A16
    {
        fake::FakePlanning planning;
        AllowanceDialog dialog(planning, {"us-east-1"}, "us-east-1", {});
        dialog.show();
        dialog.showPermissions();
        auto *table = dialog.findChildren<DataTable *>().back(); // the page that is shown stands last
        QTRY_COMPARE(table->model()->rowCount(), 2);
        QCOMPARE(table->model()->index(1, 2).data().toString(), QStringLiteral("denied"));
        QVERIFY(table->model()->index(1, 3).data().toString().contains(QLatin1String("UnauthorizedOperation")));
    }

    void theMissingPolicyIsNamedAndRolesAreMade() // A9, A10, A11
    {
        fake::FakePlanning planning;
        AllowanceDialog dialog(planning, {"us-east-1"}, "us-east-1", {});
        dialog.show();
        dialog.showPolicies(cluster::Wizard::Emr);
        QCOMPARE(planning.wizards, std::vector{cluster::Wizard::Emr});
        auto *table = dialog.findChildren<DataTable *>().back(); // the page that is shown stands last
        QTRY_COMPARE(table->model()->rowCount(), 2);
        QCOMPARE(table->model()->index(0, 1).data().toString(), QStringLiteral("obsolete"));
        QVERIFY(
            table->model()->index(0, 3).data().toString().endsWith(QLatin1String("AmazonElasticMapReduceFullAccess")));
        QCOMPARE(table->model()->index(1, 1).data().toString(), QStringLiteral("missing"));
        auto *commands = dialog.findChild<QPlainTextEdit *>();
        QTRY_VERIFY(commands->toPlainText().contains(QLatin1String("aws iam create-role --role-name EMR_DefaultRole")));
        auto *efs = dialog.findChild<QCheckBox *>();
        QVERIFY(!efs->isEnabled()); // there is no role yet
        named(&dialog, QStringLiteral("Make what is missing"))->click();
        QVERIFY(!planning.haveRoles); // a second click does it
        named(&dialog, QStringLiteral("Yes, make them"))->click();
        QTRY_VERIFY(words(&dialog).contains(QLatin1String("EMR's default roles are there.")));
        QVERIFY(efs->isEnabled() && !named(&dialog, QStringLiteral("Make what is missing"))->isEnabled());
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
        k.fakes.operations.start("Launching cards",
                                 [error](std::stop_token, const ProgressSink &) -> Status { return fail(error); });
        auto *drawer = k.window.findChild<OperationsDrawer *>();
        QTRY_VERIFY(named(drawer, QStringLiteral("Show quota")));
        named(drawer, QStringLiteral("Show quota"))->click();
        auto *dialog = k.window.findChild<AllowanceDialog *>();
        QVERIFY(dialog);
        QCOMPARE(k.fakes.planning.quotaRegions.back(), std::string("eu-west-1"));
        QTRY_COMPARE(dialog->findChildren<DataTable *>().back()->currentId(), QStringLiteral("L-DB2E81BA"));
    }

    void aRefusedZoneIsSaidWithTheOneThatIsTriedNext() // B22: two zones are full, the third is used
    {
        Keyboard k;
        k.fakes.operations.start("Launching demo", [](std::stop_token, const ProgressSink &sink) -> Status {
            for (const char *zone : {"us-east-1a", "us-east-1b"})
                sink({std::string("attempt c5.xlarge in ") + zone, "AWS had none free", "worker-1", StepState::Skipped,
                      -1, std::string("c5.xlarge in ") + zone + ": InsufficientInstanceCapacity"});
            sink({"run-instances", "Asking for machines", "worker-1", StepState::Done, -1, "i-1 in us-east-1c"});
            return {};
        });
        auto *drawer = k.window.findChild<OperationsDrawer *>();
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
        k.fakes.planning.found = one(Verdict::Amber);
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
        k.press(Qt::Key_Return); // a warning stands in the way
        QVERIFY(k.fakes.clusters.launched.empty());
        k.press(Qt::Key_W, Qt::AltModifier);
        QTRY_VERIFY(wizard->button(QWizard::FinishButton)->isEnabled()); // a button's key works after a moment
        k.press(Qt::Key_Return);
        QCOMPARE(k.fakes.clusters.launched.size(), std::size_t(1));
        QCOMPARE(k.fakes.clusters.launched[0].name, std::string("by-keys"));
        QCOMPARE(k.fakes.clusters.launched[0].sshFrom, std::string("198.51.100.0/24"));
        // There was no capacity: the same plan is changed, not begun anew (M23).
        auto *drawer = k.window.findChild<OperationsDrawer *>();
        QTRY_VERIFY(named(drawer, QStringLiteral("Choose another place")));
        named(drawer, QStringLiteral("Choose another place"))->click();
        QTRY_VERIFY(k.open<LaunchWizard>());
        QCOMPARE(k.open<LaunchWizard>()->plan(), k.fakes.clusters.launched[0]);
    }

    void everyFieldOfTheNewPagesIsReachedByTab()
    {
        Wizard w;
        auto *page = w.go<NetworkPage>();
        QApplication::setActiveWindow(&w.wizard);
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
