#pragma once

#include <stop_token>
#include <string>
#include <vector>

namespace trainyard::cli {

/// Runs one command line. Blocks until it is done; never throws.
/// \param arguments  without the program's name
/// \return 0 done, 1 failed, 2 wrong usage, 3 finished but something is left running, 130 interrupted
int runApplication(const std::vector<std::string> &arguments, std::stop_token);

} // namespace trainyard::cli
