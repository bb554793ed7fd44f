#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "backend/runtime/nn/optimizer.h"
#include "backend/runtime/ps/slice_map.h"
#include "backend/runtime/ps/update_rule.h"

namespace trainyard::ps {

/// The optimizer of a worker that applies updates itself: the optimizer state by slice, and the learning rate. Its
/// updates equal those of a server bit for bit: the same arithmetic on the same slices with the same counts. For
/// dist_sync and a local kv-store; in dist_async no two workers have the same weights. One thread at a time.
class LocalOptimizer {
public:
    LocalOptimizer(const protocol::JobSpec &, SliceMap, nn::Optimizer);

    void beginView(const protocol::RatePlan &rate) { m_rate.begin(rate); }
    /// Sets the state before the next update.
    /// \param updates  [slices] updates made so far; overrides that of the state unless empty
    void set(const nn::OptimizerState &, std::span<const std::uint32_t> updates = {});
    nn::OptimizerState state() const;

    /// Applies one update to a slice.
    /// \param weights   [size of the slice] updated in place
    /// \param gradient  [size of the slice] summed over `samples` samples; without samples nothing changes
    void step(std::uint32_t slice, std::span<float> weights, std::span<const float> gradient, std::uint64_t round,
              std::uint32_t samples);

private:
    struct Slot {
        std::vector<float> arrays; ///< of the optimizer, one after the other
        std::uint32_t updates = 0;
    };
    SliceMap m_map;
    nn::Optimizer m_optimizer;
    LearningRate m_rate;
    std::vector<Slot> m_slots; ///< by slice
};

} // namespace trainyard::ps
