// Presets as cards with prices, types of head and workers, least workers, fallback regions and tags (B7, B8, B16, B22).

#include <QAbstractButton>
#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QtTest/QTest>

#include "backend/cluster/plan/catalog/catalog.h"
#include "gui/text/format.h"
#include "gui/text/region_name.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/launch/machines_page.h"
#include "gui/wizards/launch/presets.h"
#include "gui/wizards/launch/purpose_page.h"
#include "tests/gui/support/launch_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;

class LaunchPresetsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void aPresetIsFoundInItsPlanWhateverTheNumberOfWorkers()
    {
        for (const Preset preset : kPresets) {
            auto plan = withPreset(fake::goodPlan(), preset);
            QVERIFY(plan.problems(*cluster::Catalog::bundled()).empty());
            plan.workers = 7;
            QVERIFY(presetOf(plan) == preset);
            plan.instanceType = "m5.large";
            QVERIFY(!presetOf(plan));
        }
    }

    void aCardHasItsPriceAndFillsThePlan()
    {
        fake::Wizard f;
        auto *page = f.go<PurposePage>();
        auto *gpus = fake::named(page, QStringLiteral("Train on GPUs"));
        QVERIFY(gpus && gpus->text().contains(QLatin1String("g4dn.xlarge")));
        QVERIFY(gpus->text().contains(QLatin1String("/h")));
        QVERIFY(gpus->accessibleName().startsWith(QLatin1String("Train on GPUs, 1 head")));
        gpus->click();
        QCOMPARE(f.wizard.plan().instanceType, std::string("g4dn.xlarge"));
        QVERIFY(gpus->isChecked());
        f.wizard.edit([](cluster::LaunchPlan &p) { p.instanceType = "m5.large"; });
        QVERIFY(!gpus->isChecked());
    }

    void onTheLocalCloudThePriceOnAwsIsNamed() // section 5, row 11
    {
        LaunchWizard wizard(cluster::Catalog::bundled(), fake::goodPlan(), false);
        wizard.show();
        auto *gpus = fake::named(&wizard, QStringLiteral("Train on GPUs"));
        QVERIFY(gpus);
        const QString price = gpus->text().section(QLatin1Char('\n'), -1);
        QVERIFY2(price.startsWith(QLatin1String("free; $")) && price.endsWith(QLatin1String("/h on AWS")),
                 qPrintable(price));
        gpus->click();
        QVERIFY(hourlyOnAws(wizard.plan()).usd > 3 * 0.5); // one head and two workers with a GPU each
        while (wizard.nextId() >= 0)
            wizard.next();
        const QString said = fake::words(wizard.currentPage());
        const QString words =
            QStringLiteral("Such machines cost %1 on AWS.").arg(text::perHour(hourlyOnAws(wizard.plan())));
        QVERIFY2(said.contains(words), qPrintable(said));
        fake::Wizard priced;
        while (priced.wizard.nextId() >= 0)
            priced.wizard.next();
        QVERIFY(!fake::words(priced.wizard.currentPage()).contains(QLatin1String("Such machines cost")));
    }

    void onTheLocalCloudThePriceOfSpotMachinesIsABound() // section 5, row 11
    {
        LaunchWizard wizard(cluster::Catalog::bundled(), fake::goodPlan(), false);
        wizard.show();
        auto *spot = fake::named(&wizard, QStringLiteral("Train on Spot"));
        QVERIFY(spot);
        spot->click();
        QVERIFY(hourlyOnAws(wizard.plan()).bound == cluster::SumBound::AtMost);
        while (wizard.nextId() >= 0)
            wizard.next();
        const QString said = fake::words(wizard.currentPage());
        QVERIFY2(said.contains(QLatin1String("Such machines cost at most $")), qPrintable(said));
    }

    void theHeadMayBeOfAnotherType()
    {
        fake::Wizard f;
        auto *page = f.go<MachinesPage>();
        auto *head = fake::field<QComboBox>(page, QStringLiteral("Head type"));
        QCOMPARE(head->currentText(), QStringLiteral("same as the workers"));
        fake::choose(head, QStringLiteral("c5.large"));
        QCOMPARE(f.wizard.plan().headType, std::string("c5.large"));
        QCOMPARE(f.wizard.plan().typeOfHead(), std::string("c5.large"));
        fake::choose(head, 0);
        QVERIFY(f.wizard.plan() == fake::goodPlan());
    }

    void leastWorkersAndFallbackRegions()
    {
        fake::Wizard f;
        auto *page = f.go<MachinesPage>();
        auto *least = fake::field<QSpinBox>(page, QStringLiteral("At least"));
        QCOMPARE(least->text(), QStringLiteral("all, or none"));
        least->setValue(3); // of 2
        QVERIFY(!page->isComplete());
        least->setValue(1);
        QVERIFY(page->isComplete());
        auto *regions = fake::field<QLineEdit>(page, QStringLiteral("Fallback regions"));
        QTest::keyClicks(regions, QStringLiteral("eu-west-1, eu-west-1"));
        QVERIFY(fake::problemsOn(page).join(QString()).contains(QLatin1String("Name each region once")));
        regions->clear();
        QTest::keyClicks(regions, QStringLiteral("eu-west-1"));
        QVERIFY(page->isComplete());
        QCOMPARE(f.wizard.plan().otherRegions, std::vector<std::string>{"eu-west-1"});
        QCOMPARE(f.wizard.plan().minWorkers, 1);
    }

    void tagsFollowTheRulesOfAws()
    {
        fake::Wizard f;
        auto *page = f.go<PurposePage>();
        auto *tags = fake::field<QLineEdit>(page, QStringLiteral("Tags"));
        QTest::keyClicks(tags, QStringLiteral("AWS:x=1"));
        QVERIFY(fake::problemsOn(page).join(QString()).contains(QLatin1String("are reserved")));
        QVERIFY(!page->isComplete());
        tags->clear();
        QTest::keyClicks(tags, QStringLiteral("team"));
        QVERIFY(!page->isComplete()); // no value
        QTest::keyClicks(tags, QStringLiteral("=vision"));
        QVERIFY(page->isComplete());
        QCOMPARE(f.wizard.plan().tags.at("team"), std::string("vision"));
    }

    void regionsHaveTheNamesOfTheConsole()
    {
        QCOMPARE(text::regionTitle("eu-west-1"), QStringLiteral("Europe (Ireland), eu-west-1"));
        QCOMPARE(text::regionTitle("xx-north-9"), QStringLiteral("xx-north-9"));
        const auto catalog = cluster::Catalog::bundled();
        for (const std::string &region : catalog->regions())
            QVERIFY2(!text::regionName(region).isEmpty(), region.c_str());
    }
};

QTEST_MAIN(LaunchPresetsTest)
#include "launch_presets_test.moc"
