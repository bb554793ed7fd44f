#pragma once

namespace trainyard::protocol {

/// An empty file in the folder of a run on a machine: its processes there have ended, and its keys in `env` were removed.
/// A program that replaces the keys at that moment finds it afterwards, and removes them again. The next start of a
/// process of the run on the machine removes the file before it sends keys.
inline constexpr const char *kKeysRemovedFile = "env.removed";

} // namespace trainyard::protocol
