#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "backend/data/sets/dataset.h"
#include "backend/runtime/input/augment.h"
#include "backend/runtime/input/shard_plan.h"

namespace trainyard::input {

/// A batch as the network wants it.
struct Batch {
    std::vector<float> images;        ///< [samples * shape.size()], each sample in the augmenter's layout
    std::vector<std::int32_t> labels; ///< [samples]
    std::int64_t samples() const { return std::int64_t(labels.size()); }
};

struct FeedOptions {
    int classes = 0; ///< labels are below it; 0: not checked
    int threads = 1; ///< that prepare batches, at least 1
    int ahead = 4;   ///< batches kept ready, at least 1
};

/// Hands out the batches of one member's part of a plan, prepared ahead by threads of its own so that compute does not
/// wait for them. Memory is taken once for each slot. The set must outlive the feed. One consumer thread. Destruction
/// at any moment ends the threads.
class BatchFeed {
public:
    BatchFeed(const data::Dataset &, Augmenter, const ShardPlan &, int member, FeedOptions = {});
    ~BatchFeed();
    BatchFeed(const BatchFeed &) = delete;
    BatchFeed &operator=(const BatchFeed &) = delete;

    std::int64_t batches() const; ///< equal for all members of the plan

    /// The next batch (possibly with 0 samples, see ShardPlan), or nullptr after the last. Valid until the next call.
    /// errors  those of reading and augmenting its samples, which name where the sample comes from
    Result<const Batch *> next();
    /// How often next() had to wait for a batch that was not ready.
    std::int64_t waits() const;

private:
    struct State;
    std::unique_ptr<State> m;
};

} // namespace trainyard::input
