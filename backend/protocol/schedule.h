#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "backend/core/result.h"

/// How fast a job learns, and when. Plain values, the same for the scheduler that tells it, the servers that step by
/// it, and whoever draws it.
namespace trainyard::protocol {

/// Learning rate over the epochs. Pure: the rate follows from the time alone, so that a resumed run goes on where it
/// was.
struct Schedule {
    enum class Kind { Constant, Step, Cosine };
    Kind kind = Kind::Constant;
    double learningRate = 0.05;
    std::vector<double> stepEpochs; ///< Step: at each of these epochs, rising, the rate is multiplied by stepFactor
    double stepFactor = 0.1;
    double epochs = 0;    ///< Cosine: from learningRate down to finalRate over so many epochs
    double finalRate = 0; ///< Cosine
    double warmupEpochs =
        0; ///< rises linearly from warmupRate for so long; the other kinds count on from epoch 0 all the same
    double warmupRate = 0;

    /// epoch  time since the start in epochs, with its fraction: epochs done + samples used / samples of an epoch
    double rateAt(double epoch) const;
    /// What is wrong with the numbers, for a job's review; empty when nothing is.
    std::string problem() const;
};

/// "constant", "step", "cosine". errors InvalidArgument, naming those
Result<Schedule::Kind> scheduleFromString(const std::string &name);

/// The learning rate's factor while the size changes: it moves to the new size's factor linearly over some steps
/// instead of jumping, since the momentum still holds the old gradients.
/// source  Lin et al., "Dynamic mini-batch SGD for elastic distributed training", 2019
struct RateRamp {
    double from = 1, to = 1;
    std::int64_t begin = 0;  ///< step at which the move began
    std::int64_t length = 0; ///< steps it takes; 0: at once

    double factorAt(std::int64_t step) const;
    /// Head for another factor from wherever the ramp is at `step`.
    void headFor(double factor, std::int64_t step, std::int64_t steps);
    template <class V>
    void fields(V &v)
    {
        v("from", from), v("to", to), v("begin", begin), v("length", length);
    }
    bool operator==(const RateRamp &) const = default;
};

/// What turns a step of a view into a learning rate: its time, and what the size of the view adds to the schedule.
struct RatePlan {
    std::int64_t step = 0;    ///< first round of the view
    double epoch = 0;         ///< the time then, in epochs
    double epochsPerStep = 0; ///< what each round adds
    RateRamp ramp;

    double rateAt(const Schedule &, std::int64_t step) const;
    template <class V>
    void fields(V &v)
    {
        v("step", step), v("epoch", epoch), v("epochsPerStep", epochsPerStep), v("ramp", ramp);
    }
    bool operator==(const RatePlan &) const = default;
};

/// Finite, and nothing below 0: what came over the network may be used.
bool isValid(const RatePlan &);

} // namespace trainyard::protocol
