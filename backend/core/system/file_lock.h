#pragma once

#include <chrono>
#include <filesystem>

#include "backend/core/result.h"
#include "backend/core/system/fd.h"
#include "backend/core/time/deadline.h"

namespace trainyard {

/// Waits until no other process or thread holds the lock of this file, which is created if it does not exist. The lock
/// ends with the descriptor.
/// \param interval  between attempts
/// \error Timeout, Cancelled, those of opening the file
Result<Fd> lockFile(const std::filesystem::path &, const CallContext &,
                    std::chrono::milliseconds interval = std::chrono::milliseconds(100));

} // namespace trainyard
