#pragma once

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <vector>

namespace trainyard::launch {

/// Restarts of a process, to compare with a limit. A user resets the count by writing a file. Plain value.
class RestartCount {
public:
    using Clock = std::filesystem::file_time_type::clock;

    void add(Clock::time_point at = Clock::now()) { m_times.push_back(at); }
    /// \param resetFile  restarts before it was written last do not count; may be missing
    int count(const std::filesystem::path &resetFile) const
    {
        std::error_code missing;
        const auto reset = std::filesystem::last_write_time(resetFile, missing);
        return int(std::ranges::count_if(m_times, [&](const Clock::time_point &at) { return missing || at >= reset; }));
    }

private:
    std::vector<Clock::time_point> m_times;
};

} // namespace trainyard::launch
