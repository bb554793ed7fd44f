#pragma once

namespace trainyard::protocol {

/// A file in the folder of a run on its head with which a user requests a checkpoint: the scheduler removes it, and has
/// one saved after the current step. Its content does not count.
inline constexpr const char *kSaveRequestFile = "save_checkpoint";

} // namespace trainyard::protocol
