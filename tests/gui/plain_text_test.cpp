// Text from tags, machines, endpoints and foreign files is displayed as plain text. Each string of the fakes refers to
// an image file; inotify reports whether this process opens it.

#include <sys/inotify.h>
#include <unistd.h>

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QLabel>
#include <QMessageBox>
#include <QPointer>
#include <QStackedWidget>
#include <QToolTip>
#include <QVBoxLayout>
#include <QtTest/QTest>

#include "gui/app/operations_panel.h"
#include "gui/dialogs/mesh_dialog.h"
#include "gui/dialogs/quotas_and_permissions_dialog.h"
#include "gui/dialogs/recipe_dialog.h"
#include "gui/dialogs/terminate_dialog.h"
#include "gui/models/queue_models.h"
#include "gui/pages/doctor_view.h"
#include "gui/pages/emr_steps_view.h"
#include "gui/pages/files_view.h"
#include "gui/pages/queue_view.h"
#include "gui/pages/tunnels_view.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme.h"
#include "gui/wizards/job_wizard.h"
#include "gui/wizards/launch/launch_wizard.h"
#include "tests/gui/support/fake_emr_steps.h"
#include "tests/gui/support/fake_transfers.h"
#include "tests/gui/support/fakes.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace trainyard::services;

namespace {

/// An image file; the fixture detects when it is opened.
class WatchedPicture {
public:
    WatchedPicture()
    {
        QImage image(2, 2, QImage::Format_RGB32);
        image.fill(Qt::red);
        m_file = m_folder.filePath(QStringLiteral("p.png"));
        image.save(m_file, "PNG");
        m_events = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
        inotify_add_watch(m_events, m_file.toLocal8Bit().constData(), IN_OPEN);
    }
    ~WatchedPicture() { close(m_events); }
    bool watches() const { return m_events >= 0; }
    QString file() const { return m_file; }
    bool wasOpened()
    {
        char buffer[4096];
        bool opened = false;
        while (read(m_events, buffer, sizeof buffer) > 0)
            opened = true;
        return opened;
    }

private:
    QTemporaryDir m_folder;
    QString m_file;
    int m_events = -1;
};

QStringList richLabels()
{
    QStringList rich;
    for (QWidget *w : QApplication::allWidgets()) {
        auto *label = qobject_cast<QLabel *>(w);
        if (label && !label->text().isEmpty() && label->textFormat() != Qt::PlainText &&
            Qt::mightBeRichText(label->text()))
            rich << QStringLiteral("%1 in %2: %3")
                        .arg(label->objectName(), label->window()->metaObject()->className(), label->text());
    }
    return rich;
}

/// Shows the tool tips of all widgets and of the cells in the first 8 rows of all views.
/// \return number of tool tips
int hoverOverAll(QWidget *in)
{
    int shown = 0;
    const auto hover = [&shown](QWidget *over, const QPoint &at) {
        QToolTip::hideText();
        QHelpEvent event(QEvent::ToolTip, at, over->mapToGlobal(at));
        QApplication::sendEvent(over, &event);
        for (QWidget *top : QApplication::topLevelWidgets()) {
            if (top->inherits("QTipLabel") && !qobject_cast<QLabel *>(top)->text().isEmpty()) {
                ++shown;
                top->grab();
            }
        }
    };
    QList<QPointer<QWidget>> all; // a picture processes events: rows of a list are made again meanwhile
    for (QWidget *w : in->findChildren<QWidget *>())
        all.append(w);
    for (const QPointer<QWidget> &w : all) {
        if (w && w->isVisibleTo(in) && !w->toolTip().isEmpty())
            hover(w, w->rect().center());
    }
    for (const QPointer<QWidget> &w : all) {
        auto *view = qobject_cast<QAbstractItemView *>(w.data());
        if (!view || !view->isVisibleTo(in) || !view->model())
            continue;
        for (int r = 0; r < std::min(8, view->model()->rowCount()); ++r) {
            for (int c = 0; c < view->model()->columnCount(); ++c) {
                const auto cell = view->model()->index(r, c);
                view->scrollTo(cell);
                hover(view->viewport(), view->visualRect(cell).center());
            }
        }
    }
    return shown;
}

} // namespace

class PlainTextTest : public QObject {
    Q_OBJECT
private:
    WatchedPicture m_picture;
    std::string m_said; ///< content of every remote string
    Error m_error;

    cluster::Target hostile(cluster::Target t) const
    {
        if (t.id.empty())
            t.id = t.kind = m_said;
        t.name = t.clusterName = t.state = t.region = t.why = m_said;
        return t;
    }

    static void showTool(QWidget &tool)
    {
        tool.resize(1000, 600);
        tool.show();
        QCoreApplication::processEvents();
    }

