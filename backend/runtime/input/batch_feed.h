#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
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
    int classes = 0;                  ///< labels must be below it; 0: not checked
    int threads = 1;                  ///< that prepare batches, at least 1
    int ahead = 4;                    ///< batches prepared in advance, at least 1
    std::chrono::seconds patience{0}; ///< a sample whose source fails for a while is read again for so long
    /// Which errors are such; unset: Error::retryable().
    std::function<bool(const Error &)> mayPass = {};
    /// Called by next() every second while it waits for such a sample, with the last error, and with null when it has
    /// the batch. May return false, to end the wait.
    std::function<bool(const Error *)> onWait = {};
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
    /// \error those of reading and augmenting its samples, with the location of the sample; Cancelled (also by onWait)
    Result<const Batch *> next(std::stop_token);

private:
    struct State;
    std::unique_ptr<State> m;
};

} // namespace trainyard::input
