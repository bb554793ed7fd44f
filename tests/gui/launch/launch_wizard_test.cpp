#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QtTest/QTest>

#include "backend/cluster/plan/catalog/catalog.h"
#include "gui/models/launch/catalog_models.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/launch/launch_wizard.h"
#include "tests/gui/support/launch_fixture.h"
#include "tests/gui/support/sample_catalog.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace trainyard::gui::fake;

namespace {

/// Presses Next until the page with this title is reached.
QWidget *goTo(QWizard &wizard, const char *title)
{
    while (wizard.currentPage()->accessibleName() != QLatin1String(title) && wizard.nextId() >= 0)
        wizard.next();
    return wizard.currentPage();
}

} // namespace

class LaunchWizardTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void aBadNameIsReportedUnderItsFieldWhileTyping()
    {
        LaunchWizard wizard(cluster::Catalog::bundled(), goodPlan(), true);
        wizard.show();
        auto *name = field<QLineEdit>(wizard.currentPage(), QStringLiteral("Name"));
        QVERIFY(name);
        QVERIFY(wizard.button(QWizard::NextButton)->isEnabled());
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Not A Name"));
        // The page also shows a hint.
        QCOMPARE(messagesOn(wizard.currentPage()).filter(QStringLiteral("Not A Name")).size(), 1);
        QVERIFY(!wizard.button(QWizard::NextButton)->isEnabled());
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("digits-2"));
        QVERIFY(messagesOn(wizard.currentPage()).filter(QStringLiteral("is not valid")).isEmpty());
        QVERIFY(wizard.button(QWizard::NextButton)->isEnabled());
        QCOMPARE(wizard.plan().name, std::string("digits-2"));
    }

    void theFirstFieldOfAPageIsTheFirstToType()
    {
        LaunchWizard wizard(cluster::Catalog::bundled(), goodPlan(), true);
        wizard.show();
        QCOMPARE(wizard.focusWidget(), field<QLineEdit>(wizard.currentPage(), QStringLiteral("Name")));
        auto *machines = goTo(wizard, "Machines");
        QCOMPARE(wizard.focusWidget(), field<QSpinBox>(machines, QStringLiteral("Workers")));
    }

    void zeroWorkersIsAProblem()
    {
        LaunchWizard wizard(cluster::Catalog::bundled(), goodPlan(), true);
        wizard.show();
        auto *workers = field<QSpinBox>(goTo(wizard, "Machines"), QStringLiteral("Workers"));
        QVERIFY(workers);
        workers->selectAll();
        QTest::keyClicks(workers, QStringLiteral("0"));
        QCOMPARE(messagesOn(wizard.currentPage()).size(), 1);
        QVERIFY(!wizard.button(QWizard::NextButton)->isEnabled());
    }

    void thePagesComeInTheOrderOfTheConsole() // B1
    {
        LaunchWizard wizard(cluster::Catalog::bundled(), goodPlan(), true);
        wizard.show();
        QStringList titles;
        for (const int id : wizard.pageIds())
            titles << wizard.page(id)->accessibleName();
        QCOMPARE(titles.join(QStringLiteral(", ")),
                 QStringLiteral("Purpose, Image, Machines, Network and access, Storage and data, Limits, Review"));
        for (const int id : wizard.pageIds()) { // each page shows the equivalent AWS CLI commands
            const auto lines = wizard.page(id)->findChildren<QPlainTextEdit *>();
            QVERIFY(std::ranges::any_of(
                lines, [](auto *edit) { return edit->toPlainText().contains(QLatin1String(" ec2 run-instances ")); }));
        }
    }

    void backLosesNothingAndThePlanIsHandedOverOnce()
    {
        LaunchWizard wizard(cluster::Catalog::bundled(), goodPlan(), true);
        QSignalSpy accepted(&wizard, &LaunchWizard::accepted);
        wizard.show();
        auto *name = field<QLineEdit>(wizard.currentPage(), QStringLiteral("Name"));
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("kept"));
        const std::string image = "ubuntu-22.04";
        goTo(wizard, "Image")->findChild<DataTable *>()->selectId(QStringLiteral("ubuntu-22.04"));
        auto *machines = goTo(wizard, "Machines");
        field<QSpinBox>(machines, QStringLiteral("Workers"))->setValue(5);
        machines->findChild<DataTable *>()->selectId(QStringLiteral("c5.2xlarge"));
        while (wizard.currentPage()->accessibleName() != QLatin1String("Purpose"))
            wizard.back();
        QCOMPARE(field<QLineEdit>(wizard.currentPage(), QStringLiteral("Name"))->text(), QStringLiteral("kept"));
        QCOMPARE(goTo(wizard, "Image")->findChild<DataTable *>()->currentId(), QStringLiteral("ubuntu-22.04"));
        goTo(wizard, "Machines");
        QCOMPARE(field<QSpinBox>(machines, QStringLiteral("Workers"))->value(), 5);
        QCOMPARE(machines->findChild<DataTable *>()->currentId(), QStringLiteral("c5.2xlarge"));
        auto *from = field<QLineEdit>(goTo(wizard, "Network and access"), QStringLiteral("Allow SSH from"));
        QTest::keyClicks(from, QStringLiteral("203.0.113.7/32"));
        field<QSpinBox>(goTo(wizard, "Storage and data"), QStringLiteral("Disk of each machine"))->setValue(60);
        field<QDoubleSpinBox>(goTo(wizard, "Limits"), QStringLiteral("Terminate after"))->setValue(3);
        goTo(wizard, "Review");
        QCOMPARE(accepted.count(), 0);
        auto *review = wizard.currentPage()->findChild<DataTable *>();
        QVERIFY(review->model()->rowCount() >= 6); // at least six machines
        wizard.button(QWizard::FinishButton)->click();
        QCOMPARE(accepted.count(), 1);
        auto expected = goodPlan();
        expected.name = "kept";
        expected.workers = 5;
        expected.instanceType = "c5.2xlarge";
        expected.deadline = std::chrono::hours(3);
        expected.rootGiB = 60;
        expected.sshFrom = "203.0.113.7/32";
        expected.image = image;
        QVERIFY(wizard.plan() == expected);
    }

    void theWholeWizardWorksByKeyboard()
    {
        LaunchWizard wizard(cluster::Catalog::bundled(), goodPlan(), false);
        QSignalSpy accepted(&wizard, &LaunchWizard::accepted);
        wizard.show();
        QVERIFY(QTest::qWaitForWindowExposed(&wizard));
        for (qsizetype page = 0; page < wizard.pageIds().size(); ++page) // the last page launches
            QTest::keyClick(&wizard, Qt::Key_Return);
        QCOMPARE(accepted.count(), 1);
    }

    void theTableShowsWhatTheRegionOffersNow() // B7
    {
        FakeInstanceCatalog instanceCatalog;
        sample::fillInstanceCatalog(instanceCatalog);
        LaunchWizard wizard(cluster::Catalog::bundled(), goodPlan(), true, &instanceCatalog);
        wizard.show();
        QTRY_VERIFY(wizard.regionCatalog().live());
        QCOMPARE(instanceCatalog.asked, std::vector<std::string>{"us-east-1"});
        auto *page = goTo(wizard, "Machines");
        auto *table = page->findChild<DataTable *>();
        const auto shown = [&](const QString &type, int column) {
            table->selectId(type);
            return table->currentId() == type
                       ? table->model()->index(table->currentIndex().row(), column).data().toString()
                       : QString();
        };
        QCOMPARE(shown(QStringLiteral("g4dn.12xlarge"), TypeModel::Gpu), QStringLiteral("4 x T4"));
        QCOMPARE(shown(QStringLiteral("g4dn.12xlarge"), TypeModel::GpuMemory), QStringLiteral("64 GiB"));
        QCOMPARE(shown(QStringLiteral("g4dn.12xlarge"), TypeModel::Network), QStringLiteral("100 Gbit/s, EFA"));
        QCOMPARE(shown(QStringLiteral("g4dn.12xlarge"), TypeModel::Zones), QStringLiteral("a b"));
        QCOMPARE(shown(QStringLiteral("g4dn.12xlarge"), TypeModel::Left), QStringLiteral("0"));
        QCOMPARE(shown(QStringLiteral("c5.xlarge"), TypeModel::OnDemand), QStringLiteral("$0.1700/h"));
        QCOMPARE(shown(QStringLiteral("c5.xlarge"), TypeModel::Spot), QStringLiteral("$0.0629/h"));
        QCOMPARE(shown(QStringLiteral("c5.xlarge"), TypeModel::Left), QStringLiteral("15"));
        // A type that the built-in catalog lacks can be selected; its price stays unknown.
        QCOMPARE(shown(QStringLiteral("c9.large"), TypeModel::OnDemand), QStringLiteral("unknown"));
        QCOMPARE(wizard.plan().instanceType, std::string("c9.large"));
        QVERIFY(wizard.problems().empty());
    }

    void aPriceThatNoTableHasIsReadOrABudgetCanOnlyWarn() // K25, K26
    {
        FakeInstanceCatalog instanceCatalog;
        sample::fillInstanceCatalog(instanceCatalog);
        auto plan = goodPlan();
        plan.budget = {500, cluster::BudgetAction::Terminate};
        LaunchWizard wizard(cluster::Catalog::bundled(), plan, true, &instanceCatalog);
        wizard.show();
        QTRY_VERIFY(wizard.regionCatalog().live());
        QVERIFY(instanceCatalog.pricesAsked.empty()); // the table has them all
        goTo(wizard, "Machines")->findChild<DataTable *>()->selectId(QStringLiteral("c9.large"));
        QCOMPARE(instanceCatalog.pricesAsked.size(), std::size_t(1));
        QCOMPARE(wizard.problems().size(), std::size_t(1));
        auto *limits = goTo(wizard, "Limits");
        QCOMPARE(messagesOn(limits).filter(QStringLiteral("The price of c9.large in us-east-1 is unknown")).size(), 1);
        wizard.edit([](cluster::LaunchPlan &p) { p.budget.action = cluster::BudgetAction::Warn; });
        QVERIFY(wizard.problems().empty());
        QVERIFY(words(goTo(wizard, "Review")).contains(QStringLiteral("at least $0.0")));
        QCOMPARE(instanceCatalog.pricesAsked.size(), std::size_t(1)); // each type once

        instanceCatalog.priceList.listed = {{"c9.large", "us-east-1", 0.5, "2026-11-22"}};
        LaunchWizard another(cluster::Catalog::bundled(), plan, true, &instanceCatalog);
        another.show();
        QTRY_VERIFY(another.regionCatalog().live());
        auto *table = goTo(another, "Machines")->findChild<DataTable *>();
        table->selectId(QStringLiteral("c9.large"));
        QTRY_VERIFY(another.problems().empty());
        QTRY_COMPARE(table->model()->index(table->currentIndex().row(), TypeModel::OnDemand).data().toString(),
                     QStringLiteral("$0.5000/h"));
        QVERIFY(!words(goTo(another, "Review")).contains(QStringLiteral("at least")));
    }

    void theRegionsAreThoseOfTheAccount() // A7
    {
        auto plan = goodPlan();
        plan.region = "mx-central-1"; // in no built-in table
        const auto catalog = cluster::Catalog::bundled()->withRegions({"mx-central-1", "us-east-1"});
        LaunchWizard wizard(catalog, plan, true);
        wizard.show();
        auto *region = field<QComboBox>(wizard.currentPage(), QStringLiteral("Region"));
        QCOMPARE(region->count(), 2);
        QCOMPARE(region->currentData().toString(), QStringLiteral("mx-central-1"));
        QCOMPARE(region->currentText(), QStringLiteral("Mexico (Central), mx-central-1"));
        QVERIFY(wizard.problems().empty());
        wizard.edit([](cluster::LaunchPlan &p) { p.otherRegions = {"eu-west-1"}; }); // not enabled
        QCOMPARE(wizard.problems().size(), std::size_t(1));
    }

    void columnsWithoutValuesAreHiddenAndTheFilterNamesWhatItFinds() // D28
    {
        const QString network = QStringLiteral("100 Gbit");
        LaunchWizard local(cluster::Catalog::bundled(), goodPlan(), false);
        local.show();
        auto *page = goTo(local, "Machines");
        for (const int column : {TypeModel::Left, TypeModel::Network})
            QVERIFY(page->findChild<DataTable *>()->isColumnHidden(column));
        QVERIFY(!field<QLineEdit>(page, QStringLiteral("Filter types"))->placeholderText().contains(network));

        FakeInstanceCatalog instanceCatalog;
        sample::fillInstanceCatalog(instanceCatalog);
        LaunchWizard wizard(cluster::Catalog::bundled(), goodPlan(), true, &instanceCatalog);
        wizard.show();
        QTRY_VERIFY(wizard.regionCatalog().live());
        page = goTo(wizard, "Machines");
        auto *table = page->findChild<DataTable *>();
        for (const int column : {TypeModel::Left, TypeModel::Network})
            QVERIFY(!table->isColumnHidden(column));
        auto *filter = field<QLineEdit>(page, QStringLiteral("Filter types"));
        QVERIFY(filter->placeholderText().contains(network));
        filter->setText(network);
        QVERIFY(table->model()->rowCount() > 0);
    }

    void theTableIsFilteredAndChosenFromByKeyboard() // B7
    {
        FakeInstanceCatalog instanceCatalog;
        sample::fillInstanceCatalog(instanceCatalog);
        LaunchWizard wizard(cluster::Catalog::bundled(), goodPlan(), true, &instanceCatalog);
        wizard.show();
        QTRY_VERIFY(wizard.regionCatalog().live());
        auto *page = goTo(wizard, "Machines");
        auto *table = page->findChild<DataTable *>();
        auto *filter = field<QLineEdit>(page, QStringLiteral("Filter types"));
        QVERIFY(QTest::qWaitForWindowActive(&wizard));
        filter->setFocus();
        QTest::keyClicks(filter, QStringLiteral("a10g efa"));
        QCOMPARE(wizard.plan().instanceType, std::string("c5.xlarge")); // a filter selects nothing
        for (int r = 0; r < table->model()->rowCount(); ++r)
            QVERIFY(table->model()->index(r, TypeModel::Name).data().toString().startsWith(QLatin1String("g5.")));
        QVERIFY(table->model()->rowCount() > 2);
        QTest::keyClick(filter, Qt::Key_Down);
        QCOMPARE(wizard.focusWidget(), table);
        QTest::keyClick(table, Qt::Key_Home);
        QTest::keyClick(table, Qt::Key_Down);
        QCOMPARE(wizard.plan().instanceType, table->model()->index(1, TypeModel::Name).data().toString().toStdString());
        // B24: several GPU machines use a placement group by default.
        auto *close = page->findChildren<QCheckBox *>().front();
        QVERIFY(close->isChecked());
        close->click();
        QCOMPARE(wizard.plan().placementGroup, std::optional(false));
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(wizard.currentPage()->accessibleName(), QStringLiteral("Network and access"));
    }

    void anOldImageIsRecognisedAndItsSuccessorNamed() // B2, B3, B4
    {
        FakeInstanceCatalog instanceCatalog;
        sample::fillInstanceCatalog(instanceCatalog);
        LaunchWizard wizard(cluster::Catalog::bundled(), goodPlan(), true, &instanceCatalog);
        wizard.show();
        QTRY_VERIFY(wizard.regionCatalog().live());
        auto *page = goTo(wizard, "Image");
        auto *table = page->findChild<DataTable *>();
        QCOMPARE(table->model()->index(0, ImageModel::Today).data().toString(),
                 QStringLiteral("ami-0a1b2c3d4e5f60710"));
        auto *image = field<QLineEdit>(page, QStringLiteral("Image"));
        image->selectAll();
        QTest::keyClicks(image, QStringLiteral("ami-12fd8178"));
        QCOMPARE(table->currentId(), QStringLiteral("ubuntu-22.04"));
        QCOMPARE(wizard.plan().image, std::string("ami-12fd8178"));
        QVERIFY(messagesOn(page).join(QString()).contains(QLatin1String("ubuntu-22.04 takes its place")));
        QVERIFY(wizard.button(QWizard::NextButton)->isEnabled());
        image->selectAll();
        QTest::keyClicks(image, QStringLiteral("nonsense"));
        QVERIFY(messagesOn(page).join(QString()).contains(QLatin1String("There is no image \"nonsense\"")));
        QVERIFY(!wizard.button(QWizard::NextButton)->isEnabled());
        image->selectAll();
        QTest::keyClicks(image, QStringLiteral("ami-0123456789abcdef0"));
        QVERIFY(wizard.button(QWizard::NextButton)->isEnabled());
        table->setFocus();
        QCOMPARE(wizard.plan().image, std::string("ami-0123456789abcdef0"));
        table->selectId(QStringLiteral("deep-learning-ubuntu-24.04"));
        QCOMPARE(image->text(), QStringLiteral("deep-learning-ubuntu-24.04"));
        auto *disk = field<QSpinBox>(goTo(wizard, "Storage and data"), QStringLiteral("Disk of each machine"));
        QCOMPARE(disk->text(), QStringLiteral("as the image needs: 100 GiB"));
    }

    void aTemplateFillsThePages() // B25
    {
        FakeInstanceCatalog instanceCatalog;
        sample::fillInstanceCatalog(instanceCatalog);
        LaunchWizard wizard(cluster::Catalog::bundled(), goodPlan(), true, &instanceCatalog);
        wizard.show();
        QTRY_VERIFY(wizard.regionCatalog().live());
        auto *page = wizard.currentPage();
        auto *list = field<QComboBox>(page, QStringLiteral("Launch template"));
        auto *version = field<QComboBox>(page, QStringLiteral("Version"));
        QVERIFY(!version->isEnabled());
        choose(list, 1);
        QTRY_COMPARE(version->count(), 2);
        QCOMPARE(version->currentText(), QStringLiteral("1 (default)"));
        QCOMPARE(wizard.plan().launchTemplate, std::string("team-default"));
        QCOMPARE(wizard.plan().templateVersion, std::string("1"));
        QCOMPARE(wizard.plan().instanceType, std::string("m5.xlarge"));
        QCOMPARE(wizard.plan().image, std::string("ami-0123456789abcdef0"));
        QCOMPARE(wizard.plan().rootGiB, 80);
        QCOMPARE(wizard.plan().zones, std::vector<std::string>{"us-east-1b"});
        QVERIFY(
            messagesOn(page).join(QString()).contains(QLatin1String("its key pair, because the cluster has its own")));
        choose(version, 0);
        QCOMPARE(wizard.plan().instanceType, std::string("m5.2xlarge"));
        QVERIFY(wizard.plan().spot);
        QCOMPARE(wizard.plan().maxPriceUsd, 0.2);
        choose(list, 0);
        auto expected = goodPlan();
        QVERIFY(wizard.plan() == expected);
    }

    void aReservationIsPickedById() // B23
    {
        FakeInstanceCatalog instanceCatalog;
        sample::fillInstanceCatalog(instanceCatalog);
        LaunchWizard wizard(cluster::Catalog::bundled(), goodPlan(), true, &instanceCatalog);
        wizard.show();
        QTRY_VERIFY(wizard.regionCatalog().live());
        auto *page = goTo(wizard, "Machines");
        auto *market = field<QComboBox>(page, QStringLiteral("Purchasing option"));
        auto *reservation = field<QComboBox>(page, QStringLiteral("Reservation"));
        QVERIFY(!reservation->isEnabled());
        choose(market, 2);
        QVERIFY(reservation->isEnabled());
        QCOMPARE(wizard.plan().reservation, std::string("cr-0a1b2c3d4e5f60718"));
        QCOMPARE(wizard.plan().instanceType, std::string("c5.2xlarge"));
        QCOMPARE(wizard.plan().zones, std::vector<std::string>{"us-east-1b"});
        choose(market, 1); // B21
        QVERIFY(wizard.plan().spot && wizard.plan().reservation.empty());
        field<QDoubleSpinBox>(page, QStringLiteral("Spot price"))->setValue(0.2);
        QCOMPARE(wizard.plan().maxPriceUsd, 0.2);
        QVERIFY(wizard.problems().empty());
    }

    void aLateAnswerAboutAnotherRegionIsDropped() // B7
    {
        FakeInstanceCatalog instanceCatalog;
        sample::fillInstanceCatalog(instanceCatalog, "us-east-1");
        RegionCatalog region(cluster::Catalog::bundled(), &instanceCatalog);
        region.load("us-east-1");
        instanceCatalog.typeList = fail(ErrorCode::PermissionDenied, "ec2:DescribeInstanceTypes", "no");
        instanceCatalog.reserved = std::vector<aws::CapacityReservation>();
        region.load("eu-west-1"); // before the response for the first region
        QTRY_VERIFY(!region.loading());
        QVERIFY(!region.live());
        QCOMPARE(region.notKnown().size(), std::size_t(1));
        QVERIFY(region.reservations().empty());
        QVERIFY(region.type("c5.xlarge") && region.type("c5.xlarge")->estimate);
        QCOMPARE(instanceCatalog.asked.size(), std::size_t(2));
    }
};

QTEST_MAIN(LaunchWizardTest)
#include "launch_wizard_test.moc"
