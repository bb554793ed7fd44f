// Text from tags, machines, endpoints and foreign files is displayed as plain text: labels, pages and their dialogs.

#include <algorithm>

#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>
#include <QtTest/QTest>

#include "gui/app/operations_panel.h"
#include "gui/dialogs/account/quotas_and_permissions_dialog.h"
#include "gui/dialogs/clusters/terminate_dialog.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/job/job_wizard.h"
#include "gui/wizards/launch/launch_wizard.h"
#include "tests/gui/support/fakes/fakes.h"
#include "tests/gui/support/hostile_text.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace trainyard::services;

class PlainTextTest : public QObject {
    Q_OBJECT
private:
    fake::HostileText m_hostile;
    const std::string m_said = m_hostile.text(); ///< content of every remote string
    const Error m_error = m_hostile.error();

    cluster::Target hostile(cluster::Target t) const
    {
        if (t.id.empty())
            t.id = t.kind = m_said;
        t.name = t.clusterName = t.state = t.region = t.why = m_said;
        return t;
    }

private slots:
    void initTestCase()
    {
        QVERIFY(m_hostile.isNoticed());
        Theme::instance().install(*qApp);
    }

    void labelsAndMessageBoxes()
    {
        const QString said = QString::fromStdString(m_said);
        QWidget window;
        auto *column = new QVBoxLayout(&window);
        column->addWidget(label(said));
        column->addWidget(new QLabel(said)); // as in Qt's own dialogs
        auto *problem = new FieldMessage;
        problem->setProblem(said);
        column->addWidget(problem);
        auto *state = new StateLabel;
        state->setState(said, QStringLiteral("alert"), 4);
        column->addWidget(state);
        auto *elided = new ElidedLabel;
        elided->setFullText(said);
        column->addWidget(elided);
        window.setToolTip(said);
        window.show();
        QCOMPARE(m_hostile.renderedIn(window), QString());
        QMessageBox box(QMessageBox::NoIcon, said, said, QMessageBox::Close);
        box.setInformativeText(said);
        box.show();
        QCOMPARE(m_hostile.renderedIn(box), QString());
    }

    void everyPage()
    {
        fake::Window f;
        auto clusters = sample::clusters();
        for (ClusterDetails &c : clusters) {
            c.name = c.zone = c.instanceType = c.detail = m_said;
            for (cluster::NodeSnapshot &n : c.nodes)
                n.name = n.publicAddress = n.state = n.type = n.zone = n.probe = n.sshCommand = m_said;
            for (PricedResource &r : c.resources)
                r.kind = r.name = r.state = r.region = m_said;
            for (ledger::Event &e : c.events)
                e.text = e.subject = m_said;
            for (auto &t : c.timelines)
                t.node = m_said;
        }
        auto runs = sample::runs();
        for (RunSnapshot &r : runs)
            r.clusterName = r.model = r.data = r.mode = r.note = m_said;
        auto points = sample::run(12, 1000);
        for (protocol::MetricRecord &p : points) {
            if (!p.note.empty())
                p.note = m_said;
        }
        for (auto &line : sample::log())
            f.fakes.runs.kept.push_back({{m_said, m_said}, line.text + m_said});
        f.fakes.runs.history = points;
        auto account = f.fakes.account.shown;
        account.alias = account.accountId = account.endpoint = account.loginLine = m_said;
        account.error = m_error;
        f.fakes.account.shown = account;
        f.fakes.account.refresh();
        f.fakes.clusters.set(clusters);
        f.fakes.runs.set(runs);
        auto costs = sample::costs();
        for (auto &c : costs.savings)
            c.clusterName = c.saving.what = m_said;
        costs.priceDate = m_said;
        f.fakes.costs.known = costs;
        f.fakes.costs.refresh();
        cluster::BudgetAlarm alarm;
        alarm.cluster = ClusterId("c-1");
        alarm.name = m_said;
        alarm.elsewhere = {m_said};
        f.fakes.costs.publish(alarm);
        auto lines = sample::activity();
        for (ActivityEntry &a : lines)
            a.what = a.where = a.outcome = a.requestId = a.commandLine = m_said;
        f.fakes.activity.add(lines);
        f.fakes.operations.start(m_said, [this](std::stop_token, const ProgressSink &sink) -> Status {
            sink({m_said, m_said, m_said, StepState::Failed, -1, Sentence::verbatim(m_said)});
            return fail(m_error);
        });
        QTRY_VERIFY(!f.fakes.operations.anyRunning());
        for (auto *row : f.window.findChildren<OperationRow *>())
            row->findChild<QPushButton *>()->click(); // expand
        for (int place = MainWindow::Clusters; place <= MainWindow::Activity; ++place) {
            f.window.go(MainWindow::Place(place));
            QCoreApplication::processEvents();
            QCOMPARE(m_hostile.renderedIn(f.window), QString());
        }
        f.window.startTour();
        f.fakes.tour.step({"launch", m_said, m_said, StepState::Failed, -1, Sentence::verbatim(m_said)});
        f.fakes.tour.end(fail(m_error));
        QCOMPARE(m_hostile.renderedIn(f.window), QString());
        f.fakes.teardown.end(sample::receiptOf({hostile({})}, 1, m_said));
        QCOMPARE(m_hostile.renderedIn(f.window), QString());
    }

