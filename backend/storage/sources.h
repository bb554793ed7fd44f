#pragma once

#include "backend/storage/storage.h"

namespace trainyard::storage {

/// Returns the objects that a data path names, without empty objects and without hidden files (`.name`) of folders and
/// patterns. A data path is one of:
///   a file     s3://bucket/key, file:///folder/name or a plain path
///   a folder   its files, by name, without subfolders
///   a pattern  `*`, `?` and `[a-z]` in the last component; a pattern that matches nothing is tried as a regular
///              expression
///   a list     several of these, joined by `;`, in that order
/// \error NotFound (an item names nothing), InvalidArgument (as Uri::parse; a pattern before the last component), and
///     those of the storage
Result<std::vector<Entry>> expandSources(const std::string &path, const StorageConfig &, const CallContext &);

} // namespace trainyard::storage
