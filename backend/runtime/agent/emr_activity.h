#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <utility>

namespace trainyard::agent {

/// The file whose time of change shows EMR that a cluster is in use, on its master: EMR counts steps and applications of
/// YARN only, and its idle limit would end a cluster while it trains.
/// \source AWS, "Using an auto-termination policy": releases 6.4.0 and later
inline constexpr const char *kEmrActivityFile = "/emr/metricscollector/isbusy";

/// Touches that file while this node has a run. Does nothing where its folder does not exist. One thread.
class EmrActivity {
public:
    static constexpr std::chrono::seconds kActivityInterval{60}; ///< the shortest idle limit of EMR

    explicit EmrActivity(std::filesystem::path file = kEmrActivityFile)
        : m_file(std::move(file))
    {
    }
    /// \param hasRun  whether a process of a run lives on this node
    void update(bool hasRun, std::chrono::steady_clock::time_point now);

private:
    std::filesystem::path m_file;
    std::optional<std::chrono::steady_clock::time_point> m_touched; ///< the last attempt
    bool m_failed = false;                                          ///< logged once
};

} // namespace trainyard::agent
