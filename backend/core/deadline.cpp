#include "backend/core/deadline.h"

#include <condition_variable>
#include <mutex>

namespace trainyard {

Status pause(std::chrono::milliseconds d, const Deadline &deadline, std::stop_token stop)
{
    std::mutex mutex;
    std::condition_variable_any wake;
    std::unique_lock lock(mutex);
    const auto until = std::min(Deadline::Clock::now() + d, deadline.at());
    wake.wait_until(lock, stop, until, [] { return false; });
    if (stop.stop_requested())
        return fail(ErrorCode::Cancelled, "wait", "stop was requested");
    if (deadline.expired())
        return fail(ErrorCode::Timeout, "wait", "the deadline passed");
    return {};
}

} // namespace trainyard
