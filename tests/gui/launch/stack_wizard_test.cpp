// The wizard for dynamic training stacks: every field reaches the plan, problems are at their fields, and what it creates
// needs a permission that is given by hand. Fake services.
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QtTest/QTest>

#include "backend/cluster/stack/plan/stack_fields.h"
#include "backend/cluster/stack/plan/template_blockers.h"
#include "backend/cluster/stack/prepare/prepare_data.h"
#include "gui/text/format.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/stack/template_dialog.h"
#include "tests/gui/support/looks.h"
#include "tests/gui/support/managed_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace trainyard::gui::fake;
using cluster::StackPlan;

class StackWizardTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void thePagesAreThoseOfTheWalkthrough() // D1
    {
        StackFixture f(goodStack());
        QStringList titles;
        for (const int id : f.wizard->pageIds())
            titles << f.wizard->page(id)->accessibleName();
        QCOMPARE(
            titles.join(QStringLiteral(", ")),
            QStringLiteral("Name and image, Machines, Shared file system, Data preparation script, Access, Limits, "
                           "Review"));
        for (const int id : f.wizard->pageIds()) { // each page shows the equivalent AWS CLI commands
            const auto lines = f.wizard->page(id)->findChildren<QPlainTextEdit *>();
            QVERIFY(std::ranges::any_of(lines, [](auto *edit) {
                return edit->toPlainText().contains(QLatin1String("cloudformation create-stack"));
            }));
        }
    }

    void theFirstPageIsAChecklist() // D23
    {
        using cluster::ChecklistItem, cluster::ChecklistState;
        const cluster::ChecklistLine access{ChecklistItem::Access, "", ChecklistState::Done,
                                            say("The profile %1 belongs to the account %2.", "lab", 1), ""};
        const cluster::ChecklistLine package{ChecklistItem::Package, "", ChecklistState::Open,
                                             Sentence::verbatim("The runtime is not there."), ""};
        StackFixture f(goodStack(), [&](Fakes &fakes) { fakes.managed.checklistLines = std::vector{access, package}; });
        QWidget *page = f.wizard->currentPage();
        const auto &requests = f.fakes.managed.checklistsAsked;
        QCOMPARE(requests.size(), std::size_t(1));
        QVERIFY(requests.back().createsFileSystem && requests.back().fileSystem.empty());
        for (const char *expected : {"Before you begin", "Access to the account", "belongs to the account 1",
                                     "Training package", "The runtime is not there.", "Something is missing."})
            QVERIFY2(words(page).contains(QLatin1String(expected)), expected);
        QVERIFY(f.mayGoOn()); // what would fail is a problem at its field
        retype(page, QStringLiteral("Name"), QStringLiteral("another"));
        QCOMPARE(requests.size(), std::size_t(1)); // the name changes nothing
        f.fakes.managed.checklistLines = std::vector{access};
        click(page, QStringLiteral("Check again"));
        QCOMPARE(requests.size(), std::size_t(2));
        QVERIFY(!words(page).contains(QLatin1String("The runtime is not there.")));
        QVERIFY(!words(page).contains(QLatin1String("Something is missing.")));

        auto *systems = f.go("Shared file system");
        retype(systems, QStringLiteral("File system"), QStringLiteral("fs-0fedcba9876543210"));
        QCOMPARE(requests.size(), std::size_t(2)); // not with every key
        f.wizard->setScript("print(1)\n");
        while (f.wizard->currentPage() != page)
            f.wizard->back();
        QCOMPARE(requests.size(), std::size_t(3));
        QCOMPARE(requests.back().fileSystem, std::string("fs-0fedcba9876543210"));
        QCOMPARE(requests.back().script, f.wizard->plan().prepareScript);
        QCOMPARE(requests.back().scriptText.value_or(""), std::string("print(1)\n"));
        f.fakes.managed.checklistLines = fail(ErrorCode::CredentialsExpired, "sts", "the key is not valid");
        click(page, QStringLiteral("Check again"));
        QVERIFY(words(page).contains(text::message(f.fakes.managed.checklistLines.error())));
        QVERIFY(!words(page).contains(QLatin1String("belongs to the account 1")));
    }

    void everyFieldOfThePlanHasAPlaceInTheWizard()
    {
        StackFixture f(goodStack());
        QStringList missing;
        forEachField(cluster::kStackFields, [&](const auto &line) {
            if (!f.wizard->edits(line.field()))
                missing << QLatin1String(line.name.file);
        });
        QCOMPARE(missing.join(QStringLiteral(", ")), QString());
    }

    void everyFieldReachesThePlan() // D2 to D11, D14, D17, D20
    {
        StackFixture f(goodStack());
        StackPlan expected = goodStack();
        fillNameAndMachines(f, expected);
        fillFileSystemAndScript(f, expected);
        fillAccessAndLimits(f, expected);
        auto *review = f.go("Review");
        QVERIFY(!f.mayFinish());
        click(review, QStringLiteral("The stack may create IAM roles"));
        expected.acknowledgeIam = true;
        QVERIFY2(f.wizard->plan() == expected, f.wizard->plan().toJson().c_str());
        QCOMPARE(problemsOn(review), QStringList());
        QVERIFY(f.mayFinish());
        // Back and forth: nothing is lost, and no page changes the plan.
        while (f.wizard->currentId() != f.wizard->pageIds().front())
            f.wizard->back();
        f.go("Review");
        QVERIFY2(f.wizard->plan() == expected, f.wizard->plan().toJson().c_str());
        f.wizard->button(QWizard::FinishButton)->click();
        QCOMPARE(f.accepted->count(), 1);
    }

    void aBadNameIsReportedUnderItsFieldWhileTyping() // D2
    {
        StackFixture f(goodStack());
        QWidget *page = f.wizard->currentPage();
        retype(page, QStringLiteral("Name"), QStringLiteral("Not A Name"));
        QCOMPARE(problemsOn(page).filter(QStringLiteral("Not A Name")).size(), 1);
        QVERIFY(!f.mayGoOn());
        retype(page, QStringLiteral("Name"), QStringLiteral("good-name"));
        QCOMPARE(problemsOn(page), QStringList());
        QVERIFY(f.mayGoOn());
    }

    void problemsAreAtTheirFields()
    {
        StackFixture f(goodStack());
        auto *page = f.go("Machines");
        field<QSpinBox>(page, QStringLiteral("At least"))->setValue(5);
        QCOMPARE(problemsOn(page), QStringList(QStringLiteral("Too large: at most 1.")));
        QVERIFY(!f.mayGoOn());
        field<QSpinBox>(page, QStringLiteral("At least"))->setValue(1);
        QVERIFY(f.mayGoOn());
        page = f.go("Access");
        retype(page, QStringLiteral("VPC"), QLatin1String(kVpc));
        QCOMPARE(problemsOn(page).size(), 2); // both subnets
        QVERIFY(problemsOn(page).front().contains(QLatin1String("needs a subnet for the master")));
        QVERIFY(!f.mayGoOn());
        retype(page, QStringLiteral("Permissions boundary"), QStringLiteral("nonsense"));
        QCOMPARE(problemsOn(page).size(), 3);
    }

    void aRegionThatIsFullOfVpcsIsSeenBeforeAnythingIsMade() // D22
    {
        StackFixture f(goodStack(), [](Fakes &fakes) { fakes.managed.use = cluster::NetworkUse{5, 0, 5, 5}; });
        auto *page = f.go("Access");
        QCOMPARE(problemsOn(page).filter(QStringLiteral("as many VPCs as the quota allows (5)")).size(), 1);
        QVERIFY(!f.mayGoOn());
        auto *vpc = field<IdBox>(page, QStringLiteral("VPC"));
        QCOMPARE(vpc->count(), 1);
        choose(vpc, 0);
        QCOMPARE(f.wizard->plan().vpc, std::string(kVpc));
        choose(field<IdBox>(page, QStringLiteral("Subnet of the master")), 0);
        choose(field<IdBox>(page, QStringLiteral("Subnet of the workers")), 1);
        QCOMPARE(problemsOn(page), QStringList());
        QVERIFY(f.mayGoOn());
    }

    void aFileSystemOfAnotherVpcIsRefused() // D3, E rows of mount targets
    {
        StackFixture f(goodStack());
        auto *page = f.go("Shared file system");
        choose(field<IdBox>(page, QStringLiteral("File system")), 0);
        QCOMPARE(f.wizard->plan().fileSystem, std::string(kFileSystem));
        QCOMPARE(problemsOn(page).size(), 1);
        QVERIFY(problemsOn(page).front().contains(QLatin1String(kVpc)));
        QVERIFY(!f.mayGoOn());
        retype(page, QStringLiteral("File system"), QStringLiteral("fs-0fedcba9876543210")); // that is not known
        QCOMPARE(problemsOn(page), QStringList());
        QVERIFY(f.mayGoOn());
    }

    void aScriptBeginsWithATemplateAndIsChecked() // D10
    {
        StackFixture f(goodStack());
        auto *page = f.go("Data preparation script");
        auto *list = field<QComboBox>(page, QStringLiteral("Begin with the template"));
        const auto &templates = cluster::prepareScriptTemplates();
        QVERIFY(!templates.empty());
        QCOMPARE(list->count(), int(templates.size()) + 1);
        choose(list, QString::fromStdString(templates.front().name));
        QCOMPARE(f.wizard->script(), templates.front().text);
        f.fakes.managed.scriptCheck =
            fail(ErrorCode::InvalidArgument, "prepare-data", "the script has an error: line 3");
        auto *editor = field<QPlainTextEdit>(page, QStringLiteral("Script"));
        QVERIFY(editor);
        editor->setPlainText(QStringLiteral("def f(:\n"));
        QVERIFY(f.mayGoOn()); // not checked yet
        click(page, QStringLiteral("Check syntax"));
        QCOMPARE(f.fakes.managed.checkedScripts.back(), std::string("def f(:\n"));
        QCOMPARE(problemsOn(page), QStringList(QStringLiteral("the script has an error: line 3")));
        QVERIFY(!f.mayGoOn());
        editor->setPlainText(QStringLiteral("print(1)\n")); // the verdict on another text is void
        QCOMPARE(problemsOn(page), QStringList());
        f.fakes.managed.scriptCheck = {};
        click(page, QStringLiteral("Check syntax"));
        QVERIFY(messagesOn(page).filter(QStringLiteral("Python accepts the script")).size() == 1);
        retype(page, QStringLiteral("Path on the machines"), QStringLiteral("/tmp/prepare.py"));
        QCOMPARE(problemsOn(page).filter(QStringLiteral("/myEFSvolume/")).size(), 1);
        QVERIFY(!f.mayGoOn());
        f.go("Review");
        while (f.wizard->currentPage() != page)
            f.wizard->back();
        QCOMPARE(editor->toPlainText(), QStringLiteral("print(1)\n"));
    }

    void aScriptIsCheckedWithoutAClickWhenTypingPauses() // D10
    {
        StackFixture f(goodStack());
        auto *page = f.go("Data preparation script");
        field<QPlainTextEdit>(page, QStringLiteral("Script"))->setPlainText(QStringLiteral("x = 1\n"));
        QVERIFY(f.fakes.managed.checkedScripts.empty());
        QTRY_COMPARE(f.fakes.managed.checkedScripts, std::vector<std::string>{"x = 1\n"});
    }

    void aComputerWithoutPythonDoesNotPreventAScript() // D10
    {
        StackFixture f(goodStack());
        f.fakes.managed.scriptCheck = fail(ErrorCode::Unsupported, "prepare-data", "python3 is not installed");
        auto *page = f.go("Data preparation script");
        field<QPlainTextEdit>(page, QStringLiteral("Script"))->setPlainText(QStringLiteral("x = 1\n"));
        click(page, QStringLiteral("Check syntax"));
        QCOMPARE(problemsOn(page), QStringList());
        QVERIFY(f.mayGoOn());
    }

    void theStackIsCreatedOnlyWithThePermissionForRoles() // D14: capabilities
    {
        StackFixture f(goodStack());
        auto *page = f.go("Review");
        QVERIFY(!f.mayFinish());
        f.wizard->accept();
        QCOMPARE(f.accepted->count(), 0);
        QCOMPARE(problemsOn(page).size(), 1);
        click(page, QStringLiteral("The stack may create IAM roles"));
        QVERIFY(f.mayFinish());
        QVERIFY(words(page).contains(QLatin1String("The NAT gateway costs"))); // the notes
        QVERIFY(words(page).contains(QLatin1String("/day")));
        auto *table = page->findChild<DataTable *>();
        QVERIFY(table->model()->rowCount() >= 8);
        f.wizard->button(QWizard::FinishButton)->click();
        QCOMPARE(f.accepted->count(), 1);
    }

    void anotherRegionForgetsThePlacesOfTheFirst()
    {
        StackPlan plan = goodStack();
        plan.fileSystem = kFileSystem;
        plan.vpc = kVpc;
        plan.masterSubnet = plan.workerSubnet = kSubnetA;
        plan.existingMountTarget = true;
        plan.zone = "us-east-1a";
        StackFixture f(plan);
        auto *region = field<QComboBox>(f.wizard->currentPage(), QStringLiteral("Region"));
        choose(region, QStringLiteral("us-west-2"));
        StackPlan expected = goodStack();
        expected.region = "us-west-2";
        QVERIFY2(f.wizard->plan() == expected, f.wizard->plan().toJson().c_str());
    }

    void theWholeWizardWorksByKeyboard()
    {
        StackFixture f(goodStack());
        QVERIFY(QTest::qWaitForWindowExposed(f.wizard.get()));
        for (qsizetype page = 1; page < f.wizard->pageIds().size(); ++page)
            QTest::keyClick(f.wizard.get(), Qt::Key_Return);
        QCOMPARE(f.wizard->currentPage()->accessibleName(), QStringLiteral("Review"));
        QTest::keyClick(f.wizard.get(), Qt::Key_Return); // without the permission
        QCOMPARE(f.accepted->count(), 0);
        auto *consent = named(f.wizard->currentPage(), QStringLiteral("The stack may create IAM roles"));
        consent->setFocus();
        QTest::keyClick(consent, Qt::Key_Space);
        QTest::keyClick(f.wizard.get(), Qt::Key_Return);
        QCOMPARE(f.accepted->count(), 1);
    }

    void anOldTemplateListsWhatIsRefusedToday() // D1
    {
        const auto report = cluster::inspectTemplate(R"({"Resources": {
            "WorkerLaunchConfig": {"Type": "AWS::AutoScaling::LaunchConfiguration", "Properties": {}}}})");
        QVERIFY(report);
        QVERIFY(!report->blockers.empty());
        TemplateDialog dialog(*report);
        dialog.show();
        auto *table = dialog.findChild<DataTable *>();
        QCOMPARE(table->model()->rowCount(), int(report->blockers.size()));
        QCOMPARE(table->model()->index(0, 0).data().toString(), QStringLiteral("WorkerLaunchConfig"));
        QVERIFY(!table->model()->index(0, 2).data().toString().isEmpty());
    }

    void eachKeyMeansOneAction()
    {
        StackFixture f(goodStack());
        for (;; f.wizard->next()) {
            QCOMPARE(ambiguousKeys(*f.wizard).join(QLatin1Char(';')), QString());
            if (f.wizard->nextId() < 0)
                break;
        }
    }

