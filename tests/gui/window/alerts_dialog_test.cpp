// The dialog of the alert rules: how they are added and saved (I17).
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QtTest/QTest>

#include "gui/dialogs/confirm_dialog.h"
#include "gui/dialogs/notices/alerts_dialog.h"
#include "gui/widgets/decimal_field.h"
#include "gui/widgets/theme/theme.h"
#include "tests/gui/support/find_widget.h"

using namespace trainyard;
using namespace trainyard::gui;

namespace {

struct Dialog {
    AlertsDialog dialog{std::vector<AlertRule>{}};
    QListWidget *list = dialog.findChild<QListWidget *>();
    Dialog() { dialog.show(); }
    template <class T>
    T *field(const char *label)
    {
        auto *form = dialog.findChild<QFormLayout *>();
        for (T *one : dialog.findChildren<T *>()) {
            const auto *name = qobject_cast<QLabel *>(form->labelForField(one));
            if (name && name->text().remove(QLatin1Char('&')) == QLatin1String(label))
                return one;
        }
        return nullptr;
    }
    void save() { dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Save)->click(); }
    void click(const char *text) { fake::buttonIn(&dialog, QString::fromLatin1(text))->click(); }
};

} // namespace

class AlertsDialogTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void aRuleOfNoProgressHasMinutesAndNoMetric()
    {
        Dialog f;
        auto *condition = f.field<QComboBox>("Condition");
        QVERIFY(condition);
        condition->setCurrentIndex(AlertRule::NoProgress);
        QVERIFY(!f.field<QComboBox>("Metric")->isVisible());
        f.field<QSpinBox>("Without a new value for")->setValue(15);
        f.field<QComboBox>("Action")->setCurrentIndex(AlertRule::StopRun);
        f.click("&Add rule");
        QCOMPARE(f.list->count(), 1);
        QCOMPARE(f.list->item(0)->text(), QStringLiteral("no progress for 15 min: stop the run"));
        QCOMPARE(f.dialog.rules().front().seconds, 900);
        condition->setCurrentIndex(AlertRule::Above);
        QVERIFY(f.field<QComboBox>("Metric")->isVisible());
        QVERIFY(!f.field<QSpinBox>("Without a new value for")->isVisible());
    }

    void aRuleWithoutAValueIsNotOffered()
    {
        Dialog f;
        auto *add = fake::buttonIn(&f.dialog, QStringLiteral("&Add rule"));
        QVERIFY(add && !add->isEnabled()); // "train-loss above 0" is true at once
        f.field<DecimalField>("Value")->setValue(0.5);
        QVERIFY(add->isEnabled());
        add->click();
        QCOMPARE(f.list->item(0)->text(), QStringLiteral("Training loss above 0.5"));
        QVERIFY(!add->isEnabled());
        auto *typed = f.field<DecimalField>("Value")->findChild<QLineEdit *>();
        typed->selectAll();
        QTest::keyClicks(typed, QStringLiteral("0"));
        QVERIFY(add->isEnabled()); // who wants 0 types it
    }

    void saveKeepsTheRuleThatIsTyped()
    {
        Dialog f;
        f.field<DecimalField>("Value")->setValue(0.5);
        f.save();
        QCOMPARE(f.dialog.result(), int(QDialog::Accepted));
        QCOMPARE(f.dialog.rules().size(), std::size_t(1));
        QCOMPARE(f.dialog.rules().front().value, 0.5);
        Dialog none;
        none.save();
        QCOMPARE(none.dialog.result(), int(QDialog::Accepted));
        QVERIFY(none.dialog.rules().empty());
    }

    void saveLosesNoRuleThatLacksItsValue()
    {
        Dialog f;
        f.field<QComboBox>("Metric")->setCurrentText(QStringLiteral("validation-loss"));
        f.field<QComboBox>("Action")->setCurrentIndex(AlertRule::StopRun);
        f.save();
        auto *question = fake::visible<ConfirmDialog>(f.dialog);
        QVERIFY(question);
        question->reject();
        QVERIFY(f.dialog.isVisible());
        QCOMPARE(f.dialog.focusWidget(), static_cast<QWidget *>(f.field<DecimalField>("Value")));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        f.save();
        question = fake::visible<ConfirmDialog>(f.dialog);
        QVERIFY(question);
        fake::buttonIn(question, QStringLiteral("Save without it"))->click();
        QCOMPARE(f.dialog.result(), int(QDialog::Accepted));
        QVERIFY(f.dialog.rules().empty());
    }

    void aConditionThatWasOnlyLookedAtIsNoRule()
    {
        Dialog f;
        auto *condition = f.field<QComboBox>("Condition");
        f.field<DecimalField>("Value")->setValue(0.5);
        f.click("&Add rule");
        condition->setCurrentIndex(AlertRule::NoProgress);
        f.list->setCurrentRow(0);
        f.click("&Remove rule");
        f.save();
        auto *question = fake::visible<ConfirmDialog>(f.dialog);
        QVERIFY(question);
        fake::buttonIn(question, QStringLiteral("Save without it"))->click();
        QCOMPARE(f.dialog.result(), int(QDialog::Accepted));
        QVERIFY(f.dialog.rules().empty());
        Dialog back;
        back.field<QComboBox>("Condition")->setCurrentIndex(AlertRule::NoProgress);
        back.field<QComboBox>("Condition")->setCurrentIndex(AlertRule::Above);
        back.save();
        QCOMPARE(back.dialog.result(), int(QDialog::Accepted)); // without a question
    }

    void terminationIsConfirmedWhenTheRuleIsAdded()
    {
        Dialog f;
        f.field<QComboBox>("Condition")->setCurrentIndex(AlertRule::NotANumber);
        f.field<QComboBox>("Action")->setCurrentIndex(AlertRule::TerminateCluster);
        f.click("&Add rule");
        QCOMPARE(f.list->count(), 0);
        auto *question = fake::visible<ConfirmDialog>(f.dialog);
        QVERIFY(question);
        question->reject();
        QCOMPARE(f.list->count(), 0);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        f.click("&Add rule");
        question = fake::visible<ConfirmDialog>(f.dialog);
        QVERIFY(question);
        fake::buttonIn(question, QStringLiteral("Add rule"))->click();
        QCOMPARE(f.list->count(), 1);
        QCOMPARE(f.list->item(0)->text(), QStringLiteral("Training loss is not a number: terminate the cluster"));
    }

    void machinesByARuleAreConfirmedWhenItIsAdded()
    {
        Dialog f;
        f.field<QComboBox>("Condition")->setCurrentIndex(AlertRule::NotANumber);
        f.field<QComboBox>("Action")->setCurrentIndex(AlertRule::AddWorker);
        f.click("&Add rule");
        QCOMPARE(f.list->count(), 0);
        auto *question = fake::visible<ConfirmDialog>(f.dialog);
        QVERIFY(question);
        fake::buttonIn(question, QStringLiteral("Add rule"))->click();
        QCOMPARE(f.list->count(), 1);
        QCOMPARE(f.list->item(0)->text(), QStringLiteral("Training loss is not a number: add a worker"));
    }
};

QTEST_MAIN(AlertsDialogTest)
#include "alerts_dialog_test.moc"
