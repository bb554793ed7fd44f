#include "gui/dialogs/dialog_commands.h"

#include <algorithm>

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QPushButton>

#include "backend/core/encoding.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/toast.h"

namespace trainyard::gui {

namespace {

QString quoted(const std::string &word)
{
    return QStringLiteral(" ") + text::from(shellQuote(word));
}

QString lineOf(const char *command, const QString &cluster)
{
    return QStringLiteral("trainyardctl ") + QLatin1String(command) + quoted(cluster.toStdString());
}

} // namespace

QString recipeCommand(const QString &cluster, const cluster::RecipeOptions &options, int machines)
{
    QString line = lineOf("install-deps", cluster) + quoted(options.recipe);
    const auto all = cluster::recipes();
    const auto recipe = std::ranges::find(all, options.recipe, &cluster::RecipeInfo::name);
    const auto isDefault = [&](const std::string &name, const std::string &value) {
        return recipe != all.end() &&
               std::ranges::any_of(recipe->arguments, [&](const cluster::RecipeArgument &argument) {
                   const bool isOff = argument.kind == cluster::RecipeArgument::Kind::Flag &&
                                      argument.byDefault != "1" && value == "0";
                   return argument.name == name && (argument.byDefault == value || isOff);
               });
    };
    for (const auto &[name, value] : options.arguments) {
        if (isDefault(name, value))
            continue;
        for (const QString &one : text::from(value).split(QLatin1Char('\n'))) // each is a line of the value
            line += QStringLiteral(" --set") + quoted(name + "=" + one.toStdString());
    }
    if (int(options.nodes.size()) < machines) {
        for (const std::string &node : options.nodes)
            line += QStringLiteral(" --node") + quoted(node);
    }
    return line;
}

QString meshCommand(const QString &cluster, bool makes)
{
    return lineOf("mesh", cluster) + (makes ? QString() : QStringLiteral(" --test"));
}

QString readyCommand(const QString &cluster, const cluster::ReadinessOptions &options)
{
    QString line = lineOf("ready", cluster);
    for (const std::string &node : options.nodes)
        line += QStringLiteral(" --node") + quoted(node);
    if (options.stress)
        line += QStringLiteral(" --stress");
    if (options.requirements)
        line += QStringLiteral(" --requirements");
    return line;
}

QString scaleCommand(const QString &cluster, const runs::ScaleGoal &goal, bool act)
{
    QString line = lineOf("scale", cluster) + (act ? QStringLiteral(" --auto") : QStringLiteral(" --advise"));
    if (goal.seconds)
        line += QStringLiteral(" --finish-in-minutes %1").arg(*goal.seconds / 60);
    if (goal.usd)
        line += QStringLiteral(" --budget %1").arg(*goal.usd);
    return line + QStringLiteral(" --least %1 --most %2").arg(goal.least).arg(goal.most);
}

QString terminateCommand(const cluster::TeardownScope &scope)
{
    QString line = QStringLiteral("trainyardctl terminate");
    for (const ClusterId &id : scope.clusters)
        line += quoted(id.value);
    if (scope.wholeAccount)
        line += QStringLiteral(" --account");
    else if (scope.clusters.empty())
        line += QStringLiteral(" --all");
    if (scope.models == cluster::UnsavedModels::Lose)
        line += QStringLiteral(" --without-models");
    return line;
}

QString addWorkerCommand(const QString &cluster)
{
    return lineOf("add", cluster);
}

QString removeWorkerCommand(const QString &cluster, const std::string &node)
{
    return lineOf("remove", cluster) + quoted(node);
}

QString replaceWorkerCommand(const QString &cluster, const std::string &node, bool isLost)
{
    const QString add = addWorkerCommand(cluster);
    return isLost ? add
                  : add + QStringLiteral(" && ") + removeWorkerCommand(cluster, node) + QStringLiteral(" --force");
}

QString extendCommand(const QString &cluster, std::chrono::minutes by)
{
    return lineOf("limits", cluster) + QStringLiteral(" --extend %1").arg(by.count());
}

QString stopRunCommand(const RunId &run, bool atOnce)
{
    return QStringLiteral("trainyardctl runs --stop") + quoted(run.value) +
           (atOnce ? QStringLiteral(" --now") : QString());
}

QString replaceHeadCommand(const QString &cluster)
{
    return lineOf("replace-head", cluster);
}

QString imageCommand(const QString &cluster, const QString &image, const QString &node)
{
    return lineOf("bake", cluster) + quoted(image.toStdString()) + QStringLiteral(" --node") +
           quoted(node.toStdString());
}

QString tunnelCommand(const QString &cluster, const services::TunnelPlan &plan)
{
    if (plan.kind == services::TunnelKind::Jupyter)
        return lineOf("jupyter", cluster) + quoted(plan.node);
    QString line = lineOf("tunnel", cluster) + QStringLiteral(" %1 --node").arg(plan.port) + quoted(plan.node);
    if (plan.host != "127.0.0.1")
        line += QStringLiteral(" --host") + quoted(plan.host);
    if (plan.localPort != 0)
        line += QStringLiteral(" --local-port %1").arg(plan.localPort);
    return line;
}

QPushButton *copyCommandButton(std::function<QString()> line)
{
    auto *copy = button(QCoreApplication::translate("trainyard::gui::DialogCommands", "Copy as command"),
                        QStringLiteral("copy"), "flat");
    QObject::connect(copy, &QPushButton::clicked, copy, [copy, line = std::move(line)] {
        QGuiApplication::clipboard()->setText(line());
        Toast::showText(copy, QCoreApplication::translate("trainyard::gui::DialogCommands", "Copied."));
    });
    return copy;
}

} // namespace trainyard::gui
