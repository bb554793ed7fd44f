// The dialog of a termination: whose receipt it shows, and what the receipt says of what is left.
#include <QLabel>
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
