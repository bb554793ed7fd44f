#pragma once

#include <cstdint>
#include <filesystem>

#include "backend/core/ids.h"
#include "backend/core/result.h"

namespace trainyard::ledger {
class Ledger;
}

namespace trainyard::training {

/// What deleting a run removes from this computer. Checkpoints and logs in a bucket stay.
struct RunRemoval {
    std::int64_t records = 0; ///< metrics
    int checkpoints = 0;      ///< files of this computer
    std::uint64_t bytes = 0;  ///< of all its files, logs included
    bool operator==(const RunRemoval &) const = default;
};
/// \error NotFound, InvalidArgument (no ID), Conflict (it is not over, or an entry of a queue has it), those of the ledger
Result<RunRemoval> describeRemoval(ledger::Ledger &, const std::filesystem::path &stateFolder, const RunId &);

/// Deletes a run that is over: its files first, so that a failure leaves it listed.
/// \error as describeRemoval(), Busy (a program continues it after the loss of its head), those of files
Status removeRun(ledger::Ledger &, const std::filesystem::path &stateFolder, const RunId &);

} // namespace trainyard::training
