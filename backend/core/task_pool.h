#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

#include "backend/core/result.h"

namespace trainyard {

/// A fixed number of threads for blocking steps. Every task receives a stop token and must check it at least every
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

/// Calls f(item, stop) for every item on `width` threads (at most one per item) and waits for all calls. f must not
/// throw.
/// \return one result per item, in the order of the items
template <class Item, class F>
auto parallelMap(const std::vector<Item> &items, std::size_t width, std::stop_token stop, F f)
    -> std::vector<std::invoke_result_t<F, const Item &, std::stop_token>>
{
    using R = std::invoke_result_t<F, const Item &, std::stop_token>;
    std::vector<std::optional<R>> answers(items.size());
    std::atomic<std::size_t> next{0};
    {
        std::vector<std::jthread> threads;
        for (std::size_t t = 0; t < std::min(std::max<std::size_t>(width, 1), items.size()); ++t) {
            threads.emplace_back([&] {
                for (std::size_t i; (i = next++) < items.size();)
                    answers[i].emplace(f(items[i], stop));
            });
        }
    }
    std::vector<R> results;
    results.reserve(items.size());
    for (auto &answer : answers)
        results.push_back(std::move(*answer));
    return results;
}

} // namespace trainyard
