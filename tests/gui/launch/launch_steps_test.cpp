// The wizard in one look: its steps at the left, Review and launch from every page, commands that are copied.

#include <QAbstractButton>
#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QtTest/QTest>

#include "gui/widgets/theme/theme.h"
#include "gui/widgets/toast.h"
#include "gui/wizards/step_list.h"
#include "gui/wizards/wizard_steps.h"
#include "tests/gui/support/launch_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;

class LaunchStepsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void stepsAreReachableUpToTheFirstProblem()
    {
        const auto states = stepStates({true, false, true, false}, 0);
        QCOMPARE(states.size(), std::size_t(4));
        QVERIFY((states[0] == StepLook{StepMark::Done, true}));
        QVERIFY((states[1] == StepLook{StepMark::Wrong, true}));
        QVERIFY((states[2] == StepLook{StepMark::Ahead, false}));
        QVERIFY((states[3] == StepLook{StepMark::Ahead, false}));           // a review is never wrong
        QVERIFY(stepStates({true, false, true, false}, 2).at(2).reachable); // it was shown
        QVERIFY(canReview({true, true, false}));
        QVERIFY(!canReview({true, false, true}));
    }

    void reviewIsReachedFromTheFirstPageAndBackStillGoesBack()
    {
        fake::Wizard f;
        f.wizard.button(QWizard::CustomButton1)->click();
        QCOMPARE(f.wizard.currentPage()->accessibleName(), QStringLiteral("Review"));
        QVERIFY(!f.wizard.button(QWizard::CustomButton1)->isVisible());
        f.wizard.back();
        QCOMPARE(f.wizard.currentPage()->accessibleName(), QStringLiteral("Limits"));
        f.wizard.goToStep(2);
        QCOMPARE(f.wizard.currentPage()->accessibleName(), QStringLiteral("Machines"));
    }

    void aStepIsChosenAndAWrongOneIsMarked()
    {
        fake::Wizard f;
        auto *list = f.wizard.findChild<QListWidget *>(QStringLiteral("steps"));
        QVERIFY(list);
        QCOMPARE(list->count(), 7);
        QCOMPARE(list->currentRow(), 0);
        list->setCurrentRow(3);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(f.wizard.currentPage()->accessibleName(), QStringLiteral("Network and access"));
        f.wizard.goToStep(0);
        auto *name = fake::field<QLineEdit>(f.wizard.currentPage(), QStringLiteral("Name"));
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Not A Name"));
        QVERIFY(!f.wizard.button(QWizard::CustomButton1)->isEnabled());
        QVERIFY(list->item(0)->data(Qt::AccessibleTextRole).toString().contains(QLatin1String("missing or wrong")));
        QVERIFY(!(list->item(6)->flags() & Qt::ItemIsEnabled));
        QVERIFY(list->item(3)->flags() & Qt::ItemIsEnabled); // it was shown
    }

    void longTitlesTakeTwoLines()
    {
        fake::Wizard f;
        auto *list = f.wizard.findChild<StepList *>()->list();
        const auto heightOf = [list](int row) { return list->visualItemRect(list->item(row)).height(); };
        QCOMPARE(list->item(1)->text(), QStringLiteral("Image"));
        QCOMPARE(list->item(3)->text(), QStringLiteral("Network and access"));
        QVERIFY(heightOf(3) >= heightOf(1) + list->fontMetrics().height());
    }

    void titlesAreMeasuredAgainForAnotherTextSize()
    {
        fake::Wizard f;
        auto *list = f.wizard.findChild<StepList *>()->list();
        const auto height = [list] { return list->item(3)->sizeHint().height(); };
        const int normal = height();
        Theme::instance().setTextSize(Theme::kLargestText);
        QTRY_VERIFY(height() > normal);
        Theme::instance().setTextSize(Theme::kNormalText);
        QTRY_COMPARE(height(), normal);
    }

    void commandsAreFoldedAndCopied()
    {
        fake::Wizard f;
        f.wizard.resize(1280, 760);
        auto *page = f.wizard.currentPage();
        auto *lines = page->findChild<QPlainTextEdit *>();
        QVERIFY(lines && !lines->isVisible());
        fake::named(page, QStringLiteral("Show commands"))->click();
        QVERIFY(lines->isVisible());
        fake::named(lines->parentWidget(), QStringLiteral("Copy"))->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), lines->toPlainText());
        const auto *answer = f.wizard.findChild<Toast *>(); // D31
        QVERIFY(answer && answer->isVisible());
        QCOMPARE(answer->text(), QStringLiteral("Copied."));
        QVERIFY2(lines->toPlainText().contains(QLatin1String(" ec2 run-instances ")), qPrintable(lines->toPlainText()));
        f.wizard.next(); // the next page shows them, too
        QVERIFY(f.wizard.currentPage()->findChild<QPlainTextEdit *>()->isVisible());

        f.wizard.resize(1000, 700); // no room beside the pages: a button at the left
        QVERIFY(!lines->isVisible());
        auto *steps = f.wizard.findChild<StepList *>();
        fake::named(steps, QStringLiteral("Show commands"))->click();
        auto *dialog = f.wizard.findChild<QDialog *>(QStringLiteral("commands"));
        QVERIFY(dialog &&
                dialog->findChild<QPlainTextEdit *>()->toPlainText().contains(QLatin1String(" ec2 run-instances ")));
    }
};

QTEST_MAIN(LaunchStepsTest)
#include "launch_steps_test.moc"
