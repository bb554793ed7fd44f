#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QtTest/QTest>

#include "gui/dialogs/program/licenses_dialog.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"

using namespace trainyard::gui;

/// Licenses of all that is shipped, in the window (issue 16, packages).
class LicensesDialogTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void showsOwnLicenseAndComponents()
    {
        LicensesDialog dialog;
        dialog.show();
        QVERIFY(dialog.findChild<QPlainTextEdit *>()->toPlainText().contains(
            QStringLiteral("GNU GENERAL PUBLIC LICENSE\n                       Version 3")));
        const QAbstractItemModel *rows = dialog.findChild<DataTable *>()->model();
        QVERIFY(rows->rowCount() >= 30);
        for (int row = 0; row < rows->rowCount(); ++row) {
            for (int column = 0; column < rows->columnCount(); ++column)
                QVERIFY2(!rows->index(row, column).data().toString().isEmpty(),
                         qPrintable(rows->index(row, 0).data().toString()));
        }
        QCOMPARE(rows->index(0, 0).data().toString(), QStringLiteral("Qt"));
        QVERIFY(rows->index(0, 2).data().toString().contains(QStringLiteral("LGPL-3.0-only")));
    }

    void aComponentOpensItsPage()
    {
        LicensesDialog dialog;
        dialog.show();
        QSignalSpy asked(&dialog, &LicensesDialog::pageRequested);
        auto *table = dialog.findChild<DataTable *>();
        table->selectId(QStringLiteral("Qt"));
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked[0][0].toString(), QStringLiteral("https://www.qt.io/"));
    }
};

QTEST_MAIN(LicensesDialogTest)
#include "licenses_dialog_test.moc"
