#pragma once

#include <array>
#include <string_view>

#include "backend/core/enum_names.h"

namespace trainyard::cluster {

/// States of an instance in EC2. A machine keeps the text that EC2 has reported, which may be one that is unknown here.
enum class InstanceState { Pending, Running, ShuttingDown, Terminated, Stopping, Stopped };
constexpr auto namesOf(InstanceState)
{
    return std::to_array<std::string_view>(
        {"pending", "running", "shutting-down", "terminated", "stopping", "stopped"});
}
using trainyard::toString;

constexpr bool isInState(std::string_view reported, InstanceState state) noexcept
{
    return reported == toString(state);
}
/// Stopped, or about to be.
constexpr bool isStoppedOrStopping(std::string_view reported) noexcept
{
    return isInState(reported, InstanceState::Stopped) || isInState(reported, InstanceState::Stopping);
}

} // namespace trainyard::cluster
