// E18: a folder of this computer on all machines of a cluster, from the Data page. Fake services.

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QtTest/QTest>

#include "backend/services/transfers/folder_sync.h"
#include "gui/pages/data/folder_sync_view.h"
#include "gui/text/format.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"
#include "tests/gui/support/data_tabs_fixture.h"
#include "tests/gui/support/wizard_fields.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace trainyard::services;

namespace {

NodeSync machine(const char *name, std::vector<std::string> copy, std::vector<std::string> remove)
{
    NodeSync made;
    made.node = name;
    made.changes.copy = std::move(copy);
    made.changes.remove = std::move(remove);
    made.changes.same = 7;
    return made;
}

class FakeFolderSync : public FolderSyncService {
public:
    Result<std::vector<NodeSync>> found = std::vector<NodeSync>{};
    std::vector<FolderSyncRequest> compared, synchronized;
    QFuture<Result<std::vector<NodeSync>>> compare(const FolderSyncRequest &request) override
    {
        compared.push_back(request);
        return fake::answered(found);
    }
    OperationId sync(const FolderSyncRequest &request) override
    {
        synchronized.push_back(request);
        return newOperationId();
    }
};

struct View {
    FakeFolderSync service;
    FolderSyncView view{service};
    View()
    {
        view.setClusters({{ClusterId("c-1"), "demo", "us-east-1"}, {ClusterId("c-2"), "other", "us-east-1"}});
        view.resize(900, 500);
        view.show();
    }
    QLineEdit *line(const char *label) { return fake::field<QLineEdit>(&view, QLatin1String(label)); }
    QPushButton *button(const char *begin) { return fake::buttonIn(&view, QString::fromUtf8(begin)); }
    QString cell(int row, int column)
    {
        const auto *model = view.findChild<DataTable *>()->model();
        return model->index(row, column).data().toString();
    }
    bool says(const char *words)
    {
        for (auto *shown : view.findChildren<QLabel *>()) {
            if (shown->text().contains(QLatin1String(words)))
                return true;
        }
        return false;
    }
};

/// With folders of machines.
class FakeDataWithFolders : public fake::FakeTabbedData {
public:
    FakeFolderSync folders;
    FolderSyncService *folderSync() override { return &folders; }
};

} // namespace

class FolderSyncTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void aComparisonChangesNothingAndListsWhatDiffers()
    {
        View f;
        QVERIFY(!f.button("Compare")->isEnabled());
        QVERIFY(!f.button("Copy to the machines")->isEnabled());
        QTest::keyClicks(f.line("Folder of this computer"), QStringLiteral("/home/me/set/"));
        QCOMPARE(f.line("Folder on the machines")->text(), QStringLiteral("~/set"));
        QTest::keyClicks(f.line("Leave out"), QStringLiteral(".git, *.tmp"));
        fake::choose(f.view.findChild<QComboBox *>(), 1);
        f.service.found = std::vector{machine("head", {}, {}), machine("worker-1", {"a.png", "b.png"}, {})};
        f.button("Compare")->click();
        QCOMPARE(f.service.compared.size(), std::size_t(1));
        const FolderSyncRequest &asked = f.service.compared.back();
        QCOMPARE(asked.cluster, ClusterId("c-2"));
        QCOMPARE(asked.folder, std::string("/home/me/set/"));
        QCOMPARE(asked.options.folder, std::string("~/set"));
        QCOMPARE(asked.options.excludes, (std::vector<std::string>{".git", "*.tmp"}));
        QVERIFY(!asked.options.deleteExtra);
        QVERIFY(f.service.synchronized.empty());
        QCOMPARE(f.cell(0, 1), QStringLiteral("equal"));
        QCOMPARE(f.cell(1, 1), QStringLiteral("differs"));
        QCOMPARE(f.cell(1, 2), QStringLiteral("2"));
        QCOMPARE(f.cell(1, 3), QStringLiteral("7"));
        const QString tip = f.view.findChild<DataTable *>()->model()->index(1, 1).data(Qt::ToolTipRole).toString();
        QVERIFY(tip.contains(QLatin1String("a.png")) && tip.contains(QLatin1String("To copy")));
        QVERIFY(f.says("Nothing was changed yet"));
        f.button("Copy to the machines")->click();
        QCOMPARE(f.service.synchronized.size(), std::size_t(1));
        QVERIFY(f.service.synchronized.back() == asked);
    }

    void aTargetThatTheUserHasEnteredStays()
    {
        View f;
        QTest::keyClicks(f.line("Folder on the machines"), QStringLiteral("/efs/set"));
        QTest::keyClicks(f.line("Folder of this computer"), QStringLiteral("/home/me/other"));
        QCOMPARE(f.line("Folder on the machines")->text(), QStringLiteral("/efs/set"));
    }

    void filesAreRemovedOnlyAfterTheyWereListed()
    {
        View f;
        QTest::keyClicks(f.line("Folder of this computer"), QStringLiteral("/home/me/set"));
        QVERIFY(f.button("Copy to the machines")->isEnabled());
        f.view.findChild<QCheckBox *>()->click();
        QVERIFY(!f.button("Copy to the machines")->isEnabled());
        QVERIFY(f.says("lists what would be removed"));
        f.service.found = std::vector{machine("worker-1", {}, {"old.png"})};
        f.button("Compare")->click();
        QCOMPARE(f.cell(0, 4), QStringLiteral("1"));
        QVERIFY(f.button("Copy to the machines")->isEnabled());
        QTest::keyClicks(f.line("Folder on the machines"), QStringLiteral("2")); // another folder was not listed
        QVERIFY(!f.button("Copy to the machines")->isEnabled());
        QTest::keyClick(f.line("Folder on the machines"), Qt::Key_Backspace);
        QVERIFY(f.button("Copy to the machines")->isEnabled());
        f.button("Copy to the machines")->click();
        QVERIFY(f.service.synchronized.back().options.deleteExtra);
        const std::map<std::string, std::set<std::string>> listed{{"worker-1", {"old.png"}}};
        QVERIFY(f.service.synchronized.back().options.agreed == listed);
        emit f.service.synced(f.service.synchronized.back(), {machine("worker-1", {}, {"old.png"})});
        QVERIFY(f.says("All machines have the content"));
        QVERIFY(!f.button("Copy to the machines")->isEnabled()); // the next removal is listed before
    }

    void aMachineThatFailsIsNamed()
    {
        View f;
        QTest::keyClicks(f.line("Folder of this computer"), QStringLiteral("/home/me/set"));
        f.button("Copy to the machines")->click();
        NodeSync failed = machine("worker-1", {"a"}, {});
        failed.status = fail(ErrorCode::DiskFull, "worker-1", "no space left");
        emit f.service.synced(f.service.synchronized.back(), {machine("head", {"a"}, {}), failed});
        QVERIFY(f.says("Some machines could not be updated."));
        QCOMPARE(f.cell(0, 1), QStringLiteral("equal"));
        QCOMPARE(f.cell(1, 1), text::message(failed.status.error()));
        f.service.found = fail(ErrorCode::NotFound, "/home/me/set", "there is no such folder");
        f.button("Compare")->click();
        QVERIFY(f.says(qPrintable(text::message(f.service.found.error()))));
        f.view.forget();
        QVERIFY(!f.says("could not be updated"));
    }

    void aClusterWithoutMachinesIsNotOffered()
    {
        View f;
        QTest::keyClicks(f.line("Folder of this computer"), QStringLiteral("/home/me/set"));
        fake::choose(f.view.findChild<QComboBox *>(), 1);
        f.view.setClusters({{ClusterId("c-2"), "other", "us-east-1"}});
        QVERIFY(f.button("Compare")->isEnabled());
        QCOMPARE(f.view.findChild<QComboBox *>()->currentData().toString(), QStringLiteral("c-2"));
        f.view.setClusters({});
        QVERIFY(!f.button("Compare")->isEnabled());
        QVERIFY(f.says("There is no cluster whose machines run."));
    }

    void theDataPageHasATabForIt()
    {
        fake::DataTabs tabs; // keeps the other services
        FakeDataWithFolders data;
        Services services{tabs.fakes.account,
                          tabs.fakes.clusters,
                          tabs.fakes.runs,
                          tabs.fakes.teardown,
                          tabs.fakes.tour,
                          tabs.fakes.activity,
                          tabs.fakes.operations,
                          tabs.fakes.costs,
                          tabs.fakes.instanceCatalog,
                          tabs.fakes.planning,
                          data,
                          tabs.fakes.models,
                          tabs.fakes.doctor,
                          tabs.fakes.managed,
                          tabs.fakes.queue,
                          tabs.fakes.recipes,
                          tabs.fakes.tunnels,
                          tabs.fakes.terminals,
                          tabs.fakes.notifications};
        DataPage page(services, {&tabs.make}, &tabs.tour);
        page.show();
        auto *view = page.findChild<FolderSyncView *>();
        QVERIFY(view);
        auto *pages = page.findChild<QTabWidget *>(QStringLiteral("pageTabs"));
        QVERIFY(pages->indexOf(view) >= 0);
        auto cluster = fake::demoCluster();
        cluster.state = ClusterState::Ready;
        tabs.fakes.clusters.set({cluster});
        QCOMPARE(view->findChild<QComboBox *>()->count(), 1);
        QCOMPARE(view->findChild<QComboBox *>()->currentText(), QStringLiteral("demo"));
    }
};

QTEST_MAIN(FolderSyncTest)
#include "folder_sync_test.moc"
