// The lines that dialogs copy: trainyardctl understands each of them.
#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>
#include <QtTest/QTest>

#include <CLI/CLI.hpp>

#include "backend/cli/commands.h"
#include "gui/dialogs/confirm_dialog.h"
#include "gui/dialogs/dialog_commands.h"
#include "gui/widgets/theme/theme.h"
#include "tests/gui/support/find_widget.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace std::chrono_literals;

namespace {

/// Reads a line as trainyardctl does, and runs nothing.
/// \return the command that it would run; its message where it does not understand the line
QString commandIn(const QString &line)
{
    const QString program = QStringLiteral("trainyardctl ");
    if (!line.startsWith(program))
        return QStringLiteral("another program: ") + line;
    CLI::App app;
    app.require_subcommand(1);
    cli::Commands commands(app);
    for (const auto add : {cli::addWorkers, cli::addLimits, cli::addRuns, cli::addReplaceHead, cli::addTunnels,
                           cli::addRecipes, cli::addTerminate, cli::addProvision})
        add(commands);
    try {
        app.parse(line.mid(program.size()).toStdString());
    } catch (const CLI::ParseError &error) {
        return QString::fromUtf8(error.what());
    }
    return QString::fromStdString(commands.chosenName());
}

} // namespace

class DialogCommandsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void trainyardctlUnderstandsEachLine_data() // L13
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("command");
        const auto row = [](const char *command, const QString &line, const char *text) {
            QTest::newRow(text) << line << QString::fromUtf8(text) << QString::fromUtf8(command);
        };
        const QString lab = QStringLiteral("my lab");
        const ClusterId cluster("c-0123456789abcdef");
        const RunId run("r-0123456789abcdef");
        row("add", addWorkerCommand(lab), "trainyardctl add 'my lab'");
        row("remove", removeWorkerCommand(lab, "worker-3"), "trainyardctl remove 'my lab' worker-3");
        row("add", replaceWorkerCommand(QStringLiteral("lab"), "worker-2", true), "trainyardctl add lab");
        row("limits", extendCommand(lab, 3h), "trainyardctl limits 'my lab' --extend 180");
        row("runs", stopRunCommand(run, false), "trainyardctl runs --stop r-0123456789abcdef");
        row("runs", stopRunCommand(run, true), "trainyardctl runs --stop r-0123456789abcdef --now");
        row("replace-head", replaceHeadCommand(lab), "trainyardctl replace-head 'my lab'");
        row("bake", imageCommand(lab, QStringLiteral("lab image"), QStringLiteral("head")),
            "trainyardctl bake 'my lab' 'lab image' --node head");
        using services::TunnelKind;
        row("jupyter", tunnelCommand(lab, {cluster, "head", TunnelKind::Jupyter, "127.0.0.1", 0, 0}),
            "trainyardctl jupyter 'my lab' head");
        row("tunnel", tunnelCommand(lab, {cluster, "worker-1", TunnelKind::Port, "127.0.0.1", 8080, 0}),
            "trainyardctl tunnel 'my lab' 8080 --node worker-1");
        row("tunnel", tunnelCommand(lab, {cluster, "head", TunnelKind::Port, "db.internal", 5432, 15432}),
            "trainyardctl tunnel 'my lab' 5432 --node head --host db.internal --local-port 15432");
        row("terminate", terminateCommand({.clusters = {cluster}}), "trainyardctl terminate c-0123456789abcdef");
        row("scale", scaleCommand(lab, {5400.0, 4.5, 1, 6}, true),
            "trainyardctl scale 'my lab' --auto --finish-in-minutes 90 --budget 4.5 --least 1 --most 6");
        row("mesh", meshCommand(lab, false), "trainyardctl mesh 'my lab' --test");
        cluster::ReadinessOptions ready;
        ready.nodes = {"head"};
        ready.stress = ready.requirements = true;
        row("ready", readyCommand(lab, ready), "trainyardctl ready 'my lab' --node head --stress --requirements");
        cluster::RecipeOptions recipe;
        recipe.recipe = "docker";
        recipe.nodes = {"worker-1"};
        row("install-deps", recipeCommand(lab, recipe, 3), "trainyardctl install-deps 'my lab' docker --node worker-1");
    }
    void trainyardctlUnderstandsEachLine()
    {
        QFETCH(QString, line);
        QFETCH(QString, text);
        QFETCH(QString, command);
        QCOMPARE(line, text);
        QCOMPARE(commandIn(line), command);
    }

    void aMachineThatIsThereIsReplacedByTwoCommands() // L13
    {
        const QStringList lines =
            replaceWorkerCommand(QStringLiteral("lab"), "worker-2", false).split(QStringLiteral(" && "));
        QCOMPARE(lines.size(), 2);
        QCOMPARE(commandIn(lines[0]), QStringLiteral("add"));
        QCOMPARE(commandIn(lines[1]), QStringLiteral("remove"));
        QCOMPARE(lines[1], QStringLiteral("trainyardctl remove lab worker-2 --force")); // it cannot leave
        QVERIFY(commandIn(QStringLiteral("trainyardctl remove lab")) != QStringLiteral("remove"));
    }

    void aQuestionHasItsLineToCopy() // L13
    {
        const QString copy = QStringLiteral("Copy as command");
        const ConfirmDialog without(QStringLiteral("Delete?"), {}, QStringLiteral("Delete"));
        QVERIFY(!fake::buttonIn(&without, copy));
        ConfirmDetails more;
        more.command = stopRunCommand(RunId("r-0123456789abcdef"), false);
        ConfirmDialog dialog(QStringLiteral("Stop?"), {}, QStringLiteral("Stop run"), nullptr, more);
        dialog.show();
        QVERIFY(fake::buttonIn(&dialog, copy));
        fake::buttonIn(&dialog, copy)->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), more.command);
        QVERIFY(dialog.isVisible()); // nothing is decided
    }
};

QTEST_MAIN(DialogCommandsTest)
#include "dialog_commands_test.moc"
