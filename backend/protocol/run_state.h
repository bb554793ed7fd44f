#pragma once

#include <array>
#include <string_view>

#include "backend/core/enum_names.h"

namespace trainyard::protocol {

enum class RunState {
    Starting,
    Running,
    Finished,
    Failed,
    Stopped,         ///< by request
    EndedWithCluster ///< its machines were terminated while it ran, no failure of the run; stored as Stopped
};
/// Also stored in the ledger.
constexpr auto namesOf(RunState)
{
    return std::to_array<std::string_view>(
        {"starting", "running", "finished", "failed", "stopped", "ended with its cluster"});
}
using trainyard::toString;
RunState parseRunState(std::string_view word) noexcept; ///< an unknown word yields Starting
bool isOver(RunState) noexcept;

/// The value of a run's last record, metric::kRunFinished.
enum class RunOutcome { Finished = 0, Failed = 1, Stopped = 2 };
/// Values that are no outcome count as failed.
RunState stateAfter(double outcome) noexcept;

} // namespace trainyard::protocol
