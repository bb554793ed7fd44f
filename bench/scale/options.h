#pragma once

#include <string>
#include <vector>

#include "backend/core/result.h"
#include "bench/scale/setup.h"

namespace trainyard::bench::scale {

/// What the command line asks for: one run for each number of workers.
struct Options {
    Setup setup;
    std::vector<int> workers{2, 4, 8, 64, 512};
    int servers = 0; ///< 0: as many as workers, at most 128
    bool log = false;
};

/// errors  InvalidArgument (an option or a word of it that makes no sense). help: the text to print instead of running
Result<Options> optionsFrom(int argc, char **argv, std::string &help);

/// "kill-worker:3@4.5": what, to whom, after how many steps. errors InvalidArgument
Result<Incident> incidentFrom(const std::string &text);

} // namespace trainyard::bench::scale
