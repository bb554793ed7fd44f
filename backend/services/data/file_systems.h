#pragma once

#include <string>

#include <QFuture>
#include <QObject>

#include "backend/cluster/account/network.h"
#include "backend/cluster/storage/file_systems.h"
#include "backend/core/ids.h"

namespace trainyard::services {

/// Shared file systems (EFS) of the selected account and region. Lives on the GUI thread.
class FileSystemService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    virtual QFuture<Result<cluster::FileSystemList>> list() = 0;
    /// Subnets of the region, from which a wizard offers VPCs and zones.
    virtual QFuture<Result<cluster::NetworkChoices>> network() = 0;
    virtual std::string region() const = 0;
    /// Emits changed() when it is done.
    virtual OperationId create(const cluster::FileSystemPlan &plan) = 0;
    /// \param typed  the name that the user typed to confirm
    virtual OperationId remove(const cluster::FileSystemInfo &system, const std::string &typed) = 0;
    /// Mounts it on all machines of a cluster.
    virtual OperationId mount(const ClusterId &cluster, const std::string &fileSystem, const std::string &folder) = 0;

signals:
    void changed();
};

} // namespace trainyard::services
