#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include <QTimer>

#include "backend/cluster/storage/remote_files.h"
#include "backend/services/cloud_source.h"
#include "backend/services/tasks.h"
#include "backend/services/transfers/remote_files.h"

namespace trainyard::services {

/// Connections that are open and not in use, by machine. Thread-safe.
class IdleConnections {
public:
    using Clock = std::chrono::steady_clock;

    /// Nothing when there is none that is connected.
    std::unique_ptr<cluster::RemoteMachine> take(const std::string &machine);
    void give(const std::string &machine, std::unique_ptr<cluster::RemoteMachine>, Clock::time_point now);
    /// Closes those that were given back before.
    void closeOlderThan(Clock::time_point);

private:
    struct Idle {
        std::unique_ptr<cluster::RemoteMachine> machine;
        Clock::time_point since;
    };
    std::mutex m_mutex;
    std::map<std::string, Idle> m_idle;
};

class LiveRemoteFileService final : public RemoteFileService {
    Q_OBJECT
public:
    LiveRemoteFileService(Tasks &tasks, CloudSource &source, QObject *parent = nullptr);

    QFuture<Result<RemoteListing>> list(const RemotePlace &folder) override;
    QFuture<Status> makeFolder(const RemotePlace &folder) override;
    QFuture<Status> remove(const std::vector<RemotePlace> &files) override;

private:
    Tasks &m_tasks;
    CloudSource &m_source;
    std::shared_ptr<IdleConnections> m_idle = std::make_shared<IdleConnections>();
    QTimer m_close;
};

} // namespace trainyard::services
