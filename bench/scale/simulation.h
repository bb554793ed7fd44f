#pragma once

#include <string>
#include <vector>

#include "backend/core/result.h"
#include "bench/scale/setup.h"
#include "bench/scale/stages.h"

namespace trainyard::bench::scale {

/// How busy something was while steps were measured, as a share of the time.
struct Busy {
    double workerOut = 0, workerIn = 0, serverOut = 0, serverIn = 0; ///< cards, mean of all
    double workerThread = 0, serverLane = 0;                         ///< threads that copy, mean of all
};

struct Report {
    std::size_t parameters = 0; ///< floats, running statistics too
    std::uint32_t slices = 0;
    int servers = 0, serverThreads = 0;
    double stepSeconds = 0;  ///< mean over workers and steps; the first two are not counted. With incidents: the median
    double boundSeconds = 0; ///< a step's longest computation of all workers, mean: what an endless network would take
    double efficiency = 0;   ///< a worker's computation alone / stepSeconds
    double waitShare = 0;    ///< of the time that workers stand still, mean
    double recoverySeconds = 0; ///< longest pause between steps of a worker that stayed, less a usual step; the most
    double virtualSeconds = 0;
    Busy busy;
    std::uint64_t events = 0, answers = 0;
    std::vector<std::string> log;        ///< the scheduler's
    std::vector<std::string> violations; ///< broken promises: empty unless the simulated code or the simulator errs
};

/// A model as the exchange sees it.
struct Layout {
    std::vector<Stage> stages;
    std::size_t parameters = 0, trainableEnd = 0; ///< floats
};
/// errors  InvalidArgument (unknown model)
Result<Layout> layoutOf(const std::string &model);

/// One run from the first hello to the end; the same for the same setup.
/// errors  InvalidArgument (unknown model, sizes), Timeout (it hangs), the run's own failure
Result<Report> simulate(const Setup &);

} // namespace trainyard::bench::scale
