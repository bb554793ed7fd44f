#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace trainyard::protocol {

/// The end of the note of a run's last record after a stop that saved a checkpoint: "checkpoint saved at step 1812". The
/// scheduler writes it, and the window reads it, also of runs of other versions: it must not change.
std::string checkpointSavedNote(std::int64_t step);
/// \return the step of such a note; empty: it names no saved checkpoint
std::optional<std::int64_t> savedStepIn(std::string_view note);

} // namespace trainyard::protocol
