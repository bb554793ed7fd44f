// The files of S3 and of this computer, the queue of transfers, and the shared file systems.

#include <algorithm>

#include <QClipboard>
#include <QDragEnterEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTreeView>
#include <QUrl>
#include <QtTest/QTest>

#include "gui/dialogs/confirm_dialog.h"
#include "gui/pages/data/file_systems_view.h"
#include "gui/pages/data/files_view.h"
#include "gui/pages/data/object_table.h"
#include "gui/pages/data/transfer_queue_view.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/efs/efs_wizard.h"
#include "tests/gui/support/activate.h"
#include "tests/gui/support/fakes/fake_transfers.h"
#include "tests/gui/support/find_widget.h"
#include "tests/gui/support/wizard_fields.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace trainyard::services;
using fake::buttonIn;

namespace {

struct Shown {
    fake::FakeTransfers service;
    FilesView view{service};
    Shown()
    {
        service.places["s3://"] = {{"s3://lab", "lab", true, 0, {}, {}}};
        service.places["s3://lab"] = {
            {"s3://lab/set/", "set", true, 0, {}, {}},
            {"s3://lab/a.rec", "a.rec", false, 1000, Timestamp{std::chrono::seconds(1)}, "\"e\""},
            {"s3://lab/b.rec", "b.rec", false, 2000, {}, "\"f\""}};
        service.places["s3://lab/set/"] = {};
        view.resize(1000, 700);
        view.show();
        view.activateWindow();
        fake::activate(&view);
    }
    ObjectTable *objects() { return view.findChild<ObjectTable *>(); }
    QPushButton *button(const char *begin) { return buttonIn(&view, QLatin1String(begin)); }
    bool openBucket()
    {
        view.open(QStringLiteral("s3://lab"));
        return QTest::qWaitFor([&] { return objects()->model()->rowCount() == 3; });
    }
    bool says(const QString &words)
    {
        for (auto *label : view.findChildren<QLabel *>()) {
            if (label->isVisibleTo(&view) && label->text().contains(words))
                return true;
        }
        return false;
    }
};

TransferLine lineOf(const std::string &id, TransferStatus status)
{
    TransferLine line;
    line.id = id;
    line.from = {"/data/" + id};
    line.to = "s3://lab/";
    line.status = status;
    return line;
}

} // namespace

class FilesViewTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void bucketsAndFoldersAreOpenedByKeyboard()
    {
        Shown s;
        QTRY_COMPARE(s.objects()->model()->rowCount(), 1);
        QVERIFY(!s.button("Download")->isEnabled());
        s.objects()->setFocus();
        s.objects()->selectId(QStringLiteral("s3://lab"));
        QTest::keyClick(s.objects(), Qt::Key_Return);
        QTRY_COMPARE(s.objects()->model()->rowCount(), 3);
        QCOMPARE(s.view.place(), QStringLiteral("s3://lab"));
        s.objects()->selectId(QStringLiteral("s3://lab/set/"));
        QTest::keyClick(s.objects(), Qt::Key_Return);
        QTRY_COMPARE(s.objects()->model()->rowCount(), 0);
        QVERIFY(s.objects()->emptyText().contains(QLatin1String("Drop files")));
        QTest::keyClick(s.objects(), Qt::Key_Backspace);
        QCOMPARE(s.view.place(), QStringLiteral("s3://lab/"));
        s.view.open(QStringLiteral("http://lab"));
        QVERIFY(s.says(QStringLiteral("begins with s3://")));
    }

    void aMissingPlaceIsReported()
    {
        Shown s;
        s.view.open(QStringLiteral("s3://gone"));
        QTRY_VERIFY(s.says(QStringLiteral("no such bucket")));
        QCOMPARE(s.objects()->model()->rowCount(), 0);
    }

    void severalObjectsAreDownloadedAndFilesUploaded()
    {
        Shown s;
        QVERIFY(s.openBucket());
        QTemporaryDir here;
        QFile file(here.filePath(QStringLiteral("new.rec")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        s.view.openLocal(here.path());
        s.objects()->selectAll();
        QCOMPARE(s.objects()->chosen().size(), 3);
        QVERIFY(!s.button("Copy link")->isEnabled()); // one object only
        s.button("Download")->click();
        QCOMPARE(s.service.lines.size(), std::size_t(1));
        QCOMPARE(s.service.lines[0].from.size(), std::size_t(3));
        QCOMPARE(s.service.lines[0].to, here.path().toStdString() + "/");

        auto *files = s.view.findChild<QTreeView *>();
        QVERIFY(QTest::qWaitFor([&] { return files->model()->rowCount(files->rootIndex()) == 1; }));
        files->setCurrentIndex(files->model()->index(0, 0, files->rootIndex()));
        QVERIFY(s.button("Upload")->isEnabled());
        s.button("Upload")->click();
        QCOMPARE(s.service.lines[1].from,
                 std::vector<std::string>{here.filePath(QStringLiteral("new.rec")).toStdString()});
        QCOMPARE(s.service.lines[1].to, std::string("s3://lab/"));
        s.view.open(QStringLiteral("s3://"));
        QVERIFY(!s.button("Upload")->isEnabled()); // not into the list of buckets
    }

    void nothingIsUploadedToAPublicBucketUnasked() // E7
    {
        Shown s;
        s.service.publicPlace = "s3://lab/";
        QVERIFY(s.openBucket());
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(QStringLiteral("/data/secret"))});
        for (const bool agrees : {false, true}) {
            QDragEnterEvent enter({5, 5}, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(s.objects()->viewport(), &enter);
            QDropEvent drop({5, 5}, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(s.objects()->viewport(), &drop);
            QVERIFY(s.service.lines.empty());
            auto *question = fake::visible<ConfirmDialog>(s.view);
            QVERIFY(question);
            if (agrees)
                buttonIn(question, QStringLiteral("Upload"))->click();
            else
                question->reject();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
        QCOMPARE(s.service.lines.size(), std::size_t(1));
        QCOMPARE(s.service.lines[0].from, std::vector<std::string>{"/data/secret"});
    }

    void anUploadToABucketThatMayBePublicIsAskedFor() // E7
    {
        Shown s;
        s.service.hiddenPlace = "s3://lab/";
        QVERIFY(s.openBucket());
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(QStringLiteral("/data/secret"))});
        QDragEnterEvent enter({5, 5}, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(s.objects()->viewport(), &enter);
        QDropEvent drop({5, 5}, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(s.objects()->viewport(), &drop);
        QVERIFY(s.service.lines.empty());
        auto *question = fake::visible<ConfirmDialog>(s.view);
        QVERIFY(question);
        const auto labels = question->findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) {
            return label->text() == QLatin1String("Upload to a bucket that may be public");
        }));
        buttonIn(question, QStringLiteral("Upload"))->click();
        QCOMPARE(s.service.lines.size(), std::size_t(1));
    }

    void filesAreDroppedOnTheBucket()
    {
        Shown s;
        QVERIFY(s.openBucket());
        QMimeData files, text;
        files.setUrls({QUrl::fromLocalFile(QStringLiteral("/data/x")), QUrl(QStringLiteral("http://example.org/y"))});
        text.setText(QStringLiteral("no file"));
        auto *target = s.objects()->viewport();
        QDragEnterEvent refused({5, 5}, Qt::CopyAction, &text, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(target, &refused);
        QVERIFY(!refused.isAccepted());
        QDragEnterEvent enter({5, 5}, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(target, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({5, 5}, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(target, &drop);
        QCOMPARE(s.service.lines.size(), std::size_t(1));
        QCOMPARE(s.service.lines[0].from, std::vector<std::string>{"/data/x"});
    }

    void propertiesLinksAndRemoval()
    {
        Shown s;
        QVERIFY(s.openBucket());
        s.objects()->selectId(QStringLiteral("s3://lab/a.rec"));
        QVERIFY(s.says(QStringLiteral("s3://lab/a.rec: 1,000 bytes")) ||
                s.says(QStringLiteral("s3://lab/a.rec: 1000 bytes")));
        s.button("Copy link")->click();
        QTRY_COMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("https://signed/lab/a.rec"));
        QCOMPARE(s.service.did.back(), std::string("link s3://lab/a.rec 60"));
        QSignalSpy used(&s.view, &FilesView::useRequested);
        s.button("Use in a run")->click();
        QCOMPARE(used.at(0).at(0).toString(), QStringLiteral("s3://lab/a.rec"));
        QTest::keyClick(s.objects(), Qt::Key_Delete);
        auto *dialog = fake::visible<ConfirmDialog>(s.view);
        QVERIFY(dialog);
        QVERIFY(s.service.did.back().starts_with("link")); // nothing before the confirmation
        buttonIn(dialog, QStringLiteral("Delete"))->click();
        QTRY_COMPARE(s.service.did.back(), std::string("remove s3://lab/a.rec"));
    }

    void aFolderIsDeletedAsItWasShown() // S3
    {
        Shown s;
        QVERIFY(s.openBucket());
        for (int i = 0; i < 12; ++i)
            s.service.below.push_back({"s3://lab/set/" + std::to_string(i), 1000});
        s.objects()->selectId(QStringLiteral("s3://lab/set/"));
        QTest::keyClick(s.objects(), Qt::Key_Delete);
        QTRY_VERIFY(fake::visible<ConfirmDialog>(s.view));
        auto *dialog = fake::visible<ConfirmDialog>(s.view);
        QString shown;
        for (const QLabel *l : dialog->findChildren<QLabel *>())
            shown += l->text() + QLatin1Char('\n');
        for (const auto *list : dialog->findChildren<QPlainTextEdit *>())
            shown += list->toPlainText();
        QVERIFY2(shown.contains(QLatin1String("12 objects")), qPrintable(shown));
        QVERIFY2(shown.contains(QLatin1String("s3://lab/set/9")) && !shown.contains(QLatin1String("s3://lab/set/10")),
                 qPrintable(shown));
        QVERIFY2(shown.contains(QLatin1String("and 2 more")), qPrintable(shown));
        s.service.below.push_back({"s3://lab/set/later", 1});
        buttonIn(dialog, QStringLiteral("Delete"))->click();
        QTRY_COMPARE(s.service.did.size(), std::size_t(12));
        QCOMPARE(s.service.did.back(), std::string("remove s3://lab/set/11"));
    }

    void theQueueOffersWhatItsStateAllows()
    {
        Shown s;
        using enum TransferStatus;
        s.service.lines = {lineOf("t-1", Running), lineOf("t-2", Paused), lineOf("t-3", Failed), lineOf("t-4", Done)};
        s.service.lines[0].progress = {500, 2000, 1, 4, "x"};
        s.service.lines[0].bytesPerSecond = 250;
        s.service.lines[2].error = Error{ErrorCode::Disconnected, "s3:UploadPart", "cut"};
        s.service.publish();
        DataTable *table = nullptr;
        for (auto *one : s.view.findChildren<DataTable *>()) {
            if (one->accessibleName() == QLatin1String("Transfers"))
                table = one;
        }
        QVERIFY(table);
        QCOMPARE(table->model()->rowCount(), 4);
        QVERIFY(table->model()->index(0, 2).data().toString().contains(QLatin1String("1 of 4 files")));
        QVERIFY(table->model()->index(0, 3).data().toString().contains(QLatin1String("250 bytes/s")));
        QVERIFY(table->model()->index(2, 4).data().toString().contains(QLatin1String("cut")));
        table->selectId(QStringLiteral("t-1"));
        QVERIFY(s.button("Pause")->isEnabled() && !s.button("Continue")->isEnabled());
        s.button("Pause")->click();
        table->selectId(QStringLiteral("t-2"));
        s.button("Continue")->click();
        table->selectId(QStringLiteral("t-3"));
        s.button("Try again")->click();
        s.button("Cancel transfer")->click();
        table->selectId(QStringLiteral("t-4"));
        QVERIFY(!s.button("Cancel transfer")->isEnabled());
        s.button("Remove from list")->click();
        QCOMPARE(s.service.did,
                 (std::vector<std::string>{"pause t-1", "resume t-2", "resume t-3", "cancel t-3", "dismiss t-4"}));
    }

    void aFileSystemIsCreatedByTheWizard()
    {
        fake::FakeFileSystems service;
        service.choices.subnets = {{"subnet-1", "vpc-1", "us-east-1a", "10.0.0.0/24", 9, true, true, true},
                                   {"subnet-2", "vpc-1", "us-east-1b", "10.0.1.0/24", 9, true, true, true},
                                   {"subnet-3", "vpc-2", "us-east-1c", "10.1.0.0/24", 9, true, true, false}};
        EfsWizard wizard(service);
        wizard.show();
        QStringList explained; // E16
        for (const auto *shown : wizard.currentPage()->findChildren<QLabel *>())
            explained << shown->text();
        for (const char *expected :
             {"mount it when they start", "several clusters share them", "(RecordIO) does not slow",
              "Many small files do", "only in zones with a mount target"})
            QVERIFY2(explained.join(QLatin1Char(' ')).contains(QLatin1String(expected)), expected);
        auto *name = fake::field<QLineEdit>(wizard.currentPage(), QStringLiteral("Name"));
        QVERIFY(name);
        QTRY_VERIFY(wizard.button(QWizard::NextButton)->isEnabled());
        name->setText(QStringLiteral("Not a name"));
        QVERIFY(!wizard.button(QWizard::NextButton)->isEnabled());
        name->setText(QStringLiteral("shared-data"));
        QTRY_VERIFY(wizard.button(QWizard::NextButton)->isEnabled());
        wizard.next();
        QVERIFY(service.created.empty()); // nothing before the last page
        wizard.button(QWizard::FinishButton)->click();
        QCOMPARE(service.created.size(), std::size_t(1));
        QCOMPARE(service.created[0].name, std::string("shared-data"));
        QCOMPARE(service.created[0].vpc, std::string("vpc-1"));
        QCOMPARE(service.created[0].zones, (std::vector<std::string>{"us-east-1a", "us-east-1b"}));
    }

    void aFileSystemIsDeletedOnlyByItsTypedName()
    {
        fake::FakeFileSystems service;
        cluster::FileSystemInfo system;
        system.id = "fs-1";
        system.name = "shared";
        system.region = "us-east-1";
        system.state = "available";
        system.bytes = 3'000'000'000;
        system.usdPerMonth = 0.84;
        service.known.systems = {system};
        FileSystemsView view(service);
        view.resize(900, 500);
        view.show();
        auto *table = view.findChild<DataTable *>();
        QTRY_COMPARE(table->model()->rowCount(), 1);
        QVERIFY(table->model()->index(0, 6).data().toString().contains(QLatin1String("0.84")));
        table->selectId(QStringLiteral("fs-1"));
        buttonIn(&view, QStringLiteral("Delete"))->click();
        auto *dialog = fake::visible<ConfirmDialog>(view);
        QVERIFY(dialog);
        auto *go = buttonIn(dialog, QStringLiteral("Delete"));
        QVERIFY(!go->isEnabled());
        auto *typed = dialog->findChild<QLineEdit *>();
        QVERIFY(typed);
        typed->setText(QStringLiteral("shared"));
        QVERIFY(go->isEnabled());
        go->click();
        QCOMPARE(service.removed, std::vector<std::string>{"fs-1 shared"});
    }
};

QTEST_MAIN(FilesViewTest)
#include "files_view_test.moc"
