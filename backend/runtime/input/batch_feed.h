#pragma once

#include <memory>
#include <optional>

#include "backend/runtime/input/dataset.h"
#include "backend/runtime/input/shard_plan.h"

namespace trainyard::input {

/// Hands out the batches of one member's part of a plan, prepared ahead by a thread of its own so that compute never
/// waits for them. The set must outlive the feed. One consumer thread. Destruction at any moment ends the thread.
class BatchFeed {
public:
    /// ahead   batches kept ready, at least 1
    BatchFeed(const data::ImageSet &set, const ShardPlan &plan, int member, int ahead = 4);
    ~BatchFeed();
    BatchFeed(const BatchFeed &) = delete;
    BatchFeed &operator=(const BatchFeed &) = delete;

    std::int64_t batches() const; ///< equal for all members of the plan

    /// The next batch (possibly with 0 samples, see ShardPlan), or nullptr after the last. Valid until the next call.
    const Batch *next();

private:
    struct State;
    std::unique_ptr<State> m;
};

} // namespace trainyard::input
