#pragma once

#include <functional>
#include <stop_token>
#include <system_error>
#include <thread>
#include <utility>

#include "backend/core/async/guarded.h"
#include "backend/core/async/poll.h"

namespace trainyard::training {

/// Stops an action when its caller does, or when a condition holds that only polling finds.
class StopWhen {
public:
    /// \param holds  is called in another thread while this object lives
    StopWhen(std::function<bool()> holds, std::stop_token caller)
        : m_caller(std::move(caller), [this] { m_stop.request_stop(); })
    {
        const auto watch = [this, holds = std::move(holds)](std::stop_token ended) {
            (void)guarded("stop watch", [&] {
                const auto held = pollUntil(Backoff(std::chrono::milliseconds(200)), {Deadline::never(), ended},
                                            [&]() -> Result<bool> { return holds(); });
                if (held)
                    m_stop.request_stop();
            });
        };
        try {
            m_watch = std::jthread(watch);
        } catch (const std::system_error &) { // the limit of threads: the caller checks the condition at the end
        }
    }
    StopWhen(const StopWhen &) = delete;
    StopWhen &operator=(const StopWhen &) = delete;

    std::stop_token token() const { return m_stop.get_token(); }

private:
    std::stop_source m_stop;
    std::stop_callback<std::function<void()>> m_caller;
    std::jthread m_watch; ///< last: it uses the other members
};

} // namespace trainyard::training
