#pragma once

#include <optional>

#include <QString>

#include "backend/services/snapshots.h"

namespace trainyard::gui {

/// What is left of the time in which a run that is stopped may save a checkpoint; 0 when it is over. Empty: no
/// checkpoint is being saved, or the head has not received the request.
std::optional<std::chrono::seconds> timeToSave(const services::RunSnapshot &, Timestamp now);

/// The state of a run that is being stopped, for a narrow column: "stopping, 0:43 left"; empty: it is not.
QString stoppingState(const services::RunSnapshot &, Timestamp now);

/// One sentence about the stop of a run: how much time its checkpoint has, and afterwards the saved step, or that no
/// checkpoint was saved and why. Empty for every other run.
QString stopSentence(const services::RunSnapshot &, Timestamp now);

} // namespace trainyard::gui
