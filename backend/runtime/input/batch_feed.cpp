#include "backend/runtime/input/batch_feed.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace trainyard::input {

struct BatchFeed::State {
    const data::ImageSet &set;
    const ShardSamples samples;
    // A ring: the slots of batches [taken, ready) are full; the consumer still looks at taken - 1.
    std::vector<Batch> slots;
    std::mutex mutex;
    std::condition_variable_any changed;
    std::int64_t ready = 0, taken = 0;
    std::jthread thread; // last: it uses all of the above

    State(const data::ImageSet &s, const ShardPlan &plan, int member, int ahead)
        : set(s)
        , samples(plan, member)
        , slots(std::size_t(std::max(ahead, 1)) + 1) // one more, which the consumer holds
    {
        thread = std::jthread([this](std::stop_token stop) { fill(stop); });
    }

    void fill(std::stop_token stop)
    {
        for (std::int64_t b = 0; b < samples.batches(); ++b) {
            {
                std::unique_lock lock(mutex);
                const auto free = [&] { return b - (taken - 1) < std::int64_t(slots.size()); };
                if (!changed.wait(lock, stop, free))
                    return;
            }
            gather(set, samples.batch(b), slots[std::size_t(b) % slots.size()]);
            const std::lock_guard lock(mutex);
            ready = b + 1;
            changed.notify_all();
        }
    }
};

BatchFeed::BatchFeed(const data::ImageSet &set, const ShardPlan &plan, int member, int ahead)
    : m(std::make_unique<State>(set, plan, member, ahead))
{
}
BatchFeed::~BatchFeed() = default;

std::int64_t BatchFeed::batches() const
{
    return m->samples.batches();
}

const Batch *BatchFeed::next()
{
    std::unique_lock lock(m->mutex);
    if (m->taken == m->samples.batches())
        return nullptr;
    m->changed.wait(lock, [this] { return m->ready > m->taken; });
    const std::int64_t b = m->taken++;
    m->changed.notify_all(); // the batch handed out before is free now
    return &m->slots[std::size_t(b) % m->slots.size()];
}

} // namespace trainyard::input
