#pragma once

#include <filesystem>

#include "backend/core/system/fd.h"
#include "backend/storage/transfers/resume.h"

namespace trainyard::storage {

/// The path under which a transfer is recorded, whatever the current folder.
std::string absolutePath(const std::string &file);
/// Excludes other processes and threads from the same transfer while it exists.
/// \error Busy
Result<Fd> lockTransfer(const TransferJournal &, const std::string &kind, const std::string &uri,
                        const std::string &file);
/// Whether the transfer may succeed when it is continued later, unchanged.
bool mayContinue(ErrorCode) noexcept;
/// The error with the advice to continue.
Error withContinuation(Error);

} // namespace trainyard::storage
