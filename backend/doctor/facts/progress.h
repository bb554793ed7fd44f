#pragma once

#include <chrono>
#include <optional>
#include <span>
#include <string>

#include "backend/protocol/metric_record.h"

namespace trainyard::doctor {

/// The pace of a run, from its records.
struct RunPace {
    double last = 0;        ///< Unix time of the last progress; 0: there is none yet
    double stepSeconds = 0; ///< usual time of a step; 0: not known yet
    double interval = 0;    ///< usual time between two records of progress
    std::int64_t step = 0;  ///< the last one
    bool paused = false;    ///< too few workers
    bool finished = false;
    std::string note; ///< why it is paused
    struct Rank {
        int rank = -1;
        std::string host;
        bool operator==(const Rank &) const = default;
    };
    std::optional<Rank> awaited; ///< that the others wait for: by its own record, else the one that is behind
    bool operator==(const RunPace &) const = default;
};
/// \param records  of the run, in the order of their arrival
RunPace paceOf(std::span<const protocol::MetricRecord> records);

/// How many usual steps a run may be silent before it counts as hanging.
inline constexpr double kHangSteps = 20;
/// The time after which a run without progress counts as hanging: kHangSteps, at least three usual intervals between
/// records (an evaluation lies between two epochs), and at least a minute.
std::chrono::seconds hangTime(const RunPace &);

} // namespace trainyard::doctor
