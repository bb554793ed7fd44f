#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "backend/core/result.h"

namespace trainyard::nn {

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

    /// epoch  time since the start in epochs, with its fraction: epochs done + batches done / batches of an epoch
    double rateAt(double epoch) const;
    /// What is wrong with the numbers, for a job's review; empty when nothing is.
    std::string problem() const;
};

/// "constant", "step", "cosine". errors InvalidArgument, naming those
Result<Schedule::Kind> scheduleNamed(const std::string &name);

/// What stays the same when workers come and go.
enum class BatchMode {
    FixedGlobal, ///< the batch of a step over all workers; each takes an equal part, at least one sample
    PerWorker,   ///< the batch of each worker; that of a step grows with their number
};

struct BatchPolicy {
    BatchMode mode = BatchMode::FixedGlobal;
    int batch = 128;          ///< samples: of a step, or of each worker
    int referenceWorkers = 1; ///< PerWorker: the size for which the job's learning rate was chosen

    int perWorker(int workers) const;
    std::int64_t perStep(int workers) const { return std::int64_t(perWorker(workers)) * workers; }
    /// The linear scaling rule: samples of a step over samples of the reference step. 1 for a fixed global batch, but
    /// for the rounding. source  Goyal et al., "Accurate, large minibatch SGD", 2017
    double rateFactor(int workers) const;
};

/// The learning rate's factor while the size changes: it moves to the new size's factor linearly over some steps
/// instead of jumping, since the momentum still holds the old gradients. Plain data: a scheduler journals it, a server
/// or a chart reads it. source  Lin et al., "Dynamic mini-batch SGD for elastic distributed training", 2019
struct RateRamp {
    double from = 1, to = 1;
    std::int64_t begin = 0;  ///< step at which the move began
    std::int64_t length = 0; ///< steps it takes; 0: at once

    double factorAt(std::int64_t step) const;
    /// Head for another factor from wherever the ramp is at `step`.
    void headFor(double factor, std::int64_t step, std::int64_t steps);
    bool operator==(const RateRamp &) const = default;
};

} // namespace trainyard::nn
