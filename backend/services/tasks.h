#pragma once

#include <exception>
#include <memory>
#include <stop_token>
#include <type_traits>

#include <QFuture>
#include <QPromise>

#include "backend/core/result.h"
#include "backend/core/task_pool.h"

namespace trainyard::services {

/// Runs blocking work off the GUI thread and returns its result by QFuture. Use `.then(object, ...)` to receive the
/// result on the object's thread; a result for a destroyed object is dropped.
class Tasks {
public:
    explicit Tasks(std::size_t threads = 8)
        : m_pool(threads)
    {
    }

    /// \param f  f(std::stop_token) -> T
    /// \return a future that completes exactly once, also during shutdown (f gets a stopped token) and when f throws:
    ///     then with the error Internal where T is a Result, otherwise with T()
    template <class F>
    auto run(F f) -> QFuture<std::invoke_result_t<F, std::stop_token>>
    {
        using T = std::invoke_result_t<F, std::stop_token>;
        auto promise = std::make_shared<QPromise<T>>();
        promise->start();
        QFuture<T> future = promise->future();
        m_pool.run([promise, f = std::move(f)](std::stop_token stop) mutable {
            if constexpr (std::is_void_v<T>)
                (void)guarded<int>([&] { return f(stop), 0; });
            else
                promise->addResult(guarded<T>([&] { return f(stop); }));
            promise->finish();
        });
        return future;
    }

    /// Stops every task and waits for all. An object that passes `this` to a task calls it before its destruction.
    void drain() { m_pool.drain(); }

private:
    /// The outermost frame of a task: converts exceptions to values.
    template <class T, class F>
    static T guarded(F f)
    {
        try {
            return f();
        } catch (const std::exception &e) {
            return broken<T>(e.what());
        } catch (...) {
            return broken<T>("an unknown exception");
        }
    }
    template <class T>
    static T broken(const char *what)
    {
        Error error{ErrorCode::Internal, "task", what};
        logThrown(error);
        if constexpr (std::is_constructible_v<T, tl::unexpected<Error>>)
            return tl::unexpected(std::move(error));
        else
            return T();
    }
    static void logThrown(const Error &error);

    TaskPool m_pool;
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
