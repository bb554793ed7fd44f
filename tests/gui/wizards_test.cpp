#include <QAbstractButton>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QtTest/QTest>

#include "backend/cluster/catalog.h"
#include "gui/widgets/data_table.h"
#include "gui/widgets/small.h"
#include "gui/widgets/theme.h"
#include "gui/wizards/job_wizard.h"
#include "gui/wizards/launch_wizard.h"

using namespace trainyard;
using namespace trainyard::gui;

namespace {

/// The field whose label is this, mnemonics aside: labels must be buddies.
template <class T>
T *field(QWidget *page, const QString &name)
{
    for (auto *label : page->findChildren<QLabel *>()) {
        if (label->text().remove(QLatin1Char('&')) == name && label->buddy()) {
            if (auto *found = qobject_cast<T *>(label->buddy()))
                return found;
        }
    }
    return nullptr;
}

QStringList problemsOn(QWidget *page)
{
    QStringList texts;
    for (auto *problem : page->findChildren<Problem *>()) {
        if (!problem->text().isEmpty())
            texts << problem->text();
    }
    return texts;
}

cluster::LaunchPlan goodPlan()
{
    cluster::LaunchPlan plan;
    plan.name = "demo";
    return plan;
}

} // namespace

class WizardsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void aBadNameIsSaidUnderItsFieldWhileTyping()
    {
        LaunchWizard wizard(cluster::Catalog::bundled(), goodPlan(), true);
        wizard.show();
        auto *name = field<QLineEdit>(wizard.currentPage(), QStringLiteral("Name"));
        QVERIFY(name);
        QVERIFY(wizard.button(QWizard::NextButton)->isEnabled());
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Not A Name"));
        QCOMPARE(problemsOn(wizard.currentPage()).size(), 1);
        QVERIFY(!wizard.button(QWizard::NextButton)->isEnabled());
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("digits-2"));
        QVERIFY(problemsOn(wizard.currentPage()).isEmpty());
        QVERIFY(wizard.button(QWizard::NextButton)->isEnabled());
        QCOMPARE(wizard.plan().name, std::string("digits-2"));
    }

    void theFirstFieldOfAPageIsTheFirstToType()
    {
        LaunchWizard wizard(cluster::Catalog::bundled(), goodPlan(), true);
        wizard.show();
        QCOMPARE(wizard.focusWidget(), field<QLineEdit>(wizard.currentPage(), QStringLiteral("Name")));
        wizard.next();
        QCOMPARE(wizard.focusWidget(), field<QSpinBox>(wizard.currentPage(), QStringLiteral("Workers")));
    }

    void zeroWorkersIsAProblem()
    {
        LaunchWizard wizard(cluster::Catalog::bundled(), goodPlan(), true);
        wizard.show();
        wizard.next();
        auto *workers = field<QSpinBox>(wizard.currentPage(), QStringLiteral("Workers"));
        QVERIFY(workers);
        workers->selectAll();
        QTest::keyClicks(workers, QStringLiteral("0"));
        QCOMPARE(problemsOn(wizard.currentPage()).size(), 1);
        QVERIFY(!wizard.button(QWizard::NextButton)->isEnabled());
    }

    void backLosesNothingAndThePlanIsHandedOverOnce()
    {
        LaunchWizard wizard(cluster::Catalog::bundled(), goodPlan(), true);
        QSignalSpy planned(&wizard, &LaunchWizard::planned);
        wizard.show();
        auto *name = field<QLineEdit>(wizard.currentPage(), QStringLiteral("Name"));
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("kept"));
        wizard.next();
        field<QSpinBox>(wizard.currentPage(), QStringLiteral("Workers"))->setValue(5);
        wizard.currentPage()->findChild<DataTable *>()->selectId(QStringLiteral("c5.2xlarge"));
        wizard.back();
        QCOMPARE(field<QLineEdit>(wizard.currentPage(), QStringLiteral("Name"))->text(), QStringLiteral("kept"));
        wizard.next();
        QCOMPARE(field<QSpinBox>(wizard.currentPage(), QStringLiteral("Workers"))->value(), 5);
        QCOMPARE(wizard.currentPage()->findChild<DataTable *>()->currentId(), QStringLiteral("c5.2xlarge"));
        wizard.next();
        field<QSpinBox>(wizard.currentPage(), QStringLiteral("End after"))->setValue(3);
        wizard.next();
        QCOMPARE(planned.count(), 0);
        auto *review = wizard.currentPage()->findChild<DataTable *>();
        QVERIFY(review->model()->rowCount() >= 6); // six machines at least
        QVERIFY(wizard.currentPage()->findChild<QPlainTextEdit *>()->toPlainText().contains(
            QLatin1String("run-instances")));
        wizard.button(QWizard::FinishButton)->click();
        QCOMPARE(planned.count(), 1);
        QCOMPARE(wizard.plan().name, std::string("kept"));
        QCOMPARE(wizard.plan().workers, 5);
        QCOMPARE(wizard.plan().instanceType, std::string("c5.2xlarge"));
        QCOMPARE(wizard.plan().deadline, std::chrono::minutes(180));
    }

    void theWholeWizardWorksByKeyboard()
    {
        LaunchWizard wizard(cluster::Catalog::bundled(), goodPlan(), false);
        QSignalSpy planned(&wizard, &LaunchWizard::planned);
        wizard.show();
        QVERIFY(QTest::qWaitForWindowExposed(&wizard));
        for (int page = 0; page < 3; ++page)
            QTest::keyClick(&wizard, Qt::Key_Return);
        QTest::keyClick(&wizard, Qt::Key_Return);
        QCOMPARE(planned.count(), 1);
    }

    void aJobNeedsDataAndAtLeastOneEpoch()
    {
        services::ClusterSnapshot c;
        c.id = ClusterId("c-1");
        c.name = "demo";
        c.workers = 2;
        JobWizard wizard({c}, {}, {});
        QSignalSpy planned(&wizard, &JobWizard::planned);
        wizard.show();
        QVERIFY(!wizard.button(QWizard::NextButton)->isEnabled());
        auto *data = field<QComboBox>(wizard.currentPage(), QStringLiteral("Data"));
        QTest::keyClicks(data, QStringLiteral("s3://bucket/digits"));
        QVERIFY(wizard.button(QWizard::NextButton)->isEnabled());
        wizard.next();
        auto *epochs = field<QSpinBox>(wizard.currentPage(), QStringLiteral("Epochs"));
        epochs->setValue(0);
        QCOMPARE(problemsOn(wizard.currentPage()).size(), 1);
        QVERIFY(!wizard.button(QWizard::NextButton)->isEnabled());
        epochs->setValue(7);
        field<QDoubleSpinBox>(wizard.currentPage(), QStringLiteral("Learning rate"))->setValue(0.02);
        wizard.next();
        const auto lines = wizard.currentPage()->findChildren<QPlainTextEdit *>();
        QVERIFY(std::ranges::any_of(lines, [](auto *edit) {
            return edit->toPlainText() ==
                   QStringLiteral("trainyardctl run demo --model mlp --data s3://bucket/digits --epochs 7 --lr 0.02");
        }));
        wizard.button(QWizard::FinishButton)->click();
        QCOMPARE(planned.count(), 1);
        QCOMPARE(wizard.job().epochs, 7);
        QCOMPARE(wizard.job().workers, 2);
        QCOMPARE(wizard.job().data, std::string("s3://bucket/digits"));
    }

    void withoutAClusterNothingCanStart()
    {
        JobWizard wizard({}, {}, {QStringLiteral("s3://bucket/digits")});
        wizard.show();
        QVERIFY(!wizard.button(QWizard::NextButton)->isEnabled());
        QVERIFY(!problemsOn(wizard.currentPage()).isEmpty());
    }
};

QTEST_MAIN(WizardsTest)
#include "wizards_test.moc"
