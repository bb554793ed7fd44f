#pragma once

#include <string>
#include <vector>

#include "backend/core/result.h"
#include "bench/scale/setup.h"
#include "bench/scale/stages.h"

namespace trainyard::bench::scale {

/// How busy the resources were while steps were measured, as a share of the time.
struct Busy {
    double workerOut = 0, workerIn = 0, serverOut = 0, serverIn = 0; ///< NICs, mean of all
    double workerThread = 0, serverThread = 0;                       ///< threads that copy, mean of all
};

struct Report {
    std::size_t parameters = 0; ///< floats, including running statistics
    std::uint32_t slices = 0;
    int servers = 0, serverThreads = 0;
    double stepSeconds = 0;     ///< mean over workers and steps without the first two; with incidents the median
    double boundSeconds = 0;    ///< mean of each step's longest computation: the step on an infinitely fast network
    double efficiency = 0;      ///< a worker's computation alone / stepSeconds
    double waitShare = 0;       ///< mean share of the time that workers wait
    double recoverySeconds = 0; ///< longest pause between steps of any worker after an incident, less a usual step
    double virtualSeconds = 0;
    Busy busy;
    std::uint64_t events = 0, answers = 0;
    std::vector<std::string> log;        ///< lines of the scheduler
    std::vector<std::string> violations; ///< broken invariants; empty unless the code or the simulator is wrong
};

/// A model as seen by the gradient sync.
struct Layout {
    std::vector<Stage> stages;
    std::size_t parameters = 0, trainableEnd = 0; ///< floats
};
/// The layout of a model known by name.
/// \error InvalidArgument (unknown model)
Result<Layout> layoutOf(const std::string &model);

/// Simulates one run from the first join to the end. Equal setups give equal reports.
/// \error InvalidArgument (unknown model, sizes), Timeout (the run hangs), those of the run itself
Result<Report> simulate(const Setup &);

} // namespace trainyard::bench::scale
