#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/jobs/job_type.h"
#include "backend/protocol/control/control_task.h"

namespace trainyard::tasks {

/// A program of the user, in a session and process group of its own.
struct ChildOptions {
    jobs::ProcessPlan plan;
    std::map<std::string, std::string>
        environment;        ///< complete: inherited, variables.h, the job's, the plan's, secrets
    std::string folder;     ///< working folder
    std::string logFormats; ///< TaskSpec::logFormats
    std::vector<std::string> patterns;
    std::string valuesFile; ///< into which it may append lines {"name":"loss","value":0.3,"step":7}; empty: none
    std::chrono::seconds stopTime{5}; ///< between SIGTERM to its group and SIGKILL
};

/// Called in the thread of runChild().
struct ChildHooks {
    std::function<void(std::int64_t pid)> started;
    std::function<void(std::vector<protocol::TaskValue>)> values; ///< at most every 100 ms
    std::function<void()> idle;                                   ///< at least every 100 ms
};

struct ChildEnd {
    int status = 0;     ///< 128 + N when signal N ended it
    bool asked = false; ///< after a stop request
    std::string words;  ///< its last lines, at most 2 KiB
};

/// Runs the program to its end. Its output, both streams, goes through this process to standard output, line by line, so
/// that the watcher masks and rotates it (launch/role_log.h); progress bars become one line a second. When the program
/// has ended, what it left in its group is ended as well.
/// \param gentle  SIGTERM to its group, SIGKILL after stopTime
/// \param hard    SIGKILL at once
/// \error LocalCommandFailed (it cannot be started), NotFound (program or folder)
Result<ChildEnd> runChild(const ChildOptions &, const ChildHooks &, std::stop_token gentle, std::stop_token hard);

} // namespace trainyard::tasks
