// G8: the options of the script of a job, as fields.
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QtTest/QTest>

#include "gui/text/translation.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/task/script_options.h"
#include "gui/wizards/task/task_wizard.h"
#include "tests/gui/support/fakes/fakes.h"
#include "tests/gui/support/find_widget.h"
#include "tests/gui/support/wizard_fields.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace trainyard::gui::fake;
using protocol::JobSpec;
using protocol::JobType;

namespace {

JobSpec programJob()
{
    JobSpec job;
    job.type = JobType::Command;
    job.task.command = "train.py --epochs 3";
    return job;
}

} // namespace

class ScriptOptionsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        Theme::instance().install(*qApp);
        text::installTranslations(*qApp); // plurals
    }

    void theOptionsOfTheScriptAreFields() // G8
    {
        JobSpec job = programJob();
        job.task.command = "python3 train.py --epochs 3 --data $DATA";
        job.task.code = "/home/me/proj";
        FakeRuns runs;
        TaskWizard wizard(
            {demoCluster()}, job, [](const auto &) { return 0; }, &runs);
        wizard.show();
        auto *line = field<QPlainTextEdit>(wizard.currentPage(), QStringLiteral("Command"));
        runs.options = std::vector<jobs::ScriptOption>{{"--epochs", "N", "number of epochs", "20", {}},
                                                       {"--network", "{mlp,lenet}", "", "mlp", {"mlp", "lenet"}},
                                                       {"--fast", "", "", "", {}},
                                                       {"--data", "DATA", "", "", {}}};
        const auto command = [&wizard] { return QString::fromStdString(wizard.job().task.command); };
        auto *options = wizard.findChild<ScriptOptions *>();
        QVERIFY(runs.asked.empty()); // nothing of the user runs here by itself
        buttonIn(options, QStringLiteral("Read the options"))->click();
        QTRY_VERIFY(options->editor("--epochs"));
        QCOMPARE(runs.asked.at(0).task.code, std::string("/home/me/proj"));
        auto *epochs = qobject_cast<QLineEdit *>(options->editor("--epochs"));
        auto *network = qobject_cast<QComboBox *>(options->editor("--network"));
        auto *fast = qobject_cast<QCheckBox *>(options->editor("--fast"));
        QVERIFY(epochs && network && fast);
        QCOMPARE(epochs->text(), QStringLiteral("3"));
        QCOMPARE(epochs->placeholderText(), QStringLiteral("20"));
        QCOMPARE(network->currentText(), QStringLiteral("mlp (default)"));
        QCOMPARE(network->count(), 2);
        QVERIFY(!options->editor("--data")->isEnabled()); // a variable of the shell stays one
        epochs->setText(QStringLiteral("5"));
        QCOMPARE(command(), QStringLiteral("python3 train.py --epochs 5 --data $DATA"));
        epochs->setText(QStringLiteral("20"));
        QCOMPARE(command(), QStringLiteral("python3 train.py --data $DATA")); // the default is no argument
        QCOMPARE(epochs->text(), QStringLiteral("20"));                       // though 200 may follow
        choose(network, QStringLiteral("lenet"));
        fast->setChecked(true);
        QCOMPARE(command(), QStringLiteral("python3 train.py --data $DATA --network lenet --fast"));
        QCOMPARE(line->toPlainText(), command());
        line->setPlainText(QStringLiteral("python3 train.py --epochs 7"));
        QCOMPARE(epochs->text(), QStringLiteral("7"));
        QVERIFY(!fast->isChecked());
        line->setPlainText(QStringLiteral("python3 other.py")); // its options are unknown
        QVERIFY(!options->editor("--epochs"));
    }

    void whyNoOptionsAreReadIsSaid() // G8
    {
        FakeRuns runs;
        runs.options = fail(ErrorCode::LocalCommandFailed, "train.py", "No module named 'torch'");
        {
            TaskWizard wizard(
                {demoCluster()}, programJob(), [](const auto &) { return 0; }, &runs);
            wizard.show();
            auto *options = wizard.findChild<ScriptOptions *>();
            auto *read = buttonIn(options, QStringLiteral("Read the options"));
            read->click();
            QTRY_VERIFY(problemsOn(options).join(QLatin1Char(' ')).contains(QLatin1String("No module named")));
            QVERIFY(read->isEnabled());
            field<QPlainTextEdit>(wizard.currentPage(), QStringLiteral("Command"))
                ->setPlainText(QStringLiteral("cd x && python3 a.py"));
            QVERIFY(!read->isEnabled());
            QVERIFY(messagesOn(options).join(QLatin1Char(' ')).contains(QLatin1String("more than one command")));
        }
        QVERIFY(runs.optionsStop.stop_requested()); // the script ends with the window
    }
};

QTEST_MAIN(ScriptOptionsTest)
#include "script_options_test.moc"
