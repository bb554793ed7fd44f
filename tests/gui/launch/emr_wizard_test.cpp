// The wizard for EMR clusters: every field reaches the plan, problems are at their fields, and what the account lacks is
// seen before anything is requested, also of a stack. Fake services.
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QtTest/QTest>

#include "backend/cluster/emr/plan/emr_fields.h"
#include "gui/widgets/theme/theme.h"
#include "tests/gui/support/looks.h"
#include "tests/gui/support/managed_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace trainyard::gui::fake;
using cluster::EmrPlan;

namespace {

/// The account has EMR's default roles.
void withRoles(Fakes &fakes)
{
    fakes.planning.haveRoles = true;
}

} // namespace

class EmrWizardTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void thePagesAreThoseOfTheConsole() // C1
    {
        EmrFixture f(goodEmr());
        QStringList titles;
        for (const int id : f.wizard->pageIds())
            titles << f.wizard->page(id)->accessibleName();
        QCOMPARE(titles.join(QStringLiteral(", ")),
                 QStringLiteral("Release and applications, Machines and root volume, Image and bootstrap, Shared file "
                                "system, Security and roles, Logs and limits, Review"));
        for (const int id : f.wizard->pageIds()) { // each page shows the equivalent AWS CLI commands
            const auto lines = f.wizard->page(id)->findChildren<QPlainTextEdit *>();
            QVERIFY(std::ranges::any_of(
                lines, [](auto *edit) { return edit->toPlainText().contains(QLatin1String("emr create-cluster")); }));
        }
    }

    void everyFieldOfThePlanHasAPlaceInTheWizard()
    {
        EmrFixture f(goodEmr());
        QStringList missing;
        forEachField(cluster::kEmrFields, [&](const auto &line) {
            if (!f.wizard->edits(line.field()))
                missing << QLatin1String(line.name.file);
        });
        QCOMPARE(missing.join(QStringLiteral(", ")), QString());
    }

    void everyFieldReachesThePlan() // C2 to C9, C11 to C16, C24
    {
        EmrFixture f(goodEmr(), withRoles);
        EmrPlan expected = goodEmr();
        fillSoftwareAndMachines(f, expected);
        fillImageAndFileSystem(f, expected);
        fillSecurityAndLimits(f, expected);
        auto *review = f.go("Review");
        QVERIFY2(f.wizard->plan() == expected, f.wizard->plan().toJson().c_str());
        QCOMPARE(f.wizard->problems().size(), std::size_t(0));
        QVERIFY(f.mayFinish());
        QVERIFY(words(review).contains(QLatin1String("Nothing is known that EMR would refuse")));
        // Back and forth: nothing is lost, and no page changes the plan.
        while (f.wizard->currentId() != f.wizard->pageIds().front())
            f.wizard->back();
        f.go("Review");
        QVERIFY2(f.wizard->plan() == expected, f.wizard->plan().toJson().c_str());
        f.wizard->button(QWizard::FinishButton)->click();
        QCOMPARE(f.accepted->count(), 1);
    }

    void releasesAndApplicationsAreThoseOfTheRegion() // C2, C3, C4
    {
        EmrFixture f(goodEmr());
        QWidget *page = f.wizard->currentPage();
        auto *release = field<IdBox>(page, QStringLiteral("Release"));
        QCOMPARE(release->count(), 2);
        QCOMPARE(release->itemText(0), QStringLiteral("emr-7.5.0"));
        QCOMPARE(release->itemText(1), QStringLiteral("emr-5.8.0: no Amazon Linux updates")); // C2
        QVERIFY(words(page).contains(QLatin1String("The newest release is emr-7.5.0")));
        auto *list = field<QListWidget>(page, QStringLiteral("Applications of the release"));
        QVERIFY(list);
        QCOMPARE(list->count(), 3);
        QCOMPARE(list->item(0)->text(), QStringLiteral("Hadoop 3.4.0"));
        QCOMPARE(list->item(0)->checkState(), Qt::Checked);
        list->item(1)->setCheckState(Qt::Checked);
        QCOMPARE(f.wizard->plan().applications, (std::vector<std::string>{"Hadoop", "Spark"}));
        QCOMPARE(field<QLineEdit>(page, QStringLiteral("Applications"))->text(), QStringLiteral("Hadoop, Spark"));
        list->item(0)->setCheckState(Qt::Unchecked);
        QCOMPARE(problemsOn(page).filter(QStringLiteral("Hadoop must be among the applications")).size(), 1);
        QVERIFY(!f.mayGoOn());
        retype(page, QStringLiteral("Applications"), QStringLiteral("Hadoop Flink"));
        QCOMPARE(problemsOn(page).filter(QStringLiteral("has no application \"Flink\"")).size(), 1);
        retype(page, QStringLiteral("Applications"), QStringLiteral("Hadoop Hue"));
        QCOMPARE(list->item(2)->checkState(), Qt::Checked);
        choose(release, 1); // emr-5.8.0: Hue is known to prevent its start
        QCOMPARE(f.fakes.managed.offersAsked.back(), std::string("emr-5.8.0"));
        QVERIFY(messagesOn(page).join(QString()).contains(QLatin1String("may stay in the state STARTING")));
    }

    void aSmallRootVolumeIsRefusedWithTheReason() // C6
    {
        EmrFixture f(goodEmr());
        auto *page = f.go("Machines and root volume");
        field<QSpinBox>(page, QStringLiteral("Root volume"))->setValue(50);
        QCOMPARE(problemsOn(page).filter(QStringLiteral("the cluster may fail to start")).size(), 1);
        QVERIFY(!f.mayGoOn());
        field<QSpinBox>(page, QStringLiteral("Root volume"))->setValue(51);
        QCOMPARE(problemsOn(page), QStringList());
        page->findChild<DataTable *>()->selectId(QStringLiteral("c5.2xlarge")); // not in EMR's list
        QCOMPARE(problemsOn(page).filter(QStringLiteral("EMR does not offer c5.2xlarge")).size(), 1);
        QVERIFY(!f.mayGoOn());
    }

    void aFileSystemBringsItsSecurityGroups() // C13, C22
    {
        EmrFixture f(goodEmr());
        auto *page = f.go("Shared file system");
        choose(field<IdBox>(page, QStringLiteral("File system")), 0);
        QCOMPARE(f.wizard->plan().additionalMasterGroups, std::vector<std::string>{kNfsGroup});
        QCOMPARE(f.wizard->plan().additionalSlaveGroups, std::vector<std::string>{kNfsGroup});
        QCOMPARE(problemsOn(page).filter(QStringLiteral("choose a subnet")).size(), 1);
        choose(field<IdBox>(page, QStringLiteral("Subnet")), 1); // in a zone without a mount target
        QCOMPARE(problemsOn(page).filter(QStringLiteral("no mount target in us-east-1b")).size(), 1);
        QVERIFY(!f.mayGoOn());
        choose(field<IdBox>(page, QStringLiteral("Subnet")), 0);
        QCOMPARE(problemsOn(page), QStringList());
        QVERIFY(f.mayGoOn());
        click(page, QStringLiteral("Let the nodes' role"));
        QVERIFY(f.wizard->plan().attachEfsPolicy);
        retype(page, QStringLiteral("File system"), QStringLiteral("f"));
        QTest::keyClick(field<IdBox>(page, QStringLiteral("File system"))->lineEdit(), Qt::Key_Backspace);
        QVERIFY(!f.wizard->plan().attachEfsPolicy); // it is for a file system only
    }

    void missingRolesAreMadeOnlyOnRequest() // C14
    {
        EmrFixture f(goodEmr());
        auto *page = f.go("Security and roles");
        QCOMPARE(problemsOn(page).filter(QStringLiteral("has no role EMR_DefaultRole")).size(), 1);
        QCOMPARE(problemsOn(page).filter(QStringLiteral("has no role EMR_EC2_DefaultRole")).size(), 1);
        QVERIFY(!f.mayGoOn());
        click(page, QStringLiteral("Create the default roles"));
        QVERIFY(f.wizard->plan().makeRoles);
        QCOMPARE(problemsOn(page), QStringList());
        QVERIFY(f.mayGoOn());
        QVERIFY(!f.fakes.planning.haveRoles); // nothing was created
    }

    void theLogsAreNeeded() // C15
    {
        EmrPlan plan = goodEmr();
        plan.logUri.clear();
        EmrFixture f(plan, withRoles);
        auto *page = f.go("Logs and limits");
        QCOMPARE(problemsOn(page).filter(QStringLiteral("A folder for the logs is needed")).size(), 1);
        QVERIFY(!f.mayGoOn());
        choose(field<IdBox>(page, QStringLiteral("Logs")), 0);
        QCOMPARE(f.wizard->plan().logUri, std::string("s3://lab-data/emr-logs"));
        QVERIFY(f.mayGoOn());
        auto *tags = field<QLineEdit>(page, QStringLiteral("Tags"));
        retype(tags, QStringLiteral("team"));
        QCOMPARE(problemsOn(page).filter(QStringLiteral("name=value")).size(), 1);
        QVERIFY(!f.mayGoOn());
        QTest::keyClicks(tags, QStringLiteral("=vision"));
        QVERIFY(f.mayGoOn());
        QCOMPARE(f.wizard->plan().tags, (std::map<std::string, std::string>{{"team", "vision"}}));
    }

    void whatEmrWouldRefuseIsShownBeforeTheRequest() // C8
    {
        EmrFixture f(goodEmr(), withRoles);
        cluster::EmrFindings found;
        found.refusals = {Sentence::verbatim("The image is for Amazon Linux 2.")};
        found.warnings = {Sentence::verbatim("The bucket is in eu-west-1.")};
        f.fakes.managed.findings = found;
        auto *page = f.go("Review");
        QCOMPARE(f.fakes.managed.findingsAsked.size(), std::size_t(1));
        QVERIFY(words(page).contains(QLatin1String("The image is for Amazon Linux 2.")));
        QVERIFY(!f.mayFinish());
        found.refusals.clear();
        f.fakes.managed.findings = found;
        click(page, QStringLiteral("Check again"));
        QVERIFY(words(page).contains(QLatin1String("The bucket is in eu-west-1."))); // E28
        QVERIFY(f.mayFinish());
        f.fakes.managed.findings = fail(ErrorCode::PermissionDenied, "iam:GetRole", "AccessDenied");
        click(page, QStringLiteral("Check again"));
        QVERIFY(words(page).contains(QLatin1String("AccessDenied")));
        QVERIFY(f.mayFinish()); // EMR decides
        f.wizard->button(QWizard::FinishButton)->click();
        QCOMPARE(f.accepted->count(), 1);
    }

    void ofAStackItIsShownToo() // E28
    {
        StackFixture f(goodStack());
        f.fakes.managed.warnings = std::vector<Sentence>{Sentence::verbatim("The bucket lab-data is in eu-west-1.")};
        auto *review = f.go("Review");
        QCOMPARE(f.fakes.managed.warningsAsked.size(), std::size_t(1));
        QVERIFY(words(review).contains(QLatin1String("The bucket lab-data is in eu-west-1.")));
        click(review, QStringLiteral("The stack may create IAM roles"));
        QVERIFY(f.mayFinish()); // it is no reason against the stack
        f.wizard->back();
        f.go("Review");
        QCOMPARE(f.fakes.managed.warningsAsked.size(), std::size_t(1)); // the same plan
        f.fakes.managed.warnings = fail(ErrorCode::PermissionDenied, "s3:HeadBucket", "AccessDenied");
        while (f.wizard->currentPage()->accessibleName() != QLatin1String("Machines"))
            f.wizard->back();
        field<QSpinBox>(f.wizard->currentPage(), QStringLiteral("Workers"))->setValue(2);
        QVERIFY(words(f.go("Review")).contains(QLatin1String("AccessDenied")));
        QVERIFY(f.mayFinish()); // CloudFormation decides
    }

    void theFirstPageIsAChecklist() // D23
    {
        EmrFixture f(goodEmr());
        QCOMPARE(f.fakes.managed.checklistsAsked.size(), std::size_t(1));
        QVERIFY(!f.fakes.managed.checklistsAsked.back().createsFileSystem);
        QVERIFY(words(f.wizard->currentPage()).contains(QLatin1String("The profile team has access.")));
    }

    void theWholeWizardWorksByKeyboard()
    {
        EmrFixture f(goodEmr(), withRoles);
        QVERIFY(QTest::qWaitForWindowExposed(f.wizard.get()));
        for (qsizetype page = 0; page < f.wizard->pageIds().size(); ++page) // the last page requests
            QTest::keyClick(f.wizard.get(), Qt::Key_Return);
        QCOMPARE(f.accepted->count(), 1);
    }

    void eachKeyMeansOneAction()
    {
        EmrFixture f(goodEmr());
        for (;; f.wizard->next()) {
            QCOMPARE(ambiguousKeys(*f.wizard).join(QLatin1Char(';')), QString());
            if (f.wizard->nextId() < 0)
                break;
        }
    }

