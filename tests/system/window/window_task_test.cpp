// The real window with the real services and a real local cloud: a program of the user runs and fails on one machine,
// which is named; then a line on all machines, their readiness, the end of a program by its name, a terminal, a tunnel and
// a queued job.

#include <algorithm>

#include <QApplication>
#include <QComboBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTableWidget>
#include <QTcpSocket>
#include <QtTest/QTest>

#include "backend/services/machines/recipes.h"
#include "backend/services/machines/tunnels.h"
#include "backend/services/runs/run_queue.h"
#include "gui/dialogs/clusters/readiness_dialog.h"
#include "gui/dialogs/confirm_dialog.h"
#include "gui/models/machines/node_answer_model.h"
#include "gui/models/runs/run_models.h"
#include "gui/pages/machines/run_on_all_view.h"
#include "gui/pages/machines/terminal_view.h"
#include "gui/pages/machines/terminal_widget.h"
#include "gui/pages/run/run_page.h"
#include "gui/pages/runs/log_search_view.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/job/job_wizard.h"
#include "gui/wizards/task/task_wizard.h"
#include "tests/system/local_journey.h"
#include "tests/system/window/main_window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;

namespace {

/// Prints a metric of its own; the second worker then fails, and the first one would go on for a minute.
constexpr const char *kProgram = "echo '{\"epoch\": 1, \"loss\": 0.5, \"depth\": 3}'; "
                                 "[ \"$TRAINYARD_RANK\" = 0 ] || exit 3; sleep 60";

services::RunSnapshot newest(MainWindowFixture &fixture)
{
    const auto runs = fixture.services().runs.runs();
    return runs.empty() ? services::RunSnapshot() : runs.front();
}

DataTable *tableNamed(QWidget *in, const char *name)
{
    for (auto *table : in->findChildren<DataTable *>()) {
        if (table->accessibleName() == QLatin1String(name))
            return table;
    }
    return nullptr;
}

/// Opens a tab of the selected cluster.
template <class View>
View *openTab(MainWindowFixture &fixture, const char *title)
{
    fixture.window.go(MainWindow::Clusters);
    auto *tabs = fixture.window.findChild<QTabWidget *>(QStringLiteral("clusterDetails"));
    for (int i = 0; i < tabs->count(); ++i) {
        if (tabs->tabText(i) == QLatin1String(title))
            tabs->setCurrentIndex(i);
    }
    return tabs->findChild<View *>();
}

QString shownBy(const TerminalScreen &screen)
{
    QString all;
    for (int row = -screen.history(); row < screen.rows(); ++row)
        all += screen.textOf(row) + QLatin1Char('\n');
    return all;
}

void planAndStart(MainWindowFixture &fixture)
{
    QTest::keyClick(&fixture.window, Qt::Key_R, Qt::ControlModifier);
    ASSERT_TRUE(fixture.waitFor([&] { return fixture.dialog<JobWizard>() != nullptr; }));
    fixture.button(fixture.dialog<JobWizard>(), QStringLiteral("Command"))->click();
    ASSERT_TRUE(fixture.waitFor([&] { return fixture.dialog<TaskWizard>() != nullptr; }));
    auto *wizard = fixture.dialog<TaskWizard>();
    for (auto *label : wizard->currentPage()->findChildren<QLabel *>()) {
        if (auto *editor = qobject_cast<QPlainTextEdit *>(label->buddy()); editor && !editor->isReadOnly())
            editor->setPlainText(QLatin1String(kProgram)); // that of the command; the summary is read-only
    }
    ASSERT_EQ(wizard->job().task.command, kProgram);
    while (wizard->nextId() >= 0)
        wizard->next();
    ASSERT_TRUE(fixture.waitFor([&] { return wizard->button(QWizard::FinishButton)->isEnabled(); }));
    wizard->button(QWizard::FinishButton)->click();
}

void expectTheFailureIsNamed(MainWindowFixture &fixture)
{
    ASSERT_TRUE(fixture.waitFor([&] { return isOver(newest(fixture).state); }));
    EXPECT_EQ(newest(fixture).state, services::RunState::Failed) << newest(fixture).note;
    EXPECT_TRUE(newest(fixture).task);
    QWidget *place = fixture.window.findChild<QStackedWidget *>()->widget(MainWindow::Runs);
    auto *page = place->findChild<RunPage *>();
    ASSERT_TRUE(fixture.waitFor([&] { return page->series().ends().size() >= 2; }));
    auto *exits = tableNamed(place, "Ends of processes");
    ASSERT_TRUE(exits);
    const auto cell = [&](int column) { return exits->model()->index(0, column).data().toString().toStdString(); };
    EXPECT_TRUE(fixture.waitFor([&] { return cell(ProcessEndModel::Status) == "3, ended the run"; }))
        << cell(ProcessEndModel::Status);
    EXPECT_EQ(cell(ProcessEndModel::Process), "worker-2 worker");
    EXPECT_TRUE(page->series().others().contains("depth"));
    EXPECT_FALSE(page->series().trainLoss.empty());
    auto *search = place->findChild<LogSearchView *>();
    auto *words = search->findChild<QLineEdit *>();
    words->setText(QStringLiteral("depth"));
    emit words->returnPressed();
    EXPECT_TRUE(fixture.waitFor([&] { return tableNamed(search, "Lines found")->model()->rowCount() >= 2; }));
}

void expectALineRunsOnAllMachines(MainWindowFixture &fixture)
{
    auto *view = openTab<RunOnAllView>(fixture, "Commands");
    ASSERT_TRUE(view);
    view->findChild<QLineEdit *>()->setText(QStringLiteral("echo here-$((40 + 2)); [ -d /proc ]"));
    fixture.button(view, QStringLiteral("Run"))->click();
    ASSERT_TRUE(fixture.waitFor([&] {
        const auto &rows = view->answers().rows();
        return rows.size() == 3 && std::ranges::all_of(rows, &NodeAnswerRow::isGood);
    }));
    for (const NodeAnswerRow &row : view->answers().rows())
        EXPECT_NE(row.output.find("here-42"), std::string::npos) << row.node;
}

/// F17, F30: the gates of the machines, and what they have for building a framework.
void expectTheMachinesAreReady(MainWindowFixture &fixture)
{
    auto *view = openTab<RunOnAllView>(fixture, "Commands");
    ASSERT_TRUE(view);
    fixture.button(view, QStringLiteral("Readiness"))->click();
    auto *dialog = view->findChild<ReadinessDialog *>();
    ASSERT_TRUE(dialog);
    const auto *table = dialog->findChild<QTableWidget *>();
    ASSERT_TRUE(fixture.waitFor([&] { return table->rowCount() == 3; }));
    for (int row = 0; row < 3; ++row) {
        const std::string state = table->item(row, 0)->text().toStdString();
        EXPECT_TRUE(state.starts_with("ready")) << state;
    }
    EXPECT_GT(table->columnCount(), 10);
    dialog->close();
}

/// F13: a program that was not ended is found by its name on all machines, and ends after the confirmation.
void expectAProgramEndsByItsName(MainWindowFixture &fixture)
{
    auto *view = openTab<RunOnAllView>(fixture, "Commands");
    ASSERT_TRUE(view);
    view->findChild<QLineEdit *>()->setText(
        QStringLiteral("cp /bin/sleep ./napper && (setsid ./napper 900 > /dev/null 2>&1 < /dev/null &)"));
    fixture.button(view, QStringLiteral("Run"))->click();
    ASSERT_TRUE(fixture.waitFor([&] {
        const auto &rows = view->answers().rows();
        return rows.size() == 3 && std::ranges::all_of(rows, &NodeAnswerRow::isGood);
    }));
    fixture.button(view, QStringLiteral("End by name"))->click();
    auto *name = view->findChild<QInputDialog *>();
    ASSERT_TRUE(name);
    name->setTextValue(QStringLiteral("napper"));
    name->accept();
    ASSERT_TRUE(fixture.press<ConfirmDialog>(QStringLiteral("End processes")));
    EXPECT_TRUE(fixture.waitFor([&] {
        const auto labels = view->findChildren<QLabel *>();
        return std::ranges::any_of(
            labels, [](const QLabel *one) { return one->text() == QLatin1String("The processes have ended."); });
    }));
}

void expectATerminalWorks(MainWindowFixture &fixture)
{
    if (!findProgram("ssh"))
        return;
    auto *view = openTab<TerminalView>(fixture, "Terminal");
    ASSERT_TRUE(view);
    fixture.button(view, QStringLiteral("Connect"))->click();
    ASSERT_TRUE(fixture.waitFor([&] { return view->isConnected(); }));
    emit view->terminal().input("echo out-$((20 + 1))\n");
    EXPECT_TRUE(fixture.waitFor([&] { return shownBy(view->terminal().screen()).contains(QLatin1String("out-21")); }))
        << shownBy(view->terminal().screen()).toStdString();
    emit view->terminal().input("exit\n");
    EXPECT_TRUE(fixture.waitFor([&] { return !view->isConnected(); }));
}

/// A tunnel to the SSH server of the head itself, which greets.
void expectATunnelForwards(MainWindowFixture &fixture, const services::ClusterDetails &cluster)
{
    auto &tunnels = fixture.services().tunnels;
    services::TunnelPlan plan;
    plan.cluster = cluster.id;
    plan.host = cluster.nodes.front().address();
    plan.port = std::uint16_t(cluster.nodes.front().sshPort);
    const OperationId id = tunnels.open(plan);
    ASSERT_TRUE(fixture.waitFor([&] { return !tunnels.tunnels().empty() && tunnels.tunnels()[0].localPort > 0; }));
    QTcpSocket socket;
    QByteArray greeting;
    QObject::connect(&socket, &QTcpSocket::readyRead, &socket, [&] { greeting += socket.readAll(); });
    socket.connectToHost(QStringLiteral("127.0.0.1"), tunnels.tunnels()[0].localPort);
    EXPECT_TRUE(fixture.waitFor([&] { return greeting.startsWith("SSH-2.0"); })) << greeting.toStdString();
    socket.abort();
    tunnels.close(id);
    EXPECT_TRUE(fixture.waitFor([&] { return tunnels.tunnels().empty(); }));
}

void expectAQueuedJobRuns(MainWindowFixture &fixture, const ClusterId &cluster)
{
    training::QueueEntry entry;
    entry.name = "queued";
    entry.job.type = protocol::JobType::Command;
    entry.job.task.command = "echo queued";
    const RunId before = newest(fixture).id;
    auto added = fixture.services().queue.add(cluster, entry);
    ASSERT_TRUE(fixture.waitFor([&] { return added.isFinished(); }));
    ASSERT_TRUE(added.result()) << added.result().error().detail;
    fixture.services().queue.run(cluster);
    ASSERT_TRUE(fixture.waitFor([&] { return newest(fixture).id != before && isOver(newest(fixture).state); }));
    EXPECT_EQ(newest(fixture).state, services::RunState::Finished) << newest(fixture).note;
}

} // namespace

TEST(WindowSystem, AProgramOfTheUserRunsOnAllMachines)
{
    SKIP_WITHOUT_PROGRAMS();
    qputenv("QT_QPA_PLATFORM", "offscreen");
    int argc = 1;
    char name[] = "window_task_test", *argv[] = {name, nullptr};
    QApplication app(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    Theme::instance().install(app);
    LocalHome home;
    home.launch("demo", 2);
    MainWindowFixture fixture(home);
    ASSERT_TRUE(fixture.waitFor([&] { return fixture.machines() == 3; }));
    planAndStart(fixture);
    if (::testing::Test::HasFatalFailure())
        return;
    expectTheFailureIsNamed(fixture);
    const auto cluster = fixture.services().clusters.clusters().front();
    expectALineRunsOnAllMachines(fixture);
    expectTheMachinesAreReady(fixture);
    expectAProgramEndsByItsName(fixture);
    expectATerminalWorks(fixture);
    expectATunnelForwards(fixture, cluster);
    expectAQueuedJobRuns(fixture, cluster.id);
}
