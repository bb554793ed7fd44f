#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>

#include "backend/ledger/system_samples.h"
#include "gui/models/charts/series_buffer.h"

namespace trainyard::gui {

enum class SystemMetric {
    Processor,   ///< percent
    Memory,      ///< GiB
    GpuUse,      ///< percent
    GpuMemory,   ///< GiB
    Temperature, ///< degrees Celsius, of a GPU
    NetworkReceived,
    NetworkSent, ///< MB per second, as those of the disks
    DiskRead,
    DiskWritten,
    DiskUsed, ///< GiB
};

/// One curve: a machine, or one of its GPUs. Ordered as people count: worker-2 before worker-10.
struct SystemLine {
    std::string machine;
    int gpu = -1; ///< -1: the machine
    std::strong_ordering operator<=>(const SystemLine &) const;
    bool operator==(const SystemLine &) const = default;
};

/// The curves of the machines of a run, built from their samples, each of which is appended once. GUI thread.
class SystemSeries {
public:
    using Lines = std::map<SystemLine, std::unique_ptr<SeriesBuffer>>;

    /// \param origin  the time of x = 0, in seconds since 1970; earlier samples are left out
    explicit SystemSeries(double origin = 0)
        : m_origin(origin)
    {
    }
    void append(std::span<const ledger::StoredSample> samples);

    const Lines &lines(SystemMetric metric) const;
    double origin() const { return m_origin; }
    double lastX() const { return m_lastX; }
    bool empty() const { return m_lines.empty(); }

private:
    void put(SystemMetric, const SystemLine &, double x, double value);

    double m_origin, m_lastX = 0;
    std::map<SystemMetric, Lines> m_lines;
};

} // namespace trainyard::gui
