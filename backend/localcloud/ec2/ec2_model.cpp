#include "backend/localcloud/ec2/ec2_model.h"

#include "backend/core/encoding.h"

namespace trainyard::localcloud {

std::string newResourceId(const std::string &prefix)
{
    return prefix + hexEncode(randomBytes(9)).substr(0, 17);
}

std::int64_t toMillis(Timestamp time)
{
    return time.time_since_epoch().count();
}

std::int64_t nowMillis()
{
    return toMillis(SystemClock::instance().now());
}

std::string millisToIso(std::int64_t millis)
{
    return toIso8601(Timestamp(std::chrono::milliseconds(millis)));
}

} // namespace trainyard::localcloud
