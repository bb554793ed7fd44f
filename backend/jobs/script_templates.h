#pragma once

#include <span>
#include <string>
#include <string_view>

#include "backend/core/result.h"
#include "backend/jobs/job_type.h"

/// Scripts that come with the program, to begin an own one with (resources/scripts).
namespace trainyard::jobs {

struct ScriptTemplate {
    std::string_view name;  ///< of the file: "train_torch.py"
    std::string_view title; ///< "PyTorch: DistributedDataParallel with checkpoints"
    protocol::JobType type; ///< that starts it
    std::string_view content;
};
/// All of them, the simplest first.
std::span<const ScriptTemplate> scriptTemplates();
/// \error NotFound (the detail lists the names)
Result<ScriptTemplate> scriptTemplate(std::string_view name);

/// The job that starts a script.
/// \param folder  where it is on this computer: the code of the job
/// \param file    its name there
JobSpec jobOfScript(const ScriptTemplate &, const std::string &folder, const std::string &file);

} // namespace trainyard::jobs
