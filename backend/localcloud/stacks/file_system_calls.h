#pragma once

#include <memory>

#include "backend/localcloud/stacks/stack_resources.h"

namespace trainyard::localcloud {

class EfsStore;

/// EFS for stacks, as its clients see it.
/// \param efs  may still be null; it outlives the calls
RestCall fileSystemCalls(const std::unique_ptr<EfsStore> &efs);

} // namespace trainyard::localcloud
