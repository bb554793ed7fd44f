#pragma once

#include <chrono>
#include <optional>

#include <QString>

#include "backend/core/time/clock.h"

namespace trainyard::gui {

class RunSeries;

/// When a run completes its epochs at the pace of its last one, later when the current one takes longer. In the past: it
/// is overdue, or its records were not read since. Empty: not known, or complete.
std::optional<Timestamp> expectedEnd(const RunSeries &, int epochs);

/// The end to compare with a deadline: an overdue run may take some more minutes.
Timestamp endForDeadline(Timestamp expected, Timestamp now);

/// How many epochs the last attempt shows from their start to their end.
int epochsMeasured(const RunSeries &);

/// How much later a deadline has to be so that a run ends before it: whole hours, with some minutes to spare. 0: not at all.
std::chrono::hours missingHours(Timestamp end, Timestamp deadline);

/// Why the deadline of a cluster cannot move so far, in one sentence; empty: it can.
/// \param budgetEnds  when its budget terminates it
QString whyNotExtended(Timestamp deadline, std::chrono::hours by, std::optional<Timestamp> budgetEnds, Timestamp now);

/// One sentence about a run whose cluster terminates itself before the run ends.
QString latenessSentence(Timestamp end, Timestamp deadline);

} // namespace trainyard::gui
