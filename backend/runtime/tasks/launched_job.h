#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "backend/core/result.h"

namespace trainyard::tasks {

/// A job that a launcher has submitted to a queue: the file launcher.json in the folder of the run on the head. It
/// outlives the launcher's process, so that a stop of the run cancels the job in any case.
struct LaunchedJob {
    static constexpr const char *kName = "launcher.json";
    std::string id;
    std::vector<std::string> cancel; ///< the command that cancels it
};
std::string toJson(const LaunchedJob &);

/// Cancels the job that the launcher of this run has submitted, if there is one, and forgets it.
/// \error LocalCommandFailed (of the queue's command), CorruptData, those of reading the file
Status cancelLaunchedJob(const std::filesystem::path &runFolder);

} // namespace trainyard::tasks
