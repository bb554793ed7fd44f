#pragma once

#include <string_view>

namespace trainyard::protocol {

/// Version of frames, handshakes and agent lines. A peer with another version is rejected with ProtocolMismatch. Job
/// files have their own version (JobSpec::version).
inline constexpr int kProtocolVersion = 4;

/// Returns the version of the runtime ("0.1.0"), a field of the agent's handshake.
std::string_view runtimeVersion();

} // namespace trainyard::protocol
