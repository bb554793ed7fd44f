#include "gui/models/charts/system_series.h"

#include <algorithm>

namespace trainyard::gui {

namespace {

constexpr double kGib = 1024.0 * 1024 * 1024, kMega = 1e6;

} // namespace

std::strong_ordering SystemLine::operator<=>(const SystemLine &other) const
{
    if (const auto order = machine.size() <=> other.machine.size(); order != 0)
        return order;
    if (const auto order = machine.compare(other.machine); order != 0)
        return order <=> 0;
    return gpu <=> other.gpu;
}

void SystemSeries::append(std::span<const ledger::StoredSample> samples)
{
    for (const ledger::StoredSample &stored : samples) {
        const protocol::SystemSample &s = stored.sample;
        const double x = s.t - m_origin;
        if (x < 0)
            continue;
        m_lastX = std::max(m_lastX, x);
        SystemLine line{stored.node, -1};
        const auto add = [&](SystemMetric metric, const auto &value, double unit = 1) {
            if (value)
                put(metric, line, x, double(*value) / unit);
        };
        add(SystemMetric::Processor, s.processorPercent);
        add(SystemMetric::Memory, s.memoryUsed, kGib);
        add(SystemMetric::NetworkReceived, s.networkReceived, kMega);
        add(SystemMetric::NetworkSent, s.networkSent, kMega);
        add(SystemMetric::DiskRead, s.diskRead, kMega);
        add(SystemMetric::DiskWritten, s.diskWritten, kMega);
        add(SystemMetric::DiskUsed, s.diskUsed, kGib);
        for (const protocol::GpuSample &gpu : s.gpus) {
            ++line.gpu;
            add(SystemMetric::GpuUse, gpu.percent);
            add(SystemMetric::GpuMemory, gpu.memoryUsed, kGib);
            add(SystemMetric::Temperature, gpu.celsius);
        }
    }
}

void SystemSeries::put(SystemMetric metric, const SystemLine &line, double x, double value)
{
    auto &buffer = m_lines[metric][line];
    if (!buffer)
        buffer = std::make_unique<SeriesBuffer>();
    buffer->append(x, value);
}

const SystemSeries::Lines &SystemSeries::lines(SystemMetric metric) const
{
    static const Lines none;
    const auto found = m_lines.find(metric);
    return found == m_lines.end() ? none : found->second;
}

} // namespace trainyard::gui
