#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "backend/runtime/nn/optimizer.h"
#include "backend/runtime/ps/slice_map.h"
#include "backend/runtime/ps/update_rule.h"

namespace trainyard::ps {

/// The optimiser of a worker that steps by itself: its memory, slice by slice, and the learning rate. Steps are those
/// of a server, bit for bit: the same arithmetic on the same slices, counted in the same way. One thread at a time.
class LocalOptimizer {
public:
    LocalOptimizer(const protocol::JobSpec &, SliceMap, nn::Optimizer);

    void beginView(const protocol::RatePlan &rate) { m_rate.begin(rate); }
    /// What was remembered before the next step. updates [slices] wins over that of the state
    void set(const nn::OptimizerState &, std::span<const std::uint32_t> updates = {});
    nn::OptimizerState state() const;

    /// One step of a slice.
    /// weights   [size of the slice] in place
    /// gradient  [size of the slice] summed over so many samples; without any nothing happens
    void step(std::uint32_t slice, std::span<float> weights, std::span<const float> gradient, std::uint64_t round,
              std::uint32_t samples);

private:
    struct Slot {
        std::vector<float> arrays; ///< of the optimiser, one after the other
        std::uint32_t updates = 0;
    };
    SliceMap m_map;
    nn::Optimizer m_optimizer;
    LearningRate m_rate;
    std::vector<Slot> m_slots; ///< by slice
};

} // namespace trainyard::ps
