#include "backend/runtime/input/batch_feed.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include <fmt/format.h>

#include "backend/core/async/poll.h"
#include "backend/core/try.h"
#include "backend/data/random.h"

namespace trainyard::input {

namespace {

constexpr std::uint64_t kAugmentation = 0x6175676d656e74; // separates these random draws from those of the order
constexpr std::chrono::milliseconds kFirstRepetition{200}, kLastRepetition{15'000};
constexpr std::chrono::seconds kBetweenReports{1};

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
    std::optional<Error> outage;       ///< the last error of a source that fails for a while
    int waiting = 0;                   ///< threads for it
    std::vector<std::jthread> threads; // last member: they use those above

    State(const data::Dataset &s, Augmenter a, const ShardPlan &plan, int member, FeedOptions o)
        : set(s)
        , augmenter(std::move(a))
        , order(plan.order())
        , samples(plan, member)
        , options(std::move(o))
        , slots(std::size_t(std::max({options.ahead, options.threads, 1})) + 1) // one more, held by the consumer
    {
        for (int t = 0; t < std::max(options.threads, 1); ++t)
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

    /// Reads a sample, again while its source fails for a while.
    Result<data::Sample> read(std::int64_t index, data::ReadScratch &scratch, std::stop_token stop)
    {
        bool waits = false;
        const auto repeats = [&](const Error &error) {
            const bool passes = options.mayPass ? options.mayPass(error) : error.retryable();
            if (options.patience.count() == 0 || !passes)
                return false;
            const std::lock_guard lock(mutex);
            waiting += std::exchange(waits, true) ? 0 : 1;
            outage = error;
            changed.notify_all();
            return true;
        };
        auto sample = retryWhile(Backoff(kFirstRepetition, kLastRepetition), {Deadline::after(options.patience), stop},
                                 repeats, [&] { return set.sample(index, scratch, stop); });
        if (waits) {
            const std::lock_guard lock(mutex);
            if (--waiting == 0)
                outage.reset();
        }
        return sample;
    }

    Status fill(std::span<const std::int64_t> indices, Batch &out, data::ReadScratch &scratch,
                std::vector<std::uint8_t> &pixels, std::stop_token stop)
    {
        const std::size_t size = augmenter.shape().size();
        out.images.resize(indices.size() * size);
        out.labels.resize(indices.size());
        for (std::size_t i = 0; i < indices.size(); ++i) {
            TY_ASSIGN(const auto sample, read(indices[i], scratch, stop));
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
    : m(std::make_unique<State>(set, std::move(augmenter), plan, member, std::move(options)))
{
}
BatchFeed::~BatchFeed() = default;

Result<const Batch *> BatchFeed::next(std::stop_token stop)
{
    std::unique_lock lock(m->mutex);
    if (m->taken == m->samples.batches())
        return nullptr;
    auto &slot = m->slots[std::size_t(m->taken) % m->slots.size()];
    bool reported = false;
    while (!slot.ready) {
        const auto isNew = [&] { return slot.ready || (m->outage && !reported); };
        if (reported)
            (void)m->changed.wait_for(lock, stop, kBetweenReports, isNew);
        else
            (void)m->changed.wait(lock, stop, isNew);
        if (slot.ready)
            break;
        if (stop.stop_requested())
            return fail(ErrorCode::Cancelled, "input", "stop was requested");
        if (!m->outage)
            continue;
        reported = true;
        const Error why = *m->outage;
        lock.unlock();
        if (m->options.onWait && !m->options.onWait(&why))
            return fail(ErrorCode::Cancelled, "input", "the wait for data was ended");
        lock.lock();
    }
    slot.ready = false;
    ++m->taken;
    m->changed.notify_all(); // the previous batch is free now
    lock.unlock();
    if (reported && slot.status && m->options.onWait)
        (void)m->options.onWait(nullptr);
    if (!slot.status)
        return fail(slot.status.error());
    return &slot.batch;
}

} // namespace trainyard::input
