#pragma once

#include <cstdint>
#include <map>
#include <stop_token>
#include <string>
#include <vector>

#include <QFuture>
#include <QObject>

#include "backend/cluster/recipes/key_mesh.h"
#include "backend/cluster/recipes/lingering.h"
#include "backend/cluster/recipes/readiness.h"
#include "backend/cluster/recipes/run_on_all.h"
#include "backend/cluster/recipes/run_recipes.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/services/snapshots.h"

namespace trainyard::services {

/// What can be done on the machines of a cluster: recipes, a command, keys for each other, an image, the processes that
/// a run has left, and whether they are ready. The parameter `nodes` of all functions: names of machines; empty: all.
class RecipeService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    virtual OperationId apply(const ClusterId &cluster, const cluster::RecipeOptions &options) = 0;
    /// Runs a line in the shell of the machines. Emits answered() as each ends.
    /// \param number  of this call, repeated in answered()
    /// \return when all have ended
    virtual QFuture<Status> runOnAll(const ClusterId &cluster, const std::string &line,
                                     const std::vector<std::string> &nodes, std::uint64_t number,
                                     std::stop_token stop) = 0;
    /// Gives the machines a common key pair, for launchers that log in from one to another. Emits meshTested().
    virtual OperationId makeKeyMesh(const ClusterId &cluster) = 0;
    /// Emits meshTested().
    virtual OperationId testKeyMesh(const ClusterId &cluster) = 0;
    /// Makes an image of a machine, which restarts for it. The image costs money until it is removed.
    virtual OperationId bakeImage(const ClusterId &cluster, const std::string &node, const std::string &name) = 0;
    /// The processes that ended runs of the cluster have left.
    /// \param end  ends them, and no others; the result then has those that are still alive
    virtual QFuture<Result<std::vector<cluster::NodeProcesses>>> lingering(const ClusterId &cluster, bool end) = 0;
    /// All processes of a name, those of Jupyter and of active runs included: see cluster::processesByName().
    virtual QFuture<Result<std::vector<cluster::NamedProcesses>>> byName(const ClusterId &cluster,
                                                                         const cluster::ByNameOptions &options) = 0;
    /// Whether machines are ready, and what they have for building a framework. Changes nothing. Takes minutes.
    virtual QFuture<Result<std::vector<cluster::NodeReadiness>>>
    readiness(const ClusterId &cluster, const cluster::ReadinessOptions &options, std::stop_token stop) = 0;

signals:
    void answered(std::uint64_t number, const trainyard::cluster::NodeAnswer &answer);
    void meshTested(const trainyard::ClusterId &cluster, const trainyard::cluster::MeshTest &test);
};

} // namespace trainyard::services
