#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"

/// Command lines as text.
namespace trainyard::automation {

/// Splits a line into words as a POSIX shell does: blanks, quotes, backslashes, and `#` at the beginning of a word for a
/// comment. Nothing is expanded: `$`, `*`, `~` and `|` are ordinary characters.
/// \error InvalidArgument (a quote without its end, a backslash at the end)
Result<std::vector<std::string>> shellWords(std::string_view line);

/// Joins words to a line of which shellWords(), and a shell, make the same words.
std::string lineOf(std::span<const std::string> words);

} // namespace trainyard::automation
