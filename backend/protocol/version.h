#pragma once

#include <string_view>

namespace trainyard::protocol {

/// Of frames, handshakes, agent lines and job files. A peer with another number is refused with ProtocolMismatch.
inline constexpr int kProtocolVersion = 4;

/// The runtime's own version ("0.1.0"), told in the agent's hello.
std::string_view runtimeVersion();

} // namespace trainyard::protocol