private:
    static void fillNameAndMachines(StackFixture &f, StackPlan &expected)
    {
        QWidget *page = f.wizard->currentPage();
        retype(page, QStringLiteral("Name"), QStringLiteral("vision"));
        choose(field<QComboBox>(page, QStringLiteral("Operating system")), 1);
        retype(page, QStringLiteral("Image"), QStringLiteral("ami-0123456789abcdef0"));
        retype(page, QStringLiteral("Tags"), QStringLiteral("team=vision, project=cifar 10"));
        expected.name = "vision";
        expected.imageType = cluster::StackImage::AmazonLinux;
        expected.imageId = "ami-0123456789abcdef0";
        expected.tags = {{"team", "vision"}, {"project", "cifar 10"}};
        page = f.go("Machines");
        field<QSpinBox>(page, QStringLiteral("Workers"))->setValue(3);
        field<QSpinBox>(page, QStringLiteral("At least"))->setValue(2);
        page->findChild<DataTable *>()->selectId(QStringLiteral("c5.2xlarge"));
        field<QSpinBox>(page, QStringLiteral("Disk of each machine"))->setValue(150);
        click(page, QStringLiteral("Workers can be added"));
        expected.workers = 3;
        expected.minWorkers = 2;
        expected.instanceType = "c5.2xlarge";
        expected.rootGiB = 150;
        expected.elastic = false;
    }
    static void fillFileSystemAndScript(StackFixture &f, StackPlan &expected)
    {
        auto *page = f.go("Shared file system");
        choose(field<IdBox>(page, QStringLiteral("File system")), 0);
        retype(page, QStringLiteral("Mounted at /"), QStringLiteral("data"));
        click(page, QStringLiteral("It has a mount target"));
        choose(field<IdBox>(page, QStringLiteral("Bucket that the machines may read")), 0);
        expected.fileSystem = kFileSystem;
        expected.mountPoint = "data";
        expected.existingMountTarget = true;
        expected.dataBucket = "lab-data";
        page = f.go("Data preparation script");
        retype(page, QStringLiteral("Path on the machines"), QStringLiteral("/data/prepare.py"));
        field<QSpinBox>(page, QStringLiteral("Time limit"))->setValue(600);
        expected.prepareScript = "/data/prepare.py";
        expected.prepareTimeout = std::chrono::seconds(600);
    }
    static void fillAccessAndLimits(StackFixture &f, StackPlan &expected)
    {
        auto *page = f.go("Access");
        retype(page, QStringLiteral("Allow SSH from"), QStringLiteral("0.0.0.0/0"));
        click(page, QStringLiteral("I accept"));
        choose(field<QComboBox>(page, QStringLiteral("Key")), QStringLiteral("laptop"));
        retype(page, QStringLiteral("Key file"), QStringLiteral("/home/me/.ssh/laptop"));
        choose(field<QComboBox>(page, QStringLiteral("Workers")), 1);
        retype(page, QStringLiteral("Zone"), QStringLiteral("us-east-1a"));
        choose(field<IdBox>(page, QStringLiteral("VPC")), 0);
        choose(field<IdBox>(page, QStringLiteral("Subnet of the master")), 1);
        choose(field<IdBox>(page, QStringLiteral("Subnet of the workers")), 0);
        choose(field<IdBox>(page, QStringLiteral("Further security group")), 0);
        retype(page, QStringLiteral("Permissions boundary"),
               QStringLiteral("arn:aws:iam::123456789012:policy/boundary"));
        expected.sshFrom = "0.0.0.0/0";
        expected.acceptExposure = true;
        expected.keyName = "laptop";
        expected.keyFile = "/home/me/.ssh/laptop";
        expected.network = cluster::WorkerNetwork::Public;
        expected.zone = "us-east-1a";
        expected.vpc = kVpc;
        expected.masterSubnet = kSubnetB;
        expected.workerSubnet = kSubnetA;
        expected.nodeGroup = "sg-0123456789abcdef0";
        expected.boundary = "arn:aws:iam::123456789012:policy/boundary";
        page = f.go("Limits");
        field<QDoubleSpinBox>(page, QStringLiteral("Terminate after"))->setValue(3);
        field<QSpinBox>(page, QStringLiteral("Or when idle for"))->setValue(30);
        field<QDoubleSpinBox>(page, QStringLiteral("Budget of the cluster"))->setValue(500);
        field<QComboBox>(page, QStringLiteral("At the limit"))->setCurrentIndex(2);
        field<QSpinBox>(page, QStringLiteral("The creation may last"))->setValue(90);
        click(page, QStringLiteral("Keep a failed stack"));
        click(page, QStringLiteral("Termination protection"));
        expected.deadline = std::chrono::hours(3);
        expected.idle = std::chrono::minutes(30);
        expected.budget = {500, cluster::BudgetAction::Terminate};
        expected.timeout = std::chrono::minutes(90);
        expected.keepOnFailure = false;
        expected.protect = true;
    }
};

QTEST_MAIN(StackWizardTest)
#include "stack_wizard_test.moc"
