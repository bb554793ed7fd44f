#include "backend/ssh/typed_command.h"

#include <algorithm>

namespace trainyard::ssh {

namespace {

constexpr std::size_t kLongestName = 64;

/// Returns the program at the start of a line; empty where the first word is not a plain name, such as an assignment or
/// a quoted word.
std::string programOf(const std::string &line)
{
    const auto begin = std::min(line.find_first_not_of(' '), line.size());
    const auto end = std::min(line.find_first_of(" \t\n;|&<>()", begin), line.size());
    const std::string word = line.substr(begin, end - begin);
    const bool isPlain = std::ranges::all_of(word, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '_' ||
               c == '/' || c == '-';
    });
    return isPlain && word.size() <= kLongestName ? word : std::string();
}

} // namespace

TypedCommand typedCommand(std::string line)
{
    const std::string program = programOf(line);
    // $(cat) reads standard input to its end, which leaves it empty for the program.
    std::string command = "exec \"${SHELL:-/bin/sh}\" -c \"$(cat)\" # " + (program.empty() ? "" : program + ", ") +
                          std::to_string(line.size()) + " characters";
    return {std::move(command), std::move(line)};
}

} // namespace trainyard::ssh
