#pragma once

#include <cstddef>

namespace trainyard::tour {

/// How much of the end of each log collectLogs copies: a longer one loses its beginning, and with it its offsets.
inline constexpr std::size_t kMostLogBytes = 4u << 20;

} // namespace trainyard::tour
