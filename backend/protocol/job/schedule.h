#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/enum_names.h"

/// The learning rate of a job. Plain values, shared by the scheduler that publishes it, the servers that apply it and
/// the programs that plot it.
namespace trainyard::protocol {

/// Learning rate over the epochs. Pure: it depends on the time only, and a resumed run continues at the same rate.
struct Schedule {
    enum class Kind { Constant, Step, Cosine };
    Kind kind = Kind::Constant;
    double learningRate = 0.05;
    std::vector<double> stepEpochs; ///< Step: multiplies the rate by stepFactor at each of these epochs, increasing
    double stepFactor = 0.1;
    double epochs = 0;    ///< Cosine: from learningRate down to finalRate over so many epochs
    double finalRate = 0; ///< Cosine
    double warmupEpochs =
        0; ///< the rate rises linearly from warmupRate for so long; the epochs above are still counted from 0
    double warmupRate = 0;

    /// Returns the rate at a time.
    /// \param epoch  time since the start in epochs: completed epochs + used samples / samples of an epoch
    double rateAt(double epoch) const;
    /// Describes the first invalid number, for the review of a job; empty when all are valid.
    std::string problem() const;
};

constexpr auto namesOf(Schedule::Kind)
{
    return std::to_array<std::string_view>({"constant", "step", "cosine"});
}
using trainyard::toString;

/// Factor of the learning rate after a change of the number of workers: moves linearly to the new factor over some
/// steps instead of jumping, because the momentum still consists of the old gradients.
/// \source Lin et al., "Dynamic mini-batch SGD for elastic distributed training", 2019
struct RateRamp {
    double from = 1, to = 1;
    std::int64_t begin = 0;  ///< first step of the ramp
    std::int64_t length = 0; ///< steps of the ramp; 0: at once

    double factorAt(std::int64_t step) const;
    /// Starts a ramp to another factor from the current one at `step`.
    void headFor(double factor, std::int64_t step, std::int64_t steps);
    void fields(auto &v) { v("from", from), v("to", to), v("begin", begin), v("length", length); }
    bool operator==(const RateRamp &) const = default;
};

/// Maps the steps of a view to learning rates: the time of each step for the schedule, and the factor for the number of
/// workers.
struct RatePlan {
    std::int64_t step = 0;    ///< first round of the view, or, of the first view of a resumed run, of its epoch
    double epoch = 0;         ///< time of that round, in epochs
    double epochsPerStep = 0; ///< time between two rounds
    RateRamp ramp;

    double rateAt(const Schedule &, std::int64_t step) const;
    void fields(auto &v) { v("step", step), v("epoch", epoch), v("epochsPerStep", epochsPerStep), v("ramp", ramp); }
    bool operator==(const RatePlan &) const = default;
};

/// Whether a plan from the network can be used: all numbers finite and at least 0.
bool isValid(const RatePlan &);

} // namespace trainyard::protocol
