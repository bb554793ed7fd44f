#pragma once

#include <string_view>

namespace trainyard::protocol::metric {

/// Name of the record that EC2 will take back the Spot machine of a worker, which leaves. rank: of the worker; note: host.
inline constexpr std::string_view kPreempted = "preempted";

} // namespace trainyard::protocol::metric
