#pragma once

#include <memory>
#include <stop_token>
#include <type_traits>

#include <QFuture>
#include <QObject>
#include <QPromise>

#include "backend/core/async/guarded.h"
#include "backend/core/async/task_pool.h"

namespace trainyard::services {

/// Calls f on the thread of the object, from its event loop, unless the object is destroyed before.
template <class F>
void postTo(QObject *object, F f)
{
    QMetaObject::invokeMethod(object, std::move(f), Qt::QueuedConnection);
}

/// Runs blocking work off the GUI thread and returns its result by QFuture. The future finishes on the thread of this
/// object, from its event loop: `.then(object, ...)` runs there, and a result for a destroyed object is dropped.
class Tasks {
public:
    /// \param operations  how many long operations may run at once, beside `threads` other tasks
    explicit Tasks(std::size_t threads = 8, std::size_t operations = 24)
        : m_queries(threads)
        , m_operations(operations)
    {
    }

    /// \param f  f(std::stop_token) -> T
    /// \return a future that completes exactly once, also when f throws: then with the error Internal where T is a
    ///     Result, otherwise with T(). Once drain() has begun, f runs with a stopped token; a future whose event loop no
    ///     longer runs is cancelled with this object
    template <class F>
    auto run(F f)
    {
        return submit(m_queries, std::move(f));
    }
    /// The same for work of minutes or hours, which must not keep the threads of the other tasks.
    template <class F>
    auto runOperation(F f)
    {
        return submit(m_operations, std::move(f));
    }
    /// Calls f on the thread of this object, from its event loop, unless this object is destroyed before. Any thread.
    template <class F>
    void post(F f)
    {
        postTo(&m_relay, std::move(f));
    }

    /// Stops every task and waits for all. An object that passes `this` to a task calls it before its destruction.
    void drain()
    {
        m_operations.drain();
        m_queries.drain();
    }

private:
    template <class F>
    auto submit(TaskPool &pool, F f) -> QFuture<std::invoke_result_t<F, std::stop_token>>
    {
        using T = std::invoke_result_t<F, std::stop_token>;
        auto promise = std::make_shared<QPromise<T>>();
        promise->start();
        QFuture<T> future = promise->future();
        pool.run([this, promise, f = std::move(f)](std::stop_token stop) mutable {
            if constexpr (std::is_void_v<T>)
                (void)guarded("task", [&] { f(stop); });
            else
                promise->addResult(guarded("task", [&]() -> T { return f(stop); }));
            // Here and not in the pool's thread: a continuation must not race with the destruction of its object.
            post([ended = std::move(promise)] { ended->finish(); });
        });
        return future;
    }

    QObject m_relay; ///< destroyed after the pools
    TaskPool m_queries, m_operations;
};

/// Distinguishes the newest request from older ones, whose late results are dropped.
class RequestGeneration {
public:
    /// Returns the number of a new request, which supersedes all earlier ones.
    std::uint64_t next() { return ++m_newest; }
    bool isCurrent(std::uint64_t ticket) const { return ticket == m_newest; }

private:
    std::uint64_t m_newest = 0;
};

} // namespace trainyard::services
