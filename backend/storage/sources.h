#pragma once

#include "backend/storage/storage.h"

namespace trainyard::storage {

/// The objects that a data path names, none of them empty:
///   a file          s3://bucket/key, file:///folder/name or a plain path
///   a folder        its files, by name, without those of folders below it
///   a pattern       `*`, `?` and `[a-z]` in the last component; where that matches nothing, it is tried as a regular
///   expression a list          several of these, joined by `;`, in that order
/// Hidden files of a folder or pattern (`.name`) are left out.
/// errors  NotFound (one of them names nothing), InvalidArgument (as Uri::parse; a pattern elsewhere than in the last
/// component), and
///         those of the storage
Result<std::vector<Entry>> expandSources(const std::string &path, const StorageConfig &, const Deadline &,
                                         std::stop_token);

} // namespace trainyard::storage
