#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "backend/core/result.h"
#include "backend/runtime/nn/model.h"
#include "backend/runtime/ps/slice_map.h"

namespace trainyard::bench::scale {

/// One layer with tensors, as the exchange sees it.
struct Stage {
    std::vector<std::pair<std::size_t, std::size_t>> ranges; ///< [begin, end) of the arena, in floats
    double share = 0;                                        ///< of the pass's time; all together 1
};

/// The layers of a model that have tensors, from front to back. A layer's share of the time is that of its
/// multiplications; those without (batch norms) cost nothing here, and their neighbours' share has their time.
/// errors  as Model::shapes
Result<std::vector<Stage>> stagesOf(const nn::Model &);

/// All of them as one: a learner that tells its gradients at the end.
Stage together(const std::vector<Stage> &);

/// Slices of the real size on the wire, and the same number of slices with a few floats each in this process: where a
/// slice goes and in what order is the real map's, and 1,024 arenas fit into memory.
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
