#pragma once

#include <string>
#include <string_view>

namespace trainyard::cluster {

/// The last line of a machine's console that says something, as a terminal would show it: without escape sequences and
/// what a carriage return has overwritten, made printable(), at most 200 bytes. Empty when there is none.
std::string lastLine(std::string_view console);

} // namespace trainyard::cluster
