#include "backend/jobs/saved_jobs.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "backend/core/try.h"

namespace trainyard::jobs {

Result<JobSpec> jobOfFile(std::string_view text, const RunId &run)
{
    constexpr int kDeepest = 16; // a job has three levels; what writes JSON calls itself for each
    bool tooDeep = false;
    const auto limit = [&](int depth, nlohmann::json::parse_event_t, nlohmann::json &) {
        tooDeep = tooDeep || depth > kDeepest;
        return !tooDeep;
    };
    auto file = nlohmann::json::parse(text, limit, false, true); // comments are allowed
    if (tooDeep || !file.is_object())
        return fail(ErrorCode::InvalidArgument, "job", "is not a JSON object");
    file.erase("title");
    if (!file.contains("run"))
        file["run"] = run.value;
    return protocol::jobSpecFromJson(file.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

Result<JobSpec> savedJob(std::string_view name, const RunId &run)
{
    const auto known = savedJobs();
    const auto at = std::ranges::find(known, name, &SavedJob::name);
    if (at != known.end())
        return jobOfFile(at->json, run);
    std::string names;
    for (const SavedJob &job : known)
        names += (names.empty() ? "" : ", ") + std::string(job.name);
    return fail(ErrorCode::NotFound, std::string(name), "is no job that comes with Trainyard: " + names);
}

} // namespace trainyard::jobs
