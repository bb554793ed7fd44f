#pragma once

#include <chrono>
#include <optional>
#include <span>
#include <vector>

#include <QString>

#include "backend/core/time/clock.h"
#include "backend/services/snapshots.h"
#include "gui/models/charts/run_clock.h"

namespace trainyard::gui {

class RunSeries;

/// How far a run is, and since when: what its end is computed from, of a run whose curves are not drawn.
struct RunCourse {
    RunClock clock;
    double origin = -1; ///< of x, in seconds since 1970; negative before the first record
    double lastX = 0;   ///< of the newest record
    int epochsDone = 0;
    void add(std::span<const protocol::MetricRecord> records);
};

/// When a run completes its epochs at the pace of its last one, later when the current one takes longer. In the past: it
/// is overdue, or its records were not read since. Empty: not known, or complete.
std::optional<Timestamp> expectedEnd(const RunSeries &, int epochs);
std::optional<Timestamp> expectedEnd(const RunCourse &, int epochs);

/// The end to compare with a deadline: an overdue run may take some more minutes.
Timestamp endForDeadline(Timestamp expected, Timestamp now);

/// How many epochs the last attempt shows from their start to their end.
int epochsMeasured(const RunSeries &);
int epochsMeasured(const RunClock &);

/// How much later a deadline has to be so that a run ends before it: whole hours, with some minutes to spare. 0: not at all.
std::chrono::hours missingHours(Timestamp end, Timestamp deadline);

/// Why the deadline of a cluster cannot move so far, in one sentence; empty: it can.
/// \param budgetEnds  when its budget terminates it
QString whyNotExtended(Timestamp deadline, std::chrono::hours by, std::optional<Timestamp> budgetEnds, Timestamp now);

/// When a cluster terminates itself.
struct ClusterDeadline {
    Timestamp at;
    std::optional<Timestamp> budgetEnds = {}; ///< when its budget terminates it
    cluster::Usd hourly = {};                 ///< of its machines
};
/// Unset: it has no deadline, no machines, or another program moves it.
std::optional<ClusterDeadline> deadlineOf(const std::vector<services::ClusterDetails> &clusters, const ClusterId &id,
                                          Timestamp now);

/// A run that would not finish before its cluster terminates itself.
struct LateRun {
    Timestamp deadline;
    int hours = 0; ///< by which the deadline has to move; 0: it cannot move so far
};
/// Whether a run is one, once its last attempt has measured two epochs: the first one may have waited for data. Unset, too,
/// while the records are older than the run as it is shown: its pace is that of former days.
std::optional<LateRun> lateRun(const services::RunSnapshot &run, const RunCourse &course,
                               const std::vector<services::ClusterDetails> &clusters, Timestamp now);

/// One sentence about a run whose cluster terminates itself before the run ends.
QString latenessSentence(Timestamp end, Timestamp deadline);

} // namespace trainyard::gui
