#include "backend/runs/throughput_estimator.h"

#include <algorithm>
#include <map>
#include <utility>

#include "backend/protocol/metric_record.h"

namespace trainyard::runs {

namespace {

constexpr int kMostEpochs = 1 << 30;
constexpr std::size_t kMostRanks = 4096; // as a job has workers

/// The range of samples per second in which sums and differences remain meaningful.
bool isSpeed(double value)
{
    return value >= 1e-6 && value <= 1e12;
}

} // namespace

void ThroughputEstimator::take(std::span<const protocol::MetricRecord> records)
{
    namespace metric = protocol::metric;
    for (const auto &record : records) {
        if (record.name == metric::kWorkers) {
            const int workers = protocol::workersIn(record.value);
            m_changes += workers != m_workers;
            m_workers = workers;
            m_window.clear();
        } else if (record.rank >= 0 && record.name == metric::kSpeed && m_epochs > 0) {
            takeReport(record);
        } else if (record.rank < 0 && record.name == metric::kSpeed && record.epoch >= m_epochs) {
            const bool first = m_samplesPerEpoch == 0;
            if (m_changes <= (first ? 1 : 0) && m_workers > 0 && isSpeed(record.value)) {
                if (std::exchange(m_warmUp, first))
                    m_past.clear();
                m_past.push_back({m_workers, record.value});
            }
            m_changes = 0;
            m_epochs = std::min(record.epoch, kMostEpochs) + 1;
            m_samplesPerEpoch = double(record.samples);
            m_lastSpeed = isSpeed(record.value) ? record.value : 0;
            m_lastEnd = record.t;
        }
    }
}

/// The first report of a rank covers a time before this view.
void ThroughputEstimator::takeReport(const protocol::MetricRecord &record)
{
    if (m_window.empty())
        m_windowBegin = record.t;
    const auto known = m_window.find(record.rank);
    if (known == m_window.end()) {
        if (m_window.size() < kMostRanks)
            m_window.emplace(record.rank, Reports{record.t, record.t, 0});
        return;
    }
    known->second.last = record.t;
    known->second.samples += double(record.samples);
    if (int(m_window.size()) < m_workers || record.t - m_windowBegin < kWindowSeconds)
        return;
    double speed = 0;
    for (const auto &[rank, reports] : m_window) {
        if (reports.last <= reports.first)
            return; // it has reported once: the next report decides
        speed += reports.samples / (reports.last - reports.first);
    }
    m_window.clear();
    if (!isSpeed(speed))
        return;
    if (std::exchange(m_warmUp, false))
        m_past.clear();
    m_past.push_back({m_workers, speed});
    ++m_windows;
}

std::vector<Throughput> ThroughputEstimator::throughputs() const
{
    std::map<int, std::vector<double>> speeds;
    for (const Throughput &throughput : m_past)
        speeds[throughput.workers].push_back(throughput.samplesPerSecond);
    std::vector<Throughput> throughputs;
    for (auto &[workers, values] : speeds) {
        const auto middle = values.begin() + std::ptrdiff_t(values.size() / 2);
        std::ranges::nth_element(values, middle);
        throughputs.push_back({workers, *middle});
    }
    return throughputs;
}

double ThroughputEstimator::remainingSamples(int epochs, double now) const
{
    const int left = epochs - m_epochs;
    if (left <= 0)
        return 0;
    const double done = std::clamp((now - m_lastEnd) * m_lastSpeed, 0.0, m_samplesPerEpoch);
    return left * m_samplesPerEpoch - done;
}

} // namespace trainyard::runs
