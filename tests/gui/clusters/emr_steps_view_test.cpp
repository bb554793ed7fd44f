// The steps of an EMR cluster: the list, a new step, cancelling, and the log opened at the line that failed.

#include <QComboBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextBlock>
#include <QtTest/QTest>

#include "gui/dialogs/clusters/emr_step_dialog.h"
#include "gui/dialogs/clusters/log_dialog.h"
#include "gui/dialogs/confirm_dialog.h"
#include "gui/models/clusters/emr_step_model.h"
#include "gui/pages/clusters/emr_steps_view.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"
#include "tests/gui/support/activate.h"
#include "tests/gui/support/fakes/fake_emr_steps.h"
#include "tests/gui/support/find_widget.h"
#include "tests/gui/support/wizard_fields.h"

using namespace trainyard;
using namespace trainyard::gui;
using fake::buttonIn;

namespace {

cluster::EmrStepInfo stepOf(const std::string &id, const std::string &state)
{
    cluster::EmrStepInfo step;
    step.id = id;
    step.name = "name of " + id;
    step.state = state;
    step.command = "python3 train.py";
    step.canCancel = state == "PENDING" || state == "RUNNING";
    step.failed = state == "FAILED";
    if (state != "PENDING")
        step.started = Timestamp{std::chrono::seconds(1'700'000'000)};
    if (!step.canCancel)
        step.ended = *step.started + std::chrono::seconds(90);
    return step;
}

struct Shown {
    fake::FakeEmrSteps service;
    EmrStepsView view{service};
    Shown()
    {
        cluster::EmrStepList list;
        list.canAdd = true;
        list.steps = {stepOf("s-4", "PENDING"), stepOf("s-3", "RUNNING"), stepOf("s-2", "FAILED"),
                      stepOf("s-1", "COMPLETED")};
        list.steps[2].failure = "Unknown Error.";
        service.known = list;
        view.resize(1000, 500);
        view.showCluster(ClusterId("c-1"));
        view.show();
        view.activateWindow();
        fake::activate(&view);
    }
    DataTable *table() { return view.findChild<DataTable *>(); }
    QPushButton *button(const char *begin) { return buttonIn(&view, QString::fromUtf8(begin)); }
    bool says(const QString &words)
    {
        for (auto *label : view.findChildren<QLabel *>()) {
            if (label->isVisibleTo(&view) && label->text().contains(words))
                return true;
        }
        return false;
    }
};

} // namespace

class EmrStepsViewTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void stepsAreListedWithTheirStates() // C26
    {
        Shown s;
        QTRY_COMPARE(s.view.steps().rowCount(), 4);
        const auto cell = [&](int row, int column, int role = Qt::DisplayRole) {
            return s.view.steps().index(row, column).data(role).toString();
        };
        QCOMPARE(cell(2, EmrStepModel::State), QStringLiteral("FAILED"));
        QCOMPARE(cell(2, EmrStepModel::State, IconRole), QStringLiteral("alert"));
        QCOMPARE(cell(3, EmrStepModel::State, IconRole), QStringLiteral("check"));
        QCOMPARE(cell(2, EmrStepModel::Took), QStringLiteral("1:30"));
        QCOMPARE(cell(2, EmrStepModel::Reason), QStringLiteral("Unknown Error."));
        QCOMPARE(cell(0, EmrStepModel::Started), QString());
        s.table()->selectId(QStringLiteral("s-1"));
        QVERIFY(!s.button("Cancel step")->isEnabled() && s.button("Log of the step")->isEnabled());
        s.table()->selectId(QStringLiteral("s-3"));
        QVERIFY(s.button("Cancel step")->isEnabled());
    }

    void aClusterThatTakesNoStepsExplainsWhy()
    {
        Shown s;
        QTRY_VERIFY(s.button("Add step")->isEnabled());
        cluster::EmrStepList ended;
        ended.hint = Sentence::verbatim("The cluster has ended.");
        s.service.known = ended;
        emit s.service.changed(ClusterId("c-other"));
        QCOMPARE(s.service.listed, 1);
        emit s.service.changed(ClusterId("c-1"));
        QTRY_VERIFY(s.says(QStringLiteral("The cluster has ended.")));
        QVERIFY(!s.button("Add step")->isEnabled() && !s.button("Add core nodes")->isEnabled());
        QCOMPARE(s.table()->emptyText(), QStringLiteral("No steps were added to this cluster."));
        s.service.known = fail(ErrorCode::Throttled, "elasticmapreduce:ListSteps", "Rate exceeded");
        emit s.service.changed(ClusterId("c-1"));
        QTRY_VERIFY(s.says(QStringLiteral("Rate exceeded")));
    }

    void aFailedListingKeepsWhatWasRead()
    {
        Shown s;
        QTRY_COMPARE(s.view.steps().rowCount(), 4);
        s.service.known = fail(ErrorCode::Throttled, "elasticmapreduce:ListSteps", "Rate exceeded");
        emit s.service.changed(ClusterId("c-1"));
        QTRY_VERIFY(s.says(QStringLiteral("Rate exceeded")));
        QCOMPARE(s.view.steps().rowCount(), 4);
        s.view.showCluster(ClusterId("c-2")); // they are of the other cluster
        QCOMPARE(s.view.steps().rowCount(), 0);
    }

    void aStepIsAddedFromItsWords()
    {
        Shown s;
        QTRY_VERIFY(s.button("Add step")->isEnabled());
        s.button("Add step")->click();
        auto *dialog = fake::visible<EmrStepDialog>(s.view);
        QVERIFY(dialog);
        auto *go = buttonIn(dialog, QStringLiteral("&Add step"));
        auto *command = fake::field<QLineEdit>(dialog, QStringLiteral("Command"));
        QVERIFY(go && command && !go->isEnabled());
        QVERIFY(fake::problemsOn(dialog).isEmpty()); // before anything is typed
        command->setText(QStringLiteral("bash -c \"echo 'a b'\" s3://lab/x"));
        QVERIFY(go->isEnabled());
        auto *ending = fake::field<QComboBox>(dialog, QStringLiteral("If it fails"));
        fake::choose(ending, QStringLiteral("TERMINATE_CLUSTER"));
        fake::field<QLineEdit>(dialog, QStringLiteral("Name"))->setText(QStringLiteral("prepare"));
        go->click();
        QCOMPARE(s.service.added.size(), std::size_t(1));
        QCOMPARE(s.service.added[0].name, std::string("prepare"));
        QCOMPARE(s.service.added[0].onFailure, std::string("TERMINATE_CLUSTER"));
        QCOMPARE(s.service.added[0].command, (std::vector<std::string>{"bash", "-c", "echo 'a b'", "s3://lab/x"}));
        QTRY_VERIFY(s.service.listed > 1);
    }

    void aStepIsCancelledAfterAQuestion()
    {
        Shown s;
        QTRY_COMPARE(s.view.steps().rowCount(), 4);
        s.table()->selectId(QStringLiteral("s-4"));
        s.button("Cancel step")->click();
        auto *dialog = fake::visible<ConfirmDialog>(s.view);
        QVERIFY(dialog && s.service.did.empty());
        QVERIFY(!buttonIn(dialog, QStringLiteral("Kill"))); // it has no process
        buttonIn(dialog, QStringLiteral("Cancel step"))->click();
        QCOMPARE(s.service.did, std::vector<std::string>{"cancel s-4"});
        QTRY_VERIFY(!fake::visible<ConfirmDialog>(s.view));
        s.service.cancelEnds = fail(ErrorCode::Conflict, "elasticmapreduce:CancelSteps", "it has ended");
        s.table()->selectId(QStringLiteral("s-3"));
        s.button("Cancel step")->click();
        dialog = fake::visible<ConfirmDialog>(s.view);
        QVERIFY(dialog);
        buttonIn(dialog, QStringLiteral("Kill"))->click();
        QCOMPARE(s.service.did.back(), std::string("kill s-3"));
        QTRY_VERIFY(s.says(QStringLiteral("it has ended")));
    }

    void aLogIsOpenedAtTheLineThatFailed()
    {
        Shown s;
        QTRY_COMPARE(s.view.steps().rowCount(), 4);
        s.table()->selectId(QStringLiteral("s-2"));
        s.button("Log of the step")->click();
        QTRY_VERIFY(s.says(QStringLiteral("There are no logs of name of s-2 yet")));
        cluster::FailureLog log;
        log.object = "s3://logs/j-1/steps/s-2/stderr.gz";
        log.text = "one\ntwo\nImportError: no module\nfour\n";
        log.line = {3, "ImportError: no module"};
        s.service.logList = std::vector<cluster::FailureLog>{log};
        s.button("Log of the step")->click();
        QTRY_VERIFY(fake::visible<LogDialog>(s.view));
        auto *dialog = fake::visible<LogDialog>(s.view);
        auto *text = dialog->findChild<QPlainTextEdit *>();
        QCOMPARE(text->textCursor().block().text(), QStringLiteral("ImportError: no module"));
        QCOMPARE(fake::field<QComboBox>(dialog, QStringLiteral("Log"))->currentText(), QStringLiteral("stderr.gz"));
        QVERIFY(!s.says(QStringLiteral("There are no logs")));
    }

    void coreNodesAreAddedWithTheirNumber()
    {
        Shown s;
        QTRY_VERIFY(s.button("Add core nodes")->isEnabled());
        s.view.setNodePrice(QStringLiteral("$0.1920/h"));
        s.button("Add core nodes")->click();
        auto *dialog = fake::visible<QInputDialog>(s.view);
        QVERIFY(dialog);
        QVERIFY(dialog->labelText().contains(QLatin1String("cannot be removed")));
        QVERIFY(dialog->labelText().contains(QLatin1String("$0.1920/h")));
        QVERIFY(s.service.did.empty());
        dialog->setIntValue(2);
        dialog->accept();
        QCOMPARE(s.service.did, std::vector<std::string>{"nodes 2"});
    }
};

QTEST_MAIN(EmrStepsViewTest)
#include "emr_steps_view_test.moc"
