#pragma once

#include <functional>
#include <vector>

namespace CLI {
class App;
}

namespace trainyard {

/// `model show`, `model export`, `model import`. Each returned function gives the exit status of its command, or -1
/// when another one was asked for.
std::vector<std::function<int()>> addModelCommands(CLI::App &);

} // namespace trainyard
