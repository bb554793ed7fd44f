#pragma once

#include <chrono>
#include <functional>
#include <string>

#include <QString>

#include "backend/cluster/recipes/readiness.h"
#include "backend/cluster/recipes/run_recipes.h"
#include "backend/cluster/teardown/receipt.h"
#include "backend/core/ids.h"
#include "backend/runs/scale_policy.h"
#include "backend/services/machines/tunnels.h"

class QPushButton;

namespace trainyard::gui {

// The line of trainyardctl that does the same as a dialog.

/// \param machines  how many the cluster has: a line for all of them names none
QString recipeCommand(const QString &cluster, const cluster::RecipeOptions &options, int machines);
/// \param makes  whether the machines get keys; else their logins are only tested
QString meshCommand(const QString &cluster, bool makes);
QString readyCommand(const QString &cluster, const cluster::ReadinessOptions &options);
QString scaleCommand(const QString &cluster, const runs::ScaleGoal &goal, bool act);
QString terminateCommand(const cluster::TeardownScope &scope);
QString addWorkerCommand(const QString &cluster);
QString removeWorkerCommand(const QString &cluster, const std::string &node);
/// Of a worker that died, which cannot leave its run itself.
/// \param isLost  its machine is gone: nothing is left to remove
QString replaceWorkerCommand(const QString &cluster, const std::string &node, bool isLost);
QString extendCommand(const QString &cluster, std::chrono::minutes by);
QString stopRunCommand(const RunId &run, bool atOnce);
QString replaceHeadCommand(const QString &cluster);
QString imageCommand(const QString &cluster, const QString &image, const QString &node);
QString tunnelCommand(const QString &cluster, const services::TunnelPlan &plan);

/// Creates the button Copy as command.
/// \param line  called at each click
QPushButton *copyCommandButton(std::function<QString()> line);

} // namespace trainyard::gui
