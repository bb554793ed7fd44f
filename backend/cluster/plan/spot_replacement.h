#pragma once

#include <array>
#include <string_view>

#include "backend/core/enum_names.h"

namespace trainyard::cluster {

/// What takes the place of a worker whose Spot machine EC2 takes back during a run that is followed.
enum class SpotReplacement {
    Yes,     ///< another Spot machine
    No,      ///< none: the run goes on with fewer workers
    OnDemand ///< an On-Demand machine
};
constexpr auto namesOf(SpotReplacement)
{
    return std::to_array<std::string_view>({"yes", "no", "on-demand"});
}
using trainyard::toString;

} // namespace trainyard::cluster
