// Numbers with a decimal point, typed key by key.

#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QtTest/QTest>

#include "gui/widgets/decimal_field.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/job/job_wizard.h"
#include "tests/gui/support/activate.h"
#include "tests/gui/support/launch_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;

namespace {

JobWizard *trainingWizard()
{
    auto *wizard = new JobWizard({fake::demoCluster()}, fake::digitsJob(), {});
    wizard->show();
    wizard->activateWindow();
    fake::activate(wizard);
    return wizard;
}

/// Selects the text of the box and types each key.
/// \return the text after each key
QStringList typeOver(QDoubleSpinBox *box, const QString &keys)
{
    QStringList shown;
    box->setFocus();
    box->selectAll();
    for (const QChar key : keys) {
        QTest::keyClick(QApplication::focusWidget(), key.toLatin1());
        shown << box->cleanText();
    }
    return shown;
}

void chooseSchedule(QWidget *page, const QString &name)
{
    auto *box = fake::field<QComboBox>(page, QStringLiteral("Schedule"));
    fake::choose(box, box->findText(name));
}

} // namespace

class DecimalsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void aSmallNumberIsShownWhole_data()
    {
        QTest::addColumn<double>("largest");
        QTest::addColumn<double>("value");
        QTest::newRow("weight decay") << 1.0 << 0.0001;
        QTest::newRow("scale") << 1e6 << 0.00392157;
    }

    void aSmallNumberIsShownWhole() // the field measures more than the least and the largest value
    {
        QFETCH(double, largest);
        QFETCH(double, value);
        DecimalField box;
        box.setDecimals(12);
        box.setRange(0, largest);
        box.setValue(value);
        box.resize(box.sizeHint());
        const auto *edit = box.findChild<QLineEdit *>();
        const int room = edit->style()->subElementRect(QStyle::SE_LineEditContents, nullptr, edit).width();
        QVERIFY(edit->width() > 0);
        QVERIFY2(edit->fontMetrics().horizontalAdvance(edit->text()) <=
                     std::min(edit->width() - 4, room > 0 ? room : edit->width()),
                 qPrintable(edit->text()));
    }

    void everyLearningRateCanBeTyped_data()
    {
        QTest::addColumn<QString>("keys");
        QTest::addColumn<double>("value");
        for (const auto &[keys, value] : {std::pair{"0.02", 0.02},
                                          {"0.25", 0.25},
                                          {"0.015", 0.015},
                                          {".5", 0.5},
                                          {"0.00005", 0.00005},
                                          {"1e-4", 1e-4},
                                          {"1.5", 1.5},
                                          {"0,03", 0.03}})
            QTest::newRow(keys) << QString::fromLatin1(keys) << value;
    }
    void everyLearningRateCanBeTyped()
    {
        QFETCH(QString, keys);
        QFETCH(double, value);
        const std::unique_ptr<JobWizard> wizard(trainingWizard());
        QVERIFY(QTest::qWaitForWindowActive(wizard.get()));
        wizard->next();
        auto *rate = fake::field<QDoubleSpinBox>(wizard->currentPage(), QStringLiteral("Learning rate"));
        QVERIFY(rate);
        const QStringList shown = typeOver(rate, keys);
        for (int i = 0; i < keys.size(); ++i) { // typing rewrites nothing
            QString expected = keys.left(i + 1);
            QCOMPARE(shown.at(i), expected.replace(QLatin1Char(','), QLatin1Char('.')));
        }
        QCOMPARE(wizard->job().learningRate, value);
        QVERIFY(wizard->button(QWizard::NextButton)->isEnabled());
        QVERIFY(wizard->isAncestorOf(QApplication::focusWidget()) && rate->hasFocus());
    }

    void aBeginningIsUnfinishedAndNotWrong()
    {
        const std::unique_ptr<JobWizard> wizard(trainingWizard());
        QVERIFY(QTest::qWaitForWindowActive(wizard.get()));
        wizard->next();
        auto *page = wizard->currentPage();
        auto *rate = fake::field<QDoubleSpinBox>(page, QStringLiteral("Learning rate"));
        for (const char *beginning : {"0", "0.", "0.0", "0.00"}) {
            typeOver(rate, QLatin1String(beginning));
            QCOMPARE(fake::problemsOn(page), QStringList());
            QVERIFY(!wizard->button(QWizard::NextButton)->isEnabled());
        }
        QTest::keyClick(rate, Qt::Key_Tab); // the value counts when the field loses focus
        QTRY_COMPARE(fake::problemsOn(page),
                     QStringList(QStringLiteral("Give a learning rate above 0, at most 1,000.")));
        typeOver(rate, QStringLiteral("0.1"));
        QCOMPARE(fake::problemsOn(page), QStringList());
        QVERIFY(wizard->button(QWizard::NextButton)->isEnabled());
    }

    void theFieldsOfTheSchedule()
    {
        const std::unique_ptr<JobWizard> wizard(trainingWizard());
        QVERIFY(QTest::qWaitForWindowActive(wizard.get()));
        wizard->next();
        wizard->next();
        auto *page = wizard->currentPage();
        chooseSchedule(page, QStringLiteral("Step decay"));
        fake::field<QLineEdit>(page, QStringLiteral("At epochs"))->setText(QStringLiteral("2, 4"));
        auto *times = fake::field<QDoubleSpinBox>(page, QStringLiteral("Factor"));
        QCOMPARE(typeOver(times, QStringLiteral("0.25")).last(), QStringLiteral("0.25"));
        QCOMPARE(wizard->job().stepFactor, 0.25);
        QCOMPARE(typeOver(fake::field<QDoubleSpinBox>(page, QStringLiteral("Warm-up")), QStringLiteral("0.5")).last(),
                 QStringLiteral("0.5"));
        QCOMPARE(wizard->job().warmupEpochs, 0.5);
        typeOver(fake::field<QDoubleSpinBox>(page, QStringLiteral("Warm-up from")), QStringLiteral("0.002"));
        QCOMPARE(wizard->job().warmupRate, 0.002);
        chooseSchedule(page, QStringLiteral("Cosine decay to the last epoch"));
        typeOver(fake::field<QDoubleSpinBox>(page, QStringLiteral("Down to")), QStringLiteral("0.0015"));
        QCOMPARE(wizard->job().finalRate, 0.0015);
        QVERIFY(wizard->button(QWizard::NextButton)->isEnabled());
    }

    void aStepAfterTheLastEpochIsAProblem() // D23
    {
        const std::unique_ptr<JobWizard> wizard(trainingWizard());
        wizard->next();
        wizard->next();
        auto *page = wizard->currentPage();
        chooseSchedule(page, QStringLiteral("Step decay"));
        fake::field<QLineEdit>(page, QStringLiteral("At epochs"))->setText(QStringLiteral("10, 50"));
        QCOMPARE(fake::problemsOn(page),
                 QStringList(QStringLiteral("Epoch 50 is never reached: the job ends after 20 epochs.")));
        QVERIFY(!wizard->button(QWizard::NextButton)->isEnabled());
    }

    void oneHourAndAHalf() // D17
    {
        fake::Wizard f;
        fake::activate(&f.wizard);
        QVERIFY(QTest::qWaitForWindowActive(&f.wizard));
        while (f.wizard.currentPage()->accessibleName() != QLatin1String("Limits"))
            f.wizard.next();
        auto *hours = fake::field<QDoubleSpinBox>(f.wizard.currentPage(), QStringLiteral("Terminate after"));
        QVERIFY(hours);
        QCOMPARE(hours->text(), QStringLiteral("8 h"));
        QCOMPARE(typeOver(hours, QStringLiteral("1.5")), (QStringList{"1", "1.", "1.5"}));
        QCOMPARE(f.wizard.plan().deadline, std::chrono::minutes(90));
        QVERIFY(f.wizard.button(QWizard::NextButton)->isEnabled());
        typeOver(hours, QStringLiteral("0"));
        QCOMPARE(fake::problemsOn(f.wizard.currentPage()), QStringList());
        QVERIFY(!f.wizard.button(QWizard::NextButton)->isEnabled());
        QTest::keyClick(hours, Qt::Key_Tab);
        QTRY_COMPARE(fake::problemsOn(f.wizard.currentPage()).size(), 1);
    }

    void withAnotherDecimalPoint()
    {
        DecimalField box;
        box.setLocale(QLocale(QLocale::German));
        box.setDecimals(6);
        box.show();
        fake::activate(&box);
        QVERIFY(QTest::qWaitForWindowActive(&box));
        QCOMPARE(typeOver(&box, QStringLiteral("0.25")).last(), QStringLiteral("0,25"));
        QCOMPARE(box.value(), 0.25);
        box.setDoubling(true);
        box.stepBy(1);
        QCOMPARE(box.value(), 0.5);
        box.stepBy(-3);
        QCOMPARE(box.cleanText(), QStringLiteral("0,0625"));
    }
};

QTEST_MAIN(DecimalsTest)
#include "decimals_test.moc"
