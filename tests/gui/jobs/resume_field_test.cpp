// What a job starts from: a run, a file or an address.
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QtTest/QTest>

#include "gui/widgets/theme/theme.h"
#include "gui/wizards/job/job_wizard.h"
#include "gui/wizards/job/resume_field.h"
#include "tests/gui/support/wizard_fields.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace trainyard::gui::fake;

namespace {

services::ResumePoint lenetOfFiveEpochs()
{
    return {RunId("r-0000000000000007"), "lenet", "demo", SystemClock::instance().now(), 5, false, 0.981};
}

} // namespace

class ResumeFieldTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void aRunIsChosenToResumeFrom()
    {
        protocol::JobSpec job = digitsJob();
        job.model = "mlp";
        job.epochs = 4;
        JobWizard wizard({demoCluster()}, job, {});
        wizard.setResumePoints({lenetOfFiveEpochs()});
        wizard.show();
        auto *page = wizard.currentPage();
        auto *start = page->findChild<ResumeField *>();
        auto *choice = start->findChild<QComboBox *>();
        QCOMPARE(choice->count(), 4);
        QVERIFY(choice->itemText(1).contains(QLatin1String("epoch 5, 98.1 %")));
        choose(choice, 1);
        QCOMPARE(wizard.job().resume, std::string("r-0000000000000007"));
        QCOMPARE(problemsOn(page), QStringList(QStringLiteral("This checkpoint is of lenet: choose that model.")));
        QVERIFY(!wizard.button(QWizard::NextButton)->isEnabled());
        choose(field<QComboBox>(page, QStringLiteral("Model")), QStringLiteral("lenet"));
        QVERIFY(wizard.button(QWizard::NextButton)->isEnabled());
        QCOMPARE(messagesOn(page), QStringList(QStringLiteral("Training continues after epoch 5.")));
        QCOMPARE(wizard.job().epochs, 9); // as many again
        wizard.next();
        auto *epochs = field<QSpinBox>(wizard.currentPage(), QStringLiteral("Epochs"));
        QCOMPARE(epochs->value(), 9);
        epochs->setValue(5);
        QCOMPARE(problemsOn(wizard.currentPage()),
                 QStringList(QStringLiteral("Give more than 5 epochs: the checkpoint has 5.")));
        QVERIFY(!wizard.button(QWizard::NextButton)->isEnabled());
        epochs->setValue(6);
        QVERIFY(wizard.currentPage()->findChildren<QPlainTextEdit *>().front()->toPlainText().endsWith(
            QLatin1String("--epochs 6 --resume r-0000000000000007")));
    }

    void aCheckpointWithinAnEpochContinuesWithinIt()
    {
        protocol::JobSpec job = digitsJob();
        job.model = "lenet";
        job.epochs = 60;
        services::ResumePoint point = lenetOfFiveEpochs();
        point.epochs = 56;
        point.within = true;
        point.accuracy.reset();
        JobWizard wizard({demoCluster()}, job, {});
        wizard.setResumePoints({point});
        wizard.show();
        auto *page = wizard.currentPage();
        auto *choice = page->findChild<ResumeField *>()->findChild<QComboBox *>();
        choose(choice, 1);
        QVERIFY2(choice->currentText().endsWith(QLatin1String("within epoch 57")), qPrintable(choice->currentText()));
        QCOMPARE(messagesOn(page), QStringList(QStringLiteral("Training continues within epoch 57.")));
        while (wizard.nextId() >= 0)
            wizard.next();
        QString review; // the words of the field, and not the identifier of the run
        for (const auto *label : wizard.currentPage()->findChildren<QLabel *>())
            review += label->text() + QLatin1Char('\n');
        QVERIFY2(review.contains(QLatin1String("Start from: last checkpoint of lenet on demo")), qPrintable(review));
        QVERIFY2(!review.contains(QLatin1String("r-0000000000000007")), qPrintable(review));
    }

    void filesAndAddressesAreGivenCompletely()
    {
        JobWizard wizard({demoCluster()}, digitsJob(), {});
        wizard.show();
        auto *start = wizard.currentPage()->findChild<ResumeField *>();
        auto *choice = start->findChild<QComboBox *>();
        auto *text = start->findChild<QLineEdit *>();
        QVERIFY(!text->isVisible());
        choose(choice, 1);
        QVERIFY(text->isVisible() && start->findChild<QPushButton *>()->isVisible());
        QVERIFY(!wizard.button(QWizard::NextButton)->isEnabled());
        QTest::keyClicks(text, QStringLiteral("model.safetensors")); // could be the name of a run
        QVERIFY(!wizard.button(QWizard::NextButton)->isEnabled());
        text->setText(QStringLiteral("/home/me/model.safetensors"));
        QVERIFY(wizard.button(QWizard::NextButton)->isEnabled());
        QCOMPARE(wizard.job().resume, std::string("/home/me/model.safetensors"));
        choose(choice, 2);
        QVERIFY(!start->findChild<QPushButton *>()->isVisible());
        QVERIFY(wizard.job().resume.empty() && !wizard.button(QWizard::NextButton)->isEnabled());
        text->setText(QStringLiteral("s3://"));
        QVERIFY(!wizard.button(QWizard::NextButton)->isEnabled());
        text->setText(QStringLiteral("s3://lab/trainyard/r-1"));
        QVERIFY(wizard.button(QWizard::NextButton)->isEnabled());
        choose(choice, 0);
        QVERIFY(wizard.job().resume.empty() && wizard.button(QWizard::NextButton)->isEnabled());
    }

    void aFieldShowsWhatAJobStartsFrom()
    {
        ResumeField start;
        for (const char *resume : {"", "r-1", "/home/me/x.safetensors", "s3://lab/x"}) {
            start.select(resume);
            QCOMPARE(start.value(), std::string(resume));
            QVERIFY(!start.isIncomplete());
            start.setPoints({lenetOfFiveEpochs()}); // read later: the choice stays
            QCOMPARE(start.value(), std::string(resume));
            QVERIFY(!start.point());
        }
        start.select("r-0000000000000007");
        QVERIFY(start.point() && start.point()->epochs == 5);
    }
};

QTEST_MAIN(ResumeFieldTest)
#include "resume_field_test.moc"
