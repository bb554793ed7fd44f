#pragma once

#include <array>
#include <string_view>

#include "backend/core/enum_names.h"

namespace trainyard::cluster {

/// Progress of a cluster, in the order of its life cycle. NeedsAttention is outside that order.
enum class ClusterState {
    Planned,
    Requesting,
    Booting,
    WaitingForSsh,
    SettingUp,
    Ready,
    Training,
    Stopping,
    Terminated,
    NeedsAttention,
    Stopped ///< its machines exist and are stopped: observed at AWS, never stored
};
/// Also stored in the ledger.
constexpr auto namesOf(ClusterState)
{
    return std::to_array<std::string_view>({"planned", "requesting", "booting", "waiting for SSH", "setting up",
                                            "ready", "training", "stopping", "terminated", "needs attention",
                                            "stopped"});
}
using trainyard::toString;
/// \return NeedsAttention for an unknown word
constexpr ClusterState parseClusterState(std::string_view word) noexcept
{
    return parseEnum<ClusterState>(word).value_or(ClusterState::NeedsAttention);
}

} // namespace trainyard::cluster
