#pragma once

#include <string>
#include <vector>

#include <QFuture>
#include <QObject>

#include "backend/cluster/storage/remote_place.h"
#include "backend/services/tasks.h"

namespace trainyard::services {

using cluster::RemoteListing;
using cluster::RemotePlace;
using cluster::RemoteRow;

/// The files of the machines of a cluster over SFTP: a shared file system, results, logs. Lives on the GUI thread; its
/// connections are kept open for a minute, so that opening the next folder costs one round trip.
///
/// Downloads and uploads are lines of TransferService's queue: enqueue({place.address()}, "/home/me/results/") and
/// enqueue({"/home/me/set"}, folder.address()), files and folders alike. Its signal arrived() has the address of the
/// target folder.
class RemoteFileService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// One folder. A folder of very many entries is cut (RemoteListing::omitted).
    /// \error NotFound (no such cluster, machine or folder), Conflict (it is no folder), PermissionDenied, and those of
    ///     the connection
    virtual QFuture<Result<RemoteListing>> list(const RemotePlace &folder) = 0;
    /// Creates a folder with its parents. An existing one is not an error.
    virtual QFuture<Status> makeFolder(const RemotePlace &folder) = 0;
    /// Removes files, and symbolic links themselves; never folders.
    /// \error Conflict (one is a folder; the files before it are gone)
    virtual QFuture<Status> remove(const std::vector<RemotePlace> &files) = 0;
};

} // namespace trainyard::services