private:
    static void fillSoftwareAndMachines(EmrFixture &f, EmrPlan &expected)
    {
        QWidget *page = f.wizard->currentPage();
        retype(page, QStringLiteral("Name"), QStringLiteral("vision"));
        choose(field<IdBox>(page, QStringLiteral("Release")), 0);
        retype(page, QStringLiteral("Applications"), QStringLiteral("Hadoop, Spark"));
        expected.name = "vision";
        expected.releaseLabel = "emr-7.5.0";
        expected.applications = {"Hadoop", "Spark"};
        page = f.go("Machines and root volume");
        field<QSpinBox>(page, QStringLiteral("Core nodes (workers)"))->setValue(3);
        page->findChild<DataTable *>()->selectId(QStringLiteral("m5.2xlarge"));
        retype(page, QStringLiteral("Type of the core nodes"), QStringLiteral("m5.xlarge"));
        field<QSpinBox>(page, QStringLiteral("Task nodes"))->setValue(2);
        retype(page, QStringLiteral("Type of the task nodes"), QStringLiteral("g4dn.xlarge"));
        click(page, QStringLiteral("Task nodes are Spot machines"));
        field<QDoubleSpinBox>(page, QStringLiteral("Maximum Spot price"))->setValue(0.2);
        field<QSpinBox>(page, QStringLiteral("Root volume"))->setValue(80);
        expected.workers = 3;
        expected.masterType = "m5.2xlarge";
        expected.coreType = "m5.xlarge";
        expected.taskNodes = 2;
        expected.taskType = "g4dn.xlarge";
        expected.spot = true;
        expected.maxPriceUsd = 0.2;
        expected.rootGiB = 80;
    }
    static void fillImageAndFileSystem(EmrFixture &f, EmrPlan &expected)
    {
        auto *page = f.go("Image and bootstrap");
        retype(page, QStringLiteral("Custom image"), QStringLiteral("ami-0123456789abcdef0"));
        retype(page, QStringLiteral("Folder for the scripts"), QStringLiteral("s3://lab-data/scripts"));
        expected.customImage = "ami-0123456789abcdef0";
        expected.scriptsUri = "s3://lab-data/scripts";
        page = f.go("Shared file system");
        choose(field<IdBox>(page, QStringLiteral("File system")), 0);
        choose(field<IdBox>(page, QStringLiteral("Subnet")), 0);
        click(page, QStringLiteral("Let the nodes' role"));
        expected.fileSystem = kFileSystem;
        expected.subnet = kSubnetA;
        expected.attachEfsPolicy = true;
    }
    static void fillSecurityAndLimits(EmrFixture &f, EmrPlan &expected)
    {
        auto *page = f.go("Security and roles");
        retype(page, QStringLiteral("Allow SSH from"), QStringLiteral("0.0.0.0/0"));
        click(page, QStringLiteral("I accept"));
        choose(field<QComboBox>(page, QStringLiteral("Key")), QStringLiteral("laptop"));
        retype(page, QStringLiteral("Key file"), QStringLiteral("/home/me/.ssh/laptop"));
        choose(field<IdBox>(page, QStringLiteral("Managed group of the master")), 0);
        choose(field<IdBox>(page, QStringLiteral("Managed group of the others")), 0);
        choose(field<IdBox>(page, QStringLiteral("Service access group")), 0);
        retype(page, QStringLiteral("Additional groups of the master"), QStringLiteral("sg-0aaaaaaaaaaaaaaa0"));
        retype(page, QStringLiteral("Additional groups of the others"),
               QStringLiteral("sg-0aaaaaaaaaaaaaaa0, sg-0bbbbbbbbbbbbbbb0"));
        click(page, QStringLiteral("Create the default roles"));
        expected.sshFrom = "0.0.0.0/0";
        expected.acceptExposure = true;
        expected.keyName = "laptop";
        expected.keyFile = "/home/me/.ssh/laptop";
        expected.masterGroup = expected.slaveGroup = expected.serviceGroup = "sg-0123456789abcdef0";
        expected.additionalMasterGroups = {"sg-0aaaaaaaaaaaaaaa0"};
        expected.additionalSlaveGroups = {"sg-0aaaaaaaaaaaaaaa0", "sg-0bbbbbbbbbbbbbbb0"};
        expected.makeRoles = true;
        // Roles of the user's own are not created.
        retype(page, QStringLiteral("Service role"), QStringLiteral("LabEmr"));
        retype(page, QStringLiteral("Instance profile"), QStringLiteral("LabEmrNodes"));
        QVERIFY(problemsOn(page).join(QString()).contains(QLatin1String("Only the default roles")));
        click(page, QStringLiteral("Create the default roles"));
        expected.serviceRole = "LabEmr";
        expected.instanceProfile = "LabEmrNodes";
        expected.makeRoles = false;
        page = f.go("Logs and limits");
        retype(page, QStringLiteral("Logs"), QStringLiteral("s3://lab-data/logs"));
        field<QSpinBox>(page, QStringLiteral("EMR ends it when unused for"))->setValue(45);
        click(page, QStringLiteral("Termination protection"));
        retype(page, QStringLiteral("Tags"), QStringLiteral("team=vision"));
        field<QDoubleSpinBox>(page, QStringLiteral("Terminate after"))->setValue(3);
        field<QSpinBox>(page, QStringLiteral("Or when idle for"))->setValue(30);
        field<QDoubleSpinBox>(page, QStringLiteral("Budget of the cluster"))->setValue(500);
        field<QComboBox>(page, QStringLiteral("At the limit"))->setCurrentIndex(2);
        expected.logUri = "s3://lab-data/logs";
        expected.emrIdle = std::chrono::minutes(45);
        expected.protect = true;
        expected.tags = {{"team", "vision"}};
        expected.deadline = std::chrono::hours(3);
        expected.idle = std::chrono::minutes(30);
        expected.budget = {500, cluster::BudgetAction::Terminate};
    }
};

QTEST_MAIN(EmrWizardTest)
#include "emr_wizard_test.moc"
