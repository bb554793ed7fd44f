#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/core/async/progress.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"
#include "backend/storage/storage.h"

namespace trainyard::cluster {
struct CloudContext;
}

/// Finds, makes and uploads the user's data sets in S3, for the GUI and the command line.
namespace trainyard::training {

/// A folder of a bucket with files that a run can train on.
struct DataSet {
    std::string uri;    ///< "s3://bucket/prefix", without a slash at the end
    std::string format; ///< "idx", "cifar10", "cifar100", "rec"
    std::size_t files = 0;
    std::uint64_t bytes = 0;
    bool operator==(const DataSet &) const = default;
};

/// Access to the storage of the account.
storage::StorageConfig storageOf(const cluster::CloudContext &);

struct DataListing {
    std::vector<DataSet> sets;        ///< by address
    std::vector<std::string> buckets; ///< by name
    std::vector<std::string> unread;  ///< addresses that could not be listed, or only in part
    bool operator==(const DataListing &) const = default;
};

/// Searches the buckets of the account for data sets: their top level and two levels of folders, in at most 100 buckets
/// and 50 folders of each. Recognizes files by name and size and opens none.
/// \error PermissionDenied (s3:ListAllMyBuckets), those of the connection
Result<DataListing> findDataSets(const cluster::CloudContext &, const CallContext &);

/// Checks that the address holds data to train on; reads only names. Addresses outside S3 (file://) pass: the machines
/// check them.
/// \error NotFound, InvalidArgument (a bad address, or no files of a known format), those of the storage
Status checkData(const cluster::CloudContext &, const std::string &uri, const CallContext &);

/// One file and its destination.
struct Transfer {
    std::string from, to;
};
/// Lists the transfers that upload a file, or a folder with all its subfolders.
/// \error NotFound (no such file; a folder without files), InvalidArgument (a bad address), those of reading the folder
Result<std::vector<Transfer>> planUpload(const std::string &from, const std::string &to);

/// Uploads to S3 or to another folder. Creates the bucket when it does not exist, private and encrypted, unless
/// makeBucket is false.
/// \return the files written, in the order of planUpload()
/// \error those of planUpload, ensureBucket and the storage
Result<std::vector<storage::WriteResult>> upload(const cluster::CloudContext &, const std::vector<Transfer> &,
                                                 bool makeBucket, const storage::TransferSink &eachFile,
                                                 const CallContext &);

struct DigitsRequest {
    std::string uri; ///< s3://bucket/prefix
    std::size_t train = 12000, validation = 2000;
    bool colour = false;
};
/// Pictures with what they show.
struct DigitPictures {
    int width = 0, height = 0, channels = 1;
    std::vector<std::uint8_t> pixels; ///< [labels * height * width * channels]
    std::vector<std::int32_t> labels;
    bool operator==(const DigitPictures &) const = default;
};
/// The first digits to train on of the set that makeDigitsAt() would make.
/// \error NotFound (no usable font), InvalidArgument (no digits are requested), Cancelled
Result<DigitPictures> previewDigits(const DigitsRequest &, std::size_t most, std::stop_token);
/// Renders digits into a temporary folder and uploads them. Steps "digits" and "upload".
Status makeDigitsAt(const cluster::CloudContext &, const DigitsRequest &, const ProgressSink &, std::stop_token);
/// Uploads a folder of this computer to S3. Step "upload".
Status uploadFolder(const cluster::CloudContext &, const std::string &folder, const std::string &uri,
                    const ProgressSink &, std::stop_token);

} // namespace trainyard::training
