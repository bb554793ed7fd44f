#include "backend/core/async/task_pool.h"

namespace trainyard {

TaskPool::TaskPool(std::size_t threads)
{
    detail::startThreads(m_threads, std::max<std::size_t>(threads, 1), [this] { work(); });
    if (m_threads.empty()) // else they read it already
        m_closed = true;   // each task then runs in its caller's thread
}

void TaskPool::post(std::function<void(std::stop_token)> task)
{
    {
        const std::lock_guard lock(m_mutex);
        if (!m_closed) {
            m_queue.push_back(std::move(task));
            m_wake.notify_one();
            return;
        }
    }
    task(m_stop.get_token());
}

void TaskPool::work()
{
    for (;;) {
        std::unique_lock lock(m_mutex);
        m_wake.wait(lock, [this] { return m_closed || !m_queue.empty(); });
        if (m_queue.empty())
            return;
        auto task = std::move(m_queue.front());
        m_queue.pop_front();
        lock.unlock();
        task(m_stop.get_token());
    }
}

void TaskPool::drain()
{
    m_stop.request_stop();
    {
        const std::lock_guard lock(m_mutex);
        m_closed = true;
    }
    m_wake.notify_all();
    for (std::thread &thread : m_threads) {
        if (thread.joinable())
            thread.join();
    }
}

} // namespace trainyard
