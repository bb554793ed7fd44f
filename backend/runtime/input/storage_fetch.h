#pragma once

#include "backend/runtime/input/dataset.h"
#include "backend/storage/storage.h"

namespace trainyard::input {

/// A Fetch over backend/storage: file:// and s3://, the whole object by parallel ranged reads.
/// The deadline holds for each object; stop ends it with Cancelled.
Fetch storageFetch(storage::StorageConfig config, Deadline deadline, std::stop_token stop);

} // namespace trainyard::input
