// Text from tags, machines, endpoints and foreign files is displayed as plain text: the tools of a cluster, and what
// creates and shows stacks and EMR clusters.

#include <QtTest/QTest>

#include "backend/cluster/stack/plan/template_blockers.h"
#include "gui/dialogs/clusters/mesh_dialog.h"
#include "gui/dialogs/clusters/readiness_dialog.h"
#include "gui/dialogs/clusters/recipe_dialog.h"
#include "gui/models/clusters/managed_resource_model.h"
#include "gui/models/runs/queue_models.h"
#include "gui/pages/clusters/emr_steps_view.h"
#include "gui/pages/clusters/managed_view.h"
#include "gui/pages/data/files_view.h"
#include "gui/pages/doctor/doctor_view.h"
#include "gui/pages/machines/tunnels_view.h"
#include "gui/pages/runs/queue_view.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/job/sweep_dialog.h"
#include "gui/wizards/stack/attach_dialog.h"
#include "gui/wizards/stack/template_dialog.h"
#include "tests/gui/support/fakes/fake_emr_steps.h"
#include "tests/gui/support/fakes/fake_transfers.h"
#include "tests/gui/support/fakes/fakes.h"
#include "tests/gui/support/hostile_text.h"
#include "tests/gui/support/managed_fixture.h"
#include "tests/gui/support/sample_data.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace trainyard::services;

class PlainTextToolsTest : public QObject {
    Q_OBJECT
private:
    fake::HostileText m_hostile;
    const std::string m_said = m_hostile.text(); ///< content of every remote string
    const Error m_error = m_hostile.error();

    /// Names of an account as other people choose them.
    void spoil(fake::Fakes &fakes) const
    {
        for (auto &group : fakes.planning.choices.groups)
            group.name = group.description = m_said;
        fakes.managed.systems->front().name = m_said;
        fakes.managed.checklistLines = std::vector<cluster::ChecklistLine>{
            {cluster::ChecklistItem::Access, m_said, cluster::ChecklistState::Open, Sentence::verbatim(m_said), ""}};
        fakes.managed.applications.push_back({m_said, m_said});
        fakes.managed.findings = cluster::EmrFindings{{Sentence::verbatim(m_said)}, {Sentence::verbatim(m_said)}};
    }

    static void showTool(QWidget &tool)
    {
        tool.resize(1000, 600);
        tool.show();
        QCoreApplication::processEvents();
    }

private slots:
    void initTestCase()
    {
        QVERIFY(m_hostile.isNoticed());
        Theme::instance().install(*qApp);
    }

    void everyToolOfACluster()
    {
        fake::Fakes f;
        const ClusterId id("c-1");
        const QString name = QString::fromStdString(m_said);

        training::QueueEntry entry;
        entry.id = "q-1";
        entry.name = entry.failed = m_said;
        training::QueueEntry waiting = entry;
        waiting.id = "q-2";
        waiting.failed.clear();
        waiting.waits = m_said;
        training::SweepTable sweep;
        sweep.id = sweep.spec.metric = m_said;
        f.queue.entries = {entry, waiting};
        f.queue.tables = {sweep};
        QueueView queue(f.queue, f.runs);
        showTool(queue);
        queue.showCluster(id, name);
        QTRY_COMPARE(queue.entries().rowCount(), 2);
        QCOMPARE(m_hostile.renderedIn(queue), QString());

        DoctorView doctor(f.doctor);
        showTool(doctor);
        doctor.showCluster(id, name);
        f.doctor.examine(id);
        f.doctor.find(id, {m_said, m_said, doctor::Severity::Problem, Sentence::verbatim(m_said), {m_said}, {}});
        f.doctor.finish(id, fail(m_error));
        QCOMPARE(m_hostile.renderedIn(doctor), QString());

        fake::FakeTransfers transfers;
        transfers.places["s3://"] = {{"s3://" + m_said, m_said, true, 0, {}, {}}};
        services::TransferLine line;
        line.id = "t-1";
        line.from = {m_said};
        line.to = m_said;
        transfers.lines = {line};
        FilesView files(transfers);
        showTool(files);
        transfers.publish();
        QCoreApplication::processEvents();
        QCOMPARE(m_hostile.renderedIn(files), QString());

        services::OpenTunnel tunnel;
        tunnel.id = OperationId("o-1");
        tunnel.plan.cluster = id;
        tunnel.plan.node = tunnel.plan.host = tunnel.url = m_said;
        f.tunnels.opened = {tunnel};
        ClusterDetails cluster = sample::clusters()[0];
        cluster.id = id;
        for (cluster::NodeSnapshot &n : cluster.nodes)
            n.name = m_said;
        TunnelsView tunnels(f.tunnels);
        showTool(tunnels);
        tunnels.showCluster(cluster);
        QCOMPARE(m_hostile.renderedIn(tunnels), QString());

        fake::FakeEmrSteps emr;
        cluster::EmrStepInfo step;
        step.id = "s-1";
        step.name = step.state = step.command = step.failure = m_said;
        cluster::EmrStepList steps;
        steps.canAdd = true;
        steps.steps = {step};
        emr.known = steps;
        EmrStepsView stepsView(emr);
        stepsView.showCluster(id);
        showTool(stepsView);
        QCoreApplication::processEvents();
        QCOMPARE(m_hostile.renderedIn(stepsView), QString());

        cluster::MeshTest mesh;
        mesh.nodes = {m_said, "head"};
        mesh.problems = {{"", m_said}, {"", ""}};
        MeshDialog meshDialog(QStringLiteral("demo"), mesh);
        showTool(meshDialog);
        QCOMPARE(m_hostile.renderedIn(meshDialog), QString());

        cluster::NodeReadiness checked;
        checked.node = m_said;
        checked.findings = {m_said};
        checked.requirements = {{"git", "any version", m_said, false, false}};
        ReadinessDialog readiness(QStringLiteral("demo"), {});
        showTool(readiness);
        readiness.showResult(std::vector{checked});
        QCOMPARE(m_hostile.renderedIn(readiness), QString());

        RecipeDialog recipes(QStringLiteral("demo"), {m_said});
        showTool(recipes);
        QCOMPARE(m_hostile.renderedIn(recipes), QString());
    }

