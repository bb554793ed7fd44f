#pragma once

namespace trainyard::protocol {

/// Version of frames, handshakes and agent lines. A peer with another version is rejected with ProtocolMismatch. Job
/// files have their own version (JobSpec::version).
inline constexpr int kProtocolVersion = 4;

} // namespace trainyard::protocol
