#pragma once

#include <string_view>

namespace trainyard {

/// Returns the version of the programs, as the top CMakeLists.txt names it.
std::string_view version();

} // namespace trainyard
