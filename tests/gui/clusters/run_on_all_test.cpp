// A line for the shell of all machines of a cluster, or of one, and what runs have left on them.
#include <algorithm>

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTableWidget>
#include <QtTest/QTest>

#include "backend/core/encoding.h"
#include "gui/dialogs/clusters/readiness_dialog.h"
#include "gui/dialogs/confirm_dialog.h"
#include "gui/models/machines/node_answer_model.h"
#include "gui/pages/machines/run_on_all_view.h"
#include "gui/text/translation.h"
#include "gui/widgets/theme/theme.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/tool_views.h"
#include "tests/gui/support/window_fixture.h"
#include "tests/gui/support/wizard_fields.h"

using namespace trainyard;
using namespace trainyard::gui;
using fake::buttonIn;
using fake::ourCluster;
using fake::says;

namespace {

struct RunOnAll {
    fake::FakeRecipes service;
    RunOnAllView view{service};
    RunOnAll()
    {
        view.resize(900, 400);
        view.show();
        view.showCluster(ourCluster());
        view.findChild<QLineEdit *>()->setText(QStringLiteral("nvidia-smi -L"));
    }
    QString status(const char *node)
    {
        const auto &rows = view.answers().rows();
        const auto at = std::ranges::find(rows, std::string(node), &NodeAnswerRow::node);
        return at == rows.end()
                   ? QStringLiteral("none")
                   : view.answers().index(int(at - rows.begin()), NodeAnswerModel::Status).data().toString();
    }
};

} // namespace

class RunOnAllTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        Theme::instance().install(*qApp);
        text::installTranslations(*qApp); // plurals
    }

    void aLineRunsOnAllMachinesAndAgainWhereItFailed()
    {
        RunOnAll f;
        buttonIn(&f.view, QStringLiteral("Run"))->click();
        QCOMPARE(f.service.calls.size(), std::size_t(1));
        QCOMPARE(f.service.calls[0].nodes, (std::vector<std::string>{"head", "worker-1", "worker-2"}));
        QCOMPARE(f.status("worker-1"), QStringLiteral("running"));
        QVERIFY(!buttonIn(&f.view, QStringLiteral("Run"))->isEnabled());
        f.service.answer("head", 0, "GPU 0\n");
        f.service.answer("worker-1", 127, "sh: 1: nvidia-smi: not found\n");
        f.service.answer("worker-2", 0, "GPU 0\n");
        f.service.end();
        QTRY_VERIFY(says(f.view, QStringLiteral("It failed on 1 machine")));
        QCOMPARE(f.status("worker-1"), QStringLiteral("127"));
        buttonIn(&f.view, QStringLiteral("Retry failed"))->click();
        QCOMPARE(f.service.calls.back().nodes, std::vector<std::string>{"worker-1"});
        QCOMPARE(f.status("head"), QStringLiteral("0")); // stays
        f.service.answer("worker-1", 0, "GPU 0\n");
        f.service.end();
        QTRY_VERIFY(says(f.view, QStringLiteral("status 0 on all machines")));
    }

    void aLineIsCopiedAsACommand() // L13
    {
        RunOnAll f;
        f.view.findChild<QLineEdit *>()->setText(QStringLiteral("echo 'it''s'"));
        fake::choose(f.view.findChild<QComboBox *>(), QStringLiteral("worker-1"));
        buttonIn(&f.view, QStringLiteral("Copy as command"))->click();
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 QStringLiteral("trainyardctl exec digits-demo --node worker-1 -- ") +
                     QString::fromStdString(shellQuote("echo 'it''s'")));
    }

    void aChosenMachineStaysChosenWhileItIsNotRunning() // L13
    {
        RunOnAll f;
        auto *machines = f.view.findChild<QComboBox *>();
        fake::choose(machines, QStringLiteral("worker-1"));
        auto cluster = ourCluster();
        cluster.nodes[1].state = "pending";
        f.view.showCluster(cluster);
        QCOMPARE(machines->currentData().toString(), QStringLiteral("worker-1"));
        buttonIn(&f.view, QStringLiteral("Run"))->click();
        QVERIFY(f.service.calls.empty()); // neither there nor on all others
        QVERIFY(says(f.view, QStringLiteral("worker-1 is not running. The command was not sent.")));
        f.view.showCluster(ourCluster());
        QCOMPARE(machines->currentText(), QStringLiteral("worker-1"));
        buttonIn(&f.view, QStringLiteral("Run"))->click();
        QCOMPARE(f.service.calls.size(), std::size_t(1));
        QCOMPARE(f.service.calls[0].nodes, std::vector<std::string>{"worker-1"});
        f.service.end();
    }

    void aLineForTheWorkersIsCopiedForThemAlone() // L13
    {
        RunOnAll f;
        fake::choose(f.view.findChild<QComboBox *>(), QStringLiteral("+"));
        buttonIn(&f.view, QStringLiteral("Copy as command"))->click();
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(
            QStringLiteral("trainyardctl exec digits-demo --node worker-1 --node worker-2 -- ")));
    }

    void aMachineWithoutAnAnswerIsNotGood()
    {
        RunOnAll f;
        buttonIn(&f.view, QStringLiteral("Run"))->click();
        f.service.answer("head", 0, "");
        buttonIn(&f.view, QStringLiteral("Cancel"))->click();
        QVERIFY(f.service.calls[0].stop.stop_requested());
        f.service.end(fail(ErrorCode::Cancelled, "exec", "it was cancelled"));
        QTRY_COMPARE(f.status("worker-1"), QStringLiteral("not run"));
        QCOMPARE(f.view.answers().failed(), (std::vector<std::string>{"worker-1", "worker-2"}));
    }

    void answersOfAnotherClusterAreDropped()
    {
        RunOnAll f;
        buttonIn(&f.view, QStringLiteral("Run"))->click();
        auto other = ourCluster();
        other.id = ClusterId("c-other");
        f.view.showCluster(other);
        QVERIFY(f.service.calls[0].stop.stop_requested());
        f.service.answer("head", 0, "late");
        QCOMPARE(f.view.answers().rowCount(), 0);
        f.service.end();
    }

    void hostileOutputIsCleanAndBounded()
    {
        cluster::NodeAnswer answer;
        answer.node = "worker-1";
        answer.out = "\x1b]0;title\x07\x1b[31mred\x1b[0m\n" + std::string(3'000'000, 'x') + "\n" + std::string(3, '\0');
        for (int i = 0; i < 200'000; ++i)
            answer.err += "line\n";
        const NodeAnswerRow row = rowOf(answer);
        QVERIFY(row.output.size() < 300'000);
        QCOMPARE(row.output.find('\x1b'), std::string::npos);
        QVERIFY(row.output.starts_with("]0;titlered\n"));
    }

    void lingeringProcessesAreListedBeforeTheyEnd()
    {
        RunOnAll f;
        cluster::NodeProcesses node;
        node.node = "worker-1";
        node.found = {{4711, 1, "python3 train.py", RunId("r-0000000000000001")}};
        f.service.processes = std::vector{node};
        buttonIn(&f.view, QStringLiteral("Lingering"))->click();
        QTRY_VERIFY(fake::visible<ConfirmDialog>(f.view));
        auto *question = fake::visible<ConfirmDialog>(f.view);
        QCOMPARE(f.service.did, std::vector<std::string>{"lingering"}); // nothing has ended yet
        f.service.processes = std::vector<cluster::NodeProcesses>{};
        buttonIn(question, QStringLiteral("End processes"))->click();
        QTRY_COMPARE(f.service.did.size(), std::size_t(2));
        QTRY_VERIFY(says(f.view, QStringLiteral("The processes have ended.")));
    }

    void allProcessesOfANameAreListedBeforeTheyEnd() // F13
    {
        RunOnAll f;
        fake::choose(f.view.findChild<QComboBox *>(), QStringLiteral("worker-1"));
        buttonIn(&f.view, QStringLiteral("End by name"))->click();
        auto *name = fake::visible<QInputDialog>(f.view);
        QVERIFY(name);
        QCOMPARE(name->textValue(), QStringLiteral("python"));
        cluster::NamedProcesses node;
        node.node = "worker-1";
        node.found = {{4711, "ubuntu", "python3 -m jupyter lab"}};
        f.service.named = std::vector{node};
        name->accept();
        QTRY_VERIFY(fake::visible<ConfirmDialog>(f.view));
        QCOMPARE(f.service.byNames.size(), std::size_t(1));
        QCOMPARE(f.service.byNames[0].name, std::string("python"));
        QCOMPARE(f.service.byNames[0].nodes, std::vector<std::string>{"worker-1"}); // not those of other machines
        QVERIFY(!f.service.byNames[0].end);                                         // nothing has ended yet
        auto *question = fake::visible<ConfirmDialog>(f.view);
        f.service.named = std::vector<cluster::NamedProcesses>{};
        buttonIn(question, QStringLiteral("End processes"))->click();
        QTRY_COMPARE(f.service.byNames.size(), std::size_t(2));
        QVERIFY(f.service.byNames[1].end);
        QCOMPARE(f.service.byNames[1].nodes, std::vector<std::string>{"worker-1"});
        QTRY_VERIFY(says(f.view, QStringLiteral("The processes have ended.")));
        QVERIFY(f.service.did.empty()); // the search for leftovers is another one
    }

    void theMachinesAreCheckedAndComparedWithWhatIsRequired() // F17, F30, F33
    {
        RunOnAll f;
        cluster::NodeReadiness good, bad, lost;
        good.node = "head";
        good.requirements = {{"C++ compiler", "GCC 4.8 or newer (C++11)", "g++ 13.2.0", true, false},
                             {"CUDA toolkit", "8.0 or newer (7.5 is known to fail); for GPUs", "7.5", false, true},
                             {"git", "any version", "", false, false}};
        bad.node = "worker-1";
        bad.status = fail(ErrorCode::ClockSkew, "worker-1", "its clock is 95 s behind this computer's");
        bad.findings = {"clock: its clock is 95 s behind this computer's"};
        bad.requirements = good.requirements;
        lost.node = "worker-2";
        lost.status = fail(ErrorCode::Timeout, "worker-2", "no answer");
        f.service.machines = std::vector{good, bad, lost};
        buttonIn(&f.view, QStringLiteral("Readiness"))->click();
        auto *dialog = fake::visible<ReadinessDialog>(f.view);
        QVERIFY(dialog);
        QCOMPARE(f.service.checks.size(), std::size_t(1));
        QCOMPARE(f.service.checks[0].nodes, std::vector<std::string>{}); // all
        QVERIFY(f.service.checks[0].requirements && !f.service.checks[0].stress);
        QTRY_VERIFY(says(*dialog, QStringLiteral("Not ready: worker-1, worker-2")));
        auto *table = dialog->findChild<QTableWidget *>();
        QCOMPARE(table->rowCount(), 3);
        QCOMPARE(table->columnCount(), 4);
        QCOMPARE(table->horizontalHeaderItem(2)->text(), QStringLiteral("CUDA toolkit"));
        QCOMPARE(table->item(0, 0)->text(), QStringLiteral("ready, with notes")); // git is missing
        QCOMPARE(table->item(0, 1)->text(), QStringLiteral("g++ 13.2.0"));
        QVERIFY(table->item(0, 2)->text().startsWith(QStringLiteral("7.5 (required: 8.0 or newer")));
        QCOMPARE(table->item(0, 3)->text(), QStringLiteral("missing"));
        QVERIFY(!table->item(2, 1)); // it was not reached
        QCOMPARE(table->currentRow(), 1);
        auto *details = dialog->findChild<QPlainTextEdit *>();
        QVERIFY(details->toPlainText().contains(QStringLiteral("95 s behind")));
        table->setCurrentCell(0, 0);
        QVERIFY(details->toPlainText().contains(QStringLiteral("in order")));
        dialog->findChild<QCheckBox *>()->setChecked(true);
        buttonIn(dialog, QStringLiteral("Copy as command"))->click();
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 QStringLiteral("trainyardctl ready digits-demo --stress --requirements"));
        f.service.machines = std::vector{good};
        buttonIn(dialog, QStringLiteral("Check again"))->click();
        QVERIFY(f.service.checks.back().stress);
        QTRY_VERIFY(says(*dialog, QStringLiteral("Required software is missing on head.")));
        good.requirements[2].isMet = true; // of what is required; the optional CUDA toolkit is too old
        dialog->showResult(std::vector{good});
        QVERIFY(says(*dialog, QStringLiteral("1 machine is ready.")));
        QCOMPARE(table->item(0, 0)->text(), QStringLiteral("ready"));
        QCOMPARE(table->rowCount(), 1);
        dialog->showResult(fail(ErrorCode::Timeout, "cluster", "no answer"));
        QCOMPARE(table->rowCount(), 0); // nothing green of an earlier check stays
    }

    void closingTheDialogEndsItsCheck() // F30
    {
        RunOnAll f;
        buttonIn(&f.view, QStringLiteral("Readiness"))->click();
        auto *dialog = fake::visible<ReadinessDialog>(f.view);
        QVERIFY(dialog);
        QVERIFY(f.service.checkStop.stop_possible());
        QVERIFY(!f.service.checkStop.stop_requested());
        dialog->close();
        QTRY_VERIFY(f.service.checkStop.stop_requested());
    }

    void aCheckIsNotStartedTwice() // F30
    {
        ReadinessDialog dialog(QStringLiteral("lab"), {});
        dialog.show();
        dialog.check();
        QVERIFY(says(dialog, QStringLiteral("Checking the machines")));
        QVERIFY(!buttonIn(&dialog, QStringLiteral("Check again"))->isEnabled());
        cluster::NodeReadiness noted;
        noted.node = "head";
        noted.findings = {"gpu-health: a page is to be replaced"};
        dialog.showResult(std::vector{noted});
        QVERIFY(buttonIn(&dialog, QStringLiteral("Check again"))->isEnabled());
        QCOMPARE(dialog.findChild<QTableWidget *>()->item(0, 0)->text(), QStringLiteral("ready, with notes"));
        QVERIFY(
            dialog.findChild<QPlainTextEdit *>()->toPlainText().contains(QStringLiteral("a page is to be replaced")));
    }

    void onlyTheChosenMachineIsChecked() // F30
    {
        RunOnAll f;
        f.service.machines = fail(ErrorCode::NotFound, "worker-1", "it has no address");
        fake::choose(f.view.findChild<QComboBox *>(), QStringLiteral("worker-1"));
        buttonIn(&f.view, QStringLiteral("Readiness"))->click();
        auto *dialog = fake::visible<ReadinessDialog>(f.view);
        QVERIFY(dialog);
        QCOMPARE(f.service.checks[0].nodes, std::vector<std::string>{"worker-1"});
        QTRY_VERIFY(says(*dialog, QStringLiteral("it has no address")));
        QVERIFY(buttonIn(dialog, QStringLiteral("Check again"))->isEnabled());
        buttonIn(dialog, QStringLiteral("Copy as command"))->click();
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 QStringLiteral("trainyardctl ready digits-demo --node worker-1 --requirements"));
    }

    void aNameThatIsNoneEndsNothing() // F13
    {
        RunOnAll f;
        f.service.named = fail(ErrorCode::InvalidArgument, "program *", "a program's name has letters");
        buttonIn(&f.view, QStringLiteral("End by name"))->click();
        auto *name = fake::visible<QInputDialog>(f.view);
        QVERIFY(name);
        name->setTextValue(QStringLiteral(" * "));
        name->accept();
        QTRY_VERIFY(says(f.view, QStringLiteral("a program's name has letters")));
        QCOMPARE(f.service.byNames.size(), std::size_t(1));
        QCOMPARE(f.service.byNames[0].name, std::string("*"));
        QVERIFY(!fake::visible<ConfirmDialog>(f.view));
    }
};

QTEST_MAIN(RunOnAllTest)
#include "run_on_all_test.moc"
