#include <QAbstractButton>
#include <QComboBox>
#include <QCompleter>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QtTest/QTest>

#include "gui/widgets/theme/theme.h"
#include "gui/wizards/job/job_wizard.h"
#include "tests/gui/support/fakes/fakes.h"
#include "tests/gui/support/wizard_fields.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace trainyard::gui::fake;

namespace {

QStringList labelsOf(QWidget *page)
{
    QStringList texts;
    for (auto *label : page->findChildren<QLabel *>())
        texts << label->text();
    return texts;
}

} // namespace

class JobWizardTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void theReviewIsReachedFromEveryPage()
    {
        JobWizard wizard({demoCluster()}, {}, {});
        wizard.show();
        auto *review = wizard.button(QWizard::HelpButton);
        QCOMPARE(review->text(), QStringLiteral("Review"));
        QVERIFY(!review->isEnabled()); // data is missing
        QTest::keyClicks(field<QComboBox>(wizard.currentPage(), QStringLiteral("Data")),
                         QStringLiteral("s3://bucket/digits"));
        QVERIFY(review->isEnabled());
        review->click();
        QCOMPARE(wizard.currentId(), wizard.pageIds().constLast());
        QVERIFY(review->isHidden());
        wizard.back();
        QVERIFY(!review->isHidden());
        review->click();
        QCOMPARE(wizard.currentId(), wizard.pageIds().constLast());
    }

    void aJobNeedsDataAndAtLeastOneEpoch()
    {
        JobWizard wizard({demoCluster()}, {}, {});
        QSignalSpy planned(&wizard, &JobWizard::planned);
        wizard.show();
        QVERIFY(!wizard.button(QWizard::NextButton)->isEnabled());
        auto *data = field<QComboBox>(wizard.currentPage(), QStringLiteral("Data"));
        QTest::keyClicks(data, QStringLiteral("s3://bucket/digits"));
        QVERIFY(wizard.button(QWizard::NextButton)->isEnabled());
        wizard.next();
        auto *epochs = field<QSpinBox>(wizard.currentPage(), QStringLiteral("Epochs"));
        epochs->setValue(0);
        QCOMPARE(messagesOn(wizard.currentPage()).size(), 1);
        QVERIFY(!wizard.button(QWizard::NextButton)->isEnabled());
        epochs->setValue(7);
        auto *batch = field<QSpinBox>(wizard.currentPage(), QStringLiteral("Batch size"));
        for (const auto &[samples, words] : {std::pair(0, "from 1 to 1,048,576"), {1, "at least 2 samples"}}) {
            batch->setValue(samples);
            QCOMPARE(messagesOn(wizard.currentPage()).size(), 1);
            QVERIFY(messagesOn(wizard.currentPage()).front().contains(QLatin1String(words)));
            QVERIFY(!wizard.button(QWizard::NextButton)->isEnabled());
        }
        batch->setValue(64);
        field<QDoubleSpinBox>(wizard.currentPage(), QStringLiteral("Learning rate"))->setValue(0.02);
        wizard.next();
        QVERIFY(wizard.button(QWizard::NextButton)->isEnabled());
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

    void aJobThatDoesNotFitItsDataIsNamedBesideThem()
    {
        const QString sentence = QStringLiteral("The pictures have 1 channel, and mlp takes 3.");
        FakeData data;
        data.jobCheck.findings = {{FieldOf<protocol::JobSpec>(&protocol::JobSpec::model), "--network",
                                   Sentence::verbatim(sentence.toStdString()), checks::Severity::Problem}};
        JobWizard wizard({demoCluster()}, digitsJob(), {}, &data);
        wizard.show();
        auto *first = wizard.currentPage();
        QTRY_COMPARE(problemsOn(first), QStringList(sentence));
        QCOMPARE(data.checkedJobs.size(), std::size_t(1));
        QVERIFY(wizard.button(QWizard::NextButton)->isEnabled()); // another page may solve it
        while (wizard.nextId() >= 0)
            wizard.next();
        QTRY_VERIFY(labelsOf(wizard.currentPage()).contains(sentence));
        QVERIFY(!wizard.button(QWizard::FinishButton)->isEnabled()); // the start of the run would refuse it
        data.jobCheck.findings.front().severity = checks::Severity::Warning;
        while (wizard.currentPage() != first)
            wizard.back();
        choose(field<QComboBox>(first, QStringLiteral("Model")), QStringLiteral("lenet"));
        QCOMPARE(messagesOn(first), QStringList()); // at once: it was about another job
        QTRY_COMPARE(messagesOn(first), QStringList(sentence));
        QCOMPARE(problemsOn(first), QStringList());
        QCOMPARE(data.checkedJobs.back().model, std::string("lenet"));
        while (wizard.nextId() >= 0)
            wizard.next();
        QTRY_VERIFY(wizard.button(QWizard::FinishButton)->isEnabled());
        QVERIFY(labelsOf(wizard.currentPage()).contains(sentence));
    }

    void modelsAreFoundByTyping() // section 5, row 3
    {
        JobWizard wizard({demoCluster()}, digitsJob(), {});
        wizard.show();
        auto *models = field<QComboBox>(wizard.currentPage(), QStringLiteral("Model"));
        QVERIFY(models && models->isEditable());
        const QString before = models->currentText();
        models->completer()->setCompletionPrefix(QStringLiteral("resnet-20 for 28"));
        QVERIFY(models->completer()->completionCount() > 0); // also in the middle, in any case
        models->lineEdit()->selectAll();
        QTest::keyClicks(models->lineEdit(), QStringLiteral("no such model"));
        emit models->lineEdit()->editingFinished();
        QCOMPARE(models->currentText(), before);
        QVERIFY(wizard.button(QWizard::NextButton)->isEnabled());
    }

    void aCheckIsSupersededByTheNextChange()
    {
        FakeData data;
        data.holdsJobs = true;
        JobWizard wizard({demoCluster()}, digitsJob(), {}, &data);
        wizard.show();
        auto *page = wizard.currentPage();
        QTRY_COMPARE(data.heldJobs.size(), std::size_t(1));
        QVERIFY(wizard.button(QWizard::NextButton)->isEnabled()); // nothing waits for it
        auto *uri = field<QComboBox>(page, QStringLiteral("Data"));
        uri->setCurrentText(QStringLiteral("s3://bucket/another"));
        checks::JobCheck late;
        late.dataError = Error{ErrorCode::NotFound, "s3", "nothing was found there"};
        data.answer(0, late);
        QTRY_COMPARE(data.heldJobs.size(), std::size_t(2));
        QCOMPARE(messagesOn(page), QStringList());
        QCOMPARE(data.checkedJobs.back().data, std::string("s3://bucket/another"));
        data.answer(1, late);
        QTRY_COMPARE(problemsOn(page).size(), 1);
        uri->setCurrentText(QStringLiteral("no address")); // a problem of its own: there is nothing to check
        QTRY_COMPARE(problemsOn(page).size(), 1);
        QVERIFY(problemsOn(page).front().startsWith(QLatin1String("Give the address")));
        uri->setCurrentText(QStringLiteral("s3://bucket/third"));
        QTRY_COMPARE(data.heldJobs.size(), std::size_t(3));
    }

    void aCheckThatCannotBeDoneBlocksNothing()
    {
        FakeData data;
        data.holdsJobs = true;
        JobWizard wizard({demoCluster()}, digitsJob(), {}, &data);
        wizard.show();
        auto *page = wizard.currentPage();
        QTRY_COMPARE(data.heldJobs.size(), std::size_t(1));
        const Error error{ErrorCode::PermissionDenied, "s3:GetObject", "no"};
        data.answer(0, fail(error));
        QTRY_COMPARE(messagesOn(page).size(), 1);
        QVERIFY(messagesOn(page).front().startsWith(QLatin1String("The data set could not be checked.")));
        QCOMPARE(problemsOn(page), QStringList());
        while (wizard.nextId() >= 0)
            wizard.next();
        QTRY_COMPARE(data.heldJobs.size(), std::size_t(2));
        QVERIFY(!wizard.button(QWizard::FinishButton)->isEnabled());
        data.answer(1, fail(error));
        QTRY_VERIFY(wizard.button(QWizard::FinishButton)->isEnabled());
    }

    void keysOfTheUserTravelByChoiceOnly() // S8
    {
        JobWizard wizard({demoCluster()}, {}, {});
        QSignalSpy planned(&wizard, &JobWizard::planned);
        wizard.show();
        auto *page = wizard.currentPage();
        auto *data = field<QComboBox>(page, QStringLiteral("Data")),
             *keys = field<QComboBox>(page, QStringLiteral("S3 keys"));
        const auto line = [&] { return page->findChildren<QPlainTextEdit *>().front()->toPlainText(); };
        data->setCurrentText(QStringLiteral("file:///srv/digits"));
        QVERIFY(!keys->isEnabled());
        data->setCurrentText(QStringLiteral("s3://bucket/digits"));
        QVERIFY(keys->isEnabled());
        QVERIFY(wizard.ownKeys() == cluster::CredentialForwarding::No && !line().contains(QLatin1String("--own-keys")));
        choose(keys, 2);
        QCOMPARE(messagesOn(page).size(), 1); // a warning, which does not block Next
        QVERIFY(wizard.button(QWizard::NextButton)->isEnabled());
        QVERIFY(line().endsWith(QLatin1String("--own-keys full")));
        choose(keys, 1);
        QVERIFY(messagesOn(page).isEmpty());
        QVERIFY(line().endsWith(QLatin1String("--own-keys limited")));
        data->setCurrentText(QStringLiteral("s3://another/digits")); // the consent was for the other bucket
        QVERIFY(wizard.ownKeys() == cluster::CredentialForwarding::No && !line().contains(QLatin1String("--own-keys")));
        choose(keys, 1);
        wizard.accept();
        QCOMPARE(planned.count(), 1);
        QVERIFY(planned[0][2].value<cluster::CredentialForwarding>() == cluster::CredentialForwarding::Limited);
        data->setCurrentText(QStringLiteral("file:///srv/digits"));
        QVERIFY(wizard.ownKeys() == cluster::CredentialForwarding::No);
    }

    void gpusAndTheUpdateGoIntoTheJob()
    {
        JobWizard wizard({demoCluster()}, digitsJob(), {});
        wizard.show();
        wizard.next();
        auto *page = wizard.currentPage();
        auto *gpus = field<QLineEdit>(page, QStringLiteral("GPUs"));
        auto *precision = field<QComboBox>(page, QStringLiteral("Precision")),
             *mode = field<QComboBox>(page, QStringLiteral("Mode")),
             *update = field<QComboBox>(page, QStringLiteral("Update")),
             *wire = field<QComboBox>(page, QStringLiteral("Encryption"));
        const auto line = [&] { return page->findChildren<QPlainTextEdit *>().front()->toPlainText(); };
        const QString usual = QStringLiteral("trainyardctl run demo --model mlp --data s3://bucket/digits");
        for (const char *wrong : {"all", "0,0", "0;1"}) {
            gpus->setText(QLatin1String(wrong));
            QCOMPARE(messagesOn(page).size(), 1);
            QVERIFY(!wizard.button(QWizard::NextButton)->isEnabled());
        }
        gpus->setText(QStringLiteral(" 0,1 "));
        QVERIFY(wizard.button(QWizard::NextButton)->isEnabled());
        choose(update, 1);
        QCOMPARE(line(), usual + QLatin1String(" --gpus 0,1 --update-on workers"));
        QCOMPARE(wizard.job().gpus, std::string("0,1"));
        choose(wire, 2);
        QCOMPARE(line(), usual + QLatin1String(" --gpus 0,1 --update-on workers --wire aead"));
        choose(wire, 0);
        choose(precision, 1);
        QCOMPARE(messagesOn(page), QStringList(QStringLiteral(
                                       "bfloat16 is not available on GPUs: choose float32, or leave GPUs empty.")));
        QVERIFY(!wizard.button(QWizard::NextButton)->isEnabled());
        gpus->clear();
        QVERIFY(wizard.button(QWizard::NextButton)->isEnabled());
        choose(mode, 1);
        QVERIFY(!update->isEnabled());
        QCOMPARE(line(), usual + QLatin1String(" --dtype bfloat16 --kv-store dist_async"));
        QVERIFY(protocol::validate([&] {
            auto job = wizard.job();
            job.run = RunId("r-1");
            return job;
        }()));
    }

    void theLearningRateMayMove()
    {
        JobWizard wizard({demoCluster()}, digitsJob(), {});
        wizard.show();
        wizard.next();
        wizard.next();
        auto *schedule = field<QComboBox>(wizard.currentPage(), QStringLiteral("Schedule"));
        auto *steps = field<QLineEdit>(wizard.currentPage(), QStringLiteral("At epochs"));
        auto *down = field<QDoubleSpinBox>(wizard.currentPage(), QStringLiteral("Down to"));
        choose(schedule, 1);
        QVERIFY(steps->isEnabled() && !down->isEnabled());
        QCOMPARE(messagesOn(wizard.currentPage()).size(), 1);
        QVERIFY(!wizard.button(QWizard::NextButton)->isEnabled());
        for (const char *wrong : {"15, 10", "ten", "-1, 3"}) {
            steps->setText(QLatin1String(wrong));
            QVERIFY(!wizard.button(QWizard::NextButton)->isEnabled());
        }
        steps->setText(QStringLiteral("10, 15.5"));
        choose(field<QComboBox>(wizard.currentPage(), QStringLiteral("Batch size is")), 1);
        QVERIFY(wizard.button(QWizard::NextButton)->isEnabled());
        const auto line = [&] { return wizard.currentPage()->findChildren<QPlainTextEdit *>().front()->toPlainText(); };
        QCOMPARE(line(), QStringLiteral("trainyardctl run demo --model mlp --data s3://bucket/digits "
                                        "--per-worker-batch --lr-schedule step --lr-step-epochs 10,15.5"));
        choose(schedule, 2);
        down->setValue(1);
        QVERIFY(!wizard.button(QWizard::NextButton)->isEnabled());
        down->setValue(0.01);
        QVERIFY(line().endsWith(QLatin1String("--lr-schedule cosine --lr-final 0.01")));
    }

    void severalWorkersOfAMachineAreCounted() // D19
    {
        auto job = digitsJob();
        job.workersPerMachine = 2;
        JobWizard wizard({demoCluster()}, job, {});
        wizard.show();
        const QString words = labelsOf(&wizard).join(QLatin1Char('\n'));
        QVERIFY2(words.contains(QLatin1String("2 on each machine")), qPrintable(words));
        QCOMPARE(wizard.job().workers, 2); // machines, until it starts
        wizard.next();
        auto *most = field<QSpinBox>(&wizard, QStringLiteral("Maximum workers"));
        most->setValue(3);
        QVERIFY(
            problemsOn(wizard.currentPage()).contains(QStringLiteral("Give at least 4, the workers of the cluster.")));
        most->setValue(4);
        QCOMPARE(problemsOn(wizard.currentPage()), QStringList());
    }

    void withoutAClusterNothingCanStart()
    {
        JobWizard wizard({}, {}, {QStringLiteral("s3://bucket/digits")});
        wizard.show();
        QVERIFY(!wizard.button(QWizard::NextButton)->isEnabled());
        QVERIFY(!messagesOn(wizard.currentPage()).isEmpty());
    }
};

QTEST_MAIN(JobWizardTest)
#include "job_wizard_test.moc"
