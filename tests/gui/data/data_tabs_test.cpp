// The tabs of the Data page: files of S3, of machines and of this computer, packing, and shared file systems.

#include <algorithm>

#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTreeView>
#include <QtTest/QTest>

#include "gui/app/main_window/main_window.h"
#include "gui/dialogs/confirm_dialog.h"
#include "gui/dialogs/data/mount_dialog.h"
#include "gui/dialogs/data/pack_dialog.h"
#include "gui/pages/machines/node_menu.h"
#include "gui/text/local_cloud.h"
#include "gui/widgets/theme/theme.h"
#include "tests/gui/support/data_tabs_fixture.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/wizard_fields.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace trainyard::services;
using fake::DataTabs;

namespace {

bool makeFile(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write("x") == 1;
}

RemotePlace placeOn(const ClusterId &cluster, const std::string &path)
{
    RemotePlace place;
    place.cluster = cluster;
    place.path = path;
    return place;
}

RemoteRow rowOf(const RemotePlace &place, bool isFolder)
{
    RemoteRow row;
    row.place = place;
    row.name = place.name();
    row.isFolder = isFolder;
    row.bytes = isFolder ? 0 : 10;
    return row;
}

/// A head with a folder, a file, and a file whose name is none here, in its home folder.
RemotePlace addMachine(DataTabs &s)
{
    const auto known = sample::clusters();
    const RemotePlace home = placeOn(known[0].id, "~"), results = home.child("results");
    RemoteListing listing;
    listing.place = home;
    listing.rows = {rowOf(results, true), rowOf(home.child("model.params"), false), rowOf(home.child("odd"), false)};
    listing.rows[2].problem = "its name has a backslash";
    listing.omitted = 7;
    s.data.files.remote.folders[home.address()] = listing;
    s.data.files.remote.folders[results.address()] = {results, {}, 0};
    s.fakes.clusters.set({known[0]});
    return home;
}

} // namespace

class DataTabsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void theTabsHaveTheMarginOfThePage()
    {
        DataTabs s;
        QVERIFY(s.tabs());
        QCOMPARE(s.tabs()->count(), 3);
        QVERIFY(s.tabs()->tabBar()->mapTo(s.page.get(), QPoint()).x() >= 12);
    }

    void bothTablesBeginAndEndAtTheSameHeights()
    {
        DataTabs s;
        s.openFiles();
        auto *files = s.files()->findChild<QTreeView *>();
        const auto top = [&](QWidget *w) { return w->mapTo(s.page.get(), QPoint()).y(); };
        QTRY_COMPARE(top(s.objects()), top(files));
        QTRY_COMPARE(s.objects()->height(), files->height());
        s.files()->open(QStringLiteral("s3://gone")); // with a message above
        QTRY_VERIFY(s.says(QStringLiteral("no such bucket")));
        QTRY_COMPARE(top(s.objects()), top(files));
    }

    void theDateOfAFileIsNotCut()
    {
        DataTabs s;
        QTemporaryDir here;
        QVERIFY(makeFile(here.filePath(QStringLiteral("one.rec"))));
        s.openFiles()->openLocal(here.path());
        auto *files = s.files()->findChild<QTreeView *>();
        QVERIFY(QTest::qWaitFor([&] { return files->model()->rowCount(files->rootIndex()) == 1; }));
        const QAbstractItemView *view = files;
        QTRY_VERIFY(files->header()->sectionSize(3) >= view->sizeHintForColumn(3));
        QTRY_VERIFY(files->header()->length() <= files->viewport()->width());
        QVERIFY(files->header()->sectionSize(3) > 0);
    }

    void anIdleLocalCloudIsNoError()
    {
        DataTabs s;
        s.data.files.fails = Error{ErrorCode::NotFound, "local cloud", "it does not run"};
        s.openFiles();
        QTRY_COMPARE(s.objects()->emptyText(), text::localCloudIdle());
        QVERIFY(!s.says(QStringLiteral("does not exist")));
        s.data.files.fails = Error{ErrorCode::PermissionDenied, "s3:ListAllMyBuckets", "no"};
        s.files()->open(QStringLiteral("s3://"));
        QTRY_VERIFY(s.says(QStringLiteral("s3:ListAllMyBuckets")));
        QVERIFY(s.objects()->emptyText() != text::localCloudIdle());
        s.data.files.fails.reset();
        s.files()->open(QStringLiteral("s3://"));
        QTRY_COMPARE(s.objects()->model()->rowCount(), 1);
        QVERIFY(!s.says(QStringLiteral("s3:ListAllMyBuckets")));
    }

    void theListingOfThePreviousAccountIsForgotten()
    {
        DataTabs s;
        s.openFiles()->open(QStringLiteral("s3://lab"));
        QTRY_COMPARE(s.objects()->model()->rowCount(), 2);
        s.data.files.places.clear();
        s.data.files.places["s3://"] = {};
        s.fakes.account.refresh(); // the same account
        QCOMPARE(s.files()->place(), QStringLiteral("s3://lab"));
        s.fakes.account.select("work", {});
        QCOMPARE(s.files()->place(), QStringLiteral("s3://"));
        QCOMPARE(s.objects()->model()->rowCount(), 0);
    }

    void filesAreReplacedOnlyAfterAQuestion()
    {
        DataTabs s;
        QTemporaryDir here;
        QVERIFY(makeFile(here.filePath(QStringLiteral("a.rec"))));
        s.openFiles()->openLocal(here.path());
        s.files()->open(QStringLiteral("s3://lab"));
        QTRY_COMPARE(s.objects()->model()->rowCount(), 2);
        s.objects()->selectId(QStringLiteral("s3://lab/a.rec"));
        s.button("Download")->click();
        auto *dialog = fake::visible<ConfirmDialog>(*s.page);
        QVERIFY(dialog);
        QVERIFY(s.data.files.lines.empty());
        fake::buttonIn(dialog, QStringLiteral("Replace"))->click();
        QCOMPARE(s.data.files.lines.size(), std::size_t(1));
        QCOMPARE(s.data.files.lines[0].to, here.path().toStdString() + "/");

        emit s.objects()->dropped({here.filePath(QStringLiteral("a.rec"))}); // its name is in the bucket
        QTRY_VERIFY(fake::visible<ConfirmDialog>(*s.page));
        QCOMPARE(s.data.files.lines.size(), std::size_t(1));
        fake::buttonIn(fake::visible<ConfirmDialog>(*s.page), QStringLiteral("Cancel"))->click();
        QCOMPARE(s.data.files.lines.size(), std::size_t(1));
        emit s.objects()->dropped({here.filePath(QStringLiteral("b.rec"))});
        QCOMPARE(s.data.files.lines.size(), std::size_t(2));
    }

    void theFilesOfAMachineAreBrowsed()
    {
        DataTabs s;
        const RemotePlace home = addMachine(s);
        s.openFiles();
        auto *source = s.files()->findChild<QComboBox *>();
        QVERIFY(source);
        QCOMPARE(source->count(), 4); // S3 and three machines
        QCOMPARE(source->itemText(1), QStringLiteral("digits-demo: head"));
        fake::choose(source, 1);
        QTRY_COMPARE(s.objects()->model()->rowCount(), 3);
        QVERIFY(s.says(QStringLiteral("7 more entries")));
        QVERIFY(!s.button("Copy link")); // hidden
        const auto buttons = s.files()->findChildren<QPushButton *>();
        const auto up = std::ranges::find(buttons, QStringLiteral("Folder above, in S3 or on a machine"),
                                          &QPushButton::accessibleName);
        QVERIFY(up != buttons.end() && !(*up)->isEnabled());
        const QString results = QString::fromStdString(home.child("results").address());
        s.objects()->selectId(results);
        QVERIFY(!s.button("Delete")->isEnabled()); // a folder
        QTest::keyClick(s.objects(), Qt::Key_Delete);
        QVERIFY(!fake::visible<ConfirmDialog>(*s.page));
        QTest::keyClick(s.objects(), Qt::Key_Return);
        QTRY_COMPARE(s.objects()->model()->rowCount(), 0);
        QCOMPARE(s.files()->place(), results);
        QTest::keyClick(s.objects(), Qt::Key_Backspace);
        QCOMPARE(s.files()->place(), QString::fromStdString(home.address()));
        QTRY_COMPARE(s.objects()->model()->rowCount(), 3);
        fake::choose(source, 0);
        QTRY_COMPARE(s.files()->place(), QStringLiteral("s3://"));
    }

    void filesOfAMachineAreTransferredByTheQueue()
    {
        DataTabs s;
        const RemotePlace home = addMachine(s);
        QTemporaryDir here;
        s.page->browse(QString::fromStdString(home.address()));
        QCOMPARE(s.tabs()->currentWidget(), static_cast<QWidget *>(s.files()));
        s.files()->openLocal(here.path());
        QTRY_COMPARE(s.objects()->model()->rowCount(), 3);
        s.objects()->selectAll();
        s.button("Download")->click();
        QCOMPARE(s.data.files.lines.size(), std::size_t(1));
        QCOMPARE(s.data.files.lines[0].from,
                 (std::vector<std::string>{home.child("results").address(), home.child("model.params").address()}));
        QVERIFY(s.says(QStringLiteral("cannot be names of files here: odd")));
        emit s.objects()->dropped({QStringLiteral("/data/x")});
        QCOMPARE(s.data.files.lines.size(), std::size_t(2));
        QCOMPARE(s.data.files.lines[1].to, home.address());
        s.data.files.remote.folders[home.address()].rows.clear();
        s.data.files.arrive(home.address());
        QTRY_COMPARE(s.objects()->model()->rowCount(), 0);
    }

    void foldersAndFilesOfAMachineAreMadeAndDeleted()
    {
        DataTabs s;
        const RemotePlace home = addMachine(s);
        s.page->browse(QString::fromStdString(home.address()));
        QTRY_COMPARE(s.objects()->model()->rowCount(), 3);
        for (const char *name : {"../up", "new"}) {
            s.button("New folder")->click();
            auto *dialog = fake::visible<QInputDialog>(*s.page);
            QVERIFY(dialog);
            dialog->setTextValue(QLatin1String(name));
            dialog->accept();
            QTRY_VERIFY(!fake::visible<QInputDialog>(*s.page));
        }
        auto &did = s.data.files.remote.did;
        QCOMPARE(did, std::vector<std::string>{"make " + home.child("new").address()});
        const auto file = home.child("model.params").address();
        QTRY_COMPARE(s.objects()->model()->rowCount(), 3);
        s.objects()->selectId(QString::fromStdString(file));
        s.button("Delete")->click();
        auto *dialog = fake::visible<ConfirmDialog>(*s.page);
        QVERIFY(dialog);
        QCOMPARE(did.size(), std::size_t(1));
        fake::buttonIn(dialog, QStringLiteral("Delete"))->click();
        QTRY_COMPARE(did.back(), "remove " + file);
    }

    void theFoldersOfThisComputerAreOpenedByKeyboard()
    {
        DataTabs s;
        QTemporaryDir here;
        QVERIFY(QDir(here.path()).mkdir(QStringLiteral("inner")));
        s.openFiles()->openLocal(here.path());
        auto *files = s.files()->findChild<QTreeView *>();
        QVERIFY(QTest::qWaitFor([&] { return files->model()->rowCount(files->rootIndex()) == 1; }));
        const auto edits = s.files()->findChildren<QLineEdit *>();
        const auto found =
            std::ranges::find(edits, QStringLiteral("Folder of this computer"), &QLineEdit::accessibleName);
        QVERIFY(found != edits.end());
        auto *folder = *found;
        files->setFocus();
        files->setCurrentIndex(files->model()->index(0, 0, files->rootIndex()));
        QTest::keyClick(files, Qt::Key_Return);
        QCOMPARE(folder->text(), here.filePath(QStringLiteral("inner")));
        QTest::keyClick(files, Qt::Key_Backspace);
        QCOMPARE(folder->text(), here.path());
    }

    void theMenuOfAMachineOpensItsFiles()
    {
        DataTabs s;
        const RemotePlace home = addMachine(s);
        QTemporaryDir state;
        QSettings settings(state.filePath(QStringLiteral("window.ini")), QSettings::IniFormat);
        MainWindow window(s.services(), settings, state.path());
        window.show();
        auto *menus = window.findChild<NodeMenu *>();
        QVERIFY(menus);
        const auto cluster = s.fakes.clusters.known[0];
        QMenu *menu = menus->menuFor(cluster, cluster.nodes[0]);
        for (QAction *action : menu->actions()) {
            if (action->text() == QLatin1String("Browse files"))
                action->trigger();
        }
        auto *view = window.findChild<FilesView *>();
        QTRY_VERIFY(view->isVisible());
        QCOMPARE(view->place(), QString::fromStdString(home.address()));
        QTRY_COMPARE(view->findChild<ObjectTable *>()->model()->rowCount(), 3);
    }

    void aFolderOfThisComputerIsPacked() // E21
    {
        DataTabs s;
        QTemporaryDir here;
        QVERIFY(QDir(here.path()).mkdir(QStringLiteral("pictures")));
        QVERIFY(makeFile(here.filePath(QStringLiteral("pictures.rec"))));
        s.openFiles()->openLocal(here.path());
        auto *files = s.files()->findChild<QTreeView *>();
        QVERIFY(QTest::qWaitFor([&] { return files->model()->rowCount(files->rootIndex()) == 2; }));
        QVERIFY(!s.button("Pack")->isEnabled());
        QModelIndex folder;
        for (int row = 0; row < 2; ++row) {
            const auto at = files->model()->index(row, 0, files->rootIndex());
            if (at.data().toString() == QLatin1String("pictures"))
                folder = at;
        }
        QVERIFY(folder.isValid());
        files->setCurrentIndex(folder);
        s.button("Pack")->click();
        auto *dialog = fake::visible<PackDialog>(*s.page);
        QVERIFY(dialog);
        auto *output = fake::field<QLineEdit>(dialog, QStringLiteral("Packed file"));
        auto *go = fake::buttonIn(dialog, QStringLiteral("&Pack"));
        QVERIFY(output && go && go->isEnabled());
        QVERIFY(fake::messagesOn(dialog).join(QString()).contains(QLatin1String("pictures.rec exists")));
        for (const char *bad : {"", "set.rec", "/no/such/folder/set.rec"}) {
            output->setText(QLatin1String(bad));
            QVERIFY2(!go->isEnabled(), bad);
        }
        output->setText(here.filePath(QStringLiteral("set.txt")));
        QVERIFY(!go->isEnabled());
        output->setText(here.filePath(QStringLiteral("set.rec")));
        QVERIFY(fake::messagesOn(dialog).isEmpty());
        fake::field<QSpinBox>(dialog, QStringLiteral("Number of files"))->setValue(4);
        go->click();
        QCOMPARE(s.data.packer.packed.size(), std::size_t(1));
        const PackRequest &request = s.data.packer.packed[0];
        QCOMPARE(request.from, here.filePath(QStringLiteral("pictures")).toStdString());
        QCOMPARE(request.output, here.filePath(QStringLiteral("set.rec")).toStdString());
        QCOMPARE(request.shards, 4);
    }

    void aFileSystemIsMountedOnAClusterOfItsRegion() // E17
    {
        DataTabs s;
        auto known = sample::clusters();
        known[0].state = ClusterState::Ready;
        known[1].state = ClusterState::Ready;
        known[1].region = "eu-central-1";
        s.fakes.clusters.set({known[0], known[1]});
        cluster::FileSystemInfo system;
        system.id = "fs-1";
        system.name = "shared";
        system.state = "available";
        system.region = "ap-south-1";
        s.data.systems.known.systems = {system};
        s.tabs()->setCurrentWidget(s.systems());
        auto *table = s.systems()->findChild<DataTable *>();
        QTRY_COMPARE(table->model()->rowCount(), 1);
        table->selectId(QStringLiteral("fs-1"));
        QVERIFY(!s.button("Mount")->isEnabled()); // no cluster there
        QVERIFY(!s.button("Mount")->toolTip().isEmpty());
        s.data.systems.known.systems[0].region = known[0].region;
        emit s.data.systems.changed();
        QTRY_VERIFY(s.button("Mount")->isEnabled());
        s.button("Mount")->click();
        auto *dialog = fake::visible<MountDialog>(*s.page);
        QVERIFY(dialog);
        QCOMPARE(fake::field<QComboBox>(dialog, QStringLiteral("Cluster"))->count(), 1);
        auto *folder = fake::field<QLineEdit>(dialog, QStringLiteral("Folder on the machines"));
        auto *go = fake::buttonIn(dialog, QStringLiteral("&Mount"));
        QVERIFY(folder && go && go->isEnabled());
        for (const char *bad : {"efs", "/", "/a b", "/efs/../etc", "/efs; reboot"}) {
            folder->setText(QLatin1String(bad));
            QVERIFY2(!go->isEnabled(), bad);
        }
        folder->setText(QStringLiteral("/data/shared"));
        go->click();
        QCOMPARE(s.data.systems.mounted, std::vector<std::string>{known[0].id.value + " fs-1 /data/shared"});
    }
};

QTEST_MAIN(DataTabsTest)
#include "data_tabs_test.moc"
