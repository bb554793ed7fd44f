#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/core/deadline.h"
#include "backend/core/progress.h"
#include "backend/core/result.h"
#include "backend/storage/storage.h"

namespace trainyard::cluster {
struct CloudContext;
}

/// Data sets of the user in S3: what there is, making and uploading them. The window and the command line use the same.
namespace trainyard::tour {

/// A folder of a bucket whose files a run can learn from.
struct DataSet {
    std::string uri;    ///< "s3://bucket/prefix", without a slash at the end
    std::string format; ///< "idx", "cifar10", "cifar100", "rec"
    std::size_t files = 0;
    std::uint64_t bytes = 0;
    bool operator==(const DataSet &) const = default;
};

struct DataListing {
    std::vector<DataSet> sets;        ///< by address
    std::vector<std::string> buckets; ///< by name
    std::vector<std::string> unread;  ///< addresses that could not be listed, or only in part
    bool operator==(const DataListing &) const = default;
};

/// Look for data sets in the buckets of the account: at their top and in two levels of folders, in at most 100 buckets
/// and 50 folders of each. Files are told by their names and sizes; none is opened.
/// errors  PermissionDenied (s3:ListAllMyBuckets), those of the connection
Result<DataListing> findDataSets(const cluster::CloudContext &, const Deadline &, std::stop_token);

/// Is there something to train on at this address? Only names are read. True as well for file://, which the machines
/// look for themselves.
/// errors  NotFound, InvalidArgument (a bad address, or no files of a known format), those of the storage
Status checkData(const cluster::CloudContext &, const std::string &uri, const Deadline &, std::stop_token);

/// One file and where it goes.
struct Transfer {
    std::string from, to;
};
/// What uploading a file, or a folder with everything below it, consists of.
/// errors  NotFound (no such file; a folder without files), InvalidArgument (a bad address)
Result<std::vector<Transfer>> planUpload(const std::string &from, const std::string &to);

/// A file, or a folder with everything below it, to S3 or another folder. Its bucket is made where there is none,
/// private and encrypted, unless makeBucket is false. return  what was written, in the order of planUpload() errors
/// those of planUpload, ensureBucket and the storage
Result<std::vector<storage::WriteResult>> upload(const cluster::CloudContext &, const std::vector<Transfer> &,
                                                 bool makeBucket, const storage::TransferSink &eachFile,
                                                 const Deadline &, std::stop_token);

struct DigitsRequest {
    std::string uri; ///< s3://bucket/prefix
    std::size_t train = 12000, validation = 2000;
    bool colour = false;
};
/// Render digits into a folder that is removed afterwards, and upload them. Steps "digits" and "upload".
Status makeDigitsAt(const cluster::CloudContext &, const DigitsRequest &, const ProgressSink &, std::stop_token);
/// A folder of this computer to S3. Step "upload".
Status uploadFolder(const cluster::CloudContext &, const std::string &folder, const std::string &uri,
                    const ProgressSink &, std::stop_token);

} // namespace trainyard::tour
