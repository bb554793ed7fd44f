#pragma once

#include "backend/services/cloud_source.h"
#include "backend/services/machines/terminal.h"
#include "backend/services/machines/tunnels.h"
#include "backend/services/operations.h"

namespace trainyard::services {

class ClusterService;

/// Tunnels as operations. Jupyter is that of the cluster service, whose page has the token.
class LiveTunnelService final : public TunnelService {
    Q_OBJECT
public:
    LiveTunnelService(CloudSource &source, Operations &operations, ClusterService &clusters, QObject *parent = nullptr);

    std::vector<OpenTunnel> tunnels() const override { return m_open; }
    OperationId open(const TunnelPlan &plan) override;
    void close(const OperationId &id) override { m_operations.cancel(id); }

private:
    void setPort(std::uint64_t number, std::uint16_t port); ///< any thread
    void forget(const OperationSnapshot &operation);

    CloudSource &m_source;
    Operations &m_operations;
    ClusterService &m_clusters;
    std::vector<OpenTunnel> m_open;
    std::map<std::string, std::uint64_t> m_numbers; ///< by the id of the operation
    std::uint64_t m_last = 0;
};

class LiveTerminalService final : public TerminalService {
    Q_OBJECT
public:
    LiveTerminalService(Tasks &tasks, CloudSource &source, QObject *parent = nullptr);
    QFuture<Result<std::vector<std::string>>> loginTo(const ClusterId &cluster, const std::string &node,
                                                      bool forwardAgent) override;

private:
    Tasks &m_tasks;
    CloudSource &m_source;
};

} // namespace trainyard::services
