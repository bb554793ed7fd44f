#pragma once

#include <string_view>

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
std::string_view toString(ClusterState) noexcept;               ///< "waiting for SSH"; also stored in the ledger
ClusterState parseClusterState(std::string_view word) noexcept; ///< an unknown word yields NeedsAttention

} // namespace trainyard::cluster
