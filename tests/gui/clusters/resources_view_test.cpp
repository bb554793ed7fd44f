// The Resources tab: what the account really has, with prices and owners; while it is read, empty, and after a failure.
#include <QCheckBox>
#include <QTabWidget>
#include <QtTest/QTest>

#include "gui/models/clusters/resource_model.h"
#include "gui/pages/clusters/clusters_page.h"
#include "gui/pages/clusters/resources_view.h"
#include "gui/text/format.h"
#include "gui/widgets/theme/theme.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;
using cluster::AccountResource;

namespace {

AccountResource lineOf(const char *kind, const char *id, std::optional<double> price, const ClusterId &of)
{
    AccountResource line;
    line.kind = kind;
    line.id = id;
    line.region = "us-east-1";
    line.cluster = of;
    line.usdPerHour = price;
    return line;
}

cluster::AccountInventory account()
{
    const auto known = sample::clusters();
    cluster::AccountInventory all;
    all.resources = {lineOf("instance", "i-1", 0.17, known[0].id), lineOf("address", "203.0.113.1", 0.005, known[0].id),
                     lineOf("volume", "vol-1", 0.0033, known[0].id), lineOf("key-pair", "key", 0, known[0].id),
                     lineOf("instance", "i-9", 0.5, ClusterId("c-theirs"))};
    all.resources[0].name = "head";
    all.resources[1].machine = all.resources[2].machine = "head";
    all.resources[4].holder = AccountResource::Holder::OtherLedger;
    all.resources[4].owner = "anna";
    return all;
}

struct ResourcesWindow : fake::Window {
    ClustersPage *page = window.findChild<ClustersPage *>();
    ResourcesView *open()
    {
        auto *tabs = page->findChild<QTabWidget *>(QStringLiteral("clusterDetails"));
        for (int tab = 0; tab < tabs->count(); ++tab) {
            if (tabs->tabText(tab) == QLatin1String("Resources"))
                tabs->setCurrentIndex(tab);
        }
        return page->findChild<ResourcesView *>();
    }
    DataTable *table() { return fake::tableOf(page->findChild<ResourcesView *>(), QStringLiteral("Resources")); }
};

} // namespace

class ResourcesViewTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void volumesAndAddressesAreLinesWithTheirPrices() // D29
    {
        ResourcesWindow f;
        f.fakes.clusters.inventoried = account();
        f.fakes.clusters.set(sample::clusters());
        QCOMPARE(f.fakes.clusters.inventories, 0); // nobody has looked
        QVERIFY(f.open());
        QTRY_COMPARE(f.table()->model()->rowCount(), 4);
        const auto cell = [&](int row, int column) { return f.table()->model()->index(row, column).data().toString(); };
        QCOMPARE(cell(0, ResourceModel::Name), QStringLiteral("head (i-1)"));
        QCOMPARE(cell(1, ResourceModel::Kind), QStringLiteral("Public IP address"));
        QCOMPARE(cell(2, ResourceModel::Name), QStringLiteral("vol-1, of head"));
        QCOMPARE(cell(2, ResourceModel::Price), QStringLiteral("$0.0033/h"));
        QCOMPARE(cell(3, ResourceModel::Price), QStringLiteral("free"));
        QVERIFY(f.says(QStringLiteral("4 resource(s), $0.1783/h")));
        QCOMPARE(f.fakes.clusters.inventories, 1);
    }

    void thoseOfOtherLedgersAreLabelledWithTheirOwner() // D29
    {
        ResourcesWindow f;
        f.fakes.clusters.inventoried = account();
        f.fakes.clusters.set(sample::clusters());
        f.open()->findChild<QCheckBox *>()->setChecked(true);
        QTRY_COMPARE(f.table()->model()->rowCount(), 5);
        const QModelIndex owner = f.table()->model()->index(4, ResourceModel::Owner);
        QCOMPARE(owner.data().toString(), QStringLiteral("anna, another ledger"));
        QCOMPARE(owner.data(ToneRole).toInt(), int(Tone::Attention));
        QVERIFY(f.says(QStringLiteral("of others: 1 resource(s), $0.5000/h")));
    }

    void itSaysThatItReadsAndReadsAgainWhenAMachineHasChanged() // D29
    {
        ResourcesWindow f;
        auto known = sample::clusters();
        f.fakes.clusters.holdsInventories = true;
        f.fakes.clusters.set(known);
        auto *view = f.open();
        QTRY_VERIFY(f.says(QStringLiteral("Reading the resources of the account")));
        QVERIFY(!f.button(view, QStringLiteral("Refresh"))->isEnabled());
        known[0].nodes[1].state = "stopping"; // while the first answer is under way
        f.fakes.clusters.answerInventory(account());
        QTRY_COMPARE(f.table()->model()->rowCount(), 4);
        QCOMPARE(f.fakes.clusters.inventories, 1);
        f.fakes.clusters.set(known);
        QCOMPARE(f.fakes.clusters.inventories, 2);
        QCOMPARE(f.table()->model()->rowCount(), 4); // they stay until the answer is there
        known[0].usdSoFar += 1;
        f.fakes.clusters.set(known); // no machine has changed
        f.fakes.clusters.answerInventory(cluster::AccountInventory());
        QTRY_COMPARE(f.table()->model()->rowCount(), 0);
        QCOMPARE(f.table()->emptyText(), QStringLiteral("Nothing of this cluster exists any more."));
        QCOMPARE(f.fakes.clusters.inventories, 2);
    }

    void aFailureIsShownAndTheLastListStays() // D29
    {
        ResourcesWindow f;
        f.fakes.clusters.inventoried = account();
        f.fakes.clusters.inventoried->notRead = {{"eu-west-1", {ErrorCode::PermissionDenied, "ec2", "not authorized"}}};
        f.fakes.clusters.set(sample::clusters());
        auto *view = f.open();
        QTRY_VERIFY(f.says(QStringLiteral("Not read: eu-west-1: not authorized.")));
        f.fakes.clusters.inventoried = fail(ErrorCode::Disconnected, "ec2:DescribeVolumes", "connection reset");
        f.button(view, QStringLiteral("Refresh"))->click();
        QTRY_VERIFY(f.says(QStringLiteral("The list below is from the last reading.")));
        QCOMPARE(f.table()->model()->rowCount(), 4);
        QVERIFY(f.button(view, QStringLiteral("Refresh"))->isEnabled());
    }
};

QTEST_MAIN(ResourcesViewTest)
#include "resources_view_test.moc"
