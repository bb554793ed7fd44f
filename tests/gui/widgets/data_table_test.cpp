// The table of all pages where there is little room: what is elided, and how high it is.

#include <QHeaderView>
#include <QLayout>
#include <QScrollBar>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QVBoxLayout>
#include <QtTest/QTest>

#include "gui/widgets/common_widgets.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"

using namespace trainyard::gui;

namespace {

constexpr DataTable::Roles kRoles{Qt::UserRole, Qt::UserRole + 1, Qt::UserRole + 2};

/// Name, state, three texts, cost.
void fill(QStandardItemModel &model, int rows)
{
    model.setHorizontalHeaderLabels({QStringLiteral("Name"), QStringLiteral("State"), QStringLiteral("Type"),
                                     QStringLiteral("Zone"), QStringLiteral("Role"), QStringLiteral("Cost")});
    model.setHeaderData(5, Qt::Horizontal, int(Qt::AlignRight | Qt::AlignVCenter), Qt::TextAlignmentRole);
    for (int row = 0; row < rows; ++row) {
        QList<QStandardItem *> items;
        for (const char *text : {"digits-demo", "left: it has termination protection", "c5.xlarge with a long name",
                                 "us-east-1a and others", "worker", "$1,234.5678/h"})
            items << new QStandardItem(QString::fromLatin1(text));
        items[1]->setData(4, kRoles.tone);
        model.appendRow(items);
    }
}

} // namespace

class DataTableTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void numbersAndShortWordsAreNeverCut() // I18
    {
        QStandardItemModel model;
        fill(model, 3);
        DataTable table(QStringLiteral("Machines"), kRoles);
        table.setModel(&model);
        table.setStretchColumn(0);
        for (const int width : {300, 500, 700, 1400}) {
            table.resize(width, 300);
            table.show();
            QCoreApplication::processEvents();
            const auto needs = [&](int column) {
                return table.fontMetrics().horizontalAdvance(model.index(0, column).data().toString()) + 16;
            };
            for (const int column : {0, 4, 5})
                QVERIFY2(table.columnWidth(column) >= needs(column), qPrintable(QString::number(column)));
        }
    }

    void aTableThatScrollsCutsNoState()
    {
        QStandardItemModel model;
        fill(model, 3);
        DataTable table(QStringLiteral("Machines"), kRoles);
        table.setModel(&model);
        table.setStretchColumn(0);
        table.resize(420, 300);
        table.show();
        QCoreApplication::processEvents();
        QVERIFY(table.horizontalScrollBar()->maximum() > 0);
        const int needs = table.fontMetrics().horizontalAdvance(model.index(0, 1).data().toString()) + 16;
        QVERIFY2(table.columnWidth(1) >= needs, qPrintable(QString::number(table.columnWidth(1))));
    }

    void theLastRowIsNotBehindTheScrollBar() // D11
    {
        QStandardItemModel model;
        fill(model, 2);
        QWidget page;
        auto *column = new QVBoxLayout(&page);
        auto *table = new DataTable(QStringLiteral("Machines"), kRoles);
        table->setModel(&model);
        table->setMostRows(4);
        column->addWidget(table);
        column->addStretch(1);
        page.resize(300, 400);
        page.show();
        QTRY_VERIFY(table->horizontalScrollBar()->isVisible());
        QTRY_VERIFY(table->viewport()->height() >= 2 * table->verticalHeader()->defaultSectionSize());
    }

    void aUnitHasTheFormOfItsNumber()
    {
        QSpinBox box;
        setUnit(&box, [](int count) { return count == 1 ? QStringLiteral(" worker") : QStringLiteral(" workers"); });
        QCOMPARE(box.text(), QStringLiteral("0 workers"));
        box.setValue(1);
        QCOMPARE(box.text(), QStringLiteral("1 worker"));
    }
};

QTEST_MAIN(DataTableTest)
#include "data_table_test.moc"
