#include "backend/runtime/agent/gpu_monitor.h"

#include <algorithm>
#include <cctype>

#include "backend/core/numbers.h"
#include "backend/core/system/process.h"
#include "backend/core/text.h"
#include "backend/core/time/deadline.h"

namespace trainyard::agent {

using protocol::GpuSample;

namespace {

/// \return unset unless it is a number up to `most`
std::optional<double> gpuNumber(std::string_view text, double most)
{
    const auto value = parseNumber(text);
    return value && *value >= 0 && *value <= most ? value : std::nullopt;
}

std::optional<std::uint64_t> mebibytes(std::string_view text)
{
    const auto value = gpuNumber(text, 1e9);
    return value ? std::optional(std::uint64_t(*value * 1024 * 1024)) : std::nullopt;
}

} // namespace

void GpuMonitor::read(Clock::time_point now)
{
    if (m_next && now < *m_next)
        return;
    m_next = now + kRetry;
    m_gpus.clear();
    m_busy = false;
    if (!findProgram("nvidia-smi"))
        return;
    const auto began = Clock::now();
    const auto answer = query("--query-gpu=utilization.gpu,memory.used,memory.total,temperature.gpu");
    if (!answer)
        return;
    m_gpus = parse(*answer);
    if (const auto busy = anyBusy(m_gpus)) {
        m_busy = *busy;
    } else {
        const auto holders = query("--query-compute-apps=pid");
        m_busy = holders && std::ranges::any_of(*holders, [](unsigned char c) { return std::isdigit(c); });
    }
    m_next = now + std::min<Clock::duration>(kCostFactor * (Clock::now() - began), kRetry);
}

/// \return the output of nvidia-smi; unset without a driver, or if it does not respond in time
std::optional<std::string> GpuMonitor::query(const char *question) const
{
    const auto output = runProcess({{"nvidia-smi", question, "--format=csv,noheader,nounits"}, {}, {}, {}},
                                   {Deadline::after(m_timeout), {}}, 64u << 10);
    return output && output->exitStatus == 0 ? std::optional(output->out) : std::nullopt;
}

std::vector<GpuSample> GpuMonitor::parse(std::string_view answer)
{
    std::vector<GpuSample> gpus;
    for (std::string_view line; gpus.size() < protocol::kMostGpus && takeLine(answer, line);) {
        if (trimmed(line).empty())
            continue;
        const auto next = [&line] {
            const auto field = line.substr(0, line.find(','));
            line.remove_prefix(std::min(field.size() + 1, line.size()));
            return trimmed(field);
        };
        GpuSample &gpu = gpus.emplace_back();
        gpu.percent = gpuNumber(next(), 100);
        gpu.memoryUsed = mebibytes(next());
        gpu.memoryTotal = mebibytes(next());
        gpu.celsius = gpuNumber(next(), 1000);
    }
    return gpus;
}

std::optional<bool> GpuMonitor::anyBusy(const std::vector<GpuSample> &gpus)
{
    if (std::ranges::any_of(gpus, [](const GpuSample &gpu) { return gpu.percent.value_or(0) > kBusyPercent; }))
        return true;
    const bool silent = std::ranges::any_of(gpus, [](const GpuSample &gpu) { return !gpu.percent; });
    return silent ? std::nullopt : std::optional(false);
}

} // namespace trainyard::agent
