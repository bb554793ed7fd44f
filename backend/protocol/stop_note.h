#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace trainyard::protocol {

/// The begin of the note with which a run pauses whose head EC2 takes back (metric::kPaused). The scheduler writes it, and
/// followers read it, also of runs of other versions: it must not change.
inline constexpr std::string_view kHeadTakenBack = "EC2 takes back the machine of the head";
/// The note of a refused request for a checkpoint (metric::kCheckpoint) that loses nothing.
inline constexpr const char *kNothingToSave = "no step was trained since the last checkpoint";
/// The end of the note of a run's last record after a stop that saved a checkpoint: "checkpoint saved at step 1812". The
/// scheduler writes it, and the window reads it, also of runs of other versions: it must not change.
std::string checkpointSavedNote(std::int64_t step);
/// \return the step of such a note; empty: it names no saved checkpoint
std::optional<std::int64_t> savedStepIn(std::string_view note);

} // namespace trainyard::protocol
