#include "tests/gui/support/sample_system.h"

#include <algorithm>
#include <cmath>

namespace trainyard::gui::sample {

std::vector<ledger::StoredSample> system(int workers, int count, double t0, int gpus)
{
    constexpr double kGib = 1024.0 * 1024 * 1024;
    std::vector<ledger::StoredSample> samples;
    for (int i = 0; i < count; ++i) {
        for (int w = 0; w <= workers; ++w) {
            ledger::StoredSample &stored = samples.emplace_back();
            stored.node = w == 0 ? "head" : "worker-" + std::to_string(w);
            stored.seconds = ledger::kSampleSeconds;
            protocol::SystemSample &s = stored.sample;
            const double wave = std::sin(0.2 * i + w), load = w == 0 ? 0.15 : 0.9;
            s.t = t0 + 5.0 * i;
            s.cores = 4;
            s.memoryTotal = std::uint64_t(8 * kGib);
            s.memoryUsed = std::uint64_t((w == 0 ? 1.1 : 2.6 + 0.2 * w + 0.1 * wave) * kGib);
            s.diskTotal = std::uint64_t(100 * kGib);
            s.diskUsed = std::uint64_t((11 + 0.01 * i + w) * kGib);
            for (int g = 0; w > 0 && g < gpus; ++g)
                s.gpus.push_back({std::clamp(88 + 9 * wave - 4 * g, 0.0, 100.0), 61 + 2 * wave + g,
                                  std::uint64_t((12 + 0.2 * g) * kGib), std::uint64_t(16 * kGib)});
            if (i == 0)
                continue;
            s.processorPercent = std::clamp(100 * load + 8 * wave, 0.0, 100.0);
            s.networkReceived = (w == 0 ? 41 : 20) * 1e6 * (1 + 0.1 * wave);
            s.networkSent = (w == 0 ? 40 : 21) * 1e6 * (1 - 0.1 * wave);
            s.diskRead = w == 0 ? 0 : 3e6 * (1 + wave);
            s.diskWritten = i % 12 == 0 ? 25e6 : 0.2e6;
        }
    }
    return samples;
}

} // namespace trainyard::gui::sample
