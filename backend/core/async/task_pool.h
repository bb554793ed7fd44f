#pragma once

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <system_error>
#include <thread>
#include <vector>

#include "backend/core/result.h"

namespace trainyard {

namespace detail {
/// Starts `count` threads that run `work`, or fewer at the limit of threads.
template <class Thread, class F>
void startThreads(std::vector<Thread> &threads, std::size_t count, const F &work)
{
    threads.reserve(count);
    try {
        while (threads.size() < count)
            threads.emplace_back(work);
    } catch (const std::system_error &) { // the started ones do all the work
    }
}
} // namespace detail

/// A fixed number of threads (fewer at the limit of threads) for blocking steps. Every task receives a stop token and must check it at least every
/// 100 ms. Thread-safe. Every accepted task completes exactly once, also during shutdown.
class TaskPool {
public:
    explicit TaskPool(std::size_t threads);
    ~TaskPool() { drain(); }
    TaskPool(const TaskPool &) = delete;
    TaskPool &operator=(const TaskPool &) = delete;

    /// Queues a task. Once drain() has begun, the task runs at once in the caller's thread with a stopped token.
    template <class F>
    auto run(F task) -> std::future<std::invoke_result_t<F, std::stop_token>>
    {
        using T = std::invoke_result_t<F, std::stop_token>;
        auto packaged = std::make_shared<std::packaged_task<T(std::stop_token)>>(std::move(task));
        auto future = packaged->get_future();
        post([packaged](std::stop_token stop) { (*packaged)(stop); });
        return future;
    }

    /// Requests stop of every task, runs the queued tasks with a stopped token and joins the threads.
    void drain();
    std::size_t size() const { return m_threads.size(); }

private:
    void post(std::function<void(std::stop_token)> task);
    void work();

    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::deque<std::function<void(std::stop_token)>> m_queue;
    std::stop_source m_stop;
    bool m_closed = false;
    std::vector<std::thread> m_threads;
};

/// Calls f(i) on `count` threads (fewer at the limit of threads), among them the caller's with i = 0, and waits for all.
template <class F>
void onThreads(std::size_t count, F f)
{
    std::atomic<std::size_t> others{0};
    std::vector<std::jthread> threads;
    detail::startThreads(threads, std::max<std::size_t>(count, 1) - 1, [&] { f(++others); });
    f(0);
}

/// Calls f(item, stop) for every item on `width` threads (at most one per item; fewer at the limit of threads) and waits
/// for all calls. An exception of f is thrown again to the caller.
/// \return one result per item, in the order of the items
template <class Item, class F>
auto parallelMap(const std::vector<Item> &items, std::size_t width, std::stop_token stop, F f)
    -> std::vector<std::invoke_result_t<F, const Item &, std::stop_token>>
{
    using R = std::invoke_result_t<F, const Item &, std::stop_token>;
    std::vector<std::optional<R>> answers(items.size());
    std::atomic<std::size_t> next{0};
    std::mutex mutex;
    std::exception_ptr thrown;
    const auto work = [&] {
        try {
            for (std::size_t i; (i = next++) < items.size();)
                answers[i].emplace(f(items[i], stop));
        } catch (...) {
            const std::lock_guard lock(mutex);
            thrown = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> threads;
        detail::startThreads(threads, std::min(std::max<std::size_t>(width, 1), items.size()), work);
        if (threads.empty())
            work();
    }
    if (thrown)
        std::rethrow_exception(thrown);
    std::vector<R> results;
    results.reserve(items.size());
    for (auto &answer : answers)
        results.push_back(std::move(*answer));
    return results;
}

/// Combines results of parallel work.
/// \param status  of a result: the identity, or a pointer to a member
/// \return the first failure; Cancelled only when there is no other, since one failure may have cancelled the rest
template <class R, class Projection = std::identity>
Status firstFailure(const std::vector<R> &results, Projection status = {})
{
    const Status *first = nullptr;
    for (const R &result : results) {
        const Status &one = std::invoke(status, result);
        if (!one && (!first || first->error().code == ErrorCode::Cancelled))
            first = &one;
    }
    return first ? *first : Status();
}

/// Calls f(item, stop) -> Status for every item as parallelMap() does.
/// \return the first failure, as firstFailure()
template <class Item, class F>
Status parallelForEach(const std::vector<Item> &items, std::size_t width, std::stop_token stop, F f)
{
    return firstFailure(parallelMap(items, width, std::move(stop), std::move(f)));
}

} // namespace trainyard
