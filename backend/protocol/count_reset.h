#pragma once

namespace trainyard::protocol {

/// A file in the folder of a run on its head with which a user resets what limits the run: the scheduler forgets the
/// deaths of workers on the hosts that it names (one per line as in host_worker; none: on all), so that they may join
/// again, and restarts of the scheduler before the file was written do not count.
inline constexpr const char *kCountResetFile = "reset_counts";

} // namespace trainyard::protocol
