#pragma once

#include <string>
#include <vector>

#include "backend/storage/transfers/download_plan.h"
#include "backend/storage/transfers/file_batch.h"

namespace trainyard::storage {

/// Whether the text has a character of a shell pattern: * ? [
bool isPattern(std::string_view);

/// Lists the uploads of files, folders with all their subfolders, and shell patterns ("data/t*-ubyte").
/// \param to  "s3://bucket/prefix". One folder: its content is stored below the prefix. One file: its name is the
///     address, unless that ends with '/' or is a bucket. Several: each is stored below the prefix under its own name.
/// \error NotFound (no such file; a pattern without a match; folders without files), InvalidArgument (a bad address; two
///     files with one target), those of reading the folders
Result<std::vector<FileTransfer>> planUploads(const std::vector<std::string> &from, const std::string &to);

struct DownloadList {
    std::vector<FileTransfer> files;
    std::vector<DownloadPlan::Skipped> skipped; ///< keys that are not valid file names here
};
/// Lists the downloads of objects, of everything below a prefix that ends with '/', and of patterns
/// ("s3://bucket/set/*.rec"; '*' does not match '/').
/// \param to  a folder, or for one object the name of the file
/// \error NotFound (nothing of that name), InvalidArgument (a bad address; two objects with one target), those of S3
Result<DownloadList> planDownloads(const std::vector<std::string> &from, const std::string &to, const StorageConfig &,
                                   const CallContext &);

} // namespace trainyard::storage
