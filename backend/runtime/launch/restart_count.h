#pragma once

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <system_error>
#include <vector>

#include "backend/core/system/files.h"
#include "backend/protocol/job/job_spec.h"

namespace trainyard::launch {

/// Restarts of a process, to compare with a limit: those of the last hour, since a run may last for weeks. A user resets
/// the count by writing a file. Plain value.
class RestartCount {
public:
    using Clock = std::filesystem::file_time_type::clock;
    static constexpr std::chrono::hours kWindow{1};

    void add(Clock::time_point at = Clock::now()) { m_times.push_back(at); }
    /// \param resetFile  restarts before it was written last do not count; may be missing
    int count(const std::filesystem::path &resetFile, Clock::time_point now = Clock::now()) const
    {
        std::error_code missing;
        const auto reset = std::filesystem::last_write_time(resetFile, missing);
        return int(std::ranges::count_if(
            m_times, [&](const Clock::time_point &at) { return at > now - kWindow && (missing || at >= reset); }));
    }

private:
    std::vector<Clock::time_point> m_times;
};

/// How often the scheduler of a run may be restarted in an hour, by its job; the default if that cannot be read.
inline int schedulerRestarts(const std::filesystem::path &runFolder)
{
    const auto job = protocol::jobSpecFromJson(readFile(runFolder / "job.json", 1u << 20).value_or(""));
    return job.value_or(protocol::JobSpec()).schedulerRestarts;
}

} // namespace trainyard::launch
