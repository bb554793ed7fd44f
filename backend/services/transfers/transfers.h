#pragma once

#include <chrono>
#include <string>
#include <vector>

#include <QFuture>
#include <QObject>

#include "backend/cluster/account/buckets.h"
#include "backend/core/time/clock.h"
#include "backend/services/transfers/transfer_queue.h"
#include "backend/storage/storage.h"

namespace trainyard::services {

class RemoteFileService;

/// A bucket, a folder or an object of a listing.
struct ObjectRow {
    std::string uri;  ///< "s3://bucket", "s3://bucket/folder/", "s3://bucket/key"
    std::string name; ///< the last component
    bool isFolder = false;
    std::uint64_t bytes = 0;
    Timestamp modified{}; ///< of a bucket: when it was created; of a folder: unknown
    std::string etag;
    bool operator==(const ObjectRow &) const = default;
};

/// The account's objects in S3, and the queue of transfers, which survives the program. Lives on the GUI thread.
class TransferService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// One level: the buckets ("s3://"), or the folders and objects of a bucket or folder.
    virtual QFuture<Result<std::vector<ObjectRow>>> list(const std::string &uri) = 0;
    /// Creates a private, encrypted bucket with public access blocked.
    virtual QFuture<Status> makeBucket(const std::string &name) = 0;
    /// Who can use the bucket of an address.
    virtual QFuture<Result<cluster::BucketExposure>> exposure(const std::string &uri) = 0;
    /// A link with which anyone can read the object until the time has passed.
    virtual QFuture<Result<std::string>> presign(const std::string &uri, std::chrono::minutes life) = 0;
    /// The objects below folders, each "s3://bucket/folder/": what is shown before they are deleted.
    virtual QFuture<Result<std::vector<storage::Entry>>> objectsBelow(const std::vector<std::string> &folders) = 0;
    /// Deletes exactly these objects.
    virtual QFuture<Status> remove(const std::vector<std::string> &uris) = 0;

    virtual const std::vector<TransferLine> &queue() const = 0;
    /// Adds a transfer, which begins when no other one runs.
    /// \param from  files and folders of this computer, addresses in S3 (a folder ends with '/'), or addresses of a
    ///     machine's files ("sftp://...": see remote_files.h)
    /// \param to    "s3://bucket/folder/", the address of a machine's folder, or a folder of this computer
    virtual void enqueue(const std::vector<std::string> &from, const std::string &to) = 0;
    virtual void pause(const std::string &id) = 0;
    virtual void resume(const std::string &id) = 0; ///< continues a paused one; repeats a failed or cancelled one
    virtual void cancel(const std::string &id) = 0; ///< and gives up what has arrived of unfinished files
    virtual void dismiss(const std::string &id) = 0;
    /// The files of the machines, which this queue transfers too. Null where there are none.
    virtual RemoteFileService *remoteFiles() { return nullptr; }

signals:
    void changed();                      ///< the queue
    void arrived(const std::string &to); ///< a transfer is complete: the listing of that place is out of date
};

} // namespace trainyard::services
