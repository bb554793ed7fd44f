#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"
#include "backend/protocol/job/job_spec.h"

namespace trainyard::jobs {

/// The command of a job, as far as reading the options of its script looks into it: one command, with a script.
class ScriptLine {
public:
    /// \param type  of the job: PyTorch's command begins with a script
    /// \error InvalidArgument: the line is empty, is more than one command, or names no script (a sentence in the detail)
    static Result<ScriptLine> read(protocol::JobType type, std::string_view line);

    /// The words that start the script on any computer, without its arguments: "python3 train.py".
    const std::vector<std::string> &script() const { return m_script; }

private:
    struct Word {
        std::string text;
        bool expands = false;
    };
    static Result<std::vector<Word>> split(std::string_view line);
    Status findScript(protocol::JobType type);

    std::vector<Word> m_words;
    std::vector<std::string> m_script;
};

} // namespace trainyard::jobs