    void sweepsOfAForeignJob()
    {
        protocol::JobSpec job;
        job.type = protocol::JobType::Command;
        job.task.command = m_said + " --lr {lr}";
        SweepDialog sweep(job);
        showTool(sweep);
        QCOMPARE(m_hostile.renderedIn(sweep), QString());
    }

    void everyWizardOfAStackOrEmrCluster()
    {
        const auto spoilt = [this](fake::Fakes &fakes) { spoil(fakes); };
        fake::StackFixture stack(fake::goodStack(), spoilt);
        QCOMPARE(m_hostile.renderedIn(*stack.wizard), QString());
        fake::EmrFixture emr(fake::goodEmr(), spoilt);
        QCOMPARE(m_hostile.renderedIn(*emr.wizard), QString());
    }

    void stacksOfOthers()
    {
        fake::Fakes f;
        auto &stacks = f.managed.stackList;
        for (cluster::AttachableStack &one : stacks)
            one.stack.name = one.stack.status = one.stack.description = m_said;
        stacks[1].reason = Sentence::verbatim(m_said);
        f.managed.preview.stack = stacks[0];
        AttachDialog attach(f.managed, "us-east-1");
        showTool(attach);
        auto *table = attach.findChild<DataTable *>();
        QTRY_COMPARE(table->model()->rowCount(), 2);
        for (const cluster::AttachableStack &one : stacks) {
            table->selectId(QString::fromStdString(one.stack.id));
            QCoreApplication::processEvents();
            QCOMPARE(m_hostile.renderedIn(attach), QString());
        }

        cluster::TemplateReport report;
        report.description = m_said;
        report.blockers = {{m_said, Sentence::verbatim(m_said), Sentence::verbatim(m_said)}};
        TemplateDialog blockers(report);
        showTool(blockers);
        QCOMPARE(m_hostile.renderedIn(blockers), QString());

        cluster::ManagedState state;
        state.origin = cluster::Origin::Stack;
        state.id = state.status = state.reason = m_said;
        state.hint = Sentence::verbatim(m_said);
        state.resources = {{m_said, m_said, m_said, m_said, m_said, std::chrono::seconds(1), true}};
        state.activities = state.resources;
        state.outputs.emplace_back(m_said, m_said);
        f.managed.managed = state;
        ManagedView view(f.managed);
        view.showCluster(ClusterId("c-1"));
        showTool(view);
        QTRY_COMPARE(view.resources().rowCount(), 1);
        QCOMPARE(m_hostile.renderedIn(view), QString());
    }
};

QTEST_MAIN(PlainTextToolsTest)
#include "plain_text_tools_test.moc"
