#pragma once

#include <chrono>
#include <optional>

#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/time/clock.h"
#include "backend/ledger/ledger.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::training {

/// Marks a run as being stopped, for every program of this computer, until the lease is released or this program ends.
/// \error Busy (another program stops it), those of the ledger
Result<ledger::Lease> markStopping(ledger::Ledger &, const RunId &, StopMode);

/// A stop in progress, of any program of this computer.
struct Stopping {
    StopMode mode = StopMode::SaveCheckpoint;
    Timestamp since{};
    bool isOurs = false; ///< of this process
};
/// Whether it should have ended long ago: the program that stops the run may hang.
/// \param stopTime  of the run's job
bool isOverdue(const Stopping &, std::chrono::seconds stopTime, Timestamp now);
/// \return empty also where the ledger cannot be read
std::optional<Stopping> stoppingOf(ledger::Ledger &, const RunId &);

} // namespace trainyard::training
