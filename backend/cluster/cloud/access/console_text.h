#pragma once

#include <string>
#include <string_view>

namespace trainyard::cluster {

/// The last non-empty line of a machine's console as a terminal would show it: without escape sequences and text that a
/// carriage return has overwritten, made printable(), at most 200 bytes. Empty when there is none.
std::string lastLine(std::string_view console);

} // namespace trainyard::cluster
