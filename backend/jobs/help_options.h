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
    bool operator==(const ScriptOption &) const = default;
};

/// The options that a script lists for --help, for a form: of Python's argparse (all versions), and of programs that
/// print the same shape, two columns with the options at the left. Text around them is ignored, as are the option for
/// the help itself, control characters, what follows 256 KiB, and options beyond 512.
std::vector<ScriptOption> optionsInHelp(std::string_view help);

/// The words of the options whose value is given and is not their default, quoted for a shell, each with a blank before it.
/// \param values  one for each option; empty: not given; of a flag "true" or "false"
std::string argumentsOf(const std::vector<ScriptOption> &options, const std::vector<std::string> &values);

} // namespace trainyard::jobs
