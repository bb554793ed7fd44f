#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace trainyard::jobs {

/// An option of a script, as its help describes it.
struct ScriptOption {
    std::string name;      ///< the first long spelling, "--num-epochs"; the short one where there is no other
    std::string value;     ///< what stands for its value, "NUM_EPOCHS"; empty: a flag
    std::string help;      ///< one line
    std::string byDefault; ///< of "(default: 20)" in the help; empty: unknown
    std::vector<std::string> choices;
    std::string shortName = {}; ///< "-n", beside a long name
    bool operator==(const ScriptOption &) const = default;
};

/// The options that a script lists for --help, for a form: of Python's argparse (all versions), and of programs that
/// print the same shape, two columns with the options at the left. Text around them is ignored, as are the option for
/// the help itself, control characters, what follows 256 KiB, and options beyond 512.
std::vector<ScriptOption> optionsInHelp(std::string_view help);

} // namespace trainyard::jobs
