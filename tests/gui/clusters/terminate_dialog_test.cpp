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
};

QTEST_MAIN(TerminateDialogTest)
#include "terminate_dialog_test.moc"