    void everyDialog()
    {
        fake::Window f;
        f.fakes.clusters.set(sample::clusters());
        auto list = sample::teardown();
        std::ranges::transform(list.found.targets, list.found.targets.begin(),
                               [this](const cluster::Target &t) { return hostile(t); });
        list.found.others = list.found.claimed = {hostile({})};
        list.found.regionsNotRead = list.retained.notRead = {{m_said, m_error}};
        for (cluster::RetainedResource &data : list.retained.resources)
            data.name = data.kind = m_said;
        f.fakes.teardown.list = list;
        TerminateDialog sheet(f.fakes.teardown, {}, f.fakes.account.shown, &f.window);
        sheet.show();
        QCoreApplication::processEvents();
        QCOMPARE(m_hostile.renderedIn(sheet), QString());
        auto receipt = sample::receiptOf(list.found.targets, 1, m_said);
        receipt.profile = m_said;
        receipt.files = {m_said};
        f.fakes.teardown.end(receipt);
        QCOMPARE(m_hostile.renderedIn(sheet), QString());

        for (auto &line : f.fakes.planning.matrix)
            line.detail = line.action = line.purpose = m_said;
        QuotasAndPermissionsDialog allowance(f.fakes.planning, {m_said}, m_said, {}, &f.window);
        allowance.show();
        QCoreApplication::processEvents();
        QCOMPARE(m_hostile.renderedIn(allowance), QString());

        cluster::LaunchPlan plan;
        plan.name = "demo";
        for (auto &finding : f.fakes.planning.found.findings)
            finding = {finding.check,
                       cluster::Severity::Red,
                       Sentence::verbatim(m_said),
                       {{cluster::FixAction::SetSubnet, m_said}},
                       m_error};
        for (auto &subnet : f.fakes.planning.choices.subnets)
            subnet.zone = m_said;
        for (auto &group : f.fakes.planning.choices.groups)
            group.name = m_said;
        LaunchWizard launch(cluster::Catalog::bundled(), plan, true, nullptr, &f.fakes.planning, nullptr, &f.window);
        launch.show();
        QCOMPARE(m_hostile.renderedIn(launch), QString());

        ClusterDetails demo;
        demo.id = ClusterId("c-1");
        demo.name = m_said;
        protocol::JobSpec job;
        job.data = "s3://bucket/" + m_said;
        JobWizard train({demo}, job, {QString::fromStdString(m_said)}, &f.fakes.data, &f.window);
        f.fakes.data.found = fail(m_error);
        train.show();
        QCOMPARE(m_hostile.renderedIn(train), QString());
    }
};

QTEST_MAIN(PlainTextTest)
#include "plain_text_test.moc"