    void check(QWidget *in)
    {
        in->grab();
        hoverOverAll(in);
        QVERIFY2(!m_picture.wasOpened(), in->metaObject()->className());
        QCOMPARE(richLabels(), QStringList());
    }

private slots:
    void initTestCase()
    {
        QVERIFY(m_picture.watches());
        // Positive control: a label that renders rich text opens the image.
        QLabel rich;
        rich.setTextFormat(Qt::RichText);
        rich.setText(QStringLiteral("<img src=\"%1\">").arg(m_picture.file()));
        rich.show();
        rich.grab();
        QVERIFY(m_picture.wasOpened());

        Theme::instance().install(*qApp);
        m_said = "<img src=\"" + m_picture.file().toStdString() + "\"><a href=\"file:///x\">here</a><b>bold</b>";
        m_error = {ErrorCode::Internal, m_said, m_said};
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
        check(&window);
        QMessageBox box(QMessageBox::NoIcon, said, said, QMessageBox::Close);
        box.setInformativeText(said);
        box.show();
        check(&box);
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
        f.fakes.costs.publish(alarm);
        auto lines = sample::activity();
        for (ActivityEntry &a : lines)
            a.what = a.where = a.outcome = a.requestId = a.commandLine = m_said;
        f.fakes.activity.add(lines);
        f.fakes.operations.start(m_said, [this](std::stop_token, const ProgressSink &sink) -> Status {
            sink({m_said, m_said, m_said, StepState::Failed, -1, m_said});
            return fail(m_error);
        });
        QTRY_VERIFY(!f.fakes.operations.anyRunning());
        for (auto *row : f.window.findChildren<OperationRow *>())
            row->findChild<QPushButton *>()->click(); // expand
        for (int place = MainWindow::Clusters; place <= MainWindow::Activity; ++place) {
            f.window.go(MainWindow::Place(place));
            QCoreApplication::processEvents();
            check(&f.window);
        }
        f.window.startTour();
        f.fakes.tour.step({"launch", m_said, m_said, StepState::Failed, -1, m_said});
        f.fakes.tour.end(fail(m_error));
        check(&f.window);
        f.fakes.teardown.end(sample::receiptOf({hostile({})}, 1, m_said));
        check(&f.window);
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
        check(&sheet);
        auto receipt = sample::receiptOf(list.found.targets, 1, m_said);
        receipt.profile = m_said;
        receipt.files = {m_said};
        f.fakes.teardown.end(receipt);
        check(&sheet);

        for (auto &line : f.fakes.planning.matrix)
            line.detail = line.action = line.purpose = m_said;
        QuotasAndPermissionsDialog allowance(f.fakes.planning, {m_said}, m_said, {}, &f.window);
        allowance.show();
        QCoreApplication::processEvents();
        check(&allowance);

        cluster::LaunchPlan plan;
        plan.name = "demo";
        for (auto &finding : f.fakes.planning.found.findings)
            finding = {
                finding.check, cluster::Severity::Red, m_said, {{cluster::FixAction::SetSubnet, m_said}}, m_error};
        for (auto &subnet : f.fakes.planning.choices.subnets)
            subnet.zone = m_said;
        for (auto &group : f.fakes.planning.choices.groups)
            group.name = m_said;
        LaunchWizard launch(cluster::Catalog::bundled(), plan, true, nullptr, &f.fakes.planning, &f.window);
        launch.show();
        for (; launch.nextId() >= 0; launch.next()) {
            QCoreApplication::processEvents();
            check(&launch);
        }
        QCoreApplication::processEvents();
        check(&launch);

        ClusterDetails demo;
        demo.id = ClusterId("c-1");
        demo.name = m_said;
        protocol::JobSpec job;
        job.data = "s3://bucket/" + m_said;
        JobWizard train({demo}, job, {QString::fromStdString(m_said)}, &f.fakes.data, &f.window);
        f.fakes.data.found = fail(m_error);
        train.show();
        for (; train.nextId() >= 0; train.next())
            check(&train);
        check(&train);
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
        check(&queue);

        DoctorView doctor(f.doctor);
        showTool(doctor);
        doctor.showCluster(id, name);
        f.doctor.examine(id);
        f.doctor.find(id, {m_said, m_said, doctor::Verdict::Problem, m_said, {m_said}, {}});
        f.doctor.finish(id, fail(m_error));
        check(&doctor);

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
        check(&files);

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
        check(&tunnels);

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
        check(&stepsView);

        cluster::MeshTest mesh;
        mesh.nodes = {m_said, "head"};
        mesh.problems = {{"", m_said}, {"", ""}};
        MeshDialog meshDialog(QStringLiteral("demo"), mesh);
        showTool(meshDialog);
        check(&meshDialog);

        RecipeDialog recipes(QStringLiteral("demo"), {m_said});
        showTool(recipes);
        check(&recipes);
    }
};

QTEST_MAIN(PlainTextTest)
#include "plain_text_test.moc"
