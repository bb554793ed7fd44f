#pragma once

#include <string_view>

namespace trainyard::cluster {

/// How far a cluster is. The order is that of a life; "needs attention" stands beside it.
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
    Stopped ///< its machines exist and are switched off: seen at AWS, never written
};
std::string_view toString(ClusterState) noexcept;               ///< "waiting for SSH"; the ledger keeps this word
ClusterState parseClusterState(std::string_view word) noexcept; ///< an unknown word needs attention

} // namespace trainyard::cluster
