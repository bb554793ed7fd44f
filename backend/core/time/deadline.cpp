#include "backend/core/time/deadline.h"

#include "backend/core/time/time_source.h"

namespace trainyard {

Deadline::Clock::time_point Deadline::Clock::now()
{
    return TimeSource::current().now();
}

Status pause(std::chrono::milliseconds d, const CallContext &context)
{
    TimeSource::current().waitUntil(std::min(Deadline::Clock::now() + d, context.deadline.at()), context.stop);
    if (context.stop.stop_requested())
        return fail(ErrorCode::Cancelled, "wait", "stop was requested");
    if (context.deadline.expired())
        return fail(ErrorCode::Timeout, "wait", "the deadline passed");
    return {};
}

} // namespace trainyard
