// G10: the working folder of a job, chosen among the folders of a machine that runs it.
#include <QLineEdit>
#include <QPushButton>
#include <QtTest/QTest>

#include "gui/models/data/file_place.h"
#include "gui/text/translation.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/fields/data_browser.h"
#include "gui/wizards/task/task_wizard.h"
#include "tests/gui/support/fakes/fake_remote_files.h"
#include "tests/gui/support/fakes/fakes.h"
#include "tests/gui/support/find_widget.h"
#include "tests/gui/support/wizard_fields.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace trainyard::gui::fake;

namespace {

RemotePlace on(const std::string &path)
{
    RemotePlace place;
    place.cluster = demoCluster().id;
    place.node = "worker-1"; // the first machine of the job
    place.path = path;
    return place;
}

RemoteRow folderRow(const std::string &path)
{
    RemoteRow row;
    row.place = on(path);
    row.name = row.place.name();
    row.isFolder = true;
    return row;
}

protocol::JobSpec jobIn(const std::string &folder)
{
    protocol::JobSpec job;
    job.type = protocol::JobType::Command;
    job.task.command = "./train";
    job.task.folder = folder;
    return job;
}

struct Picker {
    FakeRuns runs;
    FakeAllFiles files;
    TaskWizard wizard;
    DataBrowser *browser = nullptr;
    explicit Picker(const std::string &folder)
        : wizard(
              {demoCluster()}, jobIn(folder), [](const auto &) { return 0; }, &runs)
    {
        has("~", {folderRow("~/data")});
        has("~/data", {});
        has("/", {folderRow("/efs")});
        has("/efs", {folderRow("/efs/set")});
        has("/efs/set", {});
        wizard.setFiles(&files);
        wizard.show();
    }
    void has(const std::string &path, const std::vector<RemoteRow> &rows)
    {
        RemoteListing listing;
        listing.place = on(path);
        listing.rows = rows;
        files.remote.folders[listing.place.address()] = listing;
    }
    bool open()
    {
        auto *choose = wizard.findChild<QPushButton *>(QStringLiteral("chooseFolder"));
        if (choose)
            choose->click();
        browser = visible<DataBrowser>(wizard);
        return browser != nullptr;
    }
    QString place() const { return browser->address(); }
    DataTable *table() const { return browser->findChild<DataTable *>(); }
    QPushButton *button(const char *begin) const { return buttonIn(browser, QString::fromUtf8(begin)); }
    QString shown() const { return wizard.findChild<QLineEdit *>(QStringLiteral("task.folder"))->text(); }
};

QString address(const std::string &path)
{
    return QString::fromStdString(on(path).address());
}

} // namespace

class FolderPickerTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        Theme::instance().install(*qApp);
        text::installTranslations(*qApp); // plurals
    }

    void aFolderBelowTheHomeFolderIsChosen()
    {
        Picker f({});
        QVERIFY(f.open());
        QCOMPARE(f.place(), address("~"));
        QTRY_COMPARE(f.table()->model()->rowCount(), 1);
        QVERIFY(!f.button("&Up")->isEnabled());
        emit f.table()->opened(address("~/data"));
        QTRY_VERIFY(f.button("&Choose this folder")->isEnabled());
        f.button("&Choose this folder")->click();
        QCOMPARE(f.wizard.job().task.folder, std::string("~/data"));
        QCOMPARE(f.shown(), QStringLiteral("~/data"));
    }

    void theChoiceBeginsAtTheFolderOfTheJob()
    {
        Picker f("/efs/set");
        QVERIFY(f.open());
        QCOMPARE(f.place(), address("/efs/set"));
        f.button("&Up")->click();
        QCOMPARE(f.place(), address("/efs"));
        QTRY_COMPARE(f.table()->model()->rowCount(), 1);
        f.button("&Root folder")->click();
        QTRY_VERIFY(f.button("&Choose this folder")->isEnabled());
        QVERIFY(!f.button("&Up")->isEnabled());
        f.button("&Choose this folder")->click();
        QCOMPARE(f.wizard.job().task.folder, std::string("/"));
    }

    void aFolderThatIsNotThereSaysSo()
    {
        Picker f("/nowhere");
        QVERIFY(f.open());
        QTRY_VERIFY(f.button("&Up")->isEnabled());
        QVERIFY(!f.button("&Choose this folder")->isEnabled());
        f.button("&Home folder")->click();
        QTRY_VERIFY(f.button("&Choose this folder")->isEnabled());
        QCOMPARE(f.place(), address("~"));
    }

    void aPathThatIsNoneBeginsAtTheHomeFolder()
    {
        Picker f("/efs/../etc");
        QVERIFY(f.open());
        QCOMPARE(f.place(), address("~"));
    }

    void withoutFilesOfMachinesItIsTyped()
    {
        FakeRuns runs;
        FakeTransfers onlyBuckets;
        TaskWizard wizard(
            {demoCluster()}, jobIn({}), [](const auto &) { return 0; }, &runs);
        wizard.setFiles(&onlyBuckets);
        QVERIFY(!wizard.findChild<QPushButton *>(QStringLiteral("chooseFolder")));
        wizard.setFiles(nullptr);
        QVERIFY(!wizard.findChild<QPushButton *>(QStringLiteral("chooseFolder")));
    }

    void theAddressOfAMachineHasAPath()
    {
        QCOMPARE(machinePath(address("~")), QStringLiteral("~"));
        QCOMPARE(machinePath(address("/")), QStringLiteral("/"));
        QCOMPARE(machinePath(address("/efs/a b")), QStringLiteral("/efs/a b"));
        QCOMPARE(machinePath(QStringLiteral("s3://bucket/set")), QString());
    }
};

QTEST_MAIN(FolderPickerTest)
#include "folder_picker_test.moc"
