#pragma once

#include <string>
#include <vector>

#include "backend/storage/storage.h"

namespace trainyard::storage {

/// Removes objects or files, several at once. After a failure no further removal begins. Missing ones are no error.
/// \error the first failure
Status removeMany(const std::vector<std::string> &uris, const StorageConfig &, const CallContext &);

} // namespace trainyard::storage
