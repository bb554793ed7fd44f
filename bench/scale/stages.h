#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "backend/core/result.h"
#include "backend/runtime/nn/model.h"
#include "backend/runtime/ps/slice_map.h"

namespace trainyard::bench::scale {

/// One layer with tensors, as seen by the gradient sync.
struct Stage {
    std::vector<std::pair<std::size_t, std::size_t>> ranges; ///< [begin, end) of the arena, in floats
    double share = 0;                                        ///< of the time of a pass; all shares add up to 1
};

/// The layers of a model that have tensors, from front to back. A layer's share of the time is its share of the
/// multiplications; layers without (batch norms) cost nothing, and their time is part of the others' shares.
/// \error as Model::shapes
Result<std::vector<Stage>> stagesOf(const nn::Model &);

/// All stages as one, for a learner that reports its gradients at the end.
Stage together(const std::vector<Stage> &);

/// The real slices, whose sizes are used on the wire, and the same number of slices with a few floats each in this
/// process: placement and order are those of the real map, and 1,024 arenas fit into memory.
struct Slices {
    static constexpr std::size_t kFloats = 4;
    ps::SliceMap real, small;
    explicit Slices(const ps::SliceMap &map)
        : real(map)
        , small(map.slices() * kFloats, kFloats * sizeof(float), map.shards())
    {
    }
};

} // namespace trainyard::bench::scale
