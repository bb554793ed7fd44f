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

/// The state of the job as the launcher reports it: the file queue.state in the folder of the run on the head, written
/// at every poll.
struct QueueNote {
    bool waits = false;  ///< in the queue of the cluster: the time of the start has not begun
    std::string failure; ///< the launcher has ended with this error
    bool operator==(const QueueNote &) const = default;
};
/// A default one removes the file.
Status saveQueueNote(const std::filesystem::path &runFolder, const QueueNote &);
/// \return a default one where there is none, or where its launcher has not looked for two minutes
QueueNote queueNote(const std::filesystem::path &runFolder);

/// Cancels the job that the launcher of this run has submitted, if there is one, and forgets it.
/// \error LocalCommandFailed (of the queue's command), CorruptData, those of reading the file
Status cancelLaunchedJob(const std::filesystem::path &runFolder);

} // namespace trainyard::tasks
