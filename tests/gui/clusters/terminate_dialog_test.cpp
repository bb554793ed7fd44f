// The dialog of a termination: whose receipt it shows, and what the receipt says of what is left.
#include <QCheckBox>
#include <QLabel>
#include <QProgressBar>
#include <QSignalSpy>
#include <QtTest/QTest>

#include "gui/dialogs/clusters/terminate_dialog.h"
#include "gui/models/clusters/teardown_model.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"
#include "tests/gui/support/fakes/fakes.h"
#include "tests/gui/support/find_widget.h"
#include "tests/gui/support/sample_data.h"

using namespace trainyard;
using namespace trainyard::gui;
using fake::buttonIn;

namespace {

QString visibleWords(const QWidget &in)
{
    QString words;
    for (const QLabel *label : in.findChildren<QLabel *>()) {
        if (label->isVisible())
            words += label->text() + QLatin1Char('\n');
    }
    return words;
}

} // namespace

class TerminateDialogTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void theReceiptOfAnotherTeardownIsNotItsOwn() // K5
    {
        fake::FakeTeardown teardown;
        teardown.list = sample::teardown();
        TerminateDialog sheet(teardown, {});
        QSignalSpy finished(&sheet, &TerminateDialog::finished);
        sheet.show();
        QTRY_VERIFY(buttonIn(&sheet, QStringLiteral("Terminate 3")));
        buttonIn(&sheet, QStringLiteral("Terminate 3"))->click();
        const auto &targets = teardown.list->found.targets;
        const OperationId own = teardown.last;
        const OperationId other = teardown.run({}, {}); // of a budget
        teardown.publish(targets[0], StepState::Failed, "failed");
        teardown.end(sample::receiptOf(targets));
        QCOMPARE(finished.count(), 0);
        QVERIFY(!sheet.ended());
        const auto *table = sheet.findChild<DataTable *>();
        const QString state = table->model()->index(0, TeardownModel::State).data().toString();
        QVERIFY2(!state.startsWith(QStringLiteral("left")), qPrintable(state));
        QVERIFY(own != other);
        teardown.last = own;
        teardown.end(sample::receiptOf(targets));
        QCOMPARE(finished.count(), 1);
        QVERIFY(sheet.ended());
    }

    void runsSaveFirstUnlessTheUserTerminatesAtOnce()
    {
        fake::FakeTeardown teardown;
        teardown.list = sample::teardown();
        for (const bool atOnce : {false, true}) {
            teardown.list->saveTime = std::chrono::seconds(90);
            TerminateDialog sheet(teardown, {});
            sheet.show();
            const QString verb = atOnce ? QStringLiteral("Terminate at once") : QStringLiteral("Terminate 3");
            QTRY_VERIFY(buttonIn(&sheet, verb));
            QString shown = visibleWords(sheet);
            QVERIFY2(shown.contains(QStringLiteral("Runs save a checkpoint first, for 2 minute")), qPrintable(shown));
            buttonIn(&sheet, verb)->click();
            QCOMPARE(int(teardown.scopes.back().models),
                     int(atOnce ? cluster::UnsavedModels::Lose : cluster::UnsavedModels::Copy));
            emit teardown.stepped(teardown.last, {.step = "save-run",
                                                  .title = "Saving a checkpoint",
                                                  .host = "demo",
                                                  .state = StepState::Progressing,
                                                  .fraction = 0.4});
            QVERIFY(visibleWords(sheet).contains(QStringLiteral("Saving a checkpoint")));
            QCOMPARE(sheet.findChild<QProgressBar *>()->value(), 40);
            QCOMPARE(sheet.findChild<DataTable *>()->model()->rowCount(), int(teardown.list->found.targets.size()));
            teardown.publish(teardown.list->found.targets[0], StepState::Progressing, "shutting-down");
            shown = visibleWords(sheet);
            QVERIFY2(!shown.contains(QStringLiteral("Saving a checkpoint")), qPrintable(shown));
            QCOMPARE(sheet.findChild<QProgressBar *>()->maximum(), 0);
            teardown.end({});
        }
        {
            teardown.list->modelBytes = 13'000'000;
            TerminateDialog sheet(teardown, {});
            sheet.show();
            QTRY_VERIFY(buttonIn(&sheet, QStringLiteral("Terminate 3")));
            sheet.findChild<QCheckBox *>()->setChecked(false); // then nothing is saved, either
            QVERIFY(!visibleWords(sheet).contains(QStringLiteral("Runs save a checkpoint first")));
            sheet.findChild<QCheckBox *>()->setChecked(true);
            QVERIFY(visibleWords(sheet).contains(QStringLiteral("Runs save a checkpoint first")));
            buttonIn(&sheet, QStringLiteral("Terminate at once"))->click(); // what is saved already is copied
            QCOMPARE(int(teardown.scopes.back().models), int(cluster::UnsavedModels::CopySaved));
            teardown.end({});
        }
        teardown.list->saveTime = {};
        TerminateDialog sheet(teardown, {});
        sheet.show();
        QTRY_VERIFY(buttonIn(&sheet, QStringLiteral("Terminate 3")));
        QVERIFY(!buttonIn(&sheet, QStringLiteral("Terminate at once")));
    }

    void whatIsLeftAndTheClustersOfAnotherAccountAreBothShown() // K5
    {
        fake::FakeTeardown teardown;
        teardown.list = sample::teardown();
        TerminateDialog sheet(teardown, {});
        sheet.show();
        QTRY_VERIFY(buttonIn(&sheet, QStringLiteral("Terminate 3")));
        buttonIn(&sheet, QStringLiteral("Terminate 3"))->click();
        auto receipt = sample::receiptOf({teardown.list->found.targets[0]}, 1, "in use");
        receipt.clustersNotChecked = {
            {"older", Error{ErrorCode::Conflict, "older", "older is in the account 210987654321"}}};
        teardown.end(receipt);
        const QString shown = visibleWords(sheet);
        QVERIFY2(shown.contains(QStringLiteral("Something is left")), qPrintable(shown));
        QVERIFY2(shown.contains(QStringLiteral("could not be terminated")), qPrintable(shown));
        QVERIFY2(shown.contains(QStringLiteral("older is in the account 210987654321.")), qPrintable(shown));
        buttonIn(&sheet, QStringLiteral("Try &again"))->click();
        sheet.reject(); // cancels the countdown
        QVERIFY(visibleWords(sheet).contains(QStringLiteral("older is in the account 210987654321.")));
    }

    void nothingIsCalledGoneWithoutASecondCheck() // cancelled before it
    {
        fake::FakeTeardown teardown;
        teardown.list = sample::teardown();
        TerminateDialog sheet(teardown, {});
        QSignalSpy finished(&sheet, &TerminateDialog::finished);
        sheet.show();
        QTRY_VERIFY(buttonIn(&sheet, QStringLiteral("Terminate 3")));
        buttonIn(&sheet, QStringLiteral("Terminate 3"))->click();
        auto receipt = sample::receiptOf(teardown.list->found.targets);
        receipt.secondSweepClean = false;
        receipt.interrupted = true;
        teardown.end(receipt);
        QCOMPARE(finished.front().front().toBool(), false);
        const QString shown = visibleWords(sheet);
        QVERIFY2(shown.contains(QStringLiteral("Something may be left")), qPrintable(shown));
        QVERIFY2(!shown.contains(QStringLiteral("Nothing is left")), qPrintable(shown));
        QVERIFY2(!shown.contains(QStringLiteral("found nothing left")), qPrintable(shown));
        QVERIFY(buttonIn(&sheet, QStringLiteral("Try &again")));
    }

    void aRegionThatTheTerminationCouldNotReadIsNamed()
    {
        fake::FakeTeardown teardown;
        teardown.list = sample::teardown(); // eu-west-3 is not read
        TerminateDialog sheet(teardown, {});
        QSignalSpy finished(&sheet, &TerminateDialog::finished);
        sheet.show();
        QTRY_VERIFY(buttonIn(&sheet, QStringLiteral("Terminate 3")));
        QVERIFY(visibleWords(sheet).contains(QStringLiteral("Not checked: eu-west-3: ")));
        buttonIn(&sheet, QStringLiteral("Terminate 3"))->click();
        auto receipt = sample::receiptOf(teardown.list->found.targets);
        receipt.regionsNotRead = {
            {"eu-north-1", Error{ErrorCode::Unreachable, "ec2:DescribeInstances", "connection refused"}}};
        teardown.end(receipt);
        QCOMPARE(finished.back().front().toBool(), false);
        QString shown = visibleWords(sheet);
        QVERIFY2(shown.contains(QStringLiteral("Nothing is left where it could be read")), qPrintable(shown));
        QVERIFY2(!shown.contains(QStringLiteral("found nothing left")), qPrintable(shown));
        QVERIFY2(shown.contains(QStringLiteral("Not checked: eu-north-1: connection refused.")), qPrintable(shown));
        QVERIFY2(!shown.contains(QStringLiteral("eu-west-3")), qPrintable(shown));

        auto now = Countdown::Clock::time_point();
        sheet.setClock([&] { return now; });
        buttonIn(&sheet, QStringLiteral("Try &again"))->click();
        now += std::chrono::seconds(10);
        QTRY_COMPARE(teardown.ran, 2);
        teardown.end(sample::receiptOf(teardown.list->found.targets)); // now every region answers
        QCOMPARE(finished.back().front().toBool(), true);
        shown = visibleWords(sheet);
        QVERIFY2(shown.contains(QStringLiteral("A second check found nothing left.")), qPrintable(shown));
        QVERIFY2(!shown.contains(QStringLiteral("Not checked")), qPrintable(shown));
        QVERIFY(!buttonIn(&sheet, QStringLiteral("Try &again")));
    }
};

QTEST_MAIN(TerminateDialogTest)
#include "terminate_dialog_test.moc"
