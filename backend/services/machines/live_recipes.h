#pragma once

#include "backend/services/cloud_source.h"
#include "backend/services/machines/recipes.h"
#include "backend/services/operations.h"
#include "backend/services/tasks.h"

namespace trainyard::services {

class LiveRecipeService final : public RecipeService {
    Q_OBJECT
public:
    LiveRecipeService(Tasks &tasks, CloudSource &source, Operations &operations, QObject *parent = nullptr);

    OperationId apply(const ClusterId &cluster, const cluster::RecipeOptions &options) override;
    QFuture<Status> runOnAll(const ClusterId &cluster, const std::string &line, const std::vector<std::string> &nodes,
                             std::uint64_t number, std::stop_token stop) override;
    OperationId makeKeyMesh(const ClusterId &cluster) override;
    OperationId testKeyMesh(const ClusterId &cluster) override;
    OperationId bakeImage(const ClusterId &cluster, const std::string &node, const std::string &name) override;
    QFuture<Result<std::vector<cluster::NodeProcesses>>> lingering(const ClusterId &cluster, bool end) override;
    QFuture<Result<std::vector<cluster::NamedProcesses>>> byName(const ClusterId &cluster,
                                                                 const cluster::ByNameOptions &options) override;
    QFuture<Result<std::vector<cluster::NodeReadiness>>>
    readiness(const ClusterId &cluster, const cluster::ReadinessOptions &options, std::stop_token stop) override;

private:
    void announce(const ClusterId &cluster, const cluster::MeshTest &test); ///< any thread

    Tasks &m_tasks;
    CloudSource &m_source;
    Operations &m_operations;
};

} // namespace trainyard::services
