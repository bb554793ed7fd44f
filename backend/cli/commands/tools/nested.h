#pragma once

#include <string>
#include <vector>

#include "backend/cli/context.h"

namespace trainyard::cli {

/// Runs a command line within a command. Options of every command come from there, unless the line has its own.
/// \param words  without the name of the program
/// \return its exit status
int runNested(const GlobalOptions &, const std::vector<std::string> &words, std::stop_token);

/// The same words with the options, as one line for a shell.
std::string nestedLine(const GlobalOptions &, const std::vector<std::string> &words);

} // namespace trainyard::cli
