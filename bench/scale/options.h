#pragma once

#include <string>
#include <vector>

#include "backend/core/result.h"
#include "bench/scale/setup.h"

namespace trainyard::bench::scale {

/// The options of the command line; there is one run for each number of workers.
struct Options {
    Setup setup;
    std::vector<int> workers{2, 4, 8, 64, 512};
    int servers = 0; ///< 0: as many as workers, at most 128
    bool log = false;
};

/// Parses the command line.
/// \param help  receives the text to print instead of running, if it was requested
/// \error InvalidArgument (an unknown option or an invalid value)
Result<Options> optionsFrom(int argc, char **argv, std::string &help);

/// Parses "kill-worker:3@4.5": what happens, to which node, after how many steps.
/// \error InvalidArgument
Result<Incident> incidentFrom(const std::string &text);

} // namespace trainyard::bench::scale
