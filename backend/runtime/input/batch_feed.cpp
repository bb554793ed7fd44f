#include "backend/runtime/input/batch_feed.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>

#include <fmt/format.h>

#include "backend/core/try.h"
#include "backend/data/random.h"

namespace trainyard::input {

namespace {

constexpr std::uint64_t kAugmentation = 0x6175676d656e74; // separates these random draws from those of the order

} // namespace

struct BatchFeed::State {
    struct Slot {
        Batch batch;
        Status status;
        bool ready = false;
    };

    const data::Dataset &set;
    const Augmenter augmenter;
    const EpochOrder order;
    const ShardSamples samples;
    const FeedOptions options;
    std::mutex mutex;
    std::condition_variable_any changed;
    // A ring: batch b is in slot b % slots. Threads fill [taken, claimed); the consumer still uses taken - 1.
    std::vector<Slot> slots;
    std::int64_t claimed = 0, taken = 0;
    std::vector<std::jthread> threads; // last member: they use those above

    State(const data::Dataset &s, Augmenter a, const ShardPlan &plan, int member, FeedOptions o)
        : set(s)
        , augmenter(std::move(a))
        , order(plan.order())
        , samples(plan, member)
        , options(o)
        , slots(std::size_t(std::max({o.ahead, o.threads, 1})) + 1) // one more, held by the consumer
    {
        for (int t = 0; t < std::max(o.threads, 1); ++t)
            threads.emplace_back([this](std::stop_token stop) { work(stop); });
    }
    ~State()
    {
        for (auto &thread : threads) // stop all of them before the first join
            thread.request_stop();
    }

    void work(std::stop_token stop)
    {
        data::ReadScratch scratch;
        std::vector<std::uint8_t> pixels;
        for (;;) {
            std::unique_lock lock(mutex);
            const std::int64_t b = claimed;
            if (b == samples.batches())
                return;
            ++claimed;
            const auto free = [&] { return b - (taken - 1) < std::int64_t(slots.size()); };
            if (!changed.wait(lock, stop, free))
                return;
            lock.unlock();
            Slot &slot = slots[std::size_t(b) % slots.size()];
            auto status = fill(samples.batch(b), slot.batch, scratch, pixels, stop);
            lock.lock();
            slot.status = std::move(status);
            slot.ready = true;
            changed.notify_all();
        }
    }

    Status fill(std::span<const std::int64_t> indices, Batch &out, data::ReadScratch &scratch,
                std::vector<std::uint8_t> &pixels, std::stop_token stop) const
    {
        const std::size_t size = augmenter.shape().size();
        out.images.resize(indices.size() * size);
        out.labels.resize(indices.size());
        for (std::size_t i = 0; i < indices.size(); ++i) {
            TY_ASSIGN(const auto sample, set.sample(indices[i], scratch, stop));
            if (options.classes > 0 && sample.label >= options.classes)
                return fail(ErrorCode::CorruptData, set.location(indices[i]),
                            fmt::format("expected a class from 0 to {}, found {}", options.classes - 1, sample.label));
            const auto seed =
                data::mixedSeed(order.seed ^ kAugmentation, std::uint64_t(order.epoch), std::uint64_t(indices[i]));
            if (const auto done = augmenter.apply(sample.image, seed, pixels, out.images.data() + i * size); !done)
                return fail(done.error().code, set.location(indices[i]), done.error().detail);
            out.labels[i] = sample.label;
        }
        return {};
    }
};

BatchFeed::BatchFeed(const data::Dataset &set, Augmenter augmenter, const ShardPlan &plan, int member,
                     FeedOptions options)
    : m(std::make_unique<State>(set, std::move(augmenter), plan, member, options))
{
}
BatchFeed::~BatchFeed() = default;

Result<const Batch *> BatchFeed::next(std::stop_token stop)
{
    std::unique_lock lock(m->mutex);
    if (m->taken == m->samples.batches())
        return nullptr;
    auto &slot = m->slots[std::size_t(m->taken) % m->slots.size()];
    if (!m->changed.wait(lock, stop, [&slot] { return slot.ready; }))
        return fail(ErrorCode::Cancelled, "input", "stop was requested");
    slot.ready = false;
    ++m->taken;
    m->changed.notify_all(); // the previous batch is free now
    if (!slot.status)
        return fail(slot.status.error());
    return &slot.batch;
}

} // namespace trainyard::input
