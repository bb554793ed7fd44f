#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"
#include "backend/jobs/help_options.h"
#include "backend/protocol/job/job_spec.h"

namespace trainyard::jobs {

/// The command of a job that runs one script: which one, and what it gives for the options of the script.
class ScriptLine {
public:
    /// \param type  of the job: PyTorch's command begins with a script
    /// \error InvalidArgument: the line is empty, is more than one command, or names no script (a sentence in the detail)
    static Result<ScriptLine> read(protocol::JobType type, std::string_view line);

    /// The words that start the script on any computer, without its arguments: "python3 train.py".
    const std::vector<std::string> &script() const { return m_script; }

    /// What the line gives for an option: of a flag "true"; nothing: the option is not in the line.
    std::optional<std::string> value(const ScriptOption &option) const;
    /// Whether a form cannot show the option: it is there more than once, or its value is up to the shell.
    bool isFixed(const ScriptOption &option) const;
    /// The line with another value of an option, or without the option; every other word stays as it was written.
    std::string withValue(const ScriptOption &option, const std::optional<std::string> &value) const;

private:
    struct Word {
        std::string text;
        bool expands = false;           ///< the shell puts something else in its place
        std::size_t begin = 0, end = 0; ///< in the line
    };
    /// The words [first, last) that give an option.
    struct Place {
        std::size_t first = 0, last = 0;
        std::string value;
        bool isFixed = false;
    };
    static Result<std::vector<Word>> split(std::string_view line);
    Status findScript(protocol::JobType type);
    std::optional<Place> placeOf(const ScriptOption &option) const;
    void takeValues(const ScriptOption &option, Place &place) const;

    std::string m_line;
    std::vector<Word> m_words;
    std::vector<std::string> m_script;
    std::size_t m_arguments = 0; ///< the first word after the script
};

} // namespace trainyard::jobs
