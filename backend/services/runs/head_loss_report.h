#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "backend/core/sentence.h"

namespace trainyard::services {

/// What is left of a run that was lost with its head, and how it would continue on a new one. A plain value.
struct HeadLossReport {
    enum class Continuation { Resume, BeginAgain, Finished, NotPossible };

    std::string headState;            ///< of the lost machine, as the cloud reports it: "terminated"
    std::string instanceType;         ///< of the new head; empty: unknown
    bool costsMoney = true;           ///< the new head does
    std::optional<double> usdPerHour; ///< empty: unknown

    Continuation continuation = Continuation::NotPossible;
    int epoch = 0;                    ///< Resume: finished epochs of the checkpoint
    std::optional<std::int64_t> step; ///< Resume: of a checkpoint within the next epoch
    std::int64_t stepsLost = 0;       ///< that are trained again
    Sentence reason;                  ///< NotPossible

    /// Whether a user who has agreed to this report has agreed to a later one: no more is lost.
    bool covers(const HeadLossReport &later) const
    {
        return continuation == later.continuation && later.stepsLost <= stepsLost;
    }
    bool operator==(const HeadLossReport &) const = default;
};

} // namespace trainyard::services
