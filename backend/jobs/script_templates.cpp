#include "backend/jobs/script_templates.h"

#include <algorithm>

#include "backend/core/encoding.h"

namespace trainyard::jobs {

Result<ScriptTemplate> scriptTemplate(std::string_view name)
{
    const auto known = scriptTemplates();
    const auto at = std::ranges::find(known, name, &ScriptTemplate::name);
    if (at != known.end())
        return *at;
    std::string names;
    for (const ScriptTemplate &one : known)
        names += (names.empty() ? "" : ", ") + std::string(one.name);
    return fail(ErrorCode::NotFound, std::string(name), "is no script that comes with Trainyard: " + names);
}

JobSpec jobOfScript(const ScriptTemplate &script, const std::string &folder, const std::string &file)
{
    JobSpec job;
    job.type = script.type;
    job.task.code = folder;
    job.task.command = "python3 " + shellQuote(file);
    return job;
}

} // namespace trainyard::jobs
