#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace trainyard::tour {

/// How much of the end of each log collectLogs copies: a longer one loses its beginning, and with it its offsets.
inline constexpr std::size_t kMostLogBytes = 4u << 20;

/// Whose log a copy is.
struct CopiedLog {
    std::string node; ///< "head", "worker-1"
    std::string role; ///< "scheduler", "server", "worker"; "server-1" for the second one of a node
    bool operator==(const CopiedLog &) const = default;
};

/// Reads the name that collectLogs gave to a copy: "worker-1-worker.log", "head-server-1.log".
/// return  nothing when the file is no such copy
std::optional<CopiedLog> copiedLogOf(std::string_view fileName);

} // namespace trainyard::tour
