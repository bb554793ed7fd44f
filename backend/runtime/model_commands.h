#pragma once

#include <functional>
#include <vector>

namespace CLI {
class App;
}

namespace trainyard {

/// Adds `model show`, `model export` and `model import`.
/// \return one function per command, with its exit status, or -1 if another command was given
std::vector<std::function<int()>> addModelCommands(CLI::App &);

} // namespace trainyard
