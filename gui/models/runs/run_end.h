#pragma once

#include <chrono>
#include <optional>

#include <QString>

#include "backend/core/time/clock.h"

namespace trainyard::gui {

class RunSeries;

/// When a run completes its epochs at the pace of its last one. Empty: not known, complete, or overdue.
std::optional<Timestamp> expectedEnd(const RunSeries &, int epochs, Timestamp now);

/// How much later a deadline has to be so that a run ends before it: whole hours, with some minutes to spare. 0: not at all.
std::chrono::hours missingHours(Timestamp end, Timestamp deadline);

/// One sentence about a run whose cluster terminates itself before the run ends.
QString latenessSentence(Timestamp end, Timestamp deadline);

} // namespace trainyard::gui
