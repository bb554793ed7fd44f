#include "backend/core/deadline.h"

#include "backend/core/time_source.h"

namespace trainyard {

Deadline::Clock::time_point Deadline::Clock::now()
{
    return TimeSource::current().now();
}

Status pause(std::chrono::milliseconds d, const Deadline &deadline, std::stop_token stop)
{
    TimeSource::current().waitUntil(std::min(Deadline::Clock::now() + d, deadline.at()), stop);
    if (stop.stop_requested())
        return fail(ErrorCode::Cancelled, "wait", "stop was requested");
    if (deadline.expired())
        return fail(ErrorCode::Timeout, "wait", "the deadline passed");
    return {};
}

} // namespace trainyard
