#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "backend/data/sets/dataset.h"
#include "backend/runtime/input/augment.h"
#include "backend/runtime/input/shard_plan.h"

namespace trainyard::input {

/// A batch in the network's input format.
struct Batch {
    std::vector<float> images;        ///< [samples * shape.size()], each sample in the augmenter's layout
    std::vector<std::int32_t> labels; ///< [samples]
    std::int64_t samples() const { return std::int64_t(labels.size()); }
};

struct FeedOptions {
    int classes = 0; ///< labels must be below it; 0: not checked
    int threads = 1; ///< that prepare batches, at least 1
    int ahead = 4;   ///< batches prepared in advance, at least 1
};

/// Returns the batches of one member's part of a plan, which its own threads prepare in advance, so that compute does
/// not wait for them. Memory of each slot is allocated once. The set must outlive the feed. One consumer thread.
/// Destruction at any time ends the threads.
class BatchFeed {
public:
    BatchFeed(const data::Dataset &, Augmenter, const ShardPlan &, int member, FeedOptions = {});
    ~BatchFeed();
    BatchFeed(const BatchFeed &) = delete;
    BatchFeed &operator=(const BatchFeed &) = delete;

    /// \return the next batch (possibly with 0 samples, see ShardPlan), or null after the last one; valid until the
    ///     next call
    /// \error those of reading and augmenting its samples, with the location of the sample; Cancelled
    Result<const Batch *> next(std::stop_token);

private:
    struct State;
    std::unique_ptr<State> m;
};

} // namespace trainyard::input
