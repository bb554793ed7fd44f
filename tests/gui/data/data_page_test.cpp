// Data sets in the window: creation, upload, selection, and the check before a run starts.

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QtTest/QTest>

#include "gui/dialogs/data/digit_tiles.h"
#include "gui/dialogs/data/new_data_dialog.h"
#include "gui/dialogs/data/shares_dialog.h"
#include "gui/pages/data/data_page.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/fields/data_browser.h"
#include "gui/wizards/job/job_wizard.h"
#include "gui/wizards/job/resume_field.h"
#include "gui/wizards/launch/launch_wizard.h"
#include "tests/gui/support/fakes/fake_transfers.h"
#include "tests/gui/support/launch_fixture.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace trainyard::services;

namespace {

DataSnapshot listing()
{
    DataSnapshot data;
    data.known = true;
    data.listing.buckets = {"lab", "mine"};
    data.listing.sets = {{"s3://lab/cifar", "rec", 2, 170'000'000}, {"s3://mine/digits", "idx", 4, 11'000'000}};
    return data;
}

std::vector<ClusterDetails> readyCluster()
{
    auto c = sample::clusters()[0];
    c.state = ClusterState::Ready;
    return {c};
}

QString cell(DataTable *table, const QString &id, int column)
{
    table->selectId(id);
    return table->currentId() == id ? table->model()->index(table->currentIndex().row(), column).data().toString()
                                    : QStringLiteral("no such row");
}

} // namespace

class DataPageTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void theShareOfEachWorkerIsShown() // E20
    {
        fake::Window f;
        f.fakes.data.contents = DataContent{{{"s3://lab/cifar/a.rec", 1000}, {"s3://lab/cifar/b.rec", 2000}}, 10};
        f.window.go(MainWindow::Data);
        f.fakes.data.set(listing());
        auto *page = f.window.findChild<DataPage *>();
        page->findChild<DataTable *>()->selectId(QStringLiteral("s3://lab/cifar"));
        f.button(page, QStringLiteral("Shares of the workers"))->click();
        QCOMPARE(f.fakes.data.counted, std::vector<std::string>{"s3://lab/cifar"});
        auto *dialog = f.window.findChild<SharesDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        auto *table = dialog->findChild<DataTable *>();
        const auto rows = [table] {
            QStringList all;
            for (int row = 0; row < table->model()->rowCount(); ++row) {
                QStringList cells;
                for (int column = 0; column < 4; ++column)
                    cells << table->model()->index(row, column).data().toString();
                all << cells.join(QLatin1Char(' '));
            }
            return all;
        };
        QCOMPARE(rows(), QStringList({QStringLiteral("0 5 0 5"), QStringLiteral("1 5 5 10")}));
        QVERIFY(table->model()->index(0, 4).data().toString().contains(QLatin1String("b.rec")));
        auto *workers = dialog->findChild<QSpinBox *>();
        workers->setValue(3); // no further request
        QCOMPARE(rows(),
                 QStringList({QStringLiteral("0 3 0 3"), QStringLiteral("1 3 3 6"), QStringLiteral("2 4 6 10")}));
        QVERIFY(!table->model()->index(0, 4).data().toString().contains(QLatin1String("b.rec")));
        QCOMPARE(f.fakes.data.counted.size(), std::size_t(1));
        dialog->setContent(fail(ErrorCode::NotFound, "s3://lab/cifar", "there is nothing"));
        QCOMPARE(rows(), QStringList());
    }

    void anEmptyPageExplainsWhatToDo() // D5
    {
        fake::Window f;
        f.window.go(MainWindow::Data);
        auto *page = f.window.findChild<DataPage *>();
        QVERIFY(f.button(page, QStringLiteral("Make digits")));
        QVERIFY(f.button(page, QStringLiteral("Upload folder")));
        QVERIFY(!f.says(QStringLiteral("trainyardctl")));
        QVERIFY(f.fakes.data.refreshed > 0);
    }

    void setsOfBucketsAndOfRuns()
    {
        fake::Window f;
        auto runs = sample::runs(); // s3://trainyard-digits/digits, whose bucket is deleted
        runs[1].data = "s3://mine/digits";
        f.fakes.runs.set(runs);
        f.window.go(MainWindow::Data);
        auto *table = f.window.findChild<DataPage *>()->findChild<DataTable *>();
        QCOMPARE(table->model()->rowCount(), 2);
        QCOMPARE(cell(table, QStringLiteral("s3://trainyard-digits/digits"), 1), QString()); // unknown so far
        f.fakes.data.set(listing());
        QCOMPARE(table->model()->rowCount(), 3);
        QCOMPARE(cell(table, QStringLiteral("s3://trainyard-digits/digits"), 1),
                 QStringLiteral("no such bucket in this account"));
        QVERIFY(cell(table, QStringLiteral("s3://mine/digits"), 1).contains(QLatin1String(", idx, 10")));
        QCOMPARE(cell(table, QStringLiteral("s3://mine/digits"), 3), QStringLiteral("1"));
        QCOMPARE(cell(table, QStringLiteral("s3://lab/cifar"), 4), QStringLiteral("never"));
        auto broken = listing();
        broken.listing.unread = {"s3://lab"};
        f.fakes.data.set(broken);
        QVERIFY(f.says(QStringLiteral("could not be listed completely")));
    }

    void digitsAreDescribedAndMade()
    {
        fake::Window f;
        f.fakes.data.set(listing());
        f.window.go(MainWindow::Data);
        f.button(f.window.findChild<DataPage *>(), QStringLiteral("Make digits"))->click();
        auto *dialog = f.dialog<NewDataDialog>();
        QVERIFY(dialog);
        QCOMPARE(dialog->address(), QStringLiteral("s3://lab/digits")); // into an existing bucket
        auto *go = fake::named(dialog, QStringLiteral("Make digits"));
        auto *bucket = fake::field<QComboBox>(dialog, QStringLiteral("Bucket"));
        bucket->setCurrentText(QStringLiteral("My_Bucket"));
        QVERIFY(!go->isEnabled());
        bucket->setCurrentText(QStringLiteral("brand-new"));
        QVERIFY(go->isEnabled());
        auto *prefix = fake::field<QLineEdit>(dialog, QStringLiteral("Folder in it"));
        for (const char *bad : {"", "/x", "a//b", "../x"}) {
            prefix->setText(QLatin1String(bad));
            QVERIFY2(!go->isEnabled(), bad);
        }
        prefix->setText(QStringLiteral("a/b/"));
        fake::field<QSpinBox>(dialog, QStringLiteral("To train on"))->setValue(500);
        go->click();
        QCOMPARE(f.fakes.data.digits.size(), std::size_t(1));
        QCOMPARE(f.fakes.data.digits[0].uri, std::string("s3://brand-new/a/b"));
        QCOMPARE(f.fakes.data.digits[0].train, std::size_t(500));
    }

    void thePreviewShowsTheDigits() // improvement 6
    {
        fake::FakeData data;
        data.pictures = DigitPictures{2, 2, 1, {255, 0, 0, 0, 0, 0, 0, 255}, {7, 2}};
        NewDataDialog dialog(data, NewDataDialog::Kind::Digits);
        dialog.show();
        auto *tiles = dialog.findChild<DigitTiles *>();
        QVERIFY(tiles);
        QTRY_COMPARE(tiles->count(), 2);
        QCOMPARE(tiles->accessibleDescription(), QStringLiteral("7 2"));
        QCOMPARE(data.previewed.size(), std::size_t(1));
        fake::field<QSpinBox>(&dialog, QStringLiteral("To train on"))->setValue(500);
        QTRY_COMPARE(data.previewed.size(), std::size_t(2));
        QCOMPARE(data.previewed[1].train, std::size_t(500));
        data.pictures = fail(ErrorCode::NotFound, "digits", "no font");
        dialog.findChild<QCheckBox *>()->click();
        QTRY_COMPARE(tiles->count(), 0); // and the reason below it
        QVERIFY(data.previewed[2].colour);
        QVERIFY(fake::named(&dialog, QStringLiteral("Make digits"))->isEnabled());
    }

    void picturesOfAnotherSizeAreNotShown()
    {
        QCOMPARE(imagesOf({2, 2, 1, {1, 2, 3, 4}, {7}}).size(), std::size_t(1));
        QCOMPARE(imagesOf({2, 1, 3, {1, 2, 3, 4, 5, 6}, {7}})[0].pixelColor(1, 0), QColor(4, 5, 6));
        for (const DigitPictures &wrong : {DigitPictures{2, 2, 1, {1, 2, 3}, {7}}, DigitPictures{2, 2, 2, {1}, {7}},
                                           DigitPictures{-2, -2, 1, {1, 2, 3, 4}, {7}}})
            QVERIFY(imagesOf(wrong).empty());
    }

    void aDataSetIsChosenFromTheBuckets() // improvement 6
    {
        fake::FakeTransfers files;
        files.places["s3://"] = {{"s3://lab", "lab", true, 0, {}, {}}};
        files.places["s3://lab"] = {{"s3://lab/set/", "set", true, 0, {}, {}},
                                    {"s3://lab/a.rec", "a.rec", false, 1000, {}, {}}};
        files.places["s3://lab/"] = files.places["s3://lab"]; // the way back
        files.places["s3://lab/set/"] = {};
        DataBrowser browser(files, QStringLiteral("file:///elsewhere"));
        browser.show();
        auto *table = browser.findChild<DataTable *>();
        QTRY_COMPARE(table->model()->rowCount(), 1);
        auto *choose = fake::buttonIn(&browser, QStringLiteral("&Choose this folder"));
        auto *up = fake::buttonIn(&browser, QStringLiteral("&Up"));
        QVERIFY(choose && !choose->isEnabled() && !up->isEnabled()); // the list of buckets is no data set
        emit table->opened(QStringLiteral("s3://lab"));
        QTRY_COMPARE(table->model()->rowCount(), 2);
        emit table->opened(QStringLiteral("s3://lab/a.rec")); // no folder
        emit table->opened(QStringLiteral("s3://lab/set/"));
        QTRY_COMPARE(table->emptyText(), QStringLiteral("This folder is empty."));
        up->click();
        QTRY_COMPARE(table->model()->rowCount(), 2);
        emit table->opened(QStringLiteral("s3://lab/set/"));
        QTRY_VERIFY(choose->isEnabled());
        QSignalSpy chosen(&browser, &DataBrowser::chosen);
        choose->click();
        QCOMPARE(chosen.value(0).value(0).toString(), QStringLiteral("s3://lab/set"));
        QVERIFY(!browser.isVisible());
    }

    void aFolderThatCannotBeReadSaysWhy()
    {
        fake::FakeTransfers files; // knows no place
        DataBrowser browser(files, QStringLiteral("s3://lab/set"));
        browser.show();
        auto *choose = fake::buttonIn(&browser, QStringLiteral("&Choose this folder"));
        QTRY_VERIFY(std::ranges::any_of(browser.findChildren<QLabel *>(), [](const QLabel *l) {
            return l->isVisible() && l->property("look").toString() == QLatin1String("problem");
        }));
        QVERIFY(!choose->isEnabled());
        QVERIFY(fake::buttonIn(&browser, QStringLiteral("&Up"))->isEnabled());
    }

    void aFolderIsUploaded()
    {
        fake::Window f;
        f.window.go(MainWindow::Data);
        f.button(f.window.findChild<DataPage *>(), QStringLiteral("Upload folder"))->click();
        auto *dialog = f.dialog<NewDataDialog>();
        QVERIFY(dialog);
        auto *go = fake::named(dialog, QStringLiteral("Upload"));
        QVERIFY(!go->isEnabled());
        auto *folder = fake::field<QLineEdit>(dialog, QStringLiteral("Folder"));
        folder->setText(QStringLiteral("/no/such/folder"));
        fake::field<QComboBox>(dialog, QStringLiteral("Bucket"))->setCurrentText(QStringLiteral("mine"));
        fake::field<QLineEdit>(dialog, QStringLiteral("Folder in it"))->setText(QStringLiteral("set"));
        QVERIFY(!go->isEnabled());
        folder->setText(f.state.path());
        QVERIFY(go->isEnabled());
        go->click();
        QCOMPARE(f.fakes.data.uploads, std::vector<std::string>{f.state.path().toStdString() + " s3://mine/set"});
    }

    void trainingWithoutDataExplainsWhatToDo() // D5
    {
        fake::Window f;
        f.fakes.clusters.set(readyCluster());
        f.fakes.runs.set({sample::runs()[1]}); // its bucket is deleted
        auto gone = listing();
        gone.listing.sets.clear();
        f.fakes.data.set(gone);
        QTest::keyClick(&f.window, Qt::Key_R, Qt::ControlModifier);
        auto *wizard = f.dialog<JobWizard>();
        QVERIFY(wizard);
        QCOMPARE(wizard->job().data, std::string()); // no default that points to deleted data
        QVERIFY(fake::words(wizard).contains(QLatin1String("Choose a data set, make digits, or upload a folder")));
        const auto topOf = [wizard](const QWidget *widget) { return widget->mapTo(wizard, QPoint()).y(); };
        const auto *start = wizard->findChild<ResumeField *>();
        QVERIFY(start && topOf(fake::named(wizard, QStringLiteral("Make digits"))) < topOf(start)); // usability, 19
        fake::named(wizard, QStringLiteral("Make digits"))->click();
        auto *dialog = f.dialog<NewDataDialog>();
        QVERIFY(dialog);
        fake::named(dialog, QStringLiteral("Make digits"))->click();
        QCOMPARE(wizard->job().data, f.fakes.data.digits.at(0).uri);
        QVERIFY(wizard->button(QWizard::NextButton)->isEnabled());

        // The run cannot start before the data set exists.
        f.fakes.data.found = fail(ErrorCode::NotFound, "s3", "nothing was found below this prefix");
        while (wizard->nextId() >= 0)
            wizard->next();
        QTRY_VERIFY(fake::words(wizard).contains(QLatin1String("No data set was found at s3://lab/digits")));
        QVERIFY(!wizard->button(QWizard::FinishButton)->isEnabled());
        f.fakes.data.found = {};
        f.fakes.data.finish("s3://lab/digits");
        QTRY_VERIFY(wizard->button(QWizard::FinishButton)->isEnabled());
        wizard->button(QWizard::FinishButton)->click();
        QCOMPARE(f.fakes.runs.started.size(), std::size_t(1));
    }

    void whatIsListedIsOffered()
    {
        fake::Window f;
        f.fakes.clusters.set(readyCluster());
        auto runs = sample::runs();
        runs[1].data = "s3://mine/digits";
        f.fakes.runs.set(runs);
        f.fakes.data.set(listing());
        QTest::keyClick(&f.window, Qt::Key_R, Qt::ControlModifier);
        auto *wizard = f.dialog<JobWizard>();
        QCOMPARE(wizard->job().data, std::string("s3://mine/digits")); // the last one that was used
        auto *uri = fake::field<QComboBox>(wizard->currentPage(), QStringLiteral("Data"));
        QCOMPARE(uri->count(), 2); // without the deleted bucket of the tour
        auto more = listing();
        more.listing.sets.push_back({"s3://mine/new", "idx", 4, 1});
        uri->setCurrentText(QStringLiteral("s3://mi"));
        f.fakes.data.set(more);
        QCOMPARE(uri->count(), 3);
        QCOMPARE(uri->currentText(), QStringLiteral("s3://mi")); // typed text stays
        // An error that is not about the data does not block the run.
        f.fakes.data.found = fail(ErrorCode::PermissionDenied, "s3:ListBucket", "no");
        while (wizard->nextId() >= 0)
            wizard->next();
        QTRY_VERIFY(wizard->button(QWizard::FinishButton)->isEnabled());
    }

    void theOnlyDataSetIsChosenAsSoonAsItIsListed() // usability, 19
    {
        fake::Window f;
        f.fakes.clusters.set(readyCluster());
        f.fakes.runs.set({});
        f.fakes.data.set({});
        QTest::keyClick(&f.window, Qt::Key_R, Qt::ControlModifier);
        auto *wizard = f.dialog<JobWizard>();
        QVERIFY(wizard);
        QCOMPARE(wizard->job().data, std::string());
        QCOMPARE(fake::problemsOn(wizard->currentPage()), QStringList()); // nothing was typed yet
        QVERIFY(!wizard->button(QWizard::NextButton)->isEnabled());
        f.fakes.data.set(listing()); // two, and none was used: the user chooses
        QCOMPARE(wizard->job().data, std::string());
        auto one = listing();
        one.listing.sets.resize(1);
        f.fakes.data.set(one);
        QCOMPARE(wizard->job().data, std::string("s3://lab/cifar"));
        QVERIFY(wizard->button(QWizard::NextButton)->isEnabled());
        QVERIFY(!wizard->isEdited());
        auto *line = fake::field<QComboBox>(wizard->currentPage(), QStringLiteral("Data"))->lineEdit();
        line->selectAll();
        QTest::keyClick(line, Qt::Key_Delete);
        QCOMPARE(fake::problemsOn(wizard->currentPage()).size(), 1);
        one.listing.buckets.push_back("another");
        f.fakes.data.set(one);
        QCOMPARE(wizard->job().data, std::string()); // the user has emptied it
    }

    void withoutAClusterOneCanBeLaunched()
    {
        fake::Window f;
        f.fakes.data.set(listing());
        QTest::keyClick(&f.window, Qt::Key_R, Qt::ControlModifier);
        auto *wizard = f.dialog<JobWizard>();
        fake::named(wizard, QStringLiteral("Launch cluster"))->click();
        QVERIFY(f.dialog<LaunchWizard>());
        QVERIFY(!f.dialog<JobWizard>());
    }
};

QTEST_MAIN(DataPageTest)
#include "data_page_test.moc"
