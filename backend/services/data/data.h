#pragma once

#include <optional>

#include "backend/checks/check_job.h"
#include "backend/data/sets/data_shares.h"
#include "backend/services/interfaces.h"
#include "backend/training/data/data_sets.h"

namespace trainyard::services {

class FileSystemService;
class FolderSyncService;
class PackService;
class TransferService;

using training::DataSet;
using training::DigitPictures;
using training::DigitsRequest;

/// The known data sets of the selected account.
struct DataSnapshot {
    bool known = false; ///< the buckets were listed; refresh() does not start a local cloud for it
    training::DataListing listing;
    std::optional<Error> error; ///< why they could not be listed
    bool operator==(const DataSnapshot &) const = default;

    bool has(const std::string &uri) const;
};

using data::FileRange;
using data::WorkerShare;

/// What a data set consists of.
struct DataContent {
    std::vector<storage::Entry> files;
    std::int64_t samples = 0;
};
/// The share of each worker in an epoch of it.
/// \param workers  at least 1
std::vector<WorkerShare> sharesOf(const DataContent &content, int workers);

/// Lists, makes and uploads the data sets in the buckets of the account. Lives on the GUI thread.
class DataService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    virtual DataSnapshot current() const = 0;
    virtual void refresh() = 0; ///< emits changed()
    /// Renders the first digits of a set; writes nothing.
    /// \error as training::previewDigits
    virtual QFuture<Result<DigitPictures>> previewDigits(const DigitsRequest &request, int most) = 0;
    /// Renders digits and uploads them; creates the bucket when it does not exist. Emits made() when it is done.
    virtual OperationId makeDigits(const DigitsRequest &request) = 0;
    /// Uploads a folder of this computer to s3://bucket/prefix. Emits made() when it is done.
    virtual OperationId upload(const std::string &folder, const std::string &uri) = 0;
    /// Checks that the address holds data to train on.
    /// \error as training::checkData
    virtual QFuture<Status> check(const std::string &uri) = 0;
    /// Counts the samples of a data set; reads little of large records.
    /// \error as data::verifyDataset, those of opening the account
    virtual QFuture<Result<DataContent>> content(const std::string &uri) = 0;
    /// Checks a job against its data, as the start of a run does. A newer call cancels the previous one, whose result is
    /// then Cancelled.
    /// \param cluster  where it shall run; empty: none is selected yet
    /// \error those of opening the account
    virtual QFuture<Result<checks::JobCheck>> checkJob(const protocol::JobSpec &job, const ClusterId &cluster) = 0;
    /// Objects and transfers, shared file systems, folders of machines, and packing: services of their own. Null where
    /// there are none.
    virtual TransferService *transfers() { return nullptr; }
    virtual FileSystemService *fileSystems() { return nullptr; }
    virtual FolderSyncService *folderSync() { return nullptr; }
    virtual PackService *packing() { return nullptr; }

signals:
    void changed(const trainyard::services::DataSnapshot &data);
    void made(const std::string &uri);
};

} // namespace trainyard::services
